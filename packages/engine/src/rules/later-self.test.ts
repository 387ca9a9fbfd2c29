import { describe, expect, it } from 'vitest';
import { headedBySelf } from './later-self.ts';

describe('what tells when or where goes behind its act', () => {
  it.each([
    ['In winter, I ran the saw', 'I ran the saw in winter'],
    ['In 2021 I repaired the damaged pumps', 'I repaired the damaged pumps in 2021'],
    ['In 2021 I checked frozen stock.', 'I checked frozen stock in 2021.'],
    ['On Mondays I worked in Lyon', 'I worked in Lyon on Mondays'],
    ['In 2021 I trained 4 cooks in hygiene', 'I trained 4 cooks in hygiene in 2021'],
    ['In 2021 I also led staff training', 'I also led staff training in 2021'],
    ['In May 2021 I was asked to write the plan', 'I was asked to write the plan in May 2021'],
    ['In May I sewed coats for shops', 'I sewed coats for shops in May'],
    ['At Harbour Foods, I paid 420 staff', 'I paid 420 staff at Harbour Foods'],
    ['Saturdays I run the bar', 'I run the bar on Saturdays'],
    ['Weekends I run the bar.', 'I run the bar on weekends.'],
    ['Fridays I trained the crew of the bar', 'I trained the crew of the bar on Fridays'],
  ])('%s', (line, better) => {
    expect(headedBySelf(line)).toBe(better);
  });
});

describe('but not where another act or thing would take it', () => {
  it.each([
    'In 2021 I repaired the pumps installed by the contractor',
    'In 2021 I repaired the pumps the contractor built',
    'In 2021 I filed letters written by clerks',
    'In 2021 I trained the crew running the saw',
    'In 2021 I repaired the pumps they run',
    'On Mondays I checked stock ordered on Fridays',
    'On Mondays I checked stock from Fridays',
    'In 2021 I repaired pumps from 2019',
    'In winter I sold coats for skiing in summer',
    'In Paris, I bought fabric for shops in Lyon',
    'In Paris, I bought fabric for shops',
    'In 2021 I sold tickets at the gate',
    'In Paris I worked at a shop in Lyon',
    'In 2021 I led the crew and trained clerks',
    'When it rained I shut the gates then called the boss',
    'Fridays I cleaned the vats and the floors',
    'Fridays I cleaned the vats, floors',
    'Fridays I cleaned the vats used by the night crew',
    'Weekends I ran the bar at the club',
  ])('%s', (line) => {
    expect(headedBySelf(line)).toBe(line);
  });
});
