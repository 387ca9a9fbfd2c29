import { OWN_ORDER, type Resume, withoutAsWritten } from '@trueline/contracts';
import { differing } from './attachment.ts';
import { namesSomeLanguage } from './fields/languages.ts';
import { readEuropass } from './formats/europass/read-europass.ts';
import { readJsonResume } from './formats/json-resume.ts';
import { ReadError } from './outcome.ts';
import { keep, leavesOf, plain, ShownValues, solid } from './shown-values.ts';

const SECTIONS = [
  'work',
  'volunteer',
  'education',
  'awards',
  'certificates',
  'publications',
  'skills',
  'languages',
  'interests',
  'projects',
] as const;
type Section = (typeof SECTIONS)[number];

/** The page's reading with the fields of the Europass XML that its file carries, where that is of the same person. Section by section: what the page does not show is not taken, and a section that says more on the page stays as it was read there. */
export function withEuropass(page: Resume, text: string, xml: string): Resume {
  const carried = readCarried(xml);
  const shown = new PageWords(page, text);
  if (carried === undefined || !isSamePerson(carried, shown)) return differing(page);
  const { meta: _, ...fields } = carried;
  const kept = keep(fields, '', (value, path) => shown.shows(value, path)) as Resume;
  const said = wordsOf(Object.values(leavesOf(carried)).join('\n'));
  const given = SECTIONS.filter((section) => kept[section] !== undefined);
  const taken = given.filter((section) => covers(said, page, section));
  const merged = taken.reduce<Resume>((resume, section) => takeSection(resume, section, kept), {
    ...page,
    basics: {
      ...page.basics,
      ...kept.basics,
      ...(kept.basics?.location && {
        location: { ...page.basics?.location, ...kept.basics.location },
      }),
    },
  });
  const placed = withPlaces(merged, text, ['basics', ...taken], carried);
  return taken.length < given.length ? differing(placed) : placed;
}

function readCarried(xml: string): Resume | undefined {
  try {
    const { resume, sections } = readEuropass(xml);
    const parsed = readJsonResume(JSON.stringify(resume), sections);
    return parsed.ok ? parsed.resume : undefined;
  } catch (error) {
    if (error instanceof ReadError) return undefined;
    throw error;
  }
}

/** By name, and by e-mail or phone where the data has one. */
function isSamePerson({ basics }: Resume, shown: PageWords): boolean {
  if (basics?.name === undefined || !shown.shows(basics.name, 'basics.name')) return false;
  const { email, phone } = basics;
  const digits = phone?.replace(/\D/g, '') ?? '';
  return (
    (email === undefined && digits === '') ||
    (email !== undefined && shown.shows(email, 'basics.email')) ||
    (digits !== '' && shown.digits.includes(digits))
  );
}

/** Said in the data's own words; the page says it in a grid. */
const DERIVED = /(?:^languages\[\d+\]\.fluency|\.url|\.username|\.network)$/;
/** Of a longer text that a page sets in several columns, so many of its words must stand there. */
const SHOWN_SHARE = 0.9;
const LONG_TEXT_WORDS = 4;

class PageWords {
  readonly digits: string;
  readonly #shown: ShownValues;
  readonly #words: ReadonlySet<string>;

  constructor(page: Resume, text: string) {
    this.#shown = new ShownValues(page, text);
    this.#words = wordsOf(text);
    this.digits = text.replace(/\D/g, '');
  }

  shows(value: string, path: string): boolean {
    if (path === 'basics.phone') return this.digits.includes(value.replace(/\D/g, ''));
    if (DERIVED.test(path) || this.#shown.has(value, path)) return true;
    const words = [...wordsOf(value)];
    const lacking = words.filter((word) => !this.#words.has(word));
    // Another figure is another fact, however long the text.
    return (
      words.length >= LONG_TEXT_WORDS &&
      lacking.length <= (1 - SHOWN_SHARE) * words.length &&
      !lacking.some((word) => /\d/.test(word))
    );
  }
}

const wordsOf = (text: string): Set<string> =>
  new Set(
    plain(text)
      .split(' ')
      .filter((word) => word !== ''),
  );

/** Labels and places of a page's reading need not be in the data; most of its words must. */
const COVERED_SHARE = 0.8;

function covers(said: ReadonlySet<string>, page: Resume, section: Section): boolean {
  const read = Object.entries(leavesOf({ [section]: page[section] })).filter(
    ([path]) => !/(?:Date|\.date|\.fluency)$/.test(path),
  );
  const all = [...wordsOf(read.map(([, value]) => value).join('\n'))];
  // A grid of levels is full of other words.
  const words = section === 'languages' ? all.filter(namesSomeLanguage) : all;
  return words.filter((word) => said.has(word)).length >= COVERED_SHARE * words.length;
}

function takeSection(resume: Resume, section: Section, kept: Resume): Resume {
  const known = withoutAsWritten(withoutAsWritten(resume, OWN_ORDER), section);
  const warnings = known.meta?.trueline?.warnings?.filter(
    ({ path }) => path === undefined || !path.startsWith(section),
  );
  return {
    ...known,
    [section]: kept[section],
    meta: { ...known.meta, trueline: { ...known.meta?.trueline, ...(warnings && { warnings }) } },
  };
}

/** Spans of taken values: each at or behind the one before, where its words stand there; texts kept aside that are values now are dropped. */
function withPlaces(
  resume: Resume,
  text: string,
  taken: readonly string[],
  carried: Resume,
): Resume {
  const own = resume.meta?.trueline;
  const isTaken = (path: string): boolean =>
    taken.some((section) => new RegExp(`^${section}\\b`).test(path));
  const spans = Object.fromEntries(
    Object.entries(own?.spans ?? {}).filter(([path]) => !isTaken(path)),
  );
  const folded = text.toLowerCase();
  let at = 0;
  for (const [path, value] of Object.entries(leavesOf(resume))) {
    if (!isTaken(path)) continue;
    const said = value.toLowerCase();
    const behind = folded.indexOf(said, at);
    const start = behind >= 0 ? behind : folded.indexOf(said);
    if (start < 0 || said.length !== value.length) continue;
    spans[path] = { start, end: start + value.length, confidence: 1 };
    at = start + value.length;
  }
  const all = solid(Object.values(leavesOf(carried)).join('\n'));
  const kept = own?.kept?.filter((piece) => !all.includes(solid(piece.text)));
  const trueline = { ...own, spans, ...(kept && { kept }) };
  return { ...resume, meta: { ...resume.meta, trueline } };
}
