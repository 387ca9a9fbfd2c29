import type { SkillKind } from '@trueline/contracts';
import { itemsOf } from '../../language/table.ts';

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

function parseForm(text: string): SkillForm {
  const mark = MARKS[text.at(-1) ?? ''];
  return mark === undefined
    ? { text, case: 'any' }
    : { text: text.slice(0, -1).trim(), case: mark };
}

function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** A row of `data/taxonomy/skills/`; its README says what each part holds. */
export interface SkillRow {
  name: string;
  kind: string;
  aliases?: string;
  near?: string;
  narrower?: string;
  implies?: string;
  context?: string;
}

/** The skill of a row, then the narrower and the near ones that it names, each a skill of its own. */
export function readSkills(row: SkillRow): Skill[] {
  const context = itemsOf(row.context).map((word) => word.toLowerCase());
  const kind = row.kind as SkillKind;
  const skill = (texts: readonly string[], parents: readonly string[]): Skill => {
    const forms = texts.map(parseForm);
    return { name: forms[0]?.text ?? '', kind, forms, parents, near: [], nearTo: null, context };
  };
  const own = skill([row.name, ...itemsOf(row.aliases)], itemsOf(row.implies));
  const narrower = itemsOf(row.narrower).map((item) =>
    skill(
      item.split(' = ').map((form, i) => (i === 0 ? capitalize(form.trim()) : form.trim())),
      [own.name],
    ),
  );
  const near = itemsOf(row.near).map((item): Skill => {
    const one = skill(item.split(' = '), []);
    return { ...one, name: capitalize(one.name), nearTo: own.name };
  });
  return [{ ...own, near: near.map(({ name }) => name) }, ...narrower, ...near];
}
