import type { LetterTone } from '@trueline/contracts';
import type { Place } from '../place.ts';
import type { Draft } from '../sentence.ts';
import type { LetterFacts } from './facts.ts';
import { fillPart, type Slots } from './patterns.ts';
import type { Slot } from './slot.ts';
import type { Told } from './told.ts';
import { answers, type Wanted } from './wanted.ts';
import { adSlots, needSlot, toldSlots } from './wording.ts';

const OPTIONS_MAX = 6;
/** Sentences that lead from what the ad asks for to what was done; more would be a list. */
const NEED_LEADS_MAX = 2;

/** Collects the sentences of one letter in their order, each with the ways to say it that passed the gate. */
export class Sentences {
  readonly slots: Slot[] = [];
  /** What they tell. */
  readonly used: Told[] = [];
  /** What of the ad the letter has named. */
  readonly named: Wanted[] = [];
  /** The post that the letter opens with by its name, before anything is told of it. */
  leads: Place | undefined;
  /** It names the post: what follows may say "there". */
  hasNamedLead = false;
  readonly #wanted: readonly Wanted[];
  #needLeads = 0;
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

  moveFirst(id: string): void {
    const at = this.slots.findIndex((slot) => slot.id === id);
    if (at > 0) this.slots.unshift(...this.slots.splice(at, 1));
  }

  /** The letter begins with what was done, and the application stands behind it. */
  get opensFirst(): boolean {
    return this.slots.some(({ id, paragraph }) => id === 'opening' && paragraph === 0);
  }

  isFree = (told: Told): boolean =>
    !this.used.some(({ path, part }) => path === told.path && part === told.part);

  /** Leads from what the ad asks for to what was done; false where it names nothing of it, or has led so often enough. */
  answerNeed(
    { id, paragraph, priority }: Pick<Slot, 'id' | 'paragraph' | 'priority'>,
    told: Told,
    part: string,
  ): boolean {
    if (this.#needLeads === NEED_LEADS_MAX || told.result !== undefined) return false;
    const need = this.#wanted.find(
      (one) =>
        one.isNameable &&
        this.named.every(({ phrase }) => !overlaps(phrase, one.phrase)) &&
        // "You mention payroll, and I ran payroll" says it twice: what was done speaks for itself.
        !told.text.toLowerCase().includes(one.phrase.toLowerCase()) &&
        answers(one, told.text),
    );
    if (need === undefined) return false;
    const options = this.fill([part], { ...toldSlots(told), need: needSlot(need) });
    if (!this.add(id, paragraph, priority, options)) return false;
    this.#needLeads++;
    this.named.push(need);
    this.used.push(told);
    return true;
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
              do: undefined,
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
