import { expect, it } from 'vitest';
import { findReplaceable, sayAnew } from './letter-sentences.ts';

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

it('says it the other way, and the first way again', () => {
  const [first] = findReplaceable(text, sentences);
  const other = first === undefined ? '' : sayAnew(text, first, sentences);
  expect(other).toContain('A day, I baked 40 loaves. Let us talk.');
  const [second] = findReplaceable(other, sentences);
  expect(second === undefined ? '' : sayAnew(other, second, sentences)).toBe(text);
});

it('leaves a sentence alone that the person wrote', () => {
  expect(findReplaceable(text.replace('I baked 40 loaves a day', 'I bake'), sentences)).toEqual([]);
});
