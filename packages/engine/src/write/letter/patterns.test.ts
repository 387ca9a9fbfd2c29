import { describe, expect, it } from 'vitest';
import { PATTERNS } from './patterns.ts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|\\]/g, '\\$&');

/** What a record can make, whatever fills its slots. */
const shapeOf = (text: string): RegExp =>
  new RegExp(
    `^${text
      .split(/(\{[^}]+\}|\[[^\]]*\])/)
      .map((piece) => {
        if (piece.startsWith('{')) return '.*';
        if (!piece.startsWith('[')) return escaped(piece);
        const choices = piece.slice(1, -1).split('|');
        return `(?:${choices
          .map((choice) =>
            choice
              .split(/\{[^}]+\}/)
              .map(escaped)
              .join('.*'),
          )
          .join('|')})`;
      })
      .join('')}$`,
    'i',
  );

describe.each(PATTERNS)('the pattern $id', ({ text, example, rejects, tones }) => {
  it('makes its example and not what it rejects', () => {
    expect(example).toMatch(shapeOf(text));
    if (rejects !== '')
      expect(
        PATTERNS.filter((row) => shapeOf(row.text).test(rejects) && row.text === text),
      ).toEqual([]);
  });

  it('holds no figure, no cliché, no word on what is lacking, and a tone', () => {
    expect(text).not.toMatch(/\d|my resume|passionate|perfect|proven|dream|lack|not yet/i);
    expect(tones.length).toBeGreaterThan(0);
  });
});

it.each(PATTERNS.filter(({ part }) => part.startsWith('employer-')))(
  'says in $id no reason that the person has not given',
  ({ text }) => {
    expect(text).not.toMatch(
      /would like|should like|(?:glad|happy|pleased|keen|eager) to|want|wish|hope|drawn|appeal|interest|attract|why I/i,
    );
  },
);

it('gives each pattern a name of its own', () => {
  expect(new Set(PATTERNS.map(({ id }) => id)).size).toBe(PATTERNS.length);
});
