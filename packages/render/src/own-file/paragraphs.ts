/** A piece of a run: its text (of `w:t`), or one character for what stands between texts. */
interface RunPart {
  xml: string;
  text: string;
  isText: boolean;
}

/** A run of a paragraph, at its place in the part's XML; `from` is the offset of its text in the paragraph's. */
export interface Run {
  start: number;
  end: number;
  /** `<w:r>` with its attributes, and its properties. */
  open: string;
  properties: string;
  parts: RunPart[];
  from: number;
  to: number;
}

/** A row of a table at its place in the XML. */
export interface Row {
  start: number;
  end: number;
  /** A cell of it goes over several rows. */
  isMerged: boolean;
  table: { rows: number };
}

/** A paragraph at its place in the XML of a part. Offsets are UTF-16. */
export interface Paragraph {
  part: string;
  start: number;
  end: number;
  text: string;
  runs: Run[];
  /** Properties, with their tags; empty where there are none. */
  properties: string;
  /** The copy of a text box that old programs read (`mc:Fallback`). */
  isFallback: boolean;
  /** Of the table cell or text box that it stands in, by its place in the XML; 0 in the body. */
  cell: number;
  /** The innermost row that it stands in. */
  row?: Row;
  isInBox: boolean;
  /** Somebody's tracked changes stand in it, of text or of formatting. */
  hasRevisions: boolean;
  /** A picture, a box or an object is anchored in it. */
  holdsBlocks: boolean;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decode = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return ENTITIES[String(name)] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : String(whole);
  });

/** Characters that XML has no way to write. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what it is about
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text as it stands between XML tags. */
export const encode = (text: string): string =>
  text
    .replace(UNWRITABLE, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const REVISED = /<w:(?:ins|del|moveFrom|moveTo|\w+Change)\b/;
const BLOCK = /^(?:w:drawing|w:pict|w:object|mc:AlternateContent)$/;

const TAG = /<(\/?)([\w:]+)((?:\s[^<>]*?)?)(\/?)>/g;

/** What a child of a run that is no text reads as. */
const SPACES: Record<string, string> = {
  'w:tab': '\t',
  'w:ptab': '\t',
  'w:br': '\n',
  'w:cr': '\n',
  'w:noBreakHyphen': '-',
};

/** The tables and rows that are open while a part's tags pass. */
class Tables {
  readonly #tables: { rows: number }[] = [];
  readonly #rows: Row[] = [];

  get row(): Row | undefined {
    return this.#rows.at(-1);
  }

  step(
    name: string,
    isEnd: boolean,
    isOpening: boolean,
    { index, 0: whole }: RegExpExecArray,
  ): void {
    const table = this.#tables.at(-1);
    if (name === 'w:tbl' && isOpening) this.#tables.push({ rows: 0 });
    if (name === 'w:tbl' && isEnd) this.#tables.pop();
    if (name === 'w:vMerge' && this.row) this.row.isMerged = true;
    if (name !== 'w:tr') return;
    if (isOpening && table) {
      table.rows += 1;
      this.#rows.push({ start: index, end: 0, isMerged: false, table });
    }
    const closed = isEnd ? this.#rows.pop() : undefined;
    if (closed) closed.end = index + whole.length;
  }
}

/** Every paragraph of a part, also those inside of text boxes; text that is deleted or moved away is not read. */
export function listParagraphs(xml: string, part: string): Paragraph[] {
  const found: Paragraph[] = [];
  const open: Paragraph[] = [];
  const cells: number[] = [];
  const tables = new Tables();
  let boxes = 0;
  let fallbacks = 0;
  let gone = 0;
  TAG.lastIndex = 0;
  for (let tag = TAG.exec(xml); tag !== null; tag = TAG.exec(xml)) {
    const [whole, slash, name = '', , selfClosed] = tag;
    const isEnd = slash === '/';
    const isOpening = !isEnd && selfClosed !== '/';
    const paragraph = open.at(-1);
    if (name === 'mc:Fallback' && selfClosed !== '/') fallbacks += isEnd ? -1 : 1;
    if (/^w:(?:tc|txbxContent)$/.test(name)) {
      if (isEnd) cells.pop();
      else if (isOpening) cells.push(tag.index);
    }
    if (/^w:(?:ins|del|moveFrom|moveTo|\w+Change)$/.test(name) && paragraph)
      paragraph.hasRevisions = true;
    tables.step(name, isEnd, isOpening, tag);
    if (name === 'w:txbxContent' && selfClosed !== '/') boxes += isEnd ? -1 : 1;
    if (BLOCK.test(name) && paragraph) paragraph.holdsBlocks = true;
    if (/^w:(?:del|moveFrom)$/.test(name) && selfClosed !== '/') gone += isEnd ? -1 : 1;
    if (name === 'w:p' && isOpening) {
      open.push({
        part,
        start: tag.index,
        end: 0,
        text: '',
        runs: [],
        properties: '',
        isFallback: fallbacks > 0,
        cell: cells.at(-1) ?? 0,
        ...(tables.row && { row: tables.row }),
        isInBox: boxes > 0,
        hasRevisions: false,
        holdsBlocks: false,
      });
    } else if (name === 'w:p' && isEnd && paragraph) {
      paragraph.end = tag.index + whole.length;
      open.pop();
      found.push(paragraph);
    } else if (name === 'w:pPr' && isOpening && paragraph && paragraph.runs.length === 0) {
      const close = xml.indexOf('</w:pPr>', tag.index);
      // No XML: nothing is written into such a part.
      if (close === -1) return [];
      const end = close + '</w:pPr>'.length;
      paragraph.properties = xml.slice(tag.index, end);
      paragraph.hasRevisions ||= REVISED.test(paragraph.properties);
      TAG.lastIndex = end;
    } else if (name === 'w:r' && isOpening && paragraph && gone === 0) {
      const run = readRun(xml, tag.index, whole, paragraph.text.length);
      // A run that holds a box is no text of this paragraph; the box's own paragraphs are read.
      if (run === undefined) continue;
      paragraph.hasRevisions ||= REVISED.test(run.properties);
      paragraph.runs.push(run);
      paragraph.text += run.parts.map(({ text }) => text).join('');
      TAG.lastIndex = run.end;
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

const HOLDS_BLOCKS = /<(?:w:drawing|w:pict|mc:AlternateContent|w:object|w:r[ >])/;

function readRun(xml: string, start: number, opening: string, from: number): Run | undefined {
  const close = xml.indexOf('</w:r>', start);
  const inner = xml.slice(start + opening.length, close);
  if (close === -1 || HOLDS_BLOCKS.test(inner)) return undefined;
  const properties = /^\s*<w:rPr>[\s\S]*?<\/w:rPr>|^\s*<w:rPr\s*\/>/.exec(inner)?.[0] ?? '';
  const parts: RunPart[] = [];
  const CHILD = /<([\w:]+)(?:\s[^<>]*?)?(?:\/>|>([\s\S]*?)<\/\1>)/g;
  for (const [child, name = '', content = ''] of inner.slice(properties.length).matchAll(CHILD)) {
    const isText = name === 'w:t';
    parts.push({ xml: child, text: isText ? decode(content) : (SPACES[name] ?? ''), isText });
  }
  const length = parts.reduce((sum, { text }) => sum + text.length, 0);
  const end = close + '</w:r>'.length;
  return { start, end, open: opening, properties, parts, from, to: from + length };
}
