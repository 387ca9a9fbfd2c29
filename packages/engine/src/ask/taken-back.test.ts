import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { joinTail } from './join-tail.ts';
import { skillListFor } from './skill-list.ts';
import { takesBack } from './told-experience.ts';

describe('words behind a yes', () => {
  it.each([
    'never used it myself',
    'I have not used it much',
    'Sage instead',
    'learning',
    'trained by a colleague',
    'watched a colleague enter invoices',
    'it was Sage, not Xero',
    'My manager entered invoices in Xero',
  ])('that take it back make no line: %s', (said) => expect(takesBack(said)).toBe(true));

  it.each([
    'entered supplier invoices',
    'to move 12 services',
    'for the month-end reports',
    'trained 4 new clerks on it',
    'a nightly batch of 40 files',
    'we entered invoices in Xero',
  ])('that tell of it do: %s', (said) => expect(takesBack(said)).toBe(false));
});

it.each([
  ['Trained new cashiers', '12 people', 'Trained new cashiers, 12 people'],
  ['Managed the team', '8 people', 'Managed the team, 8 people'],
  ['Answered phones', 'over 40 callers', 'Answered phones, over 40 callers'],
])('%s and %s: %s', (line, said, told) => expect(joinTail(line, said)).toBe(told));

it('a ticked name goes under no heading that says how well it is known', () => {
  const resume: Resume = {
    skills: [
      { name: 'Expert', keywords: ['AWS'] },
      { name: 'Basic', keywords: ['Oracle'] },
      { name: 'Skills', keywords: ['Typing'] },
    ],
  };
  expect(['Azure', 'PostgreSQL'].map((term) => skillListFor(resume, term))).toEqual([
    'skills[2].keywords',
    'skills[2].keywords',
  ]);
});
