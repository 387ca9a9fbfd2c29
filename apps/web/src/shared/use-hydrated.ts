import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while a prerendered page is taken over, true ever after. What a prerendered page cannot
 * know (the query, the storage) may only show once this is true: a difference makes React draw
 * the whole document anew.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
