import type { JobRequirements, Resume } from '@trueline/contracts';
import type { ResumeLine } from '../document/paths.ts';
import { askedLanguageStep, languageStep, TO_WORK_WITH } from '../language/language-level.ts';

/** A language that the ad asks for, with how well the person has it. */
export interface SpokenLanguage {
  name: string;
  /** As a sentence says it: "fluent English", "German at B1". */
  told: string;
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
      return [{ name: `${name} (${inSentence(level)})`, told: tell(name, level), line }];
    })
    .slice(0, LANGUAGES_MAX);
}

const inSentence = (level: string): string =>
  /^[ABC][12]/i.test(level) ? level.toUpperCase() : level.toLowerCase();

/** A level that is what somebody calls the language, not how well they know it. */
const IS_TONGUE = /tongue|first language/i;
function tell(name: string, level: string): string {
  const said = inSentence(level);
  if (/^[ABC][12]/.test(said)) return `${name} at ${said}`;
  return IS_TONGUE.test(said) ? `${name} as ${said}` : `${said} ${name}`;
}
