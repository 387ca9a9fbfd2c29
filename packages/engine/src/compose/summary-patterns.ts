import type { ResumeLine } from '../document/paths.ts';
import { readOpener } from '../rules/line/role-tense.ts';
import type { Act } from './summary-acts.ts';
import { startSmall } from './summary-acts.ts';
import type { Part } from './summary-facts.ts';
import { joinNames } from './summary-names.ts';

const SKILLS_MIN = 2;

/** What a summary is made of, each fact with the line that gives it. */
export interface Facts {
  /** The title with its years, as the first sentence opens; none where no title says who one is. */
  who: string | undefined;
  /** Bullets that tell an act, the nearest to the ad first; `who` as after "who". */
  acts: readonly Act[];
  /** The strongest lines with a figure, of late years. */
  results: readonly Act[];
  /** A line of the role that names how far it reaches. */
  scope: ResumeLine | undefined;
  /** Items of the list of skills that the ad asks for. */
  skills: readonly { line: ResumeLine; name: string }[];
  /** Certificates and licences that the ad asks for. */
  credentials: readonly { line: ResumeLine; name: string }[];
  /** A line of the role that lists what it does, the ad's wishes among it: "Bathing, dressing, oral care". */
  tasks: ResumeLine | undefined;
  /** "Before that Staff Nurse from 2012 to 2015.": the older role that is nearest to the ad's. */
  earlier: readonly Part[];
}

/** One way to tell of a kind of person; null where a fact for it lacks. */
interface Pattern {
  id: string;
  example: string;
  make: (facts: Facts) => Part[] | null;
}

/** A sentence with its one stop. */
export const stop = (text: string): string => `${text.replace(/[.!;,\s]+$/, '')}.`;

/** The strongest line with a figure that is not told yet. */
export function resultOf({ results }: Facts, told: readonly ResumeLine[]): Part[] {
  const result = results.find(({ line }) => !told.includes(line));
  return result === undefined ? [] : [{ text: stop(result.text), lines: [result.line] }];
}

/** "Skilled in Excel and Ceridian." */
function skillsOf({ skills }: Facts): Part[] {
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

/** "Cook since 2012: 300 covers a night." */
export function named(who: string, text: string, line: ResumeLine): Part {
  const apart: Part[] = [
    { text: stop(who), lines: [] },
    { text: stop(text), lines: [line] },
  ];
  return { text: stop(`${who}: ${startSmall(text)}`), lines: [line], apart };
}

/** Who one is, and what one does: behind "who" where the verbs are sure, behind a colon where a line names things ("caseload of 60 families"), else in a sentence of its own. */
function openingOf(who: string, { text, who: does, line }: Act): Part[] {
  if (does !== null) return [{ text: stop(`${who} who ${does}`), lines: [line] }];
  const isName = readOpener(text) === 'other' && !/[:;]/.test(who) && !/^\p{L}+ing\b/u.test(text);
  const whole = named(who, text, line);
  return isName ? [whole] : [...(whole.apart ?? [])];
}

const endOf = (facts: Facts): Part[] => [...credentialsOf(facts), ...skillsOf(facts)];

/** From the fullest to the barest; the first that the verifier proves is taken. */
export const PATTERNS: readonly Pattern[] = [
  {
    id: 'scope-and-result',
    example:
      'Farm Manager since 2019: 1,100 cows in a 54 point rotary, 21 milkers. Took the yield from 16 to 19 litres per cow. Skilled in feed rations and budgets.',
    make: (facts) => {
      const { who, scope } = facts;
      const result = resultOf(facts, []);
      if (who === undefined || scope === undefined || result.length === 0) return null;
      return [named(who, scope.text, scope), ...result, ...endOf(facts)];
    },
  },
  {
    id: 'who-does',
    example:
      'Office Manager since 2019 who runs payroll for 14 staff. Cut check-in from 15 to 6 minutes. Holds First Aid at Work. Skilled in Excel and Ceridian.',
    make: (facts) => {
      const act = facts.acts.find(({ who, isStrong }) => who !== null && isStrong);
      if (act === undefined || facts.who === undefined) return null;
      const first = { text: stop(`${facts.who} who ${act.who}`), lines: [act.line] };
      return [first, ...resultOf(facts, [act.line]), ...endOf(facts)];
    },
  },
  {
    id: 'title-and-result',
    example:
      'Office Manager since 2019 who cut check-in from 15 to 6 minutes. Skilled in Excel and Ceridian.',
    make: (facts) => {
      const [result] = facts.results;
      if (result === undefined || facts.who === undefined) return null;
      return [...openingOf(facts.who, result), ...endOf(facts)];
    },
  },
  {
    id: 'title-and-tasks',
    example:
      'Private Caregiver since 2023: bathing, dressing, oral care. Before that Staff Nurse from 2012 to 2015.',
    make: (facts) => {
      const { tasks, earlier, who } = facts;
      if (tasks === undefined || who === undefined) return null;
      const text = stop(`${who}: ${startSmall(tasks.text)}`);
      return [{ text, lines: [tasks] }, ...earlier, ...endOf(facts)];
    },
  },
  {
    id: 'title-and-line',
    example: 'Payroll Clerk from 2012 to 2018: weekly payroll for 140 staff in Sage.',
    make: (facts) => {
      const [act] = facts.acts;
      if (act?.isStrong !== true || facts.who === undefined) return null;
      return [...openingOf(facts.who, act), ...endOf(facts)];
    },
  },
  {
    id: 'title-and-skills',
    example: 'Office Manager since 2019. Holds First Aid at Work. Skilled in Excel and Ceridian.',
    make: (facts) => {
      const end = endOf(facts);
      if (end.length === 0 || facts.who === undefined) return null;
      return [{ text: stop(facts.who), lines: [] }, ...facts.earlier, ...end];
    },
  },
  {
    id: 'title-alone',
    example: 'Office Manager since 2019. Before that Bookkeeper from 2014 to 2018.',
    make: ({ who, earlier }) =>
      who === undefined ? null : [{ text: stop(who), lines: [] }, ...earlier],
  },
  {
    id: 'credential-first',
    example:
      "Holds Beekeeping Level 2 and a Food Handler's Permit. Smoked and lifted supers in 60 hives. Skilled in hive inspection.",
    make: (facts) => {
      const credentials = credentialsOf(facts);
      const [act] = facts.acts;
      if (facts.who !== undefined || credentials.length === 0) return null;
      const told = resultOf(facts, []);
      const own: Part[] =
        told.length > 0 || act === undefined ? told : [{ text: stop(act.text), lines: [act.line] }];
      return [...credentials, ...own, ...skillsOf(facts)];
    },
  },
];
