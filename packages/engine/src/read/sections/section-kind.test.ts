import { expect, it } from 'vitest';
import words from '../../../data/phrases/heading-words.json' with { type: 'json' };
import headings from '../../../data/phrases/resume-headings.json' with { type: 'json' };
import { SECTION_KINDS } from './section-kind.ts';

it.each([
  ['resume-headings', headings.rows],
  ['heading-words', words.rows],
])('%s names kinds of sections that there are', (_, rows) => {
  const kinds: readonly string[] = SECTION_KINDS;
  expect(rows.filter(([, kind]) => !kinds.includes(String(kind)))).toEqual([]);
});
