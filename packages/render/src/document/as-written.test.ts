import type { Resume } from '@trueline/contracts';
import { withoutAsWritten } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { checkReadBack } from '../read-back/check-read-back.ts';
import { render } from '../render.ts';
import { asWrittenEntries } from './as-written.ts';
import { toResumeDocument } from './resume-document.ts';

const RESUME: Resume = {
  basics: { name: 'Ada Sample', email: 'ada.sample@example.com' },
  work: [
    { name: 'in the cold store', position: 'Warehouse work,', highlights: ['Counted stock'] },
    { name: 'Sample Market' },
  ],
  meta: {
    trueline: {
      kept: [
        { id: 'kept-1', text: 'on nights', after: 'work[0]', start: 120, end: 129 },
        { id: 'kept-2', text: 'Clean driving record', after: 'work[1]', start: 300, end: 320 },
      ],
      asWritten: [
        {
          section: 'work',
          doubt: 0.9,
          lines: [
            {
              text: 'Warehouse work in the cold store, on nights',
              dates: '2014 - 2018',
              kind: 'head',
              start: 100,
              end: 140,
            },
            { text: 'Sample Market', kind: 'detail', start: 141, end: 154 },
            { text: 'Counted stock', kind: 'item', path: 'work[0].highlights[0]' },
            { text: 'Asked back every winter', kind: 'text' },
          ],
        },
      ],
    },
  },
};

const asText = async (format: 'txt' | 'md' | 'json', resume = RESUME): Promise<string> =>
  new TextDecoder().decode(await render(resume, { templateId: 'plainline', format, page: 1 }));

describe('what stood below a blank row', () => {
  it('is set off from what stands above it; what stood close goes on', () => {
    const entries = asWrittenEntries([
      { text: 'Cook', kind: 'head' },
      { text: 'Sample Inn', kind: 'detail', gap: true },
      { text: 'Fried and washed up', kind: 'text', gap: true },
      { text: 'Counted stock', kind: 'item' },
      { text: 'Called out in winter', kind: 'text' },
      { text: 'Before that, odd jobs', kind: 'text', gap: true },
    ]);
    expect(entries.map(({ goesOn, lines }) => [goesOn, lines.map(({ text }) => text)])).toEqual([
      [undefined, ['Fried and washed up']],
      [true, ['Called out in winter']],
      [undefined, ['Before that, odd jobs']],
    ]);
  });
});

describe('a section as it was written', () => {
  it('is printed line by line instead of its entries, and its kept texts once', () => {
    const [work] = toResumeDocument(RESUME).sections;
    expect(work?.entries).toEqual([
      {
        title: 'Warehouse work in the cold store, on nights',
        dates: '2014 - 2018',
        details: [{ text: 'Sample Market' }],
        lines: [],
        bullets: ['Counted stock'],
      },
      { details: [], lines: [{ text: 'Asked back every winter' }], bullets: [], goesOn: true },
      { details: [], lines: [{ text: 'Clean driving record' }], bullets: [], goesOn: true },
    ]);
  });

  it.each(['txt', 'md'] as const)('stands so in %s', async (format) => {
    const text = await asText(format);
    const order = ['Warehouse work in the cold store', 'Sample Market', 'Counted stock', 'Asked'];
    const places = order.map((words) => text.indexOf(words));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(text.split('on nights')).toHaveLength(2);
  });

  it('stands beside its fields in JSON', async () => {
    const sheet = JSON.parse(await asText('json')) as Resume;
    expect(sheet.work).toHaveLength(2);
    expect(sheet.meta?.trueline?.asWritten).toEqual(RESUME.meta?.trueline?.asWritten);
  });

  it('comes through whole and in order in PDF, Word and text', async () => {
    const [pdf, docx, txt] = await Promise.all(
      (['pdf', 'docx', 'txt'] as const).map((format) =>
        render(RESUME, { templateId: 'plainline', format, page: 1 }),
      ),
    );
    const matrix = await checkReadBack(RESUME, {
      ...(pdf && { pdf }),
      ...(docx && { docx }),
      ...(txt && { txt }),
    });
    expect(matrix.fields.map(({ text }) => text)).toContain('Asked back every winter');
    expect(matrix.fields.map(({ text }) => text)).not.toContain('Warehouse work,');
    expect(matrix.ok).toBe(true);
  });

  it('is printed from its fields once the person has said that they are right', () => {
    const [work] = toResumeDocument(withoutAsWritten(RESUME, 'work')).sections;
    expect(work?.entries[0]).toMatchObject({ title: 'Warehouse work,' });
  });
});
