import { findSkill } from '../../taxonomy/skills.ts';
import type { Need } from '../needs.ts';
import { asked, type Draft, fact, listed, say } from '../sentence.ts';
import type { Story } from '../stories.ts';
import type { LetterFacts } from './facts.ts';
import {
  asTitleAt,
  atCompany,
  atPlace,
  finite,
  gerund,
  rotated,
  theRole,
  thisRole,
} from './wording.ts';

/** So few, that letters for different ads open differently. */
const WAYS_TO_OPEN = 2;

/** The first sentence: which role, at whom, and, where work that answers it follows, what it asks for. */
export function openLetter(facts: LetterFacts, leading: readonly Need[]): Draft[] {
  const role = [...theRole(facts), ...atCompany(facts)];
  const needs = leading.map(({ phrase }) => asked(phrase));
  if (needs.length === 0)
    return rotated(
      [
        say`Please accept this letter as my application for ${role}.`,
        say`This is my application for ${role}.`,
        say`I am applying for ${role}.`,
        say`Please consider me for ${role}.`,
        say`My application for ${role} comes with this letter.`,
      ],
      facts.seed,
    ).slice(0, WAYS_TO_OPEN);
  return rotated(
    [
      say`Your posting for ${role} asks for ${listed(needs)}, and that is where I would like to begin.`,
      say`Please accept this letter as my application for ${role}, which asks for ${listed(needs)}.`,
      say`I am applying for ${role}, and I will start with your need for ${listed(needs)}.`,
      say`Among the things you ask of ${role}, I would speak first to ${listed(needs)}.`,
      say`What drew me to ${role} is the need for ${listed(needs)}.`,
    ],
    facts.seed,
  ).slice(0, WAYS_TO_OPEN);
}

/** The strongest match, right behind the opening. */
export function firstMatch(need: Need, story: Story, facts: LetterFacts): Draft[] {
  const { place } = story;
  if (story.toldSkills.has(need.name))
    return rotated(
      [
        say`The closest match I can offer is ${gerund(story)} ${atPlace(place)}.`,
        say`The example I would give first is ${gerund(story)} ${atPlace(place)}.`,
        say`${asTitleAt(place)}, I ${finite(story)}, and that is the experience I would bring to you.`,
        say`The nearest example from my own work is ${gerund(story)} ${asTitleAt(place)}.`,
      ],
      facts.seed >>> 3,
    );
  const skill = fact(need.phrase, { path: story.told.path, text: story.told.text });
  return rotated(
    [
      say`My work with ${skill} ${atPlace(place)} included ${gerund(story)}.`,
      say`On ${skill}, the example I would give first is ${gerund(story)} ${atPlace(place)}.`,
      say`${asTitleAt(place)}, I used ${skill} in work that included ${gerund(story)}.`,
    ].filter((_, i) => i < 2 || isTool(need.name)),
    facts.seed >>> 3,
  );
}

const isTool = (name: string): boolean => findSkill(name)?.kind === 'tool';

/** The skills asked stand in the resume, but no bullet of them can be told. */
export function firstNamed(needs: readonly Need[], facts: LetterFacts): Draft[] {
  const parts = needs.flatMap(({ phrase, source }) =>
    source === undefined ? [] : [fact(phrase, source)],
  );
  return rotated(
    [
      say`Of what you ask for, my resume shows ${listed(parts)}.`,
      say`Of the skills you list, my resume shows ${listed(parts)}, and I can say more about the details when we talk.`,
    ],
    facts.seed >>> 3,
  );
}

/** Nothing that the ad requires can be told one by one: the letter turns to the work itself. */
export function openWithoutMatch(facts: LetterFacts): Draft[] {
  const role = thisRole(facts);
  return rotated(
    [
      say`Let me tell you what I have done so far, and you can judge what of it carries over to ${role}.`,
      say`The best answer I can give is what I have done so far, so this letter keeps to that.`,
    ],
    facts.seed >>> 3,
  );
}
