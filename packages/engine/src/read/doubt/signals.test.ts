import { describe, expect, it } from 'vitest';
import type { EntryView, Placed } from './entry-views.ts';
import { SIGNALS } from './signals.ts';

const placed = (path: string, text: string, start: number): Placed => ({
  path,
  text,
  span: { start, end: start + text.length, confidence: 0.9 },
});

/** `at`: where the employer stands; two entries may share one. */
const entry = (role: string, body?: string, at = 0): EntryView => ({
  path: 'work[0]',
  role: placed('work[0].position', role, 1000),
  body: body === undefined ? undefined : placed('work[0].name', body, at),
  start: undefined,
  end: undefined,
  description: undefined,
  summary: undefined,
  highlights: [],
});

const shareOf = (...entries: EntryView[]): number =>
  SIGNALS.employerInRole({ name: 'work', entries, rows: [], kept: [] });

describe('an employer behind a title', () => {
  it.each([
    ['Cook, Sample Lodge Hotel'],
    ['Web Developer at Example Media Ltd'],
    ['Clerk, Sample Bank, nights'],
  ])('is a sign where the entry has the employer of another: %s', (role) => {
    expect(
      shareOf(entry('Manager', 'Sample Works Ltd', 5), entry(role, 'Sample Works Ltd', 5)),
    ).toBe(0.5);
    expect(shareOf(entry(role))).toBe(1);
  });

  it.each([['Executive, Major Gifts'], ['Cook, nights'], ['Designer, Senior Developer']])(
    'is none where it is no employer: %s',
    (role) => {
      expect(
        shareOf(entry('Manager', 'Sample Works Ltd', 5), entry(role, 'Sample Works Ltd', 5)),
      ).toBe(0);
    },
  );

  it('is none where the entry has an employer of its own', () => {
    const agency = entry('Nurse, Sample Hospital', 'Example Staffing Inc', 40);
    expect(shareOf(entry('Manager', 'Sample Works Ltd', 5), agency)).toBe(0);
  });
});
