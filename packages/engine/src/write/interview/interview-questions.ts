import type { InterviewQuestion } from '@trueline/contracts';
import type { WritingInput } from '../letter/input.ts';
import { namesOf } from '../letter/posting-names.ts';
import type { Story } from '../stories.ts';
import { tellLine } from '../tell/tell-line.ts';
import { hashOf } from '../text-measures.ts';
import { createQuestionGate } from './gate-question.ts';
import { gather, isLanguage, isPaper, type Material, QuestionSet, quoted } from './material.ts';
import { askBehavioural, askMusts } from './musts.ts';
import { BLANK_OUTLINE, outlineOf, situationOf } from './outline.ts';
import {
  askingFrames,
  caseFrames,
  dutyFrames,
  motivationFrames,
  probingFrames,
  roleFrames,
  workdayFrames,
} from './wording.ts';

const SITUATIONS = 2;
const PROBES = 2;
const QUESTIONS_MIN = 10;
const TO_ASK = 2;

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
  const cases = material.needs
    .filter((need) => !isPaper(need) && !isLanguage(need))
    .filter(({ requirement }) => set.questions.every((one) => one.requirementId !== requirement.id))
    .reverse();
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

/** More than an interviewer would read out. */
const isLong = (deed: string): boolean => deed.split(' ').length > PROBE_WORDS_MAX;
const PROBE_WORDS_MAX = 12;
const WHOLE_WORDS_MAX = 15;

/** What the bullet tells, whole where an interviewer would read it out, else as far as it goes. */
function deedOf({ told, place }: Story): string {
  const whole = tellLine(told, place.isCurrent).find(
    ({ kind, part }) => kind === 'act' && part === 0,
  );
  return whole !== undefined && whole.text.split(' ').length <= WHOLE_WORDS_MAX
    ? whole.text
    : told.finite;
}

function askProbes(set: QuestionSet, material: Material, count: number): void {
  const used = new Set(
    set.questions.filter(({ kind }) => kind === 'probing').map(({ path }) => path),
  );
  // Two roles may tell the same in the same words.
  const told = new Set(
    material.stories.filter((story) => used.has(story.told.path)).map((story) => story.told.finite),
  );
  let left = count;
  for (const story of strongest(material)) {
    if (left === 0) return;
    const said = deedOf(story);
    if (story.told.kind !== 'act' || (said === story.told.finite && isLong(said))) continue;
    if (used.has(story.told.path) || told.has(story.told.finite)) continue;
    told.add(story.told.finite);
    const deed = said.replace(/\bmy\b/g, 'your').replace(/^am /, 'are ');
    const isAdded = set.add('probing', probingFrames(deed, placeOf(story), MEASURED.test(deed)), {
      path: story.told.path,
      outline: outlineOf(material.input.resume, story),
      why: 'It is one of the strongest lines of your resume, so it will be tested.',
      difficulty: story.told.hasNumber ? 'hard' : 'medium',
    });
    if (isAdded) left--;
  }
}

function askMotivation(set: QuestionSet, { input, latest }: Material): void {
  const { title, company } = namesOf(input.job);
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
    const frames = (isCase ? workdayFrames : roleFrames)(namesOf(input.job).title ?? 'team member');
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
    set.add(
      'to-ask',
      askingFrames(namesOf(input.job).title ?? 'new hire', i === 0 ? subject : undefined),
      {
        ...(i === 0 && id !== undefined ? { requirementId: id } : titleId(input)),
        outline: BLANK_OUTLINE,
        why: 'A question of your own shows that you read the posting, and the answer helps you decide.',
        difficulty: 'easy',
      },
    );
  }
}

/** 10 to 12 questions and two to ask back (engine.md 8), deterministic. Outlines hold the person's own words alone; null is theirs to fill in. */
export function writeInterviewQuestions(input: WritingInput): InterviewQuestion[] {
  const material = gather(input);
  const set = new QuestionSet(hashOf(input.jobDescription), createQuestionGate(input));
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
