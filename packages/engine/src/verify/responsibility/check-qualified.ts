import { contentWords, isEmptyWord, stemsWithSynonyms } from '../../language/en/stems.ts';
import { findNominal, readVerb } from '../../language/en/verb-forms.ts';
import { TITLE_WORDS } from '../../taxonomy/titles.ts';
import type { Basis, QualifiedStem } from '../basis.ts';
import type { Fact } from '../objection.ts';
import { isDeed } from './acts.ts';
import { isPerson } from './agents.ts';
import { type QualifiedWord, type Qualifier, qualifyWords } from './qualifiers.ts';

const OBJECTIONS: Readonly<Record<Qualifier, Pick<Fact, 'kind' | 'reason'>>> = {
  negated: { kind: 'content', reason: 'The source says that this was not so.' },
  planned: { kind: 'content', reason: 'The source only plans or proposes this.' },
  purpose: { kind: 'outcome', reason: 'The source names this as a purpose, not as an outcome.' },
  relief: { kind: 'title', reason: "The source names this title as another's." },
  unfinished: { kind: 'certificate', reason: 'The source says that this is not reached yet.' },
  others: { kind: 'ownership', reason: 'The source says that somebody else did this.' },
};

const OUTCOME_VERB =
  /^(?:reduc|cut|decreas|lower|shorten|shrink|trim|increas|rais|grow|grew|expand|improv|boost|sav|speed|sped|accelerat|prevent|avoid|eliminat|maximi|minimi|streamlin|enhanc)/;
const TIME_NOUN = /^(?:hour|day|night|week|month|quarter|year|season|shift)s?$/;

/** A deed needs a verb, an effect one of effect, a qualification a name, a title one of its words; what is negated may be any word but a time. */
function mayMatter({ lower, text, start }: QualifiedWord, qualifier: Qualifier): boolean {
  const isVerb = readVerb(lower).length > 0;
  switch (qualifier) {
    case 'others':
      return isVerb || lower.endsWith('ed');
    case 'planned':
      return isVerb || lower.endsWith('ed') || TITLE_WORDS.has(lower);
    case 'purpose':
      return OUTCOME_VERB.test(lower) && !/s$/.test(lower);
    case 'relief':
      // "Backed up the file server".
      return isPerson(lower);
    case 'unfinished':
      return (/\p{Lu}/u.test(text) && start > 0) || !isVerb;
    case 'negated':
      return !TIME_NOUN.test(lower);
  }
}

/** What takes a word of the source back also takes it back in the text: any qualifier but a mere "to". */
const keeps = (word: QualifiedWord, qualifier: Qualifier): boolean =>
  [...word.qualifiers].some(
    (own) =>
      own === qualifier ||
      (qualifier !== 'negated' && own !== 'relief' && own !== 'purpose') ||
      qualifier === 'planned',
  );

/** The very words of the source, or else those that may stand for one: "mend" for "repair". */
function sameWords({ lower }: QualifiedWord, told: readonly QualifiedStem[]): QualifiedStem[] {
  const [own = '', ...marks] = stemsWithSynonyms(lower);
  const same = told.filter(({ stem }) => stem === own);
  return same.length > 0
    ? same
    : told.filter(({ stems }) => marks.some((mark) => stems.includes(mark)));
}

const NONE_OF = /\b(?:no|zero|without(?: an?| any| one| a single)?) $/i;

/** "Could not fix the leak" of "fixed the leak": the source tells as done what the text denies. */
function newDenials(text: string, told: readonly QualifiedStem[]): Fact[] {
  return qualifyWords(text).flatMap((word): Fact[] => {
    if (!word.qualifiers.has('negated')) return [];
    if (readVerb(word.lower).length === 0 && !NONE_OF.test(text.slice(0, word.start))) return [];
    const same = sameWords(word, told);
    if (same.length === 0 || same.some(({ qualifiers }) => qualifiers.size > 0)) return [];
    const { text: written, start, end } = word;
    return [
      { kind: 'content', text: written, start, end, reason: 'The source says that this was so.' },
    ];
  });
}

/** Told of oneself: no thing that is called so, and no passive. */
const isClaimed = (text: string, word: QualifiedWord): boolean =>
  (isDeed(text, word) &&
    !/\b(?:was|were|is|are|be|been|being) (?:\w+ly )?$/i.test(text.slice(0, word.start))) ||
  findNominal(word.lower) !== null;

/** "a reach truck": no deed, though the word may be one. */
const AS_NOUN = /\b(?:an?|the|my|our) $/i;

/** Words of a text that every line of the source takes back and the text does not: a negation, a plan, a credential under way or another's deed that was lost. */
export function checkQualified(text: string, basis: Basis, origin: Basis): Fact[] {
  const lines = origin.lines.length > 0 ? origin.lines : basis.lines;
  const told = lines.flatMap((line) => line.qualified);
  const denied = newDenials(text, told);
  if (told.every(({ qualifiers }) => qualifiers.size === 0)) return denied;
  const own = new Set(contentWords(text).map(({ start }) => start));
  const lost = qualifyWords(text, true).flatMap((word): Fact[] => {
    if (!own.has(word.start) || isEmptyWord(word.lower)) return [];
    const same = sameWords(word, told);
    if (same.length === 0) return [];
    const [qualifier] = [...(same[0]?.qualifiers ?? [])].filter(
      (found) =>
        mayMatter(word, found) &&
        !(found === 'others' && !isClaimed(text, word)) &&
        !(found === 'planned' && AS_NOUN.test(text.slice(0, word.start))) &&
        !keeps(word, found) &&
        same.every(({ qualifiers }) => qualifiers.has(found)),
    );
    if (qualifier === undefined) return [];
    const { text: written, start, end } = word;
    return [{ ...OBJECTIONS[qualifier], text: written, start, end }];
  });
  return [...denied, ...lost];
}
