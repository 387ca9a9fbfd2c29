import type { Change, Resume } from '@trueline/contracts';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { writeOwnFile } from './own-file.ts';
import { listParagraphs } from './paragraphs.ts';

const DATE = '2026-11-23T10:00:00Z';
const paragraph = (text: string): string =>
  `<w:p>${text
    .split('\n')
    .map((line) => `<w:r><w:t xml:space="preserve">${line}</w:t></w:r>`)
    .join('<w:r><w:br/></w:r>')}</w:p>`;
const table = (rows: readonly (readonly string[])[]): string =>
  `<w:tbl>${rows
    .map((row) => `<w:tr>${row.map((text) => `<w:tc>${paragraph(text)}</w:tc>`).join('')}</w:tr>`)
    .join('')}</w:tbl>`;
const fileOf = (body: string): Uint8Array =>
  zipSync({
    'word/document.xml': strToU8(`<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`),
  });
const xmlOf = (bytes: Uint8Array): string =>
  strFromU8(unzipSync(bytes)['word/document.xml'] as Uint8Array);
const textsOf = (bytes: Uint8Array): string[] =>
  listParagraphs(xmlOf(bytes), 'word/document.xml').map(({ text }) => text);

function write(
  body: string,
  changes: readonly (readonly [string, string, string])[],
  tracked?: string,
  headings: readonly string[] = [],
) {
  const original = fileOf(body);
  const text = textsOf(original).join('\n');
  const sections = headings.map((heading) => ({ heading, kind: 'summary' as const }));
  const resume: Resume = { meta: { trueline: { spans: {}, sections } } };
  const listed = changes.map(
    ([path, before, after], index): Change => ({
      id: String(index),
      path,
      before,
      after,
      kind: 'tidy',
      reason: '',
      sources: [],
      verdict: 'proven',
      points: 0,
      decision: 'accepted',
    }),
  );
  return writeOwnFile({ original, text, resume, changes: listed, tracked });
}
const kept = (index: number): string => `meta.trueline.kept[${index}]`;

describe('what is taken out of the person’s own Word file', () => {
  const FORM = table([
    ['Born', '3 May 1988'],
    ['Phone', '555 0142'],
  ]);

  it('a row that says nothing else goes whole, tracked as a row', () => {
    const change = [[kept(0), 'Born\t3 May 1988', '']] as const;
    expect(textsOf(write(FORM, change).bytes)).toEqual(['Phone', '555 0142']);
    const xml = xmlOf(write(FORM, change, DATE).bytes);
    expect(xml).toMatch(/<w:tr><w:trPr><w:del [^<>]*\/><\/w:trPr><w:tc>/);
    expect(xml.match(/<w:delText/g)).toHaveLength(2);
  });

  it('cells of a last row, and two of many, are emptied', () => {
    const alone = write(table([['Born', '3 May 1988']]), [[kept(0), 'Born\t3 May 1988', '']]);
    expect(textsOf(alone.bytes)).toEqual(['', '']);
    const wide = write(
      table([
        ['Born', '3 May 1988', 'Phone', '555 0142'],
        ['a', 'b', 'c', 'd'],
      ]),
      [[kept(0), 'Born\t3 May 1988', '']],
    );
    expect(textsOf(wide.bytes).slice(0, 4)).toEqual(['', '', 'Phone', '555 0142']);
  });

  it.each([
    ['Ride, swim, sew, sing', ['swim', 'sew'], 'Ride, sing'],
    ['Ride, swim, sew, sing', ['sew', 'sing'], 'Ride, swim'],
    ['Ride, swim, sew, sing', ['sing', 'sew'], 'Ride, swim'],
    ['Ride, swim, sew, sing', ['Ride'], 'swim, sew, sing'],
    ['Father: Omar\nBorn: 1988\nPhone: 555', ['Born: 1988'], 'Father: Omar\nPhone: 555'],
    ['Father: Omar\nBorn: 1988\nPhone: 555', ['Father: Omar', 'Born: 1988'], 'Phone: 555'],
    ['Licence B. References on request.', ['References on request.'], 'Licence B.'],
    ['References on request. Licence B.', ['References on request.'], 'Licence B.'],
  ])('of %j goes %j', (text, gone, left) => {
    const changes = gone.map((one, index) => [kept(index), one, ''] as const);
    const { bytes, left: listed } = write(paragraph(text), changes);
    expect(listed).toEqual([]);
    expect(textsOf(bytes)).toEqual([left]);
  });

  it('a value with its label goes with the paragraph; part of a sentence stays and is listed', () => {
    const label = write(paragraph('A') + paragraph('References: on request'), [
      ['references[0].reference', 'on request', ''],
    ]);
    expect(textsOf(label.bytes)).toEqual(['A']);
    const inside = write(paragraph('Sold bread and cake to shops'), [[kept(0), 'and cake', '']]);
    expect(inside.left).toHaveLength(1);
  });
});

describe('a heading in a row of a table beside what goes', () => {
  const GONE = [['basics.summary', 'To work in a museum', '']] as const;
  const leftOf = (rows: readonly (readonly string[])[], body = table(rows)): string[] =>
    textsOf(write(body, GONE, undefined, ['Objective', 'Work']).bytes);

  it.each([
    [
      [
        ['Objective', 'To work in a museum'],
        ['Work', 'Intern'],
      ],
      ['Work', 'Intern'],
    ],
    [
      [
        ['To work in a museum', 'Objective'],
        ['Work', 'Intern'],
      ],
      ['Work', 'Intern'],
    ],
    [
      [
        ['Objective', '', 'To work in a museum'],
        ['Work', 'Intern', ''],
      ],
      ['Work', 'Intern', ''],
    ],
  ])('goes with its row: %j', (rows, left) => {
    expect(leftOf(rows)).toEqual(left);
  });

  it.each([
    [
      [
        ['Objective', 'To work in a museum', 'Ghana'],
        ['Work', 'Intern', ''],
      ],
    ],
    [
      [
        ['Aim', 'To work in a museum'],
        ['Work', 'Intern'],
      ],
    ],
    [[['Objective', 'To work in a museum']]],
  ])('stays where its row says more, is no section’s or is the last: %j', (rows) => {
    expect(leftOf(rows)).toEqual(rows.flat().map((text) => text.replace(/^To work.*/, '')));
  });

  it('stays where another table stands in its row', () => {
    const inner = `<w:tc>${table([['Phone', '555 0142']])}${paragraph('')}</w:tc>`;
    const rows = table([
      ['Objective', 'To work in a museum'],
      ['Work', 'Intern'],
    ]);
    const body = rows.replace('</w:tr>', `${inner}</w:tr>`);
    expect(leftOf([], body)).toContain('555 0142');
    expect(leftOf([], body)).toContain('Objective');
  });
});

describe('lines and skills that change together', () => {
  it('of lines below each other one is edited and one removed', () => {
    const body = ['Wrote plans', 'Knows SQL and joins', 'Types 50 wpm'].map(paragraph).join('');
    const { bytes } = write(body, [
      [
        `${kept(0)}.text`,
        'Wrote plans\nKnows SQL and joins\nTypes 50 wpm',
        'Wrote plans\nKnows SQL',
      ],
    ]);
    expect(textsOf(bytes)).toEqual(['Wrote plans', 'Knows SQL']);
  });

  it('a row of skills takes its groups in its own separators', () => {
    const { bytes } = write(paragraph('Rye, Cake, Till'), [
      ['skills', 'Rye; Cake; Till', 'Core skills: Till; Rye\nAlso: Cake'],
    ]);
    expect(textsOf(bytes)).toEqual(['Core skills: Till, Rye', 'Also: Cake']);
  });

  it('behind a label of the file they stay one list', () => {
    const { bytes } = write(paragraph('Skills: Rye, Cake, Till'), [
      ['skills', 'Rye; Cake; Till', 'Core skills: Till; Rye\nAlso: Cake'],
    ]);
    expect(textsOf(bytes)).toEqual(['Skills: Till, Rye, Cake']);
  });

  it('skills of a list change places, and a new one follows', () => {
    const body = ['Rye', 'Cake', 'Till'].map(paragraph).join('');
    const { bytes, left } = write(body, [
      ['skills', 'Rye; Cake; Till', 'Core skills: Till; Rye; Safety\nAlso: Cake'],
    ]);
    expect(left).toEqual([]);
    expect(textsOf(bytes)).toEqual(['Till', 'Rye', 'Cake', 'Safety']);
  });
});

describe('new paragraphs behind an edited one, as tracked changes', () => {
  /** What the edited paragraph holds, in order: words that come, go or stay. */
  const piecesOf = (xml: string): string[] =>
    [
      ...(/<w:p>.*?<\/w:p>/s.exec(xml)?.[0] ?? '').matchAll(
        /<w:(ins|del) [^<>]*[^/]>.*?<w:(?:t|delText)[^<>]*>([^<]*)<|<w:t[^<>]*>([^<]*)</g,
      ),
    ].map(([, kind, tracked, kept]) => (kind === undefined ? `${kept}` : `${kind} ${tracked}`));
  const first = (before: string, after: string): string[] =>
    piecesOf(xmlOf(write(paragraph(before), [['work[0].summary', before, after]], DATE).bytes));

  it.each([
    ['Own place.', 'My own shop\nSold bread', ['ins My own shop', 'del Own place.']],
    [
      'Ran the big old shop',
      'Ran the big old store\nSold bread',
      ['Ran the big old ', 'ins store', 'del shop'],
    ],
    ['Ran the shop', 'Ran the shop daily\nSold bread', ['Ran the ', 'ins shop daily', 'del shop']],
    ['Ran the shop', 'Ran the shop.\nSold bread', ['Ran the ', 'ins shop.', 'del shop']],
  ])('%j ends in what goes where %j follows', (before, after, pieces) => {
    expect(first(before, after)).toEqual(pieces);
  });

  it.each([
    // Nothing new stands at its end.
    [
      'Ran the big old shop.',
      'Ran the big old shop\nSold bread',
      ['Ran the big old shop', 'del .'],
    ],
    [
      'Run the big old shop',
      'Ran the big old shop\nSold bread',
      ['del Run', 'ins Ran', ' the big old shop'],
    ],
    // Nothing follows it.
    [
      'Ran the big old shop',
      'Ran the big old store',
      ['Ran the big old ', 'del shop', 'ins store'],
    ],
    ['Ran the shop', 'Ran the shop daily', ['Ran the shop', 'ins  daily']],
  ])('%j keeps its order where it becomes %j', (before, after, pieces) => {
    expect(first(before, after)).toEqual(pieces);
  });
});
