import { describe, expect, it } from 'vitest';
import { findAddedForm, tidyWording } from './tidy-wording.ts';

const LINE = 'Was responsible for baking 90 loaves a day';
const SAID = 'Baked 90 loaves a day';

it.each([
  `- ${SAID}`,
  `• ${SAID}`,
  `1. ${SAID}`,
  `12) ${SAID}`,
  `"${SAID}"`,
  `“${SAID}”`,
  `« ${SAID} »`,
  `\`${SAID}\``,
  `**Baked** 90 loaves a day`,
  `*Baked* 90 __loaves__ a day`,
  `Reworded: ${SAID}`,
  `New wording: ${SAID}`,
  `Here is the line: ${SAID}`,
  `Output: "${SAID}"`,
  `Answer:\n${SAID}`,
  `New line: “${SAID}”`,
  `Here is my suggestion:\n"${SAID}"`,
  `**${SAID}**`,
  `  Baked\t90  loaves a day `,
  `Baked 90 loa\u200bves a day`,
  `\u202e${SAID}`,
  `\ufeff${SAID}`,
  'baked 90 loaves a day',
])('takes off what a model wraps its answer in: %j', (text) => {
  expect(tidyWording(text, LINE)).toBe(SAID);
});

it.each([
  ['- Swept', '- Swept the yard'],
  ['1. Baking', '1. Baked'],
  ['"Best bun 2021"', '"Best bun 2021"'],
  ['Ran *args demos', 'Ran *args and *kwargs demos'],
  ['Said "no" to 4 "deals"', 'Said "no" to 4 "deals"'],
  ['New: ovens', 'New: ovens'],
  ['iPhone repairs', 'iPhone repairs'],
  ['baked buns', 'baked 90 buns'],
  ['Ran shop', 'eBay shop run'],
  ['2 ovens', '2 ovens run'],
  ['Made 300 units a day', 'Output: 300 units a day'],
  ['Robots', 'New line: 40 robots installed'],
  ['Sold more', 'Result: 40 more sales a week'],
  ['Better bread', 'Better text: 40 leaflets printed'],
  ['Leaflets', 'Revised: leaflets for 40 shops'],
  ['Machines', 'Improved: flow of parts to 4 lines'],
  ['Manuals', 'Rewritten: 40 manuals'],
  ['Boxes', 'Cut 4*5*6 boxes'],
  ['Boxes', 'Cut 4 * 5 * 6 boxes'],
  ['Rates', 'Sold at 3* and 4* hotels'],
  ['Rates', 'Hotels: 3*, 4* and 5*'],
  ['Names', 'Named files lot__no__year'],
  ['Ran 3 lines', 'Ran 3 lines\nand 2 shops'],
])('and nothing that belongs to it: %j, %j', (original, text) => {
  expect(tidyWording(text, original)).toBe(text);
});

describe('findAddedForm', () => {
  it.each([
    `🥖 ${SAID}`,
    SAID.toUpperCase(),
    `She ${SAID.toLowerCase()}`,
    `${SAID}. They swept.`,
    `I ${SAID.toLowerCase()}`,
    `${SAID}. ${SAID}.`,
  ])('finds what a line has not: %s', (text) => {
    expect(findAddedForm(text, LINE, true)).toBeDefined();
  });

  it.each([
    [SAID, LINE],
    ['I baked 90 loaves', 'I was responsible for 90 loaves'],
    ['She who bakes: 90 loaves', 'She bakes'],
    ['Used SAP, VBA and SQL', 'SAP, VBA and SQL'],
    ['Taught Part I. and II. to 9 pupils', 'Was teaching Parts I. and II. to 9 pupils'],
    ['Baked buns. Baked bread.', LINE],
    ['Saw that they were fed', LINE],
  ])('and nothing else: %s', (text, original) => {
    expect(findAddedForm(text, original, true)).toBeUndefined();
  });

  it('leaves a summary its "I"', () => {
    expect(findAddedForm('I bake.', 'Baker.', false)).toBeUndefined();
  });
});
