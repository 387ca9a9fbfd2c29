import { describe, expect, it } from 'vitest';
import { extractRequirements } from '../extract-requirements.ts';
import type { Segment } from '../segments/segments.ts';
import { likelyLevel } from './clause-model.ts';

const likelyIn = (section: Segment['section'], text: string) =>
  likelyLevel(
    { text, start: 0, end: text.length, section },
    { isAsking: true, before: section, hasRequirements: false, depth: 0.5 },
  );

describe('what a clause most likely asks', () => {
  for (const [level, section, text] of [
    ['must', 'requirements', 'A steady hand with a plumb line'],
    ['nice', 'nice', 'Time spent on a salmon boat'],
    ['must', 'start', 'You have kept bees through at least two winters.'],
    ['context', 'start', 'This competition closes on June 3, 2027.'],
    ['context', 'start', 'Our growers have won nine ribbons in the last two years.'],
    ['context', 'benefits', 'Five weeks of vacation after the second year'],
    ['context', 'responsibilities', 'Turns the compost and logs its heat'],
  ] as const) {
    it(`${level}: ${text}`, () => {
      expect(likelyIn(section, text).level).toBe(level);
    });
  }

  it('is a probability', () => {
    for (const text of ['', 'x', '- ', 'you must '.repeat(500)]) {
      const { probability } = likelyIn('start', text);
      expect(probability).toBeGreaterThan(1 / 3 - 1e-9);
      expect(probability).toBeLessThanOrEqual(1);
    }
  });

  it('asks in prose what has no word of demand, and nothing with the firm’s own news', () => {
    const ad =
      'Beekeeper\n\nCloverfield Honey keeps four hundred hives.\n\nYou know hive diseases when you see them. Our growers have won nine ribbons in the last two years. This competition closes on June 3, 2027.\n';
    expect(
      extractRequirements(ad).requirements.flatMap(({ kind, level, text }) =>
        kind === 'title' || level === 'context' ? [] : [`${level}: ${text}`],
      ),
    ).toEqual(['must: You know hive diseases when you see them.']);
  });
});
