import { CAUSING, ENGAGING } from '../../../data/words/causing-verbs.ts';
import { CHANNELS, DEALINGS, METHODS } from '../../../data/words/means-words.ts';
import { irregularBases } from '../../language/en/irregular-verbs.ts';
import { baseForms } from '../../language/en/synonyms.ts';
import { setOfWords, type Word } from '../../language/words.ts';
import { basesAt, isParticiple, withJoined } from './act-words.ts';
import { isBase, isGerund } from './agents.ts';
import { headOf, isDoerAt } from './doers.ts';

const BESIDE_PARTICIPLE = /^(?:up|out|off|down|in|over|back|away|together|through|on)$|ly$/;
const PLACE_LINK = setOfWords('in at on for from over during each every to with into across under');
const ADVERBS_MAX = 4;
const JOINED_MAX = 6;
const PLACE_WORDS = 6;

/** Whether nothing but a space or comma parts a participle from the next word. */
const isJoinedTo = (words: readonly Word[], at: number): boolean =>
  /^,? $/.test(words[at + 1]?.gap ?? '');

/** The place of the participle that a "by" belongs to: right before it, or before where and when it was done. */
function participleBefore(words: readonly Word[], by: number): number {
  let at = by - 1;
  while (by - at < ADVERBS_MAX && BESIDE_PARTICIPLE.test(words[at]?.lower ?? '')) at--;
  if (isParticiple(words[at]?.lower ?? '')) return at;
  for (let place = by - 1; place > 0 && by - place <= PLACE_WORDS; place--) {
    if (words[place]?.gap !== ' ') return -1;
    const isOfPlace = PLACE_LINK.has(words[place]?.lower ?? '');
    if (isOfPlace && isParticiple(words[place - 1]?.lower ?? '')) return place - 1;
  }
  return -1;
}

/** Whether what stands behind "by" says how one paid, sent or tested and not who did: "paid by PayPal". */
function isMeans(words: readonly Word[], participle: number, at: number): boolean {
  const { lower = '', text = '' } = words[at] ?? {};
  if (METHODS.has(lower) && text === text.toUpperCase() && headOf(words, at) === at) return true;
  const { lower: verb = '' } = words[participle] ?? {};
  return CHANNELS.has(lower) && basesOf(verb).some((base) => DEALINGS.has(base));
}
const basesOf = (lower: string): string[] => [...baseForms(lower), ...irregularBases(lower)];

/** "Found and fixed by Ana": the participles before "by", where what stands behind it did so. */
export function passivesAt(words: readonly Word[], by: number): number[] {
  if (words[by]?.lower !== 'by' || !isDoerAt(words, by + 1)) return [];
  const last = participleBefore(words, by);
  if (last === -1 || isMeans(words, last, by + 1)) return [];
  const found: number[] = [];
  let at = last;
  while (
    found.length < JOINED_MAX &&
    isParticiple(words[at]?.lower ?? '') &&
    (at === last || isJoinedTo(words, at))
  ) {
    found.push(at);
    at -= /^(?:and|or|then)$/.test(words[at - 1]?.lower ?? '') ? 2 : 1;
  }
  return [...found, ...purposesOf(words, last, by)];
}

const DOER_WORDS = 5;
/** "Visited by inspectors to check hygiene": what those came for; who is hired or asked by somebody does it oneself. */
function purposesOf(words: readonly Word[], participle: number, by: number): number[] {
  if (basesAt(words, participle).some((base) => CAUSING.has(base) || ENGAGING.has(base))) return [];
  const head = headOf(words, by + 1);
  for (let at = head; at <= Math.min(words.length - 2, by + DOER_WORDS); at++) {
    const link = words[at + 1];
    const act = words[at + 2];
    if (link?.gap !== ' ' || act?.gap !== ' ') return [];
    if (link.lower === 'to' && isBase(act.lower)) return withJoined(words, at + 2, isBase);
    if (link.lower === 'for' && isGerund(act.lower)) return withJoined(words, at + 2, isGerund);
  }
  return [];
}
