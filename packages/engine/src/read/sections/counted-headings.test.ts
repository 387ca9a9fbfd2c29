import { describe, expect, it } from 'vitest';
import { findHeadingKind } from './heading.ts';

describe('headings that are counted', () => {
  it.each([
    ...['1. Languages', '2) Languages', 'B. Languages', 'c) Languages', '(c) Languages'],
    ...['IV. Languages', 'Part 3: Languages', 'Section A - Languages', '#2 Languages'],
    ...['No. 4 Languages', 'Teil 2: Sprachen', 'Parte 3. Idiomas', 'Section II: Languages'],
  ])('name their section: %s', (text) => {
    expect(findHeadingKind(text)).toBe('languages');
  });

  it.each([
    'A. Baker',
    'J. R. Languages Ltd',
    'Section 8 housing',
    'Part of a team',
    '#1 in sales',
  ])('are none: %s', (text) => {
    expect(findHeadingKind(text)).toBeUndefined();
  });
});
