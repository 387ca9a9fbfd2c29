import type { Resume, Source } from '@trueline/contracts';
import { monthNumber, type YearMonth } from '../document/dates.ts';
import { isTimeOffEntry } from '../document/time-off.ts';
import { hasTitleWord } from '../job/role/title.ts';
import { isEnglish } from '../language/en/english-words.ts';
import { CITIES } from '../taxonomy/cities.ts';
import { occupationOf } from '../taxonomy/occupations.ts';
import { REGION_NAMES } from '../taxonomy/places.ts';
import { fullTitleWord } from '../taxonomy/title-words.ts';
import { TITLE_WORDS } from '../taxonomy/titles.ts';
import { hasUnknownWord } from './unknown-words.ts';

/** A role or project as a sentence names it; what can't be said cleanly is left out. */
export interface Place {
  entry: string;
  kind: 'work' | 'volunteer' | 'project';
  title?: {
    text: string;
    /** As the resume has it, where short words are written out. */
    said?: string;
    source: Source;
  };
  /** Employer, organization, or the project's name. */
  at?: { text: string; source: Source };
  isCurrent: boolean;
  startYear?: { text: string; source: Source };
  endYear?: { text: string; source: Source };
  /** Month number of its end; unknown is long ago. */
  end: number;
}

const NAME_WORDS_MAX = 6;

/** "SOFTWARE ENGINEER" set in capitals by its layout; acronyms stay. */
export function withoutCapitals(text: string): string {
  if (text !== text.toUpperCase()) return text;
  const isOneShortWord = /^\p{Lu}{2,5}$/u.test(text);
  return text.replace(/\p{Lu}{2,}/gu, (word) => {
    const isWord =
      !isOneShortWord && !ROMAN.test(word) && (word.length > 4 || isEnglish(word.toLowerCase()));
    return isWord ? word.slice(0, 1) + word.slice(1).toLowerCase() : word;
  });
}

const ROMAN = /^(?:II|III|IV|VI|VII|VIII|IX|XI|XII)$/;

/** The person's name as a letter signs it. */
export const signedName = (name: string): string =>
  name === name.toLowerCase()
    ? name.replace(/(?<=^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase())
    : name !== name.toUpperCase()
      ? // "Oğuzhan KARADUMAN": a form's way to mark the family name.
        name.replace(/(?<!\p{L})\p{Lu}{4,}(?!\p{L})/gu, capitalized)
      : name.replace(/\p{Lu}{2,}/gu, capitalized);
/** Letters behind a name stay as they are: "Ana Ruiz MBE". */
const POST_NOMINAL =
  /^(?:[MOC]BE|KBE|DBE|BEM|QC|KC|JP|CPA|CFA|PMP|RN|MD|DDS|DVM|LLB|LLM|MSC|BSC|MBA|PHD|ESQ|II|III|IV)$/;
const capitalized = (word: string): string =>
  POST_NOMINAL.test(word) ? word : word.slice(0, 1) + word.slice(1).toLowerCase();

/** "Montgomery, AL, Desktop Support Technician": the part that is a title. */
function titlePart(text: string): string {
  const parts = text.replace(/^then\s+/i, '').split(/,\s+|\s+then\s+/);
  return (
    parts.find((part) =>
      part.split(/[^\p{L}]+/u).some((word) => TITLE_WORDS.has(word.toLowerCase())),
    ) ?? text
  );
}

/** The first part of a name, before its place or an aside; undefined where it is no plain name. */
export function plainName(text: string | undefined, separators: RegExp): string | undefined {
  const name = withoutCapitals(
    (text ?? '').replace(/\s+/g, ' ').split(separators)[0]?.trim() ?? '',
  ).replace(/[,;:]+$/, '');
  const isPlain =
    /^[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N} .,&'’+/#-]*$/u.test(name) &&
    name.split(' ').length <= NAME_WORDS_MAX &&
    name.length > 1;
  if (
    /^(?:own|same|self|various|several|my|the same|private|i|we|our)\b/i.test(name) ||
    ABBREVIATED.test(name)
  )
    return undefined;
  return isPlain && !/\.\s+\p{Lu}\p{Ll}+\s+\p{Ll}/u.test(name) ? name : undefined;
}

/** "Kids Proj.", "head of dept.": short for something, and no way to say it. */
const ABBREVIATED =
  /\b(?!(?:Inc|Ltd|Co|Corp|St|Dr|Mt|Jr|Bros|Ste|No|Pvt|Ltda|LLC|L\.P|U\.S|[A-Z])\.)\p{L}{2,}\.(?:\s|$)/u;

/** What follows the name of a paper or of a field: an aside, a place, an issuer. */
export const BEHIND_NAME = /\s*[|•·(–—:;[]|\s-\s|,\s/;
const ASIDE = /\s*[|•·(–—:;[]|\s-\s|\s\/\s/;
const ASIDE_OR_PLACE = /\s*[|•·(–—:;[]|\s-\s|,\s(?!Inc|LLC|Ltd|LLP|Co\b|Corp|L\.P)/;

/** The legal form behind a name: a sentence says "Precision Dies", not "Precision Dies Pvt. Ltd.". */
const LEGAL_FORM =
  /(?:,?\s(?:Co\.?,?\s)?(?:Inc|LLC|L\.L\.C|Ltd|Ltda|Limited|LLP|P[Vv][Tt]|P[Tt][Ee]|P[Tt][Yy]|LTD|LIMITED|INC|GmbH|Ltée|PLC|plc|DAC|BV|B\.V|d\.o\.o|e\.V|SARL|S\.A|SA|AG|SE|SpA|s\.r\.o|Sdn Bhd|Corp|Oy|AB)\.?)+$/;

/** A project's name that only says what the person was ("Open Source Contributor") names no project. */
const isProjectName = (name: string): boolean =>
  !TITLE_WORDS.has(name.split(/\s+/).at(-1)?.toLowerCase() ?? '') &&
  !/^(?:personal|side|school|class)?\s*projects?$|\bwinner\b/i.test(name);

/** "Front Desk Asst.", "Snr. Mgr": short words of a title in full. */
const writtenOut = (title: string): string =>
  title.replace(
    /\b(dept|snr|sr|jnr|jr|asst|mgr|supv|tech(?=\.?$))\b\.?/gi,
    (word, short: string) => {
      const long = fullTitleWord(short.toLowerCase()) ?? word;
      return long.slice(0, 1).toUpperCase() + long.slice(1);
    },
  );

/** A town, a day of the week or a heading, where an employer would stand. */
export function namesNoEmployer(name: string): boolean {
  const lower = name.toLowerCase();
  return (
    CITIES.has(lower) ||
    lower.split(' ').every((word) => CITIES.has(word) || REGION_NAMES.has(word)) ||
    REGION_NAMES.has(lower.split(' ').slice(1).join(' ')) ||
    /\b(?:I|we|my|where|before|then|january|february|april|june|july|august|september|october|november|december|sundays?|saturdays?|weekends?|summers?)\b/i.test(
      name,
    ) ||
    (/^(?:junior|senior|leading|head|chief|assistant)\b/i.test(name) && hasTitleWord(name))
  );
}

/** How words for callings end that no list holds: "toolmaker", "herdsman", "stage hand". */
const CALLING_ENDS =
  /(?:maker|keeper|minder|sweep|help|(?<!hu)man|woman|hand|reader|builder|worker|waiter|breeder|(?<!suppl)ier|(?<!exp|p)ress|(?<!car)eer|smith|wright|grapher)$/;

/** Whether a position can be said behind "as a": its last word is a calling. */
export function isTitle(title: string): boolean {
  const last =
    title
      .toLowerCase()
      .split(/ (?:for|of|in|to|at) /)[0]
      ?.split(/[\s/]+/)
      .filter((word) => !/^(?:[ivx]+|\d)$/.test(word))
      .at(-1) ?? '';
  if (/\d{2}/.test(title) || /^(?:was|i|in|from|top|best|as)\b/i.test(title)) return false;
  if (OF_BODY.test(last)) return false;
  // "Executive Assistant to the CEO", "Trainee RAC Technician": short names are said as they are, and of what one is so says no more of it.
  const plain = (title.split(/ (?:for|of|to|at) /)[0] ?? '')
    .split(' ')
    .filter((word, i, all) => i === all.length - 1 || !/^\p{Lu}{2,4}$/u.test(word))
    .join(' ')
    .toLowerCase();
  if (hasUnknownWord(plain.split(' ').slice(0, -1).join(' '))) return false;
  const isCalling = CALLING_ENDS.test(last) && last.length > 3 && isEnglish(last);
  if (isCalling || (occupationOf(last)[0]?.weight ?? 0) >= CALLING_SURE) return true;
  return hasTitleWord(plain) && !hasUnknownWord(plain);
}
/** "Second Family Court": a body, and nobody's title. */
const OF_BODY =
  /^(?:court|school|college|university|hospital|clinic|company|hatchery|farm|mill|bank|office|church|hotel|house|centre|center|agency|council)$/;
/** How surely a word alone is a calling, by the titles that hold it. */
const CALLING_SURE = 0.55;

interface RawPlace {
  title?: string | undefined;
  at?: string | undefined;
  titlePath: string;
  atPath: string;
  startDate?: string | undefined;
  endDate?: string | undefined;
}

function makePlace(entry: string, kind: Place['kind'], raw: RawPlace, asOf: YearMonth): Place {
  // "Private Surveyor" is a title, "Private families" is no name.
  const said =
    raw.title === undefined ? undefined : titlePart(raw.title).replace(/^private\s+/i, '');
  const title = plainName(said === undefined ? undefined : writtenOut(said), ASIDE);
  // "Telephone, planning and invoices": what was done there, read for its name.
  const isDuties = /,\s\p{Ll}+ and \p{Ll}/u.test(raw.at ?? '');
  const name = isDuties ? undefined : plainName(raw.at, ASIDE_OR_PLACE)?.replace(LEGAL_FORM, '');
  const isSayable =
    name !== undefined &&
    /^[\p{Lu}\d]/u.test(name) &&
    !/\.\p{Ll}+$/u.test(name) &&
    !namesNoEmployer(name) &&
    (kind !== 'project' || isProjectName(name));
  const at = isSayable ? name : undefined;
  const year = raw.startDate?.slice(0, 4);
  const endYear = raw.endDate?.slice(0, 4);
  return {
    entry,
    kind,
    ...(title === undefined || !isTitle(title)
      ? {}
      : {
          title: {
            text: title,
            ...(said !== undefined && writtenOut(said) !== said ? { said } : {}),
            source: { path: raw.titlePath, text: raw.title ?? '' },
          },
        }),
    ...(at === undefined
      ? {}
      : { at: { text: at, source: { path: raw.atPath, text: raw.at ?? '' } } }),
    isCurrent: raw.startDate !== undefined && raw.endDate === undefined && kind !== 'project',
    ...(year === undefined
      ? {}
      : {
          startYear: {
            text: year,
            source: { path: `${entry}.startDate`, text: raw.startDate ?? '' },
          },
        }),
    ...(endYear === undefined
      ? {}
      : {
          endYear: {
            text: endYear,
            source: { path: `${entry}.endDate`, text: raw.endDate ?? '' },
          },
        }),
    end:
      raw.startDate === undefined && raw.endDate === undefined
        ? 0
        : monthNumber(raw.endDate ?? asOf, 'end'),
  };
}

/** Work of which neither a title, an employer nor a time is known. */
export const isUnplaced = ({ kind, title, at, end }: Place): boolean =>
  kind !== 'project' && title === undefined && at === undefined && end === 0;

/** Roles, voluntary work and projects of a resume, by entry. */
export function listPlaces(resume: Resume, asOf: YearMonth): Map<string, Place> {
  const all = [
    ...(resume.work ?? []).flatMap((item, i) =>
      // No letter and no question speaks of a time off as of a role.
      isTimeOffEntry(item)
        ? []
        : makePlace(
            `work[${i}]`,
            'work',
            {
              ...item,
              title: item.position,
              at: item.name,
              titlePath: `work[${i}].position`,
              atPath: `work[${i}].name`,
            },
            asOf,
          ),
    ),
    ...(resume.volunteer ?? []).map((item, i) =>
      makePlace(
        `volunteer[${i}]`,
        'volunteer',
        {
          ...item,
          title: item.position,
          at: item.organization,
          titlePath: `volunteer[${i}].position`,
          atPath: `volunteer[${i}].organization`,
        },
        asOf,
      ),
    ),
    ...(resume.projects ?? []).map((item, i) =>
      makePlace(
        `projects[${i}]`,
        'project',
        {
          at: item.name,
          titlePath: '',
          atPath: `projects[${i}].name`,
          startDate: item.startDate,
          endDate: item.endDate ?? item.startDate,
        },
        asOf,
      ),
    ),
  ];
  const places = all.map((place, i) =>
    mayHaveEnded(place, i, all) ? { ...place, isCurrent: false, end: 0 } : place,
  );
  return new Map(places.map((place) => [place.entry, place]));
}

/** A job without an end that stands below others, of which one began later and has ended: whether it goes on, nobody has said. */
const mayHaveEnded = (place: Place, at: number, all: readonly Place[]): boolean =>
  place.kind === 'work' &&
  place.isCurrent &&
  all
    .slice(0, at)
    .some(
      (other) =>
        other.kind === 'work' &&
        !other.isCurrent &&
        other.endYear !== undefined &&
        other.endYear.text !== other.startYear?.text &&
        (other.startYear?.text ?? '') > (place.startYear?.text ?? ''),
    );
