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
