import { describe, expect, it } from 'vitest';
import { mapThrough } from './grey-picture.ts';
import type { FoundLine } from './letters.ts';
import { recognizePage } from './recognize.ts';
import { backFrom, turned } from './turned.ts';

const picture = { width: 3, height: 2, pixels: Uint8Array.of(1, 2, 3, 4, 5, 6) };

describe('a picture turned by quarters', () => {
  it('is turned clockwise', () => {
    expect(turned(picture, 1)).toEqual({
      width: 2,
      height: 3,
      pixels: Uint8Array.of(4, 1, 5, 2, 6, 3),
    });
    expect([...turned(picture, 2).pixels]).toEqual([6, 5, 4, 3, 2, 1]);
    expect([...turned(picture, 3).pixels]).toEqual([3, 6, 2, 5, 1, 4]);
  });

  it.each([0, 1, 2, 3] as const)('leads back to where each pixel was: %i', (quarters) => {
    const after = turned(picture, quarters);
    for (let y = 0; y < after.height; y++)
      for (let x = 0; x < after.width; x++) {
        const back = backFrom(quarters, picture.width, picture.height);
        const [u, v] = mapThrough(back, x + 0.5, y + 0.5);
        const before = picture.pixels[Math.floor(v) * picture.width + Math.floor(u)];
        expect(after.pixels[y * after.width + x]).toBe(before);
      }
  });
});

describe('a page that lies on its side', () => {
  const white = (width: number, height: number) => ({
    width,
    height,
    pixels: new Uint8Array(width * height).fill(255),
  });
  const line = (text: string, confidence: number): FoundLine =>
    ({
      words: [{ text, confidence, bbox: { x0: 10, y0: 10, x1: 90, y1: 30 } }],
      baseline: { x0: 10, y0: 28, x1: 90, y1: 28 },
      bbox: { x0: 10, y0: 10, x1: 90, y1: 30 },
    }) as unknown as FoundLine;

  it('is read the way up in which its words are sure, and an upright one once', () => {
    let calls = 0;
    const read = (sureAt: number) => () => {
      calls++;
      return calls === sureAt
        ? [line('Experience of forty berths', 95)]
        : [line('xaovjjpq wmnzq lioxw', 30)];
    };
    const opened = { picture: white(200, 100), width: 200, height: 100, pages: 1 };
    expect(recognizePage(opened, 1, read(1)).words[0]?.confidence).toBe(0.95);
    expect(calls).toBe(1);
    calls = 0;
    const page = recognizePage(opened, 1, read(2));
    expect(page.words[0]?.confidence).toBe(0.95);
    expect([calls, page.width, page.height]).toEqual([2, 100, 200]);
  });
});
