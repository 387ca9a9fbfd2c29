import type { JobRequirements, Resume } from '@trueline/contracts';
import type { ResumeLine } from '../document/paths.ts';
import { languageStep, TO_WORK_WITH } from '../language/language-level.ts';

/** A language that the ad asks for, with how well the person has it. */
export interface SpokenLanguage {
  name: string;
  line: ResumeLine;
}

/** A level that a sentence can hold: "native", "C1", "fluent". */
const LEVEL =
  /^(?:native|mother tongue|first language|bilingual|fluent|advanced|excellent|very good|good|upper[- ]intermediate|intermediate|professional|business|conversational|basic|[ABC][12]\+?)$/i;
const LANGUAGES_MAX = 3;
const NAME = /^\p{Lu}\p{L}{2,14}$/u;

/** A level in brackets: "(B1 or higher)", "(fluent)"; "(native speakers welcome)" asks for none. */
const STEP_ALONE =
  /^(?:at least |min(?:imum|\.)? )?(?:[ABC][12]\b|\p{L}+)(?= or (?:higher|better|above)|\+|$)/iu;

/** The step that an ad asks of a language, by what stands beside its name: "German (B1 or higher)", "fluent French and good English". */
function askedStep(name: string, asked: readonly string[]): number {
  const named = new RegExp(`\\b${name}\\b`, 'u');
  const steps = asked.flatMap((text) => {
    const part =
      text.split(/,|;|\(|:| and | or | who | for | with /).find((one) => named.test(one)) ?? '';
    const [, inBrackets = ''] = new RegExp(`${name}[^()]*\\(([^()]*)\\)`, 'u').exec(text) ?? [];
    return [part, STEP_ALONE.exec(inBrackets)?.[0] ?? ''].flatMap((one) => languageStep(one) ?? []);
  });
  return steps.length === 0 ? TO_WORK_WITH : Math.min(...steps);
}

/** The languages that an ad names among what it asks, each with its level where that is said in a word; one known less well than asked is told nowhere but in its list. */
export function findAskedLanguages(resume: Resume, job: JobRequirements): SpokenLanguage[] {
  const asked = job.requirements
    .filter(({ level, kind }) => level !== 'context' && kind === 'language')
    .map(({ text }) => text);
  return (resume.languages ?? [])
    .flatMap(({ language = '', fluency = '' }, index): SpokenLanguage[] => {
      const name = language.trim();
      const level = fluency.trim();
      const naming = asked.filter((text) => new RegExp(`\\b${name}\\b`, 'u').test(text));
      if (!NAME.test(name) || naming.length === 0 || !LEVEL.test(level)) return [];
      if ((languageStep(level) ?? 0) < askedStep(name, naming)) return [];
      const path = `languages[${index}].language`;
      const line = { path, entry: `languages[${index}]`, text: language };
      return [{ name: `${name} (${inSentence(level)})`, line }];
    })
    .slice(0, LANGUAGES_MAX);
}

const inSentence = (level: string): string =>
  /^[ABC][12]/i.test(level) ? level.toUpperCase() : level.toLowerCase();
