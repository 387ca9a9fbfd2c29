import type { SkillKind } from '@trueline/contracts';
import data from '../../../data/taxonomy/skill-usage.json' with { type: 'json' };
import { readTable } from '../../language/table.ts';

/** A form seen in ads mostly speaks of something else below these shares: within a skill's name, and, of what is no product, as the skill itself. */
const WITHIN_MIN = 0.5;
const ALONE_MIN = 0.4;

const share = (part: number, of: number): number => (part + 1) / (of + 2);

interface Usage {
  form: string;
  alone: number;
  within: number;
  seen: number;
}

const counts = new Map(
  readTable<Usage>(data).map(({ form, alone, within, seen }) => [
    form,
    { alone: share(alone, seen), within: share(within, seen) },
  ]),
);

/** Whether a form, seen in ads, mostly speaks of something else than a skill asked ("insurance", "the QA team"). Forms not counted are taken for skills. */
export function isSeldomSkill(form: string, kind: SkillKind): boolean {
  const found = counts.get(form.toLowerCase());
  if (found === undefined) return false;
  return found.within < WITHIN_MIN || (kind !== 'tool' && found.alone < ALONE_MIN);
}
