import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface OpenedPdf {
  /** Text of each page in the order of the content stream, which is what a plain extractor sees. */
  pages: string[];
  info: Record<string, unknown>;
  isTagged: boolean;
  /** By file name. */
  attachments: Map<string, Uint8Array>;
  links: string[];
}

interface Attachment {
  filename: string;
  content: Uint8Array;
}

export async function openPdf(bytes: Uint8Array): Promise<OpenedPdf> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const opened: OpenedPdf = {
    pages: [],
    info: (await pdf.getMetadata()).info as Record<string, unknown>,
    isTagged: (await pdf.getMarkInfo())?.Marked === true,
    attachments: new Map(),
    links: [],
  };
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    opened.pages.push(
      items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''),
    );
    for (const { url } of await page.getAnnotations()) if (url) opened.links.push(url);
  }
  const attachments: Record<string, Attachment> = (await pdf.getAttachments()) ?? {};
  for (const { filename, content } of Object.values(attachments)) {
    opened.attachments.set(filename, content);
  }
  await pdf.destroy();
  return opened;
}
