import type { JobRequirements, Requirement } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { lostWishes } from './summary-wishes.ts';

const job = {
  title: 'Transport Dispatcher',
  requirements: [
    'Plan 22 trucks a day from the desk',
    'Permanent post in our mining security team',
    'Night shifts in the kitchen and the warehouse',
  ].map((text, at) => ({ id: `r${at}`, kind: 'responsibility', level: 'must', text })),
} as unknown as JobRequirements & { requirements: Requirement[] };

const left = (sentence: string): string[] =>
  lostWishes({
    sentences: [sentence],
    after: 'Driver since 2019.',
    terms: new Map(),
    job,
    wanted: 'Transport Dispatcher',
  }).map(({ text }) => text);

describe('wishes of an old summary', () => {
  it.each([
    ['I would like to return to trucks, but at the desk.', undefined],
    [
      'I look for a position of responsibility in private security of the mining sector.',
      undefined,
    ],
    ['Looking for a permanent post.', undefined],
    [
      'Seeking a permanent role on a small team where I can grow.',
      'Seeking a permanent role on a small team.',
    ],
    ['I am looking for work in a kitchen with good people.', 'I am looking for work in a kitchen.'],
  ])('what is about this ad stays: %s', (sentence, told) => {
    expect(left(sentence)).toEqual([told ?? sentence]);
  });

  it.each([
    'To work in a reputable warehouse.',
    'Seeking a challenging position in a reputable company where I can use my skills in the warehouse.',
    'I would like to work with animals.',
    'Looking for an opportunity to grow.',
    'I look for a place with good people.',
  ])('what anybody may wish for goes: %s', (sentence) => {
    expect(left(sentence)).toEqual([]);
  });
});
