import { expect, it } from 'vitest';
import { textLinesOf } from './text-lines.ts';

const show = (text: string, name?: string, headings: string[] = [], values: string[] = []) =>
  textLinesOf(text, {
    name,
    headings,
    spans: values.map((value) => ({
      start: text.indexOf(value),
      end: text.indexOf(value) + value.length,
    })),
  }).map(({ kind, start, end }) => [kind, text.slice(start, end)]);

it('shows each line as what the reader took it for', () => {
  const text = 'Robin Sample\nrobin@example.com\n\n\nWork\n• Kept stock\n- Led a team\nWork';
  expect(show(text, 'Robin Sample', ['Work'])).toEqual([
    ['name', 'Robin Sample'],
    ['text', 'robin@example.com'],
    ['gap', ''],
    ['heading', 'Work'],
    ['bullet', '• Kept stock'],
    ['bullet', '- Led a team'],
    ['text', 'Work'],
  ]);
});

it('goes on to the next heading when one is not a line of its own', () => {
  expect(show('Skills: SQL\nEDUCATION \nPrairie College', '', ['Skills', 'Education'])).toEqual([
    ['text', 'Skills: SQL'],
    ['heading', 'EDUCATION '],
    ['text', 'Prairie College'],
  ]);
});

it('takes neither a phone number nor a year for a bullet', () => {
  expect(show('-3 C\n2019 Sample Ltd.\n+1 416 555 0142').map(([kind]) => kind)).toEqual([
    'text',
    'text',
    'text',
  ]);
});

it('keeps the further lines of a bullet with it, and begins anew after it', () => {
  const text = '• Kept stock of\ntwo stores\nSample Ltd.';
  const kinds = show(text, '', [], ['Kept stock of\ntwo stores', 'Sample Ltd.']);
  expect(kinds.map(([kind]) => kind)).toEqual(['bullet', 'rest', 'text']);
});

it('leaves out what is empty at both ends', () => {
  expect(show('\n\nOne\n\n')).toEqual([['text', 'One']]);
});
