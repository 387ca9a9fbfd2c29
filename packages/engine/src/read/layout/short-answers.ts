import rows from '../../../data/words/yes-no.json' with { type: 'json' };
import { readTable } from '../../language/table.ts';
import { fold } from '../characters.ts';

type Answer = 'yes' | 'no' | 'nothing' | 'agreed';

/** Drawn where something is the case, as part of a class of a pattern; ☒ is a box that is filled in. */
export const TICKS = '✓✔√☑☒✅';

const ANSWERS = new Map(
  readTable<{ text: string; says: string; language: string }>(rows).map(({ text, says }) => [
    text,
    says as Answer,
  ]),
);

/** What a word or two say as an answer; undefined for others. */
export const findAnswer = (text: string): Answer | undefined => ANSWERS.get(fold(text).trim());
