import {
  ExternalHyperlink,
  HeadingLevel,
  Paragraph,
  type ParagraphChild,
  Tab,
  TabStopType,
  TextRun,
} from 'docx';
import type { Entry, Inline, Line, PageDocument, Section } from '../document/types.ts';
import type { Style } from '../style/types.ts';
import { STYLE, twips } from './styles.ts';

/** Where dates stand, and where the right tab leads, in twips. */
interface Layout {
  dates: Style['word']['dates'];
  lineWidth: number;
}

export function layoutOf({ page, word }: Style): Layout {
  return {
    dates: word.dates,
    lineWidth: twips(page.width - 2 * page.marginX),
  };
}

/** The whole body. */
export function bodyParagraphs(document: PageDocument, layout: Layout): Paragraph[] {
  const { name, label, contacts, sections } = document;
  return [
    ...(name === undefined ? [] : [new Paragraph({ heading: HeadingLevel.TITLE, text: name })]),
    ...(label === undefined ? [] : [new Paragraph({ style: STYLE.label, text: label })]),
    ...inlineParagraph(contacts, STYLE.contact),
    ...sections.flatMap((section) => sectionParagraphs(section, layout)),
  ];
}

function sectionParagraphs({ kind, heading, entries }: Section, layout: Layout): Paragraph[] {
  return [
    ...(heading === '' ? [] : [new Paragraph({ heading: HeadingLevel.HEADING_1, text: heading })]),
    ...(kind === 'letter'
      ? entries.flatMap(letterParagraphs)
      : entries.flatMap((entry) => entryParagraphs(entry, layout))),
  ];
}

/** The lines of one paragraph, a line break between them, and what is set off below them as a list. */
function letterParagraphs({ lines, bullets }: Entry): Paragraph[] {
  const children = lines.map(
    ({ text }, index) => new TextRun({ text, break: index === 0 ? 0 : 1 }),
  );
  const isFollowed = bullets.length > 0;
  const paragraph = new Paragraph({
    style: STYLE.letter,
    keepLines: lines.length > 1,
    keepNext: isFollowed,
    ...(isFollowed ? { spacing: { after: LIST_GAP } } : {}),
    children,
  });
  return [
    ...(lines.length > 0 ? [paragraph] : []),
    ...bullets.map(
      (text, index) =>
        new Paragraph({
          style: STYLE.bullet,
          text,
          ...(index === bullets.length - 1 ? { spacing: { after: BELOW_LIST } } : {}),
        }),
    ),
  ];
}
/** In twips: between a sentence and the list that it leads to, and below the list. */
const LIST_GAP = 60;
const BELOW_LIST = 200;

function entryParagraphs(entry: Entry, layout: Layout): Paragraph[] {
  const { dates, details, lines, bullets } = entry;
  const isBelow = layout.dates === 'below' && dates !== undefined;
  const shown = isBelow ? [...details, { text: dates }] : details;
  return [
    ...titleParagraph(entry, layout),
    ...inlineParagraph(shown, STYLE.details, lines.length + bullets.length > 0),
    ...lines.map((line) => lineParagraph(line, bullets.length > 0)),
    ...bullets.map((text) => new Paragraph({ style: STYLE.bullet, text })),
  ];
}

function titleParagraph({ title, dates }: Entry, layout: Layout): Paragraph[] {
  const isBeside = dates !== undefined && layout.dates !== 'below';
  if (title === undefined && !isBeside) return [];
  const date = (...children: (string | Tab)[]) => new TextRun({ style: STYLE.date, children });
  const name = new TextRun(title ?? '');
  const heading = HeadingLevel.HEADING_2;
  if (layout.dates === 'left') {
    const lead = isBeside ? date(dates, new Tab()) : new TextRun({ children: [new Tab()] });
    return [new Paragraph({ heading, children: [lead, name] })];
  }
  const children: ParagraphChild[] = isBeside ? [name, date(new Tab(), dates)] : [name];
  const tabStops = [{ type: TabStopType.RIGHT, position: layout.lineWidth }];
  return [new Paragraph({ heading, tabStops, children })];
}

function lineParagraph({ label, text }: Line, keepNext: boolean): Paragraph {
  const lead = label === undefined ? [] : [new TextRun({ text: `${label}: `, bold: true })];
  return new Paragraph({ style: STYLE.text, keepNext, children: [...lead, new TextRun(text)] });
}

function inlineParagraph(inlines: readonly Inline[], style: string, keepNext = false): Paragraph[] {
  if (inlines.length === 0) return [];
  const children = inlines.flatMap(({ text, href }, index) => {
    const run = new TextRun(text);
    const piece = href === undefined ? run : new ExternalHyperlink({ link: href, children: [run] });
    return index === 0 ? [piece] : [new TextRun(' · '), piece];
  });
  return [new Paragraph({ style, keepNext, children })];
}
