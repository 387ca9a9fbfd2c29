import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Looks } from './html-parts.ts';
import { LOOKS, partsOf } from './html-parts.ts';
import type { HtmlStructure } from './html-structures.ts';
import { type Drawn, drawLooks, namesOf, type Sheet } from './sheet.ts';

/** Families with their files for plain, bold and slanted letters. */
const FAMILIES = [
  ['source-sans-3', 'SourceSans3', '400Regular', '600SemiBold', '400Regular_Italic'],
  ['eb-garamond', 'EBGaramond', '400Regular', '600SemiBold', '400Regular_Italic'],
  ['figtree', 'Figtree', '400Regular', '700Bold', '400Regular_Italic'],
  ['noto-sans', 'NotoSans', '400Regular', '700Bold', '400Regular_Italic'],
  ['literata', 'Literata', '400Regular', '700Bold', '400Regular_Italic'],
] as const;
const ACCENTS = ['#1f5c8a', '#7a2e4d', '#2f6b45', '#444444'];
const { resolve } = createRequire(import.meta.url);

/** A whole page of HTML and the looks that it was drawn with. Fonts are part of it. */
export function drawHtml(sheet: Sheet, structure: HtmlStructure): Drawn {
  const { random } = sheet;
  const looks = drawLooks(random, LOOKS);
  const css = [
    fontFaces(random.pick(FAMILIES), looks.bold === 'synthetic'),
    `:root{--accent:${random.pick(ACCENTS)};--pale:#eef1f4}`,
    `@page{size:${random.pick(['A4', 'Letter'])};margin:30pt 40pt}`,
    `body{font:${random.pick(['9pt', '9.5pt', '10pt', '11pt'])}/${random.pick(['1.3', '1.42', '1.55'])} F,'DejaVu Sans';margin:0;-webkit-print-color-adjust:exact}`,
    BASE,
    NAMES[looks.name],
    HEADINGS[looks.heading],
    BULLETS[looks.bullets],
    structure.css,
  ];
  const body = structure.body(partsOf(sheet, looks), sheet);
  return {
    html: `<!doctype html><meta charset="utf-8"><title></title><style>${css.join('\n')}</style>${body}`,
    looks: namesOf(looks),
  };
}

/** Without a file for bold letters the browser thickens the plain ones. */
function fontFaces(
  [folder, stem, ...weights]: (typeof FAMILIES)[number],
  isPlain: boolean,
): string {
  const styles = ['font-weight:400', 'font-weight:700', 'font-style:italic'];
  return weights
    .slice(0, isPlain ? 1 : undefined)
    .map((weight, index) => {
      const file = resolve(`@expo-google-fonts/${folder}/${weight}/${stem}_${weight}.ttf`);
      const data = readFileSync(file).toString('base64');
      return `@font-face{font-family:F;${styles[index]};src:url(data:font/ttf;base64,${data})}`;
    })
    .join('\n');
}

const BASE = `
h1{font-size:25pt;line-height:1.15;margin:0}
h2{font-size:13pt;margin:13pt 0 5pt;color:var(--accent);line-height:1.2}
p,ul{margin:3pt 0}ul{padding-left:14pt}.bare{list-style:none;padding:0}
.label{font-size:12pt}.entry{margin-bottom:8pt}
.title,.aside .key{font-weight:700}.under,.place{color:#444}i.employer{font-style:italic}
.split{display:flex;justify-content:space-between;gap:12pt}
.dated{display:grid;grid-template-columns:88pt 1fr;gap:12pt}.dates{color:#555}
.tag{display:inline-block;padding:1pt 6pt;border:.7pt solid #888;border-radius:8pt;margin:0 3pt 3pt 0}
.bar{height:4pt;background:#ddd;margin:1pt 0 4pt}.bar div{width:70%;height:100%;background:var(--accent)}
.certificate{margin-bottom:5pt}
.cells{display:grid;grid-template-columns:1fr 1fr;gap:0 12pt}.icon{color:var(--accent)}
`;

const NAMES: Record<Looks['name'], string> = {
  plain: '',
  'spaced-caps': 'h1{letter-spacing:.24em;text-transform:uppercase;font-size:20pt;font-weight:400}',
  'two-weights': 'h1{font-weight:400}h1 .last{font-weight:700}',
  'two-lines': 'h1 .first{font-weight:400}',
  'two-sizes': 'h1 .first{font-size:17pt}',
};

const HEADINGS: Record<Looks['heading'], string> = {
  plain: '',
  caps: 'h2{text-transform:uppercase}',
  'small-caps': 'h2{font-variant:small-caps}',
  spaced: 'h2{text-transform:uppercase;letter-spacing:.2em;font-size:11pt}',
  band: 'h2{background:var(--pale);padding:2pt 5pt;color:#222}',
  ruled: 'h2{border-bottom:.8pt solid var(--accent)}',
  iconed: 'h2 svg{fill:var(--accent)}',
};

const BULLETS: Record<Looks['bullets'], string> = {
  disc: '',
  sign: 'ul:not(.bare)>li{list-style:none;position:relative}ul:not(.bare)>li::before{content:"▸";position:absolute;left:-11pt}',
  shape:
    'ul:not(.bare)>li{list-style:none;position:relative}ul:not(.bare)>li::before{content:"";position:absolute;left:-10pt;top:.5em;width:3.4pt;height:3.4pt;background:var(--accent)}',
  none: 'ul{list-style:none}',
};
