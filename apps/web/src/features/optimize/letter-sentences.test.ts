import { expect, it } from 'vitest';
import {
  findNextWording,
  findReplaceable,
  swapBack,
  swapSentence,
  withWordings,
} from './letter-sentences.ts';

const sentences = [
  {
    id: 'opening',
    text: 'I baked 40 loaves a day.',
    others: ['A day, I baked 40 loaves.'],
    sources: [],
    asked: [],
  },
  { id: 'close', text: 'Let us talk.', sources: [], asked: [] },
];
const text = 'Dear team,\n\nI baked 40 loaves a day. Let us talk.\n\nKind regards,\nAda';

it('offers a sentence with another wording, and none without', () => {
  expect(findReplaceable(text, sentences).map(({ id }) => id)).toEqual(['opening']);
});

it('offers one without another wording where a model can say it, too', () => {
  const offered = findReplaceable(text, sentences, { withAlone: true });
  expect(offered.map(({ id }) => id)).toEqual(['opening', 'close']);
  const list = [{ id: 'list-1', text: '• First aid', sources: [], asked: [] }];
  expect(findReplaceable('• First aid', list, { withAlone: true })).toEqual([]);
});

it('knows a wording that was taken before the letter comes with it, and once', () => {
  const wording = 'Shall we talk?';
  const known = withWordings(sentences, [{ id: 'close', text: wording }]);
  expect(known[1]?.others).toEqual([wording]);
  expect(withWordings(known, [{ id: 'close', text: wording }])).toEqual(known);
  const now = text.replace('Let us talk.', wording);
  expect(findReplaceable(now, known).find(({ id }) => id === 'close')?.text).toBe(wording);
});

const nextOf = (current: string) => {
  const [first] = findReplaceable(current, sentences);
  const swap = first && findNextWording(first, sentences);
  if (swap === undefined) throw new Error('There is no other wording');
  return swap;
};

it('says it the other way, and the first way again', () => {
  const other = swapSentence(text, nextOf(text));
  expect(other).toContain('A day, I baked 40 loaves. Let us talk.');
  expect(swapSentence(other, nextOf(other))).toBe(text);
});

it('takes a wording back, and keeps what was written meanwhile', () => {
  const swap = nextOf(text);
  const written = swapSentence(text, swap).replace('Let us talk.', 'Call me on Friday.');
  expect(swapBack(written, swap)).toBe(text.replace('Let us talk.', 'Call me on Friday.'));
  // Nothing is taken back of a sentence that the person has put into their own words.
  const own = written.replace('A day, I baked 40 loaves.', 'I bake.');
  expect(swapBack(own, swap)).toBe(own);
});

it('leaves a sentence alone that the person wrote', () => {
  expect(findReplaceable(text.replace('I baked 40 loaves a day', 'I bake'), sentences)).toEqual([]);
});
