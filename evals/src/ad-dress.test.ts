import { expect, it } from 'vitest';
import { seeded } from '../cases/dress/random.ts';
import { AD_DRESSINGS, differences, readingOf } from './ad-dress.ts';
import { listAnnotatedAds } from './annotated-ads.ts';

const CASES = 100;
/** A line cut at a width may look like two lines, a wide gap like two columns. */
const AMBIGUOUS = /wrapped|gaps|tabs|headings|dashes|indent|ends|spaces|page/;
const AMBIGUOUS_SHARE_MAX = 0.08;

const ads = (await Promise.all([listAnnotatedAds('ads'), listAnnotatedAds('more')])).flat();

function changedShare(kinds: readonly string[], seed: number): { share: number; first?: string } {
  const random = seeded(seed);
  const changes: string[] = [];
  for (let i = 0; i < CASES; i++) {
    const kind = random.pick(kinds);
    const { id, text } = random.pick(ads);
    const dressed = AD_DRESSINGS[kind]?.(text, random) ?? text;
    const lines = dressed === text ? [] : differences(readingOf(text), readingOf(dressed));
    if (lines.length > 0) changes.push(`${kind}, ${id}: ${lines.join('; ')}`);
  }
  return { share: changes.length / CASES, ...(changes[0] !== undefined && { first: changes[0] }) };
}

const kinds = Object.keys(AD_DRESSINGS);

it('reads the same of an ad in other characters, bullets and quotes', () => {
  const sure = kinds.filter((kind) => !AMBIGUOUS.test(kind));
  expect(sure.length).toBeGreaterThan(20);
  expect(changedShare(sure, 1)).toEqual({ share: 0 });
});

it('seldom reads otherwise what was wrapped, indented or spaced', () => {
  const unsure = kinds.filter((kind) => AMBIGUOUS.test(kind));
  expect(changedShare(unsure, 2).share).toBeLessThanOrEqual(AMBIGUOUS_SHARE_MAX);
});

it('gives quotes as they stand in the ad, whatever its dress', async () => {
  const { extractRequirements } = await import('@trueline/engine');
  const random = seeded(3);
  for (let i = 0; i < CASES / 4; i++) {
    const dressed = AD_DRESSINGS[random.pick(kinds)]?.(random.pick(ads).text, random) ?? '';
    for (const { text, start, end, skills } of extractRequirements(dressed).requirements) {
      expect(dressed.slice(start, end)).toBe(text);
      for (const skill of skills) expect(dressed.slice(skill.start, skill.end)).toBe(skill.text);
    }
  }
});
