import { isEnglish } from '../language/en/english-words.ts';
import { opensName } from '../language/en/name-places.ts';
import { findMeant, spellingKey } from '../language/en/spelling.ts';

export const normal = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();

/** Fields whose words are no names, so that a slip of the pen may be mended in them. */
const NO_NAMES: ReadonlySet<string> = new Set(['work.position', 'languages.fluency']);

const OF_PAPERS: ReadonlySet<string> = new Set(['certificates.name', 'education.studyType']);

/** "Promt" of "Promt Expert". */
const isNameIn = (text: string, lower: string): boolean =>
  [...text.matchAll(/\p{L}+/gu)].some(
    ({ 0: word, index }) => word.toLowerCase() === lower && opensName(text, index, word),
  );

/** "Mother tongue" of "Mother toungue": the same words, each one or the one that was meant; of a paper ("Life suport by Smaart") only such in small letters, as the others may be names, and slips that can mean nothing else. */
export function isSpelledRight(text: string, was: string, field: string): boolean {
  const [now, before] = [normal(text).split(' '), normal(was).split(' ')];
  const mayMend = (word: string): boolean =>
    NO_NAMES.has(field) ||
    (OF_PAPERS.has(field) &&
      !isNameIn(was, word) &&
      ((findMeant(word) !== undefined && before.some((own) => isEnglish(own))) ||
        new RegExp(`\\b${word}\\b`, 'u').test(was)));
  return (
    now.length === before.length &&
    now.every((word, at) => {
      const own = before[at] ?? '';
      return word === own || (mayMend(own) && spellingKey(word) === spellingKey(own));
    })
  );
}
