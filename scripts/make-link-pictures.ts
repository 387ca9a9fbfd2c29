// Draws the picture that a link to a page is shown with (Open Graph, 1200 x 630), one for each page
// that search engines may keep, from the built page's own title and description.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { INDEXED_PAGES } from '@trueline/contracts';
import { ROOT } from './parallel.ts';

const CLIENT = join(ROOT, 'apps/web/build/client');
const FONTS = globSync(
  ['source-serif-4/600SemiBold/*.ttf', 'figtree/400Regular/*.ttf'].map((path) =>
    join(ROOT, 'node_modules/@expo-google-fonts', path),
  ),
);
/** The dark theme's paper, ink, soft ink and evidence in sRGB. */
const COLORS = { paper: '#0d1117', ink: '#f2efe9', soft: '#b9b5ad', evidence: '#5cc7bd' };

const textOf = (html: string, pattern: RegExp) =>
  (pattern.exec(html)?.[1] ?? '').replaceAll('&#x27;', '’').replaceAll('&amp;', '&');
const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Lines of at most `width` characters. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length === 0 || longer.length > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

function drawPicture(title: string, description: string): Buffer {
  const heading = wrap(title, 30).slice(0, 3);
  const below = 250 + heading.length * 84;
  const line = (text: string, y: number, size: number, font: string, color: string) =>
    `<text x="130" y="${y}" font-family="${font}" font-size="${size}" fill="${color}">${escapeXml(text)}</text>`;
  const serif = 'Source Serif 4 SemiBold, Source Serif 4';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
<rect width="1200" height="630" fill="${COLORS.paper}"/>
<path d="M80 84 V${below - 50} q0 26 26 26 H1120" fill="none" stroke="${COLORS.evidence}" stroke-width="6"/>
${line('Trueline', 124, 44, serif, COLORS.evidence)}
${heading.map((text, index) => line(text, 250 + index * 84, 72, serif, COLORS.ink)).join('\n')}
${wrap(description, 62)
  .slice(0, 3)
  .map((text, index) => line(text, below + 50 + index * 46, 34, 'Figtree', COLORS.soft))
  .join('\n')}
</svg>`;
  const font = { fontFiles: FONTS, loadSystemFonts: false, defaultFontFamily: 'Figtree' };
  return new Resvg(svg, { font }).render().asPng();
}

if (FONTS.length !== 2) throw new Error('The fonts of the pictures are not installed');
mkdirSync(join(CLIENT, 'og'), { recursive: true });
for (const path of INDEXED_PAGES) {
  const html = readFileSync(join(CLIENT, path, 'index.html'), 'utf8');
  const title = textOf(html, /<title>([^<]*)<\/title>/);
  const description = textOf(html, /<meta name="description" content="([^"]*)"/);
  const name = path === '/' ? 'home' : path.slice(1);
  const heading = path === '/' ? 'Fit the job. Keep every line true.' : title.split(' · ')[0];
  writeFileSync(join(CLIENT, 'og', `${name}.png`), drawPicture(heading ?? title, description));
}
