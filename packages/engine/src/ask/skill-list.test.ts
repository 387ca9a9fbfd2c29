import { expect, it } from 'vitest';
import { skillListFor } from './skill-list.ts';

const groups = (...all: [string, string[]][]) => ({
  skills: all.map(([name, keywords]) => ({ name, keywords })),
});

it.each([
  ['the only list', groups(['Skills', ['Go']]), 'Kafka', 0],
  ['a list without a name', { skills: [{ keywords: ['Go'] }] }, 'Kafka', 0],
  ['a new list where there is none', {}, 'Kafka', 0],
  [
    'the group with its kin',
    groups(['Databases', ['PostgreSQL']], ['Web', ['React']]),
    'Vue.js',
    1,
  ],
  [
    'the general group',
    groups(['Languages', ['French']], ['Other skills', ['Filing']]),
    'Reception',
    1,
  ],
  [
    'a group of its own beside groups of other names',
    groups(['Languages', ['French']], ['Licences', ['Class 5']]),
    'Reception',
    2,
  ],
])('a name goes to %s', (_, resume, term, at) => {
  expect(skillListFor(resume, term)).toBe(`skills[${at}].keywords`);
});
