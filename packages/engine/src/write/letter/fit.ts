import type { Draft } from '../sentence.ts';
import { countWords, readingGrade, shareStartingWithI } from '../text-measures.ts';
import type { Slot } from './slot.ts';

/** A slot that is said, with the wording chosen. */
export interface Said {
  slot: Slot;
  option: number;
}

export interface Band {
  /** Words of the whole letter, greeting and name counted. */
  min: number;
  max: number;
  aim: number;
}

/** Inside the bars of engine.md 8 (grade 8 to 11, "I" at most 40 %), so that another way of counting agrees. */
const GRADE_MIN = 8.6;
const GRADE_MAX = 10.4;
const I_SHARE_MAX = 0.36;
const ROUNDS = 16;

export const draftOf = ({ slot, option }: Said): Draft => slot.options[option] as Draft;

const opener = (text: string): string => text.split(' ').slice(0, 2).join(' ').toLowerCase();

/** Grammar words that two sentences in a row should not both open or turn on. */
function repeats(texts: readonly string[]): number {
  let count = 0;
  const openers = texts.map(opener);
  for (const [i, one] of openers.entries()) {
    if (openers.indexOf(one) < i) count += 1.5;
    if (i > 0 && one.split(' ')[0] === openers[i - 1]?.split(' ')[0]) count++;
  }
  for (const phrase of [
    'my resume',
    'the posting',
    'your posting',
    'i would',
    'my work',
    'part of my work',
    'included',
    'point to',
    ' role',
  ]) {
    const uses = texts.filter((text) => text.toLowerCase().includes(phrase)).length;
    count += Math.max(0, uses - (phrase === ' role' ? 3 : 2)) * 0.7;
  }
  return count;
}

const outside = (value: number, min: number, max: number): number =>
  Math.max(0, min - value, value - max);

/** How far a choice is from what a letter should be; 0 is faultless. */
function cost(said: readonly Said[], band: Band, needsNumber: boolean): number {
  const texts = said.map((one) => draftOf(one).text);
  const text = texts.join(' ');
  const total = countWords(text);
  return (
    outside(total, band.min, band.max) * 4 +
    Math.abs(total - band.aim) * 0.02 +
    outside(readingGrade(text), GRADE_MIN, GRADE_MAX) * 20 +
    Math.max(0, shareStartingWithI(texts) - I_SHARE_MAX) * 100 +
    repeats(texts) * 2 +
    (needsNumber && !/\d/.test(text) ? 30 : 0) +
    said.reduce((sum, { slot, option }) => sum + option * 0.1 + slot.priority * 0.12, 0)
  );
}

const isSayable = (slot: Slot, keys: ReadonlySet<string>): boolean =>
  slot.behind === undefined || keys.has(slot.behind);

/** The order of the plan, and nothing said behind what is not said. */
function inOrder(said: readonly Said[], plan: readonly Slot[]): Said[] {
  const keys = new Set(said.flatMap(({ slot }) => (slot.key === undefined ? [] : [slot.key])));
  return said
    .filter(({ slot }) => isSayable(slot, keys))
    .sort((a, b) => plan.indexOf(a.slot) - plan.indexOf(b.slot));
}

/** One step away: another wording of one slot, one slot left out, or one more said. */
function neighbours(said: readonly Said[], plan: readonly Slot[]): Said[][] {
  const others: Said[][] = [];
  for (const [i, one] of said.entries()) {
    for (let option = 0; option < one.slot.options.length; option++) {
      if (option !== one.option) others.push(said.with(i, { slot: one.slot, option }));
    }
    if (one.slot.priority > 0) others.push(inOrder(said.toSpliced(i, 1), plan));
  }
  for (const slot of plan) {
    if (slot.options.length > 0 && said.every((one) => one.slot !== slot))
      others.push(inOrder([...said, { slot, option: 0 }], plan));
  }
  return others;
}

/** Chooses what is said and how, by steepest descent from the plan's own priorities; the same plan gives the same letter. */
export function fitLetter(plan: readonly Slot[], band: Band, needsNumber: boolean): Said[] {
  let said: Said[] = inOrder(
    plan
      .filter(({ priority, options }) => priority === 0 && options.length > 0)
      .map((slot) => ({ slot, option: 0 })),
    plan,
  );
  const fill = plan
    .filter(({ priority, options }) => priority > 0 && options.length > 0)
    .sort((a, b) => a.priority - b.priority);
  const length = (): number => countWords(said.map((one) => draftOf(one).text).join(' '));
  for (const slot of fill)
    if (length() < band.aim - 12) said = inOrder([...said, { slot, option: 0 }], plan);
  let best = cost(said, band, needsNumber);
  const takeBest = (others: readonly Said[][]): boolean => {
    const rated = others.map((other) => ({ other, cost: cost(other, band, needsNumber) }));
    const next = rated.reduce((least, one) => (one.cost < least.cost ? one : least), {
      other: said,
      cost: best,
    });
    if (next.cost >= best) return false;
    said = next.other;
    best = next.cost;
    return true;
  };
  for (let round = 0; round < ROUNDS; round++) {
    if (!takeBest(neighbours(said, plan)) && !takeBest(exchanges(said, plan))) break;
  }
  return said;
}

/** One slot left out and another said in its place: a way on where single steps only make it worse. */
function exchanges(said: readonly Said[], plan: readonly Slot[]): Said[][] {
  const others = plan.filter(
    (slot) => slot.options.length > 0 && said.every((one) => one.slot !== slot),
  );
  return said.flatMap((one, i) =>
    one.slot.priority === 0
      ? []
      : others.flatMap((slot) =>
          slot.options.map((_, option) =>
            inOrder([...said.toSpliced(i, 1), { slot, option }], plan),
          ),
        ),
  );
}
