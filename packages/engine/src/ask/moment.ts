import { MOMENT_ASK } from '@trueline/contracts';
import { type AskContext, atEmployer, listRoles, NO, type PlannedAsk } from './planned-ask.ts';

const LIKELY = 0.5;
/** What a letter gains; the score does not count it. */
const POINTS = 0.6;

/** One thing that happened at work, told by the person: it opens the letter in their own words, and nothing but their words answers it. */
export function askMoment({ resume }: Pick<AskContext, 'resume'>): PlannedAsk[] {
  const [role] = listRoles(resume, null);
  const where = atEmployer(resume, role?.entry ?? null) || ' at work';
  return [
    {
      id: MOMENT_ASK,
      type: 'motive',
      prompt: `What happened once${where} that shows how you work?`,
      about: role === undefined ? {} : { entry: role.entry },
      options: [{ ...NO, label: 'Nothing comes to mind' }],
      points: POINTS,
      likely: LIKELY,
      why: 'Two to four sentences, as you would tell somebody who has never been there: where it was, what was wrong, what you did, how it ended. Your letter opens with them.',
      topic: `motive:${MOMENT_ASK}`,
    },
  ];
}
