import type { Requirement } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import data from '../../../data/phrases/job-conditions.json' with { type: 'json' };
import { isCondition } from './conditions.ts';

const requirement = (
  text: string,
  kind: Requirement['kind'] = 'skill',
  skill?: string,
): Requirement => ({
  id: 'r1',
  kind,
  level: 'must',
  text,
  start: 0,
  end: text.length,
  skills: skill === undefined ? [] : [{ name: skill, text: skill, start: 0, end: skill.length }],
});

describe('isCondition', () => {
  it('knows each row by its example', () => {
    for (const [cue, , example] of data.rows)
      if (String(example).toLowerCase().includes(String(cue)))
        expect(isCondition(requirement(String(example))), String(example)).toBe(true);
  });

  it.each([
    ['Experience with payroll in a unionized workplace', 'payroll'],
    ['Prepare wage statements and remittances for staff', 'remittances'],
    ['Answer the phone and greet clients', 'reception'],
    ['Five years of bookkeeping', undefined],
  ])('leaves "%s" a thing one does', (text, skill) => {
    expect(isCondition(requirement(text, 'skill', skill))).toBe(false);
  });

  it('takes a check or a place for one, whatever its words', () => {
    expect(isCondition(requirement('Enhanced disclosure', 'clearance'))).toBe(true);
  });
});
