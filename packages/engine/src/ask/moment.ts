import { MOMENT_ASK } from '@trueline/contracts';
import { NO, type PlannedAsk } from './planned-ask.ts';

const LIKELY = 0.5;
/** What a letter gains; the score does not count it. */
const POINTS = 0.6;

/** One thing that happened at work, told by the person: it opens the letter in their own words, and nothing but their words answers it. Where it was, they tell. */
export const askMoment = (): PlannedAsk => ({
  id: MOMENT_ASK,
  type: 'motive',
  prompt: 'What happened once at work that shows how you work?',
  about: {},
  options: [{ ...NO, label: 'Nothing comes to mind' }],
  points: POINTS,
  likely: LIKELY,
  why: 'Two to four sentences, as you would tell somebody who has never been there: where it was, what was wrong, what you did, how it ended. Your letter opens with them.',
  topic: `motive:${MOMENT_ASK}`,
});
