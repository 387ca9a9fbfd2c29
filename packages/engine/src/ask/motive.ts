import type { JobRequirements } from '@trueline/contracts';
import { readEmployer } from '../job/role/employer.ts';
import {
  type AskContext,
  NO,
  type PlannedAsk,
  type PlannedOption,
  topicOf,
} from './planned-ask.ts';
import { spokenEmployer } from './spoken-name.ts';

const LIKELY = 0.7;
/** What a letter gains; the score does not count it. */
const POINTS = 0.6;

/** What draws the person to this employer, for the letter: in their own words, or what the ad itself says of it. */
export function askMotive(
  { jobDescription }: Pick<AskContext, 'jobDescription'>,
  { company, title }: JobRequirements,
): PlannedAsk[] {
  const them = company ?? 'this employer';
  const { is, does } = readEmployer(jobDescription, company);
  const reason = (id: string, label: string, line: string): PlannedOption => ({
    id,
    label,
    line,
    blanks: [],
    target: { kind: 'motive' },
  });
  return [
    {
      id: 'motive',
      type: 'motive',
      prompt: `What draws you to ${spokenEmployer(them) ?? 'this employer'}?`,
      about: {},
      options: [
        {
          id: 'yes',
          label: 'A reason of mine, in a sentence',
          line: '[reason]',
          blanks: [{ name: 'reason', kind: 'text', label: 'Your reason', optional: false }],
          target: { kind: 'motive' },
        },
        ...(does === undefined
          ? []
          : [
              reason(
                'does',
                `What they do: ${does}`,
                `You ${does}, and I want to be part of that work`,
              ),
            ]),
        ...(is === undefined
          ? []
          : [
              reason('is', `What they are: ${is}`, `You are ${is}, and I would like to work there`),
            ]),
        { ...NO, label: 'Nothing to tell' },
      ],
      points: POINTS,
      likely: LIKELY,
      why: 'A letter that says why you want this job is read to its end.',
      topic: topicOf('motive', `${them} ${title ?? ''}`),
    },
  ];
}
