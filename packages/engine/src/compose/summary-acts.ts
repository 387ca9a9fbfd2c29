import type { Resume } from '@trueline/contracts';
import { monthNumber, type YearMonth } from '../document/dates.ts';
import type { JobTerms } from '../document/job-terms.ts';
import { findValue, type ResumeLine } from '../document/paths.ts';
import { readOpener } from '../rules/line/role-tense.ts';
import { isHighlight } from '../rules/line-kinds.ts';
import { splitSentences } from '../rules/line-text.ts';
import { relevance } from '../rules/relevance.ts';
import { retell } from '../rules/retell.ts';
import type { AdAnswer } from './ad-answer.ts';
import { ACT_WORDS_MAX } from './summary-facts.ts';

/** A line short enough for a summary. */
export interface Act {
  line: ResumeLine;
  text: string;
  /** As behind "who"; null where its verbs are not sure, or it is of another role. */
  who: string | null;
  hasFigure: boolean;
  /** It names something that the ad asks for, or gives a figure. */
  isStrong: boolean;
}

const isLong = (text: string): boolean => text.split(/\s+/).length > ACT_WORDS_MAX;

/** A bullet short enough to be told, without what hangs behind its last comma; null where none is. */
function shorten(text: string): string | null {
  const [first = ''] = splitSentences(text.trim());
  const [whole = ''] = first.split(/;\s/);
  // "…, which lets thousands search": what came of it stands in the bullet.
  const [sentence = ''] = isLong(whole) ? whole.split(/, (?:which|who|where|that) /) : [whole];
  if (/:|\bI\b|\bmy\b/.test(sentence)) return null;
  return !isLong(sentence) ? sentence.replace(/[.\s]+$/, '') : null;
}

/** "BLS renewals" keeps its capitals. */
export const startSmall = (text: string): string =>
  /^\p{Lu}(?:\p{Lu}|\d)/u.test(text) ? text : text.slice(0, 1).toLowerCase() + text.slice(1);

/** "runs payroll" of "Run payroll", "cut check-in" of "Cut check-in"; null where the verbs are not sure. */
function asWho(text: string): string | null {
  const opener = readOpener(text);
  if (opener === 'past') return startSmall(text);
  const third = opener === 'other' ? null : retell(text, 'third', 'among-verbs');
  return third === null ? null : startSmall(third);
}

/** A change in figures tells more than a figure: "from 61 to 78", "by 40%", "no accidents in 6 years". */
const CHANGE =
  /\bfrom \S+(?: \S+){0,3} to \S+|\d ?%|[$€£]\s?\d|^(?:no|zero|nil) .*\d|\b(?:first(?! (?:aid|week|day|month|year|name|line|floor|shift|class))|top|best|award)\b/i;
/** Somebody else's work that one had a part in. */
const PART = /^(?:help|assist|support|participat|work(?:ed)? as|attend|observ|shadow)/i;
/** Work that ended longer ago is no news. */
const LATE_MONTHS = 8 * 12;
const LATEST = 3;
/** A figure of two digits at least: "1 in 4" tells no extent. */
const LARGE = /(?<![\p{L}\d])\d[\d,.]*\d/u;
/** "P45" is a name and no figure. */
const FIGURE = /(?<![\p{L}\d])\d/u;

/** What a line says of the ad, by its list of skills and by its words. */
const answersOf = (text: string, { terms, answer }: Asked): number =>
  relevance(text, terms) * 2 + answer.weigh(text) * ANSWER;
const ANSWER = 1.5;
/** So much of the ad's words makes a line worth telling that has no figure. */
const ANSWER_MIN = 1.2;

/** What earns a line its place behind "who": what the ad asks for, how far it reaches, the newest role. */
const worthAsWork = (text: string, asked: Asked, isLatest: boolean): number =>
  answersOf(text, asked) +
  (LARGE.test(text) || CHANGE.test(text) ? 2 : 0) +
  (IN_CHARGE.test(text) ? IN_CHARGE_WORTH : 0) +
  (isLatest ? LATEST : 0) -
  (PART.test(text) ? 4 : 0);
const IN_CHARGE_WORTH = 3;
const IN_CHARGE = /^(?:lead|led|manag|supervis|run|ran|direct|head)/i;

/** What earns a line its place as a result: a figure and a change in it before all. */
function worth(text: string, terms: JobTerms, isLatest: boolean): number {
  const isNamedOnly = readOpener(text) === 'other' && !CHANGE.test(text);
  return (
    (isNamedOnly ? -2 : 0) +
    relevance(text, terms) * 2 +
    (FIGURE.test(text) ? 2 : 0) +
    (CHANGE.test(text) ? 3 : 0) +
    (isLatest ? LATEST : 0) -
    (PART.test(text) ? 4 : 0)
  );
}

/** What the ad asks for, as skills and as words. */
interface Asked {
  terms: JobTerms;
  answer: AdAnswer;
}

function isLate(resume: Resume, { entry }: ResumeLine, asOf: YearMonth): boolean {
  const end = findValue(resume, `${entry}.endDate`);
  const start = findValue(resume, `${entry}.startDate`);
  if (typeof end !== 'string') return typeof start === 'string';
  return monthNumber(asOf, 'end') - monthNumber(end, 'end') <= LATE_MONTHS;
}

/** The lines of work that a summary may tell, and among them those that tell a result, the strongest first. */
export function listActs(
  resume: Resume,
  lines: readonly ResumeLine[],
  asked: Asked,
  entry: string | undefined,
  asOf: YearMonth,
): { acts: Act[]; results: Act[] } {
  const told = lines
    .filter((line) => isHighlight(line.path) && isLate(resume, line, asOf))
    .flatMap((line) => {
      const text = shorten(line.text);
      if (text === null) return [];
      const isOwn = line.entry === entry;
      const opener = readOpener(text);
      // "Solo, 2 weeks out" may be a noun: only a figure that tells something makes it an act.
      const isSure = opener !== 'maybe-present' || LARGE.test(text) || CHANGE.test(text);
      const isVerb = opener !== 'other' && isSure;
      const hasFigure = FIGURE.test(text);
      const isFar = LARGE.test(text) || CHANGE.test(text);
      const isAsked = relevance(text, asked.terms) > 0 || asked.answer.weigh(text) >= ANSWER_MIN;
      const isStrong = isFar || isAsked;
      const who = isOwn && isVerb && !PART.test(text) ? asWho(text) : null;
      const act: Act = { line, text, who, hasFigure, isStrong };
      return [{ act, isVerb, isOwn, worth: worth(text, asked.terms, isOwn) }];
    })
    .sort((a, b) => b.worth - a.worth);
  const isScope = ({ line, text }: Act): boolean =>
    line.entry === entry && LARGE.test(text) && !/^\p{L}+ing\b/u.test(text);
  const isResult = ({ act, isVerb }: (typeof told)[number]): boolean =>
    act.hasFigure &&
    (isVerb || CHANGE.test(act.text) || isScope(act)) &&
    !PART.test(act.text) &&
    (act.line.entry === entry || CHANGE.test(act.text) || relevance(act.text, asked.terms) > 0);
  return {
    acts: told
      .filter(({ isVerb }) => isVerb)
      .map(({ act, isOwn }) => ({ act, worth: worthAsWork(act.text, asked, isOwn) }))
      .sort((a, b) => b.worth - a.worth)
      .map(({ act }) => act),
    results: told.filter(isResult).map(({ act }) => act),
  };
}
