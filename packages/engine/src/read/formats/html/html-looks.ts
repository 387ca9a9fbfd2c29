import type { Looks } from '../rich/styled-lines.ts';
import { type HtmlDocument, type HtmlElement, isElement, isTextNode } from './dom.ts';

const BOLD = new Set('b strong th h1 h2 h3 h4 h5 h6 dt'.split(' '));
const ITALIC = new Set('i em cite dfn var address'.split(' '));
const HIDING =
  /(?:^|[;{\s])(?:display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?:\.0+)?\s*(?:[;!}]|$)|font-size\s*:\s*[012](?:\.\d+)?(?:px|pt)?\s*(?:[;!}]|$)|text-indent\s*:\s*-\d{3,}|clip\s*:\s*rect\(\s*[01](?:px)?[\s,]+[01])/i;
const WHITE =
  /(?:^|[;{\s])color\s*:\s*(?:white|#fff(?:fff)?|rgba?\(\s*255\s*,\s*255\s*,\s*255[^)]*\))\s*(?:[;!}]|$)/i;
const GROUND = /background/i;
const MAX_CSS_LENGTH = 200_000;

export function looksOf(node: HtmlElement, outer: Looks): Looks {
  const style = node.attribs.style ?? '';
  const weight = /font-weight\s*:\s*(bold|[6-9]00)/i.test(style);
  const slant = /font-style\s*:\s*italic/i.test(style);
  return {
    ...outer,
    ...((BOLD.has(node.name) || weight) && { bold: true }),
    ...((ITALIC.has(node.name) || slant) && { italic: true }),
  };
}

/** Hidden by an attribute, by its own style, or by a class or id of the page's style sheet. */
export function isHiddenElement(node: HtmlElement, hiding: ReadonlySet<string>): boolean {
  const { style = '', class: classes = '', id = '' } = node.attribs;
  if ('hidden' in node.attribs || (node.name === 'input' && node.attribs.type === 'hidden'))
    return true;
  if (HIDING.test(style) || isWhiteOnWhite(style, node)) return true;
  return (
    hiding.has(`#${id}`) ||
    classes.split(/\s+/).some((name) => name !== '' && hiding.has(`.${name}`))
  );
}

/** White letters where no element around them sets a background of its own. */
function isWhiteOnWhite(style: string, node: HtmlElement): boolean {
  if (!WHITE.test(style)) return false;
  for (let outer: HtmlElement | null = node; outer !== null; ) {
    // A class may bring a dark ground: what it brings is not known here.
    if (GROUND.test(outer.attribs.style ?? '') || outer.attribs.class !== undefined) return false;
    outer = outer.parent !== null && isElement(outer.parent) ? outer.parent : null;
  }
  return true;
}

/** Classes and ids whose rules hide, by plain selectors (`.x`, `#x`) of the page's own style sheets for the screen. */
export function hidingClasses(document: HtmlDocument): ReadonlySet<string> {
  const css = styleSheets(document)
    .slice(0, MAX_CSS_LENGTH)
    .replace(/\/\*[\s\S]*?\*\//g, '');
  const names = new Set<string>();
  for (const match of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const [, selectors = '', rules = ''] = match;
    if (!HIDING.test(`;${rules}`)) continue;
    for (const selector of selectors.split(','))
      if (/^[.#][\w-]+$/.test(selector.trim())) names.add(selector.trim());
  }
  return names;
}

function styleSheets(node: HtmlDocument | HtmlElement): string {
  return node.children
    .map((child) => {
      if (!isElement(child)) return '';
      if (child.name !== 'style') return styleSheets(child);
      const isForPrint = child.attribs.media === 'print';
      return isForPrint
        ? ''
        : child.children.map((text) => (isTextNode(text) ? text.data : '')).join('');
    })
    .join('\n');
}
