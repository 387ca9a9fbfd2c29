import conditionRows from '../../data/asks/conditions.json' with { type: 'json' };
import { listLines } from '../document/paths.ts';
import { hasForm } from '../language/forms.ts';
import { itemsOf, readTable } from '../language/table.ts';
import { type AskContext, NO, type PlannedAsk, shorten, topicOf } from './planned-ask.ts';

interface ConditionRow {
  id: string;
  asked: string;
  shown: string;
  question: string;
  line: string;
}

const ROWS = readTable<ConditionRow>(conditionRows);
const LIKELY = 0.65;
const POINTS = 0.5;
/** More taps than this tire. */
const CONDITIONS_MAX = 3;
/** "We pay for the DBS check": what the employer sees to is asked of nobody. */
const SEEN_TO =
  /\b(?:we(?:'ll| will)? (?:pay|provide|arrange|supply|cover)|(?:is|are) provided)\b/i;

/** What the job sets as a condition and the resume does not show: a tap each, and a line among the papers. */
export function askConditions({ resume, score, jobDescription }: AskContext): PlannedAsk[] {
  const text = listLines(resume)
    .map((line) => line.text)
    .join('\n');
  // Short conditions are read as no requirement of their own: the ad's own lines hold them all.
  const lines = jobDescription.split('\n').map((one) => one.replace(/^[\s•*·-]+/, '').trim());
  return ROWS.flatMap(({ id, asked, shown, question, line }): PlannedAsk[] => {
    const phrases = itemsOf(asked, ' | ');
    const quote = lines.find((one) => phrases.some((phrase) => hasForm(one, phrase)));
    if (quote === undefined || SEEN_TO.test(quote)) return [];
    if ([...phrases, ...itemsOf(shown, ' | ')].some((form) => hasForm(text, form))) return [];
    const wanted = score.requirements.find((one) =>
      phrases.some((form) => hasForm(one.text, form)),
    );
    return [
      {
        id: `condition-${id}`,
        type: 'credential',
        prompt: `The ad asks: "${shorten(quote)}". ${question}`,
        about: { ...(wanted === undefined ? {} : { requirementId: wanted.id }), jobQuote: quote },
        options: [
          {
            id: 'yes',
            label: 'Yes',
            line,
            blanks: [],
            target: { kind: 'entry', section: 'certificates', fields: { name: line } },
          },
          NO,
        ],
        points: POINTS,
        likely: LIKELY,
        why: 'The job depends on it, and your resume does not say it.',
        topic: topicOf('credential', id),
      },
    ];
  }).slice(0, CONDITIONS_MAX);
}
