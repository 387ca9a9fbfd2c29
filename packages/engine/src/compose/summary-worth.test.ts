import { expect, it } from 'vitest';
import { saysTooLittle, toldOf } from './summary-worth.ts';

it.each([
  ['I have looked after older people since I was sixteen and lived with my Nana.', 1],
  [
    'I am thirty-one years old, I left the bakery because I wanted to work outside with a crew in all weather.',
    1,
  ],
  ['To obtain a challenging position where I can use my skills and grow with the company.', 0],
  ['Looking for a steady job with good equipment and a company that pays on time.', 0],
  ['I would love to work where I can go on to nursing in time.', 0],
])('what a summary tells besides wishes: %s', (text, count) => {
  expect(toldOf(text)).toHaveLength(count);
});

it.each([
  ['Apprentice in my second year who loves the work and learns each day.', 'Apprentice.', true],
  [
    'I drive nights between two depots and I keep the log of all trucks.',
    'Driver since 2019. Holds Class 1 and a clean record of eleven years.',
    true,
  ],
  [
    'I drive nights between two depots and I keep the log of all trucks.',
    'Drive nights between two depots and keep the log of all trucks.',
    false,
  ],
  ['To obtain a position.', 'Driver since 2019. Moved 40 loads a week.', false],
])('a stump, or another thing, is no better: %s -> %s', (before, after, isWorse) => {
  expect(saysTooLittle(before, after)).toBe(isWorse);
});
