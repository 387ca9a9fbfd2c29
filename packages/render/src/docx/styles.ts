import { AlignmentType, BorderStyle, type IPropertiesOptions, LevelFormat } from 'docx';
import type { TemplateStyle } from '../templates.ts';

type Styles = NonNullable<IPropertiesOptions['styles']>;
type Numbering = NonNullable<IPropertiesOptions['numbering']>;

/** Fonts that Word and LibreOffice have or replace well: a DOCX is for editing on any machine, and holds no fonts. */
const SERIF = 'Georgia';
const SANS = 'Calibri';

/** Georgia is wider than the PDF's serif. */
const SERIF_SCALE = 0.95;

export const BULLETS = 'bullets';
export const STYLE = {
  label: 'ResumeLabel',
  contact: 'ResumeContact',
  details: 'EntryDetails',
  bullet: 'ListBullet',
  date: 'EntryDate',
  pageHeader: 'Header',
} as const;

export const twips = (points: number): number => Math.round(points * 20);
const halfPoints = (points: number): number => Math.round(points * 2);
const hex = (color: string): string => color.replace('#', '');

/** Named styles for all text, so that a person restyles the whole document by changing one. */
export function documentStyles({ size, color }: TemplateStyle): Styles {
  const serif = { font: SERIF, size: halfPoints(size.body * SERIF_SCALE), color: hex(color.ink) };
  const sans = (points: number, tone: string) => ({
    font: SANS,
    size: halfPoints(points * 1.1),
    color: hex(tone),
  });
  const heading = (points: number) => ({
    ...serif,
    size: halfPoints(points * SERIF_SCALE),
    bold: true,
  });
  return {
    default: {
      document: {
        run: { ...serif, language: { value: 'en-US' } },
        paragraph: { spacing: { line: 264, after: twips(2) } },
      },
      title: { run: heading(size.name), paragraph: { spacing: { after: twips(2) } } },
      heading1: {
        run: heading(size.heading),
        paragraph: {
          keepNext: true,
          spacing: { before: twips(14), after: twips(5) },
          border: {
            bottom: { style: BorderStyle.SINGLE, size: 4, space: 2, color: hex(color.line) },
          },
        },
      },
      heading2: {
        run: heading(size.body),
        paragraph: { keepNext: true, keepLines: true, spacing: { before: twips(7), after: 0 } },
      },
    },
    characterStyles: [
      { id: STYLE.date, name: 'Entry Date', run: { ...sans(size.date, color.soft), bold: false } },
    ],
    paragraphStyles: [
      {
        id: STYLE.label,
        name: 'Resume Label',
        basedOn: 'Normal',
        run: sans(size.label, color.line),
      },
      {
        id: STYLE.contact,
        name: 'Resume Contact',
        basedOn: 'Normal',
        run: sans(size.contact, color.soft),
      },
      {
        id: STYLE.details,
        name: 'Entry Details',
        basedOn: 'Normal',
        run: { color: hex(color.soft) },
      },
      {
        id: STYLE.bullet,
        name: 'List Bullet',
        basedOn: 'Normal',
        quickFormat: true,
        paragraph: { numbering: { reference: BULLETS, level: 0 } },
      },
      {
        id: STYLE.pageHeader,
        name: 'header',
        basedOn: 'Normal',
        run: sans(size.contact, color.soft),
      },
    ],
  };
}

export function bulletNumbering(): Numbering {
  const level = {
    level: 0,
    format: LevelFormat.BULLET,
    text: '•',
    alignment: AlignmentType.LEFT,
    style: { paragraph: { indent: { left: twips(13), hanging: twips(11) } } },
  };
  return { config: [{ reference: BULLETS, levels: [level] }] };
}
