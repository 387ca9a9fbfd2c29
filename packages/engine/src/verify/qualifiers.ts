import { type Word, wordsOf } from '../document/words.ts';
import { AGENT_NOUNS } from '../lexicon/qualifiers.ts';
import { TITLE_WORDS } from '../lexicon/titles.ts';
import { findVerbForm, readVerb } from '../lexicon/verb-forms.ts';

/** How a line takes a word back: it was not so, only planned, only the purpose, not reached yet, only in another's place, or somebody else did it. */
export type Qualifier = 'negated' | 'planned' | 'purpose' | 'unfinished' | 'relief' | 'others';

/** A stretch of a text under a qualifier (UTF-16 offsets). */
interface Scope {
  qualifier: Qualifier;
  start: number;
  end: number;
}

const NEGATORS =
  /\b(?:not(?! only)|never|neither|nor|without|cannot|nobody|none|zero|turn(?:s|ed|ing)? down|declin(?:es|ed|ing)|refus(?:es|ed|ing)|fail(?:s|ed|ing)? to|\w+n['’]t|no(?!\.? ?\d|\. |-| (?:later|less|fewer|more) than))\b/gi;
/** What is left out or was avoided; ends as a plan does. */
const LEFT_OUT =
  /\b(?:except(?: for)?|excluding|apart from|other than|rather than|instead of|unable to|hardly|barely|avoid(?:s|ed|ing)?|refrain(?:s|ed|ing)? from|everyone but|all but)\b/gi;
/** Where a negation ends. */
const CLAUSE_END = /[,.;:()]|\b(?:but|however|although|yet)\b/i;

/** "Planned to replace cron": what follows was not done. An aim that was reached is told by other words. */
const PLANS =
  /\b(?:(?:plan|intend|aim|try|attempt|offer|want|wish|expect)(?:s|ed|ing|ned|ning)?|hop(?:e|es|ed|ing)|was|were|tried|due|about|meant|trained|scheduled|invited|supposed) to\b|\b(?:propos(?:e|es|ed|ing|al)|pitch(?:es|ed|ing)?|suggest(?:s|ed|ing|ions?)?|recommend(?:s|ed|ing|ations?)?|consider(?:s|ed|ing)?|shortlisted for|nominated for|offered|would|will|could|aim(?:s|ed)? at|considered for|candidates? for|applied for|on the (?:wait(?:ing)?[- ]?|short)?list (?:for|to)|wait-?listed for|up for|slated for|interest(?:ed)? in|aspiring|(?:look(?:s|ed|ing)? (?:into|at)|explor(?:e|es|ed|ing)|think(?:ing)? (?:of|about)) (?=\w+ing\b))\b/gi;
const PLAN_END = /[,.;:()]|\b(?:but|and|while|which|that)\b/i;
/** "declined" takes back the clause before it. */
const TAKEN_BACK =
  /(?:,| and| but)\s+(?:\w+ly )?(?:declined|refused|withdrew|turned it down|(?:the |it )?(?:\w+ )?was (?:cancell?ed|called off|postponed))\b/i;

/** "Studying for the CPA", "CPA candidate", "BSc (in progress)": not held yet. */
const UNFINISHED_BEFORE =
  /\b(?:studying|pursuing|working towards?|enrolled in|preparing for|starting|beginning|registered (?:for|to take)|signed up for|booked for|due to (?:start|begin)|learning|training (?:for|as)|courses? towards?)\b/gi;
/** A title that was held in another's place or turn. */
const RELIEF =
  /\b(?:rotat(?:e|es|ed|ing) (?:through|into)|fill(?:s|ed|ing)? in (?:for|as)|st(?:and|ands|anding|ood) in (?:for|as)|cover(?:s|ed|ing)? for|back(?:s|ed|ing)? up|back-?up (?:to|for)|acting|interim|relief|deputi[sz](?:e|es|ed|ing) for|substitut(?:e|es|ed|ing) for|assistant to)\b/gi;
const RELIEF_END = /[,.;:()]|\b(?:when|while|once|during|but|and)\b/i;
/** "Serve as charge nurse once a month": the text says as much itself. */
const RELIEF_MARK =
  /\b(?:once an?|twice an?|times an?|occasional(?:ly)?|sometimes|at times|in (?:the|his|her|their) absence|when|during)\b/i;
/** "to shorten calls": an effect that was sought. */
const PURPOSE =
  /(?<!\b(?:help|helped|helps|helping|able|managed|used) )\bto (?:\w+ly )?(?:reduc|cut|decreas|lower|shorten|shrink|trim|increas|rais|grow|expand|improv|boost|sav|speed|accelerat|prevent|avoid|eliminat|maximi|minimi|streamlin|enhanc)\w*/gi;
const UNFINISHED_AFTER =
  /^[\s,(]{0,3}(?:\S+ ){0,2}?\(?(?:modules?|candidate|student|studies|trainee|in[- ]progress|expected|anticipated|pending|ongoing|incomplete|not completed)\b/i;

/** A word between "by the" and who did it. */
const INSIDE = String.raw`(?!(?:me|myself|for|with|to|in|of|on|at|and|or)\b)\w+`;

/** "signed by the supervisor", "that a colleague designed": the deed of another. */
const BY_OTHERS = new RegExp(
  String.raw`\b(\w+)(?:(?<=ed|en|nt) (?:to|for|in|at|on|with) (?:\w+ ){1,4}?| )by (?:(?:the|a|an|my|our|his|her|another|other) )?(?:${INSIDE} ){0,2}?(?:${[...AGENT_NOUNS, ...TITLE_WORDS].join('|')})s?\b`,
  'giu',
);
const THAT_OTHERS = new RegExp(
  String.raw`\b(?:that|which|whom|whose \w+) (?:the|a|an|my|our|his|her|another|other) (?:[\w'’]+ ){0,3}?(?:${[...AGENT_NOUNS, ...TITLE_WORDS].join('|')})s? (\w+)\b`,
  'giu',
);

/** "with an adjuster, who decided": the deed of the one named before. */
const WHO_DID = new RegExp(
  String.raw`\b(?:with|by|for|to|under|from|told|the|an?|my|our) (?:\w+ ){0,3}?(?:${[...AGENT_NOUNS, ...TITLE_WORDS].join('|')})s?,? who (?:\w+ly )?(\w+)\b`,
  'giu',
);

/** "drafts for two lawyers to review". */
const FOR_OTHERS = new RegExp(
  String.raw`\bfor (?:\w+ ){0,3}?(?:${[...AGENT_NOUNS, ...TITLE_WORDS].join('|')})s? to (\w+)\b`,
  'giu',
);

/** "the API my colleague built": a past right behind somebody of one's own. */
const OWN_OTHERS = new RegExp(
  String.raw`\b(?:my|our|his|her|another) (?:${AGENT_NOUNS.join('|')})s? (\w+)\b`,
  'giu',
);

const endOf = (text: string, from: number, end: RegExp): number => {
  const match = end.exec(text.slice(from));
  return match === null ? text.length : from + match.index;
};

function scopesAfter(text: string, pattern: RegExp, end: RegExp, qualifier: Qualifier): Scope[] {
  // The short name in brackets ends no clause: "studying for the Red Seal (RSE) exam".
  const plain = text.replace(/\((?=\p{Lu}{2,6}\))|(?<=\(\p{Lu}{2,6})\)/gu, ' ');
  return Array.from(text.matchAll(pattern), (match) => {
    const start = match.index + match[0].length;
    return { qualifier, start, end: endOf(plain, start, end) };
  });
}

function deedsOfOthers(text: string): Scope[] {
  // Most lines have neither; the long patterns are tried on the others alone.
  if (!/\b(?:by|for|that|which|who|whom|whose|my|our|his|her|another)\b/i.test(text)) return [];
  return [BY_OTHERS, THAT_OTHERS, WHO_DID, FOR_OTHERS, OWN_OTHERS].flatMap((pattern) =>
    Array.from(text.matchAll(pattern)).flatMap((match): Scope[] => {
      const word = match[1] ?? '';
      if (readVerb(word).length === 0 && !/ed$/i.test(word)) return [];
      if (pattern === OWN_OTHERS && findVerbForm(word, 'past') === null) return [];
      const start =
        pattern === BY_OTHERS ? match.index : match.index + match[0].length - word.length;
      return [{ qualifier: 'others', start, end: start + word.length }];
    }),
  );
}

/** Every stretch of a text that is taken back. */
function listScopes(text: string): Scope[] {
  const taken = TAKEN_BACK.exec(text);
  return [
    ...scopesAfter(text, NEGATORS, CLAUSE_END, 'negated'),
    ...scopesAfter(text, LEFT_OUT, PLAN_END, 'negated'),
    ...scopesAfter(text, PLANS, PLAN_END, 'planned'),
    ...(taken === null ? [] : [{ qualifier: 'planned' as const, start: 0, end: taken.index }]),
    ...Array.from(text.matchAll(PURPOSE), ({ index, 0: all }) => ({
      qualifier: 'purpose' as const,
      start: index,
      end: index + all.length,
    })),
    ...scopesAfter(text, UNFINISHED_BEFORE, CLAUSE_END, 'unfinished'),
    ...scopesAfter(text, RELIEF, RELIEF_END, 'relief'),
    ...deedsOfOthers(text),
  ];
}

/** A word of a text with what takes it back there. */
export interface QualifiedWord extends Word {
  qualifiers: ReadonlySet<Qualifier>;
}

/** The words of a text, each with its qualifiers; of a claim rather than of a source, also those that any "to" or "once a month" gives. */
export function qualifyWords(text: string, isClaim = false): QualifiedWord[] {
  const scopes = listScopes(text);
  return wordsOf(text).map((word) => {
    const qualifiers = new Set(
      scopes
        .filter(({ start, end }) => word.start >= start && word.end <= end)
        .map(({ qualifier }) => qualifier),
    );
    if (UNFINISHED_AFTER.test(text.slice(word.end))) qualifiers.add('unfinished');
    if (isClaim && /\bto (?:\w+ly )?$/i.test(text.slice(0, word.start))) qualifiers.add('purpose');
    if (isClaim && RELIEF_MARK.test(text)) qualifiers.add('relief');
    return { ...word, qualifiers };
  });
}

/** Whether a "not" or "without" of the clause reaches a place of a text; at the text's end: whether it has one at all. */
export function isNegated(text: string, at: number): boolean {
  if (at >= text.length) return text.search(NEGATORS) !== -1;
  return scopesAfter(text, NEGATORS, CLAUSE_END, 'negated').some(
    ({ start, end }) => at >= start && at < end,
  );
}
