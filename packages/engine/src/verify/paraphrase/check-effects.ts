import { contentWords, holdsWord } from '../../language/en/stems.ts';
import { hasForm } from '../../language/forms.ts';
import { findSkills } from '../../taxonomy/skills.ts';
import type { Basis } from '../basis.ts';
import type { Fact } from '../objection.ts';
import { listFrequencies } from '../quantities/frequencies.ts';
import { OUTCOME_WORDS, SCOPE_WORDS } from '../responsibility/shared-work.ts';
import { isTurn } from './told-otherwise.ts';

/** "every morning" of "each morning", "every week" of "weekly". */
const EACH = /^every$/i;
const EACH_SOURCE =
  /\b(?:each|every|per|hourly|daily|nightly|weekly|monthly|quarterly|annual(?:ly)?|yearly)\b/i;

/** "every Monday" of "on Mondays", not of "on two Mondays". */
function isEach(rest: string, told: string): boolean {
  const day = /^every ((?:mon|tues|wednes|thurs|fri|satur|sun|week)day)\b/i.exec(rest)?.[1];
  if (day === undefined) return EACH_SOURCE.test(told);
  return new RegExp(`(?:^|,|\\b(?:each|every|on|and|or)) ?${day}s?\\b`, 'i').test(told);
}

/** "advanced diploma" of a degree's own name, "cutting" of a list of skills. */
function isOfName(text: string, match: RegExpExecArray, { lines }: Basis): boolean {
  const next = /^ \p{L}+/u.exec(text.slice(match.index + match[0].length))?.[0] ?? '';
  return lines.some(
    ({ path = '', text: name }) =>
      (/^(?:education|certificates)\b/.test(path) &&
        next !== '' &&
        hasForm(name, match[0] + next)) ||
      (path.startsWith('skills') && hasForm(name, match[0])),
  );
}

/** What says the same extent: "top seller" of "sold the most of any". */
const SAME_EXTENT: readonly (readonly [claim: RegExp, source: RegExp])[] = [
  [
    /^(?:top|best|most|highest)$/i,
    /\b(?:the most of|the most \w+ of|top|best|highest|number one)\b/i,
  ],
  [/^successful(?:ly)?$/i, /\b(?:won|success\w*|succeeded)\b/i],
  [
    /^(?:independent(?:ly)?|single[- ]handed(?:ly)?|sole(?:ly)?)$/i,
    /\b(?:alone|by myself|on my own|single-handed\w*|independent\w*|unaided)\b/i,
  ],
];

function newWords(
  text: string,
  basis: Basis,
  origin: Basis,
  pattern: RegExp,
  fact: Pick<Fact, 'kind' | 'reason'>,
): Fact[] {
  return Array.from(text.matchAll(pattern)).flatMap((match) => {
    const words = contentWords(match[0]).map((word) => word.lower);
    const known =
      listFrequencies(text).some(({ start, end }) => start <= match.index && match.index < end) ||
      SAME_EXTENT.some(([claim, source]) => claim.test(match[0]) && source.test(origin.text)) ||
      (EACH.test(match[0]) && isEach(text.slice(match.index), origin.text)) ||
      hasForm(origin.text, match[0]) ||
      isOfName(text, match, basis) ||
      (words.length > 0 && words.every((word) => holdsWord(origin.stems, word)));
    if (known) return [];
    return [{ ...fact, text: match[0], start: match.index, end: match.index + match[0].length }];
  });
}

/** Facts of a text, those aside that stand in the long name of a skill that the source has: "critical" of HACCP, "revenue" of MRR. */
function outsideNames(facts: readonly Fact[], text: string, origin: Basis): Fact[] {
  if (facts.length === 0) return [];
  const names = findSkills(text).filter((skill) => origin.skills.has(skill.name));
  return facts.filter(({ start, end }) => !names.some((s) => s.start <= start && end <= s.end));
}

/** Words of extent that the source does not use. */
export const checkScope = (text: string, basis: Basis, origin: Basis): Fact[] =>
  outsideNames(
    newWords(text, basis, origin, SCOPE_WORDS, {
      kind: 'scope',
      reason: 'The source does not claim this extent.',
    }),
    text,
    origin,
  );

/** What the person changed, and what changed by itself: "brought waits down" is "reduced waits", "sales went up" only "sales increased". */
const CHANGES: readonly { claim: RegExp; byPerson: RegExp; byItself: RegExp }[] = [
  {
    claim: /^(?:reduc|cut|decreas)/i,
    byPerson:
      /\b(?:br(?:ing|ought|inging)|g(?:et|ot|etting)|t(?:ake|ook|aking)) (?:\S+ ){1,5}?down\b|\bsp(?:ed|eed|eeding) up\b/i,
    byItself: /\b(?:w(?:ent|ent back)|c(?:ame|oming)) down\b|\b(?:fell|dropped|declined)\b/i,
  },
  {
    claim: /^(?:increas|grow|grew)/i,
    byPerson: /\b(?:br(?:ing|ought|inging)|g(?:et|ot|etting)) (?:\S+ ){1,5}?up\b/i,
    byItself: /\bwent up\b|\b(?:rose|climbed)\b/i,
  },
  { claim: /^accelerat/i, byPerson: /\bsp(?:ed|eed|eeding) up\b/i, byItself: /\bgot faster\b/i },
];

function isSameChange(text: string, { text: word, start, end }: Fact, origin: Basis): boolean {
  const change = CHANGES.find(({ claim }) => claim.test(word));
  if (change === undefined) return false;
  if (change.byPerson.test(origin.text)) return true;
  // Of itself: "waits decreased from 50", not "decreased waits from 50".
  if (
    start > 0 &&
    /^ (?:by|from|to)\b/.test(text.slice(end)) &&
    isTurn(text, word.toLowerCase(), origin.lines)
  )
    return true;
  const isByItself = start > 0 && /^ (?:by|from|to|\d)/.test(text.slice(end));
  return isByItself && change.byItself.test(origin.text);
}

/** "Brought waits down" of "waits fell": the change is told as the person's doing. */
const BROUGHT =
  /\b(?:br(?:ing|ings|inging|ought)|g(?:et|ets|etting|ot)|driv(?:e|es|ing)|drove|push(?:es|ed|ing)?) (?:\S+ ){1,5}?(?:down|up)\b/gi;
const BY_PERSON =
  /\b(?:br(?:ing|ings|inging|ought)|g(?:et|ets|etting|ot)|driv(?:e|es|ing)|drove|push\w*|reduc\w*|cut|cuts|cutting|lower\w*|shorten\w*|decreas\w*|rais\w*|increas\w*|improv\w*|grew|grow\w*)\b/i;

const broughtAbout = (text: string, origin: Basis): Fact[] =>
  Array.from(text.matchAll(BROUGHT)).flatMap((match): Fact[] => {
    const isByItself = /\b(?:fell|dropped|declined|rose|climbed|went|came)\b/i.test(origin.text);
    if (!isByItself || BY_PERSON.test(origin.text)) return [];
    const { 0: written, index: start } = match;
    const reason = 'The source names no such outcome.';
    return [{ kind: 'outcome', text: written, start, end: start + written.length, reason }];
  });

/** Effects that the source does not name. */
export const checkOutcomes = (text: string, basis: Basis, origin: Basis): Fact[] => [
  ...broughtAbout(text, origin),
  ...outsideNames(
    newWords(text, basis, origin, OUTCOME_WORDS, {
      kind: 'outcome',
      reason: 'The source names no such outcome.',
    }).filter((fact) => !isSameChange(text, fact, origin)),
    text,
    origin,
  ),
];
