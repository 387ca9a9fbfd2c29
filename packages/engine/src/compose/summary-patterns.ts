import type { Draft } from '../document/change-draft.ts';
import type { ResumeLine } from '../document/paths.ts';
import { readsAlone, withArticle } from './paper-names.ts';
import { countWords, type Part } from './summary-facts.ts';
import type { SpokenLanguage } from './summary-languages.ts';
import { joinNames } from './summary-names.ts';
import type { Paper } from './summary-papers.ts';

const SKILLS_MIN = 2;

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
  skills: readonly { line: ResumeLine; name: string }[];
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

/** A shorter one is a stump: its section has it. */
const STATUS_WORDS_MIN = 4;
/** "Accredited translator, English to Setswana.", a sentence each. */
const statusesOf = ({ statuses }: Facts): Part[] =>
  statuses
    .filter(({ name }) => countWords(name) >= STATUS_WORDS_MIN)
    .map(({ name, line }) => ({ text: stop(name), lines: [line] }));

/** "CERT III IN AGED CARE WORK" is as loud as no sentence is. */
const LOUD = /\p{Lu}{4,}.* \p{Lu}{4,}/u;
/** What one sentence bears beside who one is. */
const WOVEN_MAX = 2;
/** What says nothing in a resume that is written in it. */
const isEnglish = (name: string): boolean => /^English\b/.test(name);

/** "Class 5 driver's licence and German at C1": what is held and spoken, as it stands behind "with". */
function wovenOf(facts: Facts): { text: string; lines: ResumeLine[] } | null {
  const { papers, languages } = facts;
  // A language alone, beside nothing done, is a stump.
  if (papers.length === 0 && facts.results.length === 0) return null;
  const told = [
    ...papers
      .filter(({ name }) => !LOUD.test(name))
      .filter(({ name }) => readsAlone(name.replace(/^an? /, '')) || /^an? /.test(name))
      .map((paper) => ({
        text: withEnd(withArticle(paper.name), paper.until),
        lines: linesOfPapers([paper]),
      })),
    ...languages
      .filter(({ name }) => !isEnglish(name))
      .map(({ told: text, line }) => ({ text, lines: [line] })),
  ].slice(0, WOVEN_MAX);
  if (told.length === 0) return null;
  return {
    text: joinNames(told.map(({ text }) => text)),
    lines: told.flatMap(({ lines }) => lines),
  };
}

/** So many things that the ad asks for stand in place of years. */
const ASKED_MIN = 2;

/** What tells more than the opening sentence: what was done, and what one is by a body's word. */
const evidenceOf = (facts: Facts): Part[] => [...statusesOf(facts), ...facts.results];

/** From the fullest to the barest; the first that the verifier proves is taken. Whole sentences: a row of stumps is no summary. */
export const PATTERNS: readonly Pattern[] = [
  {
    id: 'title-and-held',
    example:
      'Bus Driver at Sample Lines since 2019, with a Class 2 licence. Drives 60 pupils a day.',
    make: (facts) => {
      const woven = wovenOf(facts);
      if (facts.who === undefined || woven === null) return null;
      const text = stop(`${facts.who}, with ${woven.text}`);
      return [{ text, lines: woven.lines }, ...evidenceOf(facts)];
    },
  },
  {
    id: 'title-and-earlier',
    example:
      'Office Manager at Maple Dental since 2019, before that Bookkeeper from 2014 to 2018. Cut paper costs by 30%.',
    make: (facts) => {
      const { who, earlier, isAsked } = facts;
      const end = evidenceOf(facts);
      // Two titles with their years alone repeat the page, unless the older one is what the ad is for.
      if (earlier === undefined || who === undefined || isAsked || end.length === 0) return null;
      const text = stop(`${who}, before that ${earlier.text}`);
      return [{ text, lines: earlier.lines }, ...end];
    },
  },
  {
    id: 'title-and-results',
    example: 'Office Manager at Maple Dental since 2019. Cut paper costs by 30%.',
    make: (facts) => {
      const end = evidenceOf(facts);
      if (end.length === 0 || facts.who === undefined) return null;
      return [{ text: stop(facts.who), lines: [] }, ...end];
    },
  },
  {
    id: 'title-with-skills',
    example: 'Office Manager at Maple Dental since 2019, skilled in Excel and Ceridian.',
    make: (facts) => {
      const [named] = skillsOf(facts);
      if (facts.who === undefined || named === undefined) return null;
      return [{ ...named, text: `${facts.who}, ${named.text.replace(/^S/, 's')}` }];
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
      return [{ ...named, text }, ...results];
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
      return [{ ...named, text }, ...facts.results];
    },
  },
];
