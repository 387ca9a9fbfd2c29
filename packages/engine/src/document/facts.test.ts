import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { listFacts } from './facts.ts';
import { findValue } from './paths.ts';

const RESUME: Resume = {
  basics: { name: 'Ola Sample', email: 'Ola@Example.org', phone: '+1 555-0101' },
  work: [
    {
      name: 'North Mills',
      position: 'Payroll Clerk',
      startDate: '2020-02',
      highlights: ['Paid 1,200 staff in Ceridian, 30% faster'],
    },
  ],
  education: [{ institution: 'Example College', studyType: 'Diploma', area: 'Accounting' }],
  certificates: [{ name: 'WHMIS' }],
  skills: [{ name: 'Tools', keywords: ['k8s'] }],
};

describe('listFacts', () => {
  const facts = listFacts(RESUME);
  const norms = (kind: string): string[] =>
    facts.filter((fact) => fact.kind === kind).map(({ norm }) => norm);

  it('stands each fact at its place in the resume', () => {
    for (const { path, text, start, end } of facts) {
      expect(String(findValue(RESUME, path)).slice(start, end)).toBe(text);
    }
    expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
  });

  it('tells employers, titles, dates, schooling, certificates and contacts', () => {
    expect(norms('employer')).toEqual(['north mills']);
    expect(norms('title')).toEqual(['payroll clerk']);
    expect(norms('date')).toEqual(['2020-02']);
    expect(norms('school')).toEqual(['example college']);
    expect(norms('degree')).toEqual(['diploma', 'accounting']);
    expect(norms('certificate')).toEqual(['whmis']);
    expect(norms('contact')).toEqual(['ola@example.org', '15550101']);
  });

  it('names skills by concept and numbers by value, with the role they belong to', () => {
    expect(norms('skill')).toContain('Kubernetes');
    expect(norms('number')).toEqual(['1200', '30%']);
    expect(facts.find(({ norm }) => norm === 'Ceridian')?.entryId).toBe('work[0]');
  });
});
