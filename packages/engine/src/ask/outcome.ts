import type { Blank } from '@trueline/contracts';
import outcomeRows from '../../data/asks/outcomes.json' with { type: 'json' };
import { listLines } from '../document/paths.ts';
import { itemsOf, readTable } from '../language/table.ts';
import { isHighlight } from '../rules/line-kinds.ts';
import { relevance } from '../rules/relevance.ts';
import {
  type AskContext,
  atEmployer,
  NO,
  type PlannedAsk,
  shorten,
  standingLine,
  topicOf,
} from './planned-ask.ts';

interface OutcomeRow {
  id: string;
  label: string;
  line: string;
  blanks: string;
  values: string;
  example: string;
}

const OUTCOME_ASKS_MAX = 4;
const LIKELY = 0.45;
const POINTS = 0.8;
const POINTS_BY_RELEVANCE = 0.1;

/** Acts that make a thing better, or new. */
const CHANGED =
  /^(?:reduc|increas|improv|cut\b|sav|grew|grow|boost|decreas|accelerat|shorten|optimi[sz]|streamlin|enhanc|expand|doubl|introduc|automat|redesign|reorgani[sz]|rewrote|rebuil|reworked|migrat|set up|launch|moved|replac|moderni[sz]|simplif|standardi[sz]|implement|consolidat|overhaul|restructur|start(?:ed)? an?\b|initiat|developed a new|created an?\b|built an?\b)/i;

/** Whether a line tells of a change for the better. */
export const tellsChange = (text: string): boolean => CHANGED.test(text);

/** How blanks stand in a row of the table: "to:number:To", "unit:choice:In=days/weeks", "period?:...". */
export const readBlanks = (cell: string): Blank[] =>
  itemsOf(cell, ' | ').map((item) => {
    const [head = '', kind = 'text', ...rest] = item.split(':');
    const [label = '', choices] = rest.join(':').split('=');
    return {
      name: head.replace('?', ''),
      kind: kind as Blank['kind'],
      label,
      ...(choices === undefined ? {} : { choices: choices.split('/') }),
      optional: head.endsWith('?'),
    };
  });

/** Changes for the better that say no result: what came of them. */
export function askOutcomes(context: AskContext): PlannedAsk[] {
  return listLines(context.resume)
    .filter(({ path, text }) => isHighlight(path) && tellsChange(text) && !/\d/.test(text))
    .flatMap((line): PlannedAsk[] => {
      const text = standingLine(context, line.path);
      if (text === undefined || /[[\]{}|\d]/.test(text)) return [];
      const base = text.replace(/[.;,:\s]+$/, '');
      return [
        {
          id: `outcome-${line.path.replace(/\W+/g, '-').replace(/-$/, '')}`,
          type: 'outcome',
          prompt: `"${shorten(line.text)}"${atEmployer(context.resume, line.entry)}: what came of it? A rough figure that you can explain is enough.`,
          about: { path: line.path, entry: line.entry, line: text },
          options: [
            ...readTable<OutcomeRow>(outcomeRows).map((row) => ({
              id: row.id,
              label: row.label,
              line: `${base}${row.line}`,
              blanks: readBlanks(row.blanks),
              target: { kind: 'append' as const, path: line.path, tail: row.line },
            })),
            { ...NO, label: 'Nothing to tell' },
          ],
          points: POINTS + POINTS_BY_RELEVANCE * relevance(text, context.terms),
          likely: LIKELY,
          why: 'What came of the work is what a reader remembers.',
          topic: topicOf('outcome', line.text),
        },
      ];
    })
    .toSorted((a, b) => b.points - a.points)
    .slice(0, OUTCOME_ASKS_MAX);
}
