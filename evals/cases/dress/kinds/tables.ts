import { frame, line } from '../lines.ts';
import type { Draw, DressKind, Line, Section, Style, Template } from '../model.ts';
import { label } from '../words.ts';
import { defaultKind } from './kind.ts';

interface TableLayout {
  /** Names of the columns as they stand above the rows; '' for a table without. */
  names: string;
  row: Template;
}

/** A table's rows as Word pastes them: cells behind tabs, or parted by bars, under a row that names the columns. */
const jobs: Record<string, TableLayout> = {
  'date-title-employer': {
    names: 'Dates\tPosition\tEmployer',
    row: '<{date}>\t{title}\t{company}',
  },
  'date-employer-title': { names: 'Period\tEmployer\tRole', row: '<{date}>\t{company}\t{title}' },
  'employer-title-date': {
    names: 'Employer\tPosition\tDates',
    row: '{company}\t{title}<\t{date}>',
  },
  'title-employer-date': { names: 'Title\tCompany\tPeriod', row: '{title}\t{company}<\t{date}>' },
  'without-names': { names: '', row: '<{date}>\t{title}\t{company}' },
  bars: { names: 'Employer | Position | Dates', row: '{company} | {title}< | {date}>' },
  upper: { names: 'EMPLOYER\tPOSITION\tDATES', row: '{company}\t{title}<\t{date}>' },
  blanks: { names: 'Dates        Position', row: '<{date}>        {title}\n{company}' },
  'brackets-behind': { names: 'Dates\tPosition (Employer)', row: '<{date}>\t{title} ({company})' },
};

const schools: Record<string, TableLayout> = {
  'school-degree-date': { names: 'School\tDegree\tDates', row: '{school}\t{degree}<\t{date}>' },
  'date-school-degree': { names: 'Dates\tSchool\tDegree', row: '<{date}>\t{school}\t{degree}' },
  'degree-school-date': { names: 'Degree\tSchool\tDate', row: '{degree}\t{school}<\t{date}>' },
  'date-degree-school': { names: 'Date\tDegree\tSchool', row: '<{date}>\t{degree}\t{school}' },
  bars: { names: 'School | Degree | Dates', row: '{school} | {degree}< | {date}>' },
  'without-names': { names: '', row: '<{date}>\t{school}\t{degree}' },
};

const certificates: Record<string, TableLayout> = {
  'name-issuer-date': { names: 'Certificate\tIssued by\tDate', row: '{name}\t{issuer}\t<{date}>' },
  'date-name-issuer': {
    names: 'Date\tCertificate\tIssued by',
    row: '<{date}>\t{name}<\t{issuer}>',
  },
  'without-names': { names: '', row: '<{date}>\t{name}<\t{issuer}>' },
  'issuer-name-date': { names: 'Issued by\tCourse\tYear', row: '<{issuer}>\t{name}<\t{date}>' },
};

/** Puts the names of the columns below the section's heading. */
function named(section: Section, names: string) {
  return (lines: Line[], { lang }: Draw): Line[] => {
    const at = lines.findIndex(
      (each) => each.section === section && each.role !== 'heading' && each.role !== 'odd',
    );
    if (at < 0 || names === '') return lines;
    const text = names.replace(/\p{L}[\p{L} ]*/gu, (word) => label(word, lang));
    return lines.toSpliced(at, 0, line('odd', [frame(text)], { section }));
  };
}

function tableKinds(
  dimension: string,
  section: Section,
  layouts: Record<string, TableLayout>,
  set: (style: Style, row: Template) => void,
  clashes: string[],
): DressKind[] {
  return Object.entries(layouts).map(([name, { names, row }]) => ({
    id: `${dimension}/${name}`,
    dimension,
    clashes: ['flow/', 'columns/', ...clashes],
    style: (style) => set(style, row),
    lines: named(section, names),
  }));
}

/** Each job as a table of its own: its period at the left, a row "Tasks" before what was done. */
const eachJob: DressKind = {
  id: 'job-table/each-job',
  dimension: 'job-table',
  clashes: ['flow/', 'columns/', 'entry/', 'date-place/', 'location/', 'bullet/paragraph'],
  style: (style) => {
    style.entry = '<{date}>\t{title}\n\t{company}<, {location}>';
  },
  lines: (lines, { lang }) =>
    lines.map((each, at) => {
      const isFirst =
        each.role === 'bullet' && each.section === 'work' && lines[at - 1]?.role !== 'bullet';
      if (!isFirst) return each;
      const tasks = frame(`${label('Duties', lang)}\t`);
      return { ...each, pieces: [tasks, frame(each.glyph), ...each.pieces], glyph: '' };
    }),
};

/** What was done in the table's last cell, its further lines below the row without a mark. */
const toldInCells: DressKind = {
  id: 'job-table/told-in-cells',
  dimension: 'job-table',
  clashes: [
    'flow/',
    'columns/',
    'entry/',
    'date-place/',
    'location/',
    'bullet/',
    'bullet-gap/',
    'indent/',
  ],
  style: (style) => {
    style.glyph = () => '';
    style.entry = '<{date}>\t{title} ({company})';
  },
  lines: (lines, draw) => {
    const joined: Line[] = [];
    const isHead = (all: Line[], one: Line): boolean => all[all.indexOf(one) - 1]?.role === 'head';
    for (const each of lines) {
      const above = joined.at(-1);
      if (above && each.section === 'work' && each.role === 'bullet' && isHead(lines, each))
        joined[joined.length - 1] = {
          ...above,
          pieces: [...above.pieces, frame('\t'), ...each.pieces],
        };
      else joined.push(each);
    }
    return named('work', 'When\tWhat (who for)\tWhat I did')(joined, draw);
  },
};

export const pastedTableKinds: DressKind[] = [
  defaultKind('job-table', 'none'),
  ...tableKinds(
    'job-table',
    'work',
    jobs,
    (style, row) => {
      style.entry = row;
      style.location = (template) => template;
    },
    ['entry/', 'date-place/', 'location/', 'roles/', 'bullet-gap/tab'],
  ),
  eachJob,
  toldInCells,
  defaultKind('school-table', 'none'),
  ...tableKinds(
    'school-table',
    'education',
    schools,
    (style, row) => {
      style.education = row;
    },
    ['education/'],
  ),
  defaultKind('certificate-table', 'none'),
  ...tableKinds(
    'certificate-table',
    'certificates',
    certificates,
    (style, row) => {
      style.certificate = row;
      style.certificateMode = 'lines';
    },
    ['certificates/'],
  ),
];
