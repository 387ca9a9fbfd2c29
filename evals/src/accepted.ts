import { fieldsOf, ongoing } from '../cases/dress/fields.ts';
import type { Resume } from '../cases/dress/model.ts';

/** One line of a truth's `meta.accept`, whose form the README of the first-sight cases gives. */
export interface Acceptance {
  /** Patterns of the fields that it is about: `work[2].name`, `work[*].summary`, `education`. */
  paths: string[];
  /** Values that are as right there as the true one. */
  values: string[];
  /** Whether nothing at all is right, too. */
  mayBeMissing: boolean;
}

const SECTIONS =
  'work|volunteer|education|skills|languages|certificates|awards|projects|publications|interests|references';
const PATH = new RegExp(
  `\\b(?:basics|(?:${SECTIONS})\\[(?:\\*|\\d+(?:, ?\\d+)*)\\])(?:\\.\\w+(?:\\[\\d+\\])?)*`,
  'g',
);
const WHOLE_SECTION = new RegExp(`^(?:${SECTIONS})\\b`);
/** A mark between two letters is an apostrophe. */
const QUOTED = /(?<![\p{L}\p{N}])'(.+?)'(?![\p{L}\p{N}])/gu;
const MISSING = /\b(?:missing|empty|absent|left out|no date)\b/;
const KEYS =
  /\b(?:name|position|organization|institution|studyType|area|location|startDate|endDate|date|issuer|awarder|title|keywords|highlights|summary|description|fluency|reference|label)\b/g;

/** Reads one accepted alternative; nothing for a line that names no field. */
export function readAcceptance(line: string): Acceptance | undefined {
  const values = [...line.matchAll(QUOTED)].map(([, value]) => value!);
  const frame = line.replace(QUOTED, "''");
  const places = (frame.match(PATH) ?? WHOLE_SECTION.exec(frame) ?? []).flatMap(eachIndex);
  if (places.length === 0) return undefined;
  const mayBeMissing = MISSING.test(frame);
  // What is said after "may" is where else it may stand.
  const keys = frame.replace(PATH, '').split(' may ')[0]!.match(KEYS) ?? [];
  const paths = places.flatMap((place) =>
    isEntry(place) && keys.length > 0 && !mayBeMissing
      ? keys.map((key) => (place.includes('[') ? `${place}.${key}` : `${place}[*].${key}`))
      : [place],
  );
  return { paths, values, mayBeMissing };
}

/** `certificates[0,1]` as `certificates[0]` and `certificates[1]`. */
function eachIndex(place: string): string[] {
  const [, before, list, behind] = /^(\w+\[)(\d+(?:, ?\d+)+)(\].*)$/.exec(place) ?? [];
  return list === undefined
    ? [place]
    : list.split(',').map((index) => `${before}${index.trim()}${behind}`);
}

const isEntry = (place: string): boolean => /^\w+(?:\[[\d*]+\])?$/.test(place);

/** The truth with another value at a path such as `work[2].name`. */
export function withValue(truth: Resume, path: string, value: string): Resume {
  const changed = structuredClone(truth);
  const keys = path.split(/[.[\]]+/).filter((key) => key !== '');
  let holder: Record<string, unknown> = changed as unknown as Record<string, unknown>;
  for (const key of keys.slice(0, -1)) holder = holder[key] as Record<string, unknown>;
  holder[keys.at(-1)!] = value;
  return changed;
}

/** Whether a field of the truth may take another value: an open end is none. */
export const takesValue = (truth: Resume, path: string): boolean =>
  fieldsOf(truth).some((field) => field.path === path && field.value !== ongoing);
