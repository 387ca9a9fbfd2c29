import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { openPdf } from '../testing/open-pdf.ts';
import { renderPdf } from './pdf.ts';

/** Two long entries; the first grows line by line, so that the second meets the end of the page at every height. */
function withFiller(lines: number): Resume {
  const bullets = (count: number, word: string) =>
    Array.from({ length: count }, (_, index) => `${word} bullet ${index + 1}`);
  return {
    basics: { name: 'Ida Brandvold' },
    work: [{ position: 'Filler role', highlights: bullets(lines, 'filler') }],
    volunteer: [
      {
        position: 'Second role',
        organization: 'Its employer',
        summary: 'Its lead line',
        highlights: bullets(12, 'second'),
      },
    ],
  };
}

describe('page breaks', () => {
  it('keep a heading, the head of its entry and the first bullet together', async () => {
    for (let lines = 24; lines <= 44; lines += 2) {
      const { pages } = await openPdf(renderPdf(withFiller(lines), 'plainline'));
      const pageOf = (text: string): number => pages.findIndex((page) => page.includes(text));
      const kept = ['Volunteer Experience', 'Second role', 'Its employer', 'Its lead line'];
      expect(kept.map(pageOf), `${lines} lines`).toEqual(kept.map(() => pageOf('second bullet 1')));
    }
  });

  it('draw closer rather than leave a few lines on a page of their own', async () => {
    const pagesOf = async (lines: number): Promise<number> =>
      (
        await openPdf(
          renderPdf({ work: [{ highlights: Array(lines).fill('One line.') }] }, 'plainline'),
        )
      ).pages.length;
    expect(await pagesOf(40)).toBe(1);
    expect(await pagesOf(47)).toBe(1);
    expect(await pagesOf(70)).toBe(2);
  });
});
