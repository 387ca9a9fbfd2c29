import type { LetterTone } from '@trueline/contracts';
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
    !this.used.some(({ path, part }) => path === told.path && part === told.part);

  /** What the ad asks for and these words show, as a sentence names it; undefined where they show fewer than `least`. */
  needsIn(shown: readonly string[], least = 1): Part[] | undefined {
    const needs = this.#wanted
      .filter(
        (one) =>
          one.isNameable &&
          // One word of the ad alone ("tickets") is too little to name.
          (one.isTerm !== true || one.phrase.includes(' ')) &&
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

  /** Plans sentences that stand in the e-mail alone, where the others have a list. */
  inEmail(plan: () => void): void {
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
  ): boolean {
    const slots = toldSlots(told);
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

  /** Two things told in one sentence. */
  tellBoth(
    { id, paragraph, priority }: Pick<Slot, 'id' | 'paragraph' | 'priority'>,
    told: Told,
    other: Told,
    part: string,
    slots: Slots,
  ): boolean {
    if (!this.add(id, paragraph, priority, this.fill([part], slots))) return false;
    this.used.push(told, other);
    return true;
  }
}

/** "payroll" and "payroll runs": named once is enough. */
const overlaps = (one: string, other: string): boolean =>
  one.toLowerCase().includes(other.toLowerCase()) ||
  other.toLowerCase().includes(one.toLowerCase());
