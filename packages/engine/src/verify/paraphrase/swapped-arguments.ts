import { PASSIVE_DEEDS, STRONG_DEEDS } from '../../language/en/general-words.ts';
import { stemsWithSynonyms } from '../../language/en/stems.ts';
import type { Word } from '../../language/words.ts';
import type { Basis, SourceLine } from '../basis.ts';
import { type Deed, isAny, isMine, listDeeds, withoutCo } from '../responsibility/acts.ts';
import { qualifyWords } from '../responsibility/qualifiers.ts';
import { isReworded } from './reworded.ts';
import { isToldOtherwise } from './told-otherwise.ts';

const holdsAny = ({ stems }: SourceLine, words: Iterable<string>): boolean =>
  [...words].some((stem) => stems.has(stem));

const isOtherwise = (text: string, word: Word, lines: readonly SourceLine[]): boolean =>
  isReworded(text, word, lines) || isToldOtherwise(text, word, lines);

/** Deeds that make a thing one's own: "ran six fairs" is not "ran a booth at six fairs". */
const OWNING: ReadonlySet<string> = new Set(
  `run lead manage operate own organize direct head design build create develop write author found launch start draft`.split(
    ' ',
  ),
);

/** Whether a line tells the very deed, and of another thing than the claim, which it only mentions. */
const isOfAnother = (claim: Deed, line: SourceLine): boolean =>
  holdsAny(line, claim.head) &&
  listDeeds(line.text).some(
    ({ word, stem, objects, head }) =>
      word.start === 0 &&
      stem === claim.stem &&
      head.size > 0 &&
      ![...claim.objects].some((own) => objects.has(own)),
  );

function isMoved(text: string, claim: Deed, { lines, stems }: Basis): boolean {
  const same = lines.filter(
    (line) =>
      holdsAny(line, claim.head) && listDeeds(line.text).some(({ stem }) => stem === claim.stem),
  );
  if (isAny(claim, OWNING) && same.length > 0 && same.every((line) => isOfAnother(claim, line)))
    return true;
  if (!stems.has(claim.stem) || claim.head.size === 0 || !isAny(claim, STRONG_DEEDS)) return false;
  if (lines.some((line) => line.stems.has(claim.stem) && holdsAny(line, claim.objects)))
    return false;
  const told = lines.filter((line) => holdsAny(line, claim.head));
  const marks = stemsWithSynonyms(withoutCo(claim.word.lower));
  const isOthers = (line: SourceLine): boolean =>
    !holdsAny(line, marks) && listDeeds(line.text).length > 0 && !isMine(line.text, claim);
  return told.length > 0 && told.every(isOthers) && !isOtherwise(text, claim.word, told);
}

/** Deeds of a text that the source tells of other things alone: "Built a forecast" where charts were built and the forecast was another's. */
export const listMovedDeeds = (text: string, basis: Basis): Word[] =>
  listDeeds(text)
    .filter((claim) => isMoved(text, claim, basis))
    .map(({ word }) => word);

function isUndone(text: string, claim: Deed, { lines }: Basis): boolean {
  if (claim.isTakenBack || isAny(claim, PASSIVE_DEEDS)) return false;
  const heads = lines.flatMap((line) =>
    line.qualified.filter(({ stem }) => claim.head.has(stem)).map((head) => ({ line, head })),
  );
  if (heads.length === 0) return false;
  const isOpen = heads.every(
    ({ line, head: { qualifiers } }) =>
      (qualifiers.has('planned') || qualifiers.has('negated')) && !line.stems.has(claim.stem),
  );
  if (!isOpen) return false;
  const isToldSo = qualifyWords(text).some(
    ({ start, qualifiers }) => start > claim.word.start && qualifiers.size > 0,
  );
  const told = heads.map(({ line }) => line);
  return !isToldSo && !isOtherwise(text, claim.word, told);
}

/** Deeds of a text done to what the source only plans or denies: "Hosted a podcast" of "pitched a podcast". */
export const listUndoneDeeds = (text: string, basis: Basis): Word[] =>
  listDeeds(text)
    .filter((claim) => isUndone(text, claim, basis))
    .map(({ word }) => word);
