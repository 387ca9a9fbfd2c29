import type { JobRequirements, Resume, Source } from '@trueline/contracts';
import type { YearMonth } from '../../document/dates.ts';
import { listLines } from '../../document/paths.ts';
import { stemSet } from '../../language/en/stems.ts';
import { findVerbForm } from '../../language/en/verb-forms.ts';
import { findSkills } from '../../taxonomy/skills.ts';
import { tellDuty } from '../duty.ts';
import { linesBySkill, listNeeds, type Need } from '../needs.ts';
import { listPlaces, type Place, plainName, withoutCapitals } from '../place.ts';
import { findReader } from '../reader.ts';
import { skillPhrase } from '../skill-phrase.ts';
import { listStories, type Story } from '../stories.ts';
import { hashOf } from '../text-measures.ts';

/** A duty of the ad as a phrase, with the bullet that comes nearest to it. */
export interface Duty {
  phrase: string;
  story?: Story;
}

/** All that a letter may speak of. */
export interface LetterFacts {
  title?: string;
  company?: string;
  reader?: string;
  /** Skills asked that the resume shows, heaviest first. */
  shown: readonly Need[];
  duties: readonly Duty[];
  stories: readonly Story[];
  /** Latest role first. */
  roles: readonly Place[];
  studies: readonly { area: Named; school: Named }[];
  certificates: readonly Named[];
  /** Tools and trades that the resume shows and the ad doesn't name, those of roles first. */
  otherSkills: readonly Named[];
  /** The resume holds a number that a sentence may carry. */
  hasNumber: boolean;
  /** For choosing among equals: the same resume and ad give the same one. */
  seed: number;
}

export interface Named {
  text: string;
  source: Source;
}

const NEAR_DUTY = 0.34;

function nearestStory(duty: string, stories: readonly Story[]): Story | undefined {
  const plain = (text: string): string[] =>
    [...stemSet(text)].filter((stem) => !stem.startsWith('='));
  const wanted = plain(duty);
  const rated = stories.map((story) => {
    const stems = new Set(plain(story.told.text));
    return {
      story,
      share: wanted.filter((stem) => stems.has(stem)).length / Math.max(1, wanted.length),
    };
  });
  const best = rated.sort((a, b) => b.share - a.share)[0];
  return best !== undefined && best.share >= NEAR_DUTY ? best.story : undefined;
}

function listDuties(job: JobRequirements, stories: readonly Story[]): Duty[] {
  const phrases = job.requirements
    .filter(({ kind, level }) => kind === 'responsibility' && level === 'context')
    .map(({ text }) => tellDuty(text))
    .filter((phrase) => phrase !== null);
  const duties = [...new Set(phrases)].map((phrase): Duty => {
    const story = nearestStory(phrase, stories);
    return { phrase, ...(story === undefined ? {} : { story }) };
  });
  return duties.sort((a, b) => Number(b.story !== undefined) - Number(a.story !== undefined));
}

const NO_NAME = /\s*[|•·(–—:;[]|\s-\s|,\s/;

const named = (path: string, raw: string | undefined): Named | null => {
  const text = plainName(raw, NO_NAME);
  return text === undefined || raw === undefined ? null : { text, source: { path, text: raw } };
};

function listStudies(resume: Resume): LetterFacts['studies'] {
  return (resume.education ?? []).flatMap(({ area, institution }, i) => {
    const field = named(`education[${i}].area`, area);
    const school = named(`education[${i}].institution`, institution);
    return field === null || school === null ? [] : [{ area: field, school }];
  });
}

function listOtherSkills(resume: Resume, job: JobRequirements): Named[] {
  const asked = new Set(
    [...job.requirements.flatMap(({ skills }) => skills), ...job.skills].map(({ name }) => name),
  );
  return [...linesBySkill(resume)].flatMap(([name, [line]]) => {
    const written =
      line === undefined ? undefined : findSkills(line.text).find((found) => found.name === name);
    const isFit =
      written !== undefined && /^(?:hard|tool|method)$/.test(written.kind) && !asked.has(name);
    // Of another language's resume only names are told in an English sentence.
    // "Monitoring" of an accountant is a word of a sentence, unless it stands in the list.
    const saysEnough =
      written?.kind === 'tool' ||
      /[\s/]|[A-Z].*[A-Z]|\d/.test(written?.text ?? '') ||
      line?.path.startsWith('skills') === true;
    const isLatin = /^[\x20-\x7e]+$/.test(written?.text ?? '');
    return line === undefined ||
      !isFit ||
      !isLatin ||
      !saysEnough ||
      !/^(?:work|projects|skills)/.test(line.path)
      ? []
      : [{ text: skillPhrase(name, written.text), source: { path: line.path, text: line.text } }];
  });
}

/** The employer's name, where it reads as one: no sentence that lost its end, no verb in front. */
function companyName(raw: string | undefined): string | undefined {
  const name = withoutCapitals(raw?.replace(/\s+/g, ' ').trim() ?? '');
  const words = name.split(' ');
  const isName =
    name !== '' &&
    words.length <= COMPANY_WORDS_MAX &&
    !/\b(?:the|a|an|of|and|for|in|at|to|our|we|is)$/i.test(name) &&
    findVerbForm(words[0] ?? '', 'third') === null;
  return isName ? name : undefined;
}
const COMPANY_WORDS_MAX = 7;

/** Gathers what a letter for this resume and this job description may speak of. */
export function gatherLetterFacts(
  resume: Resume,
  job: JobRequirements,
  jobDescription: string,
  asOf: YearMonth,
): LetterFacts {
  const stories = listStories(resume, asOf);
  const needs = listNeeds(job, resume, stories);
  const shown = needs.filter(({ source }) => source !== undefined);
  const roles = [...listPlaces(resume, asOf).values()]
    .filter(({ kind }) => kind === 'work')
    .sort((a, b) => b.end - a.end);
  const reader = findReader(jobDescription);
  const company = companyName(job.company);
  return {
    ...(job.title === undefined
      ? {}
      : { title: withoutCapitals(job.title.replace(/\s+/g, ' ').trim()) }),
    ...(company === undefined ? {} : { company }),
    ...(reader === null ? {} : { reader }),
    shown,
    duties: listDuties(job, stories),
    stories,
    roles,
    studies: listStudies(resume),
    certificates: (resume.certificates ?? []).flatMap(
      ({ name }, i) => named(`certificates[${i}].name`, name) ?? [],
    ),
    otherSkills: listOtherSkills(resume, job),
    hasNumber: listLines(resume).some(
      ({ path, text }) => /highlights|summary|Date$/.test(path) && /\d/.test(text),
    ),
    seed: hashOf(`${jobDescription}|${resume.basics?.name ?? ''}`),
  };
}
