import { expect, it } from 'vitest';
import { joinTornWords } from './torn-words.ts';

it.each([
  ['Reception, Sep-tember 2019', 'Reception, September 2019'],
  ['Equip-ment checks in Octo-ber', 'Equipment checks in October'],
  ['Man- agement of the stock', 'Management of the stock'],
  ['Kept the equip\u00adment clean', 'Kept the equipment clean'],
  ['respon-sible for the till', 'responsible for the till'],
])('joins what a line once parted: %s', (torn, whole) => expect(joinTornWords(torn)).toBe(whole));

it.each([
  'Wrote the by-laws and the follow-up',
  'Multi-storey and pre-press work, non-slip floors',
  'Took X-rays; e-mail and co-op shifts',
  'Mother-in-law of a part-timer',
  'Coca-cola and Hapag-lloyd boxes',
  'Worked mid- and late shifts',
  'Sint-truiden, Stratford-upon-Avon',
])('keeps a hyphen that belongs: %s', (text) => expect(joinTornWords(text)).toBe(text));
