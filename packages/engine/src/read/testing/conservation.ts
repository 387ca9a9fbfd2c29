import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { repairText } from '../characters.ts';
import { readDocx } from '../formats/docx/read-docx.ts';
import { readOdt } from '../formats/odt/read-odt.ts';
import { readPages } from '../formats/pdf/open-pdf.ts';
import { pdfLines } from '../formats/pdf/pdf-lines.ts';
import { openZip, type Zip } from '../formats/rich/zip.ts';
import { lineText } from '../layout/line.ts';
import type { Source } from '../layout/source.ts';
import { DEFAULT_LIMITS } from '../outcome.ts';

/** Words of the file that stand neither in its lines nor among what they leave out. Taken from the file by other means than the reader's: pdf.js alone, or the text elements of its XML. */
export async function lostWords(bytes: Uint8Array): Promise<string[]> {
  const isPdf = Buffer.from(bytes.subarray(0, 5)).toString() === '%PDF-';
  if (isPdf) {
    const { pages } = await readPages(bytes, DEFAULT_LIMITS);
    return lost(await wordsOfPdf(bytes), pdfLines(pages));
  }
  const zip = openZip(bytes, DEFAULT_LIMITS.maxUnpackedBytes);
  const isWord = zip.names.includes('word/document.xml');
  return lost(isWord ? wordsOfDocx(zip) : wordsOfOdt(zip), isWord ? readDocx(zip) : readOdt(zip));
}

/** Letters and figures alone: spaces between letters and hyphens at line ends come and go. */
const squeeze = (text: string): string =>
  repairText(text)
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

function lost(words: readonly string[], { lines, leftOut }: Omit<Source, 'hidden'>): string[] {
  const said = [...lines.map(lineText), ...(leftOut ?? []).map(({ text }) => text)];
  const all = squeeze(said.join(''));
  const places = new Map<string, number>();
  const wanted = new Map<string, number>();
  for (const word of words) wanted.set(word, (wanted.get(word) ?? 0) + 1);
  for (const word of wanted.keys()) places.set(word, all.split(word).length - 1);
  return [...wanted]
    .filter(([word, count]) => (places.get(word) ?? 0) < count)
    .map(([word]) => word);
}

const wordsIn = (text: string): string[] =>
  text
    .split(/\s+/)
    .map(squeeze)
    .filter((word) => word !== '');

async function wordsOfPdf(bytes: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(bytes), disableFontFace: true, verbosity: 0 });
  const document = await task.promise;
  const words: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    for (const item of items) if ('str' in item) words.push(...wordsIn(item.str));
  }
  await task.destroy();
  return words;
}

const textOf = (zip: Zip, name: string): string =>
  new TextDecoder().decode(zip.findFile(name) ?? new Uint8Array());

/** XML to the words of its paragraphs: tabs and breaks part words, other tags do not. */
const wordsOfXml = (xml: string, breaks: RegExp): string[] =>
  wordsIn(
    xml
      .replace(breaks, ' ')
      .replace(/<[^>]*>/g, '')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/&apos;/g, "'")
      .replace(/&#(x?)([0-9a-f]+);/gi, (_, hex: string, code: string) =>
        String.fromCodePoint(Number.parseInt(code, hex === '' ? 10 : 16)),
      )
      .replace(/&amp;/g, '&'),
  );

function wordsOfDocx(zip: Zip): string[] {
  const parts = zip.names.filter((name) =>
    /^word\/(?:document|header\d*|footer\d*|footnotes|endnotes)\.xml$/.test(name),
  );
  const words = parts.flatMap((name) =>
    wordsOfXml(
      textOf(zip, name)
        .replace(/<(\w+:)?Fallback\b[\s\S]*?<\/\1?Fallback>/g, '')
        .replace(/<(w:)(instrText|delText|delInstrText)\b[\s\S]*?<\/\1\2>/g, '')
        .replace(
          /<(wp\w*:)(posOffset|align|pctWidth|pctHeight|sizeRelH|sizeRelV)\b[^>]*>[^<]*/g,
          '<x>',
        ),
      /<(?:w:p|w:tab|w:br|w:cr|w:tc|w:drawing|w:pict)\b[^>]*>/g,
    ),
  );
  const isRepeated = parts.length > 1;
  return isRepeated ? [...new Set(words)] : words;
}

const wordsOfOdt = (zip: Zip): string[] =>
  wordsOfXml(
    /<office:text\b[\s\S]*<\/office:text>/.exec(textOf(zip, 'content.xml'))?.[0] ?? '',
    /<text:(?:p|h|tab|line-break|s)\b[^>]*>/g,
  );
