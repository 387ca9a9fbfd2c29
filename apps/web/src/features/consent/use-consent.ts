import { useSyncExternalStore } from 'react';
import { isConsentStored, onConsentChange } from './consent-store.ts';

/** Whether a decision is stored; null while a prerendered page is taken over. */
export function useConsentStored(): boolean | null {
  return useSyncExternalStore(onConsentChange, isConsentStored, () => null);
}
