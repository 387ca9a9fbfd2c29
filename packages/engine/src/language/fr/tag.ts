import type { NounPhrase, PartOfSpeech, Token, VerbForm } from '../line.ts';
import type { RawToken } from '../tokens.ts';
import { frenchClassesOf } from './closed-classes.ts';
import { guessFrenchVerb, readFrenchVerb } from './verbs.ts';

const ELISION = /^((?:l|d|j|n|s|m|t|c|qu|jusqu|lorsqu|puisqu)')(\p{L}.*)$/u;

/** "l'équipe" and "d'une" are two words; "aujourd'hui" is one. */
export function splitFrenchWord(lower: string): readonly number[] | null {
  const match = ELISION.exec(lower);
  return match === null ? null : [(match[1] ?? '').length, (match[2] ?? '').length];
}

const ADJECTIVE =
  /(?:eux|euse|eus?es|ifs?|ives?|iques?|ables?|ibles?|els?|elles?|aux|ales?|aires?|iens?|iennes?)$/u;
const NOUN = /(?:tions?|sions?|ments?|ages?|ances?|ences?|tés?|eurs?|euses?|ures?|ismes?|istes?)$/u;

/** The singular of a French noun: "clients" -> "client", "travaux" -> "travail". */
function frenchSingular(lower: string): string {
  if (/(?:eaux|eux)$/.test(lower)) return lower.slice(0, -1);
  if (/vaux$/.test(lower)) return `${lower.slice(0, -3)}ail`;
  if (/aux$/.test(lower)) return `${lower.slice(0, -3)}al`;
  return /[^s]s$/.test(lower) && lower.length > 3 ? lower.slice(0, -1) : lower;
}

/** How a French noun counts. */
export const frenchNumber = (lower: string): NounPhrase['number'] =>
  frenchSingular(lower) === lower && !/[sx]$/.test(lower) ? 'singular' : 'plural';

function tagWord(token: RawToken, before: Token | undefined, next: RawToken | undefined): Token {
  const { lower, text } = token;
  const as = (
    pos: PartOfSpeech,
    confidence: number,
    lemma = lower,
    form: VerbForm | null = null,
  ): Token => ({ ...token, pos, lemma, form, confidence });
  if (/^\d/.test(lower)) return as('number', 1);
  const closed = [...frenchClassesOf(lower)];
  if (!/\p{L}/u.test(lower)) return as(closed[0] ?? 'mark', 1);
  const isBehindAuxiliary = before?.pos === 'auxiliary' || before?.pos === 'adverb';
  const isBehindArticle = before?.pos === 'determiner' || before?.pos === 'number';
  if (closed.length > 0) {
    // "a géré" against "à"; "en gérant".
    const isAuxiliary =
      closed.includes('auxiliary') &&
      (lower !== 'a' || before === undefined || /^(?:pronoun|noun|name)$/.test(before.pos));
    if (isAuxiliary) return as('auxiliary', 0.85);
    const pos =
      closed.includes('determiner') && lower !== 'd'
        ? before?.pos === 'determiner'
          ? 'adjective'
          : closed[0]
        : closed[0];
    return as(pos ?? 'determiner', 0.85);
  }
  if (/ment$/.test(lower) && /(?:ale|elle|euse|ive|ique|ière|ête|ide|aine|é|i)ment$/.test(lower))
    return as('adverb', 0.8);
  const verb =
    readFrenchVerb(lower)[0] ??
    (isBehindArticle || NOUN.test(lower) ? null : guessFrenchVerb(lower));
  const opensClause =
    before === undefined ||
    isBehindAuxiliary ||
    /^(?:pronoun|conjunction|mark)$/.test(before.pos) ||
    (before.pos === 'preposition' && /er$|ir$|re$|ant$/.test(lower));
  if (verb !== null && opensClause && !isBehindArticle)
    return as('verb', readFrenchVerb(lower).length > 0 ? 0.9 : 0.6, verb.lemma, verb.form);
  if (before !== undefined && /^\p{Lu}/u.test(text)) return as('name', 0.8, text);
  const isBehindNoun = before?.pos === 'noun' || before?.pos === 'name';
  if (verb !== null && isBehindNoun && verb.form === 'participle')
    return as('adjective', 0.7, verb.lemma);
  if (
    isBehindNoun ||
    (ADJECTIVE.test(lower) &&
      !NOUN.test(lower) &&
      (isBehindNoun || /^\p{L}/u.test(next?.lower ?? '')))
  )
    return as(isBehindNoun ? 'adjective' : 'noun', 0.6, frenchSingular(lower));
  return as('noun', 0.75, frenchSingular(lower));
}

/** Parts of speech and lemmas of a French line. */
export function tagFrench(raw: readonly RawToken[]): Token[] {
  const done: Token[] = [];
  raw.forEach((token, at) => {
    done.push(tagWord(token, done.at(-1), raw[at + 1]));
  });
  return done;
}
