import { holdsWord } from '../../language/en/stems.ts';
import type { Word } from '../../language/words.ts';
import type { Basis, SourceLine } from '../basis.ts';

const NEAR_WORDS = 4;
/** What a word of schooling needs the field of a degree to say. */
const SCHOOLING: readonly (readonly [word: RegExp, source: RegExp])[] = [
  [/^degrees?$/, /\b(?:bachelor|master|doctor|degree|[BM]\.?(?:A|Sc|Eng|Ed|Com|BA|SW)\b|ph\.?d)/i],
  [/^diplomas?$/, /\bdiploma\b/i],
  [/^certificates?$/, /\bcertificate\b/i],
  [/^graduates?$/, /./],
];
/** "graduate degree" is a higher one. */
const HIGHER = /^ (?:degree|studies|diploma|certificate|school|program|level|work)/i;

const isSchooling = ({ path = '' }: SourceLine): boolean =>
  /^education\[\d+\]\.studyType$/.test(path);

/** Not held yet. */
const PARTIAL =
  /\b(?:modules?|in progress|not completed|candidate|expected|pending|student|\d+ of \d+)\b/i;

/** "Smart Serve certified" of a certificate of that name, "a degree" of a bachelor's: what the section of the source tells already. */
export function isHeldCredential(
  text: string,
  word: Word,
  words: readonly Word[],
  basis: Basis,
): boolean {
  const { lower, start, end } = word;
  const schooling = SCHOOLING.find(([form]) => form.test(lower));
  if (
    schooling !== undefined &&
    !HIGHER.test(text.slice(end)) &&
    basis.lines.some((line) => isSchooling(line) && schooling[1].test(line.text))
  )
    return true;
  if (!/^(?:certifi(?:ed|cations?|cates?)|trained|licen[cs]ed?)$/.test(lower)) return false;
  const needed = /^licen/.test(lower) ? /\blicen[cs]e/i : /./;
  const place = words.findIndex((other) => other.start === start);
  const near = words.slice(Math.max(0, place - NEAR_WORDS), place + NEAR_WORDS + 1);
  return basis.lines.some(
    ({ path = '', stems, text: name }) =>
      /^certificates\[\d+\]\.name$/.test(path) &&
      needed.test(name) &&
      !PARTIAL.test(name) &&
      near.some((other) => other !== word && holdsWord(stems, other.lower)),
  );
}
