import type {
  EducationEntry,
  ProjectEntry,
  Resume,
  VolunteerEntry,
  WorkEntry,
} from '@trueline/contracts';
import { cleanList, cleanParagraphs, cleanText, joinList } from './clean-text.ts';
import { formatPeriod } from './dates.ts';
import { webInline } from './links.ts';
import type { Entry, Inline, Line } from './types.ts';
import type { Words } from './words.ts';

interface EntryParts {
  /** The first that is given is the title, the rest stand first in the details. */
  names: (string | undefined)[];
  dates?: string | undefined;
  details?: (string | undefined)[];
  url?: string | undefined;
  /** Running text, a paragraph a line. */
  texts?: (string | undefined)[];
  lists?: Record<string, string[] | undefined>;
  bullets?: string[] | undefined;
}

function listLines(lists: Record<string, string[] | undefined>): Line[] {
  return Object.entries(lists).flatMap(([label, values]) => {
    const items = cleanList(values);
    return items.length === 0 ? [] : [{ label, text: joinList(items) }];
  });
}

/** An entry of what is given, or none where nothing is. */
function buildEntry(parts: EntryParts): Entry[] {
  const [title, ...names] = cleanList(parts.names);
  const details: Inline[] = [...names, ...cleanList(parts.details)].map((text) => ({ text }));
  const address = webInline(parts.url);
  if (address !== undefined) details.push(address);
  const entry: Entry = {
    details,
    lines: [
      ...(parts.texts ?? []).flatMap(cleanParagraphs).map((text) => ({ text })),
      ...listLines(parts.lists ?? {}),
    ],
    bullets: cleanList(parts.bullets),
  };
  if (title !== undefined) entry.title = title;
  if (parts.dates) entry.dates = cleanText(parts.dates);
  const hasContent =
    title !== undefined ||
    parts.dates ||
    [entry.details, entry.lines, entry.bullets].some((list) => list.length > 0);
  return hasContent ? [entry] : [];
}

export const workEntry = (work: WorkEntry, words: Words): Entry[] =>
  buildEntry({
    names: [work.position, work.name],
    dates: formatPeriod(work, words),
    details: [work.location],
    url: work.url,
    texts: [work.description, work.summary],
    bullets: work.highlights,
  });

export const volunteerEntry = (volunteer: VolunteerEntry, words: Words): Entry[] =>
  buildEntry({
    names: [volunteer.position, volunteer.organization],
    dates: formatPeriod(volunteer, words),
    details: [volunteer.location],
    url: volunteer.url,
    texts: [volunteer.description, volunteer.summary],
    bullets: volunteer.highlights,
  });

/** A degree written out, which a word joins to its field: "Diploma", "Bachelor of Science". An abbreviation stands beside it. */
const WRITTEN_OUT = /(?:^|\s)\p{Lu}?\p{Ll}{4,}(?:['’]s)?(?: [IV]{1,3})?$/u;

/** A name of a field, in words alone: no grade, no level, no remark. */
const IS_FIELD = /^\p{Lu}[\p{L} &,'’()/-]+?(?:, Level \d)?$/u;
const NO_FIELD =
  /^(?:grade|level|honou?rs|completed|part|year|with|class|pass|merit|distinction|unfinished)\b/i;

/** "8 GCSEs", "O-Levels": several papers, whose subjects are named in brackets. */
const PAPERS = /^(?:\d+|\p{L}{3,5}) (?:\p{L}+ )?\p{L}+s$|\b(?:[AO][- ]levels?|GCSEs?|CSECs?)$/iu;

/** "Diploma in Welding", "BSc, Computer Science", "8 GCSEs (Maths B, Biology A)". */
function degreeTitle({ studyType, area }: EducationEntry, { degreeIn }: Words): string {
  const [degree = '', field] = cleanList([studyType, area]);
  if (field === undefined) return degree;
  const isJoined =
    degreeIn !== undefined &&
    WRITTEN_OUT.test(degree) &&
    !degree.includes(degreeIn) &&
    IS_FIELD.test(field) &&
    !NO_FIELD.test(field);
  if (!isJoined && field.includes(',') && PAPERS.test(degree) && !/[()]/.test(field))
    return `${degree} (${field})`;
  return degree + (isJoined ? degreeIn : ', ') + field;
}

/** "Merit", "First Class Honours": a grade that stands with the degree it is of. */
const SHORT_GRADE =
  /^(?:merit|distinction|honou?rs|first class(?: honou?rs)?|second class(?: (?:upper|lower|honou?rs))?)$/i;

/** A score that is only a figure gets a label; one in words speaks for itself, a short one beside its degree. */
export const educationEntry = (education: EducationEntry, words: Words): Entry[] => {
  const score = cleanText(education.score);
  const title = degreeTitle(education, words);
  const isBeside = title !== '' && SHORT_GRADE.test(score) && !title.includes(score);
  const hasWords = !isBeside && /\p{L}{2}/u.test(score);
  return buildEntry({
    names: [isBeside ? `${title}, ${score}` : title, education.institution],
    dates: formatPeriod(education, words),
    details: [education.location],
    url: education.url,
    texts: hasWords ? [score] : [],
    lists: {
      [words.grade]: hasWords || isBeside ? [] : [score],
      [words.courses]: education.courses,
    },
    bullets: education.highlights,
  });
};

export const projectEntry = (project: ProjectEntry, words: Words): Entry[] =>
  buildEntry({
    names: [project.name, joinList(cleanList(project.roles)), project.entity, project.type],
    dates: formatPeriod(project, words),
    url: project.url,
    texts: [project.description, project.summary],
    lists: { [words.keywords]: project.keywords },
    bullets: project.highlights,
  });

type Item<Key extends 'certificates' | 'awards' | 'publications' | 'references'> = NonNullable<
  Resume[Key]
>[number];

/** A date alone is when it was given. */
const validity = ({ date, endDate }: Item<'certificates'>) =>
  endDate === undefined ? { endDate: date } : { startDate: date, endDate };

export const certificateEntry = (certificate: Item<'certificates'>, words: Words): Entry[] =>
  buildEntry({
    names: [certificate.name, certificate.issuer],
    dates: formatPeriod(validity(certificate), words),
    details: [certificate.summary],
    url: certificate.url,
  });

export const awardEntry = (award: Item<'awards'>, words: Words): Entry[] =>
  buildEntry({
    names: [award.title, award.awarder],
    dates: formatPeriod({ endDate: award.date }, words),
    texts: [award.summary],
  });

export const publicationEntry = (publication: Item<'publications'>, words: Words): Entry[] =>
  buildEntry({
    names: [publication.name, publication.publisher],
    dates: formatPeriod({ endDate: publication.releaseDate }, words),
    url: publication.url,
    texts: [publication.summary],
  });

export const referenceEntry = (reference: Item<'references'>): Entry[] =>
  buildEntry({ names: [reference.name], texts: [reference.reference] });
