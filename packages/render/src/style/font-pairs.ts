import type { TemplateFont } from '@trueline/contracts';

interface FontPair {
  /** Family of the person's own words, and of the name and headings. */
  body: string;
  display: string;
  /** Family of contacts and dates, which are only looked up. */
  quiet: string;
  /** Points that look as large as one point of Source Serif 4, by x-height. */
  bodyScale: number;
  quietScale: number;
  strong: number;
  /** Nearest fonts that Word and LibreOffice have or replace well, and their scale. */
  word: { body: string; bodyScale: number; quiet: string; quietScale: number };
}

/** In this order after every pair: between them they hold Latin, Cyrillic, Greek and common signs. */
export const FALLBACK_FAMILIES = ['Source Sans 3', 'Source Serif 4', 'Noto Sans'] as const;

const CALIBRI = { quiet: 'Calibri', quietScale: 1.1 } as const;
const GEORGIA = { body: 'Georgia', bodyScale: 0.95, ...CALIBRI } as const;

export const FONT_PAIRS: Record<TemplateFont, FontPair> = {
  source: {
    body: 'Source Serif 4',
    display: 'Source Serif 4',
    quiet: 'Figtree',
    bodyScale: 1,
    quietScale: 1,
    strong: 600,
    word: GEORGIA,
  },
  garamond: {
    body: 'EB Garamond',
    display: 'EB Garamond',
    quiet: 'Source Sans 3',
    bodyScale: 1.13,
    quietScale: 1.02,
    strong: 600,
    word: { body: 'Garamond', bodyScale: 1.12, ...CALIBRI },
  },
  literata: {
    body: 'Literata',
    display: 'Literata',
    quiet: 'Source Sans 3',
    bodyScale: 0.94,
    quietScale: 1.04,
    strong: 600,
    word: { ...GEORGIA, bodyScale: 0.94 },
  },
  alegreya: {
    body: 'Alegreya',
    display: 'Alegreya',
    quiet: 'Alegreya Sans',
    bodyScale: 1.07,
    quietScale: 1.08,
    strong: 700,
    word: { body: 'Palatino Linotype', bodyScale: 0.98, ...CALIBRI },
  },
  'alegreya-sans': {
    body: 'Alegreya Sans',
    display: 'Alegreya Sans',
    quiet: 'Alegreya Sans',
    bodyScale: 1.1,
    quietScale: 1.08,
    strong: 700,
    word: { body: 'Calibri', bodyScale: 1.08, ...CALIBRI },
  },
  'source-sans': {
    body: 'Source Sans 3',
    display: 'Source Sans 3',
    quiet: 'Source Sans 3',
    bodyScale: 1.04,
    quietScale: 1.04,
    strong: 600,
    word: { body: 'Calibri', bodyScale: 1.08, ...CALIBRI },
  },
  plex: {
    body: 'IBM Plex Sans',
    display: 'IBM Plex Sans',
    quiet: 'IBM Plex Mono',
    bodyScale: 0.95,
    quietScale: 0.92,
    strong: 600,
    word: { body: 'Segoe UI', bodyScale: 0.93, quiet: 'Consolas', quietScale: 0.94 },
  },
  figtree: {
    body: 'Figtree',
    display: 'Figtree',
    quiet: 'Figtree',
    bodyScale: 0.98,
    quietScale: 1,
    strong: 600,
    word: { body: 'Segoe UI', bodyScale: 0.95, quiet: 'Segoe UI', quietScale: 0.95 },
  },
};
