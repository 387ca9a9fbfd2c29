import type { DateForm, DateWords, Lang, Precision, PrintedRange } from './model.ts';
import { joints } from './words.ts';

export interface DateParts {
  year: string;
  /** 1 to 12, or undefined when only the year is known. */
  month?: number;
}

/** The parts of a JSON Resume date. */
export function partsOf(date: string): DateParts {
  const [year, month] = date.split('-');
  return { year: year!, ...(month ? { month: Number(month) } : {}) };
}

/** A form that writes a month and year with `write`, and a bare year as it is. */
export function form(
  write: (year: string, month: number, lang: Lang) => string,
  keeps: Precision = 'month',
  bare: (year: string) => string = (year) => year,
): DateForm {
  return {
    one: (date, lang) => {
      const { year, month } = partsOf(date);
      if (month === undefined) return { text: bare(year), keeps: 'year' };
      return { text: write(year, month, lang), keeps };
    },
  };
}

/** "since" in the resume's language. */
export function since(lang: Lang): string {
  return lang === 'en' ? 'since' : joints[lang].since;
}

/** A range in a form; with neither end undefined. */
export function printRange(
  dateForm: DateForm,
  start: string | undefined,
  end: string | undefined,
  words: DateWords,
): PrintedRange | undefined {
  if (!start) {
    if (!end) return undefined;
    const one = dateForm.one(end, words.lang);
    return { text: one.text, start: 'none', end: one.keeps };
  }
  if (dateForm.range) return dateForm.range(start, end, words);
  return joinRange(dateForm, start, end, words);
}

/** The two dates with the joint between; one alone when both look the same. */
export function joinRange(
  dateForm: DateForm,
  start: string,
  end: string | undefined,
  words: DateWords,
): PrintedRange {
  const from = dateForm.one(start, words.lang);
  if (end === undefined)
    return { text: openRange(from.text, words), start: from.keeps, end: 'year' };
  const to = dateForm.one(end, words.lang);
  const text = from.text === to.text ? from.text : joined(from.text, to.text, words);
  return { text, start: from.keeps, end: to.keeps };
}

/** Joints are texts between, or a pair "from|until" of words before each. */
function joined(from: string, to: string, { joint }: DateWords): string {
  if (!joint.includes('|')) return from + joint + to;
  const [before, between] = joint.split('|');
  return `${before} ${from} ${between} ${to}`;
}

function openRange(from: string, words: DateWords): string {
  if (words.open === 'since') return `${since(words.lang)} ${from}`;
  const joint = words.joint.includes('|') ? ' - ' : words.joint;
  if (words.open === '') return (from + (/[a-z]/.test(joint) ? ' -' : joint)).trimEnd();
  return joined(from, words.open, words);
}
