import fc from 'fast-check';
import { expect, it } from 'vitest';
import { areTellable, groupsOfLines, linesOfGroups, type SkillGroup } from './skill-groups.ts';

const back = (groups: SkillGroup[]): SkillGroup[] => groupsOfLines(linesOfGroups(groups));

it.each<[string, SkillGroup[]]>([
  ['commas in brackets', [{ keywords: ['Watercolour (portraits, landscapes)'] }]],
  ['semicolons in brackets', [{ keywords: ['Cars (B; C+E)', 'Forklift'] }]],
  ['commas beside other items', [{ keywords: ['Soups, stews', 'Till'] }]],
  [
    'two names',
    [
      { name: 'Core skills', keywords: ['C++', 'C#'] },
      { name: 'Other skills', keywords: ['Go'] },
    ],
  ],
])('brings back %s', (_, groups) => {
  expect(back(groups)).toEqual(groups);
  expect(areTellable(groups)).toBe(true);
});

it.each<[string, SkillGroup[]]>([
  ['a colon', [{ keywords: ['Driving licence: C+E', 'Forklift'] }]],
  ['the mark between items', [{ keywords: ['A; B', 'C'] }]],
  ['a comma in the one item', [{ keywords: ['A, B'] }]],
  ['an open bracket', [{ keywords: ['A (b', 'C; d)'] }]],
])('says that %s would be lost', (_, groups) => {
  expect(areTellable(groups)).toBe(false);
});

const item = fc
  .string({ minLength: 1, maxLength: 30, unit: fc.constantFrom(...'abC+#. ,;:()[]-é1'.split('')) })
  .filter((text) => text.trim() === text && text !== '');
const plain = fc
  .string({ minLength: 1, maxLength: 20, unit: fc.constantFrom(...'abC+#. -é1'.split('')) })
  .filter((text) => text.trim() === text && text !== '');

it('brings any list back that it calls tellable', () => {
  fc.assert(
    fc.property(fc.array(item, { minLength: 1, maxLength: 6 }), (keywords) => {
      const groups = [{ keywords }];
      if (areTellable(groups)) expect(back(groups)).toEqual(groups);
    }),
  );
});

it('calls tellable any list whose items hold marks in brackets alone', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(plain, plain, plain), { minLength: 1, maxLength: 6 }),
      (parts) => {
        const groups = [{ keywords: parts.map(([a, b, c]) => `${a} (${b}, ${c}; ${b})`) }];
        expect(areTellable(groups)).toBe(true);
      },
    ),
  );
});
