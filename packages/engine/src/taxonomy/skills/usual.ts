import type { SkillKind } from '@trueline/contracts';
import { USAGE } from '../../../data/taxonomy/skill-usage.ts';

/** A form seen in ads mostly speaks of something else below these shares: within a skill's name, and, of what is no product, as the skill itself. */
const WITHIN_MIN = 0.5;
const ALONE_MIN = 0.4;

const share = (part: number, of: number): number => (part + 1) / (of + 2);

const counts = new Map(
  USAGE.trim()
    .split('\n')
    .map((line) => {
      const [, form = '', alone, within, seen] = /^(.*) (\d+)\/(\d+)\/(\d+)$/.exec(line) ?? [];
      return [
        form,
        { alone: share(Number(alone), Number(seen)), within: share(Number(within), Number(seen)) },
      ] as const;
    }),
);

/** Whether a form, seen in ads, mostly speaks of something else than a skill asked ("insurance", "the QA team"). Forms not counted are taken for skills. */
export function isSeldomSkill(form: string, kind: SkillKind): boolean {
  const found = counts.get(form.toLowerCase());
  if (found === undefined) return false;
  return found.within < WITHIN_MIN || (kind !== 'tool' && found.alone < ALONE_MIN);
}
