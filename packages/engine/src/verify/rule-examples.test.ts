import { describe, expect, it } from 'vitest';
import type { Language } from '../language/line.ts';
import { WORDY_ROWS, wordy } from '../rules/line/wordy.ts';
import { LINE_RULES } from '../rules/registry.ts';
import { applyRule, contextOf } from '../rules/testing/apply-rule.ts';
import { judge } from './gate.ts';
import { ResumeSource } from './verify-resume.ts';

describe.each(LINE_RULES)('the rule $id', (rule) => {
  it.each(rule.examples)('%s -> %s, which the verifier accepts', (before, after) => {
    expect(applyRule(rule, before, rule.given)).toBe(after);
    const { path } = contextOf();
    const source = new ResumeSource({ work: [{ name: 'Corner Shop', highlights: [before] }] });
    expect(judge({ path, after }, source).verdict).toBe('proven');
  });

  it.each(rule.leaves)('leaves alone: %s', (text) => {
    expect(applyRule(rule, text, rule.given)).toBeNull();
  });
});

describe.each(Object.entries(WORDY_ROWS))('wordy phrases in %s', (language, rows) => {
  it.each(rows)('$example', ({ example, means }) => {
    const { path, ...given } = contextOf({ language: language as Language });
    const after = applyRule(wordy, example, given);
    expect(after).not.toBeNull();
    expect(after?.toLowerCase()).toContain(means);
    const source = new ResumeSource({ work: [{ name: 'Corner Shop', highlights: [example] }] });
    expect(judge({ path, after: after ?? '' }, source).verdict).toBe('proven');
  });
});

it('the registry names each kind of change in one sentence, and each rule once', () => {
  const ids = LINE_RULES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const kinds = [...new Set(LINE_RULES.map(({ kind }) => kind))];
  for (const kind of kinds) {
    const told = LINE_RULES.filter((rule) => rule.kind === kind && rule.summary !== undefined);
    expect(told, kind).toHaveLength(1);
  }
  const orders = LINE_RULES.map(({ order }) => order);
  expect(new Set(orders).size).toBe(orders.length);
});
