import type { ChangeKind } from '@trueline/contracts';
import type { LineRule } from './define-rule.ts';
import { aside } from './line/aside.ts';
import { bareThings } from './line/bare-things.ts';
import { dutyOpener } from './line/duty-opener.ts';
import { firstPerson, firstPersonDuty } from './line/first-person.ts';
import { gerundOpener } from './line/gerund-opener.ts';
import { infinitiveOpener } from './line/infinitive-opener.ts';
import { jobText } from './line/job-text.ts';
import { joinedFragment } from './line/joined-fragment.ts';
import { joinedWords } from './line/joined-words.ts';
import { keywordForm } from './line/keyword-form.ts';
import { longBullet } from './line/long-bullet.ts';
import { nominalization, nominalOpener } from './line/nominalization.ts';
import { numberFirst } from './line/number-first.ts';
import { numberForm } from './line/number-form.ts';
import { officePassive } from './line/office-passive.ts';
import { outcomeFirst } from './line/outcome-first.ts';
import { ownPronouns } from './line/own-pronouns.ts';
import { passive } from './line/passive.ts';
import { phraseSlip } from './line/phrase-slip.ts';
import { pluralApostrophe } from './line/plural-apostrophe.ts';
import { progressive } from './line/progressive.ts';
import { pronounCapital } from './line/pronoun-capital.ts';
import { properCase } from './line/proper-case.ts';
import { regionSpelling } from './line/region-spelling.ts';
import { repeatedOpener } from './line/repeated-opener.ts';
import { saidTwice } from './line/said-twice.ts';
import { selfPraise } from './line/self-praise.ts';
import { spelling } from './line/spelling.ts';
import { plainPresent, tense } from './line/tense.ts';
import { tidy } from './line/tidy.ts';
import { weakPair } from './line/weak-pair.ts';
import { emptyAdverb, wordy } from './line/wordy.ts';

const RULES: readonly LineRule[] = [
  pronounCapital,
  properCase,
  spelling,
  phraseSlip,
  pluralApostrophe,
  regionSpelling,
  joinedWords,
  selfPraise,
  aside,
  progressive,
  ownPronouns,
  jobText,
  firstPerson,
  emptyAdverb,
  wordy,
  saidTwice,
  joinedFragment,
  officePassive,
  passive,
  infinitiveOpener,
  dutyOpener,
  firstPersonDuty,
  gerundOpener,
  weakPair,
  nominalization,
  nominalOpener,
  bareThings,
  plainPresent,
  tense,
  repeatedOpener,
  numberFirst,
  outcomeFirst,
  keywordForm,
  numberForm,
  tidy,
  longBullet,
];

/**
 * Every rule for lines, in the order that they run, so that the result does not hang on luck: mend, cut,
 * find the verb, its tense, what stands where, names, numbers, and last the split, which sees the line as
 * it will be.
 */
export const LINE_RULES: readonly LineRule[] = [...RULES].sort((a, b) => a.order - b.order);

/** The sentence on so many changes of a kind, or undefined where no rule for lines makes it. */
export const summaryOf = (kind: ChangeKind): ((count: number) => string) | undefined =>
  LINE_RULES.find((rule) => rule.kind === kind && rule.summary !== undefined)?.summary;
