import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import type { Draft } from '../document/change-draft.ts';
import { inListStyle, withListCapitals } from './list-capitals.ts';

const OWN = ['hand signals', 'car electrics', 'soldering', 'MS Office', 'npm', 'e-logs'];
const RESUME: Resume = {
  skills: [{ keywords: OWN }, { name: 'Field', keywords: ['soil coring', 'mapping'] }],
};
const draft = (at: number, after: string, verdict: Draft['verdict'] = 'proven'): Draft => ({
  path: `skills[0].keywords[${at}]`,
  before: OWN[at] ?? '',
  after,
  kind: 'tidy',
  reason: '',
  sources: [],
  verdict,
});
const changes = (...drafts: Draft[]): Record<string, string> =>
  Object.fromEntries(withListCapitals(RESUME, drafts).map(({ path, after }) => [path, after]));

describe('one style a list', () => {
  it('gives the others the capital that a change gives one, in that list alone', () => {
    expect(changes(draft(0, 'Hand signals'), draft(2, 'weldering', 'confirm'))).toEqual({
      'skills[0].keywords[0]': 'Hand signals',
      'skills[0].keywords[1]': 'Car electrics',
      'skills[0].keywords[2]': 'Soldering',
      'skills[0].keywords[5]': 'E-logs',
    });
  });

  it('leaves a list as the person wrote it where no change gives a capital', () => {
    expect(changes()).toEqual({});
    expect(changes(draft(1, 'car electronics'))).toEqual({
      'skills[0].keywords[1]': 'car electronics',
    });
  });

  it('brings nothing back that goes', () => {
    const gone = changes(draft(0, 'Hand signals'), { ...draft(2, ''), kind: 'filler' });
    expect(gone['skills[0].keywords[2]']).toBe('');
  });

  it.each([
    'npm',
    'sql',
    'iphone',
    'kubectl',
    'von Braun',
    'iOS',
    'qPCR',
    'c++',
    'MS Office',
    'pH tests',
    '3D printing',
  ])('keeps what is written so: %s', (item) => expect(inListStyle(item)).toBe(item));
});
