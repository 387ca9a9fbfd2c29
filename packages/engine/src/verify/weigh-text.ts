import { sentencesOfParagraph } from '../language/en/sentences.ts';
import { stemOf } from '../language/en/stems.ts';
import { memoize } from '../language/memoize.ts';
import { wordsOf } from '../language/words.ts';
import { type Basis, joinLines, readBasis } from './basis.ts';
import { checkText, checkWritten } from './check-text.ts';
import { type Scope, settleObjection } from './identity.ts';
import type { Fact } from './objection.ts';
import { isUsualAct } from './paraphrase/free-terms.ts';
import { inPlainWords } from './paraphrase/plain-phrases.ts';
import { isHeading, type Proof, prove } from './paraphrase/prove.ts';
import { holds, listTerms, type Term } from './paraphrase/terms.ts';
import { countedWord } from './quantities/counted.ts';
import { listNumbers } from './quantities/numbers.ts';
import { isPerson } from './responsibility/agents.ts';
import { SMALLER_PART } from './responsibility/check-claims.ts';
import { isShared } from './responsibility/ownership.ts';
import { isNegated } from './responsibility/qualifiers.ts';
import { asSourceWrites } from './source-writing.ts';

/** Longer than any line of a resume: comparing grows with a line's square, and what is longer is not compared. */
const LONGEST_CHARS = 4_000;

/** The stems of a text in order, its gaps and hyphens aside. */
const stemsInOrder = memoize((text: string): string =>
  wordsOf(text)
    .flatMap(({ lower }) => lower.split('-'))
    .map(stemOf)
    .join(''),
);

/** Whether a line of the source has the same words in the same order, in other forms or spellings: nothing is told anew. */
const isSpelledAnew = (text: string, { lines }: Basis): boolean => {
  const stems = stemsInOrder(text);
  return lines.some((line) => stemsInOrder(line.text) === stems);
};

const tooLong = (text: string): Fact => ({
  kind: 'content',
  text: text.slice(0, SHOWN_CHARS),
  start: 0,
  end: text.length,
  reason: 'This line is too long to compare with the source.',
});
const SHOWN_CHARS = 80;

/** Objections that a text proven word by word may still meet: what its words say together. */
const OF_WORDS: ReadonlySet<Fact['kind']> = new Set([
  'content',
  'skill',
  'name',
  'title',
  'scope',
  'outcome',
]);

const placeOf = (text: string, missing: readonly Term[]): Pick<Fact, 'text' | 'start' | 'end'> => {
  const start = missing[0]?.start ?? 0;
  const end = missing[0]?.end ?? text.length;
  return { text: text.slice(start, end), start, end };
};

const REASONS = {
  others: 'The source says that somebody else did this.',
  negated: 'The source says that this was not so.',
  affirmed: 'The source says that this was so.',
} as const;

/** Whether a text has a "not" at all; "no more than" is an amount. */
const hasNot = (text: string): boolean => {
  const plain = text.replace(/\b(?:no|not|never) (?:more|less|fewer) than\b/gi, 'up to');
  return isNegated(plain, plain.length);
};

const OTHER = /\b(?:he|she|they)\b/i;
/** Whether a line names somebody whom the text does not: without one, nobody else did it. */
const namesOther = (text: string, told: string): boolean => {
  const own = new Set(
    wordsOf(text).flatMap(({ lower }) => [lower.replace(/['’]?s?['’]?$/, ''), ...lower.split('-')]),
  );
  return OTHER.test(told) || wordsOf(told).some(({ lower }) => isPerson(lower) && !own.has(lower));
};

/** What the line denies that the text says most of: somebody else's act, or a "not" that one of the two has. */
const denials = (text: string, { alignment: { denied, kept }, line }: Proof): Fact[] =>
  kept.length === 0
    ? []
    : denied
        .filter(({ term, why }) =>
          why === 'others' ? namesOther(text, line?.text ?? '') : term.isDeed,
        )
        .map(({ term: { text, start, end }, why }) => {
          const kind = why === 'others' ? 'ownership' : 'content';
          return { kind, text, start, end, reason: REASONS[why] };
        });

const MAY_SAY_MORE = 'This may say more than the source does.';

const OTHERS_PART = "The source tells the other's part in this.";
const NAMED_SO = 'The source names somebody else so.';
/** Words that say that something was not so, though no "not" stands there. */
const SAYS_NOT =
  /\b(?:free (?:of|from)|except|reject|await|yet to|fail|miss|refus|turn\w* down|declin|avoid|prevent|lack|lost|\bun\w+|-free\b|without|unable|hard|poor|difficult|exclud|prohibit|never|none|no|larger than|too)/i;

/** "incomplete" of a line's "complete": a word that denies one of the other text's. */
const OPPOSITE = /\b(?:il|im|in|ir|non-?)(\p{L}{4,})/giu;
const saysOpposite = (text: string, told: string): boolean =>
  [...text.matchAll(OPPOSITE)].some(([, word = '']) =>
    wordsOf(told).some(({ lower }) => lower === word.toLowerCase()),
  );

/** Whether a text tells an act as the person's own: it opens the text or a part of it and is no passive. */
const isOwnAct = (text: string, { start, end }: Fact): boolean =>
  /(?:^|[,;:.] (?:and |then )?|\b(?:and|also|then|i) )$/i.test(text.slice(0, start)) &&
  !/ing$/i.test(text.slice(start, end)) &&
  !/^ (?:by|to be)\b/.test(text.slice(end));

/** "as shift manager", or a line that opens with who one is. */
const isNamedAs = (text: string, { start }: Fact): boolean =>
  /\bas (?:an? |the )?(?:[\w-]+ )*$/i.test(text.slice(0, start));
/** Where both have a "not" or neither has one, it may only be told the other way round. */
function settleDenial(text: string, fact: Fact, { line }: Proof): Fact {
  const isDenial = fact.reason === REASONS.negated || fact.reason === REASONS.affirmed;
  const isBoth =
    line !== null &&
    (hasNot(text) === hasNot(line.text) || SAYS_NOT.test(text) || saysOpposite(text, line.text));
  // "for counseling" is no act of the person's own.
  if (isDenial && (isBoth || !isOwnAct(text, fact))) return { ...fact, reason: MAY_SAY_MORE };
  const told = line?.text ?? '';
  const isOthers =
    fact.reason === REASONS.others && (!isOwnAct(text, fact) || !namesOther(text, told));
  // "Trained with the line leader" says nothing of who taught whom.
  const isBeside = fact.reason === OTHERS_PART && /\bwith\b/i.test(told);
  return isOthers || isBeside || (fact.reason === NAMED_SO && !isNamedAs(text, fact))
    ? { ...fact, kind: 'content', reason: MAY_SAY_MORE }
    : fact;
}

/** Of objections to one place the first. */
const withoutOverlaps = (facts: readonly Fact[]): Fact[] =>
  facts
    .filter(
      (fact, i) =>
        !facts.slice(0, i).some(({ start, end }) => start < fact.end && fact.start < end),
    )
    .sort((a, b) => a.start - b.start);

/** Where no check objects, the words that the source lacks. */
const doubtOf = (text: string, { alignment, line }: Proof): Fact => {
  const reason =
    line !== null && isHeading(line) && alignment.missing.length > 0
      ? 'The source gives no such title.'
      : MAY_SAY_MORE;
  const kind = reason.includes('title') ? 'title' : 'content';
  return { kind, ...placeOf(text, alignment.missing), reason };
};

/** What the line has in place of the words in doubt: its deed for a deed, its number for a number, its thing for a thing, where the text leaves one of them out. */
function insteadOf(
  text: string,
  { start, end }: Fact,
  { line, alignment }: Proof,
): Pick<Fact, 'instead'> {
  if (line === null || alignment.kept.length === 0) return {};
  const own = listTerms(text);
  const doubted = own.find((term) => term.start < end && start < term.end);
  if (doubted === undefined) return {};
  const left = listTerms(line.text).filter(
    (term) =>
      !holds(alignment.kept, term) &&
      term.isDeed === doubted.isDeed &&
      term.figure?.kind === doubted.figure?.kind,
  );
  const isAt = ({ deeds, link }: Term): boolean =>
    link === doubted.link && deeds.length > 0 === doubted.deeds.length > 0;
  const instead = left.length === 1 ? left[0] : left.find((term) => doubted.isDeed || isAt(term));
  return instead === undefined ? {} : { instead: instead.text };
}

/** Whether another entry says all of a text: a fact moved from it is another fact here. */
function isMoved(text: string, { basis, document }: Scope): boolean {
  const own = new Set(basis.lines.map((line) => line.text));
  const others = document.lines.filter((line) => !own.has(line.text));
  if (others.length === 0) return false;
  // What several lines say together may be of several entries, which is no other fact.
  const { isProven, alignment } = prove(text, joinLines(others));
  return isProven && alignment.missing.length === 0 && alignment.lost === null;
}

/** A text with its spaces, dashes and quotes written one way, small letters alone. */
const plainOf = memoize((text: string): string =>
  text
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/[–—]/g, '-')
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .trim()
    .toLowerCase(),
);

const ASKED = /\basked to (?:\w+ly )?$/i;
/** Of a proven text: an objection to an act that its line tells in the same word, written with a hyphen, or as asked of the person in both; or that is the usual one with what the line names, and nothing told of help. */
function isAligned(text: string, fact: Fact, { line }: Proof): boolean {
  const { kind, reason, start, end } = fact;
  if (line === null || kind !== 'ownership') return false;
  if (reason === NAMED_SO) return fact.start > 0 && !isNamedAs(text, fact);
  if (reason === SMALLER_PART && !isShared(line.text) && isUsualAct(listTerms(text), start))
    return true;
  const word = text.slice(start, end).toLowerCase();
  const same = wordsOf(line.text).filter(({ lower }) => lower.replace('-', '') === word);
  return same.some(
    (one) =>
      one.lower !== word ||
      (ASKED.test(text.slice(0, start)) && ASKED.test(line.text.slice(0, one.start))),
  );
}

const PERSON = /^(?:persons?|people|m[ae]n|members?|strong)$/;
const RANGE =
  /^\s?%?(?:\s?[-–—/]\s?|\s(?:to|and|or)\s)[$€£]?\d|(?:[-–—/]\s?|\d\s?%?\s(?:to|and|or)\s)[$€£]?$|\b(?:from|to)\s[$€£]?$/;
/** Of a proven text: an objection to a number that its line has of the same thing, and not as one end of a range. */
function isSameCount(text: string, { kind, start, end }: Fact, { line, isProven }: Proof): boolean {
  if (line === null || !isProven || kind !== 'number') return false;
  const own = listNumbers(text).filter((number) => number.start < end && start < number.end);
  return (
    own.length > 0 &&
    own.every((number) => {
      const counted = countedWord(text, number.end);
      return line.numbers.some((source) => {
        const other = countedWord(line.text, source.end);
        const isRange =
          RANGE.test(line.text.slice(source.end)) || RANGE.test(line.text.slice(0, source.start));
        return (
          source.value === number.value &&
          source.unit === number.unit &&
          !isRange &&
          (other === undefined
            ? counted === undefined || PERSON.test(counted)
            : counted !== undefined && stemOf(counted) === stemOf(other))
        );
      });
    })
  );
}

/** Of a proven text: an objection that a check makes to a line's short forms, and not to the same written out ("dept.", "5 wks"). */
function isOfShortForm(text: string, { kind, start, end }: Fact, { lines }: Basis): boolean {
  const plain = inPlainWords(text);
  const written = lines.map((line) => ({ path: line.path, text: inPlainWords(line.text) }));
  if (plain === text && written.every((line, i) => line.text === lines[i]?.text)) return false;
  const object = inPlainWords(text.slice(start, end)).toLowerCase();
  return !checkText(plain, readBasis(written)).some(
    (fact) => fact.kind === kind && fact.text.toLowerCase() === object,
  );
}

/** A sentence of a paragraph says by itself what it says there. */
const sentencesIn = memoize((paragraph: string): ReadonlySet<string> => {
  const sentences = sentencesOfParagraph(paragraph).filter((one) => wordsOf(one).length > 2);
  return new Set([paragraph, ...sentences].map(bareOf));
});
const bareOf = (text: string): string => plainOf(text).replace(/\.$/, '');

function weigh(told: string, basis: Basis, document: Basis): Fact[] {
  const own = bareOf(told);
  if (basis.lines.some((line) => sentencesIn(line.text).has(own))) return [];
  if (told.length > LONGEST_CHARS) return [tooLong(told)];
  const { text, toOwn } = asSourceWrites(told, basis);
  if (basis.lines.some((line) => line.text === text)) return [];
  const proof = prove(text, basis);
  const objections = checkWritten(text, basis);
  const isSpelled = isSpelledAnew(text, basis);
  if (proof.isProven || isSpelled)
    return (
      objections
        .filter(({ kind }) => !OF_WORDS.has(kind) && !(isSpelled && kind === 'ownership'))
        .filter((fact) => !isAligned(text, fact, proof) && !isSameCount(text, fact, proof))
        .filter((fact) => !isOfShortForm(text, fact, basis))
        .map((fact) => settleDenial(text, fact, proof))
        .filter(({ kind }) => !OF_WORDS.has(kind))
        // Each figure of the text stands in its line: what it counts there may be in doubt, another one it is not.
        .map((fact) =>
          toOwn(proof.isProven && fact.kind === 'number' ? { ...fact, kind: 'scope' } : fact),
        )
        // "Learned roofing" of "learning roofing" says more of an act, and names no other paper.
        .map((fact) =>
          fact.kind === 'certificate' ? settleObjection(told, fact, { basis, document }) : fact,
        )
    );
  const scope = { basis, document };
  const doubts = [...denials(text, proof), ...objections];
  if (doubts.length === 0) doubts.push(doubtOf(text, proof));
  return withoutOverlaps(doubts)
    .map((fact) => settleDenial(text, fact, proof))
    .map((fact) => (isMoved(text, scope) ? fact : settleObjection(text, fact, scope)))
    .map((fact) => toOwn({ ...fact, ...insteadOf(text, fact, proof) }));
}

/** Every fact of a resume's line that the basis does not support: nothing where each part of it follows from one line, else what the checks object to. */
export const weighText = (told: string, basis: Basis, document: Basis = basis): Fact[] =>
  weigh(told, basis, document);

/** The same for a proof, which names its sources: a line made of the person's answer says what question and answer say together, which no one line does. */
export const recheckText = (told: string, basis: Basis): Fact[] =>
  basis.lines.some(({ path }) => path?.startsWith('answers.'))
    ? checkText(told, basis)
    : weigh(told, basis, basis);
