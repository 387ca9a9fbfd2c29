import {
  AlignmentType,
  BorderStyle,
  type IParagraphStylePropertiesOptions,
  type IPropertiesOptions,
  LevelFormat,
} from 'docx';
import type { ResumeLanguage } from '../document/language.ts';
import { FONT_PAIRS } from '../style/font-pairs.ts';
import type { Style } from '../style/types.ts';

type Styles = NonNullable<IPropertiesOptions['styles']>;
type Numbering = NonNullable<IPropertiesOptions['numbering']>;

const BULLETS = 'bullets';
export const STYLE = {
  label: 'ResumeLabel',
  contact: 'ResumeContact',
  details: 'EntryDetails',
  text: 'EntryText',
  bullet: 'ListBullet',
  letter: 'LetterText',
  date: 'EntryDate',
  pageHeader: 'Header',
} as const;

const LOCALES: Record<ResumeLanguage, string> = {
  en: 'en-US',
  fr: 'fr-FR',
  de: 'de-DE',
  es: 'es-ES',
  pt: 'pt-PT',
  it: 'it-IT',
  nl: 'nl-NL',
  pl: 'pl-PL',
  sv: 'sv-SE',
};

export const twips = (points: number): number => Math.round(points * 20);
const halfPoints = (points: number): number => Math.round(points * 2);
const hex = (color: string): string => color.replace('#', '');

/** The fonts that stand in for ours in Word run wider. */
const COLUMN_SCALE = 1.12;

/** Width in twips of the column at the left of the text. */
const columnOf = ({ page }: Style): number => twips(page.column * COLUMN_SCALE);

/** Run properties in the Word fonts nearest to the template's; `points` as the PDF has them. A DOCX is for editing on any machine, and holds no fonts. */
function runsOf({ font, color }: Style) {
  const { word, bodyScale, quietScale } = FONT_PAIRS[font.id];
  return {
    body: (points: number) => ({
      font: word.body,
      size: halfPoints((points / bodyScale) * word.bodyScale),
      color: hex(color.ink),
    }),
    quiet: (points: number, tone: string = color.soft) => ({
      font: word.quiet,
      size: halfPoints((points / quietScale) * word.quietScale),
      color: hex(tone),
    }),
  };
}

/** Named styles for all text, so that a person restyles the whole document by changing one. */
export function documentStyles(style: Style, language: ResumeLanguage): Styles {
  const { size } = style;
  const run = runsOf(style);
  const body = run.body(size.body);
  return {
    default: {
      document: {
        run: { ...body, language: { value: LOCALES[language] } },
        paragraph: { spacing: { line: 264, after: twips(2) } },
      },
      ...headingStyles(style),
    },
    characterStyles: [
      { id: STYLE.date, name: 'Entry Date', run: { ...run.quiet(size.date), bold: false } },
    ],
    paragraphStyles: paragraphStyles(style),
  };
}

function paragraphStyles(style: Style) {
  const { size, color } = style;
  const run = runsOf(style);
  return [
    {
      ...based(STYLE.label, 'Resume Label'),
      run: run.quiet(size.label, color.accent),
      ...headParagraph(style),
    },
    {
      ...based(STYLE.contact, 'Resume Contact'),
      run: run.quiet(size.contact),
      ...headParagraph(style),
    },
    {
      ...based(STYLE.details, 'Entry Details'),
      run: { color: hex(color.soft) },
      ...inColumn(style),
    },
    { ...based(STYLE.text, 'Entry Text'), ...inColumn(style) },
    {
      ...based(STYLE.letter, 'Letter Text'),
      paragraph: { spacing: { line: 276, after: twips(size.body) } },
    },
    {
      ...based(STYLE.bullet, 'List Bullet'),
      quickFormat: true,
      paragraph: { numbering: { reference: BULLETS, level: 0 } },
    },
    { ...based(STYLE.pageHeader, 'header'), run: run.quiet(size.contact) },
  ];
}

const based = (id: string, name: string) => ({ id, name, basedOn: 'Normal' });

const inColumn = (style: Style) =>
  style.page.column === 0 ? {} : { paragraph: { indent: { left: columnOf(style) } } };

const headParagraph = ({ word }: Style) =>
  word.head === 'center' ? { paragraph: { alignment: AlignmentType.CENTER } } : {};

function headingStyles(style: Style) {
  const { size, color, page, word, font } = style;
  const run = runsOf(style);
  const strong = (points: number, bold = true) => ({ ...run.body(points), bold });
  return {
    title: {
      run: strong(size.name, font.nameWeight >= 600),
      paragraph: { spacing: { after: twips(size.name / 5) }, ...headParagraph(style).paragraph },
    },
    heading1: {
      run: {
        ...strong(size.heading, !word.headingItalic),
        color: hex(color[word.headingColor]),
        italics: word.headingItalic,
      },
      paragraph: {
        keepNext: true,
        spacing: { before: twips(14), after: twips(5) },
        ...(word.headingAlign === 'center' ? { alignment: AlignmentType.CENTER } : {}),
        ...headingBorder(style),
        ...inColumn(style).paragraph,
      },
    },
    heading2: {
      run: strong(size.body),
      paragraph: {
        keepNext: true,
        keepLines: true,
        spacing: { before: twips(7), after: 0 },
        ...(page.column === 0
          ? {}
          : { indent: { left: columnOf(style), hanging: columnOf(style) } }),
      },
    },
  };
}

/** The line of a heading, where Word can draw it. */
function headingBorder({ word, color }: Style): NonNullable<IParagraphStylePropertiesOptions> {
  const line = { style: BorderStyle.SINGLE, color: hex(color.accent) };
  switch (word.headingLine) {
    case 'under':
      return { border: { bottom: { ...line, size: 4, space: 2 } } };
    case 'over':
      return { border: { top: { ...line, size: 4, space: 4 } } };
    case 'bar':
      return { border: { left: { ...line, size: 24, space: 6 } } };
    case 'none':
      return {};
  }
}

export function bulletNumbering(style: Style): Numbering {
  const indent = { left: columnOf(style) + twips(13), hanging: twips(11) };
  const level = {
    level: 0,
    format: LevelFormat.BULLET,
    text: '•',
    alignment: AlignmentType.LEFT,
    style: { paragraph: { indent } },
  };
  return { config: [{ reference: BULLETS, levels: [level] }] };
}
