import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { proposeLeftOut } from './left-out.ts';

const leftOut = (resume: Resume, ad = 'Clerk'): string[] =>
  proposeLeftOut(resume, ad, '2026-11').map(({ before }) => before);
const role = (...highlights: string[]): Resume => ({ work: [{ name: 'Corner Shop', highlights }] });

describe('what is left out', () => {
  it.each([
    'References available upon request',
    'Performs other related duties as may be assigned from time to time.',
    'Other duties as assigned',
    'Reason for leaving: contract ended',
    'I hereby certify that the above information is true and correct.',
    'Marital status: single',
    'Age: 41 Birthday: May 2 Civil Status: Single Height: 5\'6" Religion: none',
    'Sex: F | Nationality: Maltese, Weight: 60 kg',
    'Character reference upon request. I hereby certify that all of this is true.',
    'References will be furnished upon request',
  ])('%s', (line) => {
    expect(leftOut(role('Sorted mail for two branches', line))).toEqual([line]);
  });

  it.each([
    'Assigned duties to six clerks',
    'Age: 41 Skills: Excel',
    'I certify forklift drivers each spring',
    'Age: all groups from toddlers to school leavers, Focus: reading',
    'References available upon request. Drives a forklift.',
    'Handled requests for references on tenants',
    'Performed other dental work than fillings',
    'Available for night shifts upon request',
  ])('but not %s', (line) => {
    expect(leftOut(role('Sorted mail for two branches', line))).toEqual([]);
  });

  it('a bullet that a fuller one of the role says whole, the shorter goes', () => {
    expect(
      leftOut(
        role(
          'Trained new clerks on the till',
          'Trained 12 new clerks on the till and the safe each spring',
          'Counted 3 tills each night',
          'Counted 4 tills each night and the safe',
        ),
      ),
    ).toEqual(['Trained new clerks on the till']);
  });

  it('praise among skills, unless the ad asks for it', () => {
    const resume: Resume = { skills: [{ keywords: ['Excel', 'Team player', 'Punctual'] }] };
    expect(leftOut(resume)).toEqual(['Team player', 'Punctual']);
    expect(leftOut(resume, 'You are punctual.')).toEqual(['Team player']);
  });

  it('texts that found no place, where they hold nothing else', () => {
    const text = 'Age: 41\tBirthday: May 2\tReligion: none';
    const kept = [text, 'Open work permit', 'References upon request'].map((own, at) => ({
      id: `kept-${at}`,
      text: own,
      start: 0,
      end: 1,
    }));
    expect(leftOut({ meta: { trueline: { kept } } })).toEqual([text, 'References upon request']);
  });

  it('references that name nobody, and fields of a form among interests', () => {
    const resume: Resume = {
      references: [
        { name: 'Ada Moss', reference: 'On request' },
        { reference: 'Available on request' },
      ],
      interests: [{ name: 'Nationality', keywords: ['Maltese'] }, { name: 'Choir' }],
    };
    expect(leftOut(resume)).toEqual(['Available on request', 'Nationality: Maltese']);
  });
});
