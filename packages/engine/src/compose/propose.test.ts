import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { optimize, redecide, verify } from '../index.ts';
import { buildProof, checkProof } from '../proof.ts';

const resume: Resume = {
  basics: { name: 'Ann Example' },
  work: [
    {
      name: 'Northwind Demo',
      position: 'BACKEND DEVELOPER',
      startDate: '2016',
      endDate: '2019',
      highlights: [
        'Wrote services with Redis and Docker in Go for the order desk',
        'Married, born 1988',
        'Date of birth: 3 May 1988',
        'Rewrote the import of orders for the whole warehouse with a colleague from the data team in the spring and moved 14 old jobs from the office server to a queue in the cloud',
      ],
    },
  ],
};
const jobDescription =
  'Developer\n\nRequirements\n- Golang, Redis and Docker required\n- Back-end development\n- Terraform';
const input = { resume, jobDescription, asOf: '2026-01' } as const;
const { changes, document } = optimize(input);
const find = (kind: string) => changes.filter((change) => change.kind === kind);

describe('what is proposed beside the lines', () => {
  it('a headline from the title last held, without its layout', () => {
    expect(find('headline')[0]).toMatchObject({
      path: 'basics.label',
      after: 'Backend Developer',
      decision: 'accepted',
    });
  });

  it('a summary of facts, which the proof can trace', () => {
    const listed = { ...resume, skills: [{ keywords: ['Redis', 'Docker'] }] };
    const { changes, document } = optimize({ ...input, resume: listed });
    const summary = changes.find(({ kind }) => kind === 'composed-summary');
    expect(summary?.decision).toBe('accepted');
    expect(summary?.after).toMatch(/^Backend Developer(?: at [\w ]+)? (?:since|from) \d{4}/);
    expect(summary?.after).not.toContain('Terraform');
    expect(document.basics?.summary).toBe(summary?.after);
  });

  it('a list of skills where there is none, of what the lines show', () => {
    const listed = document.skills?.[0]?.keywords ?? [];
    expect(listed).toEqual(expect.arrayContaining(['Redis', 'Docker', 'Back-end development']));
    expect(listed).not.toContain('Terraform');
  });

  it('the removal of private data, listed as left out', () => {
    expect(find('personal-data').map(({ after, decision }) => [after, decision])).toEqual([
      ['', 'accepted'],
      ['', 'accepted'],
    ]);
  });

  it('a long bullet as two, which the proof can trace', async () => {
    expect(find('long-bullet')[0]?.after.split('\n')).toHaveLength(2);
    expect(document.work?.[0]?.highlights).toHaveLength(3);
    const proof = await buildProof({
      originalText: 'text',
      resume,
      document,
      changes,
      files: [{ file: 'resume.txt', bytes: new Uint8Array([1]) }],
      asOf: '2026-01',
    });
    expect(checkProof(proof)).toEqual({ ok: true, verdict: 'proven', unsupported: [] });
  });

  it('nothing else when everything is rejected', () => {
    const decisions = Object.fromEntries(changes.map(({ id }) => [id, 'rejected' as const]));
    expect(redecide({ ...input, changes, decisions }).document).toEqual(resume);
  });
});

describe("verify with the person's own words", () => {
  const change = changes.find(({ path }) => path === 'work[0].highlights[0]') ?? changes[0];
  const text = 'Wrote 40 services in Rust';
  const decided = redecide({ ...input, changes, decisions: { [change?.id ?? '']: { text } } });

  it('takes them as facts where the decisions are known, and only there', () => {
    expect(verify(resume, decided.document).ok).toBe(false);
    expect(verify(resume, decided.document, { changes: decided.changes }).ok).toBe(true);
    const moved = structuredClone(decided.document);
    moved.basics = { ...moved.basics, summary: text };
    expect(verify(resume, moved, { changes: decided.changes }).ok).toBe(false);
  });
});
