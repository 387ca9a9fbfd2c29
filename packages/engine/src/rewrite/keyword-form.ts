import type { Resume } from '@trueline/contracts';
import { listLines, type ResumeLine } from '../document/paths.ts';
import { hasForm } from '../lexicon/forms.ts';
import { type FoundSkill, findSkill, findSkills } from '../lexicon/skills.ts';
import type { JobTerm, JobTerms } from './job-terms.ts';
import { isHighlight, isProse, isSkillItem } from './line-kinds.ts';
import { isOfOthers } from './relevance.ts';
import { capitalize, type Rewriter } from './rewriter.ts';

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}+#]/gu, '');

function isAcronymOf(short: string, long: string): boolean {
  const initials = (text: string, skip: RegExp): string =>
    text
      .split(/[\s/-]+/)
      .filter((word) => !skip.test(word))
      .map((word) => word[0]?.toUpperCase() ?? '')
      .join('');
  if (!/^[A-Z][A-Za-z&/]*[A-Z]$/.test(short) || !/\s|-/.test(long)) return false;
  const letters = short.replace(/[^A-Za-z]/g, '').toUpperCase();
  return (
    initials(long, /^(?:and|of|the|for|in|&)$/i) === letters || initials(long, /^&$/) === letters
  );
}

/** Makers whose name may stand before a product's: "Microsoft Excel" is Excel. */
const MAKERS =
  /^(?:microsoft|ms|google|amazon|aws|apache|adobe|oracle|ibm|apple|atlassian|autodesk|intuit|sap|red hat|hashicorp|cisco)$/i;

/** "Excel" in "Microsoft Excel": the same name with its maker. */
function isWithMaker(long: string, short: string): boolean {
  const at = long.toLowerCase().lastIndexOf(` ${short.toLowerCase()}`);
  return at > 0 && at + short.length + 1 === long.length && MAKERS.test(long.slice(0, at));
}

/** One word each, names by their capitals or digits, of which one is the start of the other ("Postgres", "PostgreSQL") or a short form ("k8s"). */
function areNicknames(a: string, b: string): boolean {
  if (/[\s/&-]/.test(a + b) || !/[a-z][A-Z]|\d|^[A-Z]{2,}$/m.test(`${a}\n${b}`)) return false;
  const [left, right] = [bare(a), bare(b)];
  const isShort = (text: string): boolean => /\d/.test(text) || /^[A-Z]{2,3}$/.test(text);
  return left.startsWith(right) || right.startsWith(left) || isShort(a) || isShort(b);
}

/** Plurals and "RESTful" for "REST": the same words. */
const wordKey = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}+#]+/u)
    .map((word) => word.replace(/^restful$/, 'rest').replace(/(?<=\p{L}{2}[^s])s$/u, ''))
    .join('');

/** Words that a skill may carry or not: "communication skills", "Agile methodologies", "back-end development". */
const TAILS =
  /[\s-]+(?:skills?|development|developers?|methodolog(?:y|ies)|practices|principles|techniques|concepts|apis?)$/i;

/** "web app" and "web applications", "back-end development" and "backend": one name with and without its tail. */
function coreKey(form: string): string {
  const core = form
    .trim()
    .replace(/\bapps?\b/i, 'application')
    .replace(TAILS, '');
  return wordKey(core);
}

/** "natural language processing" inside a sentence; names keep their capitals. */
function inSentence(form: string, atStart: boolean): string {
  const [first = '', ...rest] = form.split(' ');
  const isPlainPhrase =
    rest.length > 0 && [first.slice(1), ...rest].every((word) => word === word.toLowerCase());
  return isPlainPhrase && !atStart ? form.toLowerCase() : form;
}

/** Where a name stands: first in its line, or as a whole item of a list. */
interface Place {
  atStart: boolean;
  isWholeItem: boolean;
}

/** How the ad's form is the very name of what the person wrote; null where it only means something near it. */
function combineForms(ad: string, own: string, place: Place): string | null {
  const { atStart, isWholeItem } = place;
  if (ad.toLowerCase() === own.toLowerCase()) return null;
  if ((ad.match(/\d+/g) ?? []).some((digits) => !own.includes(digits))) return null;
  if (isAcronymOf(own, ad)) return `${inSentence(ad, atStart)} (${own})`;
  if (isAcronymOf(ad, own)) return `${own} (${ad})`;
  if (isWithMaker(ad, own)) return ad;
  // "Type script" for "TypeScript" would trade a right name for a wrong one; a plural changes a sentence.
  if (bare(ad) === bare(own)) return findSkill(ad)?.name === ad ? ad : null;
  // Its own tail stays: "Agile development" is not traded for "Agile methodologies", nor "REST API" for "RESTful".
  const isBare = coreKey(own) === wordKey(own) && coreKey(ad) === coreKey(own);
  const isPlural = /\s/.test(own) && wordKey(ad) === wordKey(own);
  if (isBare || isPlural) {
    const isOneWordPlural = !/\s/.test(ad) && wordKey(ad) === wordKey(own);
    if (!isWholeItem || isOneWordPlural || hasForm(own, ad)) return null;
    return /^\p{Lu}/u.test(own) ? capitalize(ad) : ad;
  }
  if (areNicknames(ad, own)) {
    if (bare(ad).startsWith(bare(own))) return ad;
    return bare(own).startsWith(bare(ad)) ? `${own} (${ad})` : `${ad} (${own})`;
  }
  return null;
}

/** Whether the ad's form says no more than a text does: it stands there, or names the same thing by another name. */
export function isSameName(ad: string, own: string): boolean {
  return (
    ad.toLowerCase() === own.toLowerCase() ||
    combineForms(ad, own, { atStart: true, isWholeItem: true }) !== null
  );
}

/** Part of an address, a path or a longer name: "github.com/js", "non-JS". */
function isEmbedded(text: string, found: FoundSkill): boolean {
  return (
    /[-/.@#_&]$/.test(text.slice(0, found.start)) ||
    /^(?:[-/@#_]|\.\w| ?\()/.test(text.slice(found.end))
  );
}

function combineAt(text: string, term: JobTerm, inList: boolean): string | null {
  const found = findSkills(text).find((skill) => skill.name === term.name);
  if (found === undefined || isEmbedded(text, found) || isOfOthers(text, found.end)) return null;
  const both = combineForms(term.form, found.text, {
    atStart: found.start === 0,
    isWholeItem: inList && found.text === text,
  });
  return both === null ? null : text.slice(0, found.start) + both + text.slice(found.end);
}

/** Which line shall carry the ad's form of a skill, once: an item of the skills list, else a bullet, else a summary. */
export function planKeywordForms(resume: Resume, terms: JobTerms): ReadonlyMap<string, JobTerm[]> {
  const lines = listLines(resume);
  const order = [isSkillItem, isHighlight, isProse].flatMap((fits) =>
    lines.filter((line) => fits(line.path)),
  );
  const plan = new Map<string, JobTerm[]>();
  for (const term of terms.values()) {
    if (term.surfaced) continue;
    const fits = (line: ResumeLine): boolean =>
      combineAt(line.text, term, isSkillItem(line.path)) !== null;
    const line = order.find(fits);
    if (line !== undefined) plan.set(line.path, [...(plan.get(line.path) ?? []), term]);
  }
  return plan;
}

/** Transformations 15 and 16: the ad's name of the same thing beside or in place of the person's. */
export const rewriteKeywordForm: Rewriter = (text, { path, keywordForms }) => {
  const terms = keywordForms.get(path) ?? [];
  let better = text;
  const written: string[] = [];
  for (const term of terms) {
    const step = combineAt(better, term, isSkillItem(path));
    if (step === null) continue;
    better = step;
    written.push(term.form);
  }
  if (better === text) return null;
  return {
    text: better,
    kind: 'keyword-form',
    reason: `The job description writes ${written.map((form) => `"${form}"`).join(' and ')} for the same thing; a search for its words now finds you.`,
    requirementId: terms[0]?.requirementId,
  };
};
