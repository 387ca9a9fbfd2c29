import type { Section } from '../dress/model.ts';
import { div, escaped, joined, listOf, type Parts, span } from './html-parts.ts';
import type { HtmlStructure } from './html-structures.ts';
import type { Sheet } from './sheet.ts';

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

const fullHead = (parts: Parts): string =>
  `<header>${parts.name}${parts.label}${parts.contact}</header>`;

/** Jobs and schools in a form of the structure's own; all other sections as the looks have them. */
function withOwn(
  parts: Parts,
  sections: readonly Section[],
  own: Partial<Record<Section, () => string>>,
  sheet: Sheet,
): string {
  return sections
    .map((name) => {
      const body = own[name];
      return body === undefined || !sheet.sections.includes(name)
        ? parts.section(name)
        : `<section class="${name}">${parts.heading(name)}${body()}</section>`;
    })
    .join('\n');
}

const degreeOf = (school: { studyType?: string; area?: string }): string =>
  escaped(joined([school.studyType, school.area], ', '));

/** A label of a form beside its value. */
const labelled = (label: string, value: string): string =>
  value === '' ? '' : `<div class="row">${div('name', label)}${div('value', value)}</div>`;

/** The form that Europe's older documents ask for, entry by entry. */
function formEntries(sheet: Sheet): Partial<Record<Section, () => string>> {
  const { resume, dates, random } = sheet;
  const [when, held, by, done] = random.pick([
    ['Dates', 'Occupation or position held', 'Name and address of employer', 'Main activities'],
    ['Period', 'Position', 'Employer', 'Main tasks'],
    ['From – To', 'Job title', 'Company', 'Duties'],
    ['Dates', 'Post held', 'Employer', 'Responsibilities'],
  ]);
  const isEmployerFirst = random.below(2) === 0;
  return {
    work: () =>
      resume.work
        .map((job) => {
          const employer = labelled(by!, escaped(joined([job.name, job.location], ', ')));
          const position = labelled(held!, escaped(job.position));
          const tasks = listOf(job.highlights);
          return `<div class="entry">${labelled(when!, dates(job))}${isEmployerFirst ? employer + position : position + employer}${labelled(done!, tasks)}</div>`;
        })
        .join(''),
    education: () =>
      resume.education
        .map(
          (school) =>
            `<div class="entry">${labelled(when!, dates(school))}${labelled('Qualification', degreeOf(school))}${labelled('Institution', escaped(school.institution))}</div>`,
        )
        .join(''),
  };
}

/** Tables with a row that names their columns, in any order. */
function tables(sheet: Sheet): Partial<Record<Section, () => string>> {
  const { resume, dates, random } = sheet;
  const order = random.pick([
    [0, 1, 2, 3],
    [1, 2, 0, 3],
    [2, 1, 0, 3],
    [0, 2, 1, 3],
  ]);
  const names = random.pick([
    ['Period', 'Employer', 'Position', 'Duties'],
    ['From – To', 'Company', 'Job title', 'Responsibilities'],
    ['Dates', 'Organisation', 'Role', 'Main tasks'],
  ]);
  const row = (cells: readonly (string | undefined)[], tag: string): string =>
    `<tr>${cells.map((cell) => `<${tag}>${cell ?? ''}</${tag}>`).join('')}</tr>`;
  const ordered = (cells: readonly string[]): string[] => order.map((at) => cells[at] ?? '');
  const studies = random.pick([
    ['Year', 'Institution', 'Qualification'],
    ['Period', 'School', 'Award'],
  ]);
  return {
    work: () =>
      `<table class="grid">${row(ordered(names), 'th')}${resume.work
        .map((job) =>
          row(
            ordered([
              dates(job),
              escaped(joined([job.name, job.location], ', ')),
              escaped(job.position),
              listOf(job.highlights),
            ]),
            'td',
          ),
        )
        .join('')}</table>`,
    education: () =>
      `<table class="grid">${row(studies, 'th')}${resume.education
        .map((school) => row([dates(school), escaped(school.institution), degreeOf(school)], 'td'))
        .join('')}</table>`,
  };
}

/** Dates at one side of a rail, the entry at the other. */
const railed = (sheet: Sheet): Partial<Record<Section, () => string>> => ({
  work: () =>
    sheet.resume.work
      .map(
        (job) =>
          `<div class="stop">${div('when', sheet.dates(job))}<div class="dot"></div><div>${div('title', escaped(job.position))}${div('under', escaped(joined([job.name, job.location], ', ')))}${listOf(job.highlights)}</div></div>`,
      )
      .join(''),
  education: () =>
    sheet.resume.education
      .map(
        (school) =>
          `<div class="stop">${div('when', sheet.dates(school))}<div class="dot"></div><div>${div('title', degreeOf(school))}${div('under', escaped(school.institution))}</div></div>`,
      )
      .join(''),
});

/** The entries of moderncv: the date in a narrow column, all else in one sentence beside it. */
const margined = (sheet: Sheet): Partial<Record<Section, () => string>> => ({
  work: () =>
    sheet.resume.work
      .map(
        (job) =>
          `<div class="cv">${div('when', sheet.dates(job))}<div><b>${escaped(job.position)}</b>, <i>${escaped(job.name)}</i>${job.location ? `, ${escaped(job.location)}` : ''}.${listOf(job.highlights)}</div></div>`,
      )
      .join(''),
  education: () =>
    sheet.resume.education
      .map(
        (school) =>
          `<div class="cv">${div('when', sheet.dates(school))}<div><b>${degreeOf(school)}</b>, <i>${escaped(school.institution)}</i>.</div></div>`,
      )
      .join(''),
  skills: () =>
    sheet.resume.skills
      .map(
        ({ name, keywords }) =>
          `<div class="cv"><div class="when">${escaped(name ?? '')}</div><div>${escaped(keywords.join(', '))}</div></div>`,
      )
      .join(''),
  languages: () =>
    sheet.resume.languages
      .map(
        ({ language, fluency }) =>
          `<div class="cv">${div('when', escaped(language))}<div>${escaped(fluency ?? '')}</div></div>`,
      )
      .join(''),
});

/** Title and dates, employer, then place behind a mark, as AltaCV and the builders after it set them. */
const marked = (sheet: Sheet): Partial<Record<Section, () => string>> => ({
  work: () =>
    sheet.resume.work
      .map(
        (job) =>
          `<div class="entry">${div('title', escaped(job.position))}${div('employer', escaped(job.name))}<div class="split small">${span('dates', `▦ ${sheet.dates(job)}`)}${job.location ? span('place', `⚲ ${escaped(job.location)}`) : ''}</div>${listOf(job.highlights)}</div>`,
      )
      .join('<hr>'),
  education: () =>
    sheet.resume.education
      .map(
        (school) =>
          `<div class="entry">${div('title', degreeOf(school))}${div('employer', escaped(school.institution))}${div('small', `▦ ${sheet.dates(school)}`)}</div>`,
      )
      .join('<hr>'),
});

/** Ways of LaTeX classes, of forms, and of builders, each with entries of its own. */
export const htmlBuilders: HtmlStructure[] = [
  {
    id: 'margin-dates',
    columns: 'one',
    css: `.cv{display:grid;grid-template-columns:76pt 1fr;gap:0 10pt;margin-bottom:5pt}.cv .when{text-align:right}
      section h2{margin-left:86pt;position:relative}section h2::before{content:"";position:absolute;left:-86pt;width:76pt;height:5pt;top:.5em;background:var(--accent)}`,
    body: (parts, sheet) => `${fullHead(parts)}${withOwn(parts, ALL, margined(sheet), sheet)}`,
  },
  {
    id: 'marked-two-columns',
    columns: 'several',
    css: `.page{display:grid;grid-template-columns:1.5fr 1fr;gap:22pt}.employer{color:var(--accent);font-weight:700}.small{font-size:.9em}hr{border:0;border-top:.5pt dashed #bbb}`,
    body: (parts, sheet) =>
      `${fullHead(parts)}<div class="page"><div>${withOwn(parts, ['work', 'projects', 'volunteer'], marked(sheet), sheet)}</div><div>${withOwn(parts, ['summary', ...SHORT, 'education'], marked(sheet), sheet)}</div></div>`,
  },
  {
    id: 'labelled-form',
    columns: 'one',
    css: `.row{display:grid;grid-template-columns:150pt 1fr;gap:0 14pt}.row>.name{text-align:right;color:#555}section h2{width:150pt;text-align:right}
      section>*:not(h2):not(.entry){margin-left:164pt}`,
    body: (parts, sheet) => `${fullHead(parts)}${withOwn(parts, ALL, formEntries(sheet), sheet)}`,
  },
  {
    id: 'job-tables',
    columns: 'one',
    css: `.grid{width:100%;border-collapse:collapse}.grid th,.grid td{border:.5pt solid #888;padding:3pt 4pt;text-align:left;vertical-align:top}.grid ul{margin:0}`,
    body: (parts, sheet) => `${fullHead(parts)}${withOwn(parts, ALL, tables(sheet), sheet)}`,
  },
  {
    id: 'rail',
    columns: 'one',
    css: `.stop{display:grid;grid-template-columns:92pt 12pt 1fr;gap:0 8pt}.stop .when{text-align:right}.stop .dot{border-left:1pt solid var(--accent)}`,
    body: (parts, sheet) => `${fullHead(parts)}${withOwn(parts, ALL, railed(sheet), sheet)}`,
  },
  {
    id: 'narrow-sidebar',
    columns: 'several',
    css: `.page{display:grid;grid-template-columns:112pt 1fr;gap:20pt}.aside{font-size:.92em}.aside .dated,.aside .split,.aside .split>*{display:block}.aside .contact{overflow-wrap:anywhere}`,
    body: (parts, sheet) =>
      `<div class="page"><div class="aside">${parts.contact}${parts.all(['education', ...SHORT])}</div><div class="main">${parts.name}${parts.label}${withOwn(parts, ['summary', 'work', 'volunteer', 'projects'], {}, sheet)}</div></div>`,
  },
  {
    id: 'band-over-columns',
    columns: 'several',
    css: `.band{background:var(--accent);color:#fff;margin:-30pt -40pt 14pt;padding:26pt 40pt 14pt}.band .contact{display:flex;flex-wrap:wrap;gap:2pt 18pt;font-size:.92em}
      .page{display:grid;grid-template-columns:150pt 1fr;gap:22pt}`,
    body: (parts) =>
      `<div class="band">${parts.name}${parts.label}${parts.contact}</div><div class="page"><div class="aside">${parts.all(['summary', ...SHORT])}</div><div>${parts.all(['work', 'volunteer', 'projects', 'education'])}</div></div>`,
  },
  {
    id: 'running-head',
    columns: 'one',
    css: 'table{width:100%;border-collapse:collapse}td{padding:0}thead td{font-size:8pt;color:#555;padding-bottom:9pt}',
    body: (parts, sheet) =>
      `<table><thead><tr><td>${escaped(sheet.resume.basics.name)} – Curriculum Vitae</td></tr></thead><tbody><tr><td>${fullHead(parts)}${parts.all(ALL)}</td></tr></tbody></table>`,
  },
];
