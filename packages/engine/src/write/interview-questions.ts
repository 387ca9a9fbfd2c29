import type {
  AnswerOutline,
  InterviewQuestion,
  InterviewQuestionKind,
  Requirement,
} from '@trueline/contracts';
import { findSkill } from '../lexicon/skills.ts';
import type { WritingInput } from './cover-letter.ts';
import { tellDuty } from './duty.ts';
import { chooseFrame } from './interview/choose.ts';
import { BLANK_OUTLINE, outlineOf, outlineOfLine, situationOf } from './interview/outline.ts';
import {
  askingFrames,
  behaviouralFrames,
  caseFrames,
  closestFrames,
  degreeFrames,
  dutyFrames,
  FORBIDDEN,
  type Frame,
  gapFrames,
  motivationFrames,
  probingFrames,
  roleFrames,
  workdayFrames,
  yearsFrames,
} from './interview/wording.ts';
import { isUnshown, listNeeds, type Need } from './needs.ts';
import { listPlaces, type Place } from './place.ts';
import { listStories, type Story } from './stories.ts';
import { hashOf } from './text-measures.ts';

/** Of the heaviest must-haves these many are each asked about (engine.md 8). */
const HEAVIEST = 6;
const GAPS_MAX = 2;
const SITUATIONS = 2;
const PROBES = 2;
const QUESTIONS_MIN = 10;
const TO_ASK = 2;
const DUTY_WORDS_MAX = 13;

type Rest = Pick<InterviewQuestion, 'why' | 'outline' | 'difficulty'> & {
  requirementId?: string;
  path?: string;
};

/** Gathers questions one by one, so that no two are alike. */
class QuestionSet {
  readonly questions: InterviewQuestion[] = [];
  readonly #seed: number;

  constructor(seed: number) {
    this.#seed = seed;
  }

  /** Whether a wording of it could be added. */
  add(kind: InterviewQuestionKind, frames: readonly Frame[], rest: Rest): boolean {
    const asked = this.questions.map(({ question }) => question);
    const frame = chooseFrame(frames, asked, this.#seed + this.questions.length);
    if (frame === null) return false;
    const { why, outline, difficulty, requirementId, path } = rest;
    this.questions.push({
      question: frame.question,
      kind,
      ...(requirementId === undefined ? {} : { requirementId }),
      ...(path === undefined ? {} : { path }),
      why,
      outline,
      followUp: frame.followUp,
      difficulty,
    });
    return true;
  }
}

interface Material {
  input: WritingInput;
  /** Must-haves first, heaviest first. */
  needs: readonly Need[];
  stories: readonly Story[];
  duties: readonly { phrase: string; requirement: Requirement }[];
  latest: Place | undefined;
}

const isMust = ({ requirement }: Need): boolean => requirement.level === 'must';

function gather(input: WritingInput): Material {
  const { resume, job, asOf } = input;
  const stories = listStories(resume, asOf);
  const needs = listNeeds(job, resume, stories);
  const duties = job.requirements
    .filter(({ kind }) => kind === 'responsibility')
    .flatMap((requirement) => {
      const phrase = tellDuty(requirement.text);
      return phrase === null || phrase.split(' ').length > DUTY_WORDS_MAX || FORBIDDEN.test(phrase)
        ? []
        : [{ phrase, requirement }];
    });
  const places = [...listPlaces(resume, asOf).values()].filter(({ kind }) => kind === 'work');
  return {
    input,
    needs: [...needs.filter(isMust), ...needs.filter((need) => !isMust(need))],
    stories,
    duties: duties.filter(
      ({ phrase }, i) => duties.findIndex((other) => other.phrase === phrase) === i,
    ),
    latest: places.sort((a, b) => b.end - a.end)[0],
  };
}

/** The bullet that best answers a question on a skill: with a result, of the latest role. */
const bestStory = (stories: readonly Story[]): Story | undefined =>
  [...stories].sort(
    (a, b) =>
      Number(b.told.outcome !== undefined) - Number(a.told.outcome !== undefined) ||
      b.place.end - a.place.end,
  )[0];

function outlineFor({ input }: Material, need: Need): { outline: AnswerOutline; path?: string } {
  const story = bestStory(need.stories);
  if (story !== undefined)
    return { outline: outlineOf(input.resume, story), path: story.told.path };
  const source = need.source ?? need.mention ?? need.nearest?.source;
  return { outline: outlineOfLine(source), ...(source === undefined ? {} : { path: source.path }) };
}

const quoted = ({ text }: Requirement): string => {
  const words = text.replace(/\s+/g, ' ').trim().split(' ');
  return words.length > 16 ? `${words.slice(0, 16).join(' ')} …` : words.join(' ');
};

function askBehavioural(set: QuestionSet, material: Material, need: Need): boolean {
  const { requirement, phrase, isSoft, name } = need;
  return set.add(
    'behavioural',
    behaviouralFrames(phrase, isSoft, findSkill(name)?.kind === 'tool'),
    {
      requirementId: requirement.id,
      ...outlineFor(material, need),
      why: `The job description asks for this: "${quoted(requirement)}". A real example says more than the word on a list.`,
      difficulty: need.stories.length > 0 ? 'medium' : 'hard',
    },
  );
}

function askGap(set: QuestionSet, need: Need): boolean {
  const { requirement, phrase, nearest } = need;
  const near =
    nearest === undefined
      ? ''
      : ` The nearest thing on your resume is ${nearest.phrase}: transferable, not the same.`;
  return set.add('gap', gapFrames(phrase), {
    requirementId: requirement.id,
    outline: outlineOfLine(nearest?.source),
    why: `It is required, and your resume does not show it.${near}`,
    difficulty: 'hard',
  });
}

/** Musts that are no skills (years, schooling, duties), for ads that require fewer than six skills. */
function askOtherMusts(set: QuestionSet, { input, duties, latest }: Material, count: number): void {
  const role = input.job.title ?? 'open';
  const musts = input.job.requirements.filter(({ level }) => level === 'must');
  let left = count;
  for (const requirement of musts) {
    if (left === 0) return;
    const duty = duties.find((one) => one.requirement.id === requirement.id)?.phrase;
    const frames =
      requirement.kind === 'years'
        ? yearsFrames(role)
        : requirement.kind === 'degree'
          ? degreeFrames(role)
          : duty === undefined
            ? []
            : closestFrames(duty);
    const school = input.resume.education?.[0];
    const isSchool = requirement.kind === 'degree' && school !== undefined;
    const situation = isSchool
      ? [school.studyType, school.area, school.institution]
          .filter((part) => part !== undefined)
          .join(', ')
      : latest === undefined || duty !== undefined
        ? null
        : situationOf(input.resume, latest);
    const isAdded = set.add('behavioural', frames, {
      requirementId: requirement.id,
      outline: { ...BLANK_OUTLINE, situation: situation === '' ? null : situation },
      why: `The job description requires it: "${quoted(requirement)}".`,
      difficulty: 'medium',
    });
    if (isAdded) left--;
  }
}

/** Each of the heaviest must-haves once: what the resume shows by example, up to two gaps by how they would be closed. */
function askMusts(set: QuestionSet, material: Material): void {
  const heaviest = material.needs.filter(isMust).slice(0, HEAVIEST);
  const gaps = [
    ...heaviest.filter(isUnshown),
    ...material.needs.filter((need) => isUnshown(need) && !heaviest.includes(need)),
  ].slice(0, GAPS_MAX);
  for (const need of heaviest.filter((one) => !gaps.includes(one)))
    askBehavioural(set, material, need);
  askOtherMusts(set, material, HEAVIEST - heaviest.length);
  for (const need of gaps) askGap(set, need);
}

function askSituations(set: QuestionSet, material: Material): void {
  let left = SITUATIONS;
  for (const { phrase, requirement } of material.duties) {
    if (left === 0) return;
    const isAdded = set.add('situational', dutyFrames(phrase), {
      requirementId: requirement.id,
      outline: BLANK_OUTLINE,
      why: 'It is a duty of this job. The interviewer wants to hear how you think before you act.',
      difficulty: 'medium',
    });
    if (isAdded) left--;
  }
  // A certificate is held; no case is made of it.
  const cases = material.needs.filter(({ name }) => findSkill(name)?.kind !== 'cert').reverse();
  const byTrade = [...cases].sort((a, b) => Number(a.isSoft) - Number(b.isSoft));
  for (const need of byTrade) {
    if (left === 0) return;
    const isAdded = set.add('situational', caseFrames(need.phrase), {
      requirementId: need.requirement.id,
      outline: BLANK_OUTLINE,
      why: `The work calls for it: "${quoted(need.requirement)}". There is no right answer; the order of your steps is what counts.`,
      difficulty: 'medium',
    });
    if (isAdded) left--;
  }
}

const placeOf = ({ place }: Story): string =>
  place.at === undefined
    ? place.title === undefined
      ? ''
      : `as ${place.title.text}`
    : `${place.kind === 'project' ? 'on' : 'at'} ${place.at.text}`;

/** A figure that someone must have worked out, not a plain count. */
const MEASURED = /\d\s?%|\$\d|\bby \d|\bfrom \S+ to \S*\d|\d(?:\.\d+)?x\b/;

/** The strongest bullets first: with a number, with an effect, asked for by the ad, of late. */
function strongest(material: Material): Story[] {
  const wanted = new Set(material.needs.map(({ name }) => name));
  const rate = ({ told, skills, place }: Story): number =>
    (told.hasNumber ? 2 : 0) +
    (told.outcome !== undefined ? 1 : 0) +
    ([...skills].some((name) => wanted.has(name)) ? 2 : 0) +
    place.end / 1e5;
  return [...material.stories].sort((a, b) => rate(b) - rate(a));
}

function askProbes(set: QuestionSet, material: Material, count: number): void {
  const used = new Set(
    set.questions.filter(({ kind }) => kind === 'probing').map(({ path }) => path),
  );
  let left = count;
  for (const story of strongest(material)) {
    if (left === 0) return;
    if (used.has(story.told.path)) continue;
    const told = story.told.finite.replace(/\bmy\b/g, 'your');
    const isAdded = set.add('probing', probingFrames(told, placeOf(story), MEASURED.test(told)), {
      path: story.told.path,
      outline: outlineOf(material.input.resume, story),
      why: 'It is one of the strongest lines of your resume, so it will be tested.',
      difficulty: story.told.hasNumber ? 'hard' : 'medium',
    });
    if (isAdded) left--;
  }
}

function askMotivation(set: QuestionSet, { input, latest }: Material): void {
  const { title, company } = input.job;
  set.add(
    'motivation',
    motivationFrames(title ?? 'open', company === undefined ? '' : ` at ${company}`),
    {
      ...titleId(input),
      outline: {
        ...BLANK_OUTLINE,
        situation: latest === undefined ? null : situationOf(input.resume, latest),
      },
      why: 'The interviewer wants to know that you chose this job, not only any job.',
      difficulty: 'easy',
    },
  );
}

/** The requirement of the title, or the first one. */
function titleId({ job }: WritingInput): { requirementId?: string } {
  const id = (job.requirements.find(({ kind }) => kind === 'title') ?? job.requirements[0])?.id;
  return id === undefined ? {} : { requirementId: id };
}

/** What is left to ask of an ad that names little: the job as a whole. */
function askRole(set: QuestionSet, { input, latest }: Material): void {
  for (let i = 0; i < QUESTIONS_MIN * 2 && set.questions.length < QUESTIONS_MIN; i++) {
    const isCase = i % 2 === 1;
    const frames = (isCase ? workdayFrames : roleFrames)(input.job.title ?? 'team member');
    set.add(isCase ? 'situational' : 'behavioural', frames, {
      ...titleId(input),
      ...(latest === undefined ? {} : { path: latest.entry }),
      outline: {
        ...BLANK_OUTLINE,
        situation: latest === undefined ? null : situationOf(input.resume, latest),
      },
      why: 'The posting says little about skills, so the interviewer will ask how you work.',
      difficulty: 'medium',
    });
  }
}

function askBack(set: QuestionSet, { input, duties, needs }: Material): void {
  const subject = duties[0]?.phrase ?? needs[0]?.phrase;
  const id = duties[0]?.requirement.id ?? needs[0]?.requirement.id;
  for (let i = 0; i < TO_ASK; i++) {
    set.add('to-ask', askingFrames(input.job.title ?? 'new hire', i === 0 ? subject : undefined), {
      ...(i === 0 && id !== undefined ? { requirementId: id } : titleId(input)),
      outline: BLANK_OUTLINE,
      why: 'A question of your own shows that you read the posting, and the answer helps you decide.',
      difficulty: 'easy',
    });
  }
}

/** 10 to 12 questions and two to ask back (engine.md 8), deterministic. Outlines hold the person's own words alone; null is theirs to fill in. */
export function writeInterviewQuestions(input: WritingInput): InterviewQuestion[] {
  const material = gather(input);
  const set = new QuestionSet(hashOf(input.jobDescription));
  askMusts(set, material);
  askSituations(set, material);
  askProbes(set, material, PROBES);
  askMotivation(set, material);
  const rest = material.needs.filter(({ requirement }) =>
    set.questions.every(({ requirementId }) => requirementId !== requirement.id),
  );
  for (const need of rest)
    if (set.questions.length < QUESTIONS_MIN) askBehavioural(set, material, need);
  askProbes(set, material, Math.max(0, QUESTIONS_MIN - set.questions.length));
  for (const need of material.needs)
    if (set.questions.length < QUESTIONS_MIN) askBehavioural(set, material, need);
  askRole(set, material);
  askBack(set, material);
  return set.questions;
}
