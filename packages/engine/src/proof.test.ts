import type { Resume } from '@trueline/contracts';
import { type Proof, proofSchema } from '@trueline/contracts';
import { expect, it } from 'vitest';
import { optimize, redecide } from './optimize.ts';
import { buildProof, checkProof } from './proof.ts';

const resume: Resume = {
  work: [
    {
      name: 'Sample Stores',
      position: 'Clerk',
      startDate: '2015',
      endDate: '2018',
      highlights: [
        'Responsible for preparing invoices for the 12 shops',
        'Handling customer returns at the front desk',
      ],
    },
  ],
};
const input = {
  resume,
  jobDescription: 'Requirements\n- Experience with invoices',
  asOf: '2026-01' as const,
};
const files = [{ file: 'resume.txt', bytes: new TextEncoder().encode('abc') }];

const proofOf = (text: string, told: string): Proof => ({
  engine: 'trueline',
  asOf: '2026-01',
  source: { sha256: 'a'.repeat(64) },
  outputs: [
    {
      file: 'resume.txt',
      sha256: 'a'.repeat(64),
      sentences: [
        {
          text,
          path: 'work[0].highlights[0]',
          sources: [{ path: 'work[0].highlights[0]', text: told }],
          decision: 'accepted',
        },
      ],
    },
  ],
});

it('holds for a line in other words that the gate lets through, and not for what they add', () => {
  const told = 'Fixed bugs that customer service reported';
  expect(checkProof(proofOf('Resolved defects raised by customer service', told)).ok).toBe(true);
  expect(checkProof(proofOf('Resolved 40 defects raised by customer service', told)).ok).toBe(
    false,
  );
});

it('names the origin of every line, and holds when checked', async () => {
  const { document, changes } = optimize(input);
  const proof = await buildProof({
    originalText: 'abc',
    resume,
    document,
    changes,
    files,
    asOf: '2026-01',
  });
  expect(proofSchema.parse(proof)).toEqual(proof);
  // SHA-256 of "abc", FIPS 180-4.
  expect(proof.source.sha256).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
  const sentence = proof.outputs[0]?.sentences.find((item) => item.text.startsWith('Prepared'));
  expect(sentence).toMatchObject({ decision: 'accepted', path: 'work[0].highlights[0]' });
  expect(sentence?.sources[0]?.text).toBe('Responsible for preparing invoices for the 12 shops');
  expect(checkProof(proof)).toEqual({ ok: true, verdict: 'proven', unsupported: [] });
});

it("marks the person's own words", async () => {
  const { changes } = optimize(input);
  const decided = redecide({
    ...input,
    changes,
    decisions: { [changes[0]?.id ?? '']: { text: 'Prepared 900 invoices a week' } },
  });
  const proof = await buildProof({
    originalText: '',
    resume,
    document: decided.document,
    changes: decided.changes,
    files,
    asOf: '2026-01',
  });
  expect(proof.outputs[0]?.sentences.find((item) => item.text.includes('900'))?.decision).toBe(
    'own-words',
  );
  expect(checkProof(proof).ok).toBe(true);
});

it('fails when a sentence says more than its sources', async () => {
  const { document, changes } = optimize(input);
  const proof = await buildProof({
    originalText: '',
    resume,
    document,
    changes,
    files,
    asOf: '2026-01',
  });
  for (const sentence of proof.outputs[0]?.sentences ?? [])
    sentence.text = sentence.text.replace('12 shops', '40 shops');
  expect(checkProof(proof).unsupported.map((fact) => fact.text)).toContain('40');
});
