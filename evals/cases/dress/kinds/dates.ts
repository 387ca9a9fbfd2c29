import { form, joinRange, partsOf, since } from '../dates.ts';
import type { DateForm, DateWords, DressKind, Lang, PrintedRange, Template } from '../model.ts';
import { joints, months, openWords, seasons } from '../words.ts';
import { defaultKind, styleKinds } from './kind.ts';

const two = (month: number) => String(month).padStart(2, '0');
const short = (year: string) => year.slice(2);
const name = (month: number, lang: Lang) => months[lang].short[month - 1]!;
const full = (month: number, lang: Lang) => months[lang].full[month - 1]!;
const bare = (month: number, lang: Lang) => name(month, lang).replace('.', '');
const sept = (month: number, lang: Lang) =>
  lang === 'en' && month === 9 ? 'Sept' : bare(month, lang);
const dotted = (month: number, lang: Lang) =>
  bare(month, lang).length < 4 && month !== 5 ? `${bare(month, lang)}.` : full(month, lang);

/** Winter runs from December on, and is told by the year it began or ended in all the same. */
const season = (month: number, lang: Lang) => seasons[lang][Math.floor((month % 12) / 3)]!;

/** Months as people mistype them, and as Malay writes them. */
const slips = [
  'Janurary',
  'Febuary',
  'March',
  'Arpil',
  'May',
  'June',
  'July',
  'Agust',
  'Septmber',
  'Ocotber',
  'Novemeber',
  'Decmber',
];
const malay = [
  'Jan',
  'Feb',
  'Mac',
  'April',
  'Mei',
  'Jun',
  'Julai',
  'Ogos',
  'Sept',
  'Okt',
  'Nov',
  'Dis',
];

const yearOnly = form((year) => year, 'year');

function summers(start: string, end: string | undefined, words: DateWords): PrintedRange {
  const [from, to] = [partsOf(start), end ? partsOf(end) : undefined];
  const years = to ? Number(to.year) - Number(from.year) : 9;
  const summer = (month?: number) => month !== undefined && month >= 4 && month <= 9;
  if (!to || years > 3 || !summer(from.month) || !summer(to.month)) {
    return joinRange(seasonForm, start, end, words);
  }
  const word = seasons[words.lang][2]!;
  const list = Array.from({ length: years + 1 }, (_, n) => Number(from.year) + n);
  const plural = list.length > 1 && words.lang === 'en' ? `${word}s` : word;
  return { text: `${plural} ${list.join(', ')}`, start: 'year', end: 'year' };
}

const seasonForm = form((year, month, lang) => `${season(month, lang)} ${year}`, 'year');

/** "Jan - May 2019": the year once when both ends share it. */
function sharedYear(start: string, end: string | undefined, words: DateWords): PrintedRange {
  const plain = form((year, month, lang) => `${bare(month, lang)} ${year}`);
  const [from, to] = [partsOf(start), end ? partsOf(end) : undefined];
  if (!to || from.year !== to.year || !from.month || !to.month || from.month === to.month) {
    return joinRange(plain, start, end, words);
  }
  const text = `${bare(from.month, words.lang)} - ${bare(to.month, words.lang)} ${to.year}`;
  return { text, start: 'month', end: 'month' };
}

/** "2016-18". */
function shortEnd(mark: string): DateForm['range'] {
  return (start, end, words) => {
    const [from, to] = [partsOf(start).year, end && partsOf(end).year];
    if (!to || from === to || from.slice(0, 2) !== to.slice(0, 2) || to.slice(2) < '13') {
      return joinRange(yearOnly, start, end, words);
    }
    return { text: from + mark + short(to), start: 'year', end: 'year' };
  };
}

const duration: DateForm['range'] = (start, end, words) => {
  const range = joinRange(yearOnly, start, end, words);
  const years = end ? Number(partsOf(end).year) - Number(partsOf(start).year) : 0;
  if (years < 1) return range;
  const unit = { en: 'years', fr: 'ans', es: 'años', pt: 'anos', de: 'Jahre' }[words.lang];
  const text = years === 1 && words.lang === 'en' ? '1 year' : `${years} ${unit}`;
  return { ...range, text: `${range.text} (${text})` };
};

/** A month told by its last day's number cannot be taken for a day. */
const lastDay = (year: string, month: number) => new Date(Number(year), month, 0).getDate();

function firstOfMonth(year: string, month: number, lang: Lang): string {
  if (lang === 'es' || lang === 'pt') return `1 de ${full(month, lang)} de ${year}`;
  return `${{ en: '1', fr: '1er', de: '1.' }[lang]} ${full(month, lang)} ${year}`;
}

const forms: Record<string, DateForm> = {
  'full-month': form((year, month, lang) => `${full(month, lang)} ${year}`),
  'full-month-of': form((year, month, lang) =>
    lang === 'en'
      ? `${full(month, lang)}, ${year}`
      : `${full(month, lang)}${lang === 'es' || lang === 'pt' ? ' de' : ''} ${year}`,
  ),
  'short-dot': form((year, month, lang) => `${dotted(month, lang)} ${year}`),
  'short-comma': form((year, month, lang) => `${bare(month, lang)}, ${year}`),
  'short-upper': form((year, month, lang) => `${bare(month, lang).toUpperCase()} ${year}`),
  'short-lower': form((year, month, lang) => `${bare(month, lang).toLowerCase()} ${year}`),
  sept: form((year, month, lang) => `${sept(month, lang)} ${year}`),
  'short-dash': form((year, month, lang) => `${bare(month, lang)}-${year}`),
  'short-slash': form((year, month, lang) => `${bare(month, lang)}/${year}`),
  'short-glued': form((year, month, lang) => `${bare(month, lang)}${year}`),
  'apostrophe-month': form((year, month, lang) => `${bare(month, lang)}'${short(year)}`),
  'apostrophe-month-space': form((year, month, lang) => `${bare(month, lang)} '${short(year)}`),
  'short-year-dash': form((year, month, lang) => `${bare(month, lang)}-${short(year)}`),
  'year-first-month': form((year, month, lang) => `${year} ${bare(month, lang)}`),
  'year-month-in-brackets': form((year, month, lang) => `${year} (${bare(month, lang)})`),
  'slash-two': form((year, month) => `${two(month)}/${year}`),
  'slash-one': form((year, month) => `${month}/${year}`),
  'slash-short': form((year, month) => `${two(month)}/${short(year)}`),
  dot: form((year, month) => `${two(month)}.${year}`),
  dash: form((year, month) => `${two(month)}-${year}`),
  'year-slash': form((year, month) => `${year}/${two(month)}`),
  'year-dot': form((year, month) => `${year}.${two(month)}`),
  misspelt: form(
    (year, month, lang) => `${lang === 'en' ? slips[month - 1] : full(month, lang)} ${year}`,
  ),
  malay: form(
    (year, month, lang) => `${lang === 'en' ? malay[month - 1] : full(month, lang)} ${year}`,
  ),
  'summers-range': {
    one: seasonForm.one,
    range: (start, end, words) => ({
      ...summers(start, end, words),
      text: summers(start, end, words).text.replace(/(?<=s )(\d{4}), .*(?=\d{4}$)/, '$1 - '),
    }),
  },
  iso: form((year, month) => `${year}-${two(month)}`),
  'iso-day': form((year, month) => `${year}-${two(month)}-${lastDay(year, month)}`),
  'day-slash': form((year, month) => `${lastDay(year, month)}/${two(month)}/${year}`),
  'day-dot': form((year, month) => `${lastDay(year, month)}.${two(month)}.${year}`),
  'day-month-name': form(firstOfMonth),
  'month-name-day': form((year, month, lang) =>
    lang === 'en' ? `${full(month, lang)} 1, ${year}` : firstOfMonth(year, month, lang),
  ),
  years: yearOnly,
  'years-short-end': { one: yearOnly.one, range: shortEnd('-') },
  'years-slash-end': { one: yearOnly.one, range: shortEnd('/') },
  'apostrophe-years': form(
    (year) => `'${short(year)}`,
    'year',
    (year) => `'${short(year)}`,
  ),
  'years-with-duration': { one: yearOnly.one, range: duration },
  seasons: seasonForm,
  summers: { one: seasonForm.one, range: summers },
  quarters: form((year, month) => `Q${Math.ceil(month / 3)} ${year}`, 'year'),
  'shared-year': {
    one: form((year, month, lang) => `${bare(month, lang)} ${year}`).one,
    range: sharedYear,
  },
  'end-only': {
    one: yearOnly.one,
    range: (start, end, { lang }) =>
      end
        ? { text: partsOf(end).year, start: 'none', end: 'year' }
        : { text: `${since(lang)} ${partsOf(start).year}`, start: 'year', end: 'year' },
  },
  'start-only': {
    one: yearOnly.one,
    range: (start) => ({ text: partsOf(start).year, start: 'year', end: 'none' }),
  },
  'duration-only': {
    one: yearOnly.one,
    range: (start, end) => {
      const years = end ? Number(partsOf(end).year) - Number(partsOf(start).year) : 0;
      const text = years > 0 ? `${years} ${years === 1 ? 'year' : 'years'}` : '';
      return { text, start: 'none', end: 'none' };
    },
  },
  none: {
    one: () => ({ text: '', keeps: 'none' }),
    range: () => ({ text: '', start: 'none', end: 'none' }),
  },
};

const opens = [
  'present',
  'now',
  'Now',
  'current',
  'Current',
  'to date',
  'ongoing',
  'Today',
  'today',
  'currently',
  'date',
  'till now',
  'PRESENT',
  'Ongoing',
  'still here',
  'Pres.',
  '(current)',
  'since',
  '',
];
const openName = (word: string, index: number) =>
  word === ''
    ? 'open'
    : `${word
        .toLowerCase()
        .replace(/[^a-z]+/g, '-')
        .replace(/^-|-$/g, '')}-${index}`;

const joiners: Record<string, string> = {
  dash: '-',
  'en-dash': '–',
  'en-dash-spaced': ' – ',
  'em-dash': '—',
  'em-dash-spaced': ' — ',
  to: ' to ',
  'until-word': ' until ',
  till: ' till ',
  through: ' through ',
  arrow: ' → ',
  tilde: ' ~ ',
  'double-dash': ' -- ',
  'dash-after-space': ' -',
  'minus-sign': ' − ',
  'from-to': 'from|to',
  'from-to-upper': 'From|to',
  'from-until': 'from|until',
};
const worded = new Set(['to', 'until-word', 'till', 'through']);

const firstLine = (add: (first: string) => string) => (template: Template) =>
  template.replace(/^[^\n]*/, add);
const lastLine = (add: (last: string) => string) => (template: Template) =>
  template.replace(/[^\n]*$/, add);

const places: Record<string, (template: Template) => Template> = {
  'first-line-tab': firstLine((text) => `${text}<\t{date}>`),
  'first-line-tabs': firstLine((text) => `${text}<\t\t\t{date}>`),
  'first-line-spaces': firstLine((text) => `${text}<          {date}>`),
  'first-line-brackets': firstLine((text) => `${text}< ({date})>`),
  'first-line-square': firstLine((text) => `${text}< [{date}]>`),
  'first-line-comma': firstLine((text) => `${text}<, {date}>`),
  'first-line-dash': firstLine((text) => `${text}< - {date}>`),
  'first-line-em-dash': firstLine((text) => `${text}< — {date}>`),
  'first-line-blank': firstLine((text) => `${text}< {date}>`),
  'first-line-colon': firstLine((text) => `${text}<: {date}>`),
  'first-line-semicolon': firstLine((text) => `${text}<; {date}>`),
  'first-line-dots': firstLine((text) => `${text}< ........ {date}>`),
  'last-line-tab': lastLine((text) => `${text}<\t{date}>`),
  'last-line-brackets': lastLine((text) => `${text}< ({date})>`),
  'last-line-comma': lastLine((text) => `${text}<, {date}>`),
  'last-line-pipe': lastLine((text) => `${text}< | {date}>`),
  'last-line-dash': lastLine((text) => `${text}< - {date}>`),
  'last-line-middle-dot': lastLine((text) => `${text}< · {date}>`),
  'first-spaces': (template) => `<{date}    >${template}`,
  'first-tab': (template) => `<{date}\t>${template}`,
  'first-blank': (template) => `<{date} >${template}`,
  'first-colon': (template) => `<{date}: >${template}`,
  'first-comma': (template) => `<{date}, >${template}`,
  'first-dash': (template) => `<{date} - >${template}`,
  'first-pipe': (template) => `<{date} | >${template}`,
  'first-brackets': (template) => `<({date}) >${template}`,
  'own-line-before': (template) => `<{date}>\n${template}`,
  'own-line-after': (template) => `${template}\n<{date}>`,
  'own-line-brackets': (template) => `${template}\n<({date})>`,
  'own-line-label': (template) => `${template}\n<{=Dates}: {date}>`,
  'own-line-between': (template) =>
    template.includes('\n') ? template.replace('\n', '\n<{date}>\n') : `${template}\n<{date}>`,
};

/** "03-2016-05-2019" is nobody's way. */
const dashed = ['iso', 'iso-day', 'dash', 'short-dash', 'short-year-dash'].map(
  (id) => `date/${id}`,
);
const gluedJoints = new Set([
  'date-joint/dash',
  'date-joint/dash-after-space',
  'date-joint/minus-sign',
]);

export const dateKinds: DressKind[] = [
  defaultKind('date', 'short-month'),
  ...styleKinds(
    'date',
    Object.fromEntries(
      Object.entries(forms).map(([key, date]) => [
        key,
        (style) => {
          style.date = date;
        },
      ]),
    ),
  ),
  defaultKind('date-open', 'present'),
  ...styleKinds(
    'date-open',
    Object.fromEntries(
      opens.map((word, index) => [
        openName(word, index),
        (style, { lang }) => {
          const own = word === 'since' || word === '' || lang === 'en';
          style.dateOpen = own ? word : openWords[lang][index % openWords[lang].length]!;
        },
      ]),
    ),
  ),
  defaultKind('date-joint', 'dash-spaced'),
  ...styleKinds(
    'date-joint',
    Object.fromEntries(
      Object.entries(joiners).map(([key, joint]) => [
        key,
        (style, { lang }) => {
          const own = lang === 'en' ? undefined : joints[lang];
          if (own && worded.has(key)) style.dateJoint = own.to;
          else if (own && joint.includes('|')) style.dateJoint = `${own.from}|${own.to.trim()}`;
          else style.dateJoint = joint;
        },
      ]),
    ),
  ).map((kind) => (gluedJoints.has(kind.id) ? { ...kind, clashes: dashed } : kind)),
  defaultKind('date-place', 'first-line-pipe'),
  ...styleKinds(
    'date-place',
    Object.fromEntries(
      Object.entries(places).map(([key, place]) => [
        key,
        (style) => {
          style.datePlace = place;
        },
      ]),
    ),
  ),
];
