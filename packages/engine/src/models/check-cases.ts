import { type PromptId, promptIdSchema, type Resume } from '@trueline/contracts';
import data from '../../data/prompts/check-cases.json' with { type: 'json' };
import type { ModelRequest } from '../ports.ts';
import { lineRequests, nearLineRequests, summaryRequests, wishRequest } from './model-tasks.ts';
import { type Offer, SUMMARY } from './offered-lines.ts';

/** One fixed case: what a model is asked, and what its answer is held against. */
export interface CheckCase {
  id: string;
  task: PromptId;
  request: ModelRequest;
  resume: Resume;
  offer: Offer;
  /** What an instruction planted in the case asks for. */
  planted?: string;
  /** Of near lines: the term that may be asked about each path. */
  wanted: readonly string[];
}

const pathOf = (index: number): string => `work[0].highlights[${index}]`;

/** All of them, as the prompts of today put them. What is planted is shown as it is: the filter that keeps it from models is not what is checked. */
export const listCheckCases = (): CheckCase[] =>
  data.cases.map(({ id, task, lines, job = [], now, planted, wanted = [] }) => {
    const shown = lines.map((text, index) => ({ path: pathOf(index), entry: 'work[0]', text }));
    const offer: Offer = {
      lines: now === undefined ? shown : [],
      summary: now === undefined ? undefined : { path: SUMMARY, entry: 'basics', text: now },
      telling: lines,
      job,
      maySay: () => true,
    };
    const prompt = promptIdSchema.parse(task);
    const [first] = shown;
    const [request] =
      prompt === 'summary'
        ? summaryRequests(offer)
        : prompt === 'near-lines'
          ? nearLineRequests(offer, wanted)
          : prompt === 'lines' || first === undefined
            ? lineRequests(offer, shown.length)
            : [wishRequest(prompt, first)];
    if (request === undefined) throw new Error(`the case ${id} asks nothing`);
    const resume: Resume = {
      ...(now === undefined ? {} : { basics: { summary: now } }),
      work: [{ position: 'Worker', highlights: lines }],
    };
    return { id, task: prompt, request, resume, offer, wanted, ...(planted ? { planted } : {}) };
  });
