import type { LetterTone } from '@trueline/contracts';
import { stemSet } from '../../language/en/stems.ts';
import type { Place } from '../place.ts';
import { type Draft, listed, type Part } from '../sentence.ts';
import type { LetterFacts } from './facts.ts';
import { fillPart, type Slots } from './patterns.ts';
import type { Slot } from './slot.ts';
import type { Told } from './told.ts';
import { answers, type Wanted } from './wanted.ts';
import { adSlots, needSlot, toldSlots } from './wording.ts';

const OPTIONS_MAX = 6;
/** Named together in one sentence; more would be the ad again. */
const NEEDS_MAX = 3;

/** Collects the sentences of one letter in their order, each with the ways to say it that passed the gate. */
export class Sentences {
  readonly slots: Slot[] = [];
  /** What they tell. */
  readonly used: Told[] = [];
  /** What of the ad the letter has named. */
  readonly named: Wanted[] = [];
  /** The job whose lines are set off. */
  lists: Place | undefined;
  /** It names the post: what follows may say "there". */
  hasNamedLead = false;
  /** It opens with an act of the job that the letter stands on. */
  isHooked = false;
  /** The years of the post that it opens with are still to be told. */
  isSpanOpen = false;
  /** It opens with the post and what is done there. */
  isPostTold = false;
  /** What the ad asks for is set beside what the person brings: little is told before it. */
  isMatched = false;
  /** The job whose work it names in a row. */
  rowOf: Place | undefined;
  /** The lines that the row is of. */
  readonly inRow = new Set<string>();
  readonly #wanted: readonly Wanted[];
  readonly #tone: LetterTone;
  readonly #seed: number;
  readonly #ad: Slots;
  readonly #passes: (draft: Draft) => boolean;

  constructor(facts: LetterFacts, tone: LetterTone, passes: (draft: Draft) => boolean) {
    this.#tone = tone;
    this.#seed = facts.seed;
    this.#wanted = facts.wanted;
    this.#ad = adSlots(facts);
    this.#passes = passes;
  }

  fill(parts: readonly string[], slots: Slots): Draft[] {
    const options: Draft[] = [];
    for (const [i, part] of parts.entries())
      for (const draft of fillPart(part, { ...this.#ad, ...slots }, this.#tone, this.#seed + i)) {
        if (options.length === OPTIONS_MAX) return options;
        if (this.#passes(draft)) options.push(draft);
      }
    return options;
  }

  add(
    id: string,
    paragraph: Slot['paragraph'],
    priority: number,
    options: readonly Draft[],
    behind?: string,
  ): boolean {
    if (options.length === 0) return false;
    this.slots.push({
      id,
      paragraph,
      priority,
      options,
      ...(behind === undefined ? {} : { behind }),
    });
    return true;
  }

  isFree = (told: Told): boolean =>
    !this.inRow.has(told.path) &&
    !this.used.some(
      ({ path, part, text }) =>
        (path === told.path && part === told.part) ||
        // The same line under two jobs is told of one.
        stemsInOrder(text) === stemsInOrder(told.text),
    );

  /** What the ad asks for and these words show, as a sentence names it; undefined where they show fewer than `least`. */
  needsIn(
    shown: readonly string[],
    least = 1,
    isOpen: (one: Wanted) => boolean = () => true,
  ): Part[] | undefined {
    const needs = this.#wanted
      .filter(
        (one) =>
          one.isNameable &&
          isOpen(one) &&
          // One word of the ad alone ("tickets") is too little to name.
          // ... and a heading's ("Dementia unit") is no thing to ask for.
          (one.isTerm !== true ||
            (one.phrase.includes(' ') && !/^\p{Lu}\p{Ll}+ \p{Ll}/u.test(one.phrase))) &&
          shown.some((text) => answers(one, text)),
      )
      .filter(
        ({ phrase }, i, all) => !all.slice(0, i).some((other) => overlaps(other.phrase, phrase)),
      )
      .slice(0, NEEDS_MAX);
    if (needs.length < least) return undefined;
    this.named.push(...needs);
    return listed(needs.map((one) => needSlot(one)));
  }

  /** What of the ad a telling answers in other words, not named yet: "You ask for payroll, and I kept the payroll" would say it twice. */
  otherNeed(shown: readonly string[]): { wanted: Wanted; part: Part[] } | undefined {
    const own = ` ${stemsInOrder(shown.join(' '))} `;
    const wanted = this.#wanted.find(
      (one) =>
        one.isNameable &&
        one.isTerm !== true &&
        !this.named.some((other) => overlaps(other.phrase, one.phrase)) &&
        !own.includes(` ${stemsInOrder(one.phrase)} `) &&
        shown.some((text) => answers(one, text)),
    );
    return wanted === undefined ? undefined : { wanted, part: needSlot(wanted) };
  }

  /** Plans sentences that stand in the e-mail alone. */
  onlyInMail(plan: () => void): void {
    const from = this.slots.length;
    plan();
    for (const slot of this.slots.slice(from)) slot.only = 'email';
  }

  /** Says what is told by the first of the parts that can, with what came of it, and what its line says behind it. */
  tell(
    { id, paragraph, priority }: Pick<Slot, 'id' | 'paragraph' | 'priority'>,
    told: Told,
    parts: readonly string[],
    all: readonly Told[],
    besides: Slots = {},
  ): boolean {
    const slots = { ...toldSlots(told), ...besides };
    const whole =
      told.result === undefined
        ? []
        : [
            ...this.fill(
              parts.map((part) => `${part}-result`),
              slots,
            ),
            ...this.fill(parts, {
              ...slots,
              did: slots['did-whole'],
              'did-past': slots['did-whole'],
              'did-now': undefined,
            }),
          ];
    const options = whole.length > 0 ? whole : this.fill(parts, slots);
    if (!this.add(id, paragraph, priority, options)) return false;
    this.used.push(told);
    const next = all.find(
      (other) =>
        other.path === told.path &&
        other.part === told.part + 1 &&
        other.kind === 'event' &&
        this.isFree(other),
    );
    if (
      next !== undefined &&
      this.add(
        `${id}-then`,
        paragraph,
        priority,
        this.fill(['event-share', 'event'], toldSlots(next)),
        id,
      )
    )
      this.used.push(next);
    return true;
  }

  /** Two things told in one sentence, by the first of the parts that can. */
  tellBoth(
    { id, paragraph, priority }: Pick<Slot, 'id' | 'paragraph' | 'priority'>,
    told: Told,
    other: Told,
    parts: readonly string[],
    slots: Slots,
  ): boolean {
    if (!this.add(id, paragraph, priority, this.fill(parts, slots))) return false;
    this.used.push(told, other);
    return true;
  }
}

/** The stems of a text one behind the other: a phrase that stands in it as such is said. */
const stemsInOrder = (text: string): string =>
  [...stemSet(text)].filter((stem) => !stem.startsWith('=')).join(' ');

/** "payroll" and "payroll runs": named once is enough. */
const overlaps = (one: string, other: string): boolean =>
  one.toLowerCase().includes(other.toLowerCase()) ||
  other.toLowerCase().includes(one.toLowerCase());
