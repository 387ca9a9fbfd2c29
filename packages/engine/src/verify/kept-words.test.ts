import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { verify } from './index.ts';

const original: Resume = {
  work: [{ name: 'Sample Mill', position: 'Clerk', startDate: '2018', highlights: ['Sold bread'] }],
  skills: [{ keywords: ['Excel'] }],
  meta: {
    trueline: {
      kept: [
        { id: 'kept-1', text: 'Cashier, Corner Grocery, May 2011 to 2013' },
        { id: 'kept-2', text: 'Reported to the Regional Manager about 40 shops', heading: 'NOTES' },
        { id: 'kept-3', text: 'Forklift (12 t); Word', heading: 'Machines' },
      ],
    },
  },
};
const { meta: _, ...values } = original;
const [job = {}] = values.work ?? [];
const findings = (document: Resume) =>
  verify(original, document).unsupported.map(({ text }) => text);

describe('a text that the original keeps without a place', () => {
  it('is no invention where a reader gave it one', () => {
    const document: Resume = {
      ...values,
      work: [
        { ...job, highlights: ['Sold bread', 'Reported to the Regional Manager about 40 shops'] },
        { position: 'Cashier', name: 'Corner Grocery', startDate: '2011-05', endDate: '2013' },
      ],
      skills: [
        ...(values.skills ?? []),
        { name: 'Machines', keywords: ['Forklift (12 t)', 'Word'] },
      ],
    };
    expect(findings(document)).toEqual([]);
  });

  it('proves no field of an entry, and no entry with a word more', () => {
    const promoted = { ...values, work: [{ ...job, position: 'Regional Manager' }] };
    expect(findings(promoted)).toEqual(['Regional Manager']);
    const added = {
      ...values,
      work: [job, { position: 'Cashier', name: 'Corner Grocery', highlights: ['Led 9 people'] }],
    };
    expect(findings(added)).toEqual(['Cashier', 'Corner Grocery', 'Led 9 people']);
    const mixed = {
      ...values,
      work: [job, { position: 'Regional Manager', name: 'Corner Grocery' }],
    };
    expect(findings(mixed)).toEqual(['Regional Manager', 'Corner Grocery']);
  });

  it('supports no other words', () => {
    const more = { ...values, work: [{ ...job, highlights: ['Sold bread in 40 shops'] }] };
    expect(findings(more).join()).toContain('40');
    expect(findings({ ...values, skills: [{ keywords: ['Excel', 'Crane (12 t)'] }] })).not.toEqual(
      [],
    );
  });
});
