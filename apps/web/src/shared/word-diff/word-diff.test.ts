import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DiffSegment, diffWords } from './word-diff.ts';

const without = (segments: DiffSegment[], kind: DiffSegment['kind']) =>
  segments
    .filter((segment) => segment.kind !== kind)
    .map(({ text }) => text)
    .join('');

describe('changed words', () => {
  it('hold both texts, whatever they are', () => {
    const line = fc.array(fc.constantFrom('led', 'the', 'team', 'of', '4', ',', ' ', '  ', 'C++'));
    fc.assert(
      fc.property(line, line, (a, b) => {
        const [before, after] = [a.join(' '), b.join(' ')];
        const segments = diffWords(before, after);
        expect(without(segments, 'added')).toBe(before);
        expect(without(segments, 'removed')).toBe(after);
      }),
    );
  });

  it('tell one phrase to go and one to come, not word by word', () => {
    const before = 'Responsible for preparing the monthly reports';
    expect(diffWords(before, 'Prepared the monthly reports')).toEqual([
      { kind: 'removed', text: 'Responsible for preparing' },
      { kind: 'added', text: 'Prepared' },
      { kind: 'same', text: ' the monthly reports' },
    ]);
  });

  it('show both whole where little stays', () => {
    expect(diffWords('Did a bit of all', 'Built dashboards of stock levels')).toEqual([
      { kind: 'removed', text: 'Did a bit of all' },
      { kind: 'added', text: 'Built dashboards of stock levels' },
    ]);
  });

  it('show what is new without a before, and what goes without an after', () => {
    expect(diffWords('', 'SQL')).toEqual([{ kind: 'added', text: 'SQL' }]);
    expect(diffWords('SQL', '')).toEqual([{ kind: 'removed', text: 'SQL' }]);
  });

  it('compare a list item by item and show it in one line', () => {
    const segments = diffWords('SQL\nExcel', 'SQL\nTableau');
    expect(without(segments, 'added')).toContain('SQL, Excel');
    expect(segments[0]).toEqual({ kind: 'same', text: 'SQL' });
  });
});
