import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReader, type Reader } from '../reader.ts';
import { makeScan, pdfOfPages } from '../testing/make-scan.ts';
import { createScanner } from './scanner.ts';

const ROWS = [
  'Nora Sample',
  'nora.sample@example.com | 416-555-0100',
  'EXPERIENCE',
  'Baker, Fixture Bread, 2019 - Present',
  'Baked bread for shops',
  'EDUCATION',
  'Diploma in Baking, Test College, 2018',
];

/** A page of few rows: each takes its time to be recognized. */
function pageOf(rows: readonly string[]): Uint8Array {
  const content = rows
    .map((row, index) => `BT /F1 16 Tf 60 ${720 - 34 * index} Td (${row}) Tj ET`)
    .join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return new TextEncoder().encode(`%PDF-1.4\n${body}trailer << /Root 1 0 R /Size 6 >>\n%%EOF`);
}
const RESUME = pageOf(ROWS);

/** A PNG that announces a size and holds next to nothing. */
function pngOfSize(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  return bytes;
}

let reader: Reader;
beforeAll(() => {
  reader = createReader({ warm: false });
});
afterAll(() => reader.close());

describe('a resume in a picture', () => {
  it('is read, with its contacts asked about and its boxes on the picture', async () => {
    const [picture = new Uint8Array()] = await makeScan(RESUME, { dpi: 130, skew: 2, jpeg: 80 });
    const pages: string[] = [];
    const result = await reader.read(picture, 'page.jpg', (done, all) =>
      pages.push(`${done}/${all}`),
    );
    if (!result.ok) throw new Error(result.failure.message);
    const { basics, meta } = result.resume;
    expect(pages).toEqual(['1/1']);
    expect(basics).toMatchObject({ name: 'Nora Sample', email: 'nora.sample@example.com' });
    const asked = meta?.trueline?.warnings?.map(({ path }) => path);
    expect(asked).toContain('basics.email');
    expect(asked).toContain('basics.phone');
    for (const { box = [] } of Object.values(meta?.trueline?.spans ?? {}))
      expect(box.every((length) => length > -20 && length < 820)).toBe(true);
  });
});

describe('hostile pictures', () => {
  const refused = async (bytes: Uint8Array) => {
    const result = await reader.read(bytes, 'page');
    return result.ok ? 'read' : result.failure.code;
  };

  it('a bomb of pixels is refused before it is unpacked', async () => {
    expect(await refused(pngOfSize(60_000, 60_000))).toBe('TOO_COMPLEX');
  });

  it('broken pictures are called damaged, and the next file is read', async () => {
    expect(await refused(pngOfSize(100, 100))).toBe('DAMAGED');
    expect(await refused(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0))).toBe('DAMAGED');
    expect(await refused(RESUME)).toBe('read');
  });

  it.each([{ jpeg: 80 }, {}])('one that was cut off is damaged: %j', async (look) => {
    const [picture = new Uint8Array()] = await makeScan(RESUME, { dpi: 60, ...look });
    for (const share of [0.3, 0.7, 0.99])
      expect(await refused(picture.slice(0, share * picture.length))).toBe('DAMAGED');
  });

  it('two hundred pages of pictures are refused', async () => {
    const [jpeg = new Uint8Array()] = await makeScan(RESUME, { dpi: 20, jpeg: 30 });
    const started = performance.now();
    // The reader itself takes no file of more than fifty pages.
    expect(await refused(pdfOfPages(Array(200).fill(jpeg), 20))).toBe('TOO_COMPLEX');
    expect(await refused(pdfOfPages(Array(40).fill(jpeg), 20))).toBe('TOO_COMPLEX');
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  it('a page that takes too long or too much is given up', async () => {
    const [picture = new Uint8Array()] = await makeScan(RESUME, { dpi: 100, jpeg: 80 });
    for (const limit of [{ timeoutMs: 50 }, { maxResidentBytes: 90 * 1_048_576 }]) {
      const scanner = createScanner(limit);
      expect(await scanner.recognize(picture)).toMatchObject({ code: 'TOO_COMPLEX' });
      await scanner.close();
    }
  });
});
