import type { ClauseGrammar } from '../clauses.ts';
import type { Token } from '../line.ts';
import { BE, NEGATORS } from './closed-classes.ts';
import { readVerb } from './verb-forms.ts';

const rankOf = ({ lower, form }: Token): number | null =>
  readVerb(lower).find(
    (found) => found.form === form || (form === 'participle' && found.form === 'past'),
  )?.verb.rank ?? null;

export const ENGLISH_CLAUSES: ClauseGrammar = {
  be: BE,
  negators: NEGATORS,
  to: new Set(['to']),
  planned:
    /^(?:plan|intend|aim|try|attempt|offer|want|wish|expect|hope|propose|train|schedule|invite|ask|suppose|consider)$/,
  obliged: /^(?:must|shall|should)$/,
  able: /^(?:can|could|may|might)$/,
  will: /^(?:will|would|'ll|'d)$/,
  shared: /^(?:help|assist|support|aid|shadow|observe|contribute|participate|collaborate|involve)$/,
  rankOf,
};
