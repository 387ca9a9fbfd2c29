import type { Blank } from '@trueline/contracts';
import { capitalize } from '../rules/line-text.ts';
import { PROPER_NAMES } from '../taxonomy/proper-names.ts';
import { findSkill } from '../taxonomy/skills.ts';
import { inAnotherJob, isWorkDoubted } from './elsewhere.ts';
import { type AskContext, listRoles, NO, type PlannedOption } from './planned-ask.ts';

const FREQUENCIES = ['daily', 'weekly', 'monthly', 'now and then'];
/** The line of a thing that one uses, and of other work, whose act is the line. */
const LINES = {
  product: 'Used [thing] to [what]{, [often]}{, since [since]}',
  work: '[what]{, [often]}{, since [since]}',
} as const;
const NAMES: ReadonlySet<string> = new Set(PROPER_NAMES.map((name) => name.toLowerCase()));

/** "Xero", "Python", "Node.js", what builds on such a name: a thing that one uses, by its name. */
export const isProductName = (term: string): boolean => {
  const skill = findSkill(term);
  const names = [term, ...(skill?.parents ?? [])];
  return (
    skill?.kind === 'tool' ||
    names.some(
      (name) => NAMES.has(name.toLowerCase()) || /^\p{Lu}\p{Ll}+[\p{Lu}.]\p{L}+$/u.test(name),
    )
  );
};

/** A yes with what it was for, in a role; a yes that only lists it; a no. */
export function optionsFor(
  { resume }: AskContext,
  terms: readonly string[],
  entry: string | null,
  /** Whether it stands among the skills already. */
  isListed = false,
): PlannedOption[] {
  const roles = listRoles(resume, entry);
  const [term = ''] = terms;
  // "Xero or payroll": what is not a product alone is told as work is.
  const isProduct = terms.every(isProductName);
  const thing: Blank[] =
    terms.length > 1
      ? [
          {
            name: 'thing',
            kind: 'choice',
            label: 'Which one?',
            choices: [...terms],
            optional: false,
          },
        ]
      : [];
  const line = LINES[isProduct ? 'product' : 'work'].replace(
    '[thing]',
    terms.length > 1 ? '[thing]' : term,
  );
  const role: Blank[] =
    roles.length > 1
      ? [
          {
            name: 'role',
            kind: 'choice',
            label: 'Where?',
            choices: roles.map(({ label }) => label),
            optional: true,
          },
        ]
      : [];
  const bullet: PlannedOption[] =
    roles[0] === undefined
      ? []
      : [
          {
            id: 'yes',
            label: 'Yes',
            line,
            blanks: [
              ...thing,
              {
                name: 'what',
                kind: 'text',
                label: isProduct
                  ? 'What did you use it to do? Such as: send 40 invoices a week'
                  : 'What did you do? Such as: checked 20 orders a day for two shops',
                optional: false,
              },
              ...role,
              {
                name: 'often',
                kind: 'choice',
                label: 'How often?',
                choices: FREQUENCIES,
                optional: true,
              },
              { name: 'since', kind: 'date', label: 'Since when?', optional: true },
            ],
            target: {
              kind: 'bullet',
              entry: roles[0].entry,
              roles,
              thing: { name: term, isListed },
            },
          },
        ];
  const listed: PlannedOption = {
    id: bullet.length === 0 ? 'yes' : 'partly',
    label: bullet.length === 0 ? 'Yes' : 'Yes, only list it with my skills',
    line: terms.length > 1 ? '[thing]' : capitalize(term),
    blanks: thing,
    target: { kind: 'skill' },
  };
  const elsewhere = bullet.map((option) => inAnotherJob(option, 'Yes, in another job'));
  return isWorkDoubted(resume)
    ? [...bullet, ...elsewhere, listed, NO]
    : [...bullet, listed, ...elsewhere, NO];
}
