import type { JobRequirements, Resume } from '@trueline/contracts';
import type { JobTerm, JobTerms } from '../document/job-terms.ts';
import { listLines, type ResumeLine } from '../document/paths.ts';
import { hasForm } from '../language/forms.ts';
import { type Word, wordsOf } from '../language/words.ts';
import { titleLikeness } from '../match/title.ts';
import { isHighlight, isProse, isSkillItem } from '../rules/line-kinds.ts';
import { isWrittenSo, longNamesOf, standsForIn } from '../taxonomy/acronym-names.ts';
import { isAcronymOf } from '../taxonomy/acronyms.ts';
import { findSkill, findSkills } from '../taxonomy/skills.ts';
import { listOtherForms, type SameThing } from './other-forms.ts';

const TOKEN = /(?<![\p{L}\p{N}&/.'’-])[\p{L}\p{N}][\p{L}\p{N}&/]{1,8}(?![\p{L}\p{N}&/-]|\.\p{L})/gu;
/** Two capitals, or one and a digit: "AR", "RevPAR", "3PL". */
const IS_SHORT = /^(?:\P{Ll}*\p{Lu}[\p{L}&/]*\p{Lu}s?|(?=.*\d)(?=.*\p{Lu}).*)$/u;
const SMALL = /^(?:and|of|the|for|in|as|to|on|at|by|with|or|from)$/;
/** Where the table has nothing, so many letters and capitals throughout speak for themselves. */
const LETTERS_SURE = 4;
/** "2 PM", "250 KB", "Toronto PD": a time, a measure or a part of a name. */
const OTHER_BEFORE = /(?:\d|\d (?:to|-|–) \d+)\s?$/;

const CAPITALS_BEFORE = /(?<![\p{L}\p{N}])\p{Lu}{2,} $/u;
const CAPITALS_BEHIND = /^ \p{Lu}{2,}(?![\p{L}\p{N}])/u;

/** "BE AT THE FOREFRONT": words of a heading all in capitals, no short name. */
const isShouted = (text: string, index: number, written: string): boolean =>
  CAPITALS_BEFORE.test(text.slice(Math.max(0, index - 30), index)) &&
  CAPITALS_BEHIND.test(text.slice(index + written.length, index + written.length + 30));

const listShorts = (text: string): { own: string; index: number }[] =>
  Array.from(text.matchAll(TOKEN), ({ 0: own, index }) => ({ own, index })).filter(
    ({ own, index }) =>
      (IS_SHORT.test(own) || isWrittenSo(own)) &&
      !SMALL.test(own.toLowerCase()) &&
      !isShouted(text, index, own),
  );

const isOwnLine = ({ path }: ResumeLine): boolean =>
  isHighlight(path) ||
  isProse(path) ||
  isSkillItem(path) ||
  /^(?:skills|certificates)\[\d+\]\.name$/.test(path);

/** The long name as the ad writes it, hyphens and number aside; undefined where it has none. */
function writtenIn(ad: string, name: string): string | undefined {
  const words = name.split(/[\s-]+/);
  const lower = ad.toLowerCase();
  if (!words.every((word) => lower.includes(word.toLowerCase()))) return undefined;
  const parts = words.map((word) => RegExp.escape(word));
  const pattern = `(?<![\\p{L}\\p{N}])${parts.join('[\\s‐-‑-]+')}s?(?![\\p{L}\\p{N}])`;
  return new RegExp(pattern, 'iu').exec(ad)?.[0].replace(/\s+/g, ' ');
}

/** What the short and long names of an ad and a resume are read beside. */
interface Beside {
  resume: string;
  /** The person held a title like the ad's: a short name means what it means in that trade. */
  isOwnField: boolean;
}

/** The long name of a short one by the table: of its field, where the short one is of several. */
function findTabled(short: string, ad: string, { resume, isOwnField }: Beside): string | undefined {
  for (const { name } of longNamesOf(short)) {
    const written = standsForIn(short, name, resume, isOwnField) ? writtenIn(ad, name) : undefined;
    if (written === undefined) continue;
    // "every PFAS" is one system, though the ad names several.
    const isOne = written.length > name.length && !/[^s]s$/.test(short);
    return isOne ? written.slice(0, name.length) : written;
  }
  return undefined;
}

const BESIDE_PHRASE =
  /^(?:a|an|the|and|or|of|for|in|on|at|by|to|with|from|as|per|using|use|including|through|under|our|your|their|any|all|each|is|are|was|were|be|such|like|via|within|into|during|after|before|know|knowledge|experience|perform|complete|support|provide|ensure|monitor|manage|prepare|review|understand|understanding|apply|follow|maintain|conduct)$/;

/** Whether words stand as a phrase of their own: beside them only marks, small words or a verb of ads. */
function isWholePhrase(words: readonly Word[], from: number, to: number): boolean {
  const [before, first, after] = [words[from - 1], words[from], words[to + 1]];
  const opens = before === undefined || first?.gap !== ' ' || BESIDE_PHRASE.test(before.lower);
  return opens && (after === undefined || after.gap !== ' ' || BESIDE_PHRASE.test(after.lower));
}

/** Words of the ad whose initials are the short name: with capitals, of four letters, known to the lexicon, or a phrase of their own. */
function findSpelled(
  short: string,
  words: readonly Word[],
  text: string,
  mayBePlain: boolean,
): string | undefined {
  const letters = short.replace(/s$|[^\p{L}]/gu, '').length;
  for (let from = 0; from < words.length; from++) {
    const first = words[from] as Word;
    if (first.text[0]?.toUpperCase() !== short[0] || SMALL.test(first.lower)) continue;
    for (let to = from + 1; to < words.length && to < from + letters * 2; to++) {
      const last = words[to] as Word;
      if (!/^[\s-]$/.test(last.gap)) break;
      const phrase = text.slice(first.start, last.end);
      if (SMALL.test(last.lower) || !isAcronymOf(short, phrase)) continue;
      const content = words.slice(from, to + 1).filter(({ lower }) => !SMALL.test(lower));
      const isName = content.every(({ text }) => /^\p{Lu}/u.test(text));
      const isSure = isName || (letters >= LETTERS_SURE && content.length >= LETTERS_SURE);
      const isAlone = isWholePhrase(words, from, to) && (isSure || mayBePlain);
      if (letters > 2 && (isAlone || findSkill(phrase) !== null)) return phrase;
    }
  }
  return undefined;
}

/** Short names of the resume that the ad spells out. */
function listSpelledOut(lines: readonly ResumeLine[], ad: string, beside: Beside): SameThing[] {
  const words = wordsOf(ad);
  const seen = new Set<string>();
  return lines.flatMap(({ text }) =>
    listShorts(text).flatMap(({ own, index }): SameThing[] => {
      if (seen.has(own) || hasForm(ad, own) || OTHER_BEFORE.test(text.slice(0, index))) return [];
      seen.add(own);
      const isTabled = longNamesOf(own).length > 0;
      const form = isTabled
        ? findTabled(own, ad, beside)
        : findSpelled(own, words, ad, beside.isOwnField);
      return form === undefined ? [] : [{ form, own }];
    }),
  );
}

/** Short names of the ad that the resume spells out. */
function listShortened(lines: readonly ResumeLine[], ad: string, beside: Beside): SameThing[] {
  const shorts = new Set(listShorts(ad).map(({ own }) => own));
  return [...shorts].flatMap((form): SameThing[] => {
    if (hasForm(beside.resume, form)) return [];
    const long = longNamesOf(form);
    for (const { text } of lines) {
      const own =
        long.length > 0
          ? findTabled(form, text, beside)
          : findSpelled(form, wordsOf(text), text, false);
      if (own !== undefined) return [{ form, own }];
    }
    return [];
  });
}

/** "Workplace Safety and Insurance Board" where "WSIB claims" is a skill that both name: the longer name says it. */
const isPartOfShown = ({ form }: SameThing, terms: JobTerms, shown: ReadonlySet<string>): boolean =>
  [...terms.values()].some(
    (term) => shown.has(term.name) && term.form.length > form.length && hasForm(term.form, form),
  );

/** The thing as a term of the ad: the lexicon's, or one of its own. */
function termOf({ form, own }: SameThing, terms: JobTerms, job: JobRequirements): JobTerm {
  const lower = form.toLowerCase();
  const known = [...terms.values()].find((term) => term.forms.includes(lower));
  if (known !== undefined && !known.surfaced)
    return { ...known, form: known.form.toLowerCase() === lower ? known.form : form, own };
  const asked = job.requirements.find((requirement) => hasForm(requirement.text, form));
  return {
    name: form,
    form,
    forms: [lower],
    kind: 'unrecognised',
    level: asked?.level ?? 'context',
    requirementId: asked?.id,
    surfaced: false,
    own,
  };
}

const isOwnField = ({ work = [] }: Resume, { title }: JobRequirements): boolean =>
  title !== undefined &&
  work.some(({ position = '' }) => titleLikeness(title, position) >= TITLE_LIKE);
const TITLE_LIKE = 0.5;

/**
 * The ad's terms and, beside them, its short and long names that the resume has the other way round,
 * whether the lexicon knows the thing or not: each with the person's own writing of it.
 */
export function withOwnNames(
  terms: JobTerms,
  resume: Resume,
  job: JobRequirements,
  jobDescription: string,
): JobTerms {
  const all = listLines(resume);
  const text = all.map((line) => line.text).join('\n');
  const lines = all.filter(isOwnLine);
  const beside = { resume: text, isOwnField: isOwnField(resume, job) };
  const found = [
    ...listSpelledOut(lines, jobDescription, beside),
    ...listShortened(lines, jobDescription, beside),
    ...listOtherForms(lines, jobDescription, text),
  ].filter(({ form }) => !hasForm(text, form));
  const shown = new Set(lines.flatMap((line) => findSkills(line.text).map(({ name }) => name)));
  const result = new Map(terms);
  for (const same of found) {
    const term = isPartOfShown(same, terms, shown) ? null : termOf(same, terms, job);
    if (term !== null) result.set(term.name, term);
  }
  return result;
}
