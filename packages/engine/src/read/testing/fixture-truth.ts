import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a fixture says, written by hand. `a|b`: either is right; null: not in the document. */
export interface ResumeTruth {
  name: string | null;
  email: string | null;
  phone: string | null;
  location: string | null;
  urls: string[];
  work: TrueEntry[];
  volunteer: TrueEntry[];
  education: TrueSchool[];
  /** `optional` sections may be read or left. */
  sections: { heading: string; kind: string; optional?: boolean }[];
  skills: string[];
}

/** `YYYY` or `YYYY-MM`; an end may be `present`. */
export interface TruePeriod {
  start: string | null;
  end: string | null;
}

export interface TrueEntry extends TruePeriod {
  company: string | null;
  title: string | null;
  /** Bullets of every level. */
  bullets: number;
}

export interface TrueSchool extends TruePeriod {
  institution: string | null;
  degree: string | null;
}

export interface Fixture {
  id: string;
  file: string;
  format: string;
  occupation: string;
  /** Who laid the document out. */
  maker: string;
  layout: string;
  truth: ResumeTruth;
  bytes: Uint8Array;
}

/** The folder of the fixtures, with a slash at its end. */
export const RESUMES = fileURLToPath(new URL('../../../fixtures/resumes/', import.meta.url));
const TRUTH_ENDING = '.truth.json';

/** Every resume fixture with its bytes, by id. */
export function loadFixtures(): Fixture[] {
  return readdirSync(RESUMES)
    .filter((name) => name.endsWith(TRUTH_ENDING))
    .sort()
    .map((name) => {
      const described = JSON.parse(readFileSync(join(RESUMES, name), 'utf8')) as Omit<
        Fixture,
        'id' | 'format' | 'bytes'
      >;
      return {
        ...described,
        id: name.slice(0, -TRUTH_ENDING.length),
        format: described.file.slice(described.file.lastIndexOf('.') + 1),
        bytes: new Uint8Array(readFileSync(join(RESUMES, described.file))),
      };
    });
}
