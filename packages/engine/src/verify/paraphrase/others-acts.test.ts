import { describe, expect, it } from 'vitest';
import { verifyLine } from '../verify-line.ts';

const isProven = (lines: string, edit: string): boolean =>
  verifyLine(edit, { entry: lines.split(' / '), others: [] }).length === 0;

describe('an act of others is not the own one', () => {
  it.each([
    ['Took deliveries, driver unloaded', 'Unloaded deliveries'],
    ['Customers choose flowers and I wrap them', 'Choose and wrap flowers'],
    ['My wife kept the books, I served', 'Kept the books and served'],
    ['Our shift had the lowest scrap of 3', 'Had the lowest scrap of 3'],
    ['Served in a shop that won an award in 2019', 'Won an award in 2019'],
    ['Tests were run by QA before release', 'Ran tests before release'],
    ['Bugs I found were fixed by Ana', 'Found and fixed bugs'],
    ['Watched how locks are fitted', 'Fitted locks'],
    ['Reminded tenants to pay rent', 'Paid rent'],
    ['Told tenants how to test alarms', 'Tested alarms'],
    ['Checked that alarms were tested', 'Tested alarms'],
    ['Asked the office to move a visit, it was moved', 'Moved a visit'],
    ['Set up the stage, sound by a hire firm', 'Set up stage and sound'],
    ['With two mates dug 40 graves', 'Dug 40 graves'],
    ['Secretary to the director', 'Director'],
    ['Handed tools to the surgeon', 'Surgeon'],
    ['Have a trainee with me on Mondays', 'Trainee on Mondays'],
  ])('%s: %s', (line, edit) => {
    expect(isProven(line, edit)).toBe(false);
  });

  it.each([
    ['Took deliveries, unloaded the driver’s pallets', 'Took deliveries'],
    ['My wife kept the books, I served', 'Served'],
    ['Wrote reports that the board read', 'Wrote reports'],
    ['Reminded tenants to pay rent', 'Reminded tenants to pay their rent'],
    ['Told tenants how to test alarms', 'Told tenants how to test the alarms'],
    ['Worked as a waiter at weddings', 'Waiter at weddings'],
    ['A trained baker', 'Trained baker'],
    ['Served 40 tables with two others', 'Served 40 tables with two others'],
    ['Parcels were sent by courier', 'Sent parcels by courier'],
  ])('%s says %s', (line, edit) => {
    expect(isProven(line, edit)).toBe(true);
  });
});

describe('times, counts and places stay with what they are of', () => {
  it.each([
    ['Clerk, Elm Council, 2016 to 2020 / Ran the fair in 2017 and 2018', 'Ran the fair in 2016'],
    ['2 year course, done in 1', '1 year course, done in 2'],
    ['Invoices of 5 suppliers', '5 invoices'],
    ['Bought from growers for two shops', 'Bought from two shops'],
    ['Served lunch Monday to Friday, dinner Saturdays', 'Served dinner Monday to Friday'],
    ['Opened on Mondays, closed on Tuesdays', 'Opened on Tuesdays'],
    ['Cleaned the pool in summer, the gym all year', 'Cleaned the pool all year'],
    ['Answered emails in English, calls in Urdu', 'Answered emails and calls in Urdu'],
    ['Counted people in, limit 220', 'Counted 220 people in'],
    ['Two boys, 3 and 5 years at the start', '3 boys'],
    ['Fair came in under budget', 'Fair came in over budget'],
    ['Closed the till before the bar', 'Closed the till after the bar'],
    ['Began a diploma in 2020, not finished', 'Diploma, 2020'],
    ['Almost sold the house', 'Sold the house'],
    ['Driving licence expired', 'Driving licence'],
    ['Read about Kubernetes', 'Kubernetes'],
  ])('%s: %s', (line, edit) => {
    expect(isProven(line, edit)).toBe(false);
  });

  it.each([
    ['Cut waiting from 9 to 6 minutes', 'Cut waiting from nine to six minutes'],
    ['Invoices of 5 suppliers', 'Invoices of five suppliers'],
    ['Opened and closed on Tuesdays', 'Opened on Tuesdays'],
    ['Answered emails in English, calls in Urdu', 'Answered calls in Urdu, emails in English'],
    ['Counted people in, limit 220', 'Counted people in, with a limit of 220'],
    ['Sorted nearly 200 parcels a day', 'Sorted almost 200 parcels a day'],
    ['Fair came in under budget', 'The fair came in under budget'],
  ])('%s says %s', (line, edit) => {
    expect(isProven(line, edit)).toBe(true);
  });
});
