import { describe, expect, it } from 'vitest';
import { lineText } from '../../layout/line.ts';
import { readHtml } from './read-html.ts';

const cellsOf = (html: string): string[] => readHtml(`<p>${html}</p>`).lines.map(lineText);

describe('inline elements of a page without a space between', () => {
  it.each([
    ['<span>Sample School</span><span>2016</span>', 'Sample School\t2016'],
    [
      '<span>Fixture Mills Ltd.</span><span>Mar 2019 – Present</span>',
      'Fixture Mills Ltd.\tMar 2019 – Present',
    ],
    ['<strong>Yard Clerk</strong><span>remote</span>', 'Yard Clerk\tremote'],
    ['Test Academy<time>2014</time>', 'Test Academy\t2014'],
    ['<span><b>Clerk</b></span><span class="r"><i>Leeds</i></span>', 'Clerk\tLeeds'],
    [
      '<a href="mailto:a@example.com">a@example.com</a><a href="/x">github.com/ax</a>',
      'a@example.com\tgithub.com/ax',
    ],
  ])('%s are two values', (html, text) => {
    expect(cellsOf(html)).toEqual([text]);
  });

  it.each([
    ['<b>Sam</b>ple', 'Sample'],
    ['Type<span>script</span>', 'Typescript'],
    ['1<sup>st</sup> prize', '1st prize'],
    ['<span>R</span><span>OBIN</span>', 'ROBIN'],
    ['<span>Clerk</span><span>, Sample Ltd</span>', 'Clerk, Sample Ltd'],
    ['<span>robin@</span><span>example.com</span>', 'robin@example.com'],
    ['<span>Clerk</span> <span>at Sample Ltd</span>', 'Clerk at Sample Ltd'],
    ['read<a href="/x">ing</a> list', 'reading list'],
  ])('%s is one text', (html, text) => {
    expect(cellsOf(html)).toEqual([text]);
  });
});
