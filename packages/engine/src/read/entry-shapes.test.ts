import { describe, expect, it } from 'vitest';
import { findDateRange } from './date-range.ts';
import { readHtml } from './formats/html/read-html.ts';
import { read } from './index.ts';
import { withoutLeaders } from './layout/leaders.ts';
import type { Line } from './layout/line.ts';
import { lineText } from './layout/line.ts';
import { withoutOrdinals } from './layout/ordinals.ts';
import { withWholeName } from './layout/spaced-name.ts';

const TOP = 'Ana Sample\nana.sample@example.com | 555-0142\n\n';
const readAs = async (text: string, name = 'resume.txt') => {
  const result = await read(new TextEncoder().encode(text), name);
  if (!result.ok) throw new Error(result.failure.code);
  return result.resume;
};
const jobsOf = ({ work = [] }: Awaited<ReturnType<typeof readAs>>) =>
  work.map(({ position, name, startDate }) => [position, name, startDate]);
const htmlOf = (body: string): string =>
  `<html><body><h1>Ana Sample</h1><p>ana.sample@example.com 555-0142</p>${body}</body></html>`;

describe('heads that carry the list’s own mark', () => {
  const marks = ['•', '-', '*', '>', '+', '~'];
  it.each(marks)('are entries where every period closes such a row: %s', async (mark) => {
    const rows = [
      'WORK EXPERIENCE',
      `${mark} Chief Blaster\t04/2011 – now`,
      'Sample Aggregates Ltd, Leeds',
      `${mark} Fires two benches a week`,
      `${mark} Tunnel Blaster\t08/2003 – 02/2011`,
      'Example Quarries LLC, Hull',
      `${mark} Watched the pipe line`,
    ];
    expect(jobsOf(await readAs(TOP + rows.join('\n')))).toEqual([
      ['Chief Blaster', 'Sample Aggregates Ltd', '2011-04'],
      ['Tunnel Blaster', 'Example Quarries LLC', '2003-08'],
    ]);
  });

  it('are none where a row without a mark has the period', async () => {
    const rows = [
      'WORK EXPERIENCE',
      'Cook, Sample Grill, 2015 - 2019',
      '- Ran the pass, 2016 - 2018',
      '- Ordered the fish, 2017 - 2019',
    ];
    expect(jobsOf(await readAs(TOP + rows.join('\n')))).toHaveLength(1);
  });
});

describe('entries whose first rows look alike', () => {
  const job = (title: string, row: string, done: string): string =>
    `<p><b>${title}</b></p><p>${row}</p><ul><li>${done}</li></ul>`;
  const first = job(
    'Lift Mechanic',
    'Sample Elevators Ltd, Accra | 2003 - 2012',
    'Installed lifts',
  );
  const second = job('Fitter', 'Example Hoists, Tema | 1999 - 2002', 'Mended hoists');
  const read3 = (last: string) => readAs(htmlOf(`<h2>Work</h2>${first}${second}${last}`), 'a.html');

  it('a lone date in the title’s row dates a part of the time', async () => {
    const last = job(
      'Apprentice, later Helper (1997)',
      'Fixture Works, Suame | 1993 - 1998',
      'Swept',
    );
    expect((await read3(last)).work?.[2]).toMatchObject({ startDate: '1993', endDate: '1998' });
  });

  it.each([
    ['Assistant to the works yard', 'Fixture Municipal Works'],
    ['Trainee Electrician', 'Fixture Power Ltd'],
    ['Cleaner', 'Fixture Hospital'],
  ])('an undated one is an entry of its own: %s', async (title, name) => {
    const bare = `<p><b>${title}</b></p><p>${name}</p>`;
    expect(jobsOf(await read3(bare))[2]).toEqual([title, name, undefined]);
  });

  it.each(['Key achievements', 'Selected projects', 'Tools'])('%s opens none', async (words) => {
    expect((await read3(`<p><b>${words}</b></p><ul><li>Won it</li></ul>`)).work).toHaveLength(2);
  });
});

describe('a title with a comma over its employer', () => {
  const rows = (title: string, employer: string, dates: string): string =>
    `${title}\n${employer}\n${dates}\n- Did the work\n`;
  it.each([
    ['Copy Editor, Culture and Sunday Magazine', 'Sample Gazette'],
    ['Copy Editor, Culture and Sunday Supplement', 'Diario Sample'],
    ['Sound Editor, Weekend Shows', 'Radio Example'],
  ])('%s: stays whole where the other entries part at their rows', async (title, name) => {
    const others = [
      rows('Senior Editor', 'Sample Publishing Ltd, Leeds', '2019 - 2022'),
      rows('Staff Nurse', 'Example Hospital, Leeds', '2016 - 2019'),
      rows('Warehouse Manager', 'Fixture Logistics Ltd, Hull', '2013 - 2016'),
    ];
    const text = `${TOP}WORK\n${others.join('\n')}\n${rows(title, name, '2010 - 2013')}`;
    expect(jobsOf(await readAs(text))[3]).toEqual([title, name, '2010']);
  });
});

const lineOf = (texts: readonly string[], more: Partial<Line> = {}): Line => ({
  cells: texts.map((text, at) => ({ text, x: 100 * at, width: 90, bold: false, italic: false })),
  x: 0,
  y: 0,
  width: 400,
  size: 10,
  bold: false,
  italic: false,
  gapBefore: 0,
  wraps: false,
  links: [],
  ...more,
});

describe('figures that count entries', () => {
  const item = lineOf(['Kept the books'], { bulletX: 5 });
  it.each([
    [(n: number) => [`${n}.`, `Sample Firm ${'ABC'[n - 1]}`]],
    [(n: number) => [`${n}) Sample Firm ${'ABC'[n - 1]}`]],
    [(n: number) => [`(${n}) Sample Firm ${'ABC'[n - 1]}`]],
    [(n: number) => [`1.${n} Sample Firm ${'ABC'[n - 1]}`, 'Leeds']],
  ])('are left out over their rows', (cells) => {
    const lines = [1, 2, 3].flatMap((n) => [lineOf(cells(n)), item]);
    const texts = withoutOrdinals(lines).lines.map(lineText);
    expect(texts.filter((text) => /^Sample Firm [ABC]/.test(text))).toHaveLength(3);
  });

  it.each([
    [['1. Swept', '2. Mopped', '3. Dusted']],
    [['1. Swept', '3. Mopped', '5. Dusted']],
    [['2.1 litre engines']],
  ])('of a plain list stay', (texts) => {
    const lines = texts.map((text) => lineOf([text]));
    expect(withoutOrdinals(lines).lines).toEqual(lines);
  });
});

describe('labels that dots or a colon’s cell lead from', () => {
  it.each([
    [['Address.......: 12 Sample Lane'], 'Address: 12 Sample Lane'],
    [['Laboratory ....... qPCR, cultures'], 'Laboratory: qPCR, cultures'],
    [['Phone ______ 555 0142'], 'Phone: 555 0142'],
    [['Full Name', ':', 'Ana Sample'], 'Full Name:\tAna Sample'],
    [['Full Name', ': Ana Sample'], 'Full Name:\tAna Sample'],
    [['Cook, Sample Inn ........ 2019'], 'Cook, Sample Inn\t2019'],
  ])('%j', (cells, text) => {
    expect(withoutLeaders([lineOf(cells)]).map(lineText)).toEqual([text]);
  });

  it.each([['And so on ...'], ['Cut waste... by half'], ['9:00 - 17:00']])('%s stays', (text) => {
    const line = lineOf([text]);
    expect(withoutLeaders([line])).toEqual([line]);
  });
});

describe('a name set wide', () => {
  it.each([
    [['KARMENU', 'SAMPLE', 'PULIS'], 'KARMENU SAMPLE PULIS'],
    [['DR. FLURINA C A D O N A U - O K E'], 'DR. FLURINA CADONAU-OKE'],
    [['Address', 'Pau'], 'Address\tPau'],
    [['Ana Sample', '555 0142'], 'Ana Sample\t555 0142'],
  ])('%j', (cells, text) => {
    expect(withWholeName([lineOf(cells)]).map(lineText)).toEqual([text]);
  });
});

describe('months of further languages', () => {
  it.each([
    ['Nisan 2024 – devam ediyor', '2024-04', undefined],
    ['Haziran 2022 – Mart 2024', '2022-06', '2024-03'],
    ['Jannar 2018 - Diċembru 2020', '2018-01', '2020-12'],
    ['červen 2015 – prosinec 2016', '2015-06', '2016-12'],
    ['tammikuu 2019 - toukokuu 2020', '2019-01', '2020-05'],
    ['ianuarie 2011 - iulie 2012', '2011-01', '2012-07'],
    ['sausis 2010 – gruodis 2012', '2010-01', '2012-12'],
    ['Ιανουάριος 2010 – Μάιος 2012', '2010-01', '2012-05'],
    ['gener 2010 - desembre 2012', '2010-01', '2012-12'],
    ['Summers 98 – 02', '1998', '2002'],
  ])('%s', (text, start, end) => {
    const range = findDateRange(text);
    expect([range?.start, range?.end, range?.isRange]).toEqual([start, end, true]);
  });

  it('a shop’s name keeps its last word', () => {
    const text = 'Cashier, Value Mart 2019 - 2020';
    expect(text.slice(findDateRange(text)?.from)).toBe('2019 - 2020');
  });
});

it('without work, the section of service with the periods is where the person worked', async () => {
  const rows = 'Service\nImam\nSample Mosque, Leeds\nAugust 2018 – Present\n- Leads the prayers\n';
  const { work, volunteer } = await readAs(TOP + rows);
  expect([work?.length, volunteer]).toEqual([1, undefined]);
});

it('bold rows of HTML are read as such', () => {
  const { lines } = readHtml(htmlOf('<p><b>Cook</b></p>'));
  expect(lines.at(-1)?.bold).toBe(true);
});
