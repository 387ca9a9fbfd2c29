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

it.each(['Currently learning', 'Basic', 'Familiar with', 'Advanced'])(
  'puts nothing into a group named "%s"',
  (name) => {
    const level = { name, keywords: ['Excel', 'Tableau'] };
    expect(new SkillPlaces({ skills: [level] }).next('tool')).toBe('skills[1].name');
    const two = new SkillPlaces({ skills: [level, { name: 'Office', keywords: ['Filing'] }] });
    expect(two.next('tool')).toBe('skills[1].keywords[1]');
  },
);
