import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { extractRequirements } from '../job/extract-requirements.ts';
import { propose } from './propose.ts';

const listed = (highlight: string, duty: string): string[] => {
  const resume: Resume = {
    basics: { name: 'A B' },
    work: [
      {
        name: 'Northfield',
        position: 'Worker',
        startDate: '2019-01',
        endDate: '2023-01',
        highlights: [highlight],
      },
    ],
    skills: [{ name: 'Skills', keywords: ['Excel'] }],
  };
  const jobDescription = `Worker\n\nDuties\n- ${duty}\n- Serve guests\n`;
  const drafts = propose(resume, extractRequirements(jobDescription), '2026-01', jobDescription);
  return drafts.filter(({ kind }) => kind === 'surfaced-skill').map(({ after }) => after);
};

describe('an act that the ad names and a bullet tells', () => {
  it.each([
    [
      'Installed kitchens, doors and casing',
      'Installing doors, windows and trim',
      'Installing doors',
    ],
    [
      'Drafted plan and profile sheets in Civil 3D',
      'Drafting of plan and profile drawings',
      'Drafting',
    ],
    ['Supervised 20 children in the yard', 'Supervision of lunch and recess', 'Supervision'],
    [
      'Resolved complaints about noise and parking for the guests of the hotel',
      'Handle complaint resolution with tact',
      'Complaint resolution',
    ],
    [
      'Gave the owners of houses estimates for small extras',
      'Some practice in estimating jobs',
      'Estimating',
    ],
  ])('%s, %s -> %s', (line, duty, item) => {
    expect(listed(line, duty)).toContain(item);
  });

  it.each([
    // Only helped with, another verb (also with its particle), an act of every job, a noun that looks like the verb.
    ['Helped supervise children in the yard', 'Supervision of lunch and recess'],
    ['Painted the fence of the yard', 'Supervision of lunch and recess'],
    ['Reported the sales of the day to the owner', 'Reporting to the store manager'],
    [
      'Set up computer hardware across twelve offices in the company headquarters building',
      'Focus on Java in a dynamic, fast-paced setting. If you like that, apply',
    ],
    ['Interacted and communicated with customers', 'Interacting with customers of all ages'],
    ['Consulted, planned and built gardens of clients', 'Consulting engineers on sites'],
    ['Alerts were set up in Nagios for the servers of two sites', 'Alerting whoever is on call'],
  ])('lists nothing of "%s" for "%s"', (line, duty) => {
    expect(listed(line, duty)).toEqual([]);
  });
});
