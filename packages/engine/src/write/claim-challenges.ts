import type { ClaimChallenge, Resume } from '@trueline/contracts';
import { listLines } from '../document/paths.ts';
import { OUTCOME_WORDS, SCOPE_WORDS } from '../lexicon/ownership.ts';
import { listDates } from '../verify/dates.ts';
import { listNumbers, type NumberFact } from '../verify/numbers.ts';
import { listOwnership } from '../verify/ownership.ts';

type Challenge = Omit<ClaimChallenge, 'path'>;

const CHALLENGES_MAX = 15;
const LED = 5;
const LINE =
  /^(?:work|volunteer|projects)\[\d+\]\.(?:highlights\[\d+\]|summary|description)$|^basics\.summary$/;

function challengeNumber(text: string, number: NumberFact): Challenge {
  const claim = number.text;
  if (number.unit === '%')
    return {
      kind: 'number',
      claim,
      challenge: `How did you measure the ${claim}: of what, over what time, and against what starting point?`,
      prepare:
        'Have the figure before and after, the period, and who else could confirm it. If it is an estimate, say so first.',
    };
  if (number.unit === 'money')
    return {
      kind: 'number',
      claim,
      challenge: `Where does ${claim} come from, and how much of it was your doing?`,
      prepare: 'Know how the sum was worked out, and which share of it you would claim.',
    };
  return {
    kind: 'number',
    claim: counted(text, number),
    challenge: `"${counted(text, number)}": is that a count or an estimate, and at what point in time?`,
    prepare: 'Be ready to say how you know it, and whether it was a peak or a usual day.',
  };
}

const COUNTED_WORDS_MAX = 3;
const PHRASE_END =
  /^(?:in|on|at|to|for|of|with|across|per|by|from|and|or|the|a|an|into|over|under|using|while|who|that|which|is|was)$/i;

/** "23 workplace investigations": the number with what it counts. */
function counted(text: string, { text: number, end }: NumberFact): string {
  const after = /^[^.,;:()]*/.exec(text.slice(end))?.[0] ?? '';
  const words = after
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');
  const stop = words.findIndex((word) => PHRASE_END.test(word));
  const noun = (stop === -1 ? words : words.slice(0, stop)).slice(0, COUNTED_WORDS_MAX);
  // "8-member team" is written without a gap.
  const gap = noun.length === 0 || /^\S/.test(after) ? '' : ' ';
  return `${number}${gap}${noun.join(' ')}`;
}

/** Words of extent that are everyday words as often. */
const EVERYDAY =
  /^(?:every|all|only|first|most|best|always|never|top|on time|major|complex|critical|senior|advanced|fully|largest|highest|international(?:ly)?|national(?:ly)?)$/i;

/** The likely challenges to one line, the hardest first. */
function challengeLine(text: string): Challenge[] {
  const dates = listDates(text);
  const numbers = listNumbers(text).filter(
    (number) =>
      !dates.some((date) => number.start >= date.start && number.end <= date.end) &&
      /\d/.test(number.text) &&
      number.value > 1 &&
      !/^\d{4,}$/.test(number.text) &&
      // "a top 25 retailer" is a rank, and counts nothing.
      !/\btop[\s-]$/i.test(text.slice(0, number.start)),
  );
  const led = listOwnership(text).find(({ rank }) => rank >= LED);
  const outcome = [...text.matchAll(OUTCOME_WORDS)][0]?.[0];
  const scope = [...text.matchAll(SCOPE_WORDS)]
    .map(([word]) => word)
    .find((word) => !EVERYDAY.test(word));
  const measured = numbers.find(({ unit }) => unit !== '') ?? numbers[0];
  return [
    ...(measured === undefined ? [] : [challengeNumber(text, measured)]),
    ...(led === undefined
      ? []
      : [
          {
            kind: 'ownership' as const,
            claim: led.text,
            challenge: `"${led.text}": who decided, who did the work, and who reported to you?`,
            prepare:
              'Name what you decided alone, what was decided with others, and how many people it was.',
          },
        ]),
    ...(outcome === undefined || measured !== undefined
      ? []
      : [
          {
            kind: 'outcome' as const,
            claim: outcome,
            challenge: `"${outcome}": how do you know, and what else could have caused it?`,
            prepare:
              'Have one sign of it that others saw too. If nobody measured it, say so plainly.',
          },
        ]),
    ...(scope === undefined
      ? []
      : [
          {
            kind: 'scope' as const,
            claim: scope,
            challenge: `"${scope}" is a large word. What exactly did it cover?`,
            prepare: 'Say where it ended: which teams, sites or users were not part of it.',
          },
        ]),
  ];
}

/** The defend-it drill: what a doubting interviewer asks of each strong claim (numbers, leadership, outcomes, extent), in the order of the resume. */
export function listClaimChallenges(resume: Resume): ClaimChallenge[] {
  return listLines(resume)
    .filter(({ path }) => LINE.test(path))
    .flatMap(({ path, text }) =>
      challengeLine(text)
        .slice(0, 2)
        .map((challenge) => ({ path, ...challenge })),
    )
    .slice(0, CHALLENGES_MAX);
}
