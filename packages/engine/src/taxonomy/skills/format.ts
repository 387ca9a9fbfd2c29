import type { SkillKind } from '@trueline/contracts';

/** How a written form must stand in a text to count: in `any` case; in its `exact` case; so and with a word of its `context` near or in a list of skills (an everyday word); so and with such a word only (`near`). */
type FormCase = 'any' | 'exact' | 'context' | 'near';

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
  /** Names of skills so near that having this one all but shows them; never written for one another. */
  near: readonly string[];
  /** For a near one, the skill that it is near to. */
  nearTo: string | null;
  /** Lower-case words of which one on the same line shows that an everyday word is the skill. */
  context: readonly string[];
}

const MARKS: Record<string, FormCase> = { '=': 'exact', '*': 'context', '~': 'near' };

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

function parseForm(text: string): SkillForm {
  const mark = MARKS[text.at(-1) ?? ''];
  return mark === undefined
    ? { text, case: 'any' }
    : { text: text.slice(0, -1).trim(), case: mark };
}

function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** The skill of a line, then the narrower ones that it names, each a skill of its own. */
function parseLine(line: string, kind: SkillKind): Skill[] {
  const [names = '', ...fields] = line.split('|').map((field) => field.trim());
  const withMark = (mark: string): string[] =>
    listOf(fields.find((field) => field.startsWith(mark))?.slice(1) ?? '');
  const context = withMark('?').map((word) => word.toLowerCase());
  const skill = (texts: readonly string[], parents: readonly string[]): Skill => {
    const forms = texts.map(parseForm);
    return { name: forms[0]?.text ?? '', kind, forms, parents, near: [], nearTo: null, context };
  };
  const aliases = listOf(fields.find((field) => !/^[<>?~]/.test(field)) ?? '');
  const skills = names.split(';').map((name) => skill([name.trim(), ...aliases], withMark('<')));
  const parent = skills[0]?.name ?? '';
  const narrower = withMark('>').map((item) =>
    skill(
      item.split(' = ').map((form, i) => (i === 0 ? capitalize(form.trim()) : form.trim())),
      [parent],
    ),
  );
  const near = withMark('~').map((item): Skill => {
    const own = skill(item.split(' = '), []);
    return { ...own, name: capitalize(own.name), nearTo: parent };
  });
  const first = skills.slice(0, 1).map((one) => ({ ...one, near: near.map(({ name }) => name) }));
  return [...first, ...skills.slice(1), ...narrower, ...near];
}

/**
 * Reads a data file of the lexicon. One skill a line:
 * `Name | alias, alias | ~ near = near | < parent, parent | > narrower, narrower = its alias | ? context word`; only
 * the name is needed. An alias means the very same thing: Trueline may write one for the other.
 * What speaks of nearly the same ("cloud services" beside "Cloud computing") goes behind `~`: it earns
 * credit as what is implied does, and is never written for the name. What is narrower than the name ("bank reconciliation") goes behind `>` and becomes a skill that
 * implies it. `A; B; C` are skills apart that share the line's other fields. A form ending in `=`
 * counts only in that very case; one ending in `*` also needs a context word or another skill beside
 * it; one ending in `~` needs the context word. `[kind]` on a line of its own sets the kind of the
 * lines below; `//` starts a comment.
 */
export function parseSkills(data: string): Skill[] {
  const skills: Skill[] = [];
  let kind: SkillKind = 'hard';
  for (const raw of data.split('\n')) {
    const line = raw.trim();
    const heading = /^\[(\w+)\]$/.exec(line)?.[1];
    if (heading !== undefined) kind = heading as SkillKind;
    else if (line !== '' && !line.startsWith('//')) skills.push(...parseLine(line, kind));
  }
  return skills;
}
