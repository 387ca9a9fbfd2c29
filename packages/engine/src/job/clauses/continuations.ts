import { findDegrees, OR_EQUIVALENT } from '../requirements/degrees.ts';
import { findYears } from '../requirements/years.ts';
import type { Segment } from '../segments/segments.ts';
import type { Draft } from './draft.ts';

const GOES_ON_OR = /^(?:or|ou)\b/i;

/** "A BSc in chemistry will also be accepted": the other way to what was asked. */
const ACCEPTS_TOO =
  /\b(?:will|would|may|can|is|are)(?: also)?(?: be)? (?:considered|accepted|acceptable|welcome|fine)(?: too| as well)?[.!]?$/i;

const isMeasured = (text: string): boolean =>
  findDegrees(text).length > 0 || findYears(text).length > 0;

const acceptsToo = (before: string, sentence: string): boolean =>
  ACCEPTS_TOO.test(sentence) &&
  /\b(?:also|too|as well)\b/i.test(sentence) &&
  findDegrees(before).length > 0 &&
  findDegrees(sentence).length > 0;

/** "… three years; or a graduate degree and one year": the second half, broken off, joins the demand that it is an alternative to. `ad` is the text that the segments were cut from. */
export function joinAlternatives(ad: string, segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = [];
  for (const segment of segments) {
    const before = joined.at(-1);
    const goesOn =
      before !== undefined &&
      before.section === segment.section &&
      ((GOES_ON_OR.test(segment.text) &&
        isMeasured(before.text) &&
        (isMeasured(segment.text) || OR_EQUIVALENT.test(segment.text))) ||
        acceptsToo(before.text, segment.text));
    if (goesOn) {
      const { start } = before;
      joined[joined.length - 1] = {
        ...before,
        end: segment.end,
        text: before.text + ad.slice(start + before.text.length, segment.end),
      };
    } else joined.push(segment);
  }
  return joined;
}

/** A sentence that only says what stands for schooling: "Equivalencies will be considered." */
const EQUIVALENCE_ALONE =
  /^(?:an? )?(?:(?:other|suitable|acceptable|appropriate) )?(?:equivalen\w+|combinations?|mix|comparable|education and experience|experience)\b.*\b(?:considered|accepted|acceptable|substituted?|welcome|recognized)\b|\b(?:in (?:lieu|place) of|instead of|substituted? for) (?:an? |the |formal |post-?secondary )*(?:degree|diploma|education|schooling)\b|^(?:toute )?(?:combinaison|équivalence)\b/iu;

/** Whether a line asks nothing but lets experience stand for the schooling named before it. */
export const isEquivalenceOnly = (text: string): boolean =>
  EQUIVALENCE_ALONE.test(text) && OR_EQUIVALENT.test(text) && findDegrees(text).length === 0;

/** The schooling drafts so far with the equivalence that a later sentence grants. */
export const withEquivalent = (drafts: readonly Draft[]): Draft[] =>
  drafts.map((draft) => (draft.kind === 'degree' ? { ...draft, orEquivalent: true } : draft));
