import { expect, it } from 'vitest';
import { rarityOf } from './rarity.ts';

it.each([
  ['communication', 'Metasploit'],
  ['Microsoft Excel', 'Power Query'],
  ['customer service', 'phlebotomy'],
  ['team', 'Terraform'],
  ['Python', 'COBOL'],
])('%s is less rare than %s', (common, rare) => {
  expect(rarityOf(common)).toBeLessThan(rarityOf(rare));
});

it('lies between 0 and 1, whatever is asked', () => {
  for (const term of [
    'work',
    'Metasploit',
    'qwzx',
    '',
    '—',
    'C++',
    'a very long term of many words',
  ])
    expect(rarityOf(term)).toBeGreaterThanOrEqual(0);
  expect(rarityOf('qwzx')).toBe(1);
  expect(rarityOf('communication')).toBeLessThan(rarityOf('Metasploit') / 2);
});
