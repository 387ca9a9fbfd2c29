import { useState } from 'react';
import { useHydrated } from '../use-hydrated.ts';

/** Whether somebody stands in a field of the prerendered page and has typed into it. */
export function isTypingBeforeHydration(): boolean {
  if (typeof document === 'undefined') return false;
  const field = document.activeElement;
  return field instanceof HTMLInputElement && field.value !== '';
}

function readField(name: string): string {
  const field = document.querySelector(`main form [name="${name}"]`);
  return field instanceof HTMLInputElement ? field.value : '';
}

/**
 * The values that a prerendered page's form begins with: what was typed into its fields, by their
 * names, before its code had come on a slow phone. The form would else set them back to nothing.
 */
export function useTypedValues<Name extends string>(...names: Name[]): Record<Name, string> {
  const hydrated = useHydrated();
  const [values] = useState(() => {
    const isTaken = !hydrated && typeof document !== 'undefined';
    const entries = names.map((name) => [name, isTaken ? readField(name) : '']);
    return Object.fromEntries(entries) as Record<Name, string>;
  });
  return values;
}
