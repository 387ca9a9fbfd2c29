import { frame, glyphOf, joined, line, listLines, piece } from '../lines.ts';
import type { Draw, DressKind, Line, ListMode, Piece, Style, Template } from '../model.ts';
import { keywordPieces, separated } from '../style.ts';
import { label } from '../words.ts';
import { defaultKind, styleKinds } from './kind.ts';

type SkillsLayout = Style['skills'];

const oneList =
  (mode: ListMode): SkillsLayout =>
  (resume, { style }) =>
    listLines(keywordPieces(resume), mode, style);

/** So many skills on each line. */
function rows(perLine: number, separator: string, bullets = false): SkillsLayout {
  return (resume, { style }) => {
    const items = keywordPieces(resume);
    const lines: Line[] = [];
    for (let at = 0; at < items.length; at += perLine) {
      const glyph = bullets ? glyphOf(style, lines.length) : '';
      lines.push(line('item', joined(items.slice(at, at + perLine), separator), { glyph }));
    }
    return lines;
  };
}

function withAnd(comma: string): SkillsLayout {
  return (resume, { lang }) => {
    const items = keywordPieces(resume);
    const last = items.pop()!;
    const pieces = joined(items, ', ');
    if (items.length > 0) pieces.push(frame(`${comma} ${label('and', lang)} `));
    return [line('item', [...pieces, ...last])];
  };
}

/** Each group on its own line after its name; groups without a name under "Other" or alone under "Skills". */
function grouped(after: string, separator: string, bullets = false): SkillsLayout {
  return (resume, { style, lang }) =>
    resume.skills.map((group, n) => {
      const named = piece(group.name, 'item', `skills[${n}].name`);
      const words = group.keywords.map((word, k) =>
        piece(word, 'item', `skills[${n}].keywords[${k}]`),
      );
      const fallback = label(resume.skills.length > 1 ? 'Other' : 'Skills', lang);
      const name = named.length > 0 ? named : [frame(fallback)];
      const glyph = bullets ? glyphOf(style, n) : '';
      return line('item', [...name, frame(after), ...joined(words, separator)], { glyph });
    });
}

/** Each group's name on a line of its own, its skills as bullets below. */
const groupedBullets: SkillsLayout = (resume, { style }) =>
  resume.skills.flatMap((group, n) => [
    ...[piece(group.name, 'item', `skills[${n}].name`)]
      .filter((name) => name.length > 0)
      .map((name) => line('item', name)),
    ...group.keywords.map((word, k) =>
      line('item', piece(word, 'item', `skills[${n}].keywords[${k}]`), {
        glyph: glyphOf(style, k),
        indent: style.bulletIndent,
      }),
    ),
  ]);

const digital =
  /\b(word|excel|office|outlook|powerpoint|pos|sap|quickbooks|software|computers?|python|sql|javascript|typescript|react|autocad|photoshop|illustrator|indesign|google|email|wordpress|typing|docker|git|canva|sage|xero|datev|pro tools|revit|informatique|ordenador|informática|linux|java|squarespace|slack|toast|shopify)\b/i;

/** Computer skills apart from the others, as in "Computer: Word, Excel". */
function computerApart(word: string, upper: boolean): SkillsLayout {
  return (resume, { lang }) => {
    const items = keywordPieces(resume);
    const isDigital = (item: Piece[]) => digital.test(item[0]!.text);
    const parts: [string, Piece[][]][] = [
      ['Skills', items.filter((item) => !isDigital(item))],
      [word, items.filter(isDigital)],
    ];
    return parts
      .filter(([, list]) => list.length > 0)
      .map(([name, list]) => {
        const text = upper ? label(name, lang).toUpperCase() : label(name, lang);
        return line('item', [frame(`${text}: `), ...joined(list, ', ')]);
      });
  };
}

const skillLayouts: Record<string, SkillsLayout> = {
  semicolons: separated('; '),
  slashes: separated(' / '),
  'slashes-glued': separated('/'),
  pipes: separated(' | '),
  dashes: separated(' - '),
  'middle-dots': separated(' · '),
  bullets: separated(' • '),
  'wide-spaces': separated('     '),
  tabs: separated('\t'),
  'commas-glued': separated(','),
  tildes: separated(' ~ '),
  stars: separated(' * '),
  'full-stops': separated('. '),
  and: withAnd(''),
  'comma-and': withAnd(','),
  'bullet-list': oneList('bullets'),
  lines: oneList('lines'),
  'two-a-line': rows(2, ', '),
  'three-a-line': rows(3, ', '),
  'three-a-line-pipes': rows(3, ' | '),
  'three-a-line-spaces': rows(3, '          '),
  'two-a-line-tabs': rows(2, '\t\t'),
  'three-a-line-slashes': rows(3, ' / '),
  'bullets-with-commas': rows(3, ', ', true),
  'bullets-with-semicolons': rows(2, '; ', true),
  grouped: grouped(': ', ', '),
  'grouped-dash': grouped(' - ', ', '),
  'grouped-bullets': grouped(': ', ', ', true),
  'grouped-pipes': grouped(': ', ' | '),
  'grouped-lists': groupedBullets,
  'computer-apart': computerApart('Computer', false),
  'tech-apart': computerApart('TECH', true),
};

const certificates: Record<string, (style: Style) => void> = {
  lines: (style) => {
    style.certificateMode = 'lines';
  },
  'lines-dash': set('{name}< - {issuer}>< - {date}>', 'lines'),
  'lines-brackets': set('{name}< ({issuer})><, {date}>', 'lines'),
  'lines-pipe': set('{name}< | {issuer}>< | {date}>', 'lines'),
  'lines-date-first': set('<{date}  >{name}<, {issuer}>', 'lines'),
  'lines-date-colon': set('<{date}: >{name}< ({issuer})>', 'lines'),
  'lines-tab': set('{name}<\t{issuer}><\t{date}>', 'lines'),
  'lines-issued': set('{name}<, {issuer}>< ({=issued} {date})>', 'lines'),
  'bullets-names-only': set('{name}', 'bullets'),
  'bullets-date-brackets': set('{name}< - {issuer}>< ({date})>', 'bullets'),
  'comma-names': set('{name}', 'comma'),
  'comma-dates': set('{name}< ({date})>', 'comma'),
  'semicolon-full': set('{name}<, {issuer}><, {date}>', 'semicolon'),
  'pipe-names': set('{name}', 'pipe'),
  'lines-issuer-first': set('<{issuer} - >{name}< - {date}>', 'lines'),
  'lines-issuer-colon': set('<{issuer}: >{name}<, {date}>', 'lines'),
  'lines-date-issuer': set('<{date} - >{name}< - {issuer}>', 'lines'),
  'lines-date-between': set('{name}<, {date}><, {issuer}>', 'lines'),
  'lines-valid': set('{name}<, {issuer}><, {date}>, valid until 2031', 'lines'),
  'lines-expiry': set('{name}<, {issuer}><, {date}> (exp. 2031)', 'lines'),
  'lines-by': set('{name}< by {issuer}><, {date}>', 'lines'),
  'bullets-date-slash': set('{name}< / {issuer}>< / {date}>', 'bullets'),
};

function set(template: Template, mode: ListMode): (style: Style) => void {
  return (style) => {
    style.certificate = template;
    style.certificateMode = mode;
  };
}

const languages: Record<string, [Template, ListMode]> = {
  'lines-dash': ['{language}< - {fluency}>', 'lines'],
  'lines-colon': ['{language}<: {fluency}>', 'lines'],
  'lines-brackets': ['{language}< ({fluency})>', 'lines'],
  bullets: ['{language}< ({fluency})>', 'bullets'],
  'bullets-dash': ['{language}< – {fluency}>', 'bullets'],
  'comma-dash': ['{language}< - {fluency}>', 'comma'],
  'semicolon-comma': ['{language}<, {fluency}>', 'semicolon'],
  'pipe-colon': ['{language}<: {fluency}>', 'pipe'],
  'names-only': ['{language}', 'comma'],
  'names-bullets': ['{language}', 'bullets'],
  'lines-tab': ['{language}<\t{fluency}>', 'lines'],
  'fluency-first': ['<{fluency} >{language}', 'comma'],
};

/** The certificates as one line after the heading, named as people name it. */
function certificatesInline(word: string) {
  return (style: Style, { lang }: Draw) => {
    style.certificateMode = 'comma';
    style.certificate = '{name}< ({date})>';
    style.inline.set('certificates', ': ');
    if (lang === 'en') style.headings.certificates = word;
  };
}

/** Skills after their heading on the same line. */
const skillsInline = (after: string) => (style: Style) => {
  style.skills = separated(', ');
  style.inline.set('skills', after);
};

export const listKinds: DressKind[] = [
  defaultKind('skills', 'commas'),
  ...styleKinds(
    'skills',
    Object.fromEntries(
      Object.entries(skillLayouts).map(([name, layout]) => [
        name,
        (style) => {
          style.skills = layout;
        },
      ]),
    ),
  ),
  ...styleKinds('skills', {
    inline: skillsInline(': '),
    'inline-dash': skillsInline(' - '),
    'inline-tab': skillsInline(':\t'),
    'grouped-no-heading': (style, { lang, resume }) => {
      style.skills = grouped(': ', ', ');
      if (resume.skills.every((group) => group.name) || lang === 'en') style.headings.skills = null;
    },
    'tech-no-heading': (style) => {
      style.skills = computerApart('TECH', true);
      style.headings.skills = null;
    },
  }),
  defaultKind('certificates', 'bullets'),
  ...styleKinds('certificates', certificates),
  ...styleKinds('certificates', {
    'inline-certificates': certificatesInline('Certificates'),
    'inline-licences': certificatesInline('Licences'),
    'inline-tickets': certificatesInline('Tickets'),
    'inline-certified': certificatesInline('Certified in'),
    'in-skills': (style) => {
      style.certificatesIn = 'skills';
    },
    'in-skills-comma': (style) => {
      style.certificatesIn = 'skills';
      set('{name}', 'comma')(style);
    },
    'after-education': (style) => {
      style.certificatesIn = 'education';
      set('{name}<, {issuer}><, {date}>', 'lines')(style);
    },
  }),
  defaultKind('languages', 'comma-brackets'),
  ...styleKinds(
    'languages',
    Object.fromEntries(
      Object.entries(languages).map(([name, [template, mode]]) => [
        name,
        (style: Style) => {
          style.language = template;
          style.languageMode = mode;
        },
      ]),
    ),
  ),
  ...styleKinds('languages', {
    inline: (style) => {
      style.inline.set('languages', ': ');
    },
    'inline-dash': (style) => {
      style.language = '{language}< - {fluency}>';
      style.languageMode = 'semicolon';
      style.inline.set('languages', ': ');
    },
    'in-skills': (style) => {
      style.languagesIn = 'skills';
    },
  }),
  defaultKind('interests', 'commas'),
  ...styleKinds('interests', {
    bullets: (style) => {
      style.interestMode = 'bullets';
    },
    lines: (style) => {
      style.interestMode = 'lines';
    },
    inline: (style) => {
      style.inline.set('interests', ': ');
    },
    pipes: (style) => {
      style.interestMode = 'pipe';
    },
  }),
];
