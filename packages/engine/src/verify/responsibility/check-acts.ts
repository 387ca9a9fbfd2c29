import { irregularBases } from '../../language/en/irregular-verbs.ts';
import { plainerThan } from '../../language/en/rewordings.ts';
import {
  contentWords,
  holdsWord,
  isEmptyWord,
  stemOf,
  stemsWithSynonyms,
} from '../../language/en/stems.ts';
import { readVerb } from '../../language/en/verb-forms.ts';
import { wordsOf } from '../../language/words.ts';
import type { Basis, SourceLine } from '../basis.ts';
import type { Fact } from '../objection.ts';
import { listMovedDeeds, listUndoneDeeds } from '../paraphrase/swapped-arguments.ts';

/** Words before a verb that is one: "to review", "and review". */
const VERB_BEFORE =
  /^(?:to|and|or|but|then|also|who|that|which|i|we|will|can|could|would|may|must|should|did|do|does|helped?|helps|helping)$/;
/** Verbs whose noun tells the deed: "did reviews" is "reviewed". */
const TELLS_BY_NOUN =
  /^(?:do|make|give|take|keep|hold|perform|conduct|provide|write|carry|complete|prepare|offer|deliver|finish|undertake|execute|produce|create|run|handle|submit|send|issue)$/;

/** "Was second author of", "served as a substitute": the noun says what one did. */
const AS_ONE = /\b(?:was|were|is|are|am|be|been|as) (?:(?:an?|the|one|its|their) )?(?:\w+ )?$/i;

/** "the training session" tells the deed, "the training guide" does not. */
const SESSION =
  /^(?:sessions?|class(?:es)?|courses?|lessons?|workshops?|programs?|programmes?|seminars?|events?|work)$/;

type Use = 'deed' | 'thing' | 'none';

/** The verb that a noun depends on: the last one before it, else the past or irregular past that opens the line. */
function governorOf(opener: string, deeds: SourceLine['ownership'], start: number): string | null {
  const verb = deeds.filter(({ end }) => end <= start).at(-1)?.base;
  if (verb !== undefined) return verb;
  const [irregular] = irregularBases(opener);
  return irregular ?? (/\w{2}ed$/.test(opener) ? opener : null);
}

/** Whether a line has a word as a verb or the noun for one's deed, or only as a thing that something else was done with: "went over fixes". */
function useIn({ text, ownership }: SourceLine, base: string): Use {
  const words = wordsOf(text);
  const found = words.flatMap((word, i): Use[] => {
    const forms = readVerb(word.lower).filter(({ verb }) => verb.base === base);
    if (forms.length === 0) return [];
    const before = words[i - 1];
    const isModifier =
      forms.some(({ form }) => form === 'gerund') &&
      /^(?:the|an?|our|its|his|her)$/.test(before?.lower ?? '') &&
      words[i + 1]?.gap === ' ' &&
      contentWords(words[i + 1]?.text ?? '').length > 0;
    const isVerb =
      (forms.some(({ form }) => form === 'past' || form === 'gerund') && !isModifier) ||
      before === undefined ||
      /[^\s-]/.test(word.gap) ||
      VERB_BEFORE.test(before.lower);
    if (isVerb) return ['deed'];
    if (isModifier && !SESSION.test(words[i + 1]?.lower ?? '')) return ['thing'];
    if (AS_ONE.test(text.slice(0, word.start))) return ['deed'];
    const governor = governorOf(words[0]?.lower ?? '', ownership, word.start);
    const isTold = governor === null || TELLS_BY_NOUN.test(governor) || isEmptyWord(governor);
    return [isTold ? 'deed' : 'thing'];
  });
  if (found.includes('deed')) return 'deed';
  return found.length > 0 ? 'thing' : 'none';
}

/** "checked by the pharmacist" of "under the pharmacist's check": told of somebody whom the source names, not of oneself. */
function isAnothers(text: string, end: number, basis: Basis): boolean {
  const who = /^ by (?:the|an?|his|her|our|my) (\p{L}+)/u.exec(text.slice(end))?.[1]?.toLowerCase();
  return who !== undefined && holdsWord(basis.stems, who);
}

/** Verbs whose agent noun is no calling, and those that end as agent nouns do. */
const NO_CRAFT = /^(?:use|hold|follow|own|help|work|perform)$|(?:er|or)$/;

/** "Designed packaging" of "gave the designer feedback": of the deed only its doer stands in the source. */
function agentsOnly(text: string, basis: Basis): Fact[] {
  return contentWords(text).flatMap((word): Fact[] => {
    const verb = readVerb(word.lower).find(
      ({ form }) => form === 'past' || form === 'gerund',
    )?.verb;
    if (verb === undefined || isEmptyWord(word.lower)) return [];
    const stem = stemOf(word.lower);
    const same = [...basis.words].filter((source) => stemOf(source) === stem);
    const isOnly =
      same.length > 0 &&
      !NO_CRAFT.test(verb.base) &&
      same.every((source) => /(?:er|or)s?$/.test(source));
    const isToldOtherwise = basis.ownership.some(({ base }) => plainerThan(verb.base).has(base));
    if (
      !isOnly ||
      isToldOtherwise ||
      basis.lines.some(({ text: told }) => isOwnTitle(told, stem)) ||
      basis.lines.some((line) => SAYS_WHAT_ONE_IS.test(line.path ?? '') && line.stems.has(stem))
    )
      return [];
    const { start, end } = word;
    const reason = 'The source names who does this, not that it was done.';
    return [{ kind: 'ownership', text: word.text, start, end, reason }];
  });
}
/** "Was second author of the survey". */
const isOwnTitle = (told: string, stem: string): boolean =>
  wordsOf(told).some(
    ({ lower, start }) => stemOf(lower) === stem && AS_ONE.test(told.slice(0, start)),
  );
const SAYS_WHAT_ONE_IS = /^basics\.label|\.position$/;

const movedDeeds = (text: string, basis: Basis): Fact[] =>
  listMovedDeeds(text, basis).map(({ text: written, start, end }) => {
    const reason = 'The source tells this deed of something else.';
    return { kind: 'ownership', text: written, start, end, reason };
  });

const undoneDeeds = (text: string, basis: Basis): Fact[] =>
  listUndoneDeeds(text, basis).map(({ text: written, start, end }) => {
    const reason = 'The source only plans or proposes this.';
    return { kind: 'content', text: written, start, end, reason };
  });

/** Deeds that the source has only as things: "Fixed bugs" of "Went over fixes", "Drafted patents" of "Filed patent drafts". */
export function checkDeeds(text: string, basis: Basis, origin: Basis): Fact[] {
  const things = contentWords(text).flatMap((word): Fact[] => {
    const verb = readVerb(word.lower).find(
      ({ form, verb: { baseIsNoun, gerundIsNoun } }) =>
        (baseIsNoun || gerundIsNoun) && form === 'past',
    )?.verb;
    if (verb === undefined || isEmptyWord(word.lower)) return [];
    if (isAnothers(text, word.end, basis)) return [];
    const uses = basis.lines.map((line) => useIn(line, verb.base));
    if (uses.includes('deed') || !uses.includes('thing')) return [];
    const isToldOtherwise = origin.ownership.some(
      ({ base }) =>
        base !== verb.base &&
        (plainerThan(verb.base).has(base) ||
          holdsWord(new Set(stemsWithSynonyms(base)), verb.base)),
    );
    if (isToldOtherwise) return [];
    const { start, end } = word;
    const reason = 'The source names this, not as something done.';
    return [{ kind: 'content', text: word.text, start, end, reason }];
  });
  return [
    ...things,
    ...agentsOnly(text, basis),
    ...movedDeeds(text, basis),
    ...undoneDeeds(text, basis),
  ];
}
