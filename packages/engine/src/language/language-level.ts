import table from '../../data/phrases/language-levels.json' with { type: 'json' };

const LEVELS = (table.rows as [string, number][]).map(([words, step]) => ({
  words: new RegExp(words, 'iu'),
  step,
}));

/** How well a language is known by the words that say so: 1 (A1) to 6 (C2), 7 for a mother tongue; undefined where none of them does. */
export const languageStep = (text: string): number | undefined =>
  LEVELS.find(({ words }) => words.test(text))?.step;

/** B1: who asks for a language and says no level means one to work with. */
export const TO_WORK_WITH = 3;

/** A level in brackets: "(B1 or higher)", "(fluent)"; "(native speakers welcome)" asks for none. */
const STEP_ALONE =
  /^(?:at least |min(?:imum|\.)? )?(?:[ABC][12]\b|\p{L}+)(?= or (?:higher|better|above)|\+|$)/iu;

/** The step that texts of an ad ask of a language, by what stands beside its name: "German (B1 or higher)", "fluent French and good English"; of several the least. */
export function askedLanguageStep(name: string, asked: readonly string[]): number | undefined {
  const named = new RegExp(`\\b${name}\\b`, 'u');
  const steps = asked.flatMap((text) => {
    const part =
      text.split(/,|;|\(|:| and | or | who | for | with /).find((one) => named.test(one)) ?? '';
    const [, inBrackets = ''] = new RegExp(`${name}[^()]*\\(([^()]*)\\)`, 'u').exec(text) ?? [];
    return [part, STEP_ALONE.exec(inBrackets)?.[0] ?? ''].flatMap((one) => languageStep(one) ?? []);
  });
  return steps.length === 0 ? undefined : Math.min(...steps);
}
