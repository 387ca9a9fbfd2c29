import {
  ALL_CHOICES,
  type Choices,
  type ConsentRecord,
  NO_CHOICES,
  newConsentRecord,
  type OlderConsentRecord,
  readChoices,
} from './consent-record.ts';

/** Local storage keys. */
const RECORD_KEY = 'cookie-consent';
const DATE_KEY = 'cookie-consent-date';
const EVENT = 'cookie-consent-changed';

/** What the person agreed to, or null where no record is stored. */
export function storedChoices(): Choices | null {
  return readChoices(localStorage.getItem(RECORD_KEY));
}

export function isConsentStored(): boolean {
  return storedChoices() !== null;
}

/** Calls back when consent changes, here or in another tab; what is allowed then is asked from `storedChoices`. */
export function onConsentChange(listener: () => void): () => void {
  window.addEventListener(EVENT, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(EVENT, listener);
    window.removeEventListener('storage', listener);
  };
}

function announce(): void {
  window.dispatchEvent(new CustomEvent(EVENT, { detail: storedChoices() }));
}

function store(record: ConsentRecord | OlderConsentRecord): void {
  localStorage.setItem(RECORD_KEY, JSON.stringify(record));
  localStorage.setItem(DATE_KEY, new Date().toISOString());
  announce();
}

export function storeConsent(choices: Choices): void {
  store(newConsentRecord(choices));
}

/** As the Cookie Preferences dialog stores it. */
export function storeOlderConsent({ analytics, marketing }: Omit<Choices, 'performance'>): void {
  store({ necessary: true, analytics, marketing });
}

/** Sets all categories true and reloads the page, so that each service starts with it. */
export function acceptAll(): void {
  storeConsent(ALL_CHOICES);
  window.location.reload();
}

export function acceptEssentialOnly(): void {
  storeConsent(NO_CHOICES);
}

/** Saves what is stored already, or the default: nothing optional. */
export function continueWithCurrent(): void {
  storeConsent(storedChoices() ?? NO_CHOICES);
}

export function forgetConsent(): void {
  localStorage.removeItem(RECORD_KEY);
  localStorage.removeItem(DATE_KEY);
  announce();
}
