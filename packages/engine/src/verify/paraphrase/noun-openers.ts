import { analyze } from '../../language/analyze.ts';
import { partsOfSpeech } from '../../language/en/synonyms.ts';
import type { Term } from './terms.ts';

/** "Condition reports", "Stock counts": a first word that looks like a verb and is the noun that it is. */
export function opensAsNoun(told: string, { start, lower, lemmas }: Term): boolean {
  if (lower !== lemmas[0] && !lower.endsWith('s')) return false;
  if (/ing$/.test(lower) || /[\p{L}\d]/u.test(told.slice(0, start))) return false;
  const { tokens } = analyze(told.slice(start), 'en');
  const isOfPhrase = tokens[1]?.pos === 'noun' && partsOfSpeech(lower).has('n');
  const pos = tokens[0]?.pos;
  return isOfPhrase ? pos === 'noun' || pos === 'adjective' : lower.endsWith('s') && pos === 'noun';
}
