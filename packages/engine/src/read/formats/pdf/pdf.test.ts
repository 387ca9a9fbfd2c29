import { readFileSync } from 'node:fs';
import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { column, makePdf, type PlacedText } from '../../fixtures/make-pdf.ts';
import { read } from '../../index.ts';

async function readPdf(pages: PlacedText[][]): Promise<{ resume: Resume; text: string }> {
  const result = await read(makePdf(pages), 'resume.pdf');
  if (!result.ok) throw new Error(result.failure.code);
  return result;
}

const HEADER = column(60, 60, [
  ['Ines Beispiel', 20],
  'Regina, SK | ines@example.com | 306-555-0188',
]);

describe('read, PDF', () => {
  it('reads one column with dates at the right edge and wrapped items', async () => {
    const { resume } = await readPdf([
      [
        ...HEADER,
        ...column(60, 110, [
          ['EXPERIENCE', 12],
          'Warehouse Supervisor',
          'Fixture Logistics',
          '',
          '',
          '',
          ['EDUCATION', 12],
          'Example Polytechnic',
          'B.Sc. Logistics',
        ]),
        { text: 'Jan 2020 – Present', x: 460, y: 123 },
        { text: '•', x: 66, y: 149 },
        {
          text: 'Planned the loading of forty trucks a day across three docks with a crew of nine people,',
          x: 76,
          y: 149,
        },
        { text: 'including weekends', x: 76, y: 162 },
      ],
    ]);
    expect(resume.basics).toMatchObject({
      name: 'Ines Beispiel',
      email: 'ines@example.com',
      phone: '306-555-0188',
    });
    expect(resume.work).toEqual([
      {
        name: 'Fixture Logistics',
        position: 'Warehouse Supervisor',
        startDate: '2020-01',
        highlights: [
          'Planned the loading of forty trucks a day across three docks with a crew of nine people, including weekends',
        ],
      },
    ]);
    expect(resume.education).toMatchObject([
      { institution: 'Example Polytechnic', studyType: 'B.Sc.', area: 'Logistics' },
    ]);
    const span = resume.meta?.trueline?.spans?.['work[0].name'];
    expect(span).toMatchObject({ page: 1 });
    expect(span?.box?.[0]).toBe(60);
  });

  it('reads columns one after the other', async () => {
    const sidebar = column(40, 110, [
      ['SKILLS', 12],
      'Forklift',
      'Inventory',
      'Excel',
      '',
      ['EDUCATION', 12],
      'Example College',
      'Diploma in Logistics',
    ]);
    const main = column(230, 116, [
      ['EXPERIENCE', 12],
      'Picker, Fixture Depot, 2018 - 2020',
      '• Packed 200 parcels a shift',
      'Driver, Sample Haulage, 2020 - Present',
      '• Drove a five tonne truck across the province',
    ]);
    const { resume } = await readPdf([[...HEADER, ...sidebar, ...main]]);
    expect(resume.skills).toEqual([{ keywords: ['Forklift', 'Inventory', 'Excel'] }]);
    expect(resume.work?.map(({ name, position }) => [name, position])).toEqual([
      ['Fixture Depot', 'Picker'],
      ['Sample Haulage', 'Driver'],
    ]);
    expect(resume.education).toMatchObject([{ institution: 'Example College' }]);
  });

  it('drops running footers and goes on over the page break', async () => {
    const footer = (page: number): PlacedText => ({
      text: `Ines Beispiel – ${page}/2`,
      x: 280,
      y: 760,
    });
    const { resume, text } = await readPdf([
      [
        ...HEADER,
        ...column(60, 110, [
          ['EXPERIENCE', 12],
          'Clerk, Fixture Shop, 2018 - 2020',
          '• Sold books',
        ]),
        footer(1),
      ],
      [
        ...column(60, 60, ['• Ordered paper', ['EDUCATION', 12], 'Example College, 2017']),
        footer(2),
      ],
    ]);
    expect(resume.work?.[0]?.highlights).toEqual(['Sold books', 'Ordered paper']);
    expect(text).not.toContain('1/2');
  });

  it('closes letter-spaced headings', async () => {
    const spaced = [...'EXPERIENCE'].map((letter, index) => ({
      text: letter,
      x: 60 + index * 14,
      y: 110,
      size: 12,
      bold: true,
    }));
    const { resume } = await readPdf([
      [
        ...HEADER,
        ...spaced,
        ...column(60, 126, [
          'Clerk, Fixture Shop, 2018 - 2020',
          '• Sold books',
          ['SKILLS', 12],
          'Sales',
        ]),
      ],
    ]);
    expect(resume.work).toHaveLength(1);
  });

  it('names the reason when there is no text', async () => {
    const failure = async (bytes: Uint8Array): Promise<string> => {
      const result = await read(bytes, 'x.pdf');
      return result.ok ? 'ok' : result.failure.code;
    };
    const empty = makePdf([[]]);
    expect(await failure(empty)).toBe('EMPTY');
    const drawn = new TextDecoder('latin1').decode(makePdf([[{ text: '', x: 0, y: 0 }]]));
    expect(await failure(Uint8Array.from(drawn, (letter) => letter.charCodeAt(0)))).toBe('SCANNED');
    const lock = `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >>`;
    expect(await failure(makePdf([HEADER], lock))).toBe('ENCRYPTED');
  });

  it('refuses more pages than allowed', async () => {
    const pages = Array.from({ length: 4 }, () => HEADER);
    const result = await read(makePdf(pages), 'x.pdf', {
      maxPages: 3,
      maxUnpackedBytes: 1_000_000,
    });
    expect(result).toMatchObject({ ok: false, failure: { code: 'TOO_COMPLEX' } });
  });

  it('finds list items whose marks are drawn as shapes (Chromium prints `<ul>` so)', async () => {
    const file = readFileSync(new URL('../../fixtures/list-without-glyphs.pdf', import.meta.url));
    const result = await read(new Uint8Array(file), 'printed.pdf');
    if (!result.ok) throw new Error(result.failure.code);
    expect(result.resume.work?.map((job) => job.highlights)).toEqual([
      [
        'Responsible for preparing biweekly payroll for 80 employees in Ceridian',
        'Reconcile payroll accounts each month in Excel and send them to the controller',
        'In order to reduce errors, wrote a checklist that 3 colleagues use',
      ],
      [
        'Responsible for processing 120 supplier invoices a week in QuickBooks',
        'Answered questions from suppliers by phone and e-mail',
      ],
    ]);
  });

  it('finds list items without any marks by their indent and where lines end', async () => {
    const { resume } = await readPdf([
      [
        ...HEADER,
        ...column(60, 110, [
          ['EXPERIENCE', 12],
          'Yard Foreman, Fixture Logistics, 2018 - 2021',
          '',
          '',
          '',
          '',
          ['EDUCATION', 12],
          'Diploma in Logistics, Example College, 2017',
        ]),
        ...column(82, 136, [
          'Planned the loading of forty trucks a day across three docks with a crew of nine people,',
          'including weekends and holidays',
          'Trained eleven drivers on the new yard rules',
          'Kept the accident book for the whole site',
        ]),
      ],
    ]);
    expect(resume.work?.[0]?.highlights).toEqual([
      'Planned the loading of forty trucks a day across three docks with a crew of nine people, including weekends and holidays',
      'Trained eleven drivers on the new yard rules',
      'Kept the accident book for the whole site',
    ]);
  });

  it('leaves out text that nobody sees, and says so', async () => {
    const page = column(60, 60, [
      ['Ines Beispiel', 20],
      'ines@example.com | 306-555-0188',
      ['EXPERIENCE', 12],
      'Clerk, Fixture Ltd, 2018 - 2021',
      ['SKILLS', 12],
      'Excel',
    ]);
    const hidden: PlacedText[] = [
      { text: 'Kubernetes Terraform', x: 60, y: 300, color: '1 1 1 rg' },
      { text: 'Blockchain expert', x: 60, y: 320, size: 1 },
      { text: 'Quantum wizard', x: 60, y: 340, mode: 3 },
      {
        text: 'Shown on a dark band',
        x: 60,
        y: 360,
        color: '0 0 0 rg 50 420 300 30 re f 1 1 1 rg',
      },
    ];
    const { resume, text } = await readPdf([[...page, ...hidden]]);
    expect(text).not.toMatch(/Kubernetes|Blockchain|Quantum/);
    expect(text).toContain('Shown on a dark band');
    const warnings = resume.meta?.trueline?.warnings ?? [];
    expect(warnings.filter(({ code }) => code === 'HIDDEN_TEXT')).toHaveLength(1);
    expect(warnings.find(({ code }) => code === 'HIDDEN_TEXT')?.message).toContain('Kubernetes');
  });
});
