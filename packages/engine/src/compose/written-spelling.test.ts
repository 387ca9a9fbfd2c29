import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { verify } from '../index.ts';
import { optimize } from '../optimize.ts';
import { proposeWrittenSpelling } from './written-spelling.ts';

const RESUME: Resume = {
  basics: { name: 'Ada Sample', summary: 'Kept the stock of a cold store for ten years.' },
  languages: [{ language: 'Maltese', fluency: 'Mother toungue' }],
  meta: {
    trueline: {
      kept: [{ id: 'kept-1', text: 'Managment of the montly fees', after: 'work[0]' }],
      asWritten: [
        {
          section: 'work',
          doubt: 0.9,
          lines: [
            { text: 'Secretary, Ladies Commitee of Lagre', kind: 'head' },
            { text: 'Recieved the contracters and lagre parcels', kind: 'text' },
          ],
        },
      ],
    },
  },
};

describe('spelling of what no value holds', () => {
  it('is mended in rows and texts; in rows of names only where a slip can be nothing else', () => {
    const drafts = proposeWrittenSpelling(RESUME, new Map([['lagre', 'large']]), new Set());
    expect(drafts.map(({ path, after }) => [path, after])).toEqual([
      ['meta.trueline.asWritten[0].lines[0].text', 'Secretary, Ladies Committee of Lagre'],
      ['meta.trueline.asWritten[0].lines[1].text', 'Received the contracters and large parcels'],
      ['meta.trueline.kept[0].text', 'Management of the monthly fees'],
    ]);
  });

  it('is mended once, and stands in the document', () => {
    const { document } = optimize({ resume: RESUME, jobDescription: 'Clerk', asOf: '2026-11' });
    expect(document.meta?.trueline?.kept?.[0]?.text).toBe('Management of the monthly fees');
    expect(document.meta?.trueline?.asWritten?.[0]?.lines[0]?.text).toBe(
      'Secretary, Ladies Committee of Lagre',
    );
    const skips = new Set(['meta.trueline.kept[0]']);
    expect(proposeWrittenSpelling(RESUME, new Map(), skips)).toHaveLength(2);
  });

  it('is no other statement where a field says how well a language is spoken', () => {
    const as = (fluency: string): Resume => ({
      ...RESUME,
      languages: [{ language: 'Maltese', fluency }],
    });
    expect(verify(RESUME, as('Mother tongue')).ok).toBe(true);
    expect(verify(RESUME, as('Fluent')).ok).toBe(false);
  });
});
