/** Sentences of a line with the spaces between them, so that joining gives the line back; the stop of "Mr." ends none. */
export function splitSentences(text: string): string[] {
  return text.split(/(?<=(?<!\b(?:Mr|Mrs|Ms|Dr|Prof|St|Fr|Sr))[.!?;]\s)(?=[A-Z])/);
}

/** Rewrites each sentence alone; null when none changed. */
export function mapSentences(
  text: string,
  change: (sentence: string) => string | null,
): string | null {
  let changed = false;
  const sentences = splitSentences(text).map((sentence) => {
    const better = change(sentence);
    if (better === null) return sentence;
    changed = true;
    return better;
  });
  return changed ? sentences.join('') : null;
}

export function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** A line in capitals, or too short to be a sentence: a label, a heading or a list of tools. */
export function isLabel(text: string): boolean {
  return text.trim().split(/\s+/).length < 3 || (/[A-Z]/.test(text) && text === text.toUpperCase());
}

/** "Framing of 26 houses since 2018": neither the plain present nor the past says it. */
export const reachesTillNow = (text: string): boolean => /^[^,;(]*\b(?:since|so far)\b/i.test(text);

/** "I'm booking visits" -> "I am booking visits", so that one rule reads both. */
export const withoutContraction = (text: string): string =>
  text.replace(/^I['’]m (?=\w)/, 'I am ').replace(/^I['’]ve (?=\w)/, 'I have ');
