import type { Requirement, Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { extractRequirements } from '../../job/extract-requirements.ts';

import { listMissingKeywords } from '../missing-keywords.ts';
import { indexEvidence } from './evidence-index.ts';
import { listEvidenceLines, listNameLines } from './evidence-lines.ts';

const AD = (demand: string): string => `Helper\n\nRequirements\n- ${demand}\n`;

/** What is told of a term that an ad asks for: it stands there, is to be asked about, is missing, or is not told. */
function toldOf(resume: Resume, demand: string, term: string): string {
  const ad = AD(demand);
  const { requirements } = extractRequirements(ad);
  const index = indexEvidence(listEvidenceLines(resume, ad), listNameLines(resume));
  const all = listMissingKeywords(requirements as Requirement[], index);
  const one = all.find((keyword) => keyword.term.toLowerCase() === term.toLowerCase());
  if (one === undefined) return 'not told';
  return one.evidenced ? 'shown' : one.near ? 'near' : 'missing';
}
const did = (...highlights: string[]): Resume => ({
  work: [{ position: 'Helper', startDate: '2020', highlights }],
});

describe('what an ad takes in place of a term', () => {
  it.each([
    ['Tested a trading platform', 'Experience in payments, banking or trading', 'banking'],
    ['Hand lettering of signs', 'Illustration or lettering by hand', 'illustration'],
    ['Ran the book-keeping in Xero', 'Knowledge of QuickBooks or similar software', 'QuickBooks'],
    ['Notes in Dentrix', 'Knowledge of Eaglesoft or similar practice software', 'Eaglesoft'],
    ['Laid tarmac on two roads', 'Experience in paving or tarmac', 'paving'],
  ])('%s: of «%s» %s is asked about', (line, demand, term) =>
    expect(toldOf(did(line), demand, term)).not.toBe('missing'),
  );

  it.each([
    ['Tested a trading platform', 'Experience in payments, banking and trading', 'banking'],
    ['A hygiene course', 'A hygiene or HACCP course, a first aid course', 'first aid'],
    ['Licence type B', 'Licence or certificate for forklift', 'forklift'],
    ['Sold shoes', 'Illustration or lettering by hand', 'illustration'],
  ])('%s: of «%s» %s stays missing', (line, demand, term) =>
    expect(toldOf(did(line), demand, term)).toBe('missing'),
  );
});

describe('what gives a reason to ask', () => {
  it.each([
    ['Made the drawings for a catalogue of drums', 'Technical drawings', 'technical drawings'],
    ['Audit of the year end file, no remarks', 'Experience with external audit', 'external audit'],
    ['Planned interviews in four parishes', 'Experience with user interviews', 'user interviews'],
    ['Receptionist at a hotel of 40 rooms', 'Hospitality', 'Hospitality'],
    ['Built the app of a credit union', 'Experience in financial services', 'financial services'],
    ['Foreman of a squad of 12 plasterers', 'Leadership', 'Leadership'],
    ['Counted the linen stock every month', 'Experience in stock control', 'stock control'],
    ['Section instructor for recruits', 'Mentoring', 'Mentoring'],
    ['Have not been late one day, never late', 'Punctuality', 'Punctuality'],
    ['Drove a forklift in the yard', 'Forklift licence', 'Forklift licence'],
    ['Truck driver on night runs', 'Driving licence', 'Driving licence'],
    ['Course in prevention of risks', 'Knowledge of HSE', 'HSE'],
  ])('%s: %s', (line, demand, term) => expect(toldOf(did(line), demand, term)).toBe('near'));

  it.each([
    ['Drew water from the well', 'Technical drawings', 'technical drawings'],
    ['Sorted parcels', 'Hospitality', 'Hospitality'],
    ['Sorted tins at a food bank', 'Experience in financial services', 'financial services'],
    ['Worked with the foundation year', 'Experience with external audit', 'external audit'],
    ['Planted trees in a team', 'Leadership', 'Leadership'],
    ['Sat in the waiting room', 'Experience in stock control', 'stock control'],
    ['Rode a bicycle to work', 'Driving licence', 'Driving licence'],
  ])('%s: no %s', (line, demand, term) => expect(toldOf(did(line), demand, term)).toBe('missing'));

  it.each<[string, Resume, string, string]>([
    [
      'a course that stands where its school should',
      { education: [{ institution: 'Basic Life Support' }] },
      'Basic Life Support',
      'Basic Life Support',
    ],
    [
      'an employer of the trade',
      { work: [{ name: 'Nisbet Millwork & Stairs' }] },
      'Experience in millwork',
      'millwork',
    ],
    ['the thing itself', did('LAN cabling'), 'Structured cabling', 'structured cabling'],
    [
      'a program without its level',
      { skills: [{ keywords: ['MS Excel'] }] },
      'Advanced Excel',
      'Advanced Excel',
    ],
  ])('asks by %s', (_, resume, demand, term) =>
    expect(toldOf(resume, demand, term)).not.toBe('missing'),
  );

  it('takes nothing from what a reference is', () =>
    expect(
      toldOf(
        { references: [{ name: 'A', reference: 'head of security' }] },
        'Leadership',
        'Leadership',
      ),
    ).toBe('missing'));
});

describe('a language', () => {
  it.each([
    ['Francais: conversational, English: native', 'French required', 'French'],
    ['Portugues fluente', 'Portuguese is a plus', 'Portuguese'],
    ['I speak Kinyarwanda at home', 'Kinyarwanda is an advantage', 'Kinyarwanda'],
    ['Groups in English and German', 'German is an advantage', 'German'],
  ])('%s: %s', (line, demand, term) => expect(toldOf(did(line), demand, term)).not.toBe('missing'));
  it.each([
    ['Thai massage, hot stones', 'Thai is an advantage', 'Thai'],
    ['Cooked Greek dishes', 'Fluent Greek required', 'Greek'],
    ['Payroll under Slovenian tax law', 'Slovenian required', 'Slovenian'],
  ])('%s: no %s', (line, demand, term) => expect(toldOf(did(line), demand, term)).toBe('missing'));
});

describe('a paper under a heading that says what it is', () => {
  const listed = (name: string, item: string): Resume => ({ skills: [{ name, keywords: [item] }] });
  it('is one name with it', () => {
    expect(
      toldOf(listed('Licence', 'Light vehicle, since 2022'), 'Driving licence', 'driving licence'),
    ).toBe('shown');
    expect(
      toldOf(listed('Licences', 'Forklift'), 'Forklift licence required', 'forklift licence'),
    ).not.toBe('missing');
    expect(toldOf(listed('Skills', 'Light vehicle'), 'Driving licence', 'driving licence')).toBe(
      'missing',
    );
  });
});
