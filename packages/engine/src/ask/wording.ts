import { type AskContext, NO, type PlannedAsk, shorten, topicOf } from './planned-ask.ts';

const LIKELY = 0.5;

/** Changes in words that only the person can confirm. */
export function askWordings({ changes }: AskContext): PlannedAsk[] {
  return changes
    .filter(({ verdict, after }) => verdict === 'confirm' && after !== '' && !after.includes('\n'))
    .map((change) => {
      const doubts = (change.doubts ?? []).map(({ text }) => `"${text}"`);
      const which =
        doubts.length === 0 ? '' : ` Your line does not say ${doubts.slice(0, 2).join(' or ')}.`;
      return {
        id: `wording-${change.id}`,
        type: 'wording',
        prompt: `Would it be true to write: "${shorten(change.after, 200)}"?${which}`,
        about: {
          path: change.path,
          changeId: change.id,
          ...(change.before === '' ? {} : { line: change.before }),
          ...(change.requirementId === undefined ? {} : { requirementId: change.requirementId }),
        },
        options: [
          {
            id: 'yes',
            label: 'Yes, that is true',
            line: change.after,
            blanks: [],
            target: { kind: 'change', changeId: change.id },
          },
          NO,
        ],
        points: Math.max(0, change.points),
        likely: LIKELY,
        why: change.reason,
        topic: topicOf('wording', change.after),
      } satisfies PlannedAsk;
    });
}
