import { proofSchema, type Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { optimize, redecide } from './optimize.ts';
import { buildProof, checkProof } from './proof.ts';
import { verify } from './verify/index.ts';

const CHECKED = 'Checked the invoices of the 12 shops each week';
const APPROVED = 'Approved the invoices of the 12 shops each week';
const PATH = 'work[0].highlights[0]';
const NOW = '2026-11-23T08:00:00.000Z';
const LATER = '2026-11-24T08:00:00.000Z';

const resume: Resume = {
  work: [{ name: 'Sample Stores', position: 'Clerk', startDate: '2015', highlights: [CHECKED] }],
};
const input = {
  resume,
  jobDescription: 'Requirements\n- Approval of invoices',
  asOf: '2026-01' as const,
};
const { changes, document, original } = optimize({
  ...input,
  modelDrafts: [
    {
      path: PATH,
      before: CHECKED,
      after: APPROVED,
      kind: 'model-wording',
      reason: 'Reworded.',
      sources: [{ path: PATH, text: CHECKED }],
      verdict: 'confirm',
      doubts: [{ text: 'Approved', start: 0, end: 8, reason: 'Your line does not say this.' }],
    },
  ],
});
const id = changes.find(({ path }) => path === PATH)?.id ?? '';

const decide = (decision: 'accepted' | 'rejected', decidedAt?: string, from = changes) =>
  redecide({
    ...input,
    changes: from,
    decisions: { [id]: decision },
    ...(decidedAt === undefined ? {} : { decidedAt }),
  });
const statementIn = ({ changes: decided }: { changes: typeof changes }) =>
  decided.find((change) => change.id === id)?.statement;

const prove = async (decided: Pick<ReturnType<typeof decide>, 'document' | 'changes'>) => {
  const files = [{ file: 'resume.txt', bytes: new Uint8Array() }];
  const proof = await buildProof({ ...input, ...decided, originalText: '', files });
  const sentence = proof.outputs[0]?.sentences.find(({ path }) => path === PATH);
  return { proof: proofSchema.parse(proof), sentence };
};

describe('a wording that only the person can confirm', () => {
  it('is not in the document, and counts for nothing', () => {
    expect(changes.find((change) => change.id === id)?.decision).toBe('rejected');
    expect(document.work?.[0]?.highlights).toEqual([CHECKED]);
    expect(decide('rejected', NOW).optimized.score).toBe(original.score);
  });

  it('becomes their statement with its time, its wording and the line it replaces', async () => {
    const decided = decide('accepted', NOW);
    expect(decided.document.work?.[0]?.highlights).toEqual([APPROVED]);
    expect(statementIn(decided)).toEqual({
      wording: APPROVED,
      confirmedAt: NOW,
      source: { path: PATH, text: CHECKED },
    });
    const { proof, sentence } = await prove(decided);
    expect(sentence).toEqual({
      text: APPROVED,
      path: PATH,
      changeId: id,
      sources: [{ path: PATH, text: CHECKED }],
      decision: 'confirmed-by-you',
      confirmedAt: NOW,
      wording: APPROVED,
    });
    expect(checkProof(proof).ok).toBe(true);
    expect(verify(resume, decided.document, decided).ok).toBe(true);
    expect(verify(resume, decided.document).verdict).toBe('confirm');
  });

  it('keeps the time of its first word while it stands', () => {
    const again = decide('accepted', LATER, decide('accepted', NOW).changes);
    expect(statementIn(again)?.confirmedAt).toBe(NOW);
    const untouched = redecide({ ...input, changes: again.changes });
    expect(statementIn(untouched)?.confirmedAt).toBe(NOW);
  });

  it('is gone with the word that is taken back, and given anew with another time', async () => {
    const back = decide('rejected', LATER, decide('accepted', NOW).changes);
    expect(statementIn(back)).toBeUndefined();
    expect(back.document.work).toEqual(resume.work);
    expect((await prove(back)).sentence?.decision).toBe('unchanged');
    const anew = decide('accepted', LATER, back.changes);
    expect(statementIn(anew)?.confirmedAt).toBe(LATER);
  });

  it('vouches for no other wording', async () => {
    const { proof } = await prove(decide('accepted', NOW));
    for (const { sentences } of proof.outputs)
      for (const sentence of sentences) sentence.text = sentence.text.replace('12', '40');
    expect(checkProof(proof)).toMatchObject({ ok: false });
  });

  it('gives way to own words', () => {
    const own = redecide({
      ...input,
      changes: decide('accepted', NOW).changes,
      decisions: { [id]: { text: 'Checked and signed invoices' } },
      decidedAt: LATER,
    });
    expect(statementIn(own)).toBeUndefined();
    expect(own.document.work?.[0]?.highlights).toEqual(['Checked and signed invoices']);
  });
});

it('accepting what is proven makes no statement', () => {
  const proven = changes.map((change) => ({ ...change, verdict: 'proven' as const }));
  expect(statementIn(decide('accepted', NOW, proven))).toBeUndefined();
});
