import type { Finding, Resume, UnsupportedFact } from '@trueline/contracts';
import { listKeptLines } from '../document/kept-lines.ts';
import { entryOf, findValue, listLines, type ResumeLine } from '../document/paths.ts';
import { isGroupName } from '../document/skill-groups.ts';
import { hasForm } from '../language/forms.ts';
import { findSkills } from '../taxonomy/skills.ts';
import { type Basis, joinLines, readBasis } from './basis.ts';
import { isProvenBySentence } from './by-sentence.ts';
import { checkText } from './check-text.ts';
import { ENTRY_SECTIONS, pairEntries } from './entries.ts';
import { findJoinedClaims } from './joined-claims.ts';
import { createKeptWords } from './kept-words.ts';
import { listLongAndShort } from './names/acronyms.ts';
import { inOwnVoice } from './own-posts.ts';
import type { OwnWords } from './own-words.ts';
import { listTerms } from './paraphrase/terms.ts';
import { isSpelledRight, normal } from './spelled-right.ts';
import { toFindings } from './verdict.ts';
import { weighText } from './weigh-text.ts';

/** Fields that must say what the same entry says: their kind in the answer. */
const FIELD_KINDS: Readonly<Record<string, string>> = {
  'work.name': 'employer',
  'work.position': 'title',
  'work.location': 'name',
  'volunteer.organization': 'employer',
  'volunteer.position': 'title',
  'education.institution': 'school',
  'education.studyType': 'degree',
  'education.area': 'degree',
  'education.score': 'number',
  'certificates.name': 'certificate',
  'certificates.issuer': 'name',
  'awards.title': 'award',
  'awards.awarder': 'name',
  'publications.name': 'name',
  'publications.publisher': 'name',
  'languages.language': 'language',
  'languages.fluency': 'language',
  'projects.name': 'name',
  'references.name': 'name',
};
const TITLE = /^(?:basics\.(?:label|summary)|\w+\[\d+\]\.position)$/;
const LISTED = /^(?:(?:skills|languages|certificates)\b|education\[\d+\]\.(?:studyType|area)$)/;
const DATE_FIELD = /\.(?:startDate|endDate|date|releaseDate)$/;
/** Entries whose lines tell what was done there. */
const WITH_FACTS = /^(?:work|volunteer|education|projects)\[/;
const CONTACT = /^basics\.(?:name|email|phone|location|profiles)/;

/** Everything about one original that lines are checked against; each part is read once. */
export class ResumeSource {
  readonly resume: Resume;
  readonly document: Basis;
  readonly #lines: readonly ResumeLine[];
  readonly #entries = new Map<string, Basis>();
  readonly #normal: string;

  constructor(resume: Resume) {
    this.resume = resume;
    this.#lines = listLines(resume);
    // That a role was voluntary is told by its section alone.
    const sections = (resume.volunteer ?? []).length > 0 ? [{ text: 'Volunteer' }] : [];
    this.document = readBasis([...inOwnVoice(this.#lines, resume), ...sections]);
    this.#normal = `\n${this.#lines.map((line) => normal(line.text)).join('\n')}\n`;
  }

  /** The facts of one entry of the original: `work[0]`. */
  entry(entry: string): Basis {
    const known =
      this.#entries.get(entry) ??
      joinLines(
        this.document.lines.filter(({ path }) => path !== undefined && entryOf(path) === entry),
        this.document.text,
      );
    this.#entries.set(entry, known);
    return known;
  }

  /** The facts of the other roles, schools and projects, which may not move to this one. */
  others(entry: string): Basis[] {
    const paths = this.document.lines.flatMap(({ path }) =>
      path !== undefined && WITH_FACTS.test(path) ? [entryOf(path)] : [],
    );
    return [...new Set(paths)].filter((other) => other !== entry).map((other) => this.entry(other));
  }

  /** What a line in free words at a path is checked against: the lines of its entry, `from`, else the whole document. */
  basisOf(path: string, from: string | undefined): Basis {
    const section = /^\w+/.exec(path)?.[0] ?? '';
    const inEntry = (ENTRY_SECTIONS as readonly string[]).includes(section);
    return inEntry && from !== undefined ? this.entry(from) : this.document;
  }

  /** The words of one entry in a row, as a reader may have parted them among its fields. */
  wordsOf(entry: string): string {
    const own = this.#lines.filter((line) => line.entry === entry);
    return ` ${own.map((line) => normal(line.text)).join(' ')} `;
  }

  /** Whether an entry has this very bullet, as it was read: "The incumbent shall ..." is told in another voice elsewhere. */
  hasBullet(entry: string, text: string): boolean {
    return this.#lines.some(
      (line) => line.entry === entry && BULLET.test(line.path) && line.text === text,
    );
  }

  /** The entries of a section, by their paths. */
  entriesOf(section: string): string[] {
    return [...new Set(this.#lines.map(({ entry }) => entry))].filter((entry) =>
      entry.startsWith(`${section}[`),
    );
  }

  /** Whether these very words stand in a held title, the headline or the summary. */
  isTitle(text: string): boolean {
    return this.#lines.some(
      (line) => TITLE.test(line.path) && ` ${normal(line.text)} `.includes(` ${normal(text)} `),
    );
  }

  /** Whether these very words stand in the lists of skills, languages, certificates and degrees. */
  lists(text: string): boolean {
    return this.#lines.some(
      (line) => LISTED.test(line.path) && ` ${normal(line.text)} `.includes(` ${normal(text)} `),
    );
  }

  /** Whether these very words are, or open or end, a text that found no place, such as a line under the name. */
  keeps(text: string): boolean {
    return listKeptLines(this.resume).some(({ text: kept }) =>
      ` ${normal(kept)} `.includes(` ${normal(text)} `),
    );
  }

  /** Whether the document says these very words somewhere, case and punctuation aside. */
  holds(text: string): boolean {
    return ` ${this.#normal.replaceAll('\n', ' \n ')} `.includes(` ${normal(text)} `);
  }
}

function unsupported(
  kind: string,
  line: ResumeLine,
  reason: string,
  nearest?: string,
): UnsupportedFact {
  return {
    kind,
    text: line.text,
    path: line.path,
    start: 0,
    end: line.text.length,
    reason,
    ...(nearest === undefined ? {} : { nearest }),
  };
}

/** A skill of the list: its words, or its concept under another name, must stand in the document. */
function checkSkillItem(line: ResumeLine, source: ResumeSource): UnsupportedFact[] {
  if (source.holds(line.text)) return [];
  // "trained on Excel" tells a deed, which a list of skills does not make true.
  const isTold = listTerms(line.text).some(({ isDeed, lower }) => isDeed && /\w{2}ed$/.test(lower));
  const found = (isTold ? weighText : checkText)(line.text, source.document);
  const facts = found.filter(({ kind }) => isTold || kind !== 'ownership');
  return facts.map((fact) => ({
    ...fact,
    kind: fact.kind === 'content' || fact.kind === 'name' ? 'skill' : fact.kind,
    path: line.path,
  }));
}

/** "Bachelor of Social Work" of "BSW". */
const isSpelledOut = (text: string, was: string): boolean =>
  listLongAndShort(text, was).some(({ start, end }) => start === 0 && end === text.length);

/** Kinds of fields whose words a reader may part otherwise; an employer and a title are each their own. */
const PARTED_KINDS: ReadonlySet<string> = new Set(
  'name school degree certificate award'.split(' '),
);

/** Of these each entry is a role; other sections are lists, which may share a line. */
const OF_WORK: ReadonlySet<string> = new Set(['work', 'volunteer', 'education', 'projects']);

/** Whether each line of an entry that the original lacks stands in one of its entries: a reader made two of it. */
function isPartOfEntry(entry: string, lines: readonly ResumeLine[], source: ResumeSource): boolean {
  const own = lines.filter((line) => line.entry === entry);
  const section = /^\w+/.exec(entry)?.[0] ?? '';
  return source.entriesOf(section).some((from) => {
    const words = source.wordsOf(from);
    return own.every(({ path, text }) =>
      words.includes(DATE_FIELD.test(path) ? ` ${text.slice(0, 4)}` : ` ${normal(text)} `),
    );
  });
}

/** Each part of a headline is a title that was held, or stands among the skills, certificates or degrees. */
function checkHeadline(line: ResumeLine, source: ResumeSource): UnsupportedFact[] {
  const parts = line.text.split(HEADLINE_PARTS).filter((part) => part !== '');
  return source.isTitle(line.text) ||
    parts.every((part) => source.isTitle(part) || source.lists(part) || source.keeps(part))
    ? []
    : [unsupported('title', line, 'The original gives no such title.')];
}
const HEADLINE_PARTS = /\s*[|•·,;]\s*|\s[–—-]\s/;

function checkField(
  line: ResumeLine,
  field: string,
  from: string | undefined,
  source: ResumeSource,
): UnsupportedFact[] {
  const kind = FIELD_KINDS[field] ?? 'date';
  if (field === 'languages.language' && source.holds(line.text)) return [];
  if (from === undefined) return [unsupported(kind, line, 'The original has no such entry.')];
  const was = findValue(source.resume, `${from}${line.path.slice(line.entry.length)}`);
  if (
    typeof was === 'string' &&
    (normal(was) === normal(line.text) || (kind === 'date' && was.startsWith(line.text)))
  )
    return [];
  if (typeof was === 'string' && kind === 'degree' && isSpelledOut(line.text, was)) return [];
  if (typeof was === 'string' && isSpelledRight(line.text, was, field)) return [];
  // Read again from a file, the words of one entry may stand in another of its fields.
  const section = /^\w+/.exec(field)?.[0] ?? '';
  const near = OF_WORK.has(section) ? [from] : source.entriesOf(section);
  const isParted = near.some((entry) => source.wordsOf(entry).includes(` ${normal(line.text)} `));
  if (PARTED_KINDS.has(kind) && isParted) return [];
  return [
    unsupported(
      kind,
      line,
      'The same entry of the original says something else.',
      typeof was === 'string' ? was : undefined,
    ),
  ];
}

/** An entry that had an end and has none now says that it goes on. */
function checkOpenEnds(
  optimized: Resume,
  source: ResumeSource,
  pairs: ReadonlyMap<string, string>,
): UnsupportedFact[] {
  return [...pairs].flatMap(([to, from]) => {
    const end = findValue(source.resume, `${from}.endDate`);
    if (typeof end !== 'string' || findValue(optimized, `${to}.endDate`) !== undefined) return [];
    if (findValue(optimized, `${to}.startDate`) === undefined) return [];
    return [
      {
        kind: 'date',
        text: 'Present',
        path: `${to}.endDate`,
        reason: 'The original gives an end date.',
        nearest: end,
      },
    ];
  });
}

/** Facts of one line of a resume that the original does not support, each with its verdict; `from` is the entry of the original that the line's entry is. */
export function checkLine(
  line: ResumeLine,
  from: string | undefined,
  source: ResumeSource,
): Finding[] {
  const objections = objectTo(line, from, source);
  if (objections.length === 0) return [];
  const isOfEntry = from !== undefined && WITH_FACTS.test(from);
  return toFindings(objections, line.text, isOfEntry ? source.others(from) : []);
}

const BULLET = /\.highlights\[\d+\]$/;

/** A bullet of the same entry, word for word, that an order has put elsewhere in its list. */
const isMoved = ({ path, text }: ResumeLine, from: string | undefined, source: ResumeSource) =>
  from !== undefined && BULLET.test(path) && source.hasBullet(from, text);

function objectTo(
  line: ResumeLine,
  from: string | undefined,
  source: ResumeSource,
): UnsupportedFact[] {
  const section = /^\w+/.exec(line.path)?.[0] ?? '';
  const field = line.path.replace(/\[\d+\]/g, '');
  if (isGroupName(line.path, line.text)) return [];
  if (isMoved(line, from, source)) return [];
  if (
    findValue(source.resume, line.path) === line.text &&
    (from === line.entry || !ENTRY_SECTIONS.includes(section as never))
  )
    return [];
  if (FIELD_KINDS[field] !== undefined || DATE_FIELD.test(field))
    return checkField(line, field, from, source);
  if (line.path === 'basics.label') return checkHeadline(line, source);
  if (CONTACT.test(line.path))
    return source.holds(line.text) || isCountry(line.text, source.resume)
      ? []
      : [unsupported('contact', line, 'The original does not give this.')];
  if (section === 'skills') return checkSkillItem(line, source);
  if ((ENTRY_SECTIONS as readonly string[]).includes(section) && from === undefined)
    return [unsupported('content', line, 'The original has no such entry.')];
  const basis = source.basisOf(line.path, from);
  const isSummary = line.path === 'basics.summary';
  const facts: UnsupportedFact[] = weighText(line.text, basis, source.document);
  const objections = isSummary && facts.length === 0 ? findJoinedClaims(line.text, basis) : facts;
  const isProven = (sentence: string): boolean =>
    weighText(sentence, basis, source.document).length === 0 &&
    findJoinedClaims(sentence, basis).length === 0;
  if (isSummary && objections.length > 0 && isProvenBySentence(line.text, basis, isProven))
    return [];
  return objections.map((fact) => ({
    ...fact,
    path: line.path,
    ...nearestTo(fact.text, basis),
  }));
}

const COUNTRY_NAMES = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** "Bergen, Norway" of a place whose country has a code alone. */
function isCountry(text: string, { basics }: Resume): boolean {
  const country = text.split(',').at(-1)?.trim() ?? '';
  const rest = normal(text.slice(0, text.lastIndexOf(',') + 1));
  const { countryCode, ...place } = basics?.location ?? {};
  return (
    countryCode !== undefined &&
    COUNTRY_NAMES.of(countryCode)?.toLowerCase() === country.toLowerCase() &&
    (rest === '' || Object.values(place).some((value) => normal(String(value)).includes(rest)))
  );
}

function nearestTo(text: string, basis: Basis): { nearest?: string } {
  const name = findSkills(text)[0]?.text ?? text;
  const line = basis.lines.find((source) => hasForm(source.text, name));
  return line === undefined ? {} : { nearest: line.text };
}

const fieldOf = (path: string): string => path.replace(/\[\d+\]/g, '');
const containerOf = (path: string): string => path.replace(/\[\d+\]$/, '');

/** Every fact of the optimized resume that the original does not support, entry by entry; lines in the person's own words stand for themselves, and so do those that the original keeps without a place. */
export function verifyResume(
  original: Resume,
  optimized: Resume,
  ownWords: readonly OwnWords[] = [],
): Finding[] {
  const source = new ResumeSource(original);
  const pairs = pairEntries(original, optimized);
  const isPlace = (path: string, line: ResumeLine): boolean =>
    path === line.path ||
    containerOf(path) === containerOf(line.path) ||
    path === containerOf(line.path) ||
    // A new entry may stand earlier than it was planned.
    (findValue(original, entryOf(path)) === undefined &&
      findValue(original, line.entry) === undefined &&
      fieldOf(path) === fieldOf(line.path));
  const isOwn = (line: ResumeLine): boolean =>
    ownWords.some(({ path, lines }) => isPlace(path, line) && lines.includes(line.text.trim()));
  const isKept = createKeptWords(original, optimized);
  const all = listLines(optimized);
  const parted = new Set(
    [...new Set(all.map(({ entry }) => entry))].filter(
      (entry) => /\]$/.test(entry) && !pairs.has(entry) && isPartOfEntry(entry, all, source),
    ),
  );
  const lines = all.flatMap((line) => {
    const from = pairs.get(entryOf(line.path));
    const isSame = isOwn(line) || isKept(line, from) || parted.has(line.entry);
    return isSame ? [] : checkLine(line, from, source);
  });
  return [...lines, ...toFindings(checkOpenEnds(optimized, source, pairs), 'Present')];
}
