import type { JobRequirements, Resume } from '@trueline/contracts';
import type { ResumeLine } from '../document/paths.ts';
import { askedLanguageStep, languageStep, TO_WORK_WITH } from '../language/language-level.ts';

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
      if ((languageStep(level) ?? 0) < (askedLanguageStep(name, naming) ?? TO_WORK_WITH)) return [];
      const path = `languages[${index}].language`;
      const line = { path, entry: `languages[${index}]`, text: language };
      return [{ name: `${name} (${inSentence(level)})`, line }];
    })
    .slice(0, LANGUAGES_MAX);
}

const inSentence = (level: string): string =>
  /^[ABC][12]/i.test(level) ? level.toUpperCase() : level.toLowerCase();
