import type { Resume } from '@trueline/contracts';
import type { YearMonth } from '../document/dates.ts';
import { listLines } from '../document/paths.ts';
import { languageOf } from '../language/document-language.ts';
import { findSkills } from '../taxonomy/skills.ts';
import { listPlaces, type Place } from './place.ts';
import { keepsTense } from './tell/own-tense.ts';
import { type ToldLine, tellLine } from './told-line.ts';

/** A bullet that a sentence can be made from, with its role and the skills that it shows. */
export interface Story {
  told: ToldLine;
  place: Place;
  /** Names of the skills in the bullet. */
  skills: ReadonlySet<string>;
  /** Names of those that the shortened telling still shows. */
  toldSkills: ReadonlySet<string>;
}

const BULLET = /^(?:work|volunteer|projects)\[\d+\]\.(?:highlights\[\d+\]|summary|description)$/;

/** Every bullet that can be told with certainty, in document order; none of a resume that isn't in English. */
export function listStories(resume: Resume, asOf: YearMonth): Story[] {
  const lines = listLines(resume);
  if (languageOf(lines.map(({ text }) => text)) !== 'en') return [];
  const places = listPlaces(resume, asOf);
  return lines
    .filter(({ path }) => BULLET.test(path))
    .flatMap((line) => {
      const place = places.get(line.entry);
      const told = place === undefined ? null : tellLine(line, place.isCurrent);
      if (place === undefined || told === null) return [];
      if (!keepsTense({ ...told, text: told.finite }, line.text, place)) return [];
      const namesIn = (text: string): Set<string> =>
        new Set(findSkills(text).map(({ name }) => name));
      return [{ told, place, skills: namesIn(line.text), toldSkills: namesIn(told.finite) }];
    });
}
