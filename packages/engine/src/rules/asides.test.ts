import { describe, expect, it } from 'vitest';
import { withoutAsides } from './asides.ts';

/** Facts and what people hang on them; each pair makes a sentence. */
const FACTS = [
  'Typed a manual of 900 pages',
  'I drove the night bus',
  'Bake bread for two shops',
  'Wrote 2 reports',
];
const TAILS = [
  ', and I nearly lost my eyesight',
  ' and I still love it',
  ' and I really enjoy what I do',
  ' and still get a kick out of it',
  ', so please do not believe what they say',
  ', so please dont laugh',
  ', which my wife loves more than me',
  ' (believe it or not)',
  ' (through no joke, believe me)',
  ', believe it or not',
  ' lol',
  ' haha',
];
const REMARK = /joke, believe/;

describe('a remark behind a fact', () => {
  const pairs = FACTS.flatMap((fact) =>
    TAILS.filter((tail) => !REMARK.test(tail)).map((tail) => [fact, tail] as const),
  );
  it.each(pairs)('%s%s', (fact, tail) => {
    expect(withoutAsides(fact + tail)).toBe(fact);
    expect(withoutAsides(`${fact}${tail}.`)).toBe(`${fact}.`);
  });

  it.each([
    'Trained staff to love and enjoy the work',
    'Sold cakes that my mother baked for 30 shops',
    'Kept the keys (mine and the owner’s)',
    'Nearly lost the contract and won it back',
    'Told guests so that they believe what they read',
    'I love it',
    'Marketed the game LoL to 40 clubs',
    'Made a XD prototype in Adobe XD 2',
    'Broke the oven twice in 2021 (not my fault)',
    'Crashed the forklift once, but it was not my fault',
    'Managed a crew of 6, if that counts',
    'Taught children to read and love it',
    'Handled claims for 12 shops (robbed)',
    'Ran the shop which my father owned',
    'Cut losses and almost lost no client',
    'Asked drivers whether it was their fault (not my fault line)',
  ])('stays: %s', (line) => {
    expect(withoutAsides(line)).toBe(line);
  });
});
