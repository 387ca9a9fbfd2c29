import { describe, expect, it } from 'vitest';
import { extractRequirements } from '../extract-requirements.ts';

const REST = '\nRequirements:\n- Punctual\n- First aid';
const head = (ad: string): [string | undefined, string | undefined] => {
  const { title, company } = extractRequirements(ad + REST);
  return [title, company];
};

describe('a part of the employer beside the title', () => {
  it.each<[string, string]>([
    ['Clerk II – Parks Division', 'Clerk II'],
    ['CLERK II – PARKS DIVISION', 'CLERK II'],
    ['Clerk II, Parks Division', 'Clerk II'],
    ['Parks Division – Clerk II', 'Clerk II'],
    ['Parks Division\nClerk II', 'Clerk II'],
    ['Clerk II\nParks Division', 'Clerk II'],
    ['Job Title: Clerk II – Parks Division', 'Clerk II'],
    ['Clerk II – Parks Division\nThe Parks Division looks after 120 parks.', 'Clerk II'],
    ['Clerk II – Parks Division\nThe Parks Division is hiring.', 'Clerk II'],
    ['Arborist II – Forestry Division', 'Arborist II'],
    ['Accountant – Finance Branch', 'Accountant'],
    ['Labourer – Public Works Department', 'Labourer'],
    ['Caretaker – Facilities Section', 'Caretaker'],
    ['Nurse – Medicine Unit', 'Nurse'],
  ])('is neither title nor employer: %s', (ad, title) => {
    expect(head(ad)).toEqual([title, undefined]);
  });

  it.each<[string, string, string]>([
    ['Clerk II – Parks Division\nCity of Waterford', 'Clerk II', 'City of Waterford'],
    ['Clerk II – Parks Division | City of Waterford', 'Clerk II', 'City of Waterford'],
    [
      'Clerk II - Planning and Development Department, City of Waterford',
      'Clerk II',
      'City of Waterford',
    ],
    ['City of Waterford – Parks Division\nClerk II', 'Clerk II', 'City of Waterford'],
    ['City of Waterford – Parks Division – Clerk II', 'Clerk II', 'City of Waterford'],
    [
      'Educational Assistant - Brightwater School Division',
      'Educational Assistant',
      'Brightwater School Division',
    ],
    ['Dispatcher - Fernhill Fire Department', 'Dispatcher', 'Fernhill Fire Department'],
    ['Analyst, Department of Finance', 'Analyst', 'Department of Finance'],
    ['Records Clerk\nEmployer: Parks Division', 'Records Clerk', 'Parks Division'],
  ])('leaves the employer to be found elsewhere: %s', (ad, title, company) => {
    expect(head(ad)).toEqual([title, company]);
  });

  it.each([
    'Registered Nurse - Emergency Department',
    'Registered Nurse, Intensive Care Unit',
    'Software Engineer, Platform Team',
  ])('stays where it is the specialty of the title: %s', (ad) => {
    expect(head(ad)[0]).toBe(ad);
  });

  it.each(['Division Manager', 'Section Head', 'Branch Manager', 'Head of Department'])(
    'is no part of the employer but a title: %s',
    (ad) => expect(head(ad)[0]).toBe(ad),
  );
});
