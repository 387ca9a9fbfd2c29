import { describe, expect, it } from 'vitest';
import { bracketedStudy } from './degree-brackets.ts';

const sliceOf = (text: string) => ({ text, start: 0, end: text.length });

/** The degree's segment, whether more follows behind its comma -> degree | field. */
const CASES: readonly [text: string, goesBehind: boolean, read: string][] = [
  ['Bachelor of Engineering (Civil)', true, 'Bachelor of Engineering | Civil'],
  ['Bachelor of Engineering (Civil)', false, 'Bachelor of Engineering | Civil'],
  ['Bachelor of Science (Adult Nursing)', true, 'Bachelor of Science | Adult Nursing'],
  ['Diploma (Accounting)', true, 'Diploma | Accounting'],
  ['Vocational Certificate (Por Wor Chor)', true, 'Vocational Certificate (Por Wor Chor) | '],
  [
    'High Vocational Certificate (Por Wor Sor)',
    true,
    'High Vocational Certificate (Por Wor Sor) | ',
  ],
  ['Ensino Médio (secondary school)', true, 'Ensino Médio (secondary school) | '],
  ['Bachelor of Arts', true, 'Bachelor of Arts | '],
  ['BSc in Biology', true, 'BSc | Biology'],
];

describe('a bracket behind a degree', () => {
  it.each(CASES)('%s, more behind it: %s', (text, goesBehind, read) => {
    const { studyType, area } = bracketedStudy(sliceOf(text), goesBehind);
    expect(`${studyType.text} | ${area?.text ?? ''}`).toBe(read);
  });
});
