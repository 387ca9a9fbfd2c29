import { describe, expect, it } from 'vitest';
import { findHeadingKind } from './heading.ts';

describe('a heading in a language that no list knows, with its English in brackets', () => {
  it.each([
    ['SKÓLI (SCHOOL)', 'education'],
    ['Skóli (School)', 'education'],
    ['MOKYKLA (EDUCATION)', 'education'],
    ['KALBOS [LANGUAGES]', 'languages'],
    ['PRASMES (SKILLS):', 'skills'],
    ['DARBA PIEREDZE (WORK EXPERIENCE)', 'work'],
  ])('%s', (text, kind) => {
    expect(findHeadingKind(text)).toBe(kind);
  });

  it.each([
    'Hill Bank (Work)',
    'kranavinna (work)',
    'Kennari (Teaching)',
    'NORDKYST (DENMARK)',
    'GWO (TRAINING)',
    'Ana Samplova (References)',
    'MOKYKLA (Education)',
    'SKÓLI (SCHOOL) 2014',
  ])('%s is none', (text) => {
    expect(findHeadingKind(text)).toBeUndefined();
  });
});
