import { expect, it } from 'vitest';
import { showSkillUse } from './skill-use.ts';

it.each([
  [{ years: 1, lastUsed: '2017-12' }, '1 year, last used Dec 2017'],
  [{ years: 8.92, lastUsed: 'present' }, '8.9 years, in use now'],
  [{ lastUsed: '2020' }, 'last used 2020'],
  [{}, ''],
])('tells how long a skill was used: %o', (use, text) => {
  expect(showSkillUse(use)).toBe(text);
});
