import { fold } from '../characters.ts';
import { cut, type Slice, strip } from '../slice.ts';

const LABEL =
  '(?:c?gpa|average|grade|overall|score|marks|percentage|wam|moyenne|note|abschlussnote|gesamtnote|durchschnitt|nota(?: media)?|promedio|media|voto|votazione|cijfer|eindcijfer|ocena|średnia|средний балл|балл)';
const FIGURE = '(?:[12]:[12]|\\d{1,3}(?:[.,]\\d+)? ?%?(?: ?\\/ ?\\d+(?:[.,]\\d+)?)?(?: e lode)?)';
const LABELLED = new RegExp(
  `(?<!\\p{L})${LABEL}(?: of)?\\s*[:=]?\\s*(?<after>${FIGURE})(?![\\d\\p{L}])|(?<before>\\d\\.\\d+(?: ?\\/ ?\\d+(?:\\.\\d+)?)?)\\s*c?gpa`,
  'iu',
);
/** Grades in words and figures that nothing but a grade looks like; on text without accents. */
const WORDED =
  /^(?:(?:graduated |awarded )?(?:with |avec |mit |con |com |cum )?(?:(?:first|second|third|1st|2nd|3rd)[- ]class(?: honou?rs| division| \(?hons?\.?\)?)?(?:,? \(?(?:upper|lower)(?: (?:division|second))?\)?)?(?: honou?rs)?|(?:upper|lower)[- ]second(?:[- ]class)?(?: honou?rs)?|first(?: class)? hons|(?:summa |magna )?cum laude|(?:high(?:est)? |great |first[- ]class )?(?:distinction|honou?rs|honor|merit)|auszeichnung|pass(?:ed)? with (?:distinction|merit)|wyroznieniem|отличием)|[12][:.][12](?: honou?rs)?|1st|\d{2,3} ?\/ ?(?:100|110)(?: e lode)?|\d{1,3}(?:[.,]\d{1,2})? ?%|[1-6][.,]\d|[0-4]\.\d{1,2} ?\/ ?[45](?:\.0+)?|mention .{2,20}|красный диплом|диплом с отличием|с отличием|z wyroznieniem|matricula de honor|sobresaliente|felicitations du jury)$/u;
const STATUS =
  /^(?:in progress|graduated|completed|ongoing|current|expected|anticipated|candidate|incomplete|not completed|did not (?:graduate|complete)|en cours|laufend|in corso|em curso|en curso|part[- ]time|full[- ]time|online|distance learning|evening classes|w trakcie)$/;

const LABEL_ALONE = new RegExp(`^${LABEL}(?: of)?$`, 'iu');

/** Whether the text only says that a grade follows: "GPA". */
export const isGradeLabel = (text: string): boolean => LABEL_ALONE.test(text);

/** A grade with its label: its value, and the slice before it. */
export function findScore(slice: Slice): { value: Slice; rest: Slice } | undefined {
  const match = LABELLED.exec(slice.text);
  const value = match?.groups?.after ?? match?.groups?.before;
  if (match === null || value === undefined) return undefined;
  // "Grade 12" is a year of school, "Escuela Media 12" its name.
  if (/^(?:grade|media) \d{1,2}$/i.test(match[0])) return undefined;
  const at = match.index + match[0].indexOf(value);
  const rest = cut(slice, 0, match.index);
  return { value: cut(slice, at, at + value.length), rest: strip(rest, /[,;(–—-]/u) };
}

/** "Grade A", "mean grade B+", "KCSE B+", "5 passes", "488 points", "4 A passes". */
const COUNTED =
  /^(?:(?:mean |overall |final |aggregate )?grade:? [a-e][+*-]?|\d{1,3} (?:[a-e]\*? )?(?:pass(?:es)?|points|credits|subjects|distinctions|as))$/;

/** Whether the text is nothing but a grade: "2:1", "First Class Honours", "magna cum laude", "91%". */
export function isGrade(text: string): boolean {
  const folded = fold(text).replace(/^(?:with|mit|avec|con) (?=\d)/, '');
  return WORDED.test(folded) || COUNTED.test(folded) || DIVISION.test(folded);
}

/** "Division IV", "Div. 2", "First Division", "aggregate 12": as boards of examinations tell it. */
const DIVISION =
  /^(?:div(?:ision|\.)? ?(?:iv|i{1,3}|[0-4]|one|two|three|four|zero)|(?:1st|2nd|3rd|first|second|third) division|aggregate \d{1,2})(?: (?:with )?\d{1,2} points)?$/;

const TRAILING =
  /\s+(?=(?:[12][.:][12]|1st|first[- ]class(?: honou?rs)?|with (?:distinction|merit|honou?rs)|mention .{2,20}|(?:with )?\d{2}%|(?:mean|overall|final|aggregate) grade:? [a-e][+-]?)$)/iu;

/** "Civil Engineering 2:1": a grade behind a name with nothing between. */
export function splitTrailing(slice: Slice): { rest: Slice; said: Slice } | undefined {
  const match = TRAILING.exec(slice.text);
  if (match === null || isGrade(slice.text)) return undefined;
  return { rest: cut(slice, 0, match.index), said: cut(slice, match.index) };
}

/** Whether the text says how far, how long or how the studies went: "in progress", "2nd year, ongoing", "1.5 years". */
export const isStudyStatus = (text: string): boolean =>
  fold(text)
    .split(/,\s*/)
    .every((part) => STATUS.test(part) || YEARS.test(part));

/** "2nd year, ongoing"; "1.5 years" is how long a degree takes. */
export const isStudyYear = (text: string): boolean =>
  isStudyStatus(text) &&
  fold(text)
    .split(/,\s*/)
    .some((part) => YEARS.test(part) && !/^\d+(?:[.,]\d+)? [a-z]+$/.test(part));

const YEARS =
  /^(?:\d+(?:[.,]\d+)? (?:years?|months?|semesters?|h|hrs?|hours?|horas?|heures?|stunden)(?: (?:programme|program|course|completed|done))?|(?:\d(?:st|nd|rd|th)|first|second|third|final) (?:year|semester)(?: student)?)$/;

/** A grade or status in brackets at the end: "BSc Psychology (2:1)", "BSc Data Science (in progress)". */
export function splitBracket(slice: Slice): { rest: Slice; said: Slice } | undefined {
  const match = /\s*\(([^()]+)\)$/.exec(slice.text);
  const inner = match?.[1];
  if (match === null || inner === undefined) return undefined;
  if (!isGrade(inner) && !isStudyStatus(inner) && !LABELLED.test(inner)) return undefined;
  const at = match.index + match[0].indexOf('(') + 1;
  return { rest: cut(slice, 0, match.index), said: cut(slice, at, at + inner.length) };
}
