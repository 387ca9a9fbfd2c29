import { findDateRange } from '../date-range.ts';
import type { Block } from '../sections/block.ts';
import { cut, type Slice, splitSlice, strip, valued } from '../slice.ts';
import { hasSchool, startsWithDegree, studyOf } from './degree.ts';
import type { EducationDraft } from './education.ts';

/** How a sentence says that its teller learned, or what came of it. */
const LEARNED =
  /(?<!\p{L})(?:studied|study|studying|graduated|attended|went to|began|started|sat|finished|completed|obtained|earned|received|hold|passed|trained|qualified|schooled|educated|my schooling (?:is|was)|was at(?= [^.]{3,60} for (?:the|my|an?) )|my (?:\p{L}+ ){1,4}(?:is|was|comes?|came) from|étudi\p{L}+|obtenu|diplômée?|estudi[éeo]\p{L}*|studiert)(?!\p{L})/iu;
const WORKED =
  /(?<!\p{L})(?:worked|working|employed|taught|teach|teaching|joined|served|hired|as an? (?!student|pupil))(?!\p{L})/iu;
const AT =
  /(?<!\p{L})(?:at|from|attended|to|in|with|finished|completed|à|de|en|an der|of)\s+(?:the\s+|l['’])?(?=\p{Lu})/gu;
/** Where the name of a school ends in a sentence. */
const END =
  /\s*(?:[.;:(](?=\s|$|\p{L}|\d)|,(?=\s|$)|\s(?:where|which|who|until|from|since|between|with|and (?:i|my|was|then|have)|for|as)\s|\sin\s(?=(?:\p{L}+\s)?\d{4})|$)/iu;
const PARTS = /\s*[,;()]\s*|\s(?:at|from|is|was|with|and then|where|between|in (?=\d))\s?/giu;
const LEAD =
  /^(?:(?:i|my|an?|the|have|hold|got|did|took|began|started|obtained|earned|received|finished|completed|studied|passed|graduated|for|with|in|then|after that|also|full|half)\s+)+/iu;
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

const MIN_TOLD = 2;

/** The schools of a section whose paragraphs tell of one each: "I finished my Master of Science in ..., at Sample University in 2005." What does not goes on with the one above. Undefined where the section isn't told so. */
export function readNarratedSchools(blocks: readonly Block[]): EducationDraft[] | undefined {
  const drafts: EducationDraft[] = [];
  let told = 0;
  for (const block of blocks) {
    const stops = splitSlice(block, SENTENCE);
    const [sentence = block, ...rest] = stops;
    const draft = IN_PERSON.test(sentence.text) ? schoolOf(sentence) : undefined;
    const last = drafts.at(-1);
    if (draft !== undefined) {
      drafts.push(rest.length > 0 ? { ...draft, highlights: rest } : draft);
      told++;
    } else if (last === undefined || block.bulletX !== undefined) return undefined;
    else last.highlights = [...(last.highlights ?? []), cut(block, 0)];
  }
  return told >= MIN_TOLD && 2 * told >= blocks.length ? drafts : undefined;
}

const IN_PERSON =
  /^(?:\P{Lu}*?\s)?(?:I|[Mm]y|[Ii]ch|[Jj]e|[Jj]['’]ai|[Yy]o|[Mm]is?|[Mm]on|[Mm]es|[Mm]ein)(?!\p{L})|^(?:In|From|Between|After|Since)\s.*?\sI\s/u;

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
    ...(range.end !== undefined && {
      [isBegun(text, range) ? 'startDate' : 'endDate']: valued(dated, range.end),
    }),
  };
}

/** "I began the ... in 2011": the one date is no end. */
const isBegun = (text: string, { isRange, from }: { isRange: boolean; from: number }): boolean =>
  !isRange && /(?<!\p{L})i (?:began|started|entered|joined)(?!\p{L})/iu.test(text.slice(0, from));

function institutionIn(sentence: Slice): Slice | undefined {
  for (const match of sentence.text.matchAll(AT)) {
    const from = match.index + match[0].length;
    const rest = sentence.text.slice(from);
    const name = strip(cut(sentence, from, from + (END.exec(rest)?.index ?? rest.length)), /[.,;]/);
    const isName = name.text.split(/\s+/).length <= MAX_WORDS && !startsWithDegree(name.text);
    const isWhole = !/\s(?:at|from)\s(?=\p{Lu})/u.test(name.text);
    if (isName && isWhole && hasSchool(name.text)) return name;
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
