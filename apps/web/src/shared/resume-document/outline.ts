import {
  type AsWrittenLine,
  findAsWritten,
  findOwnOrder,
  listOwnSections,
  OWN_ORDER,
  type Resume,
} from '@trueline/contracts';
import { outlineAsWritten } from './as-written.ts';
import { showDate, showPeriod } from './dates.ts';
import { withKeptText } from './kept-text.ts';
import type { OutlineLine, OutlineSection } from './outline-shape.ts';

export type { OutlineLine, OutlineSection } from './outline-shape.ts';

/** How the entries of a section are shown; the keys are JSON Resume's. */
interface SectionShape {
  key: string;
  heading: string;
  title: string[];
  meta?: string[];
  text?: string[];
  /** Lists with one line for each item. */
  bullets?: string[];
  /** Lists shown in one line. */
  inline?: string[];
}

const SECTIONS: SectionShape[] = [
  {
    key: 'work',
    heading: 'Work',
    title: ['position'],
    meta: ['name', 'location'],
    text: ['description', 'summary'],
    bullets: ['highlights'],
  },
  {
    key: 'volunteer',
    heading: 'Volunteering',
    title: ['position'],
    meta: ['organization', 'location'],
    text: ['description', 'summary'],
    bullets: ['highlights'],
  },
  {
    key: 'projects',
    heading: 'Projects',
    title: ['name'],
    meta: ['entity', 'type'],
    text: ['description', 'summary'],
    bullets: ['highlights'],
    inline: ['keywords', 'roles'],
  },
  {
    key: 'education',
    heading: 'Education',
    title: ['studyType', 'area'],
    meta: ['institution', 'location', 'score'],
    bullets: ['courses', 'highlights'],
  },
  { key: 'skills', heading: 'Skills', title: ['name'], meta: ['level'], inline: ['keywords'] },
  {
    key: 'certificates',
    heading: 'Certificates',
    title: ['name'],
    meta: ['issuer', 'date', 'endDate', 'summary'],
  },
  {
    key: 'awards',
    heading: 'Awards',
    title: ['title'],
    meta: ['awarder', 'date'],
    text: ['summary'],
  },
  {
    key: 'publications',
    heading: 'Publications',
    title: ['name'],
    meta: ['publisher', 'releaseDate'],
    text: ['summary'],
  },
  { key: 'languages', heading: 'Languages', title: ['language'], meta: ['fluency'] },
  { key: 'interests', heading: 'Interests', title: ['name'], inline: ['keywords'] },
  { key: 'references', heading: 'References', title: ['name'], text: ['reference'] },
];

/** What a section is called on paper: `work` -> `Work`. */
export function headingOf(key: string): string {
  return SECTIONS.find((section) => section.key === key)?.heading ?? 'Summary';
}

/** Single dates, which are shown as months. */
const DATES = new Set(['date', 'releaseDate']);

type Entry = Record<string, unknown>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
/** `https://www.example.com/` -> `example.com`, as the files print it. */
const addressOf = (url: unknown): string =>
  textOf(url).replace(/^https?:\/\/(www\.)?(?=[^/])|\/$/gi, '');
/** A grade that is only a figure says that it is one, as in the files; one in words speaks for itself. */
const gradeOf = (score: string): string =>
  score === '' || /\p{L}{2}/u.test(score) ? score : `Grade ${score}`;

/** What is written in a field, as it is read by a person. */
function shownText(key: string, value: unknown): string {
  if (DATES.has(key)) return showDate(textOf(value));
  return key === 'score' ? gradeOf(textOf(value)) : textOf(value);
}

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(textOf) : []);

function linesOf(entry: Entry, path: string, shape: SectionShape): OutlineLine[] {
  const single = (keys: string[] | undefined, role: OutlineLine['role']) =>
    (keys ?? []).map((key) => ({ path: `${path}.${key}`, text: shownText(key, entry[key]), role }));
  const start = textOf(entry.startDate) || undefined;
  const end = textOf(entry.endDate) || undefined;
  const dates = {
    path: `${path}.${start === undefined ? 'endDate' : 'startDate'}`,
    text: showPeriod(start, end),
    role: 'meta' as const,
  };
  return [
    ...single(shape.title, 'title'),
    ...single(shape.meta, 'meta'),
    dates,
    ...single(shape.text, 'text'),
    ...(shape.bullets ?? []).flatMap((key) =>
      listOf(entry[key]).map((text, index) => ({
        path: `${path}.${key}[${index}]`,
        text,
        role: 'bullet' as const,
      })),
    ),
    ...(shape.inline ?? []).map((key) => ({
      path: `${path}.${key}`,
      text: listOf(entry[key]).join(', '),
      role: 'text' as const,
    })),
  ].filter((line) => line.text !== '');
}

const summaryOf = ({ basics = {} }: Resume): OutlineLine => ({
  path: 'basics.summary',
  text: textOf(basics.summary),
  role: 'text',
});

function basicsOf(resume: Resume): OutlineSection {
  const { basics = {} } = resume;
  const place = basics.location ?? {};
  const lines: OutlineLine[] = [
    { path: 'basics.name', text: textOf(basics.name), role: 'name' },
    { path: 'basics.label', text: textOf(basics.label), role: 'title' },
    { path: 'basics.email', text: textOf(basics.email), role: 'meta' },
    { path: 'basics.phone', text: textOf(basics.phone), role: 'meta' },
    {
      path: 'basics.location',
      text: [place.address, place.city, place.region, place.postalCode, place.countryCode]
        .filter(Boolean)
        .join(', '),
      role: 'meta',
    },
    { path: 'basics.url', text: addressOf(basics.url), role: 'meta' },
    ...(basics.profiles ?? []).map((profile, index) => ({
      path: `basics.profiles[${index}]`,
      text:
        addressOf(profile.url) || [profile.network, profile.username].filter(Boolean).join(': '),
      role: 'meta' as const,
    })),
    ...(findOwnOrder(resume) === undefined ? [summaryOf(resume)] : []),
  ];
  const shown = lines.filter((line) => line.text !== '');
  return { key: 'basics', heading: '', entries: [{ path: 'basics', lines: shown }] };
}

/** As the fields have them, or the section's own lines where it is printed as it was written. */
function entriesOf(resume: Resume, shape: SectionShape): OutlineSection['entries'] {
  const asWritten = findAsWritten(resume, shape.key);
  if (asWritten !== undefined) return outlineAsWritten(asWritten.section, asWritten.lines);
  return ((resume[shape.key] as Entry[] | undefined) ?? [])
    .map((entry, index) => {
      const path = `${shape.key}[${index}]`;
      return { path, lines: linesOf(entry, path, shape) };
    })
    .filter((entry) => entry.lines.length > 0);
}

/** The person's own sections in their order, each line by line, or from its fields where it was read whole. */
function ownSections(all: readonly AsWrittenLine[], resume: Resume): OutlineSection[] {
  return listOwnSections(all).map(({ heading, section, lines, from }): OutlineSection => {
    if (section === 'summary') {
      const entries = [{ path: 'basics.summary', lines: [summaryOf(resume)] }];
      return { key: section, heading, entries };
    }
    const shape = SECTIONS.find(({ key }) => key === section);
    return shape === undefined
      ? { key: `own: ${from}`, heading, entries: outlineAsWritten(OWN_ORDER, lines, from) }
      : { key: shape.key, heading, entries: entriesOf(resume, shape) };
  });
}

/** The resume as it is shown: sections, entries and lines, each line with its place. What is empty is left out. */
export function outlineOf(resume: Resume): OutlineSection[] {
  const own = findOwnOrder(resume)?.lines;
  const sections =
    own === undefined
      ? SECTIONS.map((shape) => ({
          key: shape.key,
          heading: shape.heading,
          entries: entriesOf(resume, shape),
        }))
      : ownSections(own, resume);
  return withKeptText([basicsOf(resume), ...sections], resume).filter((section) =>
    section.entries.some((entry) => entry.lines.length > 0),
  );
}
