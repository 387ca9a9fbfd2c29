import type { JobRequirements } from '@trueline/contracts';
import { stemSet } from '../../language/en/stems.ts';
import { findSkills } from '../../taxonomy/skills.ts';
import { tellingStems } from './wanted.ts';

const SHARED_MIN = 2;

/** The demands of the ad, heaviest first as it has them, that the letter's words answer, and those that they don't. */
export function listMusts(
  { requirements }: JobRequirements,
  letter: string,
): { told: string[]; untold: string[] } {
  const musts = requirements.filter(({ kind, level }) => level === 'must' && kind !== 'title');
  const texts = [...new Map(musts.map((one) => [one.text, one])).values()];
  const named = new Set(findSkills(letter).map(({ name }) => name));
  const stems = stemSet(letter);
  const isTold = ({ text, skills }: (typeof musts)[number]): boolean => {
    if (skills.some(({ name }) => named.has(name))) return true;
    const own = tellingStems(text);
    const shared = own.filter((stem) => stems.has(stem)).length;
    return shared >= SHARED_MIN || (own.length > 0 && shared === own.length);
  };
  return {
    told: texts.filter(isTold).map(({ text }) => text),
    untold: texts.filter((one) => !isTold(one)).map(({ text }) => text),
  };
}
