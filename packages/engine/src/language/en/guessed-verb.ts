import { memoize } from '../memoize.ts';
import { isEnglish } from './english-words.ts';
import { irregularPast } from './irregular-verbs.ts';
import { type FoundVerb, findVerbForm } from './verb-forms.ts';

/** "kitting" -> "kit", "taping" -> "tape": the word of the dictionary that the form is made from; null where it may be two. */
function baseOf(stem: string): string | null {
  if (/([bdgklmnprt])\1$/.test(stem)) {
    // "Bevelling" of "bevel", but "filling" of "fill".
    const single = stem.slice(0, -1);
    if (irregularPast(single) !== undefined) return single;
    return [stem, single].find((word) => isEnglish(word)) ?? null;
  }
  const bases = [`${stem}e`, stem].filter((word) => isEnglish(word));
  // "Taping" of "tape": "tap" would double its letter.
  const doubles = /(?:^|[^aeiou])[aeiou][^aeiouwxy]$/.test(stem);
  return bases.length < 2 ? (bases[0] ?? null) : doubles ? `${stem}e` : null;
}

/** Names of materials, fields and times before they are forms of a verb. */
const NOUNS = new Set(
  `bedding blessing bowling boxing bullying carpeting casing coating computing cycling decking dining dwelling earning engraving evening
  fencing filling finding flooring footing gaming gardening gathering guttering hearing heading heating hiking holding hunting kayaking knitting
  leaning lettering lining living lodging matting mining netting outing padding paneling panelling paving piling plating racing railing
  rating rendering riding roofing rowing saving scaffolding seasoning setting shelving shortening siding skating skiing snowboarding
  spelling stabling stocking stuffing surfacing surfing swimming tubing turning upbringing vending viewing wedding weighting whiting winning
  wrestling`.split(/\s+/),
);

const guess = memoize((gerund: string): FoundVerb | null => {
  if (gerund === 'doing') return asGuessed({ base: 'do', past: 'did', gerund, third: 'does' });
  const stem = gerund.slice(0, -3);
  const base = baseOf(stem);
  if (base === null || stem.length < 3) return null;
  const regular = /[^aeiou]y$/.test(stem) ? `${stem.slice(0, -1)}ied` : `${stem}ed`;
  const past = irregularPast(base) ?? regular;
  if (!isEnglish(past)) return null;
  return asGuessed({ base, past, gerund, third: `${base}s` });
});

function asGuessed(forms: FoundVerb['verb']['forms']): FoundVerb {
  const verb = {
    base: forms.base,
    rank: 3,
    gerundIsNoun: true,
    baseIsNoun: true,
    forms,
    nominal: null,
  } as const;
  return { verb, form: 'gerund', british: false };
}

/** "Rebooking" of "book", "de-rigging" of "rig": the prefix changes no form. */
const PREFIXED =
  /^(?:(?:re|un|pre|over|mis|de|dis)-?|(?:co|out|sub|hand|spot|deep|dry|pot|tack|arc)-)(?=\p{L}{3,}ing$)/u;

function findPrefixed(gerund: string): FoundVerb | null {
  const prefix = PREFIXED.exec(gerund)?.[0];
  const found = prefix === undefined ? null : findVerbForm(gerund.slice(prefix.length), 'gerund');
  if (prefix === undefined || found === null) return null;
  const { base, past, third } = found.verb.forms;
  const forms = { base: prefix + base, past: prefix + past, gerund, third: prefix + third };
  return { ...found, verb: { ...found.verb, base: forms.base, forms, nominal: null } };
}

/** A form in -ing of a verb that the lexicon of verbs or else the dictionary has. The guessed one may always be a noun too. */
export function findGerund(lower: string): FoundVerb | null {
  const found = findVerbForm(lower, 'gerund');
  if (
    found !== null ||
    NOUNS.has(lower) ||
    (lower !== 'doing' && !/^(?:\p{Ll}{2,4}-)?\p{Ll}{3,}ing$/u.test(lower))
  )
    return found;
  return findPrefixed(lower) ?? (lower.includes('-') ? null : guess(lower));
}

/** The verb of a form in -ing that surely names an act, as one before "of" does: "filling of tanks". */
export const findActGerund = (lower: string): FoundVerb | null =>
  findGerund(lower) ?? (NOUNS.has(lower) ? guess(lower) : null);
