import { describe, expect, it } from 'vitest';
import { verifyLine } from '../verify-line.ts';

/** Whether an edit follows from the lines of its entry, which strokes part. */
const verdictOf = (lines: string, edit: string): string => {
  const findings = verifyLine(edit, { entry: lines.split(' / '), others: [] });
  if (findings.length === 0) return 'proven';
  return findings.some(({ verdict }) => verdict === 'contradicted') ? 'contradicted' : 'confirm';
};

describe('what a line tells as no act of the person proves none', () => {
  it.each([
    ['what a group is about', 'Sat on a committee on improving bus stops', 'Improved bus stops'],
    ['what a project is to do', 'Joined a project to digitize the maps', 'Digitized the maps'],
    ['a "which" told of others', 'Mail plans to the office, which stamps them', 'Stamp plans'],
    ['what was left to others', 'Fit sinks but leave piping to the plumber', 'Do the piping'],
    ['what is theirs', 'Welding is the fitter, I hold the bars', 'Do the welding'],
    ['a passive by others', 'The key to the safe was held by the council', 'Held the safe key'],
    ['a passive behind an act', 'Rang the alarm and the hall was cleared', 'Cleared the hall'],
    ['the bills of a daughter', 'Her son does the bills; I shop', 'Do the bills'],
    ['an occasion', 'Held sheep for the vet at shearing and tagging', 'Sheared and tagged sheep'],
    ['a plan', 'Would consider van trips', 'Does van trips'],
    ['what one applied to do', 'Applied to join the lifeboat crew', 'Joined the lifeboat crew'],
    ['what is booked', 'Passed Unit 3, Unit 4 booked for next May', 'Passed Unit 3 and Unit 4'],
    [
      'studies under way',
      'Third year of a joinery apprenticeship',
      'Completed a joinery apprenticeship',
    ],
  ])('%s', (_, line, edit) => {
    expect(verdictOf(line, edit)).not.toBe('proven');
  });
});

describe('a part never becomes the whole', () => {
  it.each([
    ['Set up the hall with the head teacher', 'Set up the hall'],
    ['The quiz idea came from me and the head nurse', 'The quiz idea came from me'],
    ['Drew signs from the plans of the lead', 'Drew signs from my own plans'],
    ['Till balanced nearly every night', 'Balanced the till every night'],
    ['Some weekend shifts', 'Every weekend on shift'],
    ['Mind the gate on Sunday mornings', 'Mind the gate at weekends'],
    ['Turn Danish letters into Welsh', 'Turn Welsh letters into Danish'],
    ['Cleaned rooms in the ward', 'Cleaned rooms in the ward and OR'],
    ['Provided support', 'Provided IT support'],
  ])('%s: %s', (line, edit) => {
    expect(verdictOf(line, edit)).not.toBe('proven');
  });
});

describe('what says the same in other words is proven', () => {
  it.each([
    ['Crash logs collecting from 6 phones', 'Collected crash logs from six phones'],
    ['Two road safety awards', 'Received two road safety awards'],
    ['Was alone at the reception at noon', 'Sole person at the front desk at noon'],
    ['Swapped tools together with the fitter', 'Swapped tools in partnership with the fitter'],
    ['WASHED AND DRIED POTS BETWEEN MEALS', 'Dried and washed pots between meals'],
    ['Mind a trainee on my round some days', 'Look after a trainee on my round some days'],
    ['Keen person who wrote 12 bids', 'Wrote 12 bids'],
  ])('%s: %s', (line, edit) => {
    expect(verdictOf(line, edit)).toBe('proven');
  });
});

describe('what a line tells in other figures is asked for and not refused', () => {
  it.each([
    ['Cleaned two halls from 5 to 8 pm', 'Between 17:00 and 20:00, cleaned two halls'],
    ['Checked gauges every half hour', 'Checked gauges at 30-minute intervals'],
    ['Planted oak and elm', 'Planted two kinds of trees'],
    ['Treat 30 patients with one other nurse', 'One of two nurses who treat 30 patients'],
    ['Keep an eye on three halls', 'Watch over three halls'],
    ['Learned to bake without eggs', 'Learned egg-free baking'],
  ])('%s: %s', (line, edit) => {
    expect(verdictOf(line, edit)).not.toBe('contradicted');
  });
});

describe('the same line in another order, number form or cut stays proven', () => {
  const LINES = [
    [
      'Packed 12 crates and loaded vans on Mondays',
      'On Mondays loaded vans and packed twelve crates',
    ],
    ['Packed 12 crates and loaded vans on Mondays', 'Packed 12 crates on Mondays'],
    [
      'Sorted letters, parcels and papers for 3 streets',
      'Sorted papers, letters and parcels for three streets',
    ],
    ['Sorted letters, parcels and papers for 3 streets', 'Sorts letters and parcels for 3 streets'],
    [
      'Sweep floors and wash windows twice a week',
      'Swept floors and washed windows 2 times a week',
    ],
  ] as const;
  it.each(LINES)('%s: %s', (line, edit) => {
    expect(verdictOf(line, edit)).toBe('proven');
  });
});

it('facts of two other entries told together are not refused', () => {
  const others = [
    'Baker, Demo Bread, 2015 - 2017',
    'Baked rolls for 40 shops',
    'Driver, Sample Vans, 2012 - 2014',
    'Drove a van to 12 towns',
  ];
  const findings = verifyLine('Baked rolls for 40 shops and drove a van to 12 towns', {
    entry: ['Clerk, Example Office, 2018 - 2020', 'Filed letters'],
    others,
  });
  expect(findings.length).toBeGreaterThan(0);
  expect(findings.filter(({ verdict }) => verdict === 'contradicted')).toEqual([]);
});
