import type { JobRequirements, Resume } from '@trueline/contracts';
import { findSkill } from '../../taxonomy/skills.ts';
import type { Need } from '../needs.ts';
import type { Named } from './input.ts';
import { levelOf, type SpokenLevel } from './language-levels.ts';
import { heldOf } from './papers.ts';

/** A column's heading, where a language would stand. */
const NO_LANGUAGE =
  /^(?:spe(?:ak|ech)|spoken|read|writ|listen|understand|languages?|fluen|home|mother|native|level|other)/i;

/** "ENGLISH" in a sentence. */
const withoutCapitals = (name: string): string =>
  /^\p{Lu}+$/u.test(name) ? name.slice(0, 1) + name.slice(1).toLowerCase() : name;

/** A language, and how well it is spoken where that is said. */
export interface Spoken extends Named {
  level?: SpokenLevel;
}

/** Languages that the ad asks for, in a requirement of their own or within another, and the person speaks. */
export function listLanguages(
  resume: Resume,
  job: JobRequirements,
  needs: readonly Need[],
): Spoken[] {
  const asked = heldOf(needs, 'language').filter(
    ({ text }) =>
      findSkill(text)?.kind === 'language' &&
      !/^bilingual/i.test(text) &&
      findSkill(text)?.name.toLowerCase() === text.toLowerCase(),
  );
  const asks = job.requirements.filter(({ level }) => level !== 'context');
  const named = (resume.languages ?? []).flatMap(({ language = '' }, i): Named[] => {
    const isAsked =
      /^\p{Lu}\p{L}{3,}$/u.test(language) &&
      !NO_LANGUAGE.test(language) &&
      asks.some(({ text }) => new RegExp(`(?<!\\p{L})${language}(?!\\p{L})`, 'iu').test(text));
    const source = { path: `languages[${i}].language`, text: language };
    return isAsked ? [{ text: withoutCapitals(language), source }] : [];
  });
  return [...named, ...asked]
    .flatMap((one): Spoken[] => {
      const level = levelOf(one.text, one.source, resume, asks);
      return level === null ? [] : [level === undefined ? one : { ...one, level }];
    })
    .filter(
      (one, i, all) =>
        all.findIndex(({ text }) => text.toLowerCase() === one.text.toLowerCase()) === i,
    );
}
