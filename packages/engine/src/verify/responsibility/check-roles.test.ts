import { describe, expect, it } from 'vitest';
import { joinLines, readBasis } from '../basis.ts';
import type { Fact } from '../objection.ts';
import { isIdiom } from '../paraphrase/idioms.ts';
import { listPairs } from '../testing/lines.ts';
import { checkOwnership } from './check-claims.ts';
import { checkQualified } from './check-qualified.ts';
import { listDeedsOfOthers } from './whose-acts.ts';

/** What the checks of roles object to where the first line is the whole source of the second. */
function rolesIn(told: string, text: string): Fact[] {
  const basis = readBasis([{ path: 'work[0].highlights[0]', text: told }]);
  const origin = joinLines(basis.lines);
  return [...checkOwnership(text, basis, origin), ...checkQualified(text, basis, origin)];
}

describe('deeds of others', () => {
  it.each([
    ['Use the picture schedule the teacher set up', 'set'],
    ['Count tablets and put in vial, pharmacist checks everything', 'checks'],
    ['Found that cards were counted twice; the engineers fixed it', 'fixed'],
    ['Pay invoices once two councillors have authorised them', 'authorised'],
    ['Type warrants for the judge to sign', 'sign'],
    ['Sent rings to the goldsmith for resizing', 'resizing'],
    ["Answered letters under a partner's review", 'review'],
    ['Coded diagnoses, checked by a senior coder', 'checked'],
    ['Wired outlets with the journeyman checking', 'checking'],
    ['Change settings when the scientist asks', 'asks'],
  ])('%s: %s', (text, deed) => {
    expect(listDeedsOfOthers(text).map((word) => word.text)).toEqual([deed]);
  });

  it.each([
    'Picked and packed customer orders',
    'Updated supplier payments, customer orders and stock',
    'Am among three advisors who train tellers',
    'Trained new staff and wrote the rota',
    'Calmed residents who were upset',
    'Kept the gas bottles chained and the store locked',
  ])('none in: %s', (text) => {
    expect(listDeedsOfOthers(text)).toEqual([]);
  });
});

/** Lines of a source, and under each what it does not say. */
const SWAPPED = `
Use the picture schedule and token board the teacher set up
  Set up a picture schedule and a token board
Slump test on each delivery, shown by the technician
  Showed the technicians the slump test on each delivery
Write up the bank section for the senior to review
  Review bank sections written up by the senior
Plates go to the senior for confirmation
  Confirm plates for the senior
Sent rings to the goldsmith for resizing
  Resized rings for the goldsmith
Prepare the budgets, which the directors sign off
  Prepare and sign off budgets
Write the response when a claimant appeals; the officer presents it at tribunal
  Present the response at tribunal
  Put the response before the tribunal myself
Sent the newsletter out twice a month, text came from the owner
  Wrote the newsletter twice a month
Code open answers with a codebook my supervisor wrote
  Developed a codebook for open answers
Ran boards up with the hoist crew
  Operated the hoist
Learned plant names
  Taught plant names
Unpacked deliveries and put price tags on
  Ordered deliveries
Ordered classroom supplies against the budget sheet
  Set the classroom supply budget
Foreman when the boss is on vacation
  Foreman of the roofers
Worked with the bailiffs on a few evictions
  Carried out a few evictions as a bailiff
Some of the time made soups with the chef
  Made soups on my own
Service my own saws
  Service the squad's saws
Install fire alarms under a journeyman
  Install fire alarms without supervision
Want my fourth-year hours
  Fourth-year hours nearly done
Drive the crew truck and fix sprinkler heads
  Head a crew and drive its truck
Shadowed the site manager on inspections
  Carried out inspections
  Led inspections
Ran the book club together with a colleague
  Led the book club
Watched the pool at the leisure centre
  Supervised the leisure centre
Answered 3 chats at the same time
  Managed a team of 3
Cook on the line in a crew of five
  Head a crew of five
`;

/** Lines of a source, and under each what may be told of it. */
const KEPT = `
Use the picture schedule and token board the teacher set up
  Use the picture schedule and token board set up by the teacher
Slump test on each delivery, shown by the technician
  Slump test on each delivery, as shown by the technician
Write up the bank section for the senior to review
  Write up the bank section for the senior's review
Sent rings to the goldsmith for resizing
  Sent rings to the goldsmith to be resized
Prepare the budgets, which the directors sign off
  Prepare the budgets for the directors to sign off
Write the response when a claimant appeals; the officer presents it at tribunal
  Write the response that the officer presents at tribunal
Code open answers with a codebook my supervisor wrote
  Code open answers with the supervisor's codebook
Ran boards up with the hoist crew
  Worked with the hoist crew running boards up
Learned plant names and showed them to others
  Learned plant names and taught them to others
Unpacked deliveries and put price tags on
  Unpacked deliveries and priced them
Foreman when the boss is on vacation
  Foreman during the boss's vacation
Worked with the bailiffs on a few evictions
  Assisted the bailiffs with a few evictions
Worked alone on nights and made soups
  Made soups on my own on nights
Service my own saws
  Service my saws
Install fire alarms under a journeyman
  Install fire alarms with a journeyman supervising
Want my fourth-year hours
  Seeking fourth-year hours
Changed pump settings when the scientist asked
  Changed pump settings at the scientist's request
Come at three in the morning when they call
  Come at three in the morning when called
Sit in on sprint planning and ask about cases
  Attend sprint planning and ask about cases
Rode along with new drivers in their first week
  Accompanied newly hired drivers in their first week
Shadowed the site manager on inspections
  Observed the site manager on inspections
Ran the book club together with a colleague
  Co-led the book club with a colleague
Watched the pool at the leisure centre
  Supervised the pool at the leisure centre
Answered 3 chats at the same time
  Managed three chats at the same time
Showed campers to pitches
  Led campers to their pitches
Covered the desk on weekends
  Staffed the desk on weekends
Run a crew of three framers
  Head a crew of three framers
Was shown how to set up the projector
  Learned to set up the projector
`;

describe('who did what to whom', () => {
  it.each(listPairs(SWAPPED))('swapped: %s -> %s', (told, text) => {
    expect(rolesIn(told, text)).not.toEqual([]);
  });

  it.each(listPairs(KEPT))('kept: %s -> %s', (told, text) => {
    expect(rolesIn(told, text)).toEqual([]);
  });
});

describe('a verb of rank in a use that claims none', () => {
  const lines = (text: string) => readBasis([{ text }]).lines;

  it('is one where the source has a plainer verb and the same object', () => {
    const text = 'Staffed the front desk';
    expect(isIdiom(text, { base: 'staff', end: 7 }, lines('Covered the front desk'))).toBe(true);
  });

  it('is none of work that was shared', () => {
    const text = 'Led the book club';
    expect(isIdiom(text, { base: 'lead', end: 3 }, lines('Ran the book club'))).toBe(true);
    expect(
      isIdiom(text, { base: 'lead', end: 3 }, lines('Ran the book club with a colleague')),
    ).toBe(false);
  });
});
