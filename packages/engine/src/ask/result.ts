import type { Resume } from '@trueline/contracts';
import { findValue } from '../document/paths.ts';
import { inAnotherJob } from './elsewhere.ts';
import { findLatestRole } from './likely-role.ts';
import {
  type AskContext,
  atEmployer,
  listRoles,
  NO,
  type PlannedAsk,
  type PlannedOption,
  type RoleChoice,
  topicOf,
} from './planned-ask.ts';
import { spokenTitle } from './spoken-name.ts';

const LIKELY = 0.6;
/** What a reader gains; the score counts little of it. */
const POINTS = { latest: 1.2, fitting: 0.9 } as const;

/** What the latest role came to, and the one that answers most of the ad, which nobody but the person knows: the question that a good interviewer asks first. */
export function askResults(context: AskContext): PlannedAsk[] {
  const { resume, asOf, score } = context;
  const roles = listRoles(resume, findLatestRole(resume, asOf));
  const [latest] = roles;
  const answering = (entry: string): number =>
    score.requirements.filter(({ evidence }) =>
      evidence.some(({ path }) => path.startsWith(`${entry}.`)),
    ).length;
  const [fitting] = roles.toSorted((a, b) => answering(b.entry) - answering(a.entry));
  return [
    ...(latest === undefined ? [] : [resultOf(resume, latest, POINTS.latest)]),
    ...(fitting === undefined || fitting === latest || answering(fitting.entry) === 0
      ? []
      : [resultOf(resume, fitting, POINTS.fitting)]),
  ];
}

function resultOf(resume: Resume, { entry, label: role }: RoleChoice, points: number): PlannedAsk {
  const yes: PlannedOption = {
    id: 'yes',
    label: 'One thing, in a sentence',
    line: '[what]',
    blanks: [
      {
        name: 'what',
        kind: 'text',
        label: 'Such as: no late delivery in two years',
        optional: false,
      },
    ],
    target: { kind: 'bullet', entry },
  };
  const title = findValue(resume, `${entry}.position`);
  const as = typeof title === 'string' && title !== '' ? ` as ${spokenTitle(title)}` : '';
  const where = atEmployer(resume, entry);
  return {
    id: `result-${entry.replace(/\W+/g, '')}`,
    type: 'outcome',
    prompt: `What went well in your work${where === '' ? as : where} that your resume does not say: a result, a figure, praise, a problem you solved?`,
    about: { entry },
    options: [
      yes,
      inAnotherJob(yes, 'One thing, in another job'),
      { ...NO, label: 'Nothing to tell' },
    ],
    points,
    likely: LIKELY,
    why: 'What came of the work is what a reader remembers.',
    topic: topicOf('outcome', `result ${role}`),
  };
}
