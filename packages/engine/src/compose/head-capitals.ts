import type { Resume } from '@trueline/contracts';
import type { Draft } from '../document/change-draft.ts';
import { listLines, type ResumeLine } from '../document/paths.ts';
import { isSkillItem } from '../rules/line-kinds.ts';
import { capitalize } from '../rules/line-text.ts';
import { findSkill } from '../taxonomy/skills.ts';

const TITLE = /^(?:work|volunteer)\[\d+\]\.position$/;
const ENTRY_LIST = /\[\d+\](?:\.name)?$/;

/** A plain word in small letters: no name that its makers write so ("npm", "iOS"). */
const isPlainSmall = (text: string): boolean =>
  /^\p{Ll}{2,}(?:[ ,/-]|$)/u.test(text) &&
  findSkill(text) === null &&
  findSkill(text.split(/[ ,/-]/)[0] ?? '') === null;

const startsBig = ({ text }: ResumeLine): boolean => /^[\p{Lu}\p{N}]/u.test(text);

/** Titles in small letters beside others with capitals; lists of skills that begin small, where some item of theirs does not. */
export function proposeHeadCapitals(
  resume: Resume,
  touched: ReadonlySet<string>,
  removed: ReadonlySet<string>,
): Draft[] {
  const lines = listLines(resume);
  const titles = lines.filter(({ path }) => TITLE.test(path));
  const lists = Map.groupBy(
    lines.filter(({ path }) => isSkillItem(path)),
    ({ path }) => path.replace(ENTRY_LIST, ''),
  );
  const begunSmall = [...lists.values()].flatMap((items) => {
    const left = items.filter(({ path }) => !removed.has(path));
    const [first] = left;
    // "Filing, scheduling, payroll" is a sentence's way, and stays.
    return first !== undefined && !startsBig(first) && left.some(startsBig) ? left : [];
  });
  const begun = titles.filter(startsBig).length * 2 > titles.length ? titles : [];
  return [...begun, ...begunSmall]
    .filter(({ path, text }) => !touched.has(path) && isPlainSmall(text))
    .map(({ path, text }) => ({
      path,
      before: text,
      after: capitalize(text),
      kind: 'tidy',
      reason: 'Capitals stand as in the rest of the resume.',
      sources: [{ path, text }],
      verdict: 'proven',
    }));
}
