import { fillLine, isNothing, type Resume } from '@trueline/contracts';
import type { YearMonth } from '../document/dates.ts';
import { inflect, readVerb } from '../language/en/verb-forms.ts';
import { capitalize } from '../rules/line-text.ts';
import { asBullet, asOneLine } from './answer-text.ts';
import { isProductName } from './experience-options.ts';
import { joinTail } from './join-tail.ts';
import type { PlannedOption } from './planned-ask.ts';
import { tenseOf } from './task.ts';
import { takesBack, tellExperience } from './told-experience.ts';

interface ToldOption {
  values: Readonly<Record<string, string>>;
  line: string | undefined;
  /** What stands among the skills besides. */
  listed?: string;
}

/** The line that an option's values make; of work with a thing, as such work is told. */
export function tellOption(
  option: PlannedOption,
  given: Readonly<Record<string, string>>,
  { resume, asOf }: { resume: Resume; asOf: YearMonth },
): ToldOption {
  const { target } = option;
  const { what = '', thing: chosen, role } = given;
  if (target?.kind !== 'bullet' || target.thing === undefined || isNothing(what)) {
    const values = tidied(option, given);
    return { values, line: fillLine(option, values) };
  }
  // A yes whose words take it back makes no line; the ask stays open.
  if (takesBack(what)) return { values: given, line: undefined };
  const name = chosen ?? target.thing.name;
  const entry = entryOfRole(target, role);
  const told = tellExperience(what, name, {
    isProduct: isProductName(name),
    isPast: tenseOf({ resume, asOf }, entry) === 'past',
  });
  const pattern = told.pattern + (option.line ?? '').replace(/^.*?\[what\]/, '');
  const values = tidied({ ...option, line: pattern }, { ...given, what: told.what });
  const line = fillLine({ line: pattern, blanks: option.blanks }, values);
  const isListed = line !== undefined && told.isListed && !target.thing.isListed;
  return { values, line, ...(isListed ? { listed: capitalize(name) } : {}) };
}

/** The entry that a chosen role names. */
export const entryOfRole = (
  { entry, roles }: Extract<PlannedOption['target'], { kind: 'bullet' }>,
  role = '',
): string => roles?.find(({ label }) => label === role.trim())?.entry ?? entry;

/** A tail of one blank in the person's words joins the line as such words do; others follow it as their pattern says. */
export function withTail(
  { line = '', blanks }: PlannedOption,
  tail: string,
  values: Readonly<Record<string, string>>,
  base: string | undefined,
): string | undefined {
  const name = /^(?:, \[(\w+)\]| \(\[(\w+)\]\))$/.exec(tail)?.slice(1).join('') ?? '';
  const kind = blanks.find((blank) => blank.name === name)?.kind;
  if (kind === 'text') return joinTail(base ?? line.slice(0, -tail.length), values[name] ?? '');
  const told = fillLine({ line: tail, blanks }, values) ?? '';
  return base === undefined ? undefined : `${base}${/^\(/.test(told) ? ' ' : ''}${told}`;
}

/** "My scorecard said": whose it was is plain, unless it is somebody. */
const OWN_THING =
  /^(?:My|Our) (?!(?:team|boss|manager|crew|staff|colleagues?|supervisor|company|employer|father|mother|[\p{L}]+er)\b)/u;

/** Values as their line needs them: "I wrote reports" is "write reports" behind "Used it to", and no line says "I". */
function tidied(
  { line = '', blanks, target }: PlannedOption,
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const texts = blanks.filter(({ kind }) => kind === 'text').map(({ name }) => name);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      // A reason is said in the letter as the person says it.
      if (!texts.includes(name) || target?.kind === 'motive') return [name, value];
      // What is a whole line is told as lines are.
      if (line.startsWith(`[${name}]`))
        return [name, asOneLine(asBullet(value.trim()).replace(OWN_THING, ''))];
      const plain = value.replace(/^\s*(?:I|we)(?:'ve| have)? (?:also )?(?=\p{L})/iu, '').trim();
      return [name, line.includes(` to [${name}]`) ? inBase(plain) : plain];
    }),
  );
}

/** "wrote reports and sent them" as "write reports and send them". */
export function inBase(text: string): string {
  const told = text.replace(/^to /i, '');
  const [opener = ''] = /^\p{L}+/u.exec(told) ?? [];
  const first = baseOf(opener);
  if (first === null) return told;
  return (
    first +
    told
      .slice(opener.length)
      .replace(/(\b(?:and|then|or) )(\p{Ll}+)(?= )/gu, (was, joint: string, verb: string) => {
        const base = isPast(verb) ? baseOf(verb) : null;
        return base === null ? was : joint + base;
      })
  );
}

const isPast = (verb: string): boolean => readVerb(verb).some(({ form }) => form === 'past');

/** The base of a verb in another form; null where it is a base already, or no verb. */
function baseOf(word: string): string | null {
  const forms = readVerb(word.toLowerCase());
  const found = forms.find(({ form }) => form !== 'base');
  return found === undefined || forms.some(({ form }) => form === 'base')
    ? null
    : inflect(found, 'base');
}
