import { parseDocument } from 'htmlparser2';
import { type Line, lineText } from '../../layout/line.ts';
import type { Source } from '../../layout/source.ts';
import { ReadError } from '../../outcome.ts';
import { type Looks, type Run, styledLines } from '../rich/styled-lines.ts';
import { rowLines } from '../rich/table-row.ts';
import {
  type HtmlDocument,
  type HtmlElement,
  type HtmlNode,
  isElement,
  isTextNode,
} from './dom.ts';
import { hidingClasses, isHiddenElement, looksOf } from './html-looks.ts';
import { isInlineGap, NO_BORDER, pastEnd, pastStart } from './inline-gaps.ts';

const MAX_DEPTH = 200;
const MAX_NODES = 60_000;
const INDENT_PER_LEVEL = 18;
const SKIPPED = new Set(
  'script style head template noscript svg math iframe object audio video canvas select button textarea title meta link'.split(
    ' ',
  ),
);
const INLINE = new Set(
  'a abbr acronym b bdi bdo big cite code data dfn em font i img input ins kbd label mark meter output q s samp small span strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

interface Context {
  looks: Looks;
  listLevel: number;
  depth: number;
}

/** Lines of a web page; what its style sheets and attributes hide is left out. */
export function readHtml(html: string): Source {
  const document = parseDocument(html, { decodeEntities: true });
  const writer = new PageWriter(hidingClasses(document));
  writer.addAll(document, { looks: {}, listLevel: 0, depth: 0 });
  writer.endParagraph();
  // A page's copyright line is the site's, not the person's.
  const lines = writer.lines.filter((line) => !/^(?:©|\(c\)|copyright\b)/i.test(lineText(line)));
  return { lines, hidden: writer.hidden };
}

class PageWriter {
  lines: Line[] = [];
  readonly hidden: string[] = [];
  readonly #hiding: ReadonlySet<string>;
  #runs: Run[] = [];
  #links: string[] = [];
  #gap = 0;
  #nodes = 0;
  #headingLevel: number | undefined;
  #markX: number | undefined;
  #preformatted = false;
  /** Inline elements that began or ended since the last text. */
  #border = NO_BORDER;

  constructor(hiding: ReadonlySet<string>) {
    this.#hiding = hiding;
  }

  addAll(parent: HtmlDocument | HtmlElement, context: Context): void {
    if (context.depth > MAX_DEPTH) throw new ReadError('TOO_COMPLEX');
    for (const child of parent.children) this.#add(child, { ...context, depth: context.depth + 1 });
  }

  #add(node: HtmlNode, context: Context): void {
    if (++this.#nodes > MAX_NODES) throw new ReadError('TOO_COMPLEX');
    if (isTextNode(node)) this.#addText(node.data, context.looks);
    if (!isElement(node) || SKIPPED.has(node.name) || isSiteMenu(node)) return;
    if (isHiddenElement(node, this.#hiding)) {
      const words = textOf(node);
      if (words !== '') this.hidden.push(words);
      return;
    }
    const inside = { ...context, looks: looksOf(node, context.looks) };
    if (node.name === 'br') this.#runs.push({ text: '\n', looks: inside.looks });
    else if (node.name === 'hr') this.#openParagraph(1);
    else if (node.name === 'tr') this.#addRow(node, inside);
    else if (INLINE.has(node.name)) this.#addInline(node, inside);
    else this.#addBlock(node, inside);
  }

  #addInline(node: HtmlElement, context: Context): void {
    const { href } = node.attribs;
    if (node.name === 'a' && href !== undefined) this.#links.push(href);
    this.#border = pastStart(this.#border, node.name);
    this.addAll(node, context);
    this.#border = pastEnd(this.#border, node.name);
  }

  #addText(text: string, looks: Looks): void {
    if (text === '') return;
    if (isInlineGap(this.#runs.at(-1)?.text ?? '', text, this.#border))
      this.#runs.push({ text: '\t', looks: {} });
    this.#border = NO_BORDER;
    this.#runs.push({ text: this.#preformatted ? text : text.replace(/\s+/g, ' '), looks });
  }

  #addBlock(node: HtmlElement, context: Context): void {
    const isList = node.name === 'ul' || node.name === 'ol';
    const level = /^h([1-6])$/.exec(node.name)?.[1];
    const gap = level !== undefined ? 1 : node.name === 'p' || isList ? 0.4 : 0;
    this.#openParagraph(isList && context.listLevel > 0 ? 0 : gap);
    if (level !== undefined) this.#headingLevel = Number(level);
    if (node.name === 'li') this.#markX = INDENT_PER_LEVEL * Math.max(1, context.listLevel);
    const wasPreformatted = this.#preformatted;
    if (node.name === 'pre') this.#preformatted = true;
    const at = this.lines.length;
    this.addAll(node, isList ? { ...context, listLevel: context.listLevel + 1 } : context);
    this.endParagraph();
    // A page's foot is no part of its last section.
    const foot = node.name === 'footer' ? this.lines[at] : undefined;
    if (foot !== undefined) foot.startsColumn = true;
    this.#preformatted = wasPreformatted;
    this.#headingLevel = undefined;
  }

  /** Each cell is written apart; then the row is put together. */
  #addRow(row: HtmlElement, context: Context): void {
    this.#openParagraph(0);
    const outer = this.lines;
    const elements = row.children.filter(isElement);
    // Names of columns say nothing of the person.
    if (elements.length > 1 && elements.every(({ name }) => name === 'th')) return;
    const cells = elements.map((cell) => {
      this.lines = [];
      this.#addBlock(cell, { ...context, looks: looksOf(cell, context.looks) });
      return this.lines;
    });
    this.lines = [...outer, ...rowLines(cells)];
  }

  #openParagraph(gap: number): void {
    this.endParagraph();
    this.#gap = Math.max(this.#gap, gap);
  }

  endParagraph(): void {
    const inked = this.#runs.some(({ text }) => text.trim() !== '');
    if (inked) {
      const lines = styledLines(this.#runs, {
        x: this.#markX ?? 0,
        markX: this.#markX,
        headingLevel: this.#headingLevel,
        gapBefore: this.#gap,
        links: this.#links,
      });
      this.lines.push(...lines);
      this.#gap = 0;
      this.#markX = undefined;
    }
    this.#runs = [];
    this.#links = [];
  }
}

/** Links within the site; a menu that leads to the person's own addresses is their contacts. */
function isSiteMenu(node: HtmlElement): boolean {
  return node.name === 'nav' && !hrefsOf(node).some((href) => /^(?:mailto:|tel:)/i.test(href));
}

function hrefsOf(node: HtmlElement): string[] {
  return node.children
    .filter(isElement)
    .flatMap((child) => [child.attribs.href ?? '', ...hrefsOf(child)]);
}

function textOf(node: HtmlNode): string {
  if (isTextNode(node)) return node.data.trim();
  return isElement(node) && !SKIPPED.has(node.name)
    ? node.children
        .map(textOf)
        .filter((text) => text !== '')
        .join(' ')
    : '';
}
