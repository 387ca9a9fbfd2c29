import type { Section } from '../dress/model.ts';
import type { Parts } from './html-parts.ts';
import type { Sheet } from './sheet.ts';

/** One way in which builders of resumes lay out a page. */
export interface HtmlStructure {
  id: string;
  columns: 'one' | 'several';
  css: string;
  body: (parts: Parts, sheet: Sheet) => string;
}

/** Sections of a narrow column, and the others. */
const SHORT: Section[] = [
  'skills',
  'languages',
  'certificates',
  'awards',
  'interests',
  'references',
];
const LONG: Section[] = ['summary', 'work', 'volunteer', 'projects', 'education'];
const ALL: Section[] = [...LONG, ...SHORT];

const head = ({ name, label }: Parts): string => `<header>${name}${label}</header>`;
const fullHead = (parts: Parts): string =>
  `<header>${parts.name}${parts.label}${parts.contact}</header>`;
/** A column with its contacts under a heading, as sidebars have them, or without one. */
const contacts = (parts: Parts, { random, lang }: Sheet): string =>
  lang === 'en' && random.below(2) === 0
    ? `<section><h2>Contact</h2>${parts.contact}</section>`
    : parts.contact;

/** What lies beside the main column, which the file may hold before it or behind it. */
function besides(parts: Parts, sheet: Sheet, tag: string): string {
  const aside = `<${tag} class="aside">${contacts(parts, sheet)}${parts.all(SHORT)}</${tag}>`;
  const main = `<${tag} class="main">${head(parts)}${parts.all(LONG)}</${tag}>`;
  return sheet.random.below(2) === 0 ? aside + main : main + aside;
}

const byTwo = (parts: Parts): string => {
  const filled = [...SHORT, 'education' as const].filter((name) => parts.section(name) !== '');
  return `<div class="pairs">${filled.map(parts.section).join('')}</div>`;
};

export const htmlStructures: HtmlStructure[] = [
  {
    id: 'sidebar-left-grid',
    columns: 'several',
    css: `.page{display:grid;grid-template-columns:150pt 1fr;gap:22pt}
      .aside{grid-column:1;grid-row:1}.main{grid-column:2;grid-row:1}
      .shade{position:fixed;left:0;top:0;bottom:0;width:172pt;background:var(--pale);z-index:-1}`,
    body: (parts, sheet) =>
      `<div class="shade"></div><div class="page">${besides(parts, sheet, 'div')}</div>`,
  },
  {
    id: 'sidebar-left-dark',
    columns: 'several',
    css: `.page{display:grid;grid-template-columns:160pt 1fr;gap:30pt}
      .aside{grid-column:1;grid-row:1;color:#fff}.aside h2{color:#fff}.main{grid-column:2;grid-row:1}
      .shade{position:fixed;left:-40pt;top:-40pt;bottom:-40pt;width:215pt;background:#23303d;z-index:-1}`,
    body: (parts, sheet) =>
      `<div class="shade"></div><div class="page">${besides(parts, sheet, 'div')}</div>`,
  },
  {
    id: 'sidebar-right-float',
    columns: 'several',
    css: '.aside{float:right;width:30%}.main{margin-right:35%}',
    body: (parts, sheet) =>
      `<div class="aside">${contacts(parts, sheet)}${parts.all(SHORT)}</div><div class="main">${head(parts)}${parts.all(LONG)}</div>`,
  },
  {
    id: 'sidebar-table',
    columns: 'several',
    css: 'table{border-collapse:collapse;width:100%}td{vertical-align:top;padding:0}td.aside{width:32%;padding:0 14pt}td.main{padding-left:10pt}',
    body: (parts, sheet) => `<table><tr>${besides(parts, sheet, 'td')}</tr></table>`,
  },
  {
    id: 'sidebar-absolute',
    columns: 'several',
    css: `.page{position:relative}.aside{position:absolute;right:0;top:70pt;width:150pt}
      .main{position:absolute;left:0;top:70pt;right:172pt}header{position:absolute;left:0;top:0}`,
    body: (parts, sheet) =>
      `<div class="page"><div class="main">${parts.all(LONG)}</div><div class="aside">${contacts(parts, sheet)}${parts.all(SHORT)}</div>${head(parts)}</div>`,
  },
  {
    id: 'two-grid-columns',
    columns: 'several',
    css: '.page{display:grid;grid-template-columns:1fr 1fr;gap:26pt}',
    body: (parts) =>
      `${fullHead(parts)}${parts.section('summary')}<div class="page"><div>${parts.all(['work', 'volunteer'])}</div><div>${parts.all(['education', 'projects', ...SHORT])}</div></div>`,
  },
  {
    id: 'flowing-columns',
    columns: 'several',
    css: '.page{column-count:2;column-gap:26pt;column-fill:auto;height:610pt}.entry{break-inside:avoid}h2{break-after:avoid}',
    body: (parts) => `${fullHead(parts)}<div class="page">${parts.all(ALL)}</div>`,
  },
  {
    id: 'timeline',
    columns: 'one',
    css: `.work,.education{position:relative}
      .work .entry,.education .entry{border-left:1.2pt solid var(--accent);padding-left:16pt;margin:0 0 0 6pt;padding-bottom:9pt;position:relative}
      .work .entry::before,.education .entry::before{content:"";position:absolute;left:-4pt;top:3pt;width:7pt;height:7pt;border-radius:50%;background:var(--accent)}`,
    body: (parts) => `${fullHead(parts)}${parts.all(ALL)}`,
  },
  {
    id: 'cards',
    columns: 'several',
    css: `.work,.education{display:grid;grid-template-columns:1fr 1fr;gap:9pt}h2{grid-column:1/3}
      .work .entry,.education .entry{border:.8pt solid #bbb;border-radius:5pt;padding:7pt;margin:0;break-inside:avoid}.dated{display:block!important}`,
    body: (parts) => `${fullHead(parts)}${parts.all(ALL)}`,
  },
  {
    id: 'header-band',
    columns: 'several',
    css: `header{background:var(--accent);color:#fff;margin:-30pt -40pt 12pt;padding:30pt 40pt 14pt;display:flex;justify-content:space-between;align-items:center}
      .pairs{display:grid;grid-template-columns:1fr 1fr 1fr;gap:0 18pt}`,
    body: (parts) =>
      `<header><div>${parts.name}${parts.label}</div>${parts.contact}</header>${parts.all(LONG.filter((name) => name !== 'education'))}${byTwo(parts)}`,
  },
  {
    id: 'side-by-side',
    columns: 'several',
    css: '.pairs{display:grid;grid-template-columns:1fr 1fr;gap:0 24pt}',
    body: (parts) =>
      `${fullHead(parts)}${parts.section('summary')}${byTwo(parts)}${parts.all(['work', 'projects', 'volunteer'])}`,
  },
  {
    id: 'rotated-headings',
    columns: 'one',
    css: `section{display:grid;grid-template-columns:26pt 1fr;gap:0 12pt;margin-top:12pt;break-inside:auto}
      h2{writing-mode:vertical-rl;transform:rotate(180deg);margin:0;grid-row:1/99;text-align:right;font-size:11pt}section>*:not(h2){grid-column:2}`,
    body: (parts) => `${fullHead(parts)}${parts.all(ALL)}`,
  },
  {
    id: 'gutter-headings',
    columns: 'one',
    css: `section{display:grid;grid-template-columns:136pt 1fr;gap:0 16pt;margin-top:12pt;border-top:.6pt solid #999;padding-top:5pt}
      h2{margin:0;grid-row:1/99;text-align:right;font-size:10.5pt}section>*:not(h2){grid-column:2}`,
    body: (parts) => `${fullHead(parts)}${parts.all(ALL)}`,
  },
  {
    id: 'hanging-headings',
    columns: 'one',
    css: '.page{margin-left:104pt}h2{position:absolute;margin:0;margin-left:-104pt;width:92pt;font-size:11.5pt}section{position:relative;margin-top:13pt;min-height:32pt}',
    body: (parts) => `${fullHead(parts)}<div class="page">${parts.all(ALL)}</div>`,
  },
  {
    id: 'entry-halves',
    columns: 'one',
    css: `.work .entry{display:grid;grid-template-columns:150pt 1fr;gap:0 16pt}.work .entry>*{grid-column:1}.work .entry>ul,.work .entry>p{grid-column:2;grid-row:1/9;margin-top:0}
      .work .split{display:block}.work .split>*{display:block}.work .dated>div:last-child{grid-column:2}`,
    body: (parts) => `${fullHead(parts)}${parts.all(ALL)}`,
  },
  {
    id: 'centred',
    columns: 'one',
    css: `header,h2{text-align:center}h2::after{content:"";display:block;width:60pt;height:1pt;background:var(--accent);margin:3pt auto}
      .contact.lines,.contact.icons,.contact.labels{display:flex;gap:14pt;justify-content:center;flex-wrap:wrap}`,
    body: (parts) => `${fullHead(parts)}${parts.all(ALL)}`,
  },
  {
    id: 'running-foot',
    columns: 'one',
    css: 'table{width:100%;border-collapse:collapse}td{padding:0}tfoot td{padding-top:14pt;text-align:center;font-size:8pt}tfoot .line{display:inline-block;margin:0 8pt}',
    body: (parts) =>
      `<table><tfoot><tr><td>${parts.contact}</td></tr></tfoot><tbody><tr><td>${head(parts)}${parts.all(ALL)}</td></tr></tbody></table>`,
  },
  {
    id: 'header-split',
    columns: 'one',
    css: 'header{display:grid;grid-template-columns:1fr auto;gap:20pt;border-bottom:1.4pt solid var(--accent);padding-bottom:6pt}header .contact{text-align:right}.contact.row{max-width:170pt}',
    body: (parts) =>
      `<header><div>${parts.name}${parts.label}</div>${parts.contact}</header>${parts.all(ALL)}`,
  },
];
