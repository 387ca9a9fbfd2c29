import type { LeftOutText } from '@trueline/contracts';
import type { Line } from '../../layout/line.ts';
import type { Source } from '../../layout/source.ts';
import { ReadError } from '../../outcome.ts';
import { footLines, headLines } from '../rich/page-margins.ts';
import { type Looks, type Run, styledLines, visibleOnly } from '../rich/styled-lines.ts';
import { rowLines } from '../rich/table-row.ts';
import { rtfTokens } from './rtf-tokens.ts';

const MAX_DEPTH = 200;
const TWIPS_PER_POINT = 20;
const LINE_TWIPS = 240;
const VISIBLE_GAP = 100;
const INDENT_PER_LEVEL = 18;
/** Groups that hold no text of the document. */
const SILENT = new Set(
  'fonttbl stylesheet info pict object footnote annotation listtable listoverridetable revtbl rsidtbl generator themedata colorschememapping latentstyles datastore xmlnstbl mmathPr pntext listtext pn shppict nonshppict atnid atnauthor bkmkstart bkmkend tc xe'.split(
    ' ',
  ),
);
const CHARACTERS: Readonly<Record<string, string>> = {
  tab: '\t',
  line: '\n',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
};

interface State {
  looks: Looks;
  /** What the group's bytes are: the document's text, a field's instruction, the table of colors, or nothing. */
  into: 'text' | 'field' | 'colors' | 'nothing';
  /** Characters that follow `\u` for readers without Unicode. */
  skip: number;
}

interface Paragraph {
  indent: number;
  before: number;
  listLevel: number | undefined;
  headingLevel: number | undefined;
  inTable: boolean;
}

const PLAIN: Paragraph = {
  indent: 0,
  before: 0,
  listLevel: undefined,
  headingLevel: undefined,
  inTable: false,
};

/** Lines of a rich-text file, whose characters are its bytes. Throws a ReadError. */
export function readRtf(file: string): Source {
  return new RtfReader().read(file);
}

class RtfReader {
  readonly #hidden: string[] = [];
  #lines: Line[] = [];
  /** A page's header or footer that is being read: the text's lines wait, and it ends with the group of this depth. */
  #margin: { of: 'heads' | 'feet'; depth: number; outer: Line[] } | undefined;
  readonly #margins: Record<'heads' | 'feet', Line[]> = { heads: [], feet: [] };
  #decoder = new TextDecoder('windows-1252');
  #stack: State[] = [];
  #state: State = { looks: {}, into: 'text', skip: 1 };
  #paragraph: Paragraph = PLAIN;
  #runs: Run[] = [];
  #links: string[] = [];
  #bytes = '';
  #field = '';
  #colors: string[] = [];
  #color = { red: 0, green: 0, blue: 0 };
  #toSkip = 0;
  #gap = 0;
  #cell: Line[] = [];
  #cells: Line[][] = [];
  #ignorable = false;

  read(file: string): Source {
    for (const token of rtfTokens(file)) {
      if (token.kind === 'open') this.#open();
      else if (token.kind === 'close') this.#close();
      else if (token.kind === 'bytes') this.#addBytes(token.bytes);
      else this.#word(token.name, token.value);
    }
    this.#endParagraph();
    this.#endRow();
    const { heads, feet } = this.#margins;
    const leftOut: LeftOutText[] = [];
    const top = headLines(heads, this.#lines, leftOut);
    const lines = [...top, ...this.#lines, ...footLines(feet, leftOut, this.#lines)];
    return { lines, hidden: this.#hidden, leftOut };
  }

  #open(): void {
    this.#flush();
    if (this.#stack.length > MAX_DEPTH) throw new ReadError('TOO_COMPLEX');
    this.#stack.push({ ...this.#state });
  }

  #close(): void {
    this.#flush();
    if (this.#state.into === 'field') {
      const target = /HYPERLINK\s+(?:\\\w\s+)*"([^"]+)"/.exec(this.#field)?.[1];
      if (target !== undefined) this.#links.push(target);
      this.#field = '';
    }
    if (this.#margin?.depth === this.#stack.length) this.#endMargin(this.#margin);
    this.#state = this.#stack.pop() ?? this.#state;
    this.#ignorable = false;
  }

  #addBytes(bytes: string): void {
    const skipped = Math.min(this.#toSkip, bytes.length);
    this.#toSkip -= skipped;
    const rest = bytes.slice(skipped);
    if (this.#state.into === 'text') this.#bytes += rest;
    else if (this.#state.into === 'field') this.#field += rest;
    else if (this.#state.into === 'colors')
      for (const sign of rest) if (sign === ';') this.#endColor();
    this.#ignorable = false;
  }

  #endColor(): void {
    const { red, green, blue } = this.#color;
    this.#colors.push(Math.min(red, green, blue) >= 0xfa ? 'white' : 'other');
    this.#color = { red: 0, green: 0, blue: 0 };
  }

  #word(name: string, value: number | undefined): void {
    this.#flush();
    if (name === '*') this.#ignorable = true;
    else if (!this.#destination(name)) {
      this.#ignorable = false;
      if (this.#state.into === 'colors') {
        if (name === 'red' || name === 'green' || name === 'blue') this.#color[name] = value ?? 0;
      } else if (this.#state.into === 'text') {
        if (!this.#setLooks(name, value) && !this.#setParagraph(name, value))
          this.#text(name, value);
      }
    }
  }

  #startMargin(of: 'heads' | 'feet'): void {
    if (this.#margin !== undefined) return;
    this.#endParagraph();
    this.#margin = { of, depth: this.#stack.length, outer: this.#lines };
    this.#lines = [];
  }

  /** Each kind once: first pages and facing pages often say the same. */
  #endMargin({ of, outer }: { of: 'heads' | 'feet'; outer: Line[] }): void {
    this.#endParagraph();
    if (this.#margins[of].length === 0) this.#margins[of] = this.#lines;
    this.#lines = outer;
    this.#margin = undefined;
  }

  /** Whether the word says what its group is. */
  #destination(name: string): boolean {
    if (/^header[lrf]?$/.test(name)) this.#startMargin('heads');
    else if (/^footer[lrf]?$/.test(name)) this.#startMargin('feet');
    else if (name === 'fldinst') this.#state.into = 'field';
    else if (name === 'colortbl') this.#state.into = 'colors';
    else if (SILENT.has(name)) this.#state.into = 'nothing';
    else if (this.#ignorable) this.#state.into = 'nothing';
    else return false;
    this.#ignorable = false;
    return true;
  }

  #setLooks(name: string, value: number | undefined): boolean {
    const isOn = value !== 0;
    const { looks } = this.#state;
    if (name === 'plain') this.#state.looks = {};
    else if (name === 'b') this.#state.looks = { ...looks, bold: isOn };
    else if (name === 'i') this.#state.looks = { ...looks, italic: isOn };
    else if (name === 'caps') this.#state.looks = { ...looks, caps: isOn };
    else if (name === 'v') this.#state.looks = { ...looks, hidden: isOn };
    else if (name === 'fs') this.#state.looks = { ...looks, size: (value ?? 24) / 2 };
    else if (name === 'cf')
      this.#state.looks = { ...looks, white: this.#colors[value ?? 0] === 'white' };
    // A ground of its own may make white letters show.
    else if (name === 'highlight' || name === 'cb' || name === 'chcbpat')
      this.#state.looks = { ...looks, white: undefined };
    else return false;
    return true;
  }

  #setParagraph(name: string, value: number | undefined): boolean {
    const paragraph = { ...this.#paragraph };
    if (name === 'pard') this.#paragraph = PLAIN;
    else if (name === 'li') paragraph.indent = (value ?? 0) / TWIPS_PER_POINT;
    else if (name === 'sb') paragraph.before = value ?? 0;
    else if (name === 'ls') paragraph.listLevel ??= value === 0 ? undefined : 0;
    else if (name === 'ilvl') paragraph.listLevel = value ?? 0;
    else if (name === 'outlinelevel')
      paragraph.headingLevel = (value ?? 9) < 9 ? (value ?? 0) + 1 : undefined;
    else if (name === 'intbl') paragraph.inTable = true;
    else return false;
    if (name !== 'pard') this.#paragraph = paragraph;
    return true;
  }

  #text(name: string, value: number | undefined): void {
    const character = CHARACTERS[name];
    if (character !== undefined) this.#add(character);
    else if (name === 'u') {
      this.#add(String.fromCharCode((value ?? 0) & 0xffff));
      this.#toSkip = this.#state.skip;
    } else if (name === 'uc') this.#state.skip = Math.max(0, value ?? 1);
    else if (name === 'ansicpg') this.#decoder = decoderOf(value);
    else if (name === 'par' || name === 'sect' || name === 'page') this.#endParagraph();
    else if (name === 'cell') this.#endCell();
    else if (name === 'row') this.#endRow();
  }

  #flush(): void {
    if (this.#bytes === '') return;
    const bytes = Uint8Array.from(this.#bytes, (sign) => sign.charCodeAt(0));
    this.#bytes = '';
    this.#add(this.#decoder.decode(bytes));
  }

  #add(text: string): void {
    this.#runs.push({ text, looks: this.#state.looks });
  }

  #endParagraph(): void {
    this.#flush();
    const { indent, before, listLevel, headingLevel, inTable } = this.#paragraph;
    const runs = inTable
      ? this.#runs.map((run) => ({ ...run, looks: { ...run.looks, white: false } }))
      : this.#runs;
    const lines = styledLines(visibleOnly(runs, this.#hidden), {
      x: indent,
      markX:
        listLevel === undefined || headingLevel !== undefined
          ? undefined
          : INDENT_PER_LEVEL * (listLevel + 1),
      headingLevel,
      gapBefore: Math.max(this.#gap, before > VISIBLE_GAP ? Math.max(0.6, before / LINE_TWIPS) : 0),
      links: this.#links,
    });
    this.#gap = lines.length === 0 ? 1 : 0;
    (inTable ? this.#cell : this.#lines).push(...lines);
    this.#runs = [];
    this.#links = [];
  }

  #endCell(): void {
    this.#paragraph = { ...this.#paragraph, inTable: true };
    this.#endParagraph();
    this.#cells.push(this.#cell);
    this.#cell = [];
  }

  #endRow(): void {
    if (this.#cell.length > 0) this.#cells.push(this.#cell);
    this.#lines.push(...rowLines(this.#cells));
    this.#cells = [];
    this.#cell = [];
  }
}

/** Windows code pages; the file's Unicode is written as `\u`. */
function decoderOf(codePage: number | undefined): InstanceType<typeof TextDecoder> {
  const known = (codePage ?? 0) >= 1250 && (codePage ?? 0) <= 1258;
  return new TextDecoder(known ? `windows-${codePage}` : 'windows-1252');
}
