import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { findValue } from '../../document/paths.ts';
import { createSourceFinder } from './existing-sources.ts';

const ROW = 'Court clerk, Family Court, Tampico. January 2014 to August 2017. Drafted orders.';
const WHOLE: Resume = {
  basics: { name: 'Ola Sample' },
  work: [{ position: 'Court clerk', highlights: ['Kept the seal'] }],
  meta: {
    trueline: {
      asWritten: [{ section: 'work', doubt: 1, lines: [{ text: ROW, kind: 'text' }] }],
      kept: [{ id: 'kept-1', text: 'Clean licence, own van', after: 'basics' }],
    },
  },
};

describe('where the text of a source stands', () => {
  const placeOf = createSourceFinder(WHOLE);

  it('is its own path where that holds it', () => {
    const source = { path: 'work[0].highlights[0]', text: 'Kept the seal' };
    expect(placeOf(source)).toEqual(source);
  });

  it.each([
    { path: 'work[7].summary', text: 'Drafted orders.' },
    { path: 'work[7].startDate', text: 'January 2014' },
    { path: 'basics.summary', text: 'Clean licence, own van' },
  ])('is the row or the text that has it: $path', (source) => {
    const { path, text } = placeOf(source);
    expect(path).toMatch(/^meta\.trueline\./);
    expect(JSON.stringify(findValue(WHOLE, path))).toContain(text);
  });
});
