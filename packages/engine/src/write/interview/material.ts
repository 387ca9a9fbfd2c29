import type {
  AnswerOutline,
  InterviewQuestion,
  InterviewQuestionKind,
  Requirement,
} from '@trueline/contracts';
import { findSkill } from '../../taxonomy/skills.ts';
import { tellDuty } from '../duty.ts';
import type { WritingInput } from '../letter/input.ts';
import { listNeeds, type Need } from '../needs.ts';
import { listPlaces, type Place } from '../place.ts';
import { listStories, type Story } from '../stories.ts';
import { chooseFrame } from './choose.ts';
import { isCondition } from './conditions.ts';
import type { AskedQuestion } from './gate-question.ts';
import { outlineOf, outlineOfLine } from './outline.ts';
import { FORBIDDEN, type Frame } from './wording.ts';

const DUTY_WORDS_MAX = 13;

type Rest = Pick<InterviewQuestion, 'why' | 'outline' | 'difficulty'> & {
  requirementId?: string;
  path?: string;
};

/** Gathers questions one by one, so that no two are alike; only what the gate lets through. */
export class QuestionSet {
  readonly questions: InterviewQuestion[] = [];
  readonly #seed: number;
  readonly #isGrounded: (asked: AskedQuestion) => boolean;

  constructor(seed: number, isGrounded: (asked: AskedQuestion) => boolean) {
    this.#seed = seed;
    this.#isGrounded = isGrounded;
  }

  /** Whether a wording of it could be added. */
  add(kind: InterviewQuestionKind, frames: readonly Frame[], rest: Rest): boolean {
    const asked = this.questions.map(({ question }) => question);
    const used = new Set(this.questions.map(({ followUp }) => followUp));
    const { why, outline, difficulty, requirementId, path } = rest;
    const grounded = frames.filter((frame) => this.#isGrounded({ ...frame, outline }));
    const frame = chooseFrame(grounded, { asked, used }, this.#seed + this.questions.length);
    if (frame === null) return false;
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

/** What the questions of one resume and ad are made from. */
export interface Material {
  input: WritingInput;
  /** Must-haves first, heaviest first. */
  needs: readonly Need[];
  stories: readonly Story[];
  duties: readonly { phrase: string; requirement: Requirement }[];
  latest: Place | undefined;
}

/** "Valid Code", "Bilingual": a name that the taxonomy doesn't know says nothing that one can be asked about. */
const isAskable = ({ name, phrase }: Need): boolean =>
  !/^(?:bilingual|multilingual)\b|\b(?:valid|required|preferred|own)\b/i.test(phrase) &&
  (findSkill(name) !== null || !/^\p{Lu}\p{Ll}/u.test(phrase));

/** Held, not worked on: a certificate, or a licence that the taxonomy doesn't know. */
export const isPaper = ({ name, phrase }: Need): boolean =>
  findSkill(name)?.kind === 'cert' ||
  /\b(?:licen[cs]e|ticket|certificate|certification|card|permit)$/i.test(phrase);

/** Spoken, not worked on. */
export const isLanguage = ({ name, requirement }: Need): boolean =>
  requirement.kind === 'language' || findSkill(name)?.kind === 'language';

export const isMust = ({ requirement }: Need): boolean => requirement.level === 'must';

/** Gathers it; needs heaviest first, duties each once. */
export function gather(input: WritingInput): Material {
  const { resume, job, asOf } = input;
  const stories = listStories(resume, asOf);
  const needs = listNeeds(job, resume, stories).filter(
    (need) => !isCondition(need.requirement) && isAskable(need),
  );
  const duties = job.requirements
    .filter((requirement) => requirement.kind === 'responsibility' && !isCondition(requirement))
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

/** The frame of an answer on a need, and the line that it is from. */
export function outlineFor(
  { input }: Material,
  need: Need,
): { outline: AnswerOutline; path?: string } {
  const story = bestStory(need.stories);
  if (story !== undefined)
    return { outline: outlineOf(input.resume, story), path: story.told.path };
  const source = need.source ?? need.mention ?? need.nearest?.source;
  return { outline: outlineOfLine(source), ...(source === undefined ? {} : { path: source.path }) };
}

/** The ad's line, as much of it as a reason quotes. */
export const quoted = ({ text }: Requirement): string => {
  const words = text.replace(/\s+/g, ' ').trim().split(' ');
  return words.length > 16 ? `${words.slice(0, 16).join(' ')} …` : words.join(' ');
};
