import type { ChangeKind, Resume } from '@trueline/contracts';
import { FILLER_LINES, SELF_PRAISE } from '../../data/phrases/filler-lines.ts';
import headingRows from '../../data/phrases/resume-headings.json' with { type: 'json' };
import type { Draft } from '../document/change-draft.ts';
import { monthsCovered, type YearMonth } from '../document/dates.ts';
import { listLines, type ResumeLine } from '../document/paths.ts';
import { stemsOf } from '../language/en/text-stems.ts';
import { readTable } from '../language/table.ts';
import { wordsOf } from '../language/words.ts';
import { isHighlight, isSkillItem } from '../rules/line-kinds.ts';
import { splitSentences } from '../rules/line-text.ts';
import { TITLE_WORDS } from '../taxonomy/titles.ts';
import { isFurniture, isOwnName, proposeKept } from './kept-text.ts';
import { createPersonalDataFilter, type WithoutPersonalData } from './personal-data.ts';

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

/** Whether a row says all of a line; behind "…" anything may follow. */
function saysAll(places: readonly Place[], words: readonly string[]): boolean {
  const [place, ...rest] = places;
  if (place === undefined) return words.length === 0;
  if (place.words[0] === '…') return true;
  const fits = place.words.includes(words[0] ?? '');
  return (fits && saysAll(rest, words.slice(1))) || (place.isOptional && saysAll(rest, words));
}

const lowerWords = (text: string): string[] => wordsOf(text).map(({ lower }) => lower);
const isFiller = (text: string): boolean =>
  splitSentences(text).every((sentence) => {
    const words = lowerWords(sentence);
    return ROWS.some((places) => saysAll(places, words));
  });
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
const PASTIME_WORDS_MAX = 5;
/** What a form still may tell: whether one may work, drive or begin. */
const OF_USE = /permit|visa|licen[cs]e|notice|availab|language|driv|citizen|resident/i;
const VOID = /cancel|expired/i;

const TELLS_PART = /\b(?:lead|led|captain|volunteer|organi[sz]|coach|teach|club|committee)/i;
const tellsNothing = (text: string, ad: string, least = 4): boolean =>
  !lowerWords(text).some((word) => TITLE_WORDS.has(word)) &&
  !lowerWords(text).some((word) => word.length >= least && ad.includes(` ${word}`)) &&
  !TELLS_PART.test(text);

/** A pastime that tells nothing of what one can do: no figure, no part in it, nothing that the ad is about. */
const isPlainPastime = (text: string, ad: string): boolean =>
  lowerWords(text).length <= PASTIME_WORDS_MAX && !/\d/.test(text) && tellsNothing(text, ad);

/** Beside pastimes that go: a longer one, or one with a rank in it, but no achievement in figures. */
const REST_WORDS_MAX = 8;
/** "team" stands in every ad. */
const REST_CHARS_MIN = 5;
const isRestOfPastimes = (text: string, ad: string): boolean =>
  lowerWords(text).length <= REST_WORDS_MAX &&
  !/\d{2}/.test(text) &&
  tellsNothing(text, ad, REST_CHARS_MIN);

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
  // A rest of a list ("Leeds the second best team") says less than the whole.
  const isList = items.some(({ text }) => isPlainPastime(text, ad));
  const isPastime = (text: string): boolean =>
    isPlainPastime(text, ad) || (isList && isRestOfPastimes(text, ad));
  return items.flatMap(({ path, text, isField }) => {
    if (withoutData(text) === '') return [removal({ path, text }, 'personal-data', NO_USE)];
    if (isForm && isField && (!OF_USE.test(text) || VOID.test(text)))
      return [removal({ path, text }, 'personal-data', NO_USE)];
    if (isFurniture(text) || isOwnName(text, own))
      return [removal({ path, text }, 'filler', 'It says nothing that does not stand elsewhere.')];
    return hasCareer && isPastime(text)
      ? [removal({ path, text }, 'filler', 'It tells a reader nothing about your work.')]
      : [];
  });
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

/** Headings that a form left among the skills, and the pastimes behind one of them. */
function proposeLabels(lines: readonly ResumeLine[]): Draft[] {
  let group = '';
  let isPastime = false;
  return lines
    .filter(({ path }) => isSkillItem(path))
    .flatMap((line) => {
      const text = line.text.trim();
      const own = line.path.replace(/\.keywords.*/, '');
      if (own !== group) isPastime = false;
      group = own;
      const kind = HEADINGS.get(text.toLowerCase().replace(/:$/, '')) ?? '';
      if (LABEL_KINDS.has(kind) || FORM_LABEL.test(text)) {
        isPastime = kind === 'interests';
        return [removal(line, 'filler', 'It is the heading of other lines, and no skill.')];
      }
      return isPastime && !/\d|@/.test(text) && lowerWords(text).length <= PASTIME_WORDS_MAX
        ? [removal(line, 'filler', 'It tells a reader nothing about your work.')]
        : [];
    });
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
    if (isItem(line.path) && isFiller(text))
      return [removal(line, 'filler', 'It tells a reader nothing about your work.')];
    const words = lowerWords(text).join('-');
    const isPraise = isSkillItem(line.path) && PRAISE.has(words);
    return isPraise && !asked.includes(` ${words.replaceAll('-', ' ')} `)
      ? [removal(line, 'filler', 'Anyone can write it of themselves; what you did shows it.')]
      : [];
  });
  const told = new Set(items.map(({ path }) => path));
  const labels = proposeLabels(lines).filter(({ path }) => !told.has(path));
  const gone = new Set([...items, ...labels].map(({ path }) => path));
  const repeated = proposeRepeated(lines.filter(({ path }) => !gone.has(path)));
  return [
    ...items,
    ...labels,
    ...repeated,
    ...entries,
    ...proposeKept(resume, isFiller, withoutData),
  ];
}
