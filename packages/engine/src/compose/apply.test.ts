import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { applyChanges, applyWithOrigins } from './apply.ts';

const resume: Resume = {
  basics: { summary: 'A baker.' },
  work: [
    { name: 'Oven & Co', highlights: ['Baked rye bread', 'Served guests', 'Baked rye bread'] },
  ],
  skills: [{ name: 'Craft', keywords: ['Baking', 'Pastry'] }],
};
const path = 'work[0].highlights';
const order = {
  path,
  before: 'Baked rye bread\nServed guests\nBaked rye bread',
  after: 'Served guests\nBaked rye bread\nBaked rye bread',
  decision: 'accepted' as const,
};
const edit = {
  path: `${path}[1]`,
  before: 'Served guests',
  after: 'Served 40 guests',
  decision: 'accepted' as const,
};
const removal = {
  path: `${path}[2]`,
  before: 'Baked rye bread',
  after: '',
  decision: 'accepted' as const,
};
const addition = {
  path: 'skills[0].keywords[2]',
  before: '',
  after: 'Sourdough',
  decision: 'accepted' as const,
};

describe('applyChanges', () => {
  it('gives the original back when nothing is accepted', () => {
    const rejected = [order, edit, removal, addition].map((change) => ({
      ...change,
      decision: 'rejected' as const,
    }));
    expect(applyChanges(resume, rejected)).toEqual(resume);
  });

  it('composes an edit, an order, a removal and an addition by original places', () => {
    const before = structuredClone(resume);
    const document = applyChanges(resume, [removal, order, addition, edit]);
    expect(document.work?.[0]?.highlights).toEqual(['Served 40 guests', 'Baked rye bread']);
    expect(document.skills?.[0]?.keywords).toEqual(['Baking', 'Pastry', 'Sourdough']);
    expect(resume).toEqual(before);
  });

  it("puts the person's own words in place of a proposal", () => {
    const own = applyChanges(resume, [
      { ...edit, decision: { text: 'Served every guest by name' } },
    ]);
    expect(own.work?.[0]?.highlights?.[1]).toBe('Served every guest by name');
    const list = applyChanges(resume, [
      { ...order, decision: { text: 'Baked bread\nServed guests' } },
    ]);
    expect(list.work?.[0]?.highlights).toEqual(['Baked bread', 'Served guests']);
  });

  it('takes own words that are empty as a removal', () => {
    const document = applyChanges(resume, [{ ...edit, decision: { text: ' ' } }]);
    expect(document.work?.[0]?.highlights).toEqual(['Baked rye bread', 'Baked rye bread']);
  });

  it('adds nothing where an addition is rejected beside an accepted one', () => {
    const other = { ...addition, path: 'skills[0].keywords[3]', after: 'Lamination' };
    const document = applyChanges(resume, [{ ...addition, decision: 'rejected' }, other]);
    expect(document.skills?.[0]?.keywords).toEqual(['Baking', 'Pastry', 'Lamination']);
  });
});

describe('a change with several lines for one bullet', () => {
  const split = {
    path: `${path}[1]`,
    before: 'Served guests',
    after: 'Served guests\nKept the counter clean',
    decision: 'accepted' as const,
  };

  it('puts them in its place, also beside an order and a removal', () => {
    const alone = applyChanges(resume, [split]);
    expect(alone.work?.[0]?.highlights).toEqual([
      'Baked rye bread',
      'Served guests',
      'Kept the counter clean',
      'Baked rye bread',
    ]);
    const all = applyChanges(resume, [split, order, removal]);
    expect(all.work?.[0]?.highlights).toEqual([
      'Served guests',
      'Kept the counter clean',
      'Baked rye bread',
    ]);
  });

  it('gives the original back when it is rejected', () => {
    expect(applyChanges(resume, [{ ...split, decision: 'rejected' }])).toEqual(resume);
  });

  it('leads every line back to the one bullet', () => {
    const { findOrigin } = applyWithOrigins(resume, [split]);
    expect([0, 1, 2, 3].map((i) => findOrigin(`${path}[${i}]`))).toEqual([
      `${path}[0]`,
      `${path}[1]`,
      `${path}[1]`,
      `${path}[2]`,
    ]);
  });
});

it('knows where each line of the document stood in the original', () => {
  const { findOrigin } = applyWithOrigins(resume, [removal, order, addition, edit]);
  expect(findOrigin(`${path}[0]`)).toBe(`${path}[1]`);
  expect(findOrigin(`${path}[1]`)).toBe(`${path}[0]`);
  expect(findOrigin('skills[0].keywords[2]')).toBeUndefined();
  expect(findOrigin('basics.summary')).toBe('basics.summary');
});

it('leaves a kept text out with the row as written that it stood in, and no other', () => {
  const written = 'Civil status: Married';
  const document = applyChanges(
    {
      meta: {
        trueline: {
          spans: {},
          sections: [],
          warnings: [],
          kept: [
            { id: 'kept-1', text: written, start: 10, end: 31 },
            { id: 'kept-2', text: 'Own car', start: 40, end: 47 },
          ],
          asWritten: [
            {
              section: 'document',
              doubt: 1,
              lines: [
                { text: written, kind: 'text', start: 10, end: 31 },
                { text: 'Own car', kind: 'text', start: 40, end: 47 },
              ],
            },
          ],
        },
      },
    },
    [
      {
        path: 'meta.trueline.asWritten[0].lines[0].text',
        before: written,
        after: '',
        decision: 'accepted' as const,
      },
    ],
  );
  const { kept, asWritten } = document.meta?.trueline ?? {};
  expect(kept?.map(({ text }) => text)).toEqual(['Own car']);
  expect(asWritten?.[0]?.lines.map(({ text }) => text)).toEqual(['Own car']);
});
