import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReader, type Reader } from '../reader.ts';
import { isHeic } from './is-heic.ts';
import { pictureSizeOf } from './picture-size.ts';
import { createScanner } from './scanner.ts';

/** A page photographed on a table, as a phone codes it. */
const PHOTO = new Uint8Array(readFileSync(new URL('../../fixtures/photo.heic', import.meta.url)));

let reader: Reader;
beforeAll(() => {
  reader = createReader({ warm: false });
});
afterAll(() => reader.close());

/** The photo with another size announced for each picture in it. */
function announcing(width: number, height: number): Uint8Array {
  const bytes = Buffer.from(PHOTO);
  for (let at = bytes.indexOf('ispe'); at >= 0; at = bytes.indexOf('ispe', at + 4)) {
    bytes.writeUInt32BE(width, at + 8);
    bytes.writeUInt32BE(height, at + 12);
  }
  return new Uint8Array(bytes);
}

describe('a HEIC photo', () => {
  it('is read as one in JPEG is', async () => {
    const result = await reader.read(PHOTO, 'IMG_0042.HEIC');
    if (!result.ok) throw new Error(result.failure.message);
    const { basics, meta } = result.resume;
    expect(basics).toMatchObject({ name: 'Nora Sample', email: 'nora.sample@example.com' });
    expect(result.text).toContain('Baker, Fixture Bread, 2019 - Present');
    expect(meta?.trueline?.warnings?.map(({ path }) => path)).toContain('basics.email');
  });

  it('can be had as a JPEG of the same shape', async () => {
    const jpeg = await reader.toJpeg(PHOTO);
    if ('code' in jpeg) throw new Error(jpeg.message);
    const size = pictureSizeOf(jpeg);
    expect(size).toEqual({ width: 1271, height: 1644 });
  });

  it('that is broken, or not of the size that it announces, is called damaged, and the next is read', async () => {
    for (const bytes of [
      PHOTO.slice(0, 40),
      PHOTO.slice(0, PHOTO.length / 2),
      announcing(60_000, 60_000),
      announcing(6_000, 6_000),
    ]) {
      expect(await reader.toJpeg(bytes)).toMatchObject({ code: 'DAMAGED' });
    }
    expect('code' in (await reader.toJpeg(PHOTO))).toBe(false);
  });

  it('of too many pixels is not unpacked', async () => {
    const scanner = createScanner({ maxPixels: 1_000_000 });
    expect(await scanner.toJpeg(PHOTO)).toMatchObject({ code: 'TOO_COMPLEX' });
    expect(await scanner.recognize(PHOTO)).toMatchObject({ code: 'TOO_COMPLEX' });
    await scanner.close();
  });
});

describe('what is told by its first box', () => {
  const box = (...brands: string[]): Uint8Array => {
    const bytes = Buffer.alloc(16 + 4 * brands.length);
    bytes.writeUInt32BE(bytes.length);
    bytes.write(`ftyp${brands[0]}`, 4);
    bytes.write(brands.join(''), 16);
    return new Uint8Array(bytes);
  };

  it.each([
    ['heic', ['heic', 'mif1']],
    ['a collection', ['mif1', 'heic']],
    ['a burst', ['hevc', 'msf1']],
  ])('%s is', (_name, brands) => {
    expect(isHeic(box(...brands))).toBe(true);
  });

  it.each([
    ['a film', ['isom', 'mp42']],
    ['AVIF', ['avif', 'mif1']],
    ['AVIF under the common brand', ['mif1', 'avif']],
  ])('%s is not', (_name, brands) => {
    expect(isHeic(box(...brands))).toBe(false);
  });
});
