import {
  ExternalHyperlink,
  HeadingLevel,
  Paragraph,
  type ParagraphChild,
  Tab,
  TabStopType,
  TextRun,
} from 'docx';
import type { Entry, Inline, Line, ResumeDocument, Section } from '../document/types.ts';
import { STYLE } from './styles.ts';

/** The whole body. `lineWidth` in twips is where dates end. */
export function bodyParagraphs(document: ResumeDocument, lineWidth: number): Paragraph[] {
  const { name, label, contacts, sections } = document;
  return [
    ...(name === undefined ? [] : [new Paragraph({ heading: HeadingLevel.TITLE, text: name })]),
    ...(label === undefined ? [] : [new Paragraph({ style: STYLE.label, text: label })]),
    ...inlineParagraph(contacts, STYLE.contact),
    ...sections.flatMap((section) => sectionParagraphs(section, lineWidth)),
  ];
}

function sectionParagraphs({ heading, entries }: Section, lineWidth: number): Paragraph[] {
  return [
    new Paragraph({ heading: HeadingLevel.HEADING_1, text: heading }),
    ...entries.flatMap((entry) => entryParagraphs(entry, lineWidth)),
  ];
}

function entryParagraphs(entry: Entry, lineWidth: number): Paragraph[] {
  const { details, lines, bullets } = entry;
  return [
    ...titleParagraph(entry, lineWidth),
    ...inlineParagraph(details, STYLE.details, lines.length + bullets.length > 0),
    ...lines.map((line) => lineParagraph(line, bullets.length > 0)),
    ...bullets.map((text) => new Paragraph({ style: STYLE.bullet, text })),
  ];
}

function titleParagraph({ title, dates }: Entry, lineWidth: number): Paragraph[] {
  if (title === undefined && dates === undefined) return [];
  const children: ParagraphChild[] = [new TextRun(title ?? '')];
  if (dates !== undefined) {
    children.push(new TextRun({ style: STYLE.date, children: [new Tab(), dates] }));
  }
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_2,
      tabStops: [{ type: TabStopType.RIGHT, position: lineWidth }],
      children,
    }),
  ];
}

function lineParagraph({ label, text }: Line, keepNext: boolean): Paragraph {
  const lead = label === undefined ? [] : [new TextRun({ text: `${label}: `, bold: true })];
  return new Paragraph({ keepNext, children: [...lead, new TextRun(text)] });
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
