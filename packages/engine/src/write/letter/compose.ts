import type { Draft } from '../sentence.ts';
import { countWords, shareStartingWithI, splitIntoSentences } from '../text-measures.ts';
import type { Slot } from './slot.ts';

/** A slot that is said, with the wording chosen. */
export interface Said {
  slot: Slot;
  draft: Draft;
}

export interface Band {
  /** Words of the whole letter. */
  max: number;
  /** Enough: nothing more is said once it is reached. */
  aim: number;
}

/** What stands this late is said only where there is little else. */
const FILLS_FROM = 12;
const ENOUGH = 118;
const WAYS_KEPT = 60;
const I_SHARE_MAX = 0.4;

const firstWords = (text: string, count: number): string =>
  text.toLowerCase().split(/[ ,]+/).slice(0, count).join(' ');

/** What of a sentence is compared with others, read once. */
interface Traits {
  opener: string;
  openers: string;
  repeatsWord: boolean;
  overused: readonly string[];
}

const traitsOf = ({ text }: Draft): Traits => ({
  opener: firstWords(text, 1),
  openers: firstWords(text, 2),
  repeatsWord: repeatsWord(text),
  overused: OVERUSED.filter((phrase) => has(text, phrase)),
});

/** What a sentence costs behind those before it: a skeleton or an opener that comes again, "I" upon "I". */
function costOf(
  draft: Draft,
  option: number,
  before: readonly Draft[],
  traits: ReadonlyMap<Draft, Traits>,
): number {
  const own = traits.get(draft) ?? traitsOf(draft);
  const others = before.map((one) => traits.get(one) ?? traitsOf(one));
  return (
    option * 0.3 +
    (before.some(({ pattern }) => pattern !== undefined && pattern === draft.pattern) ? 50 : 0) +
    others.filter(({ openers }) => openers === own.openers).length * 2 +
    (others.at(-1)?.opener === own.opener ? 1.5 : 0) +
    (own.opener === 'i' ? 0.6 : 0) +
    (own.repeatsWord ? 1 : 0) +
    own.overused.filter((phrase) => others.some(({ overused }) => overused.includes(phrase)))
      .length *
      1.5
  );
}

const has = (text: string, phrase: string): boolean => ` ${text.toLowerCase()} `.includes(phrase);
/** Said once in a letter, they are plain; twice, they show its seams. */
const OVERUSED = [
  'before that',
  'your ad',
  'you ask',
  ' role ',
  'as you ask',
  'which you ask',
  ' mention',
  'have learned',
  ' where i ',
  ' i also ',
  'i would like',
  'would be glad',
  ' the job ',
  'my time',
  ' also mean',
  'there, i also',
  'as well as',
  'part of ',
  'at the moment',
  ' also covers ',
  ' also covered ',
];

/** "Before that, I worked as a care aide, where I worked casual shifts". */
const repeatsWord = (text: string): boolean => {
  const words = text.toLowerCase().match(/\b\p{Ll}{5,}\b/gu) ?? [];
  return new Set(words).size < words.length;
};

interface Way {
  drafts: readonly Draft[];
  cost: number;
}

/** The wording of each slot that makes the best letter of them together. */
function word(slots: readonly Slot[]): Said[] {
  const traits = new Map(
    slots.flatMap(({ options }) => options).map((draft) => [draft, traitsOf(draft)]),
  );
  let ways: Way[] = [{ drafts: [], cost: 0 }];
  for (const { options } of slots)
    ways = ways
      .flatMap(({ drafts, cost }) =>
        options.map((draft, i) => ({
          drafts: [...drafts, draft],
          cost: cost + costOf(draft, i, drafts, traits),
        })),
      )
      .sort((a, b) => a.cost - b.cost)
      .slice(0, WAYS_KEPT);
  const over = ({ drafts }: Way): number =>
    Math.max(
      0,
      shareStartingWithI(splitIntoSentences(drafts.map(({ text }) => text).join(' '))) -
        I_SHARE_MAX,
    );
  const best = [...ways].sort((a, b) => a.cost + over(a) * 100 - (b.cost + over(b) * 100))[0];
  return slots.map((slot, i) => ({ slot, draft: best?.drafts[i] ?? (slot.options[0] as Draft) }));
}

const lengthOf = (slots: readonly Slot[]): number =>
  slots.reduce((sum, { options }) => sum + countWords(options[0]?.text ?? ''), 0);

/** A figure of the person's own. */
const holdsFigure = ({ options }: Slot): boolean =>
  options[0]?.parts.some(({ from, text }) => from === 'resume' && /\d/.test(text)) === true;

/** Chooses what is said, the most important first, until the letter is long enough, and how; the same plan gives the same letter. */
export function composeLetter(plan: readonly Slot[], { max, aim }: Band): Said[] {
  const open = plan
    .filter(({ options }) => options.length > 0)
    .sort((a, b) => a.paragraph - b.paragraph);
  let chosen = open.filter(({ priority }) => priority === 0);
  const inOrder = open
    .filter(({ priority }) => priority > 0)
    .sort((a, b) => a.priority - b.priority);
  // A letter of a person with figures holds one, however short it is.
  const figure = chosen.some(holdsFigure)
    ? undefined
    : inOrder.find((slot) => slot.behind === undefined && holdsFigure(slot));
  const rest =
    figure === undefined ? inOrder : [figure, ...inOrder.filter((slot) => slot !== figure)];
  for (const slot of rest) {
    const length = lengthOf(chosen);
    if (length >= (slot.priority >= FILLS_FROM ? Math.min(ENOUGH, aim) : aim)) break;
    if (slot.behind !== undefined && !chosen.some(({ id }) => id === slot.behind)) continue;
    if (length + lengthOf([slot]) <= max) chosen = [...chosen, slot];
  }
  // The wordings that suit each other may be longer than the first ones: what matters least goes.
  for (;;) {
    const said = word(open.filter((slot) => chosen.includes(slot)));
    const least = chosen
      .filter(({ priority }) => priority > 0)
      .sort((a, b) => a.priority - b.priority)
      .at(-1);
    if (least === undefined || countWords(said.map(({ draft }) => draft.text).join(' ')) <= max)
      return said;
    chosen = chosen.filter(({ id, behind }) => id !== least.id && behind !== least.id);
  }
}
