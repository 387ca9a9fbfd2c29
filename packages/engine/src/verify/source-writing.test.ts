import { describe, expect, it } from 'vitest';
import { readBasis } from './basis.ts';
import { asSourceWrites } from './source-writing.ts';

const written = (text: string, source: string): string =>
  asSourceWrites(text, readBasis([{ text: source }])).text;

describe('a text in the writing of its source', () => {
  it.each([
    ['Sampled groundwater at 9 wells', 'Sampled ground water at 9 wells'],
    ['Took part in the start-up of a line', 'Took part in the startup of a line'],
    ['Loaded haematology analysers', 'Loaded hematology analyzers'],
    ['Matched purchase orders (POs) to invoices', 'Matched POs to invoices'],
    ['Rotated pallets by first in, first out (FIFO)', 'Rotated pallets by FIFO'],
    ['Looked after 12 vendors for purchasing', 'Looked after 12 suppliers for purchasing'],
  ])('%s', (text, source) => {
    expect(written(text, source)).toBe(source);
  });

  it.each([
    ['Improved it over time', 'Worked overtime'],
    ['Served patients (ADs)', 'Served patients'],
    ['Met suppliers and vendors', 'Met suppliers'],
    ['Sold 1015 cars a month', 'Sold 10-15 cars a month'],
    ['Used TMS (tripled monthly sales) for loads', 'Used TMS for loads'],
    ['Used the CRM (cut returns massively) each day', 'Used the CRM each day'],
    ['Ran the POS (Python, Oracle, SQL) till', 'Ran the POS till'],
    ['Taught a Professional Engineer (PE) class', 'Taught a PE class'],
    ['Kept information technology (IT) in order', 'Kept it in order'],
    ['Re-signed 12 leases', 'Resigned 12 leases'],
    ['Saved 9,000 computer-aided design (CAD) a year', 'Saved 9,000 CAD a year'],
  ])('but not what says something else: %s of "%s"', (text, source) => {
    expect(written(text, source)).not.toBe(source);
  });

  it('takes no time over a bracket of many small words', () => {
    const text = `I handled AAAAAAAA (${'a '.repeat(34)}b) for the team`;
    const start = performance.now();
    asSourceWrites(text, readBasis([{ text: 'I handled AAAAAAAA' }]));
    expect(performance.now() - start).toBeLessThan(500);
  });

  it('gives places of the text as it stands', () => {
    const text = 'Ran a start-up and 40 shops';
    const { text: other, toOwn } = asSourceWrites(text, readBasis([{ text: 'Ran a startup' }]));
    const start = other.indexOf('40');
    const fact = toOwn({ kind: 'number', text: '40', start, end: start + 2, reason: '' });
    expect(text.slice(fact.start, fact.end)).toBe('40');
  });
});
