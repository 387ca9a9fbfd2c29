import type { Resume } from '@trueline/contracts';
import { listLines, type Optimization } from '@trueline/engine';
import { writesOtherwise } from './same-spelling.ts';

/** A term of the ad that the resume shows in other words, and whether the ad's own form now stands there. */
interface ShownTerm {
  term: string;
  source: string;
  /** In another spelling, number, order or as an acronym: the same by any reader's word. */
  isSameWords: boolean;
  surfaced: boolean;
}

/** Said as an act or a quality, not as a name: no list of skills and no sentence takes it as it stands. */
const NO_NAME =
  /^(?:collaborat(?:e|es|ive)|mentor|coach|communicate\b.*|administer\b.*|manage\b.*|take initiative|work\b.*|cost a menu)$/i;

const textOf = (resume: Resume): string =>
  listLines(resume)
    .map((line) => line.text)
    .join('\n')
    .toLowerCase();

/** Whole words, in any case. */
function holds(text: string, form: string): boolean {
  const escaped = RegExp.escape(form.toLowerCase());
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}+#])`, 'u').test(text);
}

/** "Type script" beside TypeScript: the ad's slip in a name that it shares with the resume letter for letter. */
const isSlip = (term: string, source: string): boolean =>
  /\s/.test(term) &&
  source
    .split(/[\s,;:()]+/)
    .some(
      (word) =>
        /[a-z][A-Z]/.test(word) && word.toLowerCase() === term.replace(/\s/g, '').toLowerCase(),
    );

/**
 * The ad's names of skills that the resume shows in no form of the ad's (engine.md 9, "evidenced
 * coverage"): one for each concept, whichever of the ad's forms comes to stand there.
 */
export function listShownTerms(resume: Resume, result: Optimization): ShownTerm[] {
  const before = textOf(resume);
  const after = textOf(result.document);
  const terms = new Map<string, ShownTerm>();
  for (const { term, evidenced, source = '' } of result.original.missingKeywords) {
    if (!evidenced || NO_NAME.test(term) || isSlip(term, source)) continue;
    const name = result.job.skills.find((skill) => skill.text === term)?.name ?? term;
    const forms = result.job.skills
      .filter((skill) => skill.name === name && !NO_NAME.test(skill.text))
      .map((skill) => skill.text);
    const all = [...new Set([term, ...forms])];
    if (terms.has(name) || all.some((form) => holds(before, form))) continue;
    terms.set(name, {
      term,
      source,
      isSameWords: writesOtherwise(source, term),
      surfaced: all.some((form) => holds(after, form)),
    });
  }
  return [...terms.values()];
}
