import { stemmer } from 'stemmer';
import { readVerb } from '../../language/en/verb-forms.ts';
import { findSkills } from '../../taxonomy/skills.ts';
import { findConstraints } from '../requirements/constraints.ts';
import { findDegrees } from '../requirements/degrees.ts';
import { cueOf, levelOf } from '../requirements/level.ts';
import { findYears } from '../requirements/years.ts';
import type { Segment } from '../segments/segments.ts';

/** Where a clause stands in its ad. */
export interface ClausePlace {
  /** The rules for what is boilerplate let it through. */
  isAsking: boolean;
  /** The section of the clause before; null before the first. */
  before: Segment['section'] | null;
  /** The ad has a section of requirements. */
  hasRequirements: boolean;
  /** 0 to 1: how far down the ad it begins. */
  depth: number;
}

/** Shorter words stand for themselves: an ending cut off would make another word of them. */
const STEMMED_CHARS_MIN = 4;
const DEPTH_PARTS = 4;
const WORDS_MAX = 60;
const TOKEN = /[\p{L}0]+(?:'\p{L}+)?|[$€£%+]/gu;

/** The words of a clause as stems, function words included: how it asks shows in these. */
function tokensOf(text: string): string[] {
  const plain = text.toLowerCase().replaceAll('’', "'").replace(/\d+/g, '0');
  const words = plain.match(TOKEN) ?? [];
  return words
    .slice(0, WORDS_MAX)
    .map((word) => (word.length < STEMMED_CHARS_MIN ? word : stemmer(word)));
}

/** What a clause says: its words, pairs of words, and how it begins and ends. */
export function wordFeatures(text: string): string[] {
  const tokens = tokensOf(text);
  const [first, second] = tokens;
  const features = new Set(tokens);
  tokens.slice(1).forEach((token, i) => {
    features.add(`${tokens[i]} ${token}`);
  });
  if (first !== undefined) features.add(`^${first}`);
  if (second !== undefined) features.add(`^${first} ${second}`);
  features.add(`#${Math.min(6, Math.floor(Math.log2(tokens.length + 1) * 1.5))}`);
  const mark = /[.!?:]$/.exec(text)?.[0];
  if (mark !== undefined) features.add(mark === '!' ? '#.' : `#${mark}`);
  return [...features];
}

/** What kinds of thing a clause names. */
function kindsOf(text: string): string[] {
  const verb = /^\p{L}+/u.exec(text)?.[0]?.toLowerCase() ?? '';
  return [
    ...findConstraints(text),
    ...(findDegrees(text).length > 0 ? ['degree'] : []),
    ...(findYears(text).length > 0 ? ['years'] : []),
    ...new Set(findSkills(text).map(({ kind }) => kind)),
    ...readVerb(verb).map(({ form }) => `v.${form}`),
  ];
}

/** Where a clause stands, what the rules say of it, and what it names. */
export function placeFeatures({ text, section }: Segment, place: ClausePlace): string[] {
  const cue = cueOf(text) ?? '-';
  const level = levelOf(text, section);
  return [
    `s=${section}`,
    `c=${cue}`,
    `sc=${section} ${cue}`,
    `l=${level}`,
    `sl=${section} ${level}`,
    `a=${place.isAsking}`,
    `b=${place.before} ${section}`,
    `r=${place.hasRequirements} ${section}`,
    `d=${Math.min(DEPTH_PARTS - 1, Math.floor(DEPTH_PARTS * place.depth))}`,
    ...new Set(kindsOf(text).flatMap((kind) => [`k=${kind}`, `ks=${kind} ${section}`])),
  ];
}
