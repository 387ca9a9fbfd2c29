import { hasForm } from '../lexicon/forms.ts';
import { OUTCOME_WORDS, SCOPE_WORDS } from '../lexicon/ownership.ts';
import { aliasesOf, findSkills } from '../lexicon/skills.ts';
import { TITLE_WORDS } from '../lexicon/titles.ts';
import { readVerb } from '../lexicon/verb-forms.ts';
import { type Basis, findOrigins, readBasis, type SourceLine } from './basis.ts';
import { listDates, supportsDate } from './dates.ts';
import type { Fact } from './fact.ts';
import { listNumbers, type NumberFact } from './numbers.ts';
import { listOwnership } from './ownership.ts';
import { contentWords, stemOf } from './stems.ts';

type Check = (text: string, basis: Basis, origin: Basis) => Fact[];

const nextStem = (text: string, end: number): string | undefined => {
  const word = contentWords(text.slice(end, end + 60))[0];
  const isNear =
    word !== undefined && /^[\s+%-]*(?:\w+ )?$/.test(text.slice(end, end + word.start));
  return isNear ? stemOf(word.lower) : undefined;
};

/** The word that a number counts may stand before it: "team of 12", "Clerks (12)". */
const COUNTED_BEFORE = /(\p{L}+)(?: of|:| \()? ?[$€£]?$/iu;

/** "12 reports" does not support "12 people": where both numbers stand before a word, the words must meet. */
function countsTheSame(
  text: string,
  number: NumberFact,
  source: NumberFact,
  line: SourceLine,
): boolean {
  const counted = nextStem(text, number.end);
  if (counted === undefined || !line.stems.has(counted)) return true;
  const after = line.text.slice(source.end).split(/\d/)[0] ?? '';
  const counts = contentWords(after)
    .slice(0, COUNTED_WORDS_MAX)
    .map((word) => stemOf(word.lower));
  const before = COUNTED_BEFORE.exec(line.text.slice(0, source.start))?.[1];
  return (
    counts.length === 0 ||
    counts.includes(counted) ||
    (before !== undefined && stemOf(before.toLowerCase()) === counted)
  );
}
const COUNTED_WORDS_MAX = 3;

const checkNumbers: Check = (text, basis) => {
  const dates = listDates(text);
  return listNumbers(text).flatMap((number) => {
    if (dates.some((date) => number.start >= date.start && number.end <= date.end + 1)) return [];
    const fact = {
      kind: 'number' as const,
      text: number.text,
      start: number.start,
      end: number.end,
    };
    const same = basis.lines.flatMap((line) =>
      line.numbers
        .filter((source) => source.value === number.value && source.unit === number.unit)
        .map((source) => ({ source, line })),
    );
    if (same.length === 0) {
      const isYear = basis.dates.some((date) => date.year === number.value);
      return isYear ? [] : [{ ...fact, reason: 'This number does not stand in the source.' }];
    }
    if (number.more && !same.some(({ source }) => source.more)) {
      return [{ ...fact, reason: 'The source gives this number as it is, not as a lower bound.' }];
    }
    if (!same.some(({ source, line }) => countsTheSame(text, number, source, line))) {
      return [{ ...fact, reason: 'In the source this number counts something else.' }];
    }
    return [];
  });
};

const checkDates: Check = (text, basis) =>
  listDates(text).flatMap((date) => {
    const supported =
      basis.dates.some((source) => supportsDate(source, date)) ||
      (date.month === undefined && basis.numbers.some((number) => number.value === date.year));
    if (supported) return [];
    return [
      {
        kind: 'date' as const,
        text: date.text,
        start: date.start,
        end: date.end,
        reason: 'This date does not stand in the source.',
      },
    ];
  });

const checkSkills: Check = (text, basis) =>
  findSkills(text).flatMap((skill) => {
    if (basis.skills.has(skill.name) || hasForm(basis.text, skill.text)) return [];
    if (aliasesOf(skill.name).some((alias) => hasForm(basis.text, alias))) return [];
    return [
      {
        kind: 'skill' as const,
        text: skill.text,
        start: skill.start,
        end: skill.end,
        reason: 'The source shows no such skill.',
      },
    ];
  });

const LEVELS =
  /^(?:bachelor|master|doctorate?|phd|ph\.d|mba|msc|bsc|degree|diploma|graduate|honours|honors)/;
const CERTIFICATES = /^(?:certif|licen[cs]e|accredit|chartered|registered)/;

function kindOfWord(lower: string, written: string, isFirst: boolean): Fact['kind'] {
  if (LEVELS.test(lower)) return 'degree';
  if (CERTIFICATES.test(lower)) return 'certificate';
  const isName = /\p{Lu}.*\p{Lu}|\d/u.test(written) || (!isFirst && /^\p{Lu}/u.test(written));
  if (isName) return 'name';
  return TITLE_WORDS.has(lower.replace(/s$/, '')) && readVerb(lower).length === 0
    ? 'title'
    : 'content';
}

/** Skills, in the spelling of the ad, whose concept the source holds: their words are supported. */
function supportedSpans(text: string, basis: Basis): { start: number; end: number }[] {
  return findSkills(text).filter(
    (skill) =>
      basis.skills.has(skill.name) ||
      aliasesOf(skill.name).some((alias) => hasForm(basis.text, alias)),
  );
}

/** Names, titles, degrees and any other word that the source does not hold in any form. */
const checkWords: Check = (text, basis, origin) => {
  const words = contentWords(text);
  const known = [...supportedSpans(text, basis), ...listDates(text), ...listNumbers(text)];
  const facts = words.flatMap((word): Fact[] => {
    if (basis.words.has(word.lower) || basis.stems.has(stemOf(word.lower))) return [];
    if (known.some((span) => word.start >= span.start && word.end <= span.end)) return [];
    const isFirst = word.start === 0 || /[.!?:;]\s$/.test(text.slice(0, word.start));
    const kind = kindOfWord(word.lower, word.text, isFirst);
    return [
      {
        kind,
        text: word.text,
        start: word.start,
        end: word.end,
        reason: REASONS[kind] ?? NEW_WORD,
      },
    ];
  });
  return withoutChosenVerb(facts, text, origin);
};

const NEW_WORD = 'The source says nothing of this.';
const REASONS: Partial<Record<Fact['kind'], string>> = {
  name: 'This name does not stand in the source.',
  title: 'The source gives no such title.',
  degree: 'The source gives no such degree.',
  certificate: 'The source gives no such certificate.',
};

/** One new verb of no higher rank in place of one of the source's is a choice of words; beside them all it is a new claim. */
function withoutChosenVerb(facts: Fact[], text: string, origin: Basis): Fact[] {
  const content = facts.filter((fact) => fact.kind === 'content');
  const [first] = content;
  if (content.length !== 1 || first === undefined) return facts;
  const kept = new Set(listOwnership(text).map((claim) => claim.base));
  const replaced = origin.ownership.some((source) => !kept.has(source.base));
  const isVerb = readVerb(first.text.toLowerCase()).length > 0;
  return isVerb && replaced ? facts.filter((fact) => fact !== first) : facts;
}

const checkOwnership: Check = (text, basis, origin) => {
  const highest = Math.max(3, ...origin.ownership.map((source) => source.rank));
  const weak =
    origin.ownership.length > 0
      ? Math.max(...origin.ownership.map((source) => source.rank))
      : highest;
  return listOwnership(text).flatMap((claim) => {
    const same = [origin, basis]
      .map((source) => source.ownership.filter(({ base }) => base === claim.base))
      .find((list) => list.length > 0);
    const allowed = same === undefined ? weak : Math.max(...same.map((source) => source.rank));
    if (claim.rank <= allowed) return [];
    return [
      {
        kind: 'ownership' as const,
        text: claim.text,
        start: claim.start,
        end: claim.end,
        reason: 'The source claims a smaller part in this.',
      },
    ];
  });
};

function newWords(pattern: RegExp, kind: 'scope' | 'outcome', reason: string): Check {
  return (text, _basis, origin) =>
    Array.from(text.matchAll(pattern)).flatMap((match) => {
      const stems = contentWords(match[0]).map((word) => stemOf(word.lower));
      const known =
        hasForm(origin.text, match[0]) ||
        (stems.length > 0 && stems.every((stem) => origin.stems.has(stem)));
      if (known) return [];
      return [
        { kind, text: match[0], start: match.index, end: match.index + match[0].length, reason },
      ];
    });
}

const CHECKS: readonly Check[] = [
  checkNumbers,
  checkDates,
  checkSkills,
  checkWords,
  checkOwnership,
  newWords(SCOPE_WORDS, 'scope', 'The source does not claim this extent.'),
  newWords(OUTCOME_WORDS, 'outcome', 'The source names no such outcome.'),
];

/** Every fact of a text that the basis does not support (engine.md 7, points 2 and 5), one for each place, by place. */
export function checkText(text: string, basis: Basis): Fact[] {
  if (basis.lines.some((line) => line.text === text)) return [];
  const origin = readBasis(findOrigins(text, basis));
  const facts = CHECKS.flatMap((check) => check(text, basis, origin));
  // Where two checks object to one place, the one that names it best speaks: plain "content" last.
  const named = facts.sort((a, b) => Number(a.kind === 'content') - Number(b.kind === 'content'));
  return named
    .filter(
      (fact, i) =>
        !named.slice(0, i).some((other) => other.start < fact.end && fact.start < other.end),
    )
    .sort((a, b) => a.start - b.start);
}
