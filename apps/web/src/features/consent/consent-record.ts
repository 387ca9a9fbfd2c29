/** What a person agreed to. `necessary` cannot be turned off. */
export interface ConsentRecord {
  necessary: true;
  analytics: boolean;
  performance: boolean;
  marketing: boolean;
  /** ISO date and time of the decision. */
  timestamp: string;
  consentId: string;
  consentGiven: boolean;
}

/** What the Cookie Preferences dialog stores: the older form. */
export interface OlderConsentRecord {
  necessary: true;
  analytics: boolean;
  marketing: boolean;
}

export const OPTIONAL_CATEGORIES = ['analytics', 'performance', 'marketing'] as const;
export type OptionalCategory = (typeof OPTIONAL_CATEGORIES)[number];
export type Choices = Record<OptionalCategory, boolean>;

export const NO_CHOICES: Choices = { analytics: false, performance: false, marketing: false };
export const ALL_CHOICES: Choices = { analytics: true, performance: true, marketing: true };

export function newConsentRecord(choices: Choices, now = new Date()): ConsentRecord {
  return {
    necessary: true,
    ...choices,
    timestamp: now.toISOString(),
    consentId: `consent_${crypto.getRandomValues(new Uint32Array(3)).join('')}`,
    consentGiven: true,
  };
}

/** What either form of a stored record allows; null for nothing stored, or nothing that can be read. What it doesn't name is not allowed. */
export function readChoices(stored: string | null): Choices | null {
  if (stored === null) return null;
  try {
    const record: unknown = JSON.parse(stored);
    if (typeof record !== 'object' || record === null || !('necessary' in record)) return null;
    const allows = (name: OptionalCategory) => (record as Partial<Choices>)[name] === true;
    return {
      analytics: allows('analytics'),
      performance: allows('performance'),
      marketing: allows('marketing'),
    };
  } catch {
    // Somebody else's text under our key: as good as no record.
    return null;
  }
}
