import type { ChangeKind, Resume } from '@trueline/contracts';
import {
  DOCUMENT_REMARKS,
  FILLER_LINES,
  SELF_PRAISE,
  YOUR_WORDS,
} from '../../data/phrases/filler-lines.ts';
import headingRows from '../../data/phrases/resume-headings.json' with { type: 'json' };
import type { Draft } from '../document/change-draft.ts';
import { monthsCovered, type YearMonth } from '../document/dates.ts';
import { listLines, type ResumeLine } from '../document/paths.ts';
import { stemsOf } from '../language/en/text-stems.ts';
import { isFormFurniture } from '../language/form-furniture.ts';
import { anyOf, readTable } from '../language/table.ts';
import { setOfWords, wordsOf } from '../language/words.ts';
import { isHighlight, isProse, isSkillItem } from '../rules/line-kinds.ts';
import { splitSentences } from '../rules/line-text.ts';
import { TITLE_WORDS } from '../taxonomy/titles.ts';
import { isBareDatum } from './head-rows.ts';
import { isFurniture, isOwnName, OF_FORM, proposeKept, proposeOwnRows } from './kept-text.ts';
import { withoutPayAndLeaving } from './pay-and-leaving.ts';
import { createPersonalDataFilter, type WithoutPersonalData } from './personal-data.ts';
import { isSkillsHead } from './table-heads.ts';

/** One word of a row of fillers: those that may stand there, and whether none has to. */
interface Place {
  words: readonly string[];
  isOptional: boolean;
}

const ROWS = FILLER_LINES.trim()
  .split('\n')
  .map((row) =>
    (row.split(' | ')[0] ?? '').split(' ').map(
      (word): Place => ({
        words: word.replace(/[()]/g, '').split('/'),
        isOptional: word.startsWith('('),
      }),
    ),
  );

const OF_DOCUMENT = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(DOCUMENT_REMARKS)}|your (?:own )?(?:${anyOf(YOUR_WORDS.split(' '))}))(?!\p{L})|\[[\p{L} ]+\]`,
  'iu',
);
/** Whether a remark is on the document, and no work: that is told with figures. */
const speaksOfDocument = (text: string): boolean => OF_DOCUMENT.test(text) && !/\d/.test(text);

/** Whether a row says all of a line; behind "…" anything may follow. */
function saysAll(
  places: readonly Place[],
  words: readonly string[],
  isOfDocument: boolean,
): boolean {
  const [place, ...rest] = places;
  if (place === undefined) return words.length === 0;
  if (place.words[0] === '…') return true;
  if (place.words[0] === '…document') return isOfDocument;
  const fits = place.words.includes(words[0] ?? '');
  return (
    (fits && saysAll(rest, words.slice(1), isOfDocument)) ||
    (place.isOptional && saysAll(rest, words, isOfDocument))
  );
}

const lowerWords = (text: string): string[] => wordsOf(text).map(({ lower }) => lower);
function isFiller(text: string): boolean {
  const isOfDocument = speaksOfDocument(text);
  return splitSentences(text).every((sentence) => {
    const words = lowerWords(sentence);
    return ROWS.some((places) => saysAll(places, words, isOfDocument));
  });
}
const PRAISE = new Set(SELF_PRAISE.trim().split(/\s+/));

const OWN_FIELD = /^basics\.(?!name|label|email|phone|url|summary|location|profiles)\w+$/;
const isItem = (path: string): boolean => /\.(?:highlights|keywords|courses)\[\d+\]$/.test(path);

const removal = (
  { path, text }: Pick<ResumeLine, 'path' | 'text'>,
  kind: ChangeKind,
  reason: string,
  source = { path, text },
): Draft => ({ path, before: text, after: '', kind, reason, sources: [source], verdict: 'proven' });

const NO_USE = 'An employer has no use for it and may not weigh it; most leave it out.';

/** What a reference must have: someone's name, or a way to reach them. */
const NAMES_SOMEONE = /@|\d{4}|\d[\d ()-]{6}|(?<=\S\s)\p{Lu}\p{Ll}/u;
const REFERENCE_WORDS_MAX = 14;

/** References that name nobody, repeat the person's own contacts or sign the document. */
function proposeReferences(resume: Resume): Draft[] {
  const { name: own = '', email = '', phone = '' } = resume.basics ?? {};
  const digits = (text: string): string => text.replace(/\D/g, '');
  const repeats = (text: string): boolean =>
    (email !== '' && text.includes(email)) ||
    (phone !== '' && digits(text).includes(digits(phone)) && digits(phone) !== '');
  return (resume.references ?? []).flatMap(({ name = '', reference = '' }, index) => {
    const text = [name, reference].filter((part) => part.trim() !== '').join(': ');
    const isNobody =
      name.trim() === '' &&
      (isFiller(reference) ||
        (!NAMES_SOMEONE.test(reference) && lowerWords(reference).length <= REFERENCE_WORDS_MAX));
    const isOwn = repeats(text) || isOwnName(text, own);
    if (!isNobody && !isOwn) return [];
    const reason = isOwn ? 'It stands at the top already.' : 'Every employer takes it for granted.';
    return [removal({ path: `references[${index}]`, text }, 'filler', reason)];
  });
}

/** So long a career needs no pastimes. */
const CAREER_MONTHS = 24;
const PASTIME_WORDS_MAX = 8;
/** Among skills a longer item is none. */
const LISTED_WORDS_MAX = 5;
/** What a form still may tell: whether one may work, drive or begin. */
const OF_USE = /permit|visa|licen[cs]e|notice|availab|language|driv|citizen|resident/i;
const VOID = /cancel|expired/i;

const TELLS_PART =
  /\b(?:lead|leader|led|captain|volunteer|organi[sz]|coach|teach|club|committee|secretary|treasurer)/i;
/** Words that stand in every ad. */
const IN_EVERY_AD = setOfWords(
  'team home with from time work year long good best life live play local small group other world into over free full open early part own',
);
const TELLING_LETTERS = 4;

/** Whether a pastime tells of the work: a title, a part in something, a thing that the ad is about ("model railways" of a driver). */
const tellsOfWork = (text: string, ad: string): boolean =>
  TELLS_PART.test(text) ||
  lowerWords(text).some((word) => {
    const stem = word.replace(/s$/, '');
    const isAsked = !(IN_EVERY_AD.has(word) || IN_EVERY_AD.has(stem)) && ad.includes(` ${stem}`);
    return TITLE_WORDS.has(word) || (stem.length >= TELLING_LETTERS && isAsked);
  });

/** A pastime as people list them: few words, whatever they count in it; no paper's number, date or sentence, which were read for one. */
const isPastime = (text: string): boolean =>
  lowerWords(text).length <= PASTIME_WORDS_MAX && !NO_PASTIME.test(text);
const NO_PASTIME =
  /@|:|\d{1,2}[./]\d{1,2}[./]\d{2,4}|\b(?:[A-Z]{1,4}[ -]?)?\d{3}[\d -]*$|\d{2}[./]20\d\d/;

/** Interests that are a form's fields, the head of a page, or pastimes of someone with a career. */
function proposeInterests(
  resume: Resume,
  ad: string,
  asOf: YearMonth,
  withoutData: WithoutPersonalData,
): Draft[] {
  const own = resume.basics?.name ?? '';
  const items = (resume.interests ?? []).map(({ name = '', keywords = [] }, index) => ({
    path: `interests[${index}]`,
    text: [name, keywords.join(', ')].filter((part) => part !== '').join(': '),
    isField: keywords.length > 0,
  }));
  const isForm = items.some(({ text, isField }) => isField && withoutData(text) === '');
  const hasCareer = monthsCovered(resume.work ?? [], asOf) >= CAREER_MONTHS;
  const others = items.flatMap(({ path, text, isField }): Draft[] => {
    if (withoutData(text) === '') return [removal({ path, text }, 'personal-data', NO_USE)];
    if (isForm && isField && (!OF_USE.test(text) || VOID.test(text)))
      return [removal({ path, text }, 'personal-data', NO_USE)];
    return isFurniture(text) || isOwnName(text, own) || isFiller(text)
      ? [removal({ path, text }, 'filler', 'It says nothing that does not stand elsewhere.')]
      : [];
  });
  const gone = new Set(others.map(({ path }) => path));
  const pastimes = items.filter(({ path }) => !gone.has(path));
  // An odd one that is left of a list says less than the whole: all of them go, or none.
  const isIdle = pastimes.every(({ text }) => isPastime(text) && !tellsOfWork(text, ad));
  const idle = hasCareer && isIdle ? pastimes : [];
  return [
    ...others,
    ...idle.map(({ path, text }) =>
      removal({ path, text }, 'filler', 'It tells a reader nothing about your work.'),
    ),
  ];
}

const normal = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();

/** A line of fewer words says too little to be found again in another. */
const REPEATED_WORDS_MIN = 3;
const EMPTY =
  /^(?:a|an|the|and|or|of|for|to|in|on|at|by|with|from|as|all|any|our|my|their|various|several)$/;
const WORD_OR_FIGURE = /\p{L}+|\p{N}[\p{N}.,]*/gu;
const contentOf = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(WORD_OR_FIGURE) ?? [])
      .filter((word) => !EMPTY.test(word))
      .map((word) => stemsOf(word)[0] ?? word),
  );

/** The other line of the same list that says all of a line: word for word, or with every word of it and more. */
function findFuller(
  line: ResumeLine,
  lines: readonly ResumeLine[],
  removed: ReadonlySet<string>,
): ResumeLine | undefined {
  const own = contentOf(line.text);
  const at = lines.indexOf(line);
  return lines.find((other, place) => {
    if (other === line || removed.has(other.path)) return false;
    if (normal(other.text) === normal(line.text)) return place < at;
    if (!isHighlight(line.path) || own.size < REPEATED_WORDS_MIN) return false;
    const more = contentOf(other.text);
    return more.size > own.size && [...own].every((word) => more.has(word));
  });
}

/** The second of two equal items, and the bullet that a fuller one of the same role says whole. */
function proposeRepeated(lines: readonly ResumeLine[]): Draft[] {
  const lists = Map.groupBy(
    // "5+ years" in a list of skills belongs to the item before it.
    lines.filter(({ text }) => normal(text) !== '' && !/^\d+\+? years?\b/.test(text)),
    ({ path, entry }) => (isHighlight(path) ? entry : isSkillItem(path) ? 'skills' : ''),
  );
  lists.delete('');
  const removed = new Set<string>();
  return [...lists.values()].flatMap((list) =>
    list.flatMap((line) => {
      const fuller = findFuller(line, list, removed);
      if (fuller === undefined) return [];
      removed.add(line.path);
      const reason =
        normal(fuller.text) === normal(line.text)
          ? 'The same line stands here twice.'
          : 'Another line here says this and more.';
      return [removal(line, 'duplicate', reason, { path: fuller.path, text: fuller.text })];
    }),
  );
}

const HEADINGS = new Map(
  readTable<{ heading: string; kind: string }>(headingRows).map(({ heading, kind }) => [
    heading,
    kind,
  ]),
);
/** Labels of a form that stand among skills. */
const LABEL_KINDS = new Set(['interests', 'references', 'languages']);
const FORM_LABEL =
  /^(?:mother tongues?|native languages?|other languages|foreign languages|job[- ]related skills|personal skills)$/i;

/** Headings that a form left among the skills, and the pastimes behind one of them: all of a group, or none. */
function proposeLabels(lines: readonly ResumeLine[]): Draft[] {
  const groups = Map.groupBy(
    lines.filter(({ path }) => isSkillItem(path)),
    ({ path }) => path.replace(/\.keywords.*/, ''),
  );
  return [...groups.values()].flatMap((group) => {
    let kind: string | undefined;
    const kinds = group.map(({ text }) => {
      const own = kindOfLabel(text.trim());
      kind = own ?? kind;
      return { isLabel: own !== undefined, kind };
    });
    const behind = group.filter((_, at) => !kinds[at]?.isLabel && kinds[at]?.kind === 'interests');
    const isPlain = ({ text }: ResumeLine): boolean =>
      !/\d|@/.test(text) && lowerWords(text).length <= LISTED_WORDS_MAX;
    const goes = new Set(behind.every(isPlain) ? behind : []);
    return group.flatMap((line, at) => {
      if (kinds[at]?.isLabel)
        return [removal(line, 'filler', 'It is the heading of other lines, and no skill.')];
      return goes.has(line)
        ? [removal(line, 'filler', 'It tells a reader nothing about your work.')]
        : [];
    });
  });
}

/** "Area: Details": the head of a table that was pasted among the skills, as a group of its own or the first two of one. */
function proposeTableHeads({ skills = [] }: Resume, lines: readonly ResumeLine[]): Draft[] {
  return skills.flatMap(({ name = '', keywords = [] }, at) => {
    const [first = '', second = ''] = keywords;
    if (keywords.length === 1 && isSkillsHead(name, first))
      return [removal({ path: `skills[${at}]`, text: `${name}: ${first}` }, 'filler', OF_FORM)];
    const places = isSkillsHead(first, second) ? [0, 1] : [];
    const paths = places.map((place) => `skills[${at}].keywords[${place}]`);
    return lines
      .filter(({ path }) => paths.includes(path))
      .map((line) => removal(line, 'filler', OF_FORM));
  });
}

/** What a label of a form opens; undefined for an item. */
function kindOfLabel(text: string): string | undefined {
  const kind = HEADINGS.get(text.toLowerCase().replace(/:$/, '')) ?? '';
  return LABEL_KINDS.has(kind) || FORM_LABEL.test(text) ? kind : undefined;
}

const FORM_FIELD = /^education\[\d+\]\.(?:area|studyType|score)$/;

/** A line without what a web form printed: all of an item or a field, rows of a paragraph. */
function withoutForm(line: ResumeLine): Draft | null {
  const isWhole = isItem(line.path) || OWN_FIELD.test(line.path) || FORM_FIELD.test(line.path);
  // "Next" alone among skills may be what it says.
  const isWord = isSkillItem(line.path) && /^\p{L}+$/u.test(line.text.trim());
  if (isWhole)
    return !isWord && isFormFurniture(line.text) ? removal(line, 'filler', OF_FORM) : null;
  if (!isProse(line.path)) return null;
  const rows = line.text.split('\n');
  const left = rows.filter((row) => !isFormFurniture(row));
  return left.length === rows.length
    ? null
    : { ...removal(line, 'filler', OF_FORM), after: left.join('\n') };
}

const TELLS_OF_JOB =
  /^(?:work|volunteer|education|projects)\[\d+\]\.(?:summary|description|highlights\[\d+\])$/;
const FOR_INTERVIEW = 'What a job paid and why it ended is for the interview; most leave it out.';

/** An entry's line without what the job paid and why it ended. */
function withoutPay(line: ResumeLine): Draft | null {
  if (!TELLS_OF_JOB.test(line.path)) return null;
  const after = withoutPayAndLeaving(line.text);
  return after === line.text ? null : { ...removal(line, 'personal-data', FOR_INTERVIEW), after };
}

/** What a reader needs nothing of: lines told twice, personal data, fillers, praise among skills. Removals that start as accepted, each listed as left out. */
export function proposeLeftOut(resume: Resume, jobDescription: string, asOf: YearMonth): Draft[] {
  const lines = listLines(resume);
  const asked = ` ${lowerWords(jobDescription).join(' ')} `;
  const withoutData = createPersonalDataFilter(jobDescription);
  const isPersonal = (text: string): boolean => text !== '' && withoutData(text) === '';
  const entries = [
    ...proposeReferences(resume),
    ...proposeInterests(resume, asked, asOf, withoutData),
  ];
  const items = lines.flatMap((line) => {
    if (entries.some(({ path }) => path === line.entry)) return [];
    const text = line.text.trim();
    if ((isItem(line.path) || OWN_FIELD.test(line.path)) && isPersonal(text))
      return [removal(line, 'personal-data', NO_USE)];
    // "Single" of a form's row, read for where one lives.
    if (line.path === 'basics.location.address' && (isBareDatum(text) || isPersonal(text)))
      return [removal(line, 'personal-data', NO_USE)];
    const form = withoutForm(line) ?? withoutPay(line);
    if (form !== null) return [form];
    if (isItem(line.path) && isFiller(text))
      return [removal(line, 'filler', 'It tells a reader nothing about your work.')];
    const words = lowerWords(text).join('-');
    const isPraise = isSkillItem(line.path) && PRAISE.has(words);
    return isPraise && !asked.includes(` ${words.replaceAll('-', ' ')} `)
      ? [removal(line, 'filler', 'Anyone can write it of themselves; what you did shows it.')]
      : [];
  });
  const told = new Set(items.map(({ path }) => path));
  const labels = [...proposeTableHeads(resume, lines), ...proposeLabels(lines)].filter(
    ({ path }) => !told.has(path),
  );
  const gone = new Set([...items, ...labels].map(({ path }) => path));
  const repeated = proposeRepeated(lines.filter(({ path }) => !gone.has(path)));
  return [
    ...items,
    ...labels,
    ...repeated,
    ...entries,
    ...proposeKept(resume, isFiller, withoutData),
    ...proposeOwnRows(resume, isFiller, withoutData),
  ];
}
