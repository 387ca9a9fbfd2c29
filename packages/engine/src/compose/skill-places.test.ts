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

const SOFT = { name: 'Soft power', keywords: ['de-escalation', 'active listening', 'Upselling'] };
const SYSTEMS = { name: 'Systems', keywords: ['Zendesk', 'Telavox', 'Excel'] };

it.each([
  ['an act', 'hard', 'a group of tools and one of people', [SYSTEMS, SOFT]],
  [
    'an act',
    'hard',
    'a list of labelled rows',
    [{ keywords: ['Tools JIRA', 'Git', 'Engines Unity', 'Soak'] }],
  ],
  [
    'a tool',
    'tool',
    'a group of acts',
    [{ name: 'Care', keywords: ['Bathing', 'Wound care', 'Feeding'] }],
  ],
] as const)('takes %s (%s) into none of %s', (_, kind, _where, skills) => {
  const own = skills.map((group) => ({ ...group, keywords: [...group.keywords] }));
  expect(new SkillPlaces({ skills: own }).takes(kind)).toBe(false);
});

it.each([
  ['a tool', 'tool', [SYSTEMS, SOFT]],
  ['an act', 'hard', [{ keywords: ['Wound care', 'Bathing', 'Feeding', 'Excel'] }]],
  ['an act', 'hard', [{ name: 'Key skills', keywords: ['Wound care', 'Excel'] }]],
] as const)('takes %s (%s) where its kind is', (_, kind, skills) => {
  const own = skills.map((group) => ({ ...group, keywords: [...group.keywords] }));
  expect(new SkillPlaces({ skills: own }).takes(kind)).toBe(true);
});

it.each([
  ['Programs that I use', 'hard', false],
  ['EQUIPMENT', 'cert', false],
  ['Software', 'hard', false],
  ['Software', 'tool', true],
  ['Skills', 'hard', true],
  ['Tools and skills', 'hard', true],
] as const)('a list under the heading "%s" takes what is %s: %s', (heading, kind, takes) => {
  const places = new SkillPlaces({
    skills: [{ keywords: ['Wound care', 'Bathing', 'Feeding', 'Excel'] }],
    meta: { trueline: { sections: [{ heading, kind: 'skills' }] } },
  });
  expect(places.takes(kind)).toBe(takes);
});
