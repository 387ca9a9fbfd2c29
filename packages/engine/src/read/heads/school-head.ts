import { FIELD_ENDINGS, FIELD_WORDS } from '../../taxonomy/degrees.ts';
import { fold } from '../characters.ts';
import { hasDegree, hasSchool, isDegree, startsWithDegree, studyOf } from '../fields/degree.ts';
import { findScore, isGrade, isStudyStatus, splitTrailing } from '../fields/grade.ts';
import { isFaculty } from '../fields/study-parts.ts';
import { companyScore } from '../fields/title-score.ts';
import type { HeadKind } from './head-kind.ts';
import { type HeadSegment, partedAt, separatorOf } from './head-segments.ts';
import { placeWords } from './place-words.ts';

function wordsOf(text: string, isMuted: boolean): string[] {
  const kinds: string[] = [];
  if (isGrade(text) || findScore({ text, start: 0, end: text.length }) !== undefined)
    kinds.push('grade');
  if (isStudyStatus(text)) kinds.push('status');
  if (/:$|^(?:thesis|minor|major|subjects?|incl|gpa)(?!\p{L})/iu.test(text)) kinds.push('label');
  if (
    /^(?:pass|merit|credit|division|grade|class|level|1st|2nd|3rd|aggregate)(?!\p{L})/iu.test(text)
  )
    kinds.push('mayBeGrade');
  kinds.push(...placeWords(text));
  return isMuted ? kinds : [...kinds, ...namesOf(text)];
}

/** What the lists of degrees, schools and fields say. */
function namesOf(text: string): string[] {
  const folded = fold(text);
  const kinds: string[] = [];
  if (isDegree(text)) kinds.push('degree');
  else if (hasDegree(text)) kinds.push(startsWithDegree(text) ? 'opensAsDegree' : 'holdsDegree');
  if (isFaculty(text)) kinds.push('faculty');
  else if (hasSchool(text)) kinds.push('school');
  else if (companyScore(text) > 0) kinds.push('body');
  if (FIELD_WORDS.test(folded)) kinds.push('field');
  else if (FIELD_ENDINGS.test(folded)) kinds.push('mayBeField');
  return kinds.length > 0 ? kinds : ['unknown'];
}

/** "BSc Nursing", "Bachelor of Arts in History": behind a degree's name stands its field. */
function splitStudy(segment: HeadSegment): HeadSegment[] {
  const graded = splitTrailing(segment);
  if (graded !== undefined && graded.rest.text !== '') {
    const at = graded.said.start - segment.start;
    const [rest, said] = partedAt(segment, graded.rest.end - segment.start, 'blank', at);
    return [...splitStudy(rest), said];
  }
  if (!hasDegree(segment.text) || !startsWithDegree(segment.text)) return [segment];
  const { studyType, area } = studyOf(segment);
  if (area === undefined) return [segment];
  const isJoined = /\p{L}/u.test(
    segment.text.slice(studyType.end - segment.start, area.start - segment.start),
  );
  const to = area.start - segment.start;
  return partedAt(segment, studyType.end - segment.start, isJoined ? 'in' : 'blank', to);
}

/** School, degree and field of a time of schooling. */
export const SCHOOL_HEAD: HeadKind<'institution' | 'studyType' | 'area'> = {
  parts: [
    { name: 'institution', code: 'I' },
    { name: 'studyType', code: 'D' },
    { name: 'area', code: 'A' },
  ],
  wordsOf,
  parting: {
    separator: separatorOf({
      at: ',?\\s+(?:from|an der|an dem|aan de|de la|della|na|pela)\\s+(?=\\p{Lu})',
      stop: '(?<=\\p{L}{3})\\.\\s+(?=\\p{Lu})',
      in: '(?<=\\p{L}{2}[).]?)\\s+(?:in|en|em)\\s+(?=\\p{L})',
    }),
    split: splitStudy,
  },
  longest: 8,
  townBehind: 'institution',
};
