import { type Need, namesCalling } from '../needs.ts';
import type { Story } from '../stories.ts';
import {
  goBack,
  readBack,
  tellCertificates,
  tellEarlierRole,
  tellOtherSkills,
  tellRole,
  tellStudies,
  tieDuty,
} from './bridge.ts';
import { askForTalk, pointToResume, thank } from './closing.ts';
import { alsoShown, exampleOf, furtherWork, resultOf } from './evidence.ts';
import type { LetterFacts } from './facts.ts';
import { firstMatch, firstNamed, openLetter, openWithoutMatch } from './opening.ts';
import type { Slot } from './slot.ts';

const EXAMPLES_MAX = 4;
const FURTHER_MAX = 4;
const LISTED_MAX = 3;

/** Bullets already told, so that no fact is told twice and roles alternate. */
class Told {
  readonly #stories: Story[] = [];

  add(story: Story): void {
    this.#stories.push(story);
  }

  /** The best bullet not told yet: with a number, of a role not told yet, the latest. */
  choose(stories: readonly Story[], skill = ''): Story | undefined {
    const rate = (story: Story): number =>
      (story.told.hasNumber ? 2 : 0) +
      (story.toldSkills.has(skill) ? 1.5 : 0) +
      (story.told.outcome !== undefined ? 1 : 0) +
      (this.#stories.some(({ place }) => place.entry === story.place.entry) ? 0 : 1.5) +
      (story.place.at !== undefined ? 1 : 0) +
      story.place.end / 1e5;
    const free = stories.filter(
      (story) =>
        !this.#stories.some(
          ({ told }) => told.text === story.told.text || told.finite === story.told.finite,
        ),
    );
    return [...free].sort((a, b) => rate(b) - rate(a))[0];
  }
}

/** A sentence on a bullet, and where it had an effect, one on that. */
function withResult(slot: Slot, story: Story, turn: number): Slot[] {
  if (story.told.outcome === undefined) return [slot];
  const result = {
    paragraph: slot.paragraph,
    options: resultOf(story, turn),
    priority: 2,
    behind: story.told.path,
  };
  return [{ ...slot, key: story.told.path }, result];
}

/** The need that the letter opens with: the heaviest with a bullet to tell. */
const leadingNeed = (hard: readonly Need[]): Need | undefined =>
  hard.find(({ stories }) => stories.length > 0);

/** What the first sentence names: the leading need, and the next one that has work to tell. */
function openingNeeds(lead: Need | undefined, { shown }: LetterFacts): Need[] {
  const next = shown.find((need) => need !== lead && !need.isSoft && need.stories.length > 0);
  return [lead, next].filter((need) => need !== undefined);
}

function planOpening(facts: LetterFacts, told: Told, hard: readonly Need[]): Slot[] {
  const need = leadingNeed(hard);
  const story = need === undefined ? undefined : told.choose(need.stories, need.name);
  const first: Slot = {
    paragraph: 0,
    options: openLetter(facts, story === undefined ? [] : openingNeeds(need, facts)),
    priority: 0,
  };
  if (need === undefined || story === undefined) {
    const named = hard.slice(0, LISTED_MAX);
    const options = named.length > 0 ? firstNamed(named, facts) : openWithoutMatch(facts);
    return [first, { paragraph: 0, options, priority: 0 }];
  }
  told.add(story);
  return [
    first,
    ...withResult(
      { paragraph: 0, options: firstMatch(need, story, facts), priority: 0 },
      story,
      facts.seed >>> 2,
    ),
  ];
}

/** Skills with a bullet to tell, then what the resume merely names, then further work. */
function planEvidence(facts: LetterFacts, told: Told, needs: readonly Need[]): Slot[] {
  const slots: Slot[] = [];
  const listedOnly: Need[] = [];
  let examples = 0;
  for (const need of needs) {
    const story = examples < EXAMPLES_MAX ? told.choose(need.stories, need.name) : undefined;
    if (story === undefined) {
      listedOnly.push(need);
      continue;
    }
    const turn = facts.seed + examples;
    const options = exampleOf(need, story, turn);
    told.add(story);
    slots.push(
      ...withResult(
        { paragraph: 1, options, priority: examples < 2 ? 0 : 3 + examples },
        story,
        turn,
      ),
    );
    examples++;
  }
  const opened = openingNeeds(leadingNeed(facts.shown.filter(({ isSoft }) => !isSoft)), facts);
  const named = listedOnly
    .filter((need) => !need.isSoft && !namesCalling(need) && !opened.includes(need))
    .slice(0, LISTED_MAX);
  if (named.length > 0)
    slots.push({
      paragraph: 1,
      options: alsoShown(named, facts.seed >>> 4),
      priority: examples < 2 ? 0 : 3,
    });
  for (let i = 0; i < FURTHER_MAX; i++) {
    const story = told.choose(facts.stories);
    if (story === undefined) break;
    const turn = (facts.seed >>> 6) + i;
    const isFirst = slots.length === 0;
    const options = furtherWork(story, isFirst, turn);
    told.add(story);
    const priority = examples + i < 2 ? 1 : 6 + i;
    slots.push(...withResult({ paragraph: 1, options, priority }, story, turn));
  }
  return slots;
}

function planBridge(facts: LetterFacts): Slot[] {
  const [latest, earlier] = facts.roles;
  const [study] = facts.studies;
  const [duty, second, third] = facts.duties;
  const { seed } = facts;
  const role = latest === undefined ? [] : tellRole(latest, seed >>> 8);
  const slots: Omit<Slot, 'paragraph'>[] = [
    { options: role, priority: 4, key: ROLE },
    {
      options: earlier === undefined ? [] : tellEarlierRole(earlier, seed >>> 20),
      priority: 8,
      behind: ROLE,
    },
    { options: study === undefined ? [] : tellStudies(study, seed >>> 10), priority: 5 },
    {
      options:
        facts.certificates.length === 0 ? [] : tellCertificates(facts.certificates, seed >>> 18),
      priority: 7,
    },
    { options: tellOtherSkills(facts.otherSkills, seed >>> 19), priority: 6 },
    { options: duty === undefined ? [] : tieDuty(duty, seed >>> 11), priority: 1 },
    { options: second === undefined ? [] : tieDuty(second, seed >>> 12), priority: 9 },
    { options: third === undefined ? [] : readBack(third), priority: 10 },
    { options: role.length === 0 ? goBack(facts.roles) : [], priority: 5 },
  ];
  return slots
    .filter(({ options }) => options.length > 0)
    .map((slot): Slot => ({ ...slot, paragraph: 2 }));
}
const ROLE = 'role';

/** The second paragraph always says something; without evidence to tell it holds the facts of role and schooling. */
export function withEvidence(slots: readonly Slot[]): readonly Slot[] {
  const evidence = slots.filter(({ paragraph }) => paragraph === 1);
  if (evidence.some(({ priority }) => priority === 0)) return slots;
  const [first] = evidence.filter(({ behind }) => behind === undefined);
  if (first !== undefined)
    return slots.map((slot) => (slot === first ? { ...slot, priority: 0 } : slot));
  const fallback = slots
    .filter(
      ({ paragraph, priority, behind }) =>
        paragraph === 2 && priority !== 0 && behind === undefined,
    )
    .slice(0, 3);
  return slots.map((slot): Slot => {
    const place = fallback.indexOf(slot);
    return place === -1
      ? slot
      : { ...slot, paragraph: 1, priority: place === 0 ? 0 : slot.priority };
  });
}

/** What the letter may say, in its order: the role and the best match, two more must-haves, a duty, the next step (engine.md 8); never what the person lacks. */
export function planLetter(facts: LetterFacts): Slot[] {
  const told = new Told();
  // "My resume shows registered nurse": what one is, the role and the certificates tell.
  const hard = facts.shown.filter((need) => !need.isSoft && !namesCalling(need));
  const lead = leadingNeed(hard);
  const opening = planOpening(facts, told, hard);
  const isNamed = lead === undefined;
  const rest = facts.shown.filter(
    (need) =>
      need !== lead && !(isNamed && hard.indexOf(need) >= 0 && hard.indexOf(need) < LISTED_MAX),
  );
  const pointers = pointToResume(facts).map(
    ({ inClosing, options }, i): Slot => ({
      paragraph: inClosing ? 3 : 2,
      options,
      priority: 12 + i,
    }),
  );
  const closing: Slot[] = [
    { paragraph: 3, options: askForTalk(facts), priority: 0 },
    { paragraph: 3, options: thank(facts), priority: 0 },
  ];
  return [
    ...opening,
    ...planEvidence(facts, told, rest),
    ...planBridge(facts),
    ...pointers,
    ...closing,
  ].sort((a, b) => a.paragraph - b.paragraph);
}
