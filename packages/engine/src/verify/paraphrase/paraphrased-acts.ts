import {
  GENERAL_NOUNS,
  GENERIC_DEEDS,
  PASSIVE_DEEDS,
  PLAIN_DEEDS,
  STRONG_DEEDS,
} from '../../language/en/general-words.ts';
import { plainerThan } from '../../language/en/rewordings.ts';
import { contentWords, stemOf, stemsWithSynonyms } from '../../language/en/stems.ts';
import { sensesOf, widerThan } from '../../language/en/synonyms.ts';
import { type Word, wordsOf } from '../../language/words.ts';
import type { SourceLine } from '../basis.ts';
import { type Deed, isAny, isMine, listDeeds } from '../responsibility/acts.ts';
import { isIdiom } from './idioms.ts';

/** Whether two deeds mean the same or have a wider one in common: "stop" and "prevent". */
function isRelated(one: Deed, other: Deed): boolean {
  const senses = new Set(other.lemmas.flatMap(sensesOf));
  const near = new Set([...senses, ...[...senses].flatMap(widerThan)]);
  const own = one.lemmas.flatMap(sensesOf);
  return own.some((sense) => near.has(sense) || widerThan(sense).some((above) => near.has(above)));
}

/** "Wrote shift notes" of "completed shift notes": a record is written whatever is done to keep it. */
const isRecorded = (claim: Deed, source: Deed): boolean =>
  !source.isTakenBack &&
  claim.rank <= source.rank &&
  isAny(claim, WRITING) &&
  isAny(source, GENERIC_DEEDS) &&
  [...claim.head].some((stem) => RECORDS.has(stem));
const WRITING: ReadonlySet<string> = new Set(['write', 'draft', 'prepare', 'type', 'document']);
const RECORDS: ReadonlySet<string> = new Set(
  'note log journal diary minute record report entry chart summary'.split(' ').map(stemOf),
);

/** "Watched over swimmers" of "supervised swimmers": the plainer word claims less. */
const isPlainer = (claim: Deed, source: Deed): boolean =>
  source.lemmas.some((lemma) => claim.lemmas.some((own) => plainerThan(lemma).has(own)));

/** "Passed the audit" is a result, "passed forms on" is not. */
const PASSES: ReadonlySet<string> = new Set(['pass']);
const TESTS: ReadonlySet<string> = new Set(
  'exam examination test audit inspection course grade class probation review check'
    .split(' ')
    .map(stemOf),
);

/** The words of a line that no other word follows: what its phrases are about. */
function headsOf({ text }: SourceLine): Set<string> {
  const words = contentWords(text);
  const heads = words.filter(
    ({ end }, i) =>
      text.slice(end, words[i + 1]?.start) !== ' ' ||
      /(?:ing|ed|ly)$/.test(words[i + 1]?.lower ?? ''),
  );
  return new Set(heads.flatMap(({ lower }) => stemsWithSynonyms(lower)));
}

/** Whether both are done to one thing; a deed that says next to nothing may be done to whatever the line names. */
function isDoneTo(claim: Deed, source: Deed, line: SourceLine): boolean {
  const heads = headsOf(line);
  const isNear = (stem: string): boolean => isAny(claim, PLAIN_DEEDS) || source.objects.has(stem);
  const isGeneral = [...claim.head].some((stem) => GENERAL_STEMS.has(stem));
  const named = isGeneral ? [...claim.objects] : [...claim.head, ...claim.plainerHead];
  return named.some((stem) => heads.has(stem) && isNear(stem));
}
const GENERAL_STEMS: ReadonlySet<string> = new Set([...GENERAL_NOUNS].map(stemOf));

/** "Prepared orders" of "packed orders": whatever was done to a thing on its way; of people it is another deed. */
const READYING: ReadonlySet<string> = new Set(['prepare', 'process']);
const PEOPLE: ReadonlySet<string> = new Set(
  'patient client customer guest student child resident donor member tenant staff employee applicant candidate'
    .split(' ')
    .map(stemOf),
);

/** Whether a deed of a source may be told as another: neither greater nor of another craft. */
function isToldAs(claim: Deed, source: Deed): boolean {
  if (isRecorded(claim, source)) return true;
  if (source.isTakenBack || claim.rank > source.rank) return false;
  if (isAny(claim, PASSES) && [...claim.head].some((stem) => TESTS.has(stem))) return false;
  if (isAny(claim, PASSIVE_DEEDS) || isPlainer(claim, source)) return true;
  if (isAny(source, PASSIVE_DEEDS) || isAny(claim, STRONG_DEEDS)) return false;
  if (
    isAny(claim, READYING) &&
    [...claim.head].some((stem) => source.head.has(stem) && !PEOPLE.has(stem))
  )
    return true;
  return isAny(source, GENERIC_DEEDS) || isAny(claim, PLAIN_DEEDS) || isRelated(claim, source);
}

/** "Maintained vines through pruning": what the wide deed was stands behind it. */
const isSpelledOut = (text: string, claim: Deed, source: Deed): boolean =>
  !source.isTakenBack &&
  claim.rank <= source.rank &&
  isAny(claim, GENERIC_DEEDS) &&
  /\b(?:through|by|via|including) \w+ing\b/i.test(text.slice(claim.word.end));

/** "Maintained a database of 400 assets" of "tracked 400 assets in a database". */
const isKeptIn = (claim: Deed, source: Deed, { stems }: SourceLine): boolean =>
  !source.isTakenBack &&
  claim.rank <= source.rank &&
  isAny(claim, KEEPING) &&
  isAny(source, TRACKING) &&
  [...claim.head].some((stem) => CONTAINERS.has(stem) && stems.has(stem));
const KEEPING: ReadonlySet<string> = new Set(['keep', 'maintain', 'update']);
const TRACKING: ReadonlySet<string> = new Set(
  'track record log enter list keep note chart document register count monitor'.split(' '),
);
const CONTAINERS: ReadonlySet<string> = new Set(
  'spreadsheet database sheet list register tracker file log book ledger inventory'
    .split(' ')
    .map(stemOf),
);

/**
 * Whether a new verb only stands for another one that the text leaves out, done to the same thing:
 * "refilled the shelves" for "filled the shelves". Never for a deed that claims more.
 */
export function isSoftDeed(text: string, word: Word, lines: readonly SourceLine[]): boolean {
  const claim = listDeeds(text).find((deed) => deed.word.start === word.start);
  if (claim === undefined) return false;
  if (claim.lemmas.some((base) => isIdiom(text, { base, end: word.end }, lines))) return true;
  const kept = new Set(wordsOf(text).map(({ lower }) => stemOf(lower)));
  return lines.some(
    (line) =>
      isMine(line.text, claim) ||
      listDeeds(line.text).some(
        (source) =>
          isKeptIn(claim, source, line) ||
          (isDoneTo(claim, source, line) &&
            (isSpelledOut(text, claim, source) ||
              (!kept.has(source.stem) && isToldAs(claim, source)))),
      ),
  );
}
