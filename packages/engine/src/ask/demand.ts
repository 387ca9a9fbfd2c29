import { stemsOf } from '../language/en/text-stems.ts';
import { isHighlight } from '../rules/line-kinds.ts';
import { shareOf } from './answers-ad.ts';
import { isWish } from './duty-line.ts';
import {
  type AskContext,
  asideTo,
  atEmployer,
  NO,
  type PlannedAsk,
  pointsLost,
  shorten,
  standingLine,
  topicOf,
} from './planned-ask.ts';

const DEMANDS_MAX = 2;
const LIKELY = 0.6;
/** So much of what the score lost for a duty may come back by what is added to a line. */
const SHARE = 0.5;
/** A duty of less credit is told by no line, one of more by a whole line. */
const CREDIT = { min: 0.2, max: 0.7 } as const;
/** A shorter duty names too little to be added, and the employer's own sentence or a choice of things is none. */
const WORDS_MIN = 4;
const OPENS_NO_WORK = /^(?:we|our|you|they|the ability|one or more|any of)\b/i;
/** So much of the duty's words the line has to hold. */
const SHARED_MIN = 0.2;
/** A longer line says enough. */
const WORDS_MAX = 24;

/** The ad's heaviest duties of which a line tells a part: what the person can add to that line. `isAsked` says whether another ask is about the duty. */
export function askDemands(context: AskContext, isAsked: (duty: string) => boolean): PlannedAsk[] {
  const { score, resume } = context;
  const seen = new Set<string>();
  return score.requirements
    .filter(
      ({ kind, credit, text }) =>
        kind === 'responsibility' &&
        credit >= CREDIT.min &&
        credit <= CREDIT.max &&
        text.split(/\s+/).length >= WORDS_MIN &&
        !OPENS_NO_WORK.test(text) &&
        !isWish(text) &&
        !isAsked(text),
    )
    .toSorted((a, b) => pointsLost(score, b.id) - pointsLost(score, a.id))
    .flatMap((duty): PlannedAsk[] => {
      const path = duty.evidence.find((source) => isHighlight(source.path))?.path;
      const standing = path === undefined ? undefined : standingLine(context, path);
      if (path === undefined || standing === undefined || seen.has(path)) return [];
      if (shareOf(stemsOf(duty.text), new Set(stemsOf(standing))) < SHARED_MIN) return [];
      if (/[[\]{}|]/.test(standing) || standing.split(/\s+/).length > WORDS_MAX) return [];
      seen.add(path);
      const entry = path.replace(/\.highlights.*$/, '');
      const line = standing.replace(/[.;,:\s]{1,8}$/, '');
      const tail = asideTo(line, '[more]');
      return [
        {
          id: `more-${path.replace(/\W+/g, '-').replace(/-$/, '')}`,
          type: 'amount',
          prompt: `The ad asks: "${shorten(duty.text)}". You write "${shorten(standing)}"${atEmployer(resume, entry)}. What can you add to it: with what, for whom, how often or how many?`,
          about: { requirementId: duty.id, path, entry, line: standing, jobQuote: duty.text },
          options: [
            {
              id: 'yes',
              label: 'Add this',
              line: `${line}${tail}`,
              blanks: [
                {
                  name: 'more',
                  kind: 'text',
                  label: 'Such as: with a scanner, about 40 a day',
                  optional: false,
                },
              ],
              target: { kind: 'append', path, tail },
            },
            { ...NO, label: 'Nothing to add' },
          ],
          points: SHARE * pointsLost(score, duty.id),
          likely: LIKELY,
          why: 'The ad asks for it in particular, and your line tells it in general.',
          topic: topicOf('amount', `more ${standing}`),
        },
      ];
    })
    .slice(0, DEMANDS_MAX);
}
