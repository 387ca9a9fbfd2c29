import { describe, expect, it } from 'vitest';
import { findLatestTitle } from '../compose/held-titles.ts';
import { yearsOf } from '../match/years.ts';
import { listPlaces } from '../write/place.ts';
import { isTimeOff } from './time-off.ts';

describe('isTimeOff', () => {
  it.each([
    'Time off',
    'Career break',
    'Career Break - caring for elderly parent',
    'Planned career break (relocation)',
    'Maternity leave',
    'Maternity',
    'On parental leave with two children',
    'Travelled',
    'Family time',
    'At home with our two daughters',
    'Stayed home with the children',
    'Travelling in South America',
    'Gap year / travelling',
    'Gap year',
    'Year out',
    'Caring for parent',
    'Cared for my sick father',
    'Full-time caregiver for a family member',
    'Looking after my two children',
    'Stay-at-home parent',
    'Raising a family',
    'Unemployed',
    'Out of work due to illness',
    'Sabbatical',
    'Elternzeit',
    'Congé parental',
    'Licença parental',
    'Took time out to recover from surgery',
    'Redundancy and job search',
  ])('knows "%s"', (text) => {
    expect(isTimeOff(text)).toBe(true);
  });

  it.each([
    'Travelling nurse',
    'Travel Agent',
    'Travel consultant',
    'Receptionist (maternity leave cover)',
    'Maternity leave cover',
    'Maternity Support Worker',
    'Maternity ward',
    'Unemployed advice worker',
    'Relocation consultant',
    'Leave of absence coordinator',
    'Recovery driver',
    'Illness prevention officer',
    'Carer',
    'Child care worker',
    'Time study clerk',
    'Break bulk supervisor',
    'Jury consultant',
    'BTEC National Diploma in Travel and Tourism',
    'Example Travel and Tours',
    'Booked business travel, cars and rooms',
    'Managed employee relocation to Example City',
    'Retired Racehorse Trainer',
    'Full-time carer for Sample Homes Ltd',
    'Support worker for families',
  ])('takes "%s" for no time off', (text) => {
    expect(isTimeOff(text)).toBe(false);
  });
});

describe('a time off among the jobs', () => {
  const resume = {
    basics: { name: 'Ana Sample' },
    work: [
      { position: 'Full-time caregiver for my mother', startDate: '2022-01', endDate: '2023-12' },
      { position: 'Cook', name: 'Sample Grill', startDate: '2019-01', endDate: '2021-12' },
    ],
  };

  it('is no title held', () => {
    expect(findLatestTitle(resume, '2024-01')?.title).toBe('Cook');
  });

  it('adds no years of work', () => {
    expect(yearsOf(resume.work, '2024-01')).toBe(3);
  });

  it('is no role that a letter speaks of', () => {
    expect([...listPlaces(resume, '2024-01').keys()]).toEqual(['work[1]']);
  });
});
