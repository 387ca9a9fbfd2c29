import { form, joinRange, partsOf } from '../dress/dates.ts';
import type { DateForm, DressKind, Lang, Precision, Style, Template } from '../dress/model.ts';
import { joints, months, openWords } from '../dress/words.ts';
import { mapValues, speak, styled } from './make.ts';

const two = (month: number) => String(month).padStart(2, '0');
const short = (year: string) => year.slice(2);
const full = (month: number, lang: Lang) => months[lang].full[month - 1]!;
const bare = (month: number, lang: Lang) => months[lang].short[month - 1]!.replace('.', '');
const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
const lastDay = (year: string, month: number) => new Date(Number(year), month, 0).getDate();
const ordinal = (day: number) => `${day}${day === 31 ? 'st' : day === 1 ? 'st' : 'th'}`;
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const natural = (month: number, lang: Lang) => {
  if (lang !== 'en') return bare(month, lang);
  return month === 9
    ? 'Sept'
    : full(month, lang).length < 6
      ? full(month, lang)
      : bare(month, lang);
};

const part = (month: number, lang: Lang) =>
  ({
    en: ['early', 'mid', 'late'],
    fr: ['début', 'mi-', 'fin'],
    es: ['principios de', 'mediados de', 'finales de'],
    pt: ['início de', 'meados de', 'fim de'],
    de: ['Anfang', 'Mitte', 'Ende'],
  })[lang][Math.floor((month - 1) / 4)]!;

const year = (write: (year: string) => string): DateForm =>
  form((each) => write(each), 'year', write);

const spans = {
  en: ['yr', 'yrs', 'mo', 'mos'],
  fr: ['an', 'ans', 'mois', 'mois'],
  es: ['año', 'años', 'mes', 'meses'],
  pt: ['ano', 'anos', 'mês', 'meses'],
  de: ['Jahr', 'Jahre', 'Monat', 'Monate'],
} as const;
const words = {
  ...spans,
  en: ['year', 'years', 'month', 'months'],
} as const;

/** How long a job lasted, both months counted; '' where a month or the end is not known. */
function span(
  start: string,
  end: string | undefined,
  lang: Lang,
  unit: Record<Lang, readonly string[]>,
): string {
  const [from, to] = [partsOf(start), end ? partsOf(end) : undefined];
  if (!to || !from.month || !to.month) return '';
  const total = (Number(to.year) - Number(from.year)) * 12 + to.month - from.month + 1;
  const [years, rest] = [Math.floor(total / 12), total % 12];
  const [y, ys, m, ms] = unit[lang];
  return [years && `${years} ${years > 1 ? ys : y}`, rest && `${rest} ${rest > 1 ? ms : m}`]
    .filter(Boolean)
    .join(' ');
}

const plain = form((y, month, lang) => `${bare(month, lang)} ${y}`);
const withSpan = (
  wrap: (length: string) => string,
  unit: Record<Lang, readonly string[]>,
  base: DateForm = plain,
): DateForm => ({
  one: base.one,
  range: (start, end, dateWords) => {
    const range = joinRange(base, start, end, dateWords);
    const length = span(start, end, dateWords.lang, unit);
    return length ? { ...range, text: range.text + wrap(length) } : range;
  },
});

/** Both ends told with words of their own, as forms and portals do. */
const labelled = (from: string, to: string, base: DateForm = plain): DateForm => ({
  one: base.one,
  range: (start, end, { lang, open }) => {
    const first = base.one(start, lang);
    const last = end
      ? base.one(end, lang)
      : { text: open || openOf(lang), keeps: 'year' as Precision };
    return {
      text: `${speakEnd(from, lang)} ${first.text}${speakEnd(to, lang)} ${last.text}`,
      start: first.keeps,
      end: last.keeps,
    };
  },
});
const openOf = (lang: Lang) => (lang === 'en' ? 'Present' : openWords[lang][0]!);
const ends: Record<string, Record<Exclude<Lang, 'en'>, string>> = {
  'From:': { fr: 'Du :', es: 'Desde:', pt: 'De:', de: 'Von:' },
  ' To:': { fr: ' Au :', es: ' Hasta:', pt: ' Até:', de: ' Bis:' },
  'Start date:': { fr: 'Début :', es: 'Fecha de inicio:', pt: 'Início:', de: 'Beginn:' },
  ' End date:': { fr: ' Fin :', es: ' Fecha de fin:', pt: ' Fim:', de: ' Ende:' },
  Started: { fr: 'Début', es: 'Inicio', pt: 'Início', de: 'Beginn' },
  ', finished': { fr: ', fin', es: ', fin', pt: ', fim', de: ', Ende' },
  'Start:': { fr: 'Début :', es: 'Inicio:', pt: 'Início:', de: 'Beginn:' },
  ' / End:': { fr: ' / Fin :', es: ' / Fin:', pt: ' / Fim:', de: ' / Ende:' },
  Joined: { fr: 'Entrée', es: 'Ingreso', pt: 'Admissão', de: 'Eintritt' },
  ', left': { fr: ', sortie', es: ', salida', pt: ', saída', de: ', Austritt' },
};
const speakEnd = (word: string, lang: Lang) =>
  lang === 'en' ? word : (ends[word]?.[lang] ?? word);

const yearOnly = year((each) => each);

const forms: Record<string, DateForm> = {
  'full-upper': form((y, month, lang) => `${full(month, lang).toUpperCase()} ${y}`),
  'full-lower': form((y, month, lang) => `${full(month, lang).toLowerCase()} ${y}`),
  'full-dash': form((y, month, lang) => `${full(month, lang)}-${y}`),
  'full-slash': form((y, month, lang) => `${full(month, lang)}/${y}`),
  'full-apostrophe': form((y, month, lang) => `${full(month, lang)} '${short(y)}`),
  'full-of': form((y, month, lang) =>
    lang === 'en' ? `${full(month, lang)} of ${y}` : `${full(month, lang)} ${y}`,
  ),
  'full-brackets': form((y, month, lang) => `${y} (${full(month, lang)})`),
  'year-first-full': form((y, month, lang) => `${y} ${full(month, lang)}`),
  'year-comma-full': form((y, month, lang) => `${y}, ${full(month, lang)}`),
  'year-dash-short': form((y, month, lang) => `${y}-${bare(month, lang)}`),
  'year-slash-short': form((y, month, lang) => `${y}/${bare(month, lang)}`),
  'natural-short': form((y, month, lang) => `${natural(month, lang)}, ${y}`),
  'natural-short-stop': form((y, month, lang) =>
    lang === 'en' && natural(month, lang) === full(month, lang)
      ? `${full(month, lang)} '${short(y)}`
      : `${natural(month, lang)}. '${short(y)}`,
  ),
  'short-stop-glued': form((y, month, lang) => `${bare(month, lang)}.${y}`),
  'short-upper-dash': form((y, month, lang) => `${bare(month, lang).toUpperCase()}-${y}`),
  'short-upper-two': form(
    (y, month, lang) => `${bare(month, lang).toUpperCase()} ${short(y)}`,
    'month',
  ),
  'short-slash-two': form((y, month, lang) => `${bare(month, lang)}/${short(y)}`),
  'short-curly-apostrophe': form((y, month, lang) => `${capital(bare(month, lang))} ’${short(y)}`),
  'short-two-years-dot': form((y, month, lang) => `${bare(month, lang)}.${short(y)}`),
  'slash-spaced': form((y, month) => `${two(month)} / ${y}`),
  'slash-apostrophe': form((y, month) => `${month}/'${short(y)}`),
  'dot-one': form((y, month) => `${month}.${y}`),
  'space-numbers': form((y, month) => `${two(month)} ${y}`),
  'roman-dot': form((y, month) => `${roman[month - 1]}.${y}`),
  'roman-slash': form((y, month) => `${roman[month - 1]}/${y}`),
  compact: form((y, month) => `${y}${two(month)}`),
  'iso-slash-day': form((y, month) => `${y}/${two(month)}/${lastDay(y, month)}`),
  'iso-time': form((y, month) => `${y}-${two(month)}-${lastDay(y, month)}T00:00`),
  'american-day': form((y, month) => `${month}/${lastDay(y, month)}/${y}`),
  'american-day-short': form((y, month) => `${two(month)}/${lastDay(y, month)}/${short(y)}`),
  'day-dash': form((y, month) => `${lastDay(y, month)}-${two(month)}-${y}`),
  'day-short-month': form((y, month, lang) => `${lastDay(y, month)} ${bare(month, lang)} ${y}`),
  'day-short-dashes': form((y, month, lang) => `${lastDay(y, month)}-${bare(month, lang)}-${y}`),
  'day-short-dashes-two': form(
    (y, month, lang) => `${lastDay(y, month)}-${bare(month, lang)}-${short(y)}`,
  ),
  'day-upper-glued': form(
    (y, month, lang) => `${lastDay(y, month)}${bare(month, lang).toUpperCase()}${y}`,
  ),
  'month-day-comma': form(
    (y, month, lang) => `${capital(bare(month, lang))} ${lastDay(y, month)}, ${y}`,
  ),
  ordinal: form((y, month, lang) =>
    lang === 'en'
      ? `${ordinal(lastDay(y, month))} ${full(month, lang)} ${y}`
      : `${lastDay(y, month)} ${full(month, lang)} ${y}`,
  ),
  'ordinal-of': form((y, month, lang) =>
    lang === 'en' ? `1st of ${full(month, lang)}, ${y}` : `1 ${full(month, lang)} ${y}`,
  ),
  'full-comma-apostrophe': form((y, month, lang) => `${capital(full(month, lang))}, '${short(y)}`),
  'bracket-year': form((y, month, lang) => `${bare(month, lang)} (${y})`),
  'early-late': form(
    (y, month, lang) => `${part(month, lang)}${part(month, lang).endsWith('-') ? '' : ' '}${y}`,
    'year',
  ),
  circa: year((y) => `c. ${y}`),
  about: form(
    (y, _, lang) =>
      `${{ en: 'around', fr: 'vers', es: 'hacia', pt: 'por volta de', de: 'ca.' }[lang]} ${y}`,
    'year',
  ),
  'quarter-after': form((y, month) => `${y} Q${Math.ceil(month / 3)}`, 'year'),
  'quarter-slash': form((y, month) => `Q${Math.ceil(month / 3)}/${short(y)}`, 'year'),
  'half-year': form((y, month) => `H${month < 7 ? 1 : 2} ${y}`, 'year'),
  linkedin: withSpan((length) => ` · ${length}`, spans),
  'span-brackets': withSpan((length) => ` (${length})`, words),
  'span-comma': withSpan((length) => `, ${length}`, words),
  'span-pipe-numbers': withSpan(
    (length) => ` | ${length}`,
    spans,
    form((y, month) => `${two(month)}/${y}`),
  ),
  'from-to-labels': labelled('From:', ' To:'),
  'start-end-labels': labelled(
    'Start date:',
    ' End date:',
    form((y, month) => `${two(month)}/${y}`),
  ),
  'start-end-slash': labelled('Start:', ' / End:'),
  'started-finished': labelled(
    'Started',
    ', finished',
    form((y, month, lang) => `${full(month, lang)} ${y}`),
  ),
  'joined-left': labelled('Joined', ', left'),
  'years-from-to-labels': labelled('From:', ' To:', yearOnly),
  'shared-year-slash': {
    one: form((y, month) => `${two(month)}/${y}`).one,
    range: (start, end, dateWords) => {
      const [from, to] = [partsOf(start), end ? partsOf(end) : undefined];
      if (!to?.month || !from.month || from.year !== to.year || from.month === to.month)
        return joinRange(
          form((y, month) => `${two(month)}/${y}`),
          start,
          end,
          dateWords,
        );
      return {
        text: `${two(from.month)}-${two(to.month)}/${to.year}`,
        start: 'month',
        end: 'month',
      };
    },
  },
};

const dashed =
  /t-(full-dash|year-dash-short|short-upper-dash|day-dash|day-short-dashes|day-short-dashes-two|iso-time)$/;
/** Labels of one's own take no joint. */
const ownJoint =
  /t-(from-to-labels|start-end-labels|start-end-slash|started-finished|joined-left|years-from-to-labels)$/;
const clashesOf = (id: string) => [
  ...(dashed.test(id)
    ? [
        'date-joint/dash',
        'date-joint/dash-after-space',
        'date-joint/minus-sign',
        'date-joint/t-slash',
        'date-joint/t-no-break-hyphen',
      ]
    : []),
  ...(ownJoint.test(id)
    ? [
        'date-joint/',
        'date-open/open',
        'date-open/since-17',
        'date-open/t-blank-mark',
        'date-open/t-dots',
        'date-open/t-question',
      ]
    : []),
  ...(/slash|iso|american/.test(id) ? ['date-joint/t-slash', 'date-joint/t-slash-spaced'] : []),
  ...(/curly|apostrophe/.test(id) ? ['characters/smart-quotes'] : []),
];

const opens: Record<string, string> = {
  'till-date': 'till date',
  'till-date-title': 'Till Date',
  'till-date-upper': 'TILL DATE',
  'till-present': 'till present',
  'to-present': 'to present',
  'up-to-date': 'up to date',
  'up-till-now': 'up till now',
  'up-to-now': 'up to now',
  'at-present': 'at present',
  presently: 'presently',
  'present-day': 'Present day',
  'this-day': 'this day',
  'current-job': 'current job',
  'current-position': 'Current Position',
  'current-upper': 'CURRENT',
  continuing: 'continuing',
  'still-employed': 'still employed',
  'still-working': 'still working',
  'still-there': 'still there',
  'still-going': 'still going',
  today: 'as of today',
  'to-date-dash': 'to-date',
  'date-upper': 'Date',
  'on-going': 'on-going',
  'now-upper': 'NOW',
  'present-stop': 'present.',
  'present-brackets': '(present)',
  'present-star': 'Present*',
  'present-day-of-writing': 'present time',
  question: '?',
  dots: '...',
  'blank-mark': '____',
};

const joiners: Record<string, string> = {
  slash: '/',
  'slash-spaced': ' / ',
  thru: ' thru ',
  upto: ' upto ',
  'up-to': ' up to ',
  til: ' til ',
  'to-upper': ' TO ',
  'dash-no-left': '- ',
  'en-dash-no-left': '– ',
  'three-dashes': ' --- ',
  'arrow-ascii': ' -> ',
  'arrow-angle': ' > ',
  'arrow-angles': ' >> ',
  dots: '...',
  'dots-two': ' .. ',
  ellipsis: ' … ',
  'no-break-dash': '\u00a0-\u00a0',
  'no-break-en-dash': '\u00a0–\u00a0',
  'no-break-hyphen': '\u2011',
  'figure-dash': '\u2012',
  'horizontal-bar': ' \u2015 ',
  tab: '\t',
  'between-and': 'between|and',
  'since-until': 'since|until',
  'from-till': 'from|till',
  'from-dash': 'from|-',
  'commencing-ending': 'commencing|ending',
};

const firstLine = (add: (first: string) => string) => (template: Template) =>
  template.replace(/^[^\n]*/, add);
const lastLine = (add: (last: string) => string) => (template: Template) =>
  template.replace(/[^\n]*$/, add);
const places: Record<string, (template: Template) => Template> = {
  'first-line-leader-long': firstLine((text) => `${text}<${'.'.repeat(40)}{date}>`),
  'first-line-leader-spaced': firstLine((text) => `${text}< . . . . . . . . {date}>`),
  'first-line-underscores': firstLine((text) => `${text}< ____________ {date}>`),
  'first-line-dashes': firstLine((text) => `${text}< ---------- {date}>`),
  'first-line-arrow': firstLine((text) => `${text}< → {date}>`),
  'first-line-slashes': firstLine((text) => `${text}< // {date}>`),
  'first-line-slash': firstLine((text) => `${text}< / {date}>`),
  'first-line-bullet': firstLine((text) => `${text}< • {date}>`),
  'first-line-tilde': firstLine((text) => `${text}< ~ {date}>`),
  'first-line-en-dash': firstLine((text) => `${text}< – {date}>`),
  'first-line-tab-brackets': firstLine((text) => `${text}<\t({date})>`),
  'first-line-comma-brackets': firstLine((text) => `${text}<, ({date})>`),
  'first-line-far': firstLine((text) => `${text}<${' '.repeat(40)}{date}>`),
  'first-line-italic': firstLine((text) => `${text}< *{date}*>`),
  'last-line-spaces': lastLine((text) => `${text}<        {date}>`),
  'last-line-square': lastLine((text) => `${text}< [{date}]>`),
  'last-line-semicolon': lastLine((text) => `${text}<; {date}>`),
  'last-line-en-dash': lastLine((text) => `${text}< – {date}>`),
  'last-line-bullet': lastLine((text) => `${text}< • {date}>`),
  'last-line-colon': lastLine((text) => `${text}<: {date}>`),
  'last-line-leader': lastLine((text) => `${text}< ........ {date}>`),
  'first-square': (template) => `<[{date}] >${template}`,
  'first-semicolon': (template) => `<{date}; >${template}`,
  'first-em-dash': (template) => `<{date} — >${template}`,
  'first-arrow': (template) => `<{date} → >${template}`,
  'first-tabs': (template) => `<{date}\t\t\t>${template}`,
  'first-bold': (template) => `<**{date}** >${template}`,
  'first-colon-dash': (template) => `<{date} :- >${template}`,
  'own-line-before-colon': (template) => `<{date}:>\n${template}`,
  'own-line-before-square': (template) => `<[{date}]>\n${template}`,
  'own-line-before-underlined': (template) => `<_{date}_>\n${template}`,
  'own-line-duration': (template) => `${template}\n<{~Duration}: {date}>`,
  'own-line-inclusive': (template) => `${template}\n<{~Inclusive Dates}: {date}>`,
  'own-line-period-dash': (template) => `${template}\n<{=Period} - {date}>`,
  'own-line-italic': (template) => `${template}\n<*{date}*>`,
  'own-line-clock': (template) => `${template}\n<🗓 {date}>`,
};

export const dateTests: DressKind[] = [
  ...styled(
    'date',
    mapValues(forms, (date) => (style: Style) => {
      style.date = date;
    }),
  ).map((kind) => ({ ...kind, clashes: clashesOf(kind.id) })),
  ...styled(
    'date-open',
    Object.fromEntries(
      Object.entries(opens).map(([name, word], index) => [
        name,
        (style, { lang }) => {
          const marks = !/[a-z]/i.test(word);
          style.dateOpen =
            lang === 'en' || marks ? word : openWords[lang][index % openWords[lang].length]!;
        },
      ]),
    ),
  ),
  ...styled(
    'date-joint',
    mapValues(joiners, (joint) => (style: Style, { lang }) => {
      const own = lang === 'en' ? undefined : joints[lang];
      if (own && joint.includes('|')) style.dateJoint = `${own.from}|${own.to.trim()}`;
      else if (own && /[a-z]/i.test(joint)) style.dateJoint = own.to;
      else style.dateJoint = joint;
    }),
  ),
  ...styled(
    'date-place',
    mapValues(places, (place) => (style: Style, { lang }) => {
      style.datePlace = (template) => speak(place(template), lang);
    }),
  ),
];
