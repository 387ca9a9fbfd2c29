import type { Resume } from '@trueline/contracts';
import type { YearMonth } from '../../document/dates.ts';
import { listLines } from '../../document/paths.ts';
import { languageOf } from '../../language/document-language.ts';
import { findVerbForm } from '../../language/en/verb-forms.ts';
import { listPlaces, type Place } from '../place.ts';
import { keepsTense } from '../tell/own-tense.ts';
import { tellLine } from '../tell/tell-line.ts';
import type { Telling } from '../tell/telling.ts';
import { withAmounts } from './bracketed.ts';
import { tellsDoneToSelf } from './done-to-self.ts';
import { isSurelyTold, opensWithBase } from './surely-told.ts';
import { wellFormed } from './well-formed.ts';
import { isBetterUntold, isCutShort } from './whole-line.ts';

/** What a line tells, with the role that it was done in. */
export interface Told extends Telling {
  place: Place;
}

const BULLET = /^(?:work|volunteer|projects)\[\d+\]\.(?:highlights\[\d+\]|summary|description)$/;

/** "Maintenance of 12 vans (by a contractor)", "(not finished)": what brackets take back, or give to others, is not told without them. */
const TAKEN_BACK =
  /\((?:[^()]*\s)?(?:by (?:an?|the|my|our|another|others?|\p{Lu}\p{L}+)|not|never|outsourced|contracted out|cancelled|failed|attempted|planned|unfinished|observed|shadowing)\b[^()]*\)/u;

/** "the last 2 years" of a job that has ended are none of the last ones. */
const OF_LATE =
  /\b(?:last|past|recent) (?:\d+|two|three|four|five|few|couple of) (?:years|months|weeks)\b|\b(?:last|this) (?:year|month)\b/;

/** Everything that the resume's lines tell and a letter may say, in document order; nothing of a resume that isn't in English. */
export function listTold(resume: Resume, asOf: YearMonth): Told[] {
  const lines = listLines(resume);
  if (languageOf(lines.map(({ text }) => text)) !== 'en') return [];
  const places = listPlaces(resume, asOf);
  const opensWithVerb = (line: { text: string }): boolean =>
    findVerbForm(line.text.trim().split(/[ ,]/)[0] ?? '', 'base')?.verb.baseIsNoun === false;
  const isBesideVerbs = (line: { entry: string; path: string }): boolean =>
    lines.some(
      (other) =>
        other.entry === line.entry && other.path !== line.path && opensWithBase(other.text),
    );
  const all = lines
    .filter(({ path }) => BULLET.test(path))
    .flatMap((line) => {
      const place = places.get(line.entry);
      return place === undefined
        ? []
        : tellLine(
            line,
            place.isCurrent,
            lines.some(
              (other) => other.entry === line.entry && other !== line && opensWithVerb(other),
            ),
          )
            .filter((telling) => keepsTense(telling, line.text, place))
            .flatMap((telling): Told[] => {
              const whole = wellFormed(telling);
              return whole === null ||
                isCutShort(whole) ||
                isBetterUntold(line.text) ||
                TAKEN_BACK.test(line.text) ||
                (!place.isCurrent && OF_LATE.test(whole.text)) ||
                tellsDoneToSelf(whole.text, line.text) ||
                !isSurelyTold(whole, isBesideVerbs(line))
                ? []
                : [{ ...withAmounts(whole), place }];
            });
    });
  return all.filter(({ text }, i) => all.findIndex((other) => other.text === text) === i);
}
