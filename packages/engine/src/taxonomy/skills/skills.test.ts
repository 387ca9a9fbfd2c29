import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { skillKindSchema } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { SKILLS } from './index.ts';
import { tokenize } from './tokens.ts';

const keyOf = (form: string): string =>
  tokenize(form)
    .map((token) => token.stem)
    .join(' ');

const DATA = join(import.meta.dirname, '../../../data/taxonomy/skills');
const PARTS = ['name', 'kind', 'aliases', 'near', 'narrower', 'implies', 'context'];

describe.each(globSync('*.json', { cwd: DATA }))('skills/%s', (path) => {
  const { about, rows } = JSON.parse(readFileSync(join(DATA, path), 'utf8')) as {
    about: string;
    rows: Record<string, string>[];
  };

  it('has rows of known parts, none of them empty', () => {
    expect(about).toMatch(/\.$/);
    const wrong = rows.filter(
      (row) =>
        row.name === undefined ||
        row.kind === undefined ||
        Object.entries(row).some(
          ([part, text]) =>
            !PARTS.includes(part) || text.split(',').some((item) => item.trim() === ''),
        ),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the data files', () => {
  it('hold one skill for each name, of a known kind', () => {
    const names = SKILLS.map((skill) => skill.name);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    for (const skill of SKILLS) expect(skillKindSchema.safeParse(skill.kind).success).toBe(true);
    expect(SKILLS.length).toBeGreaterThan(500);
  });

  it('name only parents that stand in the lexicon, and no skill is its own ancestor', () => {
    const byName = new Map(SKILLS.map((skill) => [skill.name, skill]));
    const unknown = SKILLS.flatMap((skill) => skill.parents.filter((name) => !byName.has(name)));
    expect(unknown).toEqual([]);
    for (const skill of SKILLS) {
      const above = [...skill.parents];
      for (const name of above) above.push(...(byName.get(name)?.parents ?? []));
      expect(above).not.toContain(skill.name);
      expect(above.length).toBeLessThan(50);
    }
  });

  it('give each written form to one skill, and leave no form without a word', () => {
    const owner = new Map<string, string>();
    const shared: string[] = [];
    for (const skill of SKILLS) {
      for (const form of skill.forms) {
        if (form.case === 'near') continue;
        const key = form.case === 'any' ? keyOf(form.text) : form.text;
        expect(keyOf(form.text), skill.name).not.toBe('');
        const other = owner.get(key);
        if (other !== undefined && other !== skill.name)
          shared.push(`${form.text}: ${other}, ${skill.name}`);
        owner.set(key, skill.name);
      }
    }
    expect(shared).toEqual([]);
  });

  it('give context words to every everyday word', () => {
    const bare = SKILLS.filter(
      (skill) => skill.forms.some((form) => form.case === 'context') && skill.context.length === 0,
    );
    expect(bare.map((skill) => skill.name)).toEqual([]);
  });
});
