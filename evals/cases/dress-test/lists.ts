import { frame, glyphOf, joined, line, piece } from '../dress/lines.ts';
import type { Draw, DressKind, Line, ListMode, Section, Style, Template } from '../dress/model.ts';
import { keywordPieces, separated } from '../dress/style.ts';
import { label } from '../dress/words.ts';
import { framed, lined, mapValues, speak, styled } from './make.ts';

type Layout = Style['skills'];

/** So many skills on each line. */
const rows =
  (perLine: number, separator: string, start = ''): Layout =>
  (resume) => {
    const items = keywordPieces(resume);
    const lines: Line[] = [];
    for (let at = 0; at < items.length; at += perLine)
      lines.push(line('item', [frame(start), ...joined(items.slice(at, at + perLine), separator)]));
    return lines;
  };

/** One list between words. */
const sentence =
  (open: string, close: string, en: boolean): Layout =>
  (resume, { lang }) => {
    if (en && lang !== 'en') return [line('item', joined(keywordPieces(resume), ', '))];
    const items = keywordPieces(resume);
    const last = items.length > 1 ? items.pop()! : undefined;
    const end = last ? [frame(` ${label('and', lang)} `), ...last] : [];
    return [line('item', [frame(open), ...joined(items, ', '), ...end, frame(close)])];
  };

/** One on each line between marks. */
const marked =
  (before: string, after: string): Layout =>
  (resume) =>
    keywordPieces(resume).map((item) => line('item', [frame(before), ...item, frame(after)]));

/** All on one line, each between marks. */
const wrapped =
  (open: string, close: string): Layout =>
  (resume) => [
    line('item', [
      frame(open),
      ...joined(
        keywordPieces(resume),
        `${close}${close === ']' ? '' : close === '"' ? ',' : ''} ${open}`,
      ),
      frame(close),
    ]),
  ];

const numbered =
  (mark: (n: number) => string): Layout =>
  (resume) =>
    keywordPieces(resume).map((item, n) => line('item', [frame(mark(n)), ...item]));

/** Groups with their names in the ways of ../dress's own, other marks. */
const grouped =
  (before: string, after: string, separator: string, own = false): Layout =>
  (resume, { style, lang }) =>
    resume.skills.flatMap((group, n) => {
      const named = piece(group.name, 'item', `skills[${n}].name`);
      const fallback = label(resume.skills.length > 1 ? 'Other' : 'Skills', lang);
      const items = group.keywords.map((word, k) =>
        piece(word, 'item', `skills[${n}].keywords[${k}]`),
      );
      const name = [frame(before), ...(named.length > 0 ? named : [frame(fallback)]), frame(after)];
      if (!own) return [line('item', [...name, ...joined(items, separator)])];
      return [
        line('item', name),
        ...(separator === '\n'
          ? items.map((item, k) => line('item', item, { glyph: glyphOf(style, k) }))
          : [line('item', joined(items, separator))]),
      ];
    });

const layouts: Record<string, Layout> = {
  'en-dashes': separated(' – '),
  'double-dashes': separated(' -- '),
  'double-slashes': separated(' // '),
  'double-pipes': separated(' || '),
  'pipes-glued': separated('|'),
  'semicolons-glued': separated(';'),
  arrows: separated(' > '),
  diamonds: separated(' ◆ '),
  squares: separated(' ▪ '),
  checks: separated(' ✓ '),
  plus: separated(' + '),
  ampersands: separated(' & '),
  underscores: separated(' _ '),
  dots: separated(' ... '),
  'commas-spaced': separated(' , '),
  'hash-tags': marked('#', ''),
  'square-brackets': wrapped('[', ']'),
  quoted: wrapped('"', '"'),
  backticks: wrapped('`', '`'),
  'middle-dots-glued': separated('·'),
  'tabs-many': separated('\t\t\t'),
  'two-a-line-pipes': rows(2, ' | '),
  'two-a-line-spaces': rows(2, '               '),
  'four-a-line': rows(4, ', '),
  'four-a-line-dots': rows(4, ' · '),
  'three-a-line-tabs': rows(3, '\t'),
  'two-a-line-bullets': rows(2, '        • ', '• '),
  'three-a-line-bullets': rows(3, '     • ', '• '),
  'two-a-line-dashes': rows(2, '\t- ', '- '),
  'four-a-line-semicolons': rows(4, '; '),
  'table-row-pipes': (resume) =>
    keywordPieces(resume).map((item) => line('item', [frame('| '), ...item, frame(' |')])),
  'lines-comma': marked('', ','),
  'lines-semicolon': marked('', ';'),
  'lines-stop': marked('', '.'),
  'lines-bold': marked('**', '**'),
  'lines-number': numbered((n) => `${n + 1}. `),
  'lines-number-bracket': numbered((n) => `${n + 1}) `),
  'lines-letters': numbered((n) => `${'abcdefghijklmnopqrstuvwxyz'[n % 26]}) `),
  'lines-check': marked('✓ ', ''),
  'lines-plus': marked('+ ', ''),
  'lines-arrow': marked('-> ', ''),
  'lines-indented': marked('      ', ''),
  'inline-numbers': (resume) => [
    line(
      'item',
      keywordPieces(resume).flatMap((item, n) => [frame(`${n ? ' ' : ''}${n + 1}) `), ...item]),
    ),
  ],
  'sentence-stop': sentence('', '.', false),
  'sentence-i-can': sentence('I am good at: ', '.', true),
  'sentence-experienced': sentence('Experienced with ', '.', true),
  'sentence-include': sentence('My skills include ', '.', true),
  'sentence-proficient': sentence('Proficient in ', '', true),
  endorsed: (resume, { lang }) =>
    keywordPieces(resume).map((item, n) =>
      line('item', lang === 'en' && n < 3 ? [...item, frame(` · ${9 - n} endorsements`)] : item),
    ),
  'rated-stars': (resume) =>
    keywordPieces(resume).map((item, n) =>
      line('item', [...item, frame(n % 2 ? ' ★★★★☆' : ' ★★★★★')]),
    ),
  'rated-percent': (resume) =>
    keywordPieces(resume).map((item, n) =>
      line('item', [...item, frame(` - ${95 - (n % 4) * 5}%`)]),
    ),
  'rated-fives': (resume) =>
    keywordPieces(resume).map((item, n) => line('item', [...item, frame(` ${5 - (n % 2)}/5`)])),
  'rated-dots': (resume) =>
    keywordPieces(resume).map((item, n) =>
      line('item', [...item, frame(n % 2 ? ' ●●●●○' : ' ●●●●●')]),
    ),
  'rated-level': (resume, { lang }) =>
    keywordPieces(resume).map((item, n) =>
      line('item', lang === 'en' ? [...item, frame(n % 2 ? ' (good)' : ' (advanced)')] : item),
    ),
  'rated-leader': (resume, { lang }) =>
    keywordPieces(resume).map((item, n) =>
      line(
        'item',
        lang === 'en' ? [...item, frame(n % 2 ? ' ........ Good' : ' ........ Expert')] : item,
      ),
    ),
  'group-colon-glued': grouped('', ':', ','),
  'group-dashes': grouped('- ', ': ', '; '),
  'group-em-dash': grouped('', ' — ', ', '),
  'group-arrow': grouped('', ' → ', ', '),
  'group-tab': grouped('', '\t', ', '),
  'group-tab-colon': grouped('', '\t: ', ', '),
  'group-bold': grouped('**', ':** ', ', '),
  'group-square': grouped('[', '] ', ', '),
  'group-slashes': grouped('', ': ', '/'),
  'group-own-line': grouped('', '', ', ', true),
  'group-own-line-colon': grouped('', ':', ', ', true),
  'group-own-line-bold': grouped('**', '**', ' | ', true),
  'group-own-line-bullets': grouped('', ':', '\n', true),
};

const certificates: Record<string, [Template, ListMode]> = {
  'bullets-issuer-brackets': ['{name}< ({issuer})>< {date}>', 'bullets'],
  'bullets-date-first': ['<{date} - >{name}<, {issuer}>', 'bullets'],
  'bullets-pipe': ['{name}< | {issuer}>< | {date}>', 'bullets'],
  'bullets-colon': ['{name}<: {issuer}><, {date}>', 'bullets'],
  'bullets-slash': ['{name}< / {issuer}>< / {date}>', 'bullets'],
  'bullets-tab-date': ['{name}<, {issuer}><\t{date}>', 'bullets'],
  'bullets-square-date': ['{name}< - {issuer}>< [{date}]>', 'bullets'],
  'bullets-from': ['{name}< {~from} {issuer}><, {date}>', 'bullets'],
  'bullets-obtained': ['{name}<, {issuer}><, {~obtained} {date}>', 'bullets'],
  'bullets-issued-by': ['{name}<, {~issued by} {issuer}><, {date}>', 'bullets'],
  'lines-semicolon': ['{name}<; {issuer}><; {date}>', 'lines'],
  'lines-middle-dot': ['{name}< · {issuer}>< · {date}>', 'lines'],
  'lines-bullet': ['{name}< • {issuer}>< • {date}>', 'lines'],
  'lines-em-dash': ['{name}< — {issuer}>< — {date}>', 'lines'],
  'lines-slash': ['{name}< // {issuer}>< // {date}>', 'lines'],
  'lines-leader': ['{name}<, {issuer}>< .......... {date}>', 'lines'],
  'lines-spaces': ['{name}<          {issuer}><          {date}>', 'lines'],
  'lines-issuer-first': ['<{issuer}: >{name}<, {date}>', 'lines'],
  'lines-issuer-dash-first': ['<{issuer} - >{name}< ({date})>', 'lines'],
  'lines-date-brackets-first': ['<({date}) >{name}<, {issuer}>', 'lines'],
  'lines-date-square-first': ['<[{date}] >{name}< - {issuer}>', 'lines'],
  'lines-date-tab': ['<{date}\t>{name}<\t{issuer}>', 'lines'],
  'lines-date-dash-first': ['<{date} – >{name}', 'lines'],
  'lines-quotes': ['"{name}"<, {issuer}><, {date}>', 'lines'],
  'lines-bold': ['**{name}**<, {issuer}>< ({date})>', 'lines'],
  'lines-table': ['| {name} |< {issuer}> |< {date}> |', 'lines'],
  'lines-label': ['{~Course}: {name}< | {~Institution}: {issuer}>< | {~Year}: {date}>', 'lines'],
  'lines-colon-date': ['{name}< ({issuer})><: {date}>', 'lines'],
  'lines-arrow': ['➤ {name}<, {issuer}>< ({date})>', 'lines'],
  'lines-check': ['✓ {name}< - {date}>', 'lines'],
  'lines-checkbox': ['[x] {name}<, {issuer}><, {date}>', 'lines'],
  'lines-number-less-name': ['{name}< - {date}>', 'lines'],
  'semicolon-names': ['{name}', 'semicolon'],
  'semicolon-dates': ['{name}< ({date})>', 'semicolon'],
  'pipe-dates': ['{name}< {date}>', 'pipe'],
  'pipe-issuers': ['{name}< ({issuer})>', 'pipe'],
  'comma-issuers': ['{name}< ({issuer})>', 'comma'],
};

const inlineNames: Record<string, string> = {
  'inline-cards': 'Cards',
  'inline-training': 'Training',
  'inline-courses': 'Courses done',
  'inline-holds': 'Currently hold',
  'inline-certs': 'Certs',
  'inline-permits': 'Permits and cards',
};

const languages: Record<string, [Template, ListMode]> = {
  'lines-em-dash': ['{language}< — {fluency}>', 'lines'],
  'lines-pipe': ['{language}< | {fluency}>', 'lines'],
  'lines-slash': ['{language}< / {fluency}>', 'lines'],
  'lines-leader': ['{language}< ........ {fluency}>', 'lines'],
  'lines-comma': ['{language}<, {fluency}>', 'lines'],
  'lines-arrow': ['{language}< → {fluency}>', 'lines'],
  'lines-square': ['{language}< [{fluency}]>', 'lines'],
  'lines-level': ['{language}<, {~level}: {fluency}>', 'lines'],
  'lines-colon-dash': ['{language}< :- {fluency}>', 'lines'],
  'lines-bold': ['**{language}**<: {fluency}>', 'lines'],
  'lines-table': ['| {language} |< {fluency}> |', 'lines'],
  'lines-wide': ['{language}<               {fluency}>', 'lines'],
  'lines-fluency-first': ['<{fluency}: >{language}', 'lines'],
  'bullets-colon': ['{language}<: {fluency}>', 'bullets'],
  'bullets-comma': ['{language}<, {fluency}>', 'bullets'],
  'bullets-tab': ['{language}<\t{fluency}>', 'bullets'],
  'semicolon-dash': ['{language}< – {fluency}>', 'semicolon'],
  'semicolon-colon': ['{language}<: {fluency}>', 'semicolon'],
  'semicolon-equals': ['{language}< = {fluency}>', 'semicolon'],
  'pipe-brackets': ['{language}< ({fluency})>', 'pipe'],
  'pipe-dash': ['{language}< - {fluency}>', 'pipe'],
  'comma-slash': ['{language}</{fluency}>', 'comma'],
  'names-lines': ['{language}', 'lines'],
  'names-pipes': ['{language}', 'pipe'],
};

const awards: Record<string, Template> = {
  'date-first': '<{date}: >{title}<, {awarder}>',
  'date-tab': '<{date}\t>{title}<\t{awarder}>',
  dash: '{title}< - {awarder}>< - {date}>',
  brackets: '{title}< ({awarder})>< {date}>',
  'date-brackets': '{title}< | {awarder}>< ({date})>',
  star: '★ {title}<, {awarder}><, {date}>',
  bullet: '• {title}<, {awarder}>< ({date})>',
  'awarder-first': '<{awarder}: >{title}<, {date}>',
};

/** What stands between the parts of a section's lines; ', ' and ' - ' as the layout leaves them. */
const between =
  (section: Section, from: string, to: string, before = '') =>
  (lines: Line[]) =>
    lines.flatMap((each): Line[] => {
      if (each.section !== section || each.role === 'heading' || each.role === 'bullet')
        return [each];
      const pieces = each.pieces.map((part) =>
        !part.paths && part.text === from ? framed(to) : part,
      );
      const cut = to === '\n' ? pieces.findIndex((part) => part.text === '\n') : -1;
      if (cut < 0) return [{ ...each, pieces: before ? [framed(before), ...pieces] : pieces }];
      return [
        { ...each, pieces: pieces.slice(0, cut) },
        { ...each, startsEntry: false, startsSection: false, pieces: pieces.slice(cut + 1) },
      ];
    });

const spoken = (style: Style, { lang }: Draw) => {
  style.language = '{language}< ({fluency})>';
  style.languageMode = 'comma';
  style.headings.languages = speak('{~I speak}', lang);
  style.inline.set('languages', ' ');
};

export const listTests: DressKind[] = [
  ...styled(
    'skills',
    mapValues(layouts, (layout) => (style: Style) => {
      style.skills = layout;
    }),
  ).map((kind) =>
    /tabs|spaces|indented|table/.test(kind.id) ? { ...kind, clashes: ['columns/'] } : kind,
  ),
  ...styled(
    'certificates',
    mapValues(certificates, ([template, mode]) => (style: Style, { lang }) => {
      style.certificate = speak(template, lang);
      style.certificateMode = mode;
    }),
  ),
  ...styled(
    'certificates',
    mapValues(inlineNames, (word) => (style: Style, { lang }) => {
      style.certificateMode = 'comma';
      style.certificate = '{name}< ({date})>';
      style.inline.set('certificates', ': ');
      if (lang === 'en') style.headings.certificates = word;
    }),
  ),
  ...styled(
    'languages',
    mapValues(languages, ([template, mode]) => (style: Style, { lang }) => {
      style.language = speak(template, lang);
      style.languageMode = mode;
    }),
  ),
  ...styled('languages', { 'i-speak': spoken }),
  ...styled(
    'awards',
    mapValues(awards, (template) => (style: Style) => {
      style.award = template;
    }),
  ),
  ...lined('references-layout', {
    dash: between('references', ', ', ' - '),
    brackets: between('references', ', ', ' | '),
    colon: between('references', ', ', ': '),
    'two-lines': between('references', ', ', '\n'),
    bullet: between('references', ', ', ', ', '• '),
    number: between('references', ', ', ', ', '1. '),
    tab: between('references', ', ', '\t'),
  }),
  ...lined('projects-layout', {
    colon: between('projects', ' - ', ': '),
    'em-dash': between('projects', ' - ', ' — '),
    'two-lines': between('projects', ' - ', '\n'),
    bullet: between('projects', ' - ', ' | ', '• '),
  }),
  ...styled('interests', {
    semicolons: (style) => {
      style.interestMode = 'semicolon';
    },
    'inline-dash': (style) => {
      style.inline.set('interests', ' - ');
    },
    'inline-i-like': (style, { lang }) => {
      style.inline.set('interests', ': ');
      if (lang === 'en') style.headings.interests = 'I enjoy';
    },
  }),
];
