import type { Resume, TemplateSettings } from '@trueline/contracts';
import { Document, Header, Packer, PageNumber, Paragraph, Tab, TabStopType, TextRun } from 'docx';
import { keywordsOf, titleOf } from '../document/metadata.ts';
import { toResumeDocument } from '../document/resume-document.ts';
import type { PageDocument } from '../document/types.ts';
import { WORDS } from '../document/words.ts';
import type { Style } from '../style/types.ts';
import { getStyle, sectionOrderOf } from '../templates.ts';
import { bodyParagraphs, layoutOf } from './paragraphs.ts';
import { makeReproducible } from './reproducible.ts';
import { bulletNumbering, documentStyles, STYLE, twips } from './styles.ts';

/** What a Word file holds, and what it says of itself. */
export interface WordSheet {
  document: PageDocument;
  style: Style;
  title: string;
  keywords: string[];
}

/** The resume as a Word document in the template's measures. Throws `UNKNOWN_TEMPLATE`. */
export async function renderDocx(
  resume: Resume,
  templateId: string,
  settings?: TemplateSettings,
): Promise<Uint8Array> {
  const document = toResumeDocument(resume, sectionOrderOf(templateId, settings));
  const style = getStyle(templateId, settings);
  return packDocx({ document, style, title: titleOf(document), keywords: keywordsOf(resume) });
}

/** Real styles and list, links, and a header with the page number from page 2; the same bytes each time. */
export async function packDocx(sheet: WordSheet): Promise<Uint8Array> {
  const { document, style, title, keywords } = sheet;
  const layout = layoutOf(style);
  const file = new Document({
    title,
    keywords: keywords.join(', '),
    ...(document.name === undefined
      ? {}
      : { creator: document.name, lastModifiedBy: document.name }),
    ...(document.label === undefined ? {} : { subject: document.label }),
    compatabilityModeVersion: 15,
    styles: documentStyles(style, document.language),
    numbering: bulletNumbering(style),
    sections: [
      {
        properties: { page: pageOf(style), titlePage: true },
        headers: { first: emptyHeader(), default: pageHeader(document, layout.lineWidth) },
        children: bodyParagraphs(document, layout),
      },
    ],
  });
  return makeReproducible(await Packer.toBuffer(file));
}

function pageOf({ page: { width, height, marginX, marginTop, marginBottom } }: Style) {
  return {
    size: { width: twips(width), height: twips(height) },
    margin: {
      top: twips(marginTop),
      bottom: twips(marginBottom),
      left: twips(marginX),
      right: twips(marginX),
      header: twips(marginTop / 2),
    },
  };
}

const emptyHeader = (): Header => new Header({ children: [new Paragraph({})] });

function pageHeader({ name = '', language }: PageDocument, lineWidth: number): Header {
  const tabStops = [{ type: TabStopType.RIGHT, position: lineWidth }];
  const run = new TextRun({
    children: [name, new Tab(), `${WORDS[language].page} `, PageNumber.CURRENT],
  });
  return new Header({
    children: [new Paragraph({ style: STYLE.pageHeader, tabStops, children: [run] })],
  });
}
