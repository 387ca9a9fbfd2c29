import { describe, expect, it } from 'vitest';
import { readTextLines } from './text-lines.ts';

const BROKEN = `Fixture Trade School, Certificate of Proficiency in Furniture Restoration, June 2011
* Sanded, stained and lacquered forty chairs a month for hotels along the
coast and two theaters
* Priced
* Taught evening classes in caning and upholstery to groups of ten at the
library, and kept the tools in order for whoever came after the two of us and
needed them`;

describe('plain text that was wrapped without an indent', () => {
  it('goes on below the rows that were full, whatever a row that was never broken measures', () => {
    const wraps = readTextLines(BROKEN).map((line) => line.wraps);
    expect(wraps).toEqual([false, true, false, false, true, true, false]);
  });
});

const HANGING = `I am twenty-one years of age and have been looking after older people in
one way or another since I was sixteen, when the two of us first moved to
the coast and found that the house had more rooms than anybody could want.

Feb 2025 - now        HEALTHCARE ASSISTANT
                      Sample House, Exampletown

                      I work on a unit of eighteen residents, most of
                      whom have dementia. I help them to wash, dress
                      and eat, I walk with those who can walk and sit
                      with those who cannot, and I write up the notes
                      on the tablet before I go home.`;

it('what hangs beside its dates is wrapped at a column of its own', () => {
  const lines = readTextLines(HANGING).slice(5);
  expect(lines.map((line) => line.wraps)).toEqual([true, true, true, true, false]);
});

it('a nearly full row goes on where its sentence surely does, and a row some letters short where the next word hardly fits', () => {
  const rows = [
    'I work on the back of a compactor with a crew of three on the northern routes,',
    'the eastern and the western ones from four in the morning until the route is',
    'finished, which is about eight hundred houses a day, and on bulky waste Saturdays',
    'I also drive the small tipper to the landfill because I am the only loader in a',
    'yard of nine with a heavy permit. When the regular driver was out with his back',
    'for weeks I drove it myself.',
    'Packer, Sample Market',
  ];
  const wraps = readTextLines(rows.join('\n')).map((line) => line.wraps);
  expect(wraps).toEqual([true, true, true, true, true, false, false]);
});
