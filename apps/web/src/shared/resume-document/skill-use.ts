import type { SkillAnalysis } from '@trueline/contracts';
import { showDate } from './dates.ts';

/** `1 year, last used Dec 2017` or `8.9 years, in use now`; empty where the resume tells neither. */
export function showSkillUse({
  years,
  lastUsed,
}: Pick<SkillAnalysis, 'years' | 'lastUsed'>): string {
  const rounded = years === undefined ? undefined : Math.round(years * 10) / 10;
  return [
    rounded === undefined ? '' : `${rounded} ${rounded === 1 ? 'year' : 'years'}`,
    lastUsed === undefined
      ? ''
      : lastUsed === 'present'
        ? 'in use now'
        : `last used ${showDate(lastUsed)}`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}
