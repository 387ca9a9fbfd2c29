import type { ResumeLine } from '../document/paths.ts';
import type { Part } from './summary-facts.ts';
import { joinNames } from './summary-names.ts';

const SKILLS_MIN = 2;

/** What a summary is made of, each fact with the line that gives it. Bullets are none of it: who reads on meets them as they are. */
export interface Facts {
  /** The title with its years, as the first sentence opens; none where no title says who one is. */
  who: string | undefined;
  /** Items of the list of skills that the ad asks for. */
  skills: readonly { line: ResumeLine; name: string }[];
  /** Certificates and licences that the ad asks for. */
  credentials: readonly { line: ResumeLine; name: string }[];
  /** "Staff Nurse from 2012 to 2015": the older role that is nearest to the ad's. */
  earlier: Part | undefined;
}

/** One way to tell of a kind of person; null where a fact for it lacks. */
interface Pattern {
  id: string;
  example: string;
  make: (facts: Facts) => Part[] | null;
}

/** A sentence with its one stop. */
export const stop = (text: string): string => `${text.replace(/[.!;,\s]+$/, '')}.`;

/** "Skilled in Excel and Ceridian." */
export function skillsOf({ skills }: Facts): Part[] {
  if (skills.length < SKILLS_MIN) return [];
  const text = `Skilled in ${joinNames(skills.map(({ name }) => name))}.`;
  return [{ text, lines: skills.map(({ line }) => line) }];
}

/** What one can be said to hold: "HAZOP Leader" and "Food Safety" are what a paper is on. */
const PAPER =
  /\b(?:certificat\w*|certified|licen[cs]\w*|diploma|degree|ticket|registration|registered|card|class|endorsement|permit|red seal|qualification|badge|accreditation|clearance|level|grade)\b|^[A-Z]{2,6}(?: [A-Z\d]{1,6})*$/;

/** "Holds a Food Handler's Permit and CDL Class B." */
export function credentialsOf({ credentials }: Facts): Part[] {
  const held = credentials.filter(({ name }) => PAPER.test(name));
  if (held.length === 0) return [];
  const text = `Holds ${joinNames(held.map(({ name }) => name))}.`;
  return [{ text, lines: held.map(({ line }) => line) }];
}

const endOf = (facts: Facts): Part[] => [...credentialsOf(facts), ...skillsOf(facts)];

/** From the fullest to the barest; the first that the verifier proves is taken. */
export const PATTERNS: readonly Pattern[] = [
  {
    id: 'title-and-earlier',
    example:
      'Office Manager since 2019. Bookkeeper from 2014 to 2018. Skilled in Excel and Ceridian.',
    make: (facts) => {
      const { who, earlier } = facts;
      if (earlier === undefined || who === undefined) return null;
      return [
        { text: stop(who), lines: [] },
        { ...earlier, text: stop(earlier.text) },
        ...endOf(facts),
      ];
    },
  },
  {
    id: 'title-and-skills',
    example: 'Office Manager since 2019. Holds First Aid at Work. Skilled in Excel and Ceridian.',
    make: (facts) => {
      const end = endOf(facts);
      if (end.length === 0 || facts.who === undefined) return null;
      return [{ text: stop(facts.who), lines: [] }, ...end];
    },
  },
  {
    id: 'title-alone',
    example: 'Office Manager since 2019.',
    make: ({ who }) => (who === undefined ? null : [{ text: stop(who), lines: [] }]),
  },
  {
    id: 'credential-first',
    example:
      "Holds Beekeeping Level 2 and a Food Handler's Permit. Skilled in hive inspection and queen rearing.",
    make: (facts) => {
      const credentials = credentialsOf(facts);
      if (facts.who !== undefined || credentials.length === 0) return null;
      return [...credentials, ...skillsOf(facts)];
    },
  },
];
