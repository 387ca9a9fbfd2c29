import { describe, expect, it } from 'vitest';
import { evenlyLit } from './evenly-lit.ts';
import { type GreyPicture, mapThrough } from './grey-picture.ts';
import { cornersOf, sheetOf } from './page-corners.ts';
import { pictureSizeOf } from './picture-size.ts';
import { skewOf } from './skew.ts';

function drawn(
  width: number,
  height: number,
  shade: (x: number, y: number) => number,
): GreyPicture {
  const pixels = new Uint8Array(width * height);
  for (let at = 0; at < pixels.length; at++) pixels[at] = shade(at % width, Math.floor(at / width));
  return { width, height, pixels };
}

/** Rows of dashes that fall by so many degrees. */
const rows = (degrees: number): GreyPicture =>
  drawn(600, 800, (x, y) => {
    const row = y - Math.tan((degrees * Math.PI) / 180) * x;
    const isText = ((row % 24) + 24) % 24 < 8 && Math.floor(x / 9) % 4 !== 3;
    return isText && x > 60 && x < 540 ? 20 : 250;
  });

describe('the skew of a page', () => {
  it.each([0, 1.5, -4, 8])('of %s degrees is found', (degrees) => {
    expect(skewOf(rows(degrees))).toBeCloseTo(degrees, 0);
  });

  it('of an empty page is none', () => {
    expect(skewOf(drawn(600, 800, () => 250))).toBe(0);
  });
});

describe('the corners of a sheet', () => {
  it('are found on a dark table, and the sheet maps onto them', () => {
    const photo = drawn(600, 800, (x, y) =>
      x + y > 200 && x > 50 && x < 540 && y < 760 ? 235 : 60,
    );
    const whole = drawn(600, 800, (x, y) => (x > 50 && x < 540 && y > 40 && y < 760 ? 235 : 60));
    // A corner that is cut off is no corner of a sheet of four.
    expect(cornersOf(photo)).toBeUndefined();
    const corners = cornersOf(whole);
    if (corners === undefined) throw new Error('no sheet found');
    const { toPicture, width, height } = sheetOf(corners);
    const [x, y] = mapThrough(toPicture, width, height);
    expect(Math.abs(x - 540)).toBeLessThan(4);
    expect(Math.abs(y - 760)).toBeLessThan(4);
  });

  it('are none where the picture is all page', () => {
    expect(cornersOf(rows(0))).toBeUndefined();
  });
});

describe('the light of a page', () => {
  it('is evened out, and what is printed dark stays dark', () => {
    const shadowed = drawn(640, 640, (x, y) => {
      if (y > 500) return 30;
      return (x % 20 < 4 && y % 20 < 10 ? 40 : 240) * (0.6 + (0.4 * x) / 640);
    });
    const { pixels } = evenlyLit(shadowed);
    expect(pixels[300 * 640 + 10]).toBeGreaterThan(225);
    expect(pixels[300 * 640 + 630]).toBeGreaterThan(225);
    expect(pixels[600 * 640 + 300]).toBeLessThan(60);
  });
});

describe('the size of a picture', () => {
  it('is read of a JPEG behind its other segments, and of none that is cut off', () => {
    const head = [
      0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1, 0xff, 0xc0, 0, 11, 8, 0, 100, 0, 200, 1, 0, 0,
    ];
    expect(pictureSizeOf(Uint8Array.from(head))).toEqual({ width: 200, height: 100 });
    expect(pictureSizeOf(Uint8Array.from(head.slice(0, 10)))).toBeUndefined();
    expect(pictureSizeOf(Uint8Array.of(0x25, 0x50, 0x44, 0x46))).toBeUndefined();
  });
});
