import type { RewordingWish } from '@trueline/contracts';
import type { RewordingState } from './use-rewording.ts';

export const WISHES: readonly { how: RewordingWish; label: string }[] = [
  { how: 'shorter', label: 'Shorter' },
  { how: 'warmer', label: 'Warmer' },
  { how: 'plainer', label: 'Plainer' },
];

const REASONS_MAX = 2;

/** What the control says of itself; nothing before it was used. */
export function tellRewording(state: RewordingState): string {
  switch (state.phase) {
    case 'idle':
      return '';
    case 'running':
      return 'Looking for other words…';
    case 'taken':
      if (state.isUndone) return 'Back as it was.';
      return state.verdict === 'proven'
        ? `${labelOf(state.how)} now, and checked against your own words.`
        : `${labelOf(state.how)} now. It says something that only you can confirm.`;
    case 'refused': {
      const reasons = [...new Set(state.reasons)].slice(0, REASONS_MAX).join(' ');
      return reasons === ''
        ? 'No other wording came of it. What names you or holds your contact details is shown to no model.'
        : `Not taken, and your wording is as it was. ${reasons}`;
    }
    case 'stopped':
      return 'Stopped. Your wording is as it was.';
    case 'failed':
      return state.why;
  }
}

const labelOf = (wish: RewordingWish): string =>
  WISHES.find(({ how }) => how === wish)?.label ?? '';
