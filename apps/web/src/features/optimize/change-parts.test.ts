import type { Change, Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { countsOfPart, decidePart, listChangeParts, standingOfPart } from './change-parts.ts';

const RESUME: Resume = {
  basics: { name: 'Nora Sample' },
  work: [{ position: 'Baker', name: 'Example Bread' }, { name: 'Sample Mill' }, {}],
};

const change = (id: string, path: string, more: Partial<Change> = {}): Change => ({
  id,
  path,
  before: 'before',
  after: 'after',
  kind: 'tidy',
  reason: '',
  points: 0,
  sources: [],
  verdict: 'proven',
  decision: 'accepted',
  ...more,
});

describe('listChangeParts', () => {
  it('groups changes as the resume is read, and names each role', () => {
    const changes = [
      change('a', 'work[1].highlights[0]'),
      change('b', 'skills[0].keywords'),
      change('c', 'work[0].highlights[7]'),
      change('d', 'basics.label'),
      change('e', 'work'),
      change('f', 'basics.phone'),
      change('g', 'education[0].area'),
      change('h', 'work[2].summary'),
      change('i', 'skills'),
      change('j', 'basics.summary'),
    ];
    const parts = listChangeParts(changes, RESUME);
    expect(
      parts.map(({ title, changes: own }) => [title, own.map(({ id }) => id).join('')]),
    ).toEqual([
      ['Headline and summary', 'dj'],
      ['Skills', 'bi'],
      ['Baker, Example Bread', 'c'],
      ['Sample Mill', 'a'],
      ['Job 3', 'h'],
      ['The rest', 'efg'],
    ]);
  });

  it('holds every change once, those of roles that the resume has not included', () => {
    const changes = [change('a', 'work[12].position'), change('b', 'work[1].name')];
    expect(listChangeParts(changes, RESUME).flatMap((part) => part.changes)).toHaveLength(2);
    expect(listChangeParts([], RESUME)).toEqual([]);
  });
});

describe('a part as a whole', () => {
  const part = {
    id: 'work[0]',
    title: 'Baker',
    changes: [
      change('in', 'work[0].highlights[0]'),
      change('out', 'work[0].highlights[1]', { decision: 'rejected' }),
      change('ask', 'work[0].highlights[2]', { decision: 'rejected', verdict: 'confirm' }),
      change('said', 'work[0].highlights[3]', { verdict: 'confirm' }),
      change('own', 'work[0].highlights[4]', { decision: { text: 'My words' } }),
      change('leave-out-1', 'work[0].highlights[5]', { decision: 'rejected', after: '' }),
      change('doubled', 'work[0].highlights[6]', { decision: 'rejected', after: '' }),
    ],
  };

  it('is accepted but for what waits for the person’s word, is theirs, or is only offered', () => {
    expect(decidePart(part, 'accepted')).toEqual({ out: 'accepted', doubled: 'accepted' });
  });

  it('is declined with own words kept', () => {
    expect(decidePart(part, 'rejected')).toEqual({ in: 'rejected', said: 'rejected' });
  });

  it('stands as decided, to be decided, or with nothing to decide in bulk', () => {
    expect(standingOfPart(part, 'accepted')).toBe('open');
    const [own, asks] = [part.changes.slice(4, 5), part.changes.slice(2, 3)];
    expect(standingOfPart({ ...part, changes: own }, 'accepted')).toBe('nothing');
    expect(standingOfPart({ ...part, changes: own }, 'rejected')).toBe('nothing');
    expect(standingOfPart({ ...part, changes: asks }, 'accepted')).toBe('nothing');
    expect(standingOfPart({ ...part, changes: asks }, 'rejected')).toBe('decided');
    expect(standingOfPart({ ...part, changes: part.changes.slice(0, 1) }, 'accepted')).toBe(
      'decided',
    );
  });

  it('tells how much of it stands', () => {
    expect(countsOfPart(part)).toBe('3 of 7 in, 1 in your words, 1 needs your word');
    expect(countsOfPart({ ...part, changes: part.changes.slice(0, 2) })).toBe('1 of 2 in');
  });
});
