import type { ClauseGrammar } from '../clauses.ts';
import { FRENCH_NEGATORS } from './closed-classes.ts';

/** Ranks of French verbs where they are not plainly the person's own work. */
const RANKS: ReadonlyMap<string, number> = new Map([
  ['aider', 1],
  ['assister', 1],
  ['épauler', 1],
  ['soutenir', 1],
  ['participer', 2],
  ['collaborer', 2],
  ['contribuer', 2],
  ['accompagner', 2],
  ['gérer', 4],
  ['administrer', 4],
  ['coordonner', 4],
  ['superviser', 5],
  ['diriger', 5],
  ['encadrer', 5],
  ['piloter', 5],
]);
const OWN_WORK = 3;

export const FRENCH_CLAUSES: ClauseGrammar = {
  be: new Set(['être']),
  negators: FRENCH_NEGATORS,
  to: new Set(['à', 'de', "d'"]),
  planned: /^(?:prévoir|planifier|vouloir|souhaiter|espérer|essayer|tenter|proposer)$/,
  obliged: /^(?:devoir|doit|dois|doivent)$/,
  able: /^(?:pouvoir|peut|peux|peuvent|pouvait)$/,
  will: /^(?:va|vais|vont|allait)$/,
  shared: /^(?:aider|assister|participer|contribuer|collaborer|épauler)$/,
  rankOf: ({ lemma }) => RANKS.get(lemma) ?? OWN_WORK,
};
