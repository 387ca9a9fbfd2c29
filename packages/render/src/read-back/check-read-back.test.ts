import type { Resume } from '@trueline/contracts';
import { read } from '@trueline/engine/read';
import { describe, expect, it } from 'vitest';
import { render } from '../render.ts';
import { listTemplates } from '../templates.ts';
import { openPdf } from '../testing/open-pdf.ts';
import { COMPLETE, LONG, NON_LATIN, STUDENT } from '../testing/sample-resumes.ts';
import { checkReadBack, type ReadBackFiles } from './check-read-back.ts';
import { findOutcome } from './match.ts';
import { pageOnly } from './page-only.ts';
import { readBackTable } from './read-back-table.ts';

async function filesOf(resume: Resume, templateId: string): Promise<ReadBackFiles> {
  const [pdf, docx, txt] = await Promise.all(
    (['pdf', 'docx', 'txt'] as const).map((format) => render(resume, { templateId, format })),
  );
  return { ...(pdf && { pdf }), ...(docx && { docx }), ...(txt && { txt }) };
}

describe('checkReadBack', () => {
  it.each(listTemplates())('finds nothing lost in $id', async ({ id }) => {
    for (const resume of [STUDENT, COMPLETE, LONG, NON_LATIN]) {
      const matrix = await checkReadBack(resume, await filesOf(resume, id));
      expect(readBackTable(matrix).match(/^(?:lost|scattered): .*/gm)).toBeNull();
      expect(matrix.ok).toBe(true);
    }
  });

  it('reports what is not there, what is torn apart and what is out of order', async () => {
    const highlights = ['Baked two hundred loaves', 'Swept the floor'];
    const resume: Resume = {
      basics: { name: 'Nora Sample' },
      work: [{ position: 'Baker', highlights }],
    };
    const txt = new TextEncoder().encode(
      'N. Sample\nSwept the floor\nBaker\nBaked two\n2019\nhundred loaves',
    );
    const matrix = await checkReadBack(resume, { txt });
    expect(matrix.ok).toBe(false);
    expect(matrix.readers).toEqual([{ id: 'plain-text', name: 'Plain text', inOrder: false }]);
    expect(matrix.fields.map(({ kind, outcomes }) => [kind, outcomes['plain-text']])).toEqual([
      ['name', 'lost'],
      ['title', 'kept'],
      ['bullet', 'scattered'],
      ['bullet', 'kept'],
    ]);
    expect(readBackTable(matrix)).toContain('scattered: work[0].highlights[0]');
  });

  it('asks one more reader about every file, and shows it pages alone', async () => {
    const files = await filesOf(COMPLETE, 'plainline');
    const seen: string[] = [];
    const matrix = await checkReadBack(COMPLETE, files, async (bytes, fileName) => {
      seen.push(fileName);
      if (fileName.endsWith('.pdf')) expect((await openPdf(bytes)).attachments.size).toBe(0);
      const result = await read(bytes, fileName);
      return result.ok ? result.resume : undefined;
    });
    expect(seen).toEqual(['resume.pdf', 'resume.docx', 'resume.txt']);
    expect(matrix.readers.map(({ id }) => id)).toContain('trueline-pdf');
    const unread = await checkReadBack(COMPLETE, files, async () => undefined);
    expect(unread.fields.every(({ outcomes }) => outcomes['trueline-docx'] === 'lost')).toBe(true);
  });
});

describe('pageOnly', () => {
  it('leaves the pages, and no attachment or property', async () => {
    const pdf = await render(COMPLETE, { templateId: 'plainline', format: 'pdf' });
    const [whole, bare] = [await openPdf(pdf), await openPdf(pageOnly(pdf))];
    expect(whole.attachments.size).toBe(1);
    expect(bare.attachments.size).toBe(0);
    expect(whole.info).toHaveProperty('Title');
    expect(bare.info).not.toHaveProperty('Title');
    expect(bare.pages).toEqual(whole.pages);
  });
});

describe('findOutcome', () => {
  it.each([
    ['one two', 'x one\ntwo y', 'kept'],
    ['C++', 'Java, C++, Go', 'kept'],
    ['R', 'Rust and Ruby', 'lost'],
    ['office', 'of fice', 'lost'],
    ['one two', 'one 2019 two', 'scattered'],
    ['a.b', 'axb', 'lost'],
  ])('%s in %j: %s', (text, seen, outcome) => {
    expect(findOutcome(seen, text)).toBe(outcome);
  });
});

describe('text that found no place', () => {
  const KEPT: Resume = {
    ...COMPLETE,
    meta: {
      trueline: {
        sections: [
          { heading: 'Experience', kind: 'work' },
          { heading: 'Status in Canada', kind: 'other' },
        ],
        kept: [
          { id: 'kept-1', text: 'Open to relocation', after: 'basics' },
          {
            id: 'kept-2',
            text: 'Seasonal counts at the harbour depot, each summer',
            after: 'work[0]',
          },
          { id: 'kept-3', text: 'Forklift (counterbalance); 12 t', after: 'skills[0]' },
          {
            id: 'kept-4',
            text: 'Open work permit until 31 August 2029, file 7731',
            heading: 'Status in Canada',
            after: 'references[0]',
          },
        ],
      },
    },
  };
  const readBack = async (bytes: Uint8Array, fileName: string) => {
    const result = await read(bytes, fileName);
    return result.ok ? result.resume : undefined;
  };

  it.each(listTemplates())(
    'comes through in $id, and takes nothing else with it',
    async ({ id }) => {
      const matrix = await checkReadBack(KEPT, await filesOf(KEPT, id), readBack);
      expect(readBackTable(matrix).match(/^(?:lost|scattered): .*/gm)).toBeNull();
      expect(matrix.fields.filter(({ kind }) => kind === 'kept')).toHaveLength(4);
      expect(matrix.ok).toBe(true);
    },
  );

  it('is missed where a file lacks it', async () => {
    const files = await filesOf(COMPLETE, 'plainline');
    const { fields, ok } = await checkReadBack(KEPT, files, readBack);
    expect(ok).toBe(false);
    for (const { kind, outcomes } of fields) {
      if (kind === 'kept') expect(new Set(Object.values(outcomes))).toEqual(new Set(['lost']));
    }
  });
});
