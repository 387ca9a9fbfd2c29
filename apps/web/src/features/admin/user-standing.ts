import type { AdminUser } from '@trueline/contracts';
import { showShortDay } from './admin-texts.ts';

/** What sets a user apart, in words; most have nothing. */
export function standingOf({ role, disabled, emailVerified }: AdminUser): string[] {
  return [
    ...(disabled ? ['disabled'] : []),
    ...(role === 'admin' ? ['administrator'] : []),
    ...(emailVerified ? [] : ['address not confirmed']),
  ];
}

/** `PRO until …`, `PRO ended …` or `Pays for each run`. */
export function planOf({ pro, proUntil }: Pick<AdminUser, 'pro' | 'proUntil'>): string {
  if (proUntil === undefined) return 'Pays for each run';
  return pro ? `PRO until ${showShortDay(proUntil)}` : `PRO ended ${showShortDay(proUntil)}`;
}
