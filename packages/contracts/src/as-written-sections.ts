/** Sections of entries that may be printed as they were written, and are asked about. */
export const AS_WRITTEN_ENTRIES = ['work', 'volunteer', 'education'] as const;
/** Lists whose rows are printed as they were written where their parts would be torn: whatever the fields hold, a row says the same. */
export const AS_WRITTEN_LISTS = [
  'certificates',
  'awards',
  'publications',
  'languages',
  'references',
] as const;
/** Sections that may be printed as they were written. */
export const AS_WRITTEN_SECTIONS = [...AS_WRITTEN_ENTRIES, ...AS_WRITTEN_LISTS] as const;
/** The warning that tells of one, its path the section's name. */
export const AS_WRITTEN = 'AS_WRITTEN';
/** The whole document in the person's own order, under their own headings. */
export const OWN_ORDER = 'document';
