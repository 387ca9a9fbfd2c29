import type { Change, Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { outlineOf } from '../../shared/resume-document/outline.ts';
import { placeChanges } from './place-changes.ts';

const RESUME: Resume = {
  basics: { name: 'Ada Sample', summary: 'Analyst.' },
  work: [
    { position: 'Clerk', name: 'Acme', highlights: ['Counted stock.', 'Wrote reports.'] },
    { position: 'Trainee', highlights: ['Filed papers.'] },
  ],
  skills: [{ name: 'Tools', keywords: ['Excel', 'SQL'] }],
};

const change = (path: string): Change => ({
  id: path,
  path,
  before: '',
  after: 'x',
  kind: 'wordy',
  reason: '',
  points: 0,
  sources: [],
  verdict: 'proven',
  decision: 'accepted',
});

const lineOf = (path: string) => {
  const { byLine, elsewhere } = placeChanges(outlineOf(RESUME), [change(path)]);
  return elsewhere.length > 0 ? 'elsewhere' : [...byLine.keys()][0];
};

describe('the place of a change', () => {
  it.each([
    ['a line of its own', 'work[0].highlights[1]', 'work[0].highlights[1]'],
    ['an item within a line', 'skills[0].keywords[1]', 'skills[0].keywords'],
    ['a list as a whole: after its last line', 'work[0].highlights', 'work[0].highlights[1]'],
    ['a line that is added to a list', 'work[0].highlights[2]', 'work[0].highlights[1]'],
    ['a value that its entry lacks', 'work[1].summary', 'work[1].highlights[0]'],
    ['a headline that the resume lacks: under the name', 'basics.label', 'basics.name'],
    ['an entry that its section lacks', 'skills[1]', 'skills[0].keywords'],
    ['a section that the resume lacks', 'languages[0]', 'elsewhere'],
    ['no part of a longer name', 'workshops[0]', 'elsewhere'],
  ])('is that of %s', (_, path, line) => {
    expect(lineOf(path)).toBe(line);
  });

  it('is shared by several changes of one line, in their order', () => {
    const changes = [change('skills[0].keywords[0]'), change('skills[0].keywords[1]')];
    const { byLine } = placeChanges(outlineOf(RESUME), changes);
    expect(byLine.get('skills[0].keywords')).toEqual(changes);
  });
});
