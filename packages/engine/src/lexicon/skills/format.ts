import type { SkillKind } from '@trueline/contracts';

/** How a written form must stand in a text to count: `any` case, `exact` case, or exact case beside context (an everyday word). */
export type FormCase = 'any' | 'exact' | 'context';

export interface SkillForm {
  text: string;
  case: FormCase;
}

export interface Skill {
  name: string;
  kind: SkillKind;
  /** The canonical name first, then its aliases. */
  forms: readonly SkillForm[];
  /** Names of the skills that having this one implies. */
  parents: readonly string[];
  /** Lower-case words of which one on the same line shows that an everyday word is the skill. */
  context: readonly string[];
}

const MARKS: Record<string, FormCase> = { '=': 'exact', '*': 'context' };

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

function parseForm(text: string): SkillForm {
  const mark = MARKS[text.at(-1) ?? ''];
  return mark === undefined ? { text, case: 'any' } : { text: text.slice(0, -1), case: mark };
}

function parseLine(line: string, kind: SkillKind): Skill {
  const [name = '', ...fields] = line.split('|').map((field) => field.trim());
  const withMark = (mark: string): string[] =>
    listOf(fields.find((field) => field.startsWith(mark))?.slice(1) ?? '');
  const aliases = listOf(fields.find((field) => !/^[<?]/.test(field)) ?? '');
  const forms = [name, ...aliases].map(parseForm);
  return {
    name: forms[0]?.text ?? '',
    kind,
    forms,
    parents: withMark('<'),
    context: withMark('?').map((word) => word.toLowerCase()),
  };
}

/**
 * Reads a data file of the lexicon. One skill a line: `Name | alias, alias | < parent, parent |
 * ? context word, context word`; only the name is needed. A form ending in `=` counts only in that
 * very case, one ending in `*` also needs a context word or another skill beside it. `[kind]` on a
 * line of its own sets the kind of the lines below; `//` starts a comment.
 */
export function parseSkills(data: string): Skill[] {
  const skills: Skill[] = [];
  let kind: SkillKind = 'hard';
  for (const raw of data.split('\n')) {
    const line = raw.trim();
    const heading = /^\[(\w+)\]$/.exec(line)?.[1];
    if (heading !== undefined) kind = heading as SkillKind;
    else if (line !== '' && !line.startsWith('//')) skills.push(parseLine(line, kind));
  }
  return skills;
}
