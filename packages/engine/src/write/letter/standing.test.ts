import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { inputFor } from '../testing/made-up-pairs.ts';
import { writeCoverLetter } from './cover-letter.ts';

const AD = `Warehouse Assistant
Harbour Foods, Halifax

You must have
- Experience in a warehouse
- Your own car
- The right to work in Canada
`;
const withKept = (...texts: string[]): Resume => ({
  basics: { name: 'Ola Sample' },
  work: [
    {
      position: 'Warehouse Assistant',
      name: 'North Mills',
      startDate: '2019-02',
      highlights: ['Packed 90 orders a shift', 'Counted the stock of two stores every Friday'],
    },
  ],
  meta: {
    trueline: { kept: texts.map((text, i) => ({ id: `kept-${i}`, text, after: 'basics' })) },
  },
});
const letterOf = (text: string, ad = AD): string =>
  writeCoverLetter(inputFor(withKept(text), ad)).standard;

describe('when and how somebody can work', () => {
  it.each([
    ['Notice period: one month.', 'My notice period is one month'],
    ['Notice: 1 month', 'My notice period is 1 month'],
    ['can start after 1 month notice', 'My notice period is 1 month'],
    ['Avail. after 30 days’ notice.', 'My notice period is 30 days'],
    ['Availability: 30 days notice', 'My notice period is 30 days'],
    ['Available from 1 february 2027', 'I am available from 1 February 2027'],
    ['I am free from 4 January', 'I am available from 4 January'],
    ['start possible 1 Jan', 'I am available from 1 Jan'],
    ['non smoker, available from january', 'I am available from January'],
    ['Availability: immediate', 'I am available immediately'],
    ['Can start immediately', 'I am available immediately'],
    ['driving licence B, own car', 'I have my own car'],
    ['own reliable vehicle', 'I have my own vehicle'],
    ['Own transport', 'I have my own transport'],
    ['Status in Canada: Open Work Permit', 'I hold an open Work Permit'],
    ['Singapore Citizen', 'I am a Singapore Citizen'],
  ])('"%s" is "%s"', (text, said) => {
    expect(letterOf(text)).toContain(said);
  });

  it.each([
    ['no car'],
    ['Notice period: none'],
    ['References available on request'],
    ['Available until May 2020'],
    ['Wife has own car'],
    ['The notice board of the club'],
    ['Own car parts shop'],
    ['Qatar permit: cancelled Dec 2022'],
    ['Work permit required: No'],
    ['Once a Canadian citizen'],
    ['Start date: 01/2027'],
    ['I put up the notice of 3 days before'],
  ])('is not told of "%s"', (text) => {
    expect(letterOf(text)).not.toMatch(/notice|available|my own|permit|itizen/i);
  });

  it('says nothing of a car or a permit that nobody asks for', () => {
    const ad = AD.replace(/- (?:Your|The right).*\n/g, '');
    for (const text of ['own car', 'Irish citizen'])
      expect(letterOf(text, ad)).not.toMatch(/\bcar\b|citizen/);
  });
});
