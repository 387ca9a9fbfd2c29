import type { Resume } from '@trueline/contracts';
import { extractRequirements, listLines } from '@trueline/engine';

/** All that a resume says, as a text. */
export const textOf = (resume: Resume): string =>
  [
    ...listLines(resume).map(({ text }) => text),
    ...(resume.meta?.trueline?.kept ?? []).map(({ text }) => text),
  ].join('\n');

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}+#]{2,}/gu) ?? [];

export const wordCount = (text: string): number => wordsOf(text).length;

/** Cosine of TF-IDF vectors (log term frequency; document frequency over ads and resumes together), the plain baseline. */
export function tfIdf(documents: readonly string[]): (resume: string, ad: string) => number {
  const frequency = new Map<string, number>();
  for (const document of documents)
    for (const word of new Set(wordsOf(document)))
      frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const known = new Map<string, Map<string, number>>();
  const vector = (text: string): Map<string, number> => {
    const made = known.get(text);
    if (made !== undefined) return made;
    const counts = new Map<string, number>();
    for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
    const weights = new Map(
      [...counts].map(([word, count]) => [
        word,
        (1 + Math.log(count)) * Math.log((1 + documents.length) / (1 + (frequency.get(word) ?? 0))),
      ]),
    );
    known.set(text, weights);
    return weights;
  };
  const norm = (of: Map<string, number>): number => Math.hypot(...of.values());
  return (resume, ad) => {
    const [own, wanted] = [vector(resume), vector(ad)];
    let dot = 0;
    for (const [word, weight] of own) dot += weight * (wanted.get(word) ?? 0);
    return dot / (norm(own) * norm(wanted) || 1);
  };
}

/**
 * Resume-Matcher's measure (its `refiner`: `current_match_percentage`): the share of the ad's keywords,
 * each once, that stand in the resume's text as whole words in any case. There a language model reads
 * the keywords out of the ad; here our own reader stands in for it, which does its measure no harm.
 */
export function resumeMatcher(): (resume: string, ad: string) => number {
  const known = new Map<string, RegExp[]>();
  const patternsOf = (ad: string): RegExp[] => {
    const made = known.get(ad);
    if (made !== undefined) return made;
    const { requirements, skills } = extractRequirements(ad);
    const keywords = new Set(
      [...requirements.flatMap((one) => one.skills), ...skills].map(({ text }) =>
        text.toLowerCase(),
      ),
    );
    // \b as in its own pattern: "c++" is never found, and neither is it there.
    const patterns = [...keywords].map((word) => new RegExp(`\\b${RegExp.escape(word)}\\b`, 'i'));
    known.set(ad, patterns);
    return patterns;
  };
  return (resume, ad) => {
    const patterns = patternsOf(ad);
    return patterns.filter((pattern) => pattern.test(resume)).length / (patterns.length || 1);
  };
}
