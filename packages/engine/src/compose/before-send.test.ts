import type { Change, ScoredRequirement } from '@trueline/contracts';
import { expect, it } from 'vitest';
import { listBeforeSend } from './before-send.ts';

const change: Change = {
  id: 'c1',
  path: 'certificates[0].name',
  before: '',
  after: 'First aid certificate',
  kind: 'model-wording',
  reason: '',
  requirementId: 'r1',
  points: 0,
  sources: [],
  verdict: 'confirm',
  doubts: [],
  decision: 'rejected',
};
const requirement: ScoredRequirement = {
  id: 'r1',
  kind: 'cert',
  level: 'must',
  text: 'First aid',
  start: 0,
  end: 9,
  skills: [],
  credit: 0,
  evidence: [],
};
const kindsOf = (changes: Change[], requirements = [requirement]) =>
  listBeforeSend({
    document: { basics: { name: 'Ann Example', email: 'a@b.example', phone: '902 555 0133' } },
    changes,
    questions: [],
    answers: {},
    requirements,
    faultOfDates: () => undefined,
  }).map(({ kind }) => kind);

it('tells of a required credential and of changes that wait for a word', () => {
  expect(kindsOf([change])).toEqual(['open-credential', 'open-changes']);
});

it('is silent once they are decided, or where the ad does not require it', () => {
  expect(kindsOf([{ ...change, decision: 'accepted' }])).toEqual([]);
  expect(kindsOf([change], [{ ...requirement, level: 'nice' }])).toEqual(['open-changes']);
});

it('tells of personal data that somebody wants to keep', () => {
  const removal: Change = {
    ...change,
    path: 'basics.summary',
    before: 'Marital status: single',
    after: '',
    kind: 'personal-data',
    verdict: 'proven',
  };
  expect(kindsOf([removal])).toEqual(['personal-data']);
  expect(kindsOf([{ ...removal, decision: 'accepted' }])).toEqual([]);
});

it('tells of no text without a place that stands in a section printed as it was written', () => {
  const kept = [{ id: 'kept-1', text: 'isiZulu Fair', start: 40, end: 52 }];
  const lines = [{ text: 'isiZulu Fair', kind: 'item' as const, start: 40, end: 52 }];
  const asWritten = [{ section: 'languages' as const, doubt: 1, lines, asIs: true }];
  const tells = (trueline: object): boolean =>
    listBeforeSend({
      document: { meta: { trueline } },
      changes: [],
      requirements: [],
      questions: [],
    } as unknown as Parameters<typeof listBeforeSend>[0]).some(({ kind }) => kind === 'kept-text');
  expect(tells({ kept })).toBe(true);
  expect(tells({ kept, asWritten })).toBe(false);
});
