import acronyms from '../../data/taxonomy/everyday-acronyms.json' with { type: 'json' };
import names from '../../data/taxonomy/proper-names.json' with { type: 'json' };

/** Names with one capital that are often typed small and mean nothing else on a resume. */
export const PROPER_NAMES: readonly string[] = names.rows;

/** Acronyms of the taxonomy that are everyday words as well: never put in capitals. */
export const EVERYDAY_ACRONYMS: ReadonlySet<string> = new Set(acronyms.rows);
