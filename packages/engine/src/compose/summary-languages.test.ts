import type { JobRequirements, Requirement } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { findAskedLanguages } from './summary-languages.ts';

const told = (asked: string, language: string, fluency: string): string[] => {
  const requirement = { id: 'r1', kind: 'language', level: 'must', text: asked } as Requirement;
  const job = { requirements: [requirement] } as JobRequirements;
  return findAskedLanguages({ languages: [{ language, fluency }] }, job).map(({ name }) => name);
};

describe('languages that a summary names', () => {
  it.each([
    ['German (B1 or higher)', 'German', 'B1', 'German (B1)'],
    ['German (B1 or higher)', 'German', 'C2', 'German (C2)'],
    ['Fluent French and good English', 'English', 'good', 'English (good)'],
    ['Strong team player who speaks French', 'French', 'B1', 'French (B1)'],
    ['French for clear announcements', 'French', 'B1', 'French (B1)'],
    ['Spanish (native speakers welcome)', 'Spanish', 'B1', 'Spanish (B1)'],
    ['Some Spanish', 'Spanish', 'basic', 'Spanish (basic)'],
    ['Simple English for announcements', 'English', 'A2', 'English (A2)'],
    ['Italian', 'Italian', 'conversational', 'Italian (conversational)'],
    ['Full command of Hebrew', 'Hebrew', 'mother tongue', 'Hebrew (mother tongue)'],
    ['Very good command of English, written and spoken', 'English', 'fluent', 'English (fluent)'],
    ['English or Italian at conversational level', 'Italian', 'good', 'Italian (good)'],
  ])('%s: %s, %s', (asked, language, fluency, name) => {
    expect(told(asked, language, fluency)).toEqual([name]);
  });

  it.each([
    ['fluent', 'fluent English'],
    ['Very good', 'very good English'],
    ['c1', 'English at C1'],
    ['Mother tongue', 'English as mother tongue'],
    ['native', 'native English'],
  ])('a sentence says %s as %s', (fluency, said) => {
    const requirement = { id: 'r1', kind: 'language', level: 'must', text: 'English' };
    const job = { requirements: [requirement] } as JobRequirements;
    const [found] = findAskedLanguages({ languages: [{ language: 'English', fluency }] }, job);
    expect(found?.told).toBe(said);
  });

  it.each([
    [
      'You speak Romanian and English well enough to welcome guests (B1 or better)',
      'English',
      'A2',
    ],
    ['German', 'German', 'A2'],
    ['Fluent French and good English', 'French', 'B1'],
    ['Excellent spoken English', 'English', 'intermediate'],
    ['Polish at the level of a native speaker', 'Polish', 'good'],
    ['German', 'German', 'basic'],
    ['German', 'French', 'fluent'],
  ])('known less well than asked stays in its list (%s: %s, %s)', (asked, language, fluency) => {
    expect(told(asked, language, fluency)).toEqual([]);
  });
});
