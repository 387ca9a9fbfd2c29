import { entryOf } from '../../document/paths.ts';
import { withSmallStops } from '../../language/en/sentences.ts';
import { stemOf } from '../../language/en/stems.ts';
import { withoutWordiness } from '../../rules/line/wordy.ts';
import type { Basis, SourceLine } from '../basis.ts';
import { inShortNames } from '../names/acronyms.ts';
import { isDatedYears } from '../quantities/dated-years.ts';
import { isPerson } from '../responsibility/agents.ts';
import { OUTCOME_WORDS } from '../responsibility/shared-work.ts';
import { type Alignment, align } from './align.ts';
import { crossesFacts, crossesTimes, tiesListed } from './crossed-facts.ts';
import { goesOtherWay } from './directions.ts';
import { saysContrary, tellsOtherFigures } from './figures-kept.ts';
import { findPostBefore } from './lost-parts.ts';
import { claimsAlone } from './not-own.ts';
import { inPlainWords } from './plain-phrases.ts';
import { matchTerm } from './same-term.ts';
import { listTerms, type Term } from './terms.ts';

/** What a text follows from: each part of it from one line, or from the best line where it does not. */
export interface Proof {
  isProven: boolean;
  /** The line that has most of the text. */
  line: SourceLine | null;
  alignment: Alignment;
}

const LINES_TRIED = 8;

/** The lines that share words with some terms, those that share most first. */
function linesFor(claims: readonly Term[], lines: readonly SourceLine[]): SourceLine[] {
  const stems = claims.filter(({ figure }) => figure === null).map(({ lower }) => stemOf(lower));
  const values = claims.flatMap(({ figure }) =>
    figure?.kind === 'number' ? [figure.value.value] : [],
  );
  return lines
    .map((line) => ({
      line,
      shared:
        stems.filter((stem) => line.stems.has(stem)).length +
        values.filter((value) => line.numbers.some((number) => number.value === value)).length,
    }))
    .sort((a, b) => b.shared - a.shared)
    .slice(0, LINES_TRIED)
    .map(({ line }) => line);
}

const HEADING = /\.(?:name|organization|position|location|startDate|endDate)$/;
const TITLE = /\.position$/;
const BOUND = /^(?:since|until|till)$/;
/** Whose the work was, by a word that fits any employer. */
const EMPLOYER = /^(?:company|firm|organi[sz]ation|employer|business)$/;

/** A line that names a role with its dates and tells no deed. */
export const isHeading = ({ text, dates }: SourceLine): boolean =>
  dates.length > 0 && !listTerms(text).some(({ isDeed }) => isDeed);

/** Whether a term names the employer, place or time of the entry, as the line itself need not: "at Northwind in 2019". */
function isOfHeading(
  text: string,
  claims: readonly Term[],
  claim: Term,
  basis: Basis,
  told: string,
): boolean {
  const { lines } = basis;
  const at = claims.indexOf(claim);
  const [last, next] = [claims[at - 1], claims[at + 1]];
  const isYears = ({ figure }: Term): boolean =>
    figure?.kind === 'number' && isDatedYears(text, figure.value, basis);
  if (isYears(claim)) return true;
  if (/^years?$/.test(claim.lower)) return last !== undefined && isYears(last);
  if (claim.isDeed || claim.figure?.kind === 'number') return false;
  if (BOUND.test(claim.lower)) {
    const field = claim.lower === 'since' ? '.startDate' : '.endDate';
    return (
      next?.figure?.kind === 'date' &&
      holdsTerm(
        next,
        lines.filter(({ path }) => path?.endsWith(field)),
      )
    );
  }
  // "the club's cash book"
  const isOwner = /^['’]s?\b/.test(text.slice(claim.end)) || /['’]s?$/.test(claim.text);
  if (isOwner && EMPLOYER.test(claim.lower)) return true;
  // "in 2016" of a role's dates is no year of a line that tells its own.
  if (
    claim.figure?.kind === 'date' &&
    listTerms(told).some(({ figure }) => figure?.kind === 'date')
  )
    return false;
  const isPlaced =
    isOwner || /^(?:at|in|for|from|to|as)$/.test(claim.link) || claim.figure?.kind === 'date';
  if (!isPlaced) return false;
  return holdsTerm(
    claim,
    lines.filter((line) =>
      line.path === undefined
        ? isHeading(line)
        : HEADING.test(line.path) && TITLE.test(line.path) === (claim.link === 'as'),
    ),
  );
}

const holdsTerm = (claim: Term, lines: readonly SourceLine[]): boolean =>
  lines.some((line) =>
    listTerms(line.text).some((term) =>
      matchTerm(claim, term, line.text).some(({ own }) => own === ''),
    ),
  );

/** Each line as it stands, and only where none of them is enough those with wordy phrases in fewer words. */
function* tellingsOf(lines: readonly SourceLine[]): Generator<{ line: SourceLine; told: string }> {
  for (const line of lines) yield { line, told: line.text };
  for (const line of lines) {
    const told = withoutWordiness(line.text);
    if (told !== line.text) yield { line, told };
  }
}

/** The basis of a line: title and employer of an entry belong to its own lines where a span is told, so "9 years in retail" of a summary are no years "as a cashier". */
function aroundLine(text: string, line: SourceLine, basis: Basis): Basis {
  if (line.path === undefined || !SPAN.test(text) || !SPAN.test(line.text)) return basis;
  const own = entryOf(line.path);
  const isOwn = ({ path }: SourceLine): boolean =>
    path === undefined || !WHO_AND_WHERE.test(path) || entryOf(path) === own;
  return { ...basis, lines: basis.lines.filter(isOwn) };
}
const SPAN = /\b(?:years?|months?|decades?)\b/i;
const WHO_AND_WHERE = /\.(?:name|organization|position)$/;

/** "At Northwind: 9 years in retail" */
const tiesSpan = (text: string, told: readonly (SourceLine | null)[]): boolean =>
  SPAN.test(text) &&
  told.some((line) => WHO_AND_WHERE.test(line?.path ?? '')) &&
  told.some((line) => /^basics\./.test(line?.path ?? '') && SPAN.test(line?.text ?? ''));

/** A field of the whole resume: what is told of it has no limit of its own. */
const isOfWhole = ({ path = '' }: SourceLine): boolean => path !== '' && !TOLD.test(path);
const TOLD = /\.(?:highlights\[\d+\]|summary|description)$/;

function bestAlignment(
  text: string,
  claims: readonly Term[],
  basis: Basis,
): { line: SourceLine | null; alignment: Alignment } {
  let best: { line: SourceLine | null; alignment: Alignment } = {
    line: null,
    alignment: { missing: claims, kept: [], lost: null, denied: [] },
  };
  for (const { line, told } of tellingsOf(linesFor(claims, basis.lines))) {
    const found = align(text, claims, told);
    const around = aroundLine(text, line, basis);
    const missing = found.missing.filter(
      (claim) => !isOfHeading(text, claims, claim, around, told),
    );
    // What the heading tells aside, the line must still say all of the rest.
    const rest =
      missing.length === 0 && found.missing.length > 0 && !isOfWhole(line)
        ? align(
            text,
            claims.filter((claim) => !found.missing.includes(claim)),
            told,
          )
        : found;
    const lost =
      rest.lost ??
      (missing.length === 0 &&
      (tellsOtherFigures(text, claims, told) ||
        saysContrary(text, told) ||
        (goesOtherWay(text) && !goesOtherWay(told)) ||
        crossesFacts(told, found.kept) ||
        crossesTimes(text, told, found.kept) ||
        tiesListed(text, told) ||
        claimsAlone(text, told))
        ? { start: 0, end: told.length }
        : null);
    const alignment = { ...found, missing, lost };
    if (missing.length === 0 && lost === null && found.kept.length > 0) return { line, alignment };
    if (best.line === null || missing.length < best.alignment.missing.length)
      best = { line, alignment };
  }
  return best;
}

const SENTENCE_END = /[.;:](?=\s)|\s[–—|•-]\s/;
/** What adds a claim of its own, also to one without a deed: "pool cleaning, plus weekly tests". */
const ADDED = /, (?:and|with|plus)\b|\s(?:plus|besides|along with|as well as)\b/;
const JOINT = /,|\b(?:and|who|while|plus|&)\b/;

/** The parts of a text that may each have a line of their own: its sentences, and what "and" or a comma joins to them where another deed starts. */
function splitAtDeeds(text: string, terms: readonly Term[]): Term[][] {
  const parts: Term[][] = [];
  const hasDeed = terms.some(({ isDeed }) => isDeed);
  for (const [i, term] of terms.entries()) {
    const last = terms[i - 1];
    const gap = last === undefined ? '' : text.slice(last.end, term.start);
    const isNew =
      last === undefined ||
      SENTENCE_END.test(gap) ||
      (term.isDeed && !last.isDeed && JOINT.test(gap)) ||
      (hasDeed && term.deeds.length === 0 && JOINT.test(gap)) ||
      (term.deeds.length === 0 && ADDED.test(gap));
    if (isNew) parts.push([term]);
    else parts.at(-1)?.push(term);
  }
  return parts;
}

/** An effect is that of the line that tells it: "trained clerks, cutting errors" joins two lines into a third claim. */
const isEffect = ([first]: readonly Term[]): boolean =>
  first !== undefined && /ing$/.test(first.lower) && first.text.replace(OUTCOME_WORDS, '') === '';

/** One word without a deed claims whatever the part before it says: "manager of the shop, and the warehouse". */
const isBareWord = (part: readonly Term[]): boolean =>
  part.length === 1 && part.every(({ isDeed, deeds }) => !isDeed && deeds.length === 0);

/** Who somebody is stands in no other line: "Owner and florist" of "the owner checks the price". */
const namesSomebody = (part: readonly Term[]): boolean =>
  !part.some(({ isDeed }) => isDeed) && part.some(({ lower }) => isPerson(lower));

const WHAT_ONE_IS = /^(?:basics\.(?:label|summary)|\w+\[\d+\]\.position)$/;

/** Whether a line opens with a title of the person's own: a field of titles, or the start of a heading or summary. */
const saysWhatOneIs = ({ path, text }: SourceLine, [first]: readonly Term[]): boolean => {
  const [opener] = listTerms(text);
  const isFirst =
    opener !== undefined && first !== undefined && matchTerm(first, opener, text).length > 0;
  return path === undefined ? isFirst && opener?.isDeed === false : WHAT_ONE_IS.test(path);
};

const OWN_SKILLS = /(?:^|(?<=[.;]\s))Skilled in ([^.;]+)\.?$/;
const ITEM_GAP = /,\s*(?:and\s+)?|\s+and\s+/;
const SKILL_ITEM = /^skills\[/;

/** A text without a last sentence that names items of the list of skills and nothing else: each of them is a line of its own. */
function withoutOwnSkills(text: string, { lines }: Basis): string {
  const found = OWN_SKILLS.exec(text);
  const items = lines.flatMap((line) =>
    SKILL_ITEM.test(line.path ?? '') ? line.text.toLowerCase() : [],
  );
  const isOwn = found?.[1]?.split(ITEM_GAP).every((item) => items.includes(item.toLowerCase()));
  return found !== null && isOwn ? text.slice(0, found.index) : text;
}

const withOwnStops = (line: SourceLine): SourceLine => {
  const text = withSmallStops(line.text);
  return text === line.text ? line : { ...line, text };
};

/** Whether each part of a text says no more than one line of the basis, in its words or in plainer ones; the line that has most of it, and what that lacks. */
export function prove(written: string, { lines: writtenLines, ...around }: Basis): Proof {
  const basis = { ...around, lines: writtenLines.map(withOwnStops) };
  const text = withoutOwnSkills(withSmallStops(written), basis);
  const proof = proveAsTold(text, basis);
  if (proof.isProven) return proof;
  const whole = basis.lines.map((line) => line.text).join('\n');
  const plain = inPlainWords(inShortNames(text, whole));
  const lines = basis.lines.map((line) => {
    const own = inPlainWords(inShortNames(line.text, text));
    return own === line.text ? line : { ...line, text: own };
  });
  const isSame = plain === text && lines.every((line, i) => line === basis.lines[i]);
  if (isSame || !proveAsTold(plain, { ...basis, lines }).isProven) return proof;
  return { ...proof, isProven: true };
}

function proveAsTold(text: string, basis: Basis): Proof {
  const claims = listTerms(text);
  const whole = bestAlignment(text, claims, basis);
  const { missing, lost, kept } = whole.alignment;
  if (missing.length === 0 && lost === null && kept.length > 0) return { isProven: true, ...whole };
  const parts = splitAtDeeds(text, claims);
  const told: (SourceLine | null)[] = [];
  const takenOf = new Map<SourceLine, Term[]>();
  const isProven =
    parts.length > 1 &&
    parts.every((part, i) => {
      if (i > 0 && (isEffect(part) || isBareWord(part))) return false;
      const { line, alignment: found } = bestAlignment(text, part, basis);
      told.push(line);
      if (line !== null) takenOf.set(line, [...(takenOf.get(line) ?? []), ...found.kept]);
      if (namesSomebody(part) && (line === null || !saysWhatOneIs(line, part))) return false;
      return found.missing.length === 0 && found.lost === null && found.kept.length > 0;
    }) &&
    !tiesSpan(text, told) &&
    ![...takenOf].some(([line, kept]) => findPostBefore(line.text, kept) !== null);
  return { isProven, ...whole };
}
