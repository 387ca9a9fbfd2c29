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
    ['I am an Irish citizen', 'I am an Irish citizen'],
    ['New Zealand permanent resident', 'I am a New Zealand permanent resident'],
    ['I hold permanent residence', 'I hold permanent residence.'],
    ['Full right to work in the UK', 'I hold the full right to work in the UK'],
    ['Notice period: 90 (ninety) days', 'My notice period is 90 (ninety) days'],
    ['Notice period 2-3 months', 'My notice period is 2-3 months'],
    ['I have one month’s notice to give', 'My notice period is one month'],
    ['1 month notice period', 'My notice period is 1 month'],
    ['available from Jan. 2027', 'I am available from Jan 2027'],
    ['Available immediately', 'I am available immediately'],
    ['I can start on 4 January 2027', 'I am available from 4 January 2027'],
    ['Own van: yes', 'I have my own van'],
    ['I have my own car', 'I have my own car'],
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
    ...[
      'Own car wash business',
      'Own car licence',
      'I have my own car wash',
      'Own vehicle repair shop since 2019',
      'Own car loan',
      'Used to have my own car',
      'I don’t have my own car',
      'Brother has his own van',
      'Will have my own car in May',
      'Hope to buy my own car',
      'Own car, sold in 2020',
      'Company car',
      'References available immediately',
      'References: available immediately',
      'Portfolio, available immediately',
      'Repairs available from 1 March 2027',
      'Debt-free from May 2027',
      'Joining date 1 March 2027',
      'Joined, starting 4 January 2027',
      'Available from 1 March 2021',
      'Available from Jan. 2019',
      'Available immediately for weekend shifts only',
      'Available from May until August',
      'Not available immediately',
      'Business lunches at 2 days’ notice',
      'Rent arrears of 2 months notice',
      'Travel at one day’s notice',
      'One week’s notice of leave',
      'Served notice period: 1 month left',
      'Notice period: 3 months from the date of resignation',
      'Senior Citizen',
      'Good citizen',
      'Global Citizen',
      'Corporate Citizen',
      'Open work permit, pending',
      'Canadian citizen application pending',
      'Work permit',
      'Open Work Permit, expired 2021',
      'Right to work in teams',
      'Wife: Canadian citizen',
    ].map((text) => [text]),
  ])('is not told of "%s"', (text) => {
    expect(letterOf(text)).not.toMatch(/notice|available|my own|permit|itizen/i);
  });

  it('says nothing of a car or a permit that nobody asks for', () => {
    const ad = AD.replace(/- (?:Your|The right).*\n/g, '');
    for (const text of ['own car', 'Irish citizen'])
      expect(letterOf(text, ad)).not.toMatch(/\bcar\b|citizen/);
  });

  it.each(['skills', 'certificates'])('reads no right to work from a list of %s', (list) => {
    const own: Resume = {
      ...withKept(),
      skills: [
        { name: 'Safety', keywords: list === 'skills' ? ['Valid work permit', 'LOTO'] : [] },
      ],
      certificates: list === 'skills' ? [] : [{ name: 'Canadian citizen', issuer: 'Safety Board' }],
    };
    expect(writeCoverLetter(inputFor(own, AD)).standard).not.toMatch(/I (?:hold|am) an? /);
  });

  it.each([
    ['A company car and fuel card', 'own car'],
    ['We offer reliable transport from town', 'own car'],
    ['Experience of keeping our own van clean', 'own van'],
    ['Experience as a car mechanic', 'own car'],
    ['Experience with permit to work systems', 'Canadian citizen'],
    ['Experience with sponsors of sports teams', 'Canadian citizen'],
    ['Experience of work for Canadian citizens', 'Canadian citizen'],
    ['Experience with Visa card payments', 'Canadian citizen'],
    ['Authorized to work on live circuits', 'Open work permit'],
  ])('does not take "%s" for a question', (demand, text) => {
    const ad = `${AD.replace(/- (?:Your|The right).*\n/g, '')}- ${demand}\n`;
    expect(letterOf(text, ad)).not.toMatch(/my own|citizen\.|citizen and|I hold/);
  });

  it.each([
    ['You will need your own vehicle', 'own car', 'my own car'],
    ['Car required', 'own car', 'my own car'],
    ['Access to a car', 'own car', 'my own car'],
    ['No visa sponsorship', 'Canadian citizen', 'a Canadian citizen'],
    ['Must be authorized to work in Canada', 'Open work permit', 'hold an open work permit'],
    ['You must be a Canadian citizen', 'Canadian citizen', 'a Canadian citizen'],
    ['Valid work permit', 'Open work permit', 'hold an open work permit'],
  ])('takes "%s" for one', (demand, text, said) => {
    const ad = `${AD.replace(/- (?:Your|The right).*\n/g, '')}- ${demand}\n`;
    expect(letterOf(text, ad)).toContain(said);
  });
});
