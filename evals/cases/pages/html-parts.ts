import type { Section } from '../dress/model.ts';
import type { Choice, Sheet } from './sheet.ts';

/** Looks that any structure may have, drawn by lot; each is one name in a list. */
export interface Looks {
  name: 'plain' | 'spaced-caps' | 'two-weights' | 'two-lines' | 'two-sizes';
  heading: 'plain' | 'caps' | 'small-caps' | 'spaced' | 'band' | 'ruled' | 'iconed';
  entry: 'stacked' | 'one-line' | 'employer-first' | 'dated-left' | 'dated-below' | 'dated-above';
  bullets: 'disc' | 'sign' | 'shape' | 'none';
  skills: 'commas' | 'tags' | 'lines' | 'bars' | 'grid';
  bold: 'own' | 'synthetic';
  contact: 'row' | 'lines' | 'icons' | 'labels';
  certificates: 'row' | 'stacked' | 'stacked-bold' | 'dated-first';
  languages: 'brackets' | 'dash' | 'split' | 'stacked';
}

/** What `drawLooks` draws from. */
export const LOOKS: Choice<Looks> = {
  name: ['plain', 'plain', 'spaced-caps', 'two-weights', 'two-lines', 'two-sizes'],
  heading: ['plain', 'caps', 'small-caps', 'spaced', 'band', 'ruled', 'iconed'],
  entry: ['stacked', 'one-line', 'employer-first', 'dated-left', 'dated-below', 'dated-above'],
  bullets: ['disc', 'disc', 'sign', 'shape', 'none'],
  skills: ['commas', 'tags', 'lines', 'bars', 'grid'],
  bold: ['own', 'own', 'own', 'synthetic'],
  contact: ['row', 'lines', 'icons', 'labels'],
  certificates: ['row', 'row', 'stacked', 'stacked-bold', 'dated-first'],
  languages: ['brackets', 'dash', 'split', 'stacked'],
};

/** HTML of the parts of a page. */
export interface Parts {
  looks: Looks;
  name: string;
  label: string;
  contact: string;
  /** A section's heading alone. */
  heading: (section: Section) => string;
  /** One section with its heading; '' where the resume has none. */
  section: (section: Section) => string;
  all: (sections: readonly Section[]) => string;
}

export const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const element = (name: string, kind: string, text: string | undefined): string =>
  text ? `<${name} class="${kind}">${text}</${name}>` : '';
export const div = (kind: string, text: string | undefined): string => element('div', kind, text);
export const span = (kind: string, text: string | undefined): string => element('span', kind, text);
export const joined = (parts: readonly (string | undefined)[], by: string): string =>
  parts.filter(Boolean).join(by);

export function partsOf(sheet: Sheet, looks: Looks): Parts {
  const { resume } = sheet;
  const bodies = bodiesOf(sheet, looks);
  const section = (name: Section): string =>
    sheet.sections.includes(name)
      ? `<section class="${name}">${headingOf(sheet.heading(name), looks)}${bodies[name]()}</section>`
      : '';
  return {
    looks,
    name: nameOf(escaped(resume.basics.name), looks),
    label: div('label', resume.basics.label && escaped(resume.basics.label)),
    contact: contactOf(sheet, looks),
    heading: (name) => headingOf(sheet.heading(name), looks),
    section,
    all: (names) => names.map(section).join('\n'),
  };
}

const headingOf = (text: string, { heading }: Looks): string =>
  `<h2>${heading === 'iconed' ? DOT : ''}${escaped(text)}</h2>`;
const DOT =
  '<svg width="10" height="10" viewBox="0 0 10 10"><path d="M5 0L10 5L5 10L0 5Z"/></svg>&nbsp; ';

function nameOf(name: string, looks: Looks): string {
  const at = name.indexOf(' ');
  const [first, rest] = at < 0 ? [name, ''] : [name.slice(0, at), name.slice(at + 1)];
  if (looks.name === 'two-lines') return `<h1>${div('first', first)}${div('last', rest)}</h1>`;
  const between = looks.name === 'two-weights' || looks.name === 'two-sizes';
  return between ? `<h1>${span('first', first)} ${span('last', rest)}</h1>` : `<h1>${name}</h1>`;
}

function contactOf({ resume, place, random }: Sheet, { contact }: Looks): string {
  const { email, phone, url } = resume.basics;
  const said = [
    ['✉', 'Email', email],
    ['☎', 'Phone', phone],
    ['⌂', 'Location', place],
    ['◆', 'Web', url],
  ].flatMap(([icon, label, text]) => (text ? [{ icon, label, text: escaped(text) }] : []));
  if (contact === 'row')
    return div(
      'contact row',
      joined(
        said.map(({ text }) => text),
        random.pick([' | ', ' • ', ' &nbsp; ']),
      ),
    );
  const shown = said.map(({ icon, label, text }) =>
    div(
      'line',
      contact === 'icons'
        ? `${span('icon', icon)} ${text}`
        : contact === 'labels'
          ? `${element('b', 'key', `${label}:`)} ${text}`
          : text,
    ),
  );
  return div(`contact ${contact}`, shown.join(''));
}

/** An entry's head in one of the ways that builders lay it out. */
function headOf(
  looks: Looks,
  title: string,
  employer: string,
  place: string,
  dates: string,
): string {
  const at = joined([span('employer', employer), place], ', ');
  switch (looks.entry) {
    case 'one-line':
      return div(
        'split',
        `<div>${joined([element('b', 'title', title), at], ' | ')}</div>${span('dates', dates)}`,
      );
    case 'employer-first':
      return (
        div('split', `${element('b', 'title', employer)}${span('dates', dates)}`) +
        div('split', `${element('i', 'employer', title)}${span('place', place)}`)
      );
    case 'dated-below':
      return (
        div('title', title) +
        div('employer', employer) +
        div('dates', joined([dates, place], ' | '))
      );
    case 'dated-above':
      return div('dates', dates) + div('title', title) + div('under', at);
    case 'dated-left':
      return div('title', title) + div('under', at);
    default:
      return (
        div('split', `${element('b', 'title', title)}${span('dates', dates)}`) + div('under', at)
      );
  }
}

function entryOf(looks: Looks, head: string, dates: string, rest: string): string {
  return looks.entry === 'dated-left'
    ? div('entry dated', `${div('dates margin', dates)}<div>${head}${rest}</div>`)
    : div('entry', head + rest);
}

export const listOf = (items: readonly string[]): string =>
  items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;

function bodiesOf(sheet: Sheet, looks: Looks): Record<Section, () => string> {
  const { resume, dates, random } = sheet;
  const comma = random.pick([', ', ' · ', ' | ']);
  const separator = random.pick([', ', ' – ', ' | ']);
  const plain = (parts: readonly (string | undefined)[]): string =>
    `<li>${escaped(joined(parts, separator))}</li>`;
  const list = (items: string[]): string => `<ul class="bare">${items.join('')}</ul>`;
  return {
    summary: () => `<p>${escaped(resume.basics.summary ?? '')}</p>`,
    work: () =>
      resume.work
        .map((job) => {
          const when = dates(job);
          const [title, employer, place] = [job.position, job.name, job.location ?? ''].map(
            escaped,
          );
          const told = job.summary ? `<p>${escaped(job.summary)}</p>` : '';
          const head = headOf(looks, title!, employer!, place!, when);
          return entryOf(looks, head, when, told + listOf(job.highlights));
        })
        .join(''),
    volunteer: () =>
      resume.volunteer
        .map((role) => {
          const when = dates(role);
          const head = headOf(looks, escaped(role.position), escaped(role.organization), '', when);
          return entryOf(looks, head, when, listOf(role.highlights));
        })
        .join(''),
    education: () =>
      resume.education
        .map((school) => {
          const when = dates(school);
          const degree = escaped(joined([school.studyType, school.area], ', '));
          const head = headOf(looks, degree, escaped(school.institution), '', when);
          return entryOf(looks, head, when, '');
        })
        .join(''),
    skills: () => skillsOf(sheet, looks, comma),
    languages: () =>
      list(
        resume.languages.map(
          ({ language, fluency }) =>
            `<li>${languageOf(looks, escaped(language), escaped(fluency ?? ''))}</li>`,
        ),
      ),
    certificates: () =>
      looks.certificates === 'row'
        ? list(
            resume.certificates.map(({ name, issuer, date }) =>
              plain([name, issuer, date && dates({ endDate: date })]),
            ),
          )
        : resume.certificates
            .map(({ name, issuer, date }) =>
              certificateOf(
                looks,
                escaped(name),
                escaped(issuer ?? ''),
                date ? dates({ endDate: date }) : '',
              ),
            )
            .join(''),
    awards: () =>
      list(
        resume.awards.map(({ title, awarder, date }) =>
          plain([title, awarder, date && dates({ endDate: date })]),
        ),
      ),
    projects: () =>
      resume.projects
        .map(({ name, description, highlights }) =>
          div(
            'entry',
            div('title', escaped(name)) +
              (description ? `<p>${escaped(description)}</p>` : '') +
              listOf(highlights),
          ),
        )
        .join(''),
    interests: () => `<p>${escaped(resume.interests.map(({ name }) => name).join(', '))}</p>`,
    references: () =>
      resume.references
        .map(({ name, reference }) =>
          div(
            'entry',
            div('title', escaped(name)) + (reference ? `<p>${escaped(reference)}</p>` : ''),
          ),
        )
        .join(''),
  };
}

/** Name over issuer and date, or the date before both. */
function certificateOf(looks: Looks, name: string, issuer: string, date: string): string {
  if (looks.certificates === 'dated-first')
    return div('certificate', joined([date, joined([name, issuer], ', ')], ' – '));
  const title = looks.certificates === 'stacked-bold' ? element('b', 'title', name) : name;
  return div('certificate', div('name', title) + div('under', joined([issuer, date], ', ')));
}

function languageOf(looks: Looks, language: string, level: string): string {
  if (level === '') return language;
  switch (looks.languages) {
    case 'dash':
      return `${language} – ${level}`;
    case 'split':
      return div('split', `<span>${language}</span><span>${level}</span>`);
    case 'stacked':
      return div('key', language) + div('under', level);
    default:
      return `${language} (${level})`;
  }
}

function skillsOf({ resume }: Sheet, { skills }: Looks, comma: string): string {
  return resume.skills
    .map(({ name, keywords }) => {
      const words = keywords.map(escaped);
      const title = name === undefined ? '' : escaped(name);
      switch (skills) {
        case 'tags':
          return div('group', div('key', title) + words.map((word) => span('tag', word)).join(' '));
        case 'lines':
          return div(
            'group',
            div('key', title) +
              `<ul class="bare">${words.map((word) => `<li>${word}</li>`).join('')}</ul>`,
          );
        case 'bars':
          return div(
            'group',
            div('key', title) +
              words
                .map((word) => div('skill', `${word}<div class="bar"><div></div></div>`))
                .join(''),
          );
        case 'grid':
          return div(
            'group',
            div('key', title) + div('cells', words.map((word) => div('cell', word)).join('')),
          );
        default:
          return `<p class="group">${title === '' ? '' : `<b>${title}:</b> `}${words.join(comma)}</p>`;
      }
    })
    .join('');
}
