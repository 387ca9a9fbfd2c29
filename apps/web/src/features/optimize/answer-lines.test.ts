import type { Ask, Change } from '@trueline/contracts';
import { expect, it } from 'vitest';
import { lineOfOption, placeOfAsk, withAnswerLines } from './answer-lines.ts';
import { takenBack } from './answers.ts';

const RESUME = {
  work: [
    { position: 'Clerk', name: 'Example Foods', highlights: ['Kept the books'] },
    { position: 'Cashier', name: 'Sample Store', highlights: ['Sold tickets'] },
  ],
};

const amount: Ask = {
  id: 'books',
  type: 'amount',
  prompt: 'How many books?',
  about: { path: 'work[0].highlights[0]', entry: 'work[0]' },
  options: [
    {
      id: 'yes',
      label: 'This many',
      line: 'Kept [count] [count:book|books]{, [often]}',
      blanks: [
        { name: 'count', kind: 'number', optional: false },
        { name: 'often', kind: 'text', optional: true },
      ],
    },
  ],
  worth: 1,
  why: '',
  topic: 'amount:books',
};
const tool: Ask = {
  ...amount,
  id: 'tool',
  type: 'experience',
  about: { entry: 'work[0]', terms: ['Excel'] },
  options: [
    {
      id: 'yes',
      label: 'Yes',
      line: 'Used Excel to [what]',
      blanks: [
        { name: 'what', kind: 'text', optional: false },
        { name: 'role', kind: 'choice', optional: true },
      ],
    },
    { id: 'partly', label: 'List it', line: 'Excel', blanks: [] },
  ],
};
const option = (ask: Ask, id = 'yes') =>
  ask.options.find((one) => one.id === id) ?? amount.options[0];
const lineOf = (ask: Ask, values: Record<string, string>, id?: string) =>
  lineOfOption(ask, option(ask, id) as Ask['options'][number], values, RESUME);

it('draws a line while it is being written, and as it will stand', () => {
  const place = { path: 'work[0].highlights[0]', before: 'Kept the books' };
  expect(lineOf(amount, {})).toEqual({ ...place, after: 'Kept … books' });
  expect(lineOf(amount, { count: '1' })).toEqual({ ...place, after: 'Kept 1 book' });
  expect(lineOf(amount, { count: '3', often: 'each year' })?.after).toBe('Kept 3 books, each year');
});

it('puts a new line at the end of the role that is chosen, and a listed one with the skills', () => {
  expect(lineOf(tool, { what: 'count' })?.path).toMatch(/^work\[0\]\.highlights/);
  expect(lineOf(tool, { what: 'count', role: 'Cashier at Sample Store' })?.path).toMatch(
    /^work\[1\]\.highlights/,
  );
  expect(lineOf(tool, {}, 'partly')?.path).toMatch(/^skills/);
});

it('has a place for every ask that is about the resume', () => {
  expect(placeOfAsk({ ...amount, type: 'motive', about: {} })).toBeUndefined();
  expect(placeOfAsk({ ...amount, type: 'credential', about: {} })).toMatch(/^certificates/);
});

it('shows answers on their way in place of what stood there, and takes lines back', () => {
  const given = { ask: 'books', option: 'yes', values: { count: '4' } };
  const [told] = withAnswerLines([], [amount], [given], RESUME);
  expect(told).toMatchObject({ id: 'answer-books', after: 'Kept 4 books', decision: 'accepted' });
  expect(withAnswerLines([told as Change], [amount], [takenBack('books')], RESUME)).toEqual([]);
  expect(
    withAnswerLines([told as Change], [amount], [{ ask: 'books', option: 'no' }], RESUME),
  ).toEqual([]);
});

it('accepts the wording that a yes is about, and adds no line of its own', () => {
  const wording: Ask = {
    ...amount,
    id: 'w',
    type: 'wording',
    about: { path: 'work[0].highlights[0]', changeId: 'c1' },
  };
  const change = { id: 'c1', kind: 'reworded', decision: 'rejected' } as unknown as Change;
  const answered = withAnswerLines([change], [wording], [{ ask: 'w', option: 'yes' }], RESUME);
  expect(answered).toEqual([{ ...change, decision: 'accepted' }]);
});
