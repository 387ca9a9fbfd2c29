import type { Need } from '../needs.ts';
import { asked, type Draft, fact, listed, type Part, say, words } from '../sentence.ts';
import type { Story } from '../stories.ts';
import { asTitleAt, atPlace, finite, gerund, outcome, rotated } from './wording.ts';

const skillShown = (need: Need, story: Story): Part =>
  fact(need.phrase, { path: story.told.path, text: story.told.text });

/** Another skill that the ad asks for, with the work that shows it. Every sentence names its role, so that leaving one out never moves a fact. */
export function exampleOf(need: Need, story: Story, turn: number): Draft[] {
  const skill = skillShown(need, story);
  const isTold = story.toldSkills.has(need.name);
  const verb = story.told.finite === story.told.base ? 'is' : 'was';
  const named: Draft[] = [
    say`For ${skill}, I would point to ${gerund(story)} ${atPlace(story.place)}.`,
    say`You also ask for ${asked(need.phrase)}; ${asTitleAt(story.place)}, I ${finite(story)}.`,
    say`My work with ${skill} ${atPlace(story.place)} included ${gerund(story)}.`,
    verb === 'was'
      ? say`The posting names ${asked(need.phrase)}, and it was part of my work ${atPlace(story.place)}, where I ${finite(story)}.`
      : say`The posting names ${asked(need.phrase)}, and it is part of my work ${atPlace(story.place)}, where I ${finite(story)}.`,
  ];
  const told: Draft[] = [
    say`${asTitleAt(story.place)}, I ${finite(story)}.`,
    say`${atPlace(story.place)}, my work included ${gerund(story)}.`,
    say`Another example is ${gerund(story)} ${asTitleAt(story.place)}.`,
    say`${atPlace(story.place)}, I ${finite(story)}.`,
  ];
  return rotated(isTold ? [...named.slice(0, 2), ...told] : named, turn);
}

/** What came of the work that the sentence before tells. */
export const resultOf = (story: Story, turn: number): Draft[] =>
  rotated(
    [
      say`That work ${outcome(story)}.`,
      say`In the end, it ${outcome(story)}.`,
      say`The effort paid off: it ${outcome(story)}.`,
    ].slice(0, 2),
    turn,
  );

/** Skills asked that stand in the resume without a bullet that can be told. */
export function alsoShown(needs: readonly Need[], turn: number): Draft[] {
  const parts = needs.flatMap((need) =>
    need.source === undefined ? [] : [fact(need.phrase, need.source)],
  );
  if (parts.length === 0) return [];
  if (parts.length === 1)
    return rotated(
      [
        say`My resume also shows ${parts}, which your posting names.`,
        say`The posting names ${parts} too, and my resume shows it.`,
      ],
      turn,
    );
  return rotated(
    [
      say`My resume also shows ${listed(parts)}, ${words(parts.length === 2 ? 'both' : 'all')} of which your posting names.`,
      say`Of the other things you list, my resume shows ${listed(parts)}.`,
    ],
    turn,
  );
}

/** Work that answers no skill by name but has something to show; `isFirst`: the letter has told of none yet. */
export function furtherWork(story: Story, isFirst: boolean, turn: number): Draft[] {
  const isPast = !story.place.isCurrent && story.place.kind === 'work';
  const at = atPlace(story.place);
  const later = [
    say`${at}, I also ${finite(story)}.`,
    say`My resume also tells of ${gerund(story)} ${at}.`,
    say`Further work of mine included ${gerund(story)} ${at}.`,
    say`Part of my work was ${gerund(story)} ${at}.`,
    say`Among other things, I ${finite(story)} ${at}.`,
    say`Another example from my work is ${gerund(story)} ${at}.`,
    ...(isPast ? [say`Earlier, ${at}, I ${finite(story)}.`] : []),
  ];
  const first = [say`${at}, I ${finite(story)}.`];
  return rotated(
    [say`${asTitleAt(story.place)}, I ${finite(story)}.`, ...(isFirst ? first : later)],
    turn,
  );
}
