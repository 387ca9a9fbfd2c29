import type { Resume, TemplateSettings } from '@trueline/contracts';
import { RenderError } from '../errors.ts';
import { type Compiled, getCompiler } from '../typst/compiler.ts';
import { typeset } from '../typst/typeset.ts';

/** One SVG for each page, from 1; letters are drawn as outlines, so no font is needed to show it. */
export function renderSvgPages(
  resume: Resume,
  templateId: string,
  settings?: TemplateSettings,
): string[] {
  return toSvgPages(typeset(resume, templateId, settings));
}

export function toSvgPages({ document, pages }: Compiled): string[] {
  return cutPages(getCompiler().plainSvg(document), pages);
}

/** Throws `PAGE_OUT_OF_RANGE`. */
export function renderSvgPage(
  resume: Resume,
  templateId: string,
  page: number,
  settings?: TemplateSettings,
): string {
  const pages = renderSvgPages(resume, templateId, settings);
  const found = pages[page - 1];
  if (found !== undefined) return found;
  throw new RenderError(
    'PAGE_OUT_OF_RANGE',
    `There is no page ${page}: this resume has ${pages.length === 1 ? '1 page' : `${pages.length} pages`}.`,
  );
}

/** The compiler stacks all pages in one SVG: for each a white sheet and a group, then the letters that all share. Text and addresses in it are escaped and hold no line breaks, so an indent of four spaces marks exactly these parts. */
function cutPages(svg: string, count: number): string[] {
  const size = /^<svg[^>]* width="([\d.]+)pt" height="([\d.]+)pt"/.exec(svg);
  const [width, height] = [Number(size?.[1]), Number(size?.[2]) / count];
  const parts = svg.split(/\n(?= {4}<(?:path|g|defs)\b)/).slice(1);
  const letters = readLetters(parts.at(-1) ?? '');
  const open = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" width="${width}pt" height="${height}pt">`;
  return Array.from({ length: count }, (_, index) => {
    const sheet = parts[index * 2];
    const drawn = parts[index * 2 + 1]?.replace(/^ {4}<g[^>]*>/, '<g>');
    if (sheet === undefined || drawn === undefined) throw new Error('A page is missing in the SVG');
    const used = new Set(drawn.matchAll(/xlink:href="#(\w+)"/g).map(([, id]) => id));
    const defs = [...used].map((id) => letters.get(id ?? '') ?? '').join('');
    return shorten(`${open}${sheet}${drawn}<defs>${defs}</defs></svg>`);
  });
}

/** Outline of each letter by its id. */
function readLetters(defs: string): Map<string, string> {
  const symbols = defs.matchAll(/<symbol id="(\w+)"[\s\S]*?<\/symbol>/g);
  return new Map(symbols.map(([symbol, id]) => [id ?? '', symbol]));
}

/** A third of the size: coordinates to a thousandth of a point, indents gone. */
function shorten(svg: string): string {
  return svg
    .replace(/\n\s*/g, '')
    .replace(/-?\d+\.\d{4,}/g, (number) => String(Math.round(Number(number) * 1000) / 1000));
}
