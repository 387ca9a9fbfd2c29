import type { Draft } from '../document/change-draft.ts';
import type { ResumeLine } from '../document/paths.ts';
import { findVerbForm } from '../language/en/verb-forms.ts';
import { openingAct } from '../rules/act-noun.ts';
import { findBareThings } from '../rules/line/bare-things.ts';
import { opensWithVerbs, readOpener } from '../rules/line/role-tense.ts';
import type { LineContext, RoleTense } from '../rules/line-context.ts';
import { isHighlight } from '../rules/line-kinds.ts';
import { keepsOneVoice, opensSomeNouns, voiceOf } from '../rules/voice.ts';
import type { ResumeSource } from '../verify/verify-resume.ts';
import { rewriteLine } from './rewrite-line.ts';

/** What the bullets of an entry decide together. */
type Together = Pick<
  LineContext,
  'keepsGerunds' | 'keepsPerson' | 'keepsVoice' | 'amongVerbs' | 'keepsThings' | 'amongGerunds'
>;
type Common = Omit<LineContext, 'path' | 'tense' | 'opensWithVerb' | keyof Together> & {
  /** Nobody knows when the entry was: its lines stay in their tense. */
  keepsTense?: boolean;
  /** The document tells of work by verbs. */
  byVerbs?: boolean;
};

/** "Bathing, dressing, oral care": names of work in a row, which stand beside verbs as nouns do. */
const NAMED_ROW = /^\w+ing(?:,| and| &|\/) [^.;:]*$/;
const isGerund = (text: string): boolean =>
  !/^\w+ of\b/.test(text) &&
  !NAMED_ROW.test(text) &&
  findVerbForm(/^\w+/.exec(text)?.[0] ?? '', 'gerund') !== null;

const leavesGerund = (before: readonly string[], after: readonly string[]): boolean => {
  const left = after.filter(isGerund).length;
  return left > 0 && left < before.filter(isGerund).length;
};

/** "Preparation of reports", "Stock control and ordering": an act told by nouns. */
function isActNoun(text: string): boolean {
  return openingAct(text) !== null || findBareThings(text).length > 0;
}

/** So many of the bullets that are not told by nouns must open with a verb. */
const VERB_SHARE = 0.6;

/** Whether most bullets open with a verb, and nearly all of the others with the nouns for an act. */
function opensWithOtherVerbs(after: readonly string[]): boolean {
  const others = after.filter((text) => !isActNoun(text));
  const verbs = others.filter((text) => readOpener(text) !== 'other');
  return verbs.length * 2 >= after.length && verbs.length >= others.length * VERB_SHARE;
}

/** Whether half of the bullets or more are told by verbs, or by nouns that have one of their own. */
const hasOwnVerbs = (texts: readonly string[]): boolean =>
  texts.some((text) => openingAct(text) !== null) &&
  texts.filter((text) => openingAct(text) !== null || voiceOf(text) !== 'noun').length * 2 >=
    texts.length;

/** Nouns or forms in -ing that became verbs: fewer are no way of telling. */
const OPENED_MIN = 2;

/** Whether nothing told by nouns or in -ing is left of a role but figures and results, and several lines got their verb. */
function opensAll(before: readonly string[], after: readonly string[]): boolean {
  const isOpened = (text: string, at: number): boolean =>
    voiceOf(before[at] ?? text) === 'noun' && voiceOf(text) !== 'noun';
  return (
    after.filter(isOpened).length >= OPENED_MIN &&
    !after.some((text) => voiceOf(text) === 'gerund') &&
    !opensSomeNouns({ before, after })
  );
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
  { keepsTense = false, byVerbs = false, ...common }: Common,
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
  // What waits for the person's word stands as it was.
  const provenOf = (drafts: readonly (Draft | null)[]): string[] =>
    afterOf(drafts.map((draft) => (draft?.verdict === 'proven' ? draft : null)));
  const dated = new Set(bullets.map(({ path }) => tenseOf(path)));
  const tense = keepsTense || dated.size !== 1 ? 'unknown' : ([...dated][0] ?? 'unknown');
  /** The first of these that leaves the bullets in one voice; else each keeps its own. */
  const inOneVoice = (
    first: (Draft | null)[],
    together: Together,
    others: readonly Together[],
  ): (Draft | null)[] => {
    const amongGerunds = texts.filter(isGerund).length * 2 > texts.length;
    const own = rewriteAll(!keepsTense, { keepsVoice: true, amongGerunds });
    const before = afterOf(own);
    const isOne = (drafts: readonly (Draft | null)[], { keepsThings }: Together): boolean => {
      const told = { before, after: provenOf(drafts) };
      return keepsOneVoice(told, tense) && !opensSomeNouns(told, keepsThings);
    };
    if (isOne(first, together)) return first;
    for (const together of others) {
      const drafts = rewriteAll(!keepsTense, together);
      if (isOne(drafts, together)) return drafts;
    }
    return own;
  };
  const listed = (drafts: (Draft | null)[]): Draft[] => drafts.filter((draft) => draft !== null);
  if (keepsTense) return listed(inOneVoice(rewriteAll(false, { keepsGerunds: true }), {}, []));
  let together: Together = {};
  let drafts = rewriteAll(true, together);
  const again = (more: Together): void => {
    together = { ...together, ...more };
    drafts = rewriteAll(true, together);
  };
  const told = afterOf(drafts);
  if (told.some(isActNoun) && opensWithOtherVerbs(told)) again({ amongVerbs: true });
  else if (hasOwnVerbs(told)) {
    const whole = { amongVerbs: true, keepsThings: true };
    if (byVerbs || opensAll(texts, provenOf(rewriteAll(true, whole)))) again(whole);
  }
  // "Walking dogs" alone may be anything; beside "Feeding the animals" it is done.
  if (leavesGerund(texts, afterOf(drafts))) again({ amongGerunds: true });
  const plain = { ...together, amongVerbs: false };
  return listed(
    inOneVoice(drafts, together, [
      ...(together.amongVerbs === true ? [{ ...together, keepsThings: true }] : []),
      plain,
      { ...plain, amongGerunds: false, keepsGerunds: true },
      { ...plain, keepsPerson: true },
      { keepsGerunds: true, keepsPerson: true },
    ]),
  );
}
