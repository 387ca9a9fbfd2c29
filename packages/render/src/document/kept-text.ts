import {
  isPrintedAsWritten,
  type KeptText,
  RESUME_SECTIONS,
  type Resume,
  type ResumeSection,
} from '@trueline/contracts';
import { cleanParagraphs, cleanText } from './clean-text.ts';
import type { Entry, PageDocument, Section } from './types.ts';

/** Longer text above the first heading is a sentence and no contact. */
const MAX_CONTACT_LENGTH = 80;
/** So many words with a stop behind them are a sentence too. */
const SENTENCE_WORDS = 7;

/** Printed under a heading that is not its own name for it: `courses` stand with the schools. */
const PRINTED_WITH: Readonly<Record<string, ResumeSection | 'header'>> = {
  courses: 'education',
  contact: 'header',
  profiles: 'header',
};

/** Where a kept text is printed: beside the name, in a section behind so many of its entries, or in one of its own. */
type Place =
  | { in: 'header'; behind?: string }
  | { in: 'label' }
  | { in: 'section'; kind: ResumeSection; after: number }
  | { in: 'own'; heading: string; behind: ResumeSection | undefined };

/** A document without its kept texts, and what is needed to find their places in it. */
export interface Printed {
  document: PageDocument;
  /** How many entries are printed of the resume's first `count` items of a section. */
  countEntries: (kind: ResumeSection, count: number) => number;
  headings: Readonly<Record<ResumeSection, string>>;
}

/** A heading over what identifies a person: its short texts stand with the contacts. */
const PERSONAL =
  /^(?:my |personal |other )*(?:particulars|details|information|data|info|bio ?data)$/i;
/** Headings over what nobody reads first. */
const LAST =
  /hobb|interest|spare|leisure|pastime|other|misc|addition|further|refer|status|declar|personal|extra/i;

/** Prints the texts that the reader could not place, each where it stood: behind its entry, at the end of its section, or under its own heading where no section has that. */
export function withKeptText(printed: Printed, resume: Resume): PageDocument {
  const { kept = [] } = resume.meta?.trueline ?? {};
  const placed = kept.flatMap((piece) => {
    if (isPrintedAsWritten(piece, resume)) return [];
    const texts = cleanParagraphs(piece.text);
    return texts.length === 0 ? [] : [{ texts, place: placeOf(piece, resume, printed) }];
  });
  let { document } = printed;
  // From the last to the first, so that what was counted before still holds.
  for (const group of groupByPlace(placed).reverse())
    document = withTexts(document, group, printed);
  return document;
}

interface PlacedTexts {
  place: Place;
  texts: string[];
}

/** Texts of one place in their order, the places in the order of the document; own headings stand as they come. */
function groupByPlace(placed: readonly PlacedTexts[]): PlacedTexts[] {
  const groups = new Map<string, PlacedTexts>();
  for (const { place, texts } of placed) {
    const key = JSON.stringify(place);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { place, texts: [...texts] });
    else group.texts.push(...texts);
  }
  const behind = ({ place }: PlacedTexts): number => (place.in === 'section' ? place.after : 0);
  return [...groups.values()].sort((a, b) => behind(a) - behind(b));
}

/** "(evenings)", "(m) or 061 555 014": said of the contact that it stands behind. */
const REMARK = /^\(/;
/** So few characters between two texts of one row, or of two. */
const REMARK_GAP = 3;

/** The contact right in front of a remark. */
function remarkedContact({ text, start }: KeptText, resume: Resume): string | undefined {
  if (!REMARK.test(text) || start === undefined) return undefined;
  const { spans = {} } = resume.meta?.trueline ?? {};
  return (['phone', 'email', 'url'] as const)
    .filter((key) => {
      const { end = -Infinity } = spans[`basics.${key}`] ?? {};
      return end <= start && start - end <= REMARK_GAP;
    })
    .map((key) => cleanText(resume.basics?.[key]))
    .find((value) => value !== '');
}

const TAGLINE_MAX = 60;
const CONTACT_SPAN = /^basics\.(?:email|phone|url|location|profiles)/;

/** Whether a short text says what the person is: it stands right behind the name, or the title, above where to write to. On a row of its own, what an address goes on from is a part of that. */
function isTagline({ text, heading, start = -1, end = start }: KeptText, resume: Resume): boolean {
  const { spans = {} } = resume.meta?.trueline ?? {};
  const name = spans['basics.name'];
  const contacts = Object.entries(spans).filter(([path]) => CONTACT_SPAN.test(path));
  if (heading !== undefined || name === undefined || contacts.length === 0) return false;
  const gap = start - Math.max(name.end, spans['basics.label']?.end ?? 0);
  const isBehind = gap >= 0 && gap <= REMARK_GAP;
  const isOfAddress =
    gap < REMARK_GAP &&
    contacts.some(
      ([path, span]) =>
        path.startsWith('basics.location') && span.start >= end && span.start - end <= REMARK_GAP,
    );
  return (
    isBehind &&
    !isOfAddress &&
    contacts.every(([, span]) => start < span.start) &&
    text.length <= TAGLINE_MAX &&
    !/\d{3}|[@:!?]|\.$/.test(text)
  );
}

function placeOf(piece: KeptText, resume: Resume, printed: Printed): Place {
  const { heading = '', after = '' } = piece;
  const behind = remarkedContact(piece, resume);
  if (behind !== undefined) return { in: 'header', behind };
  if (isTagline(piece, resume)) return { in: 'label' };
  if (piece.heading === '') return { in: 'own', heading: '', behind: undefined };
  const [, section = '', index] = /^(\w+)(?:\[(\d+)\])?$/.exec(after) ?? [];
  const count = index === undefined ? undefined : Number(index) + 1;
  if (cleanText(heading) === '') {
    if (section === '' || section === 'basics') return { in: 'header' };
    return inSection(section, count, printed) ?? underOwnName(section, printed) ?? atEnd(printed);
  }
  const kind = kindOf(heading, resume, printed);
  if (kind === 'header' || PERSONAL.test(cleanText(heading))) return { in: 'header' };
  const above = LAST.test(heading) ? undefined : knownSection(section);
  const own: Place = { in: 'own', heading: cleanText(heading), behind: above };
  if (kind === undefined) return own;
  const stoodIn = section === 'basics' ? 'summary' : section;
  // What opens its section stands behind nothing of it.
  return inSection(kind, stoodIn === kind ? count : 0, printed) ?? own;
}

/** What is printed under a heading of the file, by the reader's word, else by the printed headings. */
function kindOf(
  heading: string,
  resume: Resume,
  { headings }: Printed,
): ResumeSection | 'header' | undefined {
  const read = resume.meta?.trueline?.sections?.find((section) => section.heading === heading);
  const kind = PRINTED_WITH[read?.kind ?? ''] ?? read?.kind;
  if (kind === 'header') return kind;
  const same = (one: string): boolean => one.toLowerCase() === cleanText(heading).toLowerCase();
  return RESUME_SECTIONS.find((known) => known === kind || same(headings[known]));
}

const knownSection = (name: string): ResumeSection | undefined =>
  RESUME_SECTIONS.find((one) => one === (name === 'basics' ? 'summary' : name));

/** Under the name of its section, where nothing else of that is printed. */
function underOwnName(section: string, { document, headings }: Printed): Place | undefined {
  const kind = knownSection(section);
  return kind === undefined || kind === 'summary' || document.sections.length === 0
    ? undefined
    : { in: 'own', heading: headings[kind], behind: undefined };
}

/** Behind the first `count` items of the resume's section, without a count at its end; undefined where nothing of it is printed. */
function inSection(
  name: string,
  count: number | undefined,
  { document, countEntries }: Printed,
): Place | undefined {
  const known = knownSection(name);
  const section = document.sections.find((one) => one.kind === known);
  if (known === undefined || section === undefined) return undefined;
  const after = count === undefined ? section.entries.length : countEntries(known, count);
  return { in: 'section', kind: known, after };
}

/** What it stood in is not printed any more. */
function atEnd(printed: Printed): Place {
  const last = printed.document.sections.at(-1)?.kind;
  return (last === undefined ? undefined : inSection(last, undefined, printed)) ?? { in: 'header' };
}

const keptEntry = (texts: readonly string[]): Entry => ({
  details: [],
  lines: texts.map((text) => ({ text })),
  bullets: [],
});

function withTexts(
  document: PageDocument,
  { place, texts }: PlacedTexts,
  { headings }: Printed,
): PageDocument {
  const { sections } = document;
  switch (place.in) {
    case 'header':
      if (place.behind !== undefined) return withRemark(document, place.behind, texts);
      return withHeader(document, texts, headings.summary);
    case 'label':
      return { ...document, label: [document.label ?? [], ...texts].flat().join(' · ') };
    case 'own': {
      const own: Section = { kind: 'kept', heading: place.heading, entries: [keptEntry(texts)] };
      return { ...document, sections: sections.toSpliced(ownPlace(sections, place), 0, own) };
    }
    case 'section':
      return {
        ...document,
        sections: sections.map((section) =>
          section.kind === place.kind
            ? { ...section, entries: withEntry(section.entries, place.after, keptEntry(texts)) }
            : section,
        ),
      };
  }
}

/** Where it stood: behind the section that came before it, at the top behind the summary; else at the end, before the others there and before what closes the document. */
function ownPlace(
  sections: readonly Section[],
  { behind, heading }: Extract<Place, { in: 'own' }>,
): number {
  if (heading === '') return sections.length;
  const at = sections.findIndex(({ kind }) => kind === behind);
  if (behind !== undefined && at >= 0) return at + 1;
  if (behind === 'summary') return 0;
  const firstKept = sections.findIndex(({ kind }) => kind === 'kept');
  const lastOther = sections.findLastIndex(({ kind }) => kind !== 'kept');
  return firstKept < 0 ? sections.length : Math.max(firstKept, lastOther + 1);
}

/** What stands behind an entry goes on from it. */
const withEntry = (entries: readonly Entry[], at: number, entry: Entry): Entry[] =>
  entries.toSpliced(at, 0, at === 0 ? entry : { ...entry, goesOn: true });

/** Behind what it is said of, or as a contact of its own where that is not printed. */
function withRemark(document: PageDocument, behind: string, texts: readonly string[]) {
  const { contacts } = document;
  const at = contacts.findIndex(({ text }) => text === behind);
  const remarked = contacts.map((contact, index) =>
    index === at ? { ...contact, text: [contact.text, ...texts].join(' ') } : contact,
  );
  const further = at < 0 ? texts.map((text) => ({ text })) : [];
  return { ...document, contacts: [...remarked, ...further] };
}

/** Short ones are contacts; a sentence goes with the summary. */
function withHeader(document: PageDocument, texts: readonly string[], heading: string) {
  const { contacts, sections } = document;
  const isShort = (text: string): boolean =>
    text.length <= MAX_CONTACT_LENGTH &&
    !(/[.!]$/.test(text) && !/\s[·•|]\s/.test(text) && text.split(' ').length >= SENTENCE_WORDS);
  const further = texts.filter(isShort).map((text) => ({ text }));
  const headed = { ...document, contacts: [...contacts, ...further] };
  const long = texts.filter((text) => !isShort(text));
  if (long.length === 0) return headed;
  const entry = keptEntry(long);
  const has = sections.some(({ kind }) => kind === 'summary');
  const summary: Section = { kind: 'summary', heading, entries: [entry] };
  return {
    ...headed,
    sections: has
      ? sections.map((section) =>
          section.kind === 'summary'
            ? { ...section, entries: withEntry(section.entries, section.entries.length, entry) }
            : section,
        )
      : [summary, ...sections],
  };
}
