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
    ['Checked airworthiness directives (ADs) daily', 'Checked ADs daily'],
    ['Rotated pallets by first in, first out (FIFO)', 'Rotated pallets by FIFO'],
    ['Looked after 12 vendors for purchasing', 'Looked after 12 suppliers for purchasing'],
  ])('%s', (text, source) => {
    expect(written(text, source)).toBe(source);
  });

  it.each([
    ['Improved it over time', 'Worked overtime'],
    ['Served patients (ADs)', 'Served patients'],
    ['Met suppliers and vendors', 'Met suppliers'],
  ])('but not what says something else: %s of "%s"', (text, source) => {
    expect(written(text, source)).not.toBe(source);
  });

  it('gives places of the text as it stands', () => {
    const text = 'Ran a start-up and 40 shops';
    const { text: other, toOwn } = asSourceWrites(text, readBasis([{ text: 'Ran a startup' }]));
    const start = other.indexOf('40');
    const fact = toOwn({ kind: 'number', text: '40', start, end: start + 2, reason: '' });
    expect(text.slice(fact.start, fact.end)).toBe('40');
  });
});
