import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { COMPLETE, HOSTILE, STUDENT } from '../testing/sample-resumes.ts';
import { renderPng } from './png.ts';
import { renderSvgPage, renderSvgPages } from './svg.ts';

describe('renderSvgPages', () => {
  it('makes one whole SVG of Letter paper for each page', () => {
    const pages = renderSvgPages(HOSTILE, 'plainline');
    expect(pages.length).toBeGreaterThanOrEqual(3);
    for (const page of pages) {
      expect(XMLValidator.validate(page)).toBe(true);
      expect(page).toContain('viewBox="0 0 612 792"');
      const used = [...page.matchAll(/xlink:href="#(\w+)"/g)].map(([, id]) => id);
      const defined = new Set([...page.matchAll(/<symbol id="(\w+)"/g)].map(([, id]) => id));
      expect(used.length).toBeGreaterThan(100);
      expect(used.filter((id) => !defined.has(id))).toEqual([]);
    }
  });

  it('holds no script and no address but links to follow', () => {
    const svg = renderSvgPages(HOSTILE, 'plainline').join('');
    expect(svg).not.toMatch(/<script|javascript:|<image|<foreignObject/i);
    const links = renderSvgPages(COMPLETE, 'plainline')
      .join('')
      .matchAll(/ href="([^"]+)"/g);
    for (const [, href] of links) expect(href).toMatch(/^(https:|mailto:|tel:)/);
  });

  it('says how many pages there are where one is asked for that is not there', () => {
    for (const page of [0, 2, 1.5]) {
      expect(() => renderSvgPage(STUDENT, 'plainline', page)).toThrow(
        expect.objectContaining({
          code: 'PAGE_OUT_OF_RANGE',
          message: expect.stringContaining('1 page.'),
        }),
      );
    }
  });

  it('becomes a PNG of twice the size in points, with ink on it', () => {
    const png = Buffer.from(renderPng(renderSvgPage(STUDENT, 'plainline', 1)));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1224, 1584]);
    expect(png.length).toBeGreaterThan(10_000);
  });
});
