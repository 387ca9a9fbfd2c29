import rows from '../../../data/phrases/same-again.json' with { type: 'json' };
import { readTable } from '../../language/table.ts';
import { fold } from '../characters.ts';

const WORDS = readTable<{ word: string; part: string; language: string }>(rows);
const partOf = (part: string): string =>
  WORDS.filter((row) => row.part === part)
    .map(({ word }) => word)
    .join('|');
const SAME = new RegExp(
  `^(?:(?:${partOf('same')}) (?:${partOf('kind')})|${partOf('alone')})$`,
  'u',
);

/** "Same court", "même lycée", "ditto": names again what the entry above is at, so the person isn't shown at a place of that name. */
export const isSameAgain = (text: string): boolean =>
  SAME.test(
    fold(text)
      .replace(/\s*\([^()]*\)/g, '')
      .replace(/[.,:]+$/, '')
      .trim(),
  );
