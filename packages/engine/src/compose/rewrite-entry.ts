import type { Draft } from '../document/change-draft.ts';
import type { ResumeLine } from '../document/paths.ts';
import { findActGerund } from '../language/en/guessed-verb.ts';
import { findNominal, findVerbForm } from '../language/en/verb-forms.ts';
import { openingAct } from '../rules/act-noun.ts';
import { findBareThings } from '../rules/line/bare-things.ts';
import { hasPastOpener, opensWithVerbs, readOpener } from '../rules/line/role-tense.ts';
import type { LineContext, RoleTense } from '../rules/line-context.ts';
import { isHighlight } from '../rules/line-kinds.ts';
import type { ResumeSource } from '../verify/verify-resume.ts';
import { rewriteLine } from './rewrite-line.ts';

/** What the bullets of an entry decide together. */
type Together = Pick<LineContext, 'keepsGerunds' | 'amongVerbs' | 'amongGerunds'>;
type Common = Omit<LineContext, 'path' | 'tense' | 'opensWithVerb' | keyof Together> & {
  /** Nobody knows when the entry was: its lines stay in their tense. */
  keepsTense?: boolean;
};

/** "Bathing, dressing, oral care": names of work in a row, which stand beside verbs as nouns do. */
const NAMED_ROW = /^\w+ing(?:,| and| &|\/) [^.;:]*$/;
const isGerund = (text: string): boolean =>
  !/^\w+ of\b/.test(text) &&
  !NAMED_ROW.test(text) &&
  findVerbForm(/^\w+/.exec(text)?.[0] ?? '', 'gerund') !== null;

/** Whether the bullets agreed in their verbs before and would not after: some could be changed to the past and some not. */
function wouldMixTenses(before: readonly string[], after: readonly string[]): boolean {
  const isPresent = (text: string): boolean => /present$/.test(readOpener(text));
  return !hasPastOpener(before) && after.some(isPresent) && hasPastOpener(after);
}

const leavesGerund = (before: readonly string[], after: readonly string[]): boolean => {
  const left = after.filter(isGerund).length;
  return left > 0 && left < before.filter(isGerund).length;
};

/** Fewer of the bullets with an -ing form mean that the person's own bullets were mixed already. */
const ONE_STYLE = 0.8;

/** Whether some bullets lost their -ing form and at least as many kept it: one style in a role, or the one that it had. Where others open with verbs already, each more of them is no new style. */
function wouldMixGerunds(before: readonly string[], after: readonly string[]): boolean {
  const left = after.filter(isGerund).length;
  const changed = before.filter(isGerund).length - left;
  const isOne = left + changed >= before.length * ONE_STYLE;
  const isMixed = before.some((text) => !isGerund(text) && /present$|past/.test(readOpener(text)));
  return left > 0 && changed > 0 && (isOne || (left >= changed && !isMixed));
}

/** "Preparation of reports", "Stock control and ordering": an act told by nouns. */
function isActNoun(text: string): boolean {
  const noun = openingAct(text) ?? '';
  const isAct = findNominal(noun) !== null || findActGerund(noun) !== null;
  return isAct || findBareThings(text).length > 0;
}

/** So many of the bullets that are not told by nouns must open with a verb. */
const VERB_SHARE = 0.6;

/** Whether most bullets open with a verb, and nearly all of the others with the nouns for an act. */
function opensWithOtherVerbs(after: readonly string[]): boolean {
  const others = after.filter((text) => !isActNoun(text));
  const verbs = others.filter((text) => readOpener(text) !== 'other');
  return verbs.length * 2 >= after.length && verbs.length >= others.length * VERB_SHARE;
}

/** The tense of a role without dates, where its bullets agree in one. */
function tenseOfLines(texts: readonly string[]): RoleTense {
  const openers = texts.map(readOpener);
  const isPast = openers.includes('past');
  const isPresent = openers.includes('present');
  return isPast === isPresent ? 'unknown' : isPast ? 'past' : 'present';
}

/** The changes of one entry's lines. Its bullets keep or change their tense together. */
export function rewriteEntry(
  lines: readonly ResumeLine[],
  tenseOf: (path: string) => RoleTense,
  { keepsTense = false, ...common }: Common,
  source: ResumeSource,
): Draft[] {
  const bullets = lines.filter(({ path }) => isHighlight(path));
  const texts = bullets.map(({ text }) => text);
  const opensWithVerb = opensWithVerbs(texts);
  const rewriteAll = (isTenseKnown: boolean, together: Together): (Draft | null)[] =>
    lines.map((line) => {
      const dated = isTenseKnown ? tenseOf(line.path) : 'unknown';
      const tense = isTenseKnown && dated === 'unknown' ? tenseOfLines(texts) : dated;
      return rewriteLine(
        line,
        { ...common, ...together, path: line.path, tense, opensWithVerb },
        source,
      );
    });
  const afterOf = (drafts: readonly (Draft | null)[]): string[] =>
    lines.flatMap((line, i) => (isHighlight(line.path) ? (drafts[i]?.after ?? line.text) : []));
  if (keepsTense)
    return rewriteAll(false, { keepsGerunds: true }).filter((draft) => draft !== null);
  let drafts = rewriteAll(true, {});
  const told = afterOf(drafts);
  const amongVerbs = told.some(isActNoun) && opensWithOtherVerbs(told);
  if (amongVerbs) drafts = rewriteAll(true, { amongVerbs: true });
  // "Walking dogs" alone may be anything; beside "Feeding the animals" it is done.
  if (leavesGerund(texts, afterOf(drafts)))
    drafts = rewriteAll(true, { amongGerunds: true, amongVerbs });
  if (wouldMixGerunds(texts, afterOf(drafts))) drafts = rewriteAll(true, { keepsGerunds: true });
  const isPast = lines.some(({ path }) => tenseOf(path) === 'past');
  if (isPast && wouldMixTenses(texts, afterOf(drafts)))
    drafts = rewriteAll(false, { keepsGerunds: true });
  const after = afterOf(drafts);
  return drafts
    .filter((draft) => draft !== null)
    .filter((draft) => !standsAlone(draft, texts, after, common.corrections));
}

/** Whether a line speaks of the past already, in whatever words: "Was rated", "I have rebuilt", "Recieved". */
function tellsPast(text: string, corrections: LineContext['corrections']): boolean {
  const plain = text.replace(/^(?:I|He|She) (?:also )?/, '');
  const word = /^\p{L}+/u.exec(plain)?.[0] ?? '';
  const right = corrections?.get(word.toLowerCase()) ?? word;
  return (
    readOpener(right) === 'past' ||
    /^(?:I['’]ve|have|had|did|(?:was|were) (?!responsible|accountable|in charge|tasked|given|required|asked))\b/i.test(
      plain,
    )
  );
}

/** "Used Kardex" beside "Bathe six residents": the one line of a role in the present that we would put in the past. */
const standsAlone = (
  { path, before, after }: Draft,
  own: readonly string[],
  all: readonly string[],
  corrections: LineContext['corrections'],
): boolean =>
  isHighlight(path) &&
  readOpener(after) === 'past' &&
  !tellsPast(before, corrections) &&
  !hasPastOpener(own) &&
  all.some((text) => readOpener(text) === 'present');
