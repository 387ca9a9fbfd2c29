import { expect, it } from 'vitest';
import { SkillPlaces } from './skill-places.ts';

it('gives each new item a place of its own behind its group', () => {
  const places = new SkillPlaces({
    skills: [
      { name: 'Languages', keywords: ['French'] },
      { name: 'Tools', keywords: ['Excel', 'Tableau'] },
    ],
  });
  expect(places.next('tool')).toBe('skills[1].keywords[2]');
  places.take('tool');
  expect(places.next('tool')).toBe('skills[1].keywords[3]');
});

it('goes on with a list of bare names', () => {
  const places = new SkillPlaces({ skills: [{ name: 'Excel' }, { name: 'Word' }] });
  expect(places.next('hard')).toBe('skills[2].name');
});
