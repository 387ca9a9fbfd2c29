import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReader, type Reader } from '../reader.ts';
import { makeScan, pdfOfPages, type ScanLook } from '../testing/make-scan.ts';

const HEAD = ['Nora Sample', 'nora.sample@example.com | 416-555-0100', 'EXPERIENCE'];
const JOB = ['Baker, Fixture Bread, 2019 - Present', 'Baked bread for eleven shops of the town'];
const SCHOOL = ['EDUCATION', 'Diploma in Baking, Test College, 2018'];
const OLDER = ['Helper, Mock Mill, 2016 - 2018', 'Sifted flour and stacked the sacks'];
const DPI = 130;
/** Of processor time; a page of noise takes over a minute of it. */
const HASTE_MS = 3_000;

let reader: Reader;
beforeAll(() => {
  reader = createReader({ warm: false });
});
afterAll(() => reader.close());

/** A written page scanned: the picture of it. */
async function scanOf(rows: readonly string[], look: Partial<ScanLook> = {}): Promise<Uint8Array> {
  const [picture = new Uint8Array()] = await makeScan(pdfOfPages([rows], 72), {
    dpi: DPI,
    jpeg: 90,
    ...look,
  });
  return picture;
}

async function readPages(pages: readonly (Uint8Array | readonly string[])[], by = reader) {
  const told: string[] = [];
  const result = await by.read(pdfOfPages(pages, DPI), 'resume.pdf', (done, all) =>
    told.push(`${done}/${all}`),
  );
  if (!result.ok) throw new Error(result.failure.message);
  return { ...result, told };
}

describe('a picture among the written pages of a PDF', () => {
  it('is recognized and read at its place; what is written is not asked about', async () => {
    const { resume, told } = await readPages([
      [...HEAD, ...JOB],
      await scanOf([...OLDER, ...SCHOOL]),
    ]);
    expect(told).toEqual(['1/1']);
    expect(resume.work?.map(({ name }) => name)).toEqual(['Fixture Bread', 'Mock Mill']);
    expect(resume.education?.[0]?.institution).toBe('Test College');
    const asked = resume.meta?.trueline?.warnings?.map(({ path }) => path);
    expect(asked).not.toContain('basics.email');
    expect(resume.meta?.trueline?.spans?.['work[1].name']?.page).toBe(2);
  });

  it('may hold the resume behind a written note', async () => {
    const note = ['Please find my resume on the next page.'];
    const { resume } = await readPages([
      note,
      await scanOf([...HEAD, ...JOB, ...OLDER, ...SCHOOL]),
    ]);
    expect(resume.work?.[0]?.name).toBe('Fixture Bread');
  });

  it('that is given up leaves the written page as it is, and is told of', async () => {
    const dark = await scanOf([''], { grey: true, noise: 60 });
    const hasty = createReader({ warm: false, scanTimeoutMs: HASTE_MS });
    const written = [...HEAD, ...JOB, ...SCHOOL];
    const { resume, text } = await readPages([written, dark], hasty).finally(() => hasty.close());
    expect(resume.work).toHaveLength(1);
    expect(text).toContain('Test College');
    const told = resume.meta?.trueline?.warnings?.find(({ code }) => code === 'PICTURE_PAGES');
    expect(told?.message).toMatch(/^We could read no text on page 2\./);
  });

  it('that shows nothing at all is a blank page, as is one beside a photo', async () => {
    const { resume } = await readPages([[...HEAD, ...JOB, ...SCHOOL], await scanOf([''])]);
    expect(resume.work).toHaveLength(1);
    const codes = resume.meta?.trueline?.warnings?.map(({ code }) => code) ?? [];
    expect(codes).not.toContain('PICTURE_PAGES');
  });
});
