import otherPeople from '../../../data/phrases/other-people.json' with { type: 'json' };
import { readTable } from '../../language/table.ts';
import { fold } from '../characters.ts';

const OTHERS = new RegExp(
  `(?<!\\p{L})(?:${readTable<{ phrase: string }>(otherPeople)
    .map(({ phrase }) => phrase)
    .join('|')})(?!\\p{L})`,
  'u',
);

/** Whether a row speaks of a referee, a relative or anybody else whose name and address may follow. */
export const namesOthers = (text: string): boolean => OTHERS.test(fold(text));
