import { expect, it } from 'vitest';
import { z } from 'zod';
import { changeSchema } from './change.ts';

const change = {
  id: 'c1',
  path: 'work[0].highlights[0]',
  before: 'Checked the invoices',
  after: 'Audited the invoices',
  kind: 'model-wording',
  reason: 'Reworded.',
  points: 0,
  sources: [{ path: 'work[0].highlights[0]', text: 'Checked the invoices' }],
  decision: 'rejected',
};

it.each([
  ['accept', 'proven'],
  ['flag', 'confirm'],
  ['proven', 'proven'],
  ['confirm', 'confirm'],
])('reads a stored verdict "%s" as "%s"', (stored, verdict) => {
  expect(changeSchema.parse({ ...change, verdict: stored })).toEqual({ ...change, verdict });
});

it.each(['contradicted', 'reject', '', undefined])(
  'offers nothing whose verdict is %j',
  (verdict) => {
    expect(changeSchema.safeParse({ ...change, verdict }).success).toBe(false);
  },
);

it('describes both verdicts to who reads the OpenAPI document', () => {
  const { properties } = z.toJSONSchema(changeSchema, { io: 'output', unrepresentable: 'any' });
  expect(properties?.verdict).toMatchObject({ enum: ['proven', 'confirm'] });
});
