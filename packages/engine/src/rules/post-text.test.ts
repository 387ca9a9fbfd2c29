import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AD_MODALS, AD_SUBJECTS } from '../../data/phrases/ad-subjects.ts';
import { readPostText } from './post-text.ts';

const rowsOf = (rows: string): string[] => rows.trim().split(/,\s*/);

describe('a line copied from the description of a post', () => {
  it('tells the act without whoever holds the post, whatever they are called', () => {
    const acts = ['check the pumps', 'prepare invoices and answer phones', 'train 4 cooks'];
    fc.assert(
      fc.property(
        fc.constantFrom('The ', 'the ', 'This ', 'A ', ''),
        fc.constantFrom(...rowsOf(AD_SUBJECTS)),
        fc.constantFrom(...rowsOf(AD_MODALS)),
        fc.constantFrom('', 'also '),
        fc.constantFrom(...acts),
        (article, subject, modal, also, act) => {
          const told = readPostText(`${article}${subject} ${modal} ${also}${act}.`);
          expect(told?.toLowerCase()).toBe(`${act}.`);
        },
      ),
    );
  });

  it.each([
    ['The Foreman Painter will supervise a crew of up to 9', 'Supervise a crew of up to 9'],
    [
      'Reporting to the Contracts Manager, the foreman painter will supervise a crew',
      'Supervise a crew, reporting to the Contracts Manager',
    ],
    ['The Foreman Painter is responsible for the keys', 'Responsible for the keys'],
    ['Shall ensure availability of tools', 'Ensure availability of tools'],
    ['Shall also be responsible for the keys', 'Responsible for the keys'],
  ])('tells what the role itself does: %s', (text, told) => {
    expect(readPostText(text, 'Foreman Painter')).toBe(told);
  });

  it.each([
    ['The clerk will receive and file records', 'Records Clerk', 'Receive and file records'],
    ['This driver will check the van', 'Delivery Driver', 'Check the van'],
    ['A clerk will bring the keys', 'Records Clerk', null],
    ['The manager will approve budgets', 'Assistant Manager', null],
    ['The clerk trained me', 'Records Clerk', null],
    ['The clerk will learn the system', 'Records Clerk', null],
  ])('is told of the post by its head word too: %s', (text, position, told) => {
    expect(readPostText(text, position)).toBe(told);
  });

  it.each([
    'The manager will supervise a crew',
    'The foreman will supervise a crew',
    'The successful candidate will be a team player',
    'The incumbent must have own transport',
    'You will never find a dirty pan',
    'Will supervise a crew',
    'Shall be a team player',
    'Shall not leave the site',
    'Shall obtain a crane licence within 6 months',
    'Shall finish the pastry diploma in June 2027',
    'Shall paint the new hospital in 2027',
    'Shall take the exam soon',
    'Shall relocate to Leeds',
    'Employee of the month twice',
    'Position open since May',
    'The Foreman Painter trained me',
    'The client will check the work. You will sign it.',
    'The applicant must file form B',
    'The employee must sign the sheet before I release the crane',
    'You will learn to operate cranes',
    'The role will pay 40,000 a year',
    'The successful candidate will obtain a crane licence within 6 months',
    'The incumbent will understand hydraulics',
    'Will complete the crane course in 2027',
  ])('is none where the doer is another, or nothing is done: %s', (text) => {
    expect(readPostText(text, 'Foreman Painter')).toBeNull();
  });

  it.each([
    ['The team will answer 300 calls a day', 'Team-Leader'],
    ['The client will approve budgets of 2 million', 'Client/Account Manager'],
    ['The doctor will operate on 40 patients', 'Doctor, assistant to'],
    ['The manager will approve budgets', 'Manager, Assistant'],
    ['The student will write essays', 'Student (part-time) Advisor'],
  ])('takes no part of a title for its holder: %s, %s', (text, position) => {
    expect(readPostText(text, position)).toBeNull();
  });
});
