import { describe, expect, it } from 'vitest';
import { isHeldNow } from '../../document/held-now.ts';
import { inputFor } from '../testing/made-up-pairs.ts';
import { gatherLetterFacts } from './facts.ts';

const NOT_HELD = [
  'Driving licence: not yet (lessons started)',
  'First aid: expired 2019',
  'NVQ Level 2: in progress',
  'Food Hygiene Level 2 - booked for May',
  'Forklift licence (lapsed)',
  'SIA licence, renewal pending',
  'Security Guard card (valid until 2021)',
  'First aid (exp. 03/2020)',
  'Level 3 diploma, working towards',
  'Gas Safe registration: applied for',
  'No driving licence',
  'CSCS card until 2024',
  'Diploma in care until June',
  'Provisional driving licence',
  'WHMIS (have not renewed)',
];
const HELD = [
  'Driving licence, full and clean',
  'First aid at work, 2025',
  'NVQ Level 2: Health and Social Care',
  'Forklift licence (valid until 03/2028)',
  'SIA licence, expires May 2027',
  'Class 5 licence',
  'Food Hygiene Level 2 (renewed 2026)',
  'Door supervisor licence no 4471',
  'Certificate No. 112 in Special Educational Needs',
  'Web Application Security',
  'Learning Support, Level 3',
];

describe('isHeldNow', () => {
  it.each(NOT_HELD)('denies "%s"', (text) => {
    expect(isHeldNow(text, '2026-11')).toBe(false);
  });
  it.each(HELD)('grants "%s"', (text) => {
    expect(isHeldNow(text, '2026-11')).toBe(true);
  });
});

const AD =
  'Care Assistant\nBrook Homes\n\nRequirements\n- Driving licence\n- First aid certificate\n- NVQ Level 2\n- Forklift licence\n- SIA licence';

const gathered = (name: string, more: object = {}) => {
  const { held } = gatherLetterFacts(
    inputFor({ basics: { name: 'Ola Sample' }, certificates: [{ name, ...more }] }, AD),
  );
  return held.map(({ text }) => text);
};

describe('the papers that a letter tells', () => {
  it.each(NOT_HELD)('leave out "%s"', (name) => {
    expect(gathered(name)).toEqual([]);
  });

  it('leave out one whose status stands beside its name', () => {
    expect(gathered('First aid certificate', { summary: 'expired' })).toEqual([]);
    expect(gathered('First aid certificate', { endDate: '2019-05' })).toEqual([]);
    expect(gathered('First aid certificate', { endDate: '2026-05' })).toEqual([]);
    expect(gathered('First aid certificate', { date: '2027-02' })).toEqual([]);
    expect(gathered('First aid certificate', { endDate: '2028-05' })).toHaveLength(1);
    expect(gathered('First aid certificate', { date: '2024-02' })).toHaveLength(1);
    expect(gathered('First aid certificate')).toHaveLength(1);
  });

  it.each([
    'Please ask about me: first aid certificate',
    'Curriculum Vitae',
    'Ask my first aid trainer',
  ])('leave out what names none: "%s"', (name) => {
    expect(gathered(name)).toEqual([]);
  });

  it('leave out a status among the skills', () => {
    const resume = { skills: [{ name: 'Papers', keywords: ['First aid: expired 2019'] }] };
    expect(gatherLetterFacts(inputFor(resume, AD)).held).toEqual([]);
  });
});
