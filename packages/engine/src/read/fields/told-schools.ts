import { findDateRange } from '../date-range.ts';
import type { Block } from '../sections/block.ts';
import { cut, type Slice, splitSlice, strip, valued } from '../slice.ts';
import { hasSchool, startsWithDegree, studyOf } from './degree.ts';
import type { EducationDraft } from './education.ts';

/** How a sentence says that its teller learned, or what came of it. */
const LEARNED =
  /(?<!\p{L})(?:studied|study|studying|graduated|attended|went to|finished|completed|obtained|earned|received|hold|passed|trained|qualified|schooled|educated|my (?:\p{L}+ ){1,4}(?:is|was|comes?|came) from|étudi\p{L}+|obtenu|diplômée?|estudi[éeo]\p{L}*|studiert)(?!\p{L})/iu;
const WORKED =
  /(?<!\p{L})(?:worked|working|employed|taught|teach|teaching|joined|served|hired|as an? (?!student|pupil))(?!\p{L})/iu;
const AT =
  /(?<!\p{L})(?:at|from|attended|to|in|with|finished|completed|à|de|en|an der|of)\s+(?:the\s+|l['’])?(?=\p{Lu})/gu;
/** Where the name of a school ends in a sentence. */
const END =
  /\s*(?:[.;:(](?=\s|$|\p{L}|\d)|,(?=\s|$)|\s(?:where|which|who|until|from|since|between|with|and (?:i|my|was|then)|for|as)\s|\sin\s(?=(?:\p{L}+\s)?\d{4})|$)/iu;
const PARTS = /\s*[,;()]\s*|\s(?:at|from|is|was|with|and then|where|between|in (?=\d))\s?/giu;
const LEAD =
  /^(?:(?:i|my|an?|the|have|hold|got|did|took|obtained|earned|received|finished|completed|studied|passed|graduated|for|with|in|then|after that|also|full|half)\s+)+/iu;
const SENTENCE = /(?<=(?:\p{Ll}{3}|\d|[)"”»])[.!?])\s+(?=["“«(]?[\p{Lu}\d])/gu;
const MAX_WORDS = 10;

/** "I studied at Sample University, BSc Geography, 2017 to 2019": a sentence with a school, when, and that one learned there. */
export const tellsSchool = (sentence: Slice): boolean => schoolOf(sentence) !== undefined;

/** The schools of paragraphs that tell of one each. */
export function readToldSchools(blocks: readonly Block[]): EducationDraft[] {
  return blocks.flatMap((block) => {
    const [sentence = block] = splitSlice(block, SENTENCE);
    return schoolOf(sentence) ?? [];
  });
}

function schoolOf(sentence: Slice): EducationDraft | undefined {
  const { text } = sentence;
  const range = findDateRange(text);
  const learned = LEARNED.exec(text);
  if (range === undefined || learned === null) return undefined;
  if ((WORKED.exec(text)?.index ?? text.length) < learned.index) return undefined;
  const institution = institutionIn(sentence);
  if (institution === undefined) return undefined;
  const dated = cut(sentence, range.from, range.to);
  return {
    institution,
    ...studyIn(sentence, institution),
    ...(range.isRange && range.start !== undefined && { startDate: valued(dated, range.start) }),
    ...(range.end !== undefined && { endDate: valued(dated, range.end) }),
  };
}

function institutionIn(sentence: Slice): Slice | undefined {
  for (const match of sentence.text.matchAll(AT)) {
    const from = match.index + match[0].length;
    const rest = sentence.text.slice(from);
    const name = strip(cut(sentence, from, from + (END.exec(rest)?.index ?? rest.length)), /[.,;]/);
    const isName = name.text.split(/\s+/).length <= MAX_WORDS && !startsWithDegree(name.text);
    if (isName && hasSchool(name.text)) return name;
  }
  return undefined;
}

/** Studies that bear their holder's name. */
const AS_HOLDER =
  /^(?:t[ée]cnic[oa]|technicien(?:ne)?|technician|perito|tecn[óo]log[oa]) (?:en|in|de) \p{L}/iu;
/** "I studied Marine Biology at ...". */
const SUBJECT =
  /(?<!\p{L})(?:studied|studying|studié|étudié|estudié)\s+(?<subject>(?!at |in |from |for |there )\p{L}[\p{L}&' -]{2,50}?)(?:,|\s(?:at|in|from|with|à|en)\s)/iu;

/** What was studied: the first part of the sentence that opens with a degree, or the subject. */
function studyIn(sentence: Slice, school: Slice): Partial<ReturnType<typeof studyOf>> | undefined {
  const parts = splitSlice(sentence, PARTS).map((part) => {
    const bare = cut(part, LEAD.exec(part.text)?.[0].length ?? 0);
    return strip(bare, /[.,;]/);
  });
  const degree = parts.find(
    (part) =>
      (part.end <= school.start || part.start >= school.end) &&
      part.text.split(/\s+/).length <= MAX_WORDS &&
      (startsWithDegree(part.text) || AS_HOLDER.test(part.text)),
  );
  if (degree !== undefined) return studyOf(degree);
  const match = SUBJECT.exec(sentence.text);
  const subject = match?.groups?.subject;
  if (match === null || subject === undefined) return undefined;
  const from = match.index + match[0].indexOf(subject);
  return { area: cut(sentence, from, from + subject.length) };
}
