import { findSkill } from '../../taxonomy/skills.ts';
import { namesOf } from '../letter/posting-names.ts';
import { isUnshown, type Need, namesCalling } from '../needs.ts';
import {
  isLanguage,
  isMust,
  isPaper,
  type Material,
  outlineFor,
  type QuestionSet,
  quoted,
} from './material.ts';
import { BLANK_OUTLINE, outlineOfLine, situationOf } from './outline.ts';
import {
  behaviouralFrames,
  callingFrames,
  certificateFrames,
  certificateGapFrames,
  closestFrames,
  degreeFrames,
  gapFrames,
  languageFrames,
  languageGapFrames,
  softFrames,
  yearsFrames,
} from './wording.ts';

/** Of the heaviest must-haves these many are each asked about (engine.md 8). */
const HEAVIEST = 6;
const GAPS_MAX = 2;

/** By an example of the person's own. */
export function askBehavioural(set: QuestionSet, material: Material, need: Need): boolean {
  const { requirement, phrase, isSoft, name } = need;
  const kind = findSkill(name)?.kind;
  const frames = isLanguage(need)
    ? languageFrames(phrase)
    : isSoft
      ? softFrames(phrase)
      : isPaper(need)
        ? namesCalling(need)
          ? callingFrames(phrase)
          : certificateFrames(phrase)
        : isUnshown(need)
          ? closestFrames(phrase)
          : behaviouralFrames(phrase, kind === 'tool');
  return set.add('behavioural', frames, {
    requirementId: requirement.id,
    ...outlineFor(material, need),
    why: `The job description asks for this: "${quoted(requirement)}". A real example says more than the word on a list.`,
    difficulty: need.stories.length > 0 ? 'medium' : 'hard',
  });
}

function askGap(set: QuestionSet, need: Need): boolean {
  const { requirement, phrase, nearest } = need;
  const near =
    nearest === undefined
      ? ''
      : ` The nearest thing on your resume is ${nearest.phrase}: transferable, not the same.`;
  const frames = isLanguage(need)
    ? languageGapFrames
    : isPaper(need)
      ? certificateGapFrames
      : gapFrames;
  return set.add('gap', frames(phrase), {
    requirementId: requirement.id,
    outline: outlineOfLine(nearest?.source),
    why: `It is required, and your resume does not show it.${near}`,
    difficulty: 'hard',
  });
}

/** Musts that are no skills (years, schooling, duties), for ads that require fewer than six skills. */
function askOtherMusts(set: QuestionSet, { input, duties, latest }: Material, count: number): void {
  const role = namesOf(input.job).title ?? 'open';
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

/** A must-have among the first that the ad names, though it weighs little: a quality that it puts before its tools. */
function findEarly({ input, needs }: Material, heaviest: readonly Need[]): Need | undefined {
  const musts = needs.filter(isMust);
  const inOrder = input.job.requirements.flatMap(
    ({ id }) => musts.find(({ requirement }) => requirement.id === id) ?? [],
  );
  return (
    inOrder.slice(0, HEAVIEST).find((need) => !heaviest.includes(need) && !isUnshown(need)) ??
    inOrder.slice(0, HEAVIEST).find((need) => !heaviest.includes(need))
  );
}

/** Each of the heaviest must-haves once: what the resume shows by example, up to two gaps by how they would be closed. */
export function askMusts(set: QuestionSet, material: Material): void {
  const heaviest = material.needs.filter(isMust).slice(0, HEAVIEST);
  const gaps = [
    ...heaviest.filter(isUnshown),
    ...material.needs.filter((need) => isUnshown(need) && !heaviest.includes(need)),
  ].slice(0, GAPS_MAX);
  for (const need of heaviest.filter((one) => !gaps.includes(one)))
    askBehavioural(set, material, need);
  askOtherMusts(set, material, HEAVIEST - heaviest.length);
  const early = findEarly(material, heaviest);
  if (early !== undefined) askBehavioural(set, material, early);
  for (const need of gaps) askGap(set, need);
}
