import { alignEntries } from './align.ts';
import { covers, type Field, fieldsOf, ongoing } from './fields.ts';
import type { Dressed, Resume } from './model.ts';
import { loosely, words } from './normalise.ts';

type Verdict = 'right' | 'wrong' | 'missing';
export interface Judged extends Field {
  verdict: Verdict;
  read?: string;
}
export interface Comparison {
  fields: Judged[];
  /** Right fields of all told fields, 0 to 1. */
  rightShare: number;
  /** Jobs whose own read entry carries neither the employer nor the title, among those that the dress tells. */
  lostJobs: number;
  /** Schools that no read school carries. */
  lostSchools: number;
  /** Read jobs beyond those of the truth. */
  extraJobs: number;
  /** Wrong values (not missing ones) of name, contact, employers, titles, dates, schools, degrees. */
  confidentWrong: number;
  /** Share of the printed words that are found anywhere in the reading. */
  conserved: number;
  lostWords: string[];
}

type Told = Pick<Dressed, 'destroyed' | 'coarser' | 'loose' | 'content'>;
/** A JSON Resume as read; anything may be missing or of another type. */
export type Reading = Record<string, unknown>;

/** Compares what was read from a dressed text with the truth, leaving out what the dress does not tell. */
export function compare(truth: Resume, dressed: Told, reading: Reading): Comparison {
  const told = fieldsOf(truth, dressed.destroyed);
  const aligned = {
    work: alignEntries(truth.work, list(reading.work), ['name', 'position']),
    volunteer: alignEntries(truth.volunteer, list(reading.volunteer), ['organization', 'position']),
    education: alignEntries(truth.education, list(reading.education), ['institution', 'area']),
    projects: alignEntries(truth.projects, list(reading.projects), ['name', 'description']),
  };
  const judge = (field: Field): Judged => {
    const { verdict, read } = judgeField(field, reading, aligned, dressed, truth);
    return { ...field, verdict, ...(read === undefined ? {} : { read }) };
  };
  const fields = told.map(judge);
  const right = fields.filter(({ verdict }) => verdict === 'right').length;
  const sureToLose = (path: string, keys: string[]) =>
    keys.some((key) => told.some((field) => field.path === `${path}.${key}`));
  const { share, lost } = conservation(dressed.content, reading);
  return {
    fields,
    rightShare: fields.length === 0 ? 1 : right / fields.length,
    lostJobs: truth.work.filter(
      (job, n) =>
        sureToLose(`work[${n}]`, ['name', 'position']) &&
        !same(aligned.work[n]?.name, job.name) &&
        !same(aligned.work[n]?.position, job.position),
    ).length,
    lostSchools: truth.education.filter(
      (school, n) =>
        sureToLose(`education[${n}]`, ['institution']) &&
        !list(reading.education).some((read) => same(read.institution, school.institution)),
    ).length,
    extraJobs: Math.max(0, list(reading.work).length - truth.work.length),
    confidentWrong: fields.filter(({ path, verdict }) => verdict === 'wrong' && isKey(path)).length,
    conserved: share,
    lostWords: lost,
  };
}

const isKey = (path: string) =>
  /^basics\.(name|email|phone|url)$/.test(path) ||
  /^(work|volunteer)\[\d+\]\.(name|organization|position|startDate|endDate)$/.test(path) ||
  /^education\[\d+\]\.(institution|studyType|area|startDate|endDate)$/.test(path);

type Aligned = Record<string, (Reading | undefined)[]>;
type Found = { verdict: Verdict; read?: string };

function judgeField(
  field: Field,
  reading: Reading,
  aligned: Aligned,
  dressed: Told,
  truth: Resume,
): Found {
  const { path, value } = field;
  const [, section, index, rest = ''] = /^(\w+)(?:\[(\d+)\])?\.?(.*)$/.exec(path)!;
  if (section === 'basics')
    return judgeBasics(rest || path.slice(7), value, object(reading.basics));
  if (dressed.loose.some((pattern) => covers(pattern, path)) && inAny(value, reading)) {
    return { verdict: 'right' };
  }
  const entries = aligned[section!];
  if (entries) return judgeEntry(rest, field, entries[Number(index)], dressed, truth);
  return judgeItem(section!, rest, field, reading, dressed, truth, Number(index));
}

function judgeBasics(key: string, value: string, basics: Reading): Found {
  if (key === 'phone')
    return compared(digits(value), digits(text(basics.phone)), text(basics.phone));
  if (key === 'name') {
    const sorted = (name: string) => words(name).sort().join(' ');
    const credentialFree = text(basics.name).replace(/,\s*\p{Lu}{2,5}$/u, '');
    const names = [text(basics.name), credentialFree].map(sorted);
    return compared(
      sorted(value),
      names.includes(sorted(value)) ? sorted(value) : names[0]!,
      text(basics.name),
    );
  }
  if (key === 'url') {
    const plain = (url: string) => loosely(url.replace(/^(https?:\/\/)?(www\.)?/, ''));
    const urls = [text(basics.url), ...list(basics.profiles).map((each) => text(each.url))];
    if (urls.some((url) => plain(url) === plain(value))) return { verdict: 'right' };
    return compared(plain(value), plain(urls[0]!), urls[0]);
  }
  if (key === 'summary') return contained(value, [text(basics.summary)]);
  if (key.startsWith('location.')) {
    const place = Object.values(object(basics.location)).map(text).join(' ');
    if (words(value).every((word) => words(place).includes(word))) return { verdict: 'right' };
    const own = text(object(basics.location)[key.slice(9)]);
    return compared(loosely(value), loosely(own), own);
  }
  return judgeText(value, text(basics[key]));
}

function judgeEntry(
  key: string,
  { path, value }: Field,
  entry: Reading | undefined,
  dressed: Told,
  truth: Resume,
): Found {
  if (!entry) return { verdict: 'missing' };
  if (key === 'startDate' || key === 'endDate') {
    const coarse = dressed.coarser.some((each) => each.path === path);
    return judgeDate(value, text(entry[key]), coarse, text(entry.startDate) !== '');
  }
  if (key.startsWith('highlights') || key === 'summary' || key === 'description') {
    const texts = [...strings(entry.highlights), text(entry.summary), text(entry.description)];
    return contained(value, texts);
  }
  if (key === 'studyType' || key === 'area') return judgeDegree(value, key, entry, truth, path);
  if (key === 'score')
    return compared(words(value).join(), words(text(entry.score)).join(), text(entry.score));
  if (key === 'location' && typeof entry.location === 'object') {
    return judgeText(value, Object.values(object(entry.location)).map(text).join(', '));
  }
  return judgeText(value, text(entry[key]));
}

/** A degree and its field are right apart, or when the two together say the same. */
function judgeDegree(
  value: string,
  key: string,
  entry: Reading,
  truth: Resume,
  path: string,
): Found {
  const own = text(entry[key]);
  if (same(own, value)) return { verdict: 'right' };
  const school = truth.education[Number(/\d+/.exec(path)![0])]!;
  const together = (each: { studyType?: unknown; area?: unknown }) =>
    words(`${text(each.studyType)} ${text(each.area)}`)
      .filter((word) => !['in', 'of', 'en', 'em', 'de'].includes(word))
      .sort()
      .join(' ');
  if (together(entry) === together(school)) return { verdict: 'right' };
  return own === '' ? { verdict: 'missing' } : { verdict: 'wrong', read: own };
}

/** Dates by year, and by month where the truth and the dress keep it; a coarser reading counts as missing. */
function judgeDate(value: string, read: string, coarse: boolean, started: boolean): Found {
  const gone = read === '' || /^(present|current|now|ongoing)$/i.test(read);
  if (value === ongoing) {
    if (gone) return { verdict: started ? 'right' : 'missing' };
    return { verdict: 'wrong', read };
  }
  if (gone) return read === '' ? { verdict: 'missing' } : { verdict: 'wrong', read };
  if (read.slice(0, 4) !== value.slice(0, 4)) return { verdict: 'wrong', read };
  if (coarse || value.length < 7) return { verdict: 'right' };
  if (read.length < 7) return { verdict: 'missing', read };
  return read.slice(0, 7) === value.slice(0, 7) ? { verdict: 'right' } : { verdict: 'wrong', read };
}

const mainKeys: Record<string, string[]> = {
  certificates: ['name'],
  awards: ['title'],
  languages: ['language'],
  interests: ['name', 'keywords'],
  references: ['name'],
  skills: ['keywords', 'name'],
};

/** Lists are compared as sets: an item by its main value, the rest of it at the item that carries that value. */
function judgeItem(
  section: string,
  key: string,
  { path, value }: Field,
  reading: Reading,
  dressed: Told,
  truth: Resume,
  index: number,
): Found {
  const keys = mainKeys[section] ?? ['name'];
  const items = list(reading[section]);
  const mains = (item: Reading) =>
    keys.flatMap((each) => [text(item[each]), ...strings(item[each])]);
  if (section === 'skills' || key === keys[0]) {
    if (items.some((item) => mains(item).some((each) => same(each, value))))
      return { verdict: 'right' };
    const near = items.flatMap(mains).find((each) => loosely(each).includes(loosely(value)));
    return near === undefined ? { verdict: 'missing' } : { verdict: 'wrong', read: near };
  }
  const own = (truth as unknown as Record<string, Reading[]>)[section]![index]!;
  const item = items.find((each) => mains(each).some((main) => same(main, text(own[keys[0]!]))));
  if (!item) return { verdict: 'missing' };
  if (key === 'date') {
    const coarse = dressed.coarser.some((each) => each.path === path);
    return judgeDate(value, text(item.date), coarse, true);
  }
  if (key === 'reference') return contained(value, [text(item.reference)]);
  return judgeText(value, text(item[key]));
}

/** Whole in one of the texts: letters and digits in a row, so that breaks, hyphens and marks do not count. */
function contained(value: string, texts: string[]): Found {
  const wanted = loosely(value);
  if (texts.some((each) => loosely(each).includes(wanted))) return { verdict: 'right' };
  const first = words(value).slice(0, 3).join('');
  const near = texts.find((each) => loosely(each).includes(first));
  return near === undefined ? { verdict: 'missing' } : { verdict: 'wrong', read: near };
}

function judgeText(value: string, read: string): Found {
  return compared(loosely(value), loosely(read), read);
}

function compared(wanted: string, got: string, read?: string): Found {
  if (wanted === got) return { verdict: 'right' };
  return got === '' ? { verdict: 'missing' } : { verdict: 'wrong', ...(read ? { read } : {}) };
}

/** Nothing is the same as a value that the truth does not have: an employer that no document names. */
function same(read: unknown, value: string | undefined): boolean {
  return value !== undefined && loosely(text(read)) === loosely(value);
}

const digits = (value: string) => value.replace(/\D/g, '');
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const object = (value: unknown): Reading =>
  value && typeof value === 'object' ? (value as Reading) : {};
const list = (value: unknown): Reading[] => (Array.isArray(value) ? value.map(object) : []);
const strings = (value: unknown): string[] => (Array.isArray(value) ? value.map(text) : []);

function inAny(value: string, reading: Reading): boolean {
  return allStrings(reading).some((each) => loosely(each).includes(loosely(value)));
}

/** Every text of the reading; of its meta only what it kept aside. */
function allStrings(reading: Reading): string[] {
  const { meta, ...rest } = reading;
  const kept = list(object(object(meta).trueline).kept).map((each) => text(each.text));
  return [...deepStrings(rest), ...kept];
}

function deepStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value && typeof value === 'object') return Object.values(value).flatMap(deepStrings);
  return [];
}

/** Words printed as values and found in the reading, each as often as it was printed. */
function conservation(content: string[], reading: Reading): { share: number; lost: string[] } {
  const found = new Map<string, number>();
  for (const word of allStrings(reading).flatMap(words))
    found.set(word, (found.get(word) ?? 0) + 1);
  const printed = content.flatMap(words);
  const lost: string[] = [];
  for (const word of printed) {
    const left = found.get(word) ?? 0;
    if (left === 0) lost.push(word);
    else found.set(word, left - 1);
  }
  return { share: printed.length === 0 ? 1 : 1 - lost.length / printed.length, lost };
}
