import { expect, it } from 'vitest';
import { applyAnswers } from './apply-answers.ts';
import type { PlannedAsk } from './planned-ask.ts';

const LINE = 'Kept the log of every visit';
const path = 'work[0].highlights[0]';
const resume = { work: [{ name: 'Corner Shop', highlights: [LINE] }] };

const askWith = (id: string, tail: string): PlannedAsk => ({
  id,
  type: 'amount',
  prompt: id,
  about: { path },
  options: [
    {
      id: 'yes',
      label: 'Yes',
      line: `${LINE}${tail}`,
      blanks: [{ name: 'more', kind: 'text', optional: false }],
      target: { kind: 'append', path, tail },
    },
  ],
  points: 1,
  likely: 1,
  why: id,
  topic: id,
});

it.each([
  [' ([more])', `${LINE}, daily for two years`],
  [', [more]', `${LINE}, daily for two years`],
])('puts one answer behind another with the blank between: "%s"', (tail, line) => {
  const { drafts } = applyAnswers({
    resume,
    asks: [askWith('one', tail), askWith('two', tail)],
    answers: [
      { ask: 'one', option: 'yes', values: { more: 'daily' } },
      { ask: 'two', option: 'yes', values: { more: 'for two years' } },
    ],
    decided: [],
    job: { requirements: [] } as never,
    asOf: { year: 2026, month: 1 } as never,
  });
  expect(drafts.at(-1)?.after).toBe(line);
});

const RESULT: PlannedAsk = {
  id: 'result-work0',
  type: 'outcome',
  prompt: 'What went well?',
  about: { entry: 'work[0]' },
  options: [
    {
      id: 'yes',
      label: 'Yes',
      line: '[what]',
      blanks: [{ name: 'what', kind: 'text', optional: false }],
      target: { kind: 'bullet', entry: 'work[0]' },
    },
    { id: 'no', label: 'No', blanks: [] },
  ],
  points: 1,
  likely: 1,
  why: 'result',
  topic: 'result',
};

it.each([
  [{ option: 'yes', values: { what: 'My boss said\n we were never late' } }, 1],
  [{ text: 'My boss said we were never late' }, 1],
  [{ option: 'no' }, 0],
  [{ text: 'nothing' }, 0],
])('keeps what went well as it was said, for the letter: %j', (answer, count) => {
  const { results } = applyAnswers({
    resume,
    asks: [RESULT],
    answers: [{ ask: RESULT.id, ...answer } as never],
    decided: [],
    job: { requirements: [] } as never,
    asOf: { year: 2026, month: 1 } as never,
  });
  expect(results).toEqual(
    count === 0
      ? []
      : [
          {
            line: expect.stringMatching(/oss said we were never late/),
            text: 'My boss said we were never late',
          },
        ],
  );
});
