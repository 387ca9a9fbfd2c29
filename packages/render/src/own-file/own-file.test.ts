import type { Change, Resume } from '@trueline/contracts';
import {
  Document,
  ExternalHyperlink,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { writeOwnFile } from './own-file.ts';
import { listParagraphs } from './paragraphs.ts';

const DATE = '2026-11-23T10:00:00Z';
const bullet = (...children: TextRun[]) => new Paragraph({ bullet: { level: 0 }, children });
const plain = (text: string) => new Paragraph({ children: [new TextRun(text)] });

const LINES = [
  'Mirela Stanciu-Oduya',
  'mirela@example.com',
  'Work',
  'Baker, Harbour Ovens, 2019 - 2023',
  'Responsible for the bread & rolls of 40 shops',
  'Trained two apprentices',
  'Kept the stock list',
  'Skills',
  'Baking, Pastry, Sourdough',
  'Personal',
  'Married',
];
const pathOfLine: Record<number, string> = {
  0: 'basics.name',
  4: 'work[0].highlights[0]',
  5: 'work[0].highlights[1]',
  6: 'work[0].highlights[2]',
  10: 'meta.trueline.kept[0]',
};
const TEXT = LINES.join('\n');
const startOf = (line: number): number =>
  LINES.slice(0, line).reduce((sum, text) => sum + text.length + 1, 0);
const skill = (name: string) => {
  const start = TEXT.indexOf(name);
  return { start, end: start + name.length, confidence: 1 };
};
const RESUME: Resume = {
  basics: { name: LINES[0] },
  work: [{ name: 'Harbour Ovens', position: 'Baker', highlights: LINES.slice(4, 7) }],
  skills: [{ keywords: ['Baking', 'Pastry', 'Sourdough'] }],
  meta: {
    trueline: {
      sections: ['Work', 'Skills', 'Personal'].map((heading) => ({ heading, kind: 'other' })),
      spans: {
        ...Object.fromEntries(
          Object.entries(pathOfLine).map(([line, path]) => {
            const start = startOf(Number(line));
            return [
              path,
              { start, end: start + (LINES[Number(line)] ?? '').length, confidence: 1 },
            ];
          }),
        ),
        'skills[0].keywords[0]': skill('Baking'),
        'skills[0].keywords[1]': skill('Pastry'),
        'skills[0].keywords[2]': skill('Sourdough'),
      },
    },
  },
};

async function makeOriginal(): Promise<Uint8Array> {
  const cells = [
    new TableCell({ children: [plain('Personal'), plain('Married')] }),
    new TableCell({ children: [plain('Notes')] }),
  ];
  const file = new Document({
    sections: [
      {
        children: [
          plain(LINES[0] ?? ''),
          new Paragraph({
            children: [
              new ExternalHyperlink({
                children: [new TextRun('mirela@example.com')],
                link: 'mailto:mirela@example.com',
              }),
            ],
          }),
          plain('Work'),
          plain(LINES[3] ?? ''),
          bullet(
            new TextRun('Responsible for the '),
            new TextRun({ text: 'bread & rolls', bold: true }),
            new TextRun(' of 40 shops'),
          ),
          bullet(new TextRun('Trained two apprentices')),
          bullet(new TextRun('Kept the stock list')),
          plain('Skills'),
          plain(LINES[8] ?? ''),
          new Table({ rows: [new TableRow({ children: cells })] }),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(file));
}

const made = makeOriginal();
const original = () => made;

const change = (id: string, path: string, before: string, after: string): Change => ({
  id,
  path,
  before,
  after,
  kind: 'tidy',
  reason: '',
  sources: [],
  verdict: 'proven',
  points: 0,
  decision: 'accepted',
});
const OPENER = change(
  'opener',
  'work[0].highlights[0]',
  LINES[4] ?? '',
  'Baked the bread & rolls of 40 shops',
);
const ORDER = change(
  'order',
  'work[0].highlights',
  LINES.slice(4, 7).join('\n'),
  [LINES[6], LINES[4], LINES[5]].join('\n'),
);
const SKILLS = change(
  'skills',
  'skills[0].keywords',
  'Baking\nPastry\nSourdough',
  'Sourdough\nBaking\nPastry',
);
const SKILL = change('skill', 'skills[0].keywords[3]', '', 'Rye <bread>');
const LINE = change('line', 'work[0].highlights[3]', '', 'Opened the shop at five');
const HEADLINE = change('headline', 'basics.label', '', 'Baker');
const PERSONAL = change('personal', 'meta.trueline.kept[0]', 'Married', '');
const ALL = [OPENER, ORDER, SKILLS, SKILL, LINE, HEADLINE, PERSONAL];

const xmlOf = (bytes: Uint8Array): string =>
  strFromU8(unzipSync(bytes)['word/document.xml'] as Uint8Array);
const textsOf = (xml: string): string[] =>
  listParagraphs(xml, 'word/document.xml')
    .map(({ text }) => text)
    .filter((text) => text !== '');
const wrapped = (kind: string) => new RegExp(`<w:${kind} [^<>]*[^/]>([\\s\\S]*?)</w:${kind}>`, 'g');
/** As Word does when every tracked change is rejected. */
const rejected = (xml: string): string =>
  xml
    .replace(/<w:p>(?:(?!<\/w:p>)[\s\S])*?<w:rPr><w:(?:ins|moveTo) [^<>]*\/>[\s\S]*?<\/w:p>/g, '')
    .replace(wrapped('ins'), '')
    .replace(wrapped('moveTo'), '')
    .replace(wrapped('del'), '$1')
    .replace(wrapped('moveFrom'), '$1')
    .replace(/<(\/?)w:delText/g, '<$1w:t');

const write = async (changes: readonly Change[], tracked?: string) =>
  writeOwnFile({ original: await original(), text: TEXT, resume: RESUME, changes, tracked });

describe('the person’s own Word file', () => {
  it('comes back as it was without changes', async () => {
    const before = unzipSync(await original());
    const after = unzipSync((await write([])).bytes);
    expect(after).toEqual(before);
  });

  it('takes edits, orders, new items, a headline and removals, each at its place', async () => {
    const { bytes, placed, left } = await write(ALL);
    expect(left).toEqual([]);
    expect(placed.toSorted()).toEqual(ALL.map(({ id }) => id).toSorted());
    expect(textsOf(xmlOf(bytes))).toEqual([
      LINES[0],
      'Baker',
      'mirela@example.com',
      'Work',
      LINES[3],
      'Kept the stock list',
      'Baked the bread & rolls of 40 shops',
      'Trained two apprentices',
      'Opened the shop at five',
      'Skills',
      'Sourdough, Baking, Pastry, Rye <bread>',
      'Notes',
    ]);
  });

  it('keeps the formatting of words that stay, and everything else byte by byte', async () => {
    const { bytes } = await write([OPENER]);
    const before = xmlOf(await original());
    const after = xmlOf(bytes);
    expect(after).toContain(
      '<w:b/><w:bCs/></w:rPr><w:t xml:space="preserve">bread &amp; rolls</w:t>',
    );
    const from = before.indexOf('Responsible');
    expect(after.slice(0, from - 60)).toBe(before.slice(0, from - 60));
    const end = ' of 40 shops</w:t></w:r></w:p>';
    expect(after.slice(after.indexOf(end))).toBe(before.slice(before.indexOf(end)));
  });

  it('tracks them: accepted they are the clean file, rejected the original', async () => {
    const clean = textsOf(xmlOf((await write(ALL)).bytes));
    const xml = xmlOf((await write(ALL, DATE)).bytes);
    expect(textsOf(xml)).toEqual(clean);
    expect(textsOf(rejected(xml))).toEqual(textsOf(xmlOf(await original())));
    expect(xml).toContain('w:author="Trueline"');
    const ids = [...xml.matchAll(/<w:(?:ins|del|moveFrom|moveTo) w:id="(\d+)"/g)].map(
      ([, id]) => id,
    );
    expect(new Set(ids).size).toBe(ids.length);
    const nameOf = (kind: string) =>
      new RegExp(`<w:${kind}RangeStart [^<>]*w:name="([^"]+)"`).exec(xml)?.[1];
    expect(nameOf('moveTo')).toBe(nameOf('moveFrom'));
  });

  it('leaves out what has no certain place, and says so', async () => {
    const unknown = change('unknown', 'work[0].highlights[0]', 'Sold cakes', 'Sold 40 cakes');
    const section = change('section', 'certificates[0].name', '', 'Food Handler');
    const twice = change(
      'twice',
      'work[0].highlights[1]',
      'Trained two apprentices',
      'Trained 2 people',
    );
    const again = { ...twice, id: 'again', after: 'Trained both apprentices' };
    const { placed, left } = await write([unknown, section, twice, again]);
    expect(placed).toEqual(['twice']);
    expect(left.map(({ id }) => id)).toEqual(['unknown', 'section', 'again']);
  });

  it('leaves what was rejected, and takes the person’s own words', async () => {
    const { bytes } = await write([
      { ...OPENER, decision: { text: 'Baked for 40 shops' } },
      { ...PERSONAL, decision: 'rejected' },
    ]);
    expect(textsOf(xmlOf(bytes))).toContain('Baked for 40 shops');
    expect(textsOf(xmlOf(bytes))).toContain('Married');
  });

  it('is the same each time, and refuses what is no Word file', async () => {
    const [one, two] = [await write(ALL, DATE), await write(ALL, DATE)];
    expect(one.bytes).toEqual(two.bytes);
    const input = { text: TEXT, resume: RESUME, changes: ALL };
    expect(() => writeOwnFile({ ...input, original: new Uint8Array([1, 2, 3]) })).toThrow();
  });
});
