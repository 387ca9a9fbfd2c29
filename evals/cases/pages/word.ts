import { makeDocx, paragraph, run, table } from '@trueline/engine/testing';
import type { Section } from '../dress/model.ts';
import { type Choice, type Drawn, drawLooks, namesOf, type Sheet } from './sheet.ts';

/** How a Word file is put together; looks that any of them may have are drawn by lot. */
export interface WordStructure {
  id: string;
  columns: 'one' | 'several';
  /** The body, and where it has any the header. */
  write: (parts: WordParts) => { body: string; header?: string };
}

export interface WordParts {
  name: string;
  contact: string;
  section: (section: Section) => string;
  all: (sections: readonly Section[]) => string;
  sections: Section[];
  heading: (section: Section) => string;
  /** Entries of a section as pairs of what stands left and right of each other. */
  dated: (section: 'work' | 'education') => [date: string, text: string][];
  /** A list item in the file's own way. */
  item: (text: string) => string;
  sheet: Sheet;
}

interface WordLooks {
  bullets: 'numbered' | 'styled' | 'symbol' | 'typed' | 'dash';
  heading: 'style' | 'bold' | 'caps' | 'spaced';
  entry: 'tab' | 'one-line' | 'employer-first' | 'breaks';
  name: 'plain' | 'spaced' | 'two-runs' | 'two-paragraphs';
  contact: 'row' | 'lines' | 'tabs';
}

const LOOKS: Choice<WordLooks> = {
  bullets: ['numbered', 'styled', 'symbol', 'typed', 'dash'],
  heading: ['style', 'bold', 'caps', 'spaced'],
  entry: ['tab', 'one-line', 'employer-first', 'breaks'],
  name: ['plain', 'spaced', 'two-runs', 'two-paragraphs'],
  contact: ['row', 'lines', 'tabs'],
};

const SHORT: Section[] = [
  'skills',
  'languages',
  'certificates',
  'awards',
  'interests',
  'references',
];
const LONG: Section[] = ['summary', 'work', 'volunteer', 'projects', 'education'];
const BOLD = '<w:b/>';

/** A sheet as a Word file. */
export function drawWord(sheet: Sheet, structure: WordStructure): Drawn {
  const looks = drawLooks(sheet.random, LOOKS);
  const { body, header } = structure.write(wordParts(sheet, looks));
  const files: Record<string, string> = { 'word/styles.xml': STYLES };
  if (header !== undefined) files['word/header1.xml'] = `<w:hdr ${W}>${header}</w:hdr>`;
  return { docx: makeDocx(body, files), looks: namesOf(looks) };
}

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const STYLES = `<w:styles ${W}>
  <w:style w:type="paragraph" w:styleId="H"><w:name w:val="heading 1"/><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style>
  <w:style w:type="paragraph" w:styleId="L"><w:name w:val="List Bullet"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style></w:styles>`;

export const joined = (parts: readonly (string | undefined)[], by: string): string =>
  parts.filter(Boolean).join(by);

function wordParts(sheet: Sheet, looks: WordLooks): WordParts {
  const { resume } = sheet;
  const heading = (section: Section): string => headingOf(sheet.heading(section), looks);
  const bodies = bodiesOf(sheet, looks);
  const section = (name: Section): string =>
    sheet.sections.includes(name) ? heading(name) + bodies[name]() : '';
  return {
    name:
      nameOf(resume.basics.name, looks) +
      (resume.basics.label ? paragraph(resume.basics.label) : ''),
    contact: contactOf(sheet, looks),
    section,
    all: (names) => names.map(section).join(''),
    sections: sheet.sections,
    heading,
    sheet,
    item: (text) => itemOf(text, looks),
    dated: (name) =>
      name === 'work'
        ? resume.work.map((job) => [
            paragraph(sheet.dates(job)),
            paragraph(run(job.position, BOLD)) +
              paragraph(joined([job.name, job.location], ', ')) +
              job.highlights.map((item) => itemOf(item, looks)).join(''),
          ])
        : resume.education.map((school) => [
            paragraph(sheet.dates(school)),
            paragraph(run(joined([school.studyType, school.area], ', '), BOLD)) +
              paragraph(school.institution),
          ]),
  };
}

function headingOf(text: string, { heading }: WordLooks): string {
  const room = '<w:spacing w:before="240"/>';
  if (heading === 'style') return paragraph(run(text), '<w:pStyle w:val="H"/>');
  if (heading === 'caps') return paragraph(run(text, '<w:b/><w:caps/><w:sz w:val="24"/>'), room);
  return heading === 'spaced'
    ? paragraph(run([...text.toUpperCase()].join(' ').replace(/ {3}/g, '   '), BOLD), room)
    : paragraph(run(text, '<w:b/><w:sz w:val="26"/>'), room);
}

function nameOf(name: string, { name: kind }: WordLooks): string {
  const large = '<w:sz w:val="48"/>';
  const [first = '', ...rest] = name.split(' ');
  const last = rest.join(' ');
  switch (kind) {
    case 'spaced':
      return paragraph(run([...name.toUpperCase()].join(' '), large));
    case 'two-runs':
      return paragraph(run(`${first} `, large) + run(last, large + BOLD));
    case 'two-paragraphs':
      return paragraph(run(first, large)) + paragraph(run(last, large + BOLD));
    default:
      return paragraph(run(name, large));
  }
}

function contactOf({ resume, place }: Sheet, { contact }: WordLooks): string {
  const { phone, email, url } = resume.basics;
  const said = [place, phone, email, url].filter(
    (part) => part !== undefined && part !== '',
  ) as string[];
  if (contact === 'lines') return said.map((part) => paragraph(part)).join('');
  return paragraph(said.join(contact === 'tabs' ? '\t' : '  |  '));
}

function itemOf(text: string, { bullets }: WordLooks): string {
  switch (bullets) {
    case 'numbered':
      return paragraph(text, '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>');
    case 'styled':
      return paragraph(text, '<w:pStyle w:val="L"/>');
    case 'symbol':
      return paragraph(
        `<w:r><w:sym w:font="Wingdings" w:char="F0A7"/></w:r>${run(`\t${text}`)}`,
        '<w:ind w:left="360" w:hanging="360"/>',
      );
    case 'typed':
      return paragraph(`•\t${text}`, '<w:ind w:left="360" w:hanging="360"/>');
    default:
      return paragraph(`- ${text}`);
  }
}

function entryHead(
  looks: WordLooks,
  title: string,
  employer: string,
  place: string,
  dates: string,
): string {
  const at = joined([employer, place], ', ');
  switch (looks.entry) {
    case 'one-line':
      return paragraph(run(title, BOLD) + run(`, ${at}\t${dates}`));
    case 'employer-first':
      return (
        paragraph(run(employer, BOLD) + run(`\t${dates}`)) +
        paragraph(run(title, '<w:i/>') + run(place && `\t${place}`))
      );
    case 'breaks':
      return paragraph(run(`${title}\n`, BOLD) + run(`${at}\n${dates}`));
    default:
      return paragraph(run(title, BOLD) + run(`\t${dates}`)) + paragraph(at);
  }
}

function bodiesOf(sheet: Sheet, looks: WordLooks): Record<Section, () => string> {
  const { resume, dates, random } = sheet;
  const items = (texts: readonly string[]): string =>
    texts.map((text) => itemOf(text, looks)).join('');
  const listed = random.below(2) === 0;
  const named = (
    all: readonly { name: string; by?: string | undefined; date?: string | undefined }[],
  ): string =>
    items(
      all.map(({ name, by, date }) => joined([name, by, date && dates({ endDate: date })], ', ')),
    );
  return {
    summary: () => paragraph(resume.basics.summary ?? ''),
    work: () =>
      resume.work
        .map(
          (job) =>
            entryHead(looks, job.position, job.name, job.location ?? '', dates(job)) +
            (job.summary ? paragraph(job.summary) : '') +
            items(job.highlights),
        )
        .join(''),
    volunteer: () =>
      resume.volunteer
        .map(
          (role) =>
            entryHead(looks, role.position, role.organization, '', dates(role)) +
            items(role.highlights),
        )
        .join(''),
    education: () =>
      resume.education
        .map((school) =>
          entryHead(
            looks,
            joined([school.studyType, school.area], ', '),
            school.institution,
            '',
            dates(school),
          ),
        )
        .join(''),
    skills: () =>
      resume.skills
        .map(({ name, keywords }) =>
          listed && name === undefined
            ? items(keywords)
            : paragraph(
                (name === undefined ? '' : run(`${name}: `, BOLD)) + run(keywords.join(', ')),
              ),
        )
        .join(''),
    languages: () =>
      items(
        resume.languages.map(({ language, fluency }) =>
          fluency ? `${language} (${fluency})` : language,
        ),
      ),
    certificates: () =>
      named(resume.certificates.map(({ name, issuer, date }) => ({ name, by: issuer, date }))),
    awards: () =>
      named(resume.awards.map(({ title, awarder, date }) => ({ name: title, by: awarder, date }))),
    projects: () =>
      resume.projects
        .map(
          ({ name, description, highlights }) =>
            paragraph(run(name, BOLD)) +
            (description ? paragraph(description) : '') +
            items(highlights),
        )
        .join(''),
    interests: () => paragraph(resume.interests.map(({ name }) => name).join(', ')),
    references: () =>
      resume.references
        .map(
          ({ name, reference }) =>
            paragraph(run(name, BOLD)) + (reference ? paragraph(reference) : ''),
        )
        .join(''),
  };
}

/** A box with a place, as Word writes it for new readers and for old ones. */
function placedBox(x: number, y: number, width: number, height: number, content: string): string {
  const at = (side: 'H' | 'V', points: number): string =>
    `<wp:position${side} relativeFrom="page"><wp:posOffset>${points * 12700}</wp:posOffset></wp:position${side}>`;
  const text = `<w:txbxContent>${content}</w:txbxContent>`;
  return `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor>${at('H', x)}${at('V', y)}<wp:extent cx="${width * 12700}" cy="${height * 12700}"/><a:graphic><a:graphicData><wps:wsp><wps:txbx>${text}</wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox>${text}</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
}

const control = (content: string): string =>
  `<w:sdt><w:sdtPr/><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
const columns = (count: number): string =>
  `<w:p><w:pPr><w:sectPr><w:type w:val="continuous"/><w:cols w:num="${count}"/></w:sectPr></w:pPr></w:p>`;

export const wordStructures: WordStructure[] = [
  {
    id: 'word-plain',
    columns: 'one',
    write: ({ name, contact, all }) => ({ body: name + contact + all([...LONG, ...SHORT]) }),
  },
  {
    id: 'word-header-part',
    columns: 'one',
    write: ({ name, contact, all }) => ({ header: name + contact, body: all([...LONG, ...SHORT]) }),
  },
  {
    id: 'word-sidebar-table',
    columns: 'several',
    write: ({ name, contact, all }) => ({
      body: table([[contact + all(SHORT), name + all(LONG)]]) + paragraph(''),
    }),
  },
  {
    id: 'word-head-and-sidebar-table',
    columns: 'several',
    write: ({ name, contact, all }) => ({
      body:
        table([
          [name, contact],
          [all(LONG), all(SHORT)],
        ]) + paragraph(''),
    }),
  },
  {
    id: 'word-dated-rows',
    columns: 'one',
    write: ({ name, contact, all, heading, dated, sections }) => ({
      body:
        name +
        contact +
        all(['summary']) +
        (['work', 'education'] as const)
          .filter((section) => sections.includes(section))
          .map((section) => heading(section) + table(dated(section)))
          .join('') +
        all(['volunteer', 'projects', ...SHORT]),
    }),
  },
  {
    id: 'word-section-rows',
    columns: 'one',
    write: ({ name, contact, section, sections, heading }) => ({
      body:
        name +
        contact +
        table(sections.map((each) => [heading(each), section(each).slice(heading(each).length)])) +
        paragraph(''),
    }),
  },
  {
    id: 'word-nested-tables',
    columns: 'several',
    write: ({ name, contact, all, heading, dated, sections }) => ({
      body: table([
        [
          name +
            all(['summary']) +
            heading('work') +
            table(dated('work')) +
            paragraph('') +
            (sections.includes('education')
              ? heading('education') + table(dated('education'))
              : '') +
            all(['projects', 'volunteer']),
          contact + all(SHORT),
        ],
      ]),
    }),
  },
  {
    id: 'word-boxes',
    columns: 'several',
    write: ({ name, contact, all }) => ({
      body:
        `<w:p>${placedBox(36, 30, 500, 70, name)}${placedBox(400, 110, 160, 600, contact + all(SHORT))}</w:p>` +
        all(LONG),
    }),
  },
  {
    id: 'word-all-boxes',
    columns: 'several',
    write: ({ name, contact, all }) => ({
      body: `<w:p>${placedBox(200, 110, 360, 640, all(LONG))}${placedBox(36, 110, 150, 640, contact + all(SHORT))}${placedBox(36, 30, 500, 70, name)}</w:p>`,
    }),
  },
  {
    id: 'word-columns',
    columns: 'several',
    write: ({ name, contact, all }) => ({
      body: `${name}${contact}${columns(1)}${all(['summary', 'work', 'volunteer'])}<w:p><w:r><w:br w:type="column"/></w:r></w:p>${all(['education', 'projects', ...SHORT])}${columns(2)}`,
    }),
  },
  {
    id: 'word-controls',
    columns: 'one',
    write: ({ name, contact, section, sections }) => ({
      body:
        control(name) + control(contact) + sections.map((each) => control(section(each))).join(''),
    }),
  },
];
