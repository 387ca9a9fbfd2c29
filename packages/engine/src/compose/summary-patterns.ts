import type { Draft } from '../document/change-draft.ts';
import type { ResumeLine } from '../document/paths.ts';
import { capitalize } from '../rules/line-text.ts';
import { readsAlone, withArticle } from './paper-names.ts';
import type { Part } from './summary-facts.ts';
import type { SpokenLanguage } from './summary-languages.ts';
import { joinNames } from './summary-names.ts';
import type { Paper } from './summary-papers.ts';

const SKILLS_MIN = 2;
/** More is a list of its own. */
const HELD_MAX = 4;

/** What a summary is made of, each fact with the line that gives it. */
export interface Facts {
  /** As the person is named; empty where no title says who one is. */
  title: string;
  /** Whether it is the title that the ad is for. */
  isAsked: boolean;
  /** The title with its years, as the first sentence opens; none where the dates leave them open. */
  who: string | undefined;
  /** The same with the employer, where the years are one role's: "Painter at Hall & Co since 2019". */
  whoAt: { text: string; source: Draft['sources'][number] } | undefined;
  /** Whether the ad's title has words of the held one that a text lacks. */
  isMore: (text: string) => boolean;
  /** Whether the person's own summary names nothing that the ad asks for. */
  isSilent?: boolean;
  /** Items of the list of skills that the ad asks for. */
  skills: readonly { line: ResumeLine; name: string; isKeyTool?: boolean }[];
  /** What one is by a body's word, and the ad asks for: "Sworn translator". */
  statuses: readonly Paper[];
  /** Certificates, licences and degrees that the ad asks for. */
  papers: readonly Paper[];
  /** Languages that the ad asks for. */
  languages: readonly SpokenLanguage[];
  /** What the person did that shows best that they can do this job, the strongest first. */
  results: readonly Part[];
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
function skillsOf({ skills }: Facts): Part[] {
  if (skills.length < SKILLS_MIN) return [];
  const text = `Skilled in ${joinNames(skills.map(({ name }) => name))}.`;
  return [{ text, lines: skills.map(({ line }) => line) }];
}

/** "ENG1 medical (valid to 04/2027)" */
const withEnd = (name: string, until: string | undefined): string =>
  until === undefined
    ? name
    : `${name.replace(/\)$/, '')}${name.endsWith(')') ? ', ' : ' ('}${until})`;

const linesOfPapers = (papers: Facts['papers']): ResumeLine[] =>
  papers.flatMap(({ line, beside = [] }) => [line, ...beside]);

/** "Holds a Class 5 driver's licence and an ENG1 medical (valid to 04/2027)." */
function papersOf({ papers }: Facts): Part[] {
  if (papers.length === 0) return [];
  // What holds an "and" of its own comes last.
  const ranked = [...papers].sort(
    (a, b) => Number(/ and | & /.test(a.name)) - Number(/ and | & /.test(b.name)),
  );
  const names = ranked.map(({ name, until }) => withEnd(withArticle(name), until));
  return [{ text: stop(`Holds ${joinNames(names)}`), lines: linesOfPapers(papers) }];
}

/**
 * "ENG1 medical (valid to 04/2027). Native German.", the first so many of what is held and spoken: names alone,
 * which have no voice that could be another one than the person's. Skills stand in their list right below.
 */
export function heldOf(
  { papers, languages }: Pick<Facts, 'papers' | 'languages'>,
  most: number,
): Part[] {
  // "Red Seal; Class 5 licence": one that says what it is says it of the others.
  const whole = papers
    .map((paper) => ({ ...paper, name: paper.name.replace(/^an? /, '') }))
    .filter(({ name }) => / /.test(name) || readsAlone(name));
  const told = (whole.some(({ name }) => readsAlone(name)) ? whole : []).slice(0, most);
  const spoken = languages.slice(0, most - told.length);
  const papersTold = told.map((paper) => withEnd(paper.name, paper.until)).join('; ');
  return [
    { text: papersTold, lines: linesOfPapers(told) },
    {
      text: spoken.length === 0 ? '' : joinNames(saidOnce(spoken.map(({ told: said }) => said))),
      lines: spoken.map(({ line }) => line),
    },
  ].flatMap(({ text, lines }) => (text === '' ? [] : [{ text: stop(capitalize(text)), lines }]));
}

/** "fluent English", "fluent French": the level that the one before has too is not said again. */
const saidOnce = (told: readonly string[]): string[] =>
  told.map((said, at) => {
    const level = /^(\p{Ll}[\p{Ll} -]* )\p{Lu}\p{L}+$/u.exec(said)?.[1];
    const isSame = level !== undefined && told[at - 1]?.startsWith(level) === true;
    return isSame ? said.slice(level.length) : said;
  });

/** Fewer tools are no row, more a list of their own. */
const TOOLS = { min: 2, max: 3 } as const;

/** "Excel, Pantheon and Vasco.": tools that the ad cannot do without, names alone. */
function toolsOf({ skills }: Facts): Part[] {
  const tools = skills.filter(({ isKeyTool }) => isKeyTool).slice(0, TOOLS.max);
  if (tools.length < TOOLS.min) return [];
  const text = stop(joinNames(tools.map(({ name }) => name)));
  return [{ text, lines: tools.map(({ line }) => line) }];
}

/** "Accredited translator, English to Setswana.", a sentence each. */
export const statusesOf = ({ statuses }: Facts): Part[] =>
  statuses.map(({ name, line }) => ({ text: stop(name), lines: [line] }));

/** What stands behind who one is; the list of skills, which stands right below, where nothing else does. */
function endOf(facts: Facts): Part[] {
  const end = [...facts.results, ...statusesOf(facts), ...heldOf(facts, HELD_MAX)];
  if (end.length === 0) return skillsOf(facts);
  return [...facts.results, ...statusesOf(facts), ...toolsOf(facts), ...heldOf(facts, HELD_MAX)];
}

/** So many things that the ad asks for stand in place of years. */
const ASKED_MIN = 2;

/** From the fullest to the barest; the first that the verifier proves is taken. */
export const PATTERNS: readonly Pattern[] = [
  {
    id: 'title-and-earlier',
    example:
      'Office Manager at Maple Dental since 2019. Bookkeeper from 2014 to 2018. Cut paper costs by 30%.',
    make: (facts) => {
      const { who, earlier, isAsked } = facts;
      const end = endOf(facts);
      // Two titles with their years alone repeat the page, unless the older one is what the ad is for.
      if (earlier === undefined || who === undefined || (isAsked && end.length === 0)) return null;
      return [{ text: stop(who), lines: [] }, { ...earlier, text: stop(earlier.text) }, ...end];
    },
  },
  {
    id: 'title-and-results',
    example:
      'Office Manager at Maple Dental since 2019. Cut paper costs by 30%. First Aid at Work certificate. German at C1.',
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
    id: 'title-and-skills',
    example: 'Pattern cutter skilled in pattern drafting and beading. Delivered 64 uniforms.',
    make: (facts) => {
      const { who, title, skills, results } = facts;
      if (who !== undefined || title === '' || skills.length < SKILLS_MIN) return null;
      const [named] = skillsOf(facts);
      if (named === undefined) return null;
      const text = `${title} ${named.text.replace(/^S/, 's')}`;
      return [{ ...named, text }, ...results, ...heldOf(facts, HELD_MAX)];
    },
  },
  {
    id: 'title-and-papers',
    example: 'Beekeeper with Beekeeping Level 2 and a food handling certificate.',
    make: (facts) => {
      const { who, title, papers, languages, skills } = facts;
      const [named] = papersOf(facts);
      if (who !== undefined || title === '' || named === undefined) return null;
      if (papers.length + languages.length + skills.length < ASKED_MIN) return null;
      const text = named.text.replace(/^Holds/, `${title} with`);
      return [{ ...named, text }, ...facts.results, ...heldOf({ ...facts, papers: [] }, HELD_MAX)];
    },
  },
  {
    id: 'beside-own',
    example: 'Class 5 licence. German at C1.',
    make: (facts) => {
      const end = endOf(facts);
      return facts.title !== '' || end.length === 0 ? null : end;
    },
  },
];
