/** Ink for names and lines; every one has at least 4.5:1 on white paper. */
export const TEMPLATE_ACCENTS = {
  ink: '#16191d',
  slate: '#44505e',
  teal: '#0f6168',
  forest: '#2a5f3c',
  olive: '#5c6018',
  navy: '#1d3a6b',
  blue: '#1a5d9e',
  plum: '#68305f',
  wine: '#7f2339',
  brick: '#98391f',
  bronze: '#7a5612',
} as const;
export type TemplateAccent = keyof typeof TEMPLATE_ACCENTS;

/** Fonts that are set together: one for the person's words, one for what is only looked up. */
export const TEMPLATE_FONTS = {
  source: 'Source Serif and Figtree',
  garamond: 'EB Garamond and Source Sans',
  literata: 'Literata and Source Sans',
  alegreya: 'Alegreya and Alegreya Sans',
  'alegreya-sans': 'Alegreya Sans',
  'source-sans': 'Source Sans',
  plex: 'IBM Plex Sans and Mono',
  figtree: 'Figtree',
} as const;
export type TemplateFont = keyof typeof TEMPLATE_FONTS;

export const RESUME_SECTIONS = [
  'summary',
  'work',
  'education',
  'projects',
  'skills',
  'volunteer',
  'certificates',
  'awards',
  'publications',
  'languages',
  'interests',
  'references',
] as const;
export type ResumeSection = (typeof RESUME_SECTIONS)[number];
