import { describe, expect, it } from 'vitest';
import { lineOf } from '../testing/line-of.ts';
import { withYearsInFigures } from './worded-years.ts';

const figures = (text: string): string | undefined =>
  withYearsInFigures([lineOf([0, text])])[0]?.cells[0]?.text;

describe('years written out in words', () => {
  it.each([
    [
      'Cleaner | Hotel Sample | two thousand and one | two thousand and nine',
      'Cleaner | Hotel Sample | 2001 | 2009',
    ],
    [
      'Cleaner, Hotel Sample, March two thousand nineteen to today',
      'Cleaner, Hotel Sample, March 2019 to today',
    ],
    ['Cook | nineteen ninety-six to two thousand thirteen', 'Cook | 1996 to 2013'],
    ['nineteen eighty-eight – nineteen ninety-six', '1988 – 1996'],
    ['Nineteen Hundred and Ninety-Eight: Sample School', '1998: Sample School'],
    ['Porter, Sample Ward, since twenty-oh-five', 'Porter, Sample Ward, since 2005'],
    ['Porter (twenty twelve to twenty twenty-five)', 'Porter (2012 to 2025)'],
    ['Sample School | until nineteen eighty-three', 'Sample School | until 1983'],
    ['First aid | two thousand twenty-three', 'First aid | 2023'],
    ['Two thousand to two thousand five, Sample Bakery', '2000 to 2005, Sample Bakery'],
    [
      'I drove a van from nineteen ninety-eight until two thousand and nine for the bakery',
      'I drove a van from 1998 until 2009 for the bakery',
    ],
    ['Two thousand fourteen - 2018, porter', '2014 - 2018, porter'],
    [
      'Cuisinier | mars deux mille douze à mai deux mille dix-neuf',
      'Cuisinier | mars 2012 à mai 2019',
    ],
    ['Diplôme | mil neuf cent quatre-vingt-dix-huit', 'Diplôme | 1998'],
    ['Cocinera | mil novecientos noventa y ocho - dos mil veintidós', 'Cocinera | 1998 - 2022'],
    ['Koch | neunzehnhundertachtundneunzig bis zweitausendzwölf', 'Koch | 1998 bis 2012'],
    ['Cuoco | millenovecentonovantotto - duemiladodici', 'Cuoco | 1998 - 2012'],
    ['Cozinheira | dois mil e doze até hoje', 'Cozinheira | 2012 até hoje'],
  ])('%s are figures', (text, read) => {
    expect(figures(text)).toBe(read);
  });

  it.each([
    'Served two thousand and twelve guests in one night',
    'Two thousand copies printed | two thousand',
    'from two thousand to two thousand five hundred meals a day',
    'Packed twenty ten-litre buckets and nineteen twelve-packs',
    'Twenty Twenty | captain of the village side',
    'Looked after twenty, thirty or forty guests',
    'nineteen to twenty-five children in one room',
    'In two thousand and nine I lost my house and went to sea',
    'Basic first aid, sixteen hours',
    'Raised two thousand nine hundred pounds',
    'Anse Two Thousand Oaks School',
    'thirty women in two shifts',
    'Taught seven and eight, forty-four children',
  ])('%s stays', (text) => {
    expect(figures(text)).toBe(text);
  });
});
