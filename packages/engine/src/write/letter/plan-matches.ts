import { findVerbForm } from '../../language/en/verb-forms.ts';
import { tellsPaper } from '../../taxonomy/credentials.ts';
import { findSkills } from '../../taxonomy/skills.ts';
import type { Place } from '../place.ts';
import { asked, type Draft, fact, type Part, words } from '../sentence.ts';
import { countWords } from '../text-measures.ts';
import { hasMarks, itemsFor, rankedFor } from './answers/answers.ts';
import { type Demand, subjectOf } from './answers/demands.ts';
import { asLabel, headingOf, headOfItems, stretchesOf } from './answers/label.ts';
import type { Statement } from './answers/statement.ts';
import { sharedWith } from './answers/stretches.ts';
import { createEcho } from './echo.ts';
import type { LetterFacts } from './facts.ts';
import type { Sentences } from './sentences.ts';
import { actOf, isShown, tellsOtherAct } from './shown-work.ts';
import { LIST_MARK } from './slot.ts';
import type { Told } from './told.ts';
import { inSmallLetters } from './wanted.ts';

/** Fewer are no list of what one brings. */
const MATCHES_MIN = 3;
/** Of which the sentences before may have told one. */
const ROWS_MIN = 2;
/** More are the resume again. */
const MATCHES_MAX = 6;
/** Papers of one row. */
const PAPERS_MAX = 3;
/** Items of a list that one row has. */
const ITEMS_MAX = 5;
/** What stands behind a label is read at a glance. */
const WORDS_MAX = 24;

/** What the ad asks for, in its own words where they add anything, and the person's words for it. */
export interface Match {
  demand: Demand;
  label?: string;
  statements: readonly Statement[];
  parts: readonly Part[];
  /** So many of them, the last ones, say where it was. */
  place: number;
}

const isOfPaper = ({ kind, text }: Statement): boolean =>
  kind === 'paper' || kind === 'school' || (kind === 'skill' && tellsPaper(text));

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [];

/** Most of what it says stands in the others already. */
function isSaid(text: string, said: readonly string[]): boolean {
  const own = wordsOf(text);
  return said.some((other) => {
    const there = new Set(wordsOf(other));
    return own.filter((word) => there.has(word)).length / own.length > SAID_SHARE;
  });
}
const SAID_SHARE = 0.7;

/** Whether all that a text names of skills and tools stands in the others. */
function isOfNamed(text: string, others: readonly string[]): boolean {
  const there = new Set(others.flatMap((one) => findSkills(one).map(({ name }) => name)));
  const own = findSkills(text);
  return own.length > 0 && own.every(({ name }) => there.has(name));
}

/** A name, a short name or "I" keeps its capital behind the colon. */
const lowered = (text: string): string =>
  /^(?:I\b|\p{Lu}{2}|\p{Lu}\p{Ll}*\p{Lu}|\p{Lu}\S* \p{Lu}\p{Ll})/u.test(text)
    ? text
    : inSmallLetters(text.slice(0, 1).toUpperCase() + text.slice(1));

/** "Do brakes, shocks and struts": a bare verb stands badly behind a colon. */
function opensWithVerb(text: string, isCurrent: boolean): boolean {
  const [first = '', next = ''] = text.toLowerCase().split(/[ ,]+/);
  // "Set design for plays", "cast iron repairs": a verb with its object before it for sure.
  if (!/^(?:the|an?|my|our|all|every|each|up to|over|about|\d.*)$/.test(next)) return false;
  return (
    findVerbForm(first, 'past') !== null ||
    // Of a job that is over "I manage" would be untrue.
    (isCurrent && findVerbForm(first, 'base')?.verb.baseIsNoun === false)
  );
}
/** Told as going on. */
const GOES_ON = /\b(?:currently|now|still|presently|at present|nowadays|these days)\b|\bI am\b/i;

/** A line of work behind a label: as an act of one's own where it tells one for sure, else as it stands. */
function sayWork(
  { kind, text, sources }: Statement,
  stretches: readonly string[],
  told: readonly Told[],
  isCurrent: boolean,
): Part[] | undefined {
  const [source] = sources;
  const act = told.find(
    (one) =>
      one.path === source?.path &&
      one.kind === 'act' &&
      countWords(one.text) <= WORDS_MAX &&
      stretches.some((stretch) => sharedWith(stretch, one.text).weight > 0),
  );
  if (act !== undefined)
    return [
      words('I '),
      fact(act.text, ...sources),
      ...(act.result === undefined ? [] : [words(', which '), fact(act.result, ...sources)]),
    ];
  if (countWords(text) > WORDS_MAX) return undefined;
  const opener = findVerbForm(text.split(/[ ,]/)[0]?.toLowerCase() ?? '', 'third');
  if (opener?.verb.baseIsNoun === false || (!isCurrent && GOES_ON.test(text))) return undefined;
  const isVerb = opensWithVerb(text, isCurrent);
  // What somebody says they are is no work of theirs.
  if (kind === 'summary' && !isVerb) return undefined;
  return isVerb
    ? [words('I '), fact(text.slice(0, 1).toLowerCase() + text.slice(1), ...sources)]
    : [fact(lowered(text), ...sources)];
}

/** Where and when, of what was not done in the job that the letter stands on. */
function sayPlace(place: Place | undefined): Part[] {
  if (place?.at === undefined) return [];
  const { at, startYear, endYear, isCurrent } = place;
  const years: Part[] =
    startYear === undefined || isCurrent || endYear === undefined
      ? []
      : startYear.text === endYear.text
        ? [words(', '), fact(endYear.text, endYear.source)]
        : [
            words(', '),
            fact(startYear.text, startYear.source),
            words(' to '),
            fact(endYear.text, endYear.source),
          ];
  return [words(' ('), fact(at.text, at.source), ...years, words(')')];
}

/** Whether the person's words say the label themselves, with little else. */
function repeats(label: string, text: string, isPaper: boolean): boolean {
  if (text.toLowerCase().startsWith(label.toLowerCase())) return true;
  const head = text
    .split(' ')
    .slice(0, countWords(label) + SHORT)
    .join(' ');
  const own = subjectOf(head, isPaper);
  const asked = subjectOf(label, isPaper);
  return asked.filter((stem) => own.includes(stem)).length >= REPEATED_SHARE * asked.length;
}
const SHORT = 3;
/** "Run loads, single, multi-stop" before "ran loads, single and multi-stop": another form of one word says no more. */
const REPEATED_SHARE = 0.75;

/** All that the ad asks for and the person's own words show, the musts first, then what is welcome, then the work that it describes; none twice. */
export function listMatches(
  facts: LetterFacts,
  main: Place | undefined,
  said: readonly string[] = [],
): Match[] {
  if (!facts.isEnglish) return [];
  const rows: string[] = [];
  const labels: string[] = [];
  const isOpen = ({ parts, label, place, demand, statements: [one] }: Match): boolean =>
    // "Opera PMS user training" says nothing new beside work with Opera.
    !(one?.kind === 'paper' && !demand.isPaper && isOfNamed(one.text, [...said, ...rows])) &&
    !isSaid(textOf(parts.slice(0, parts.length - place)), [...said, ...rows]) &&
    (label === undefined || !isSaid(label, labels));
  const matches: Match[] = [];
  for (const demand of [...facts.demands, ...facts.duties]) {
    const match = [
      ...matchesOfWork(demand, facts, main),
      ...matchesOfLists(demand, facts),
      ...matchesOfPapers(demand, facts),
    ].find(isOpen);
    if (match === undefined) continue;
    rows.push(textOf(match.parts));
    if (match.label !== undefined) labels.push(match.label);
    matches.push(match);
  }
  return joinPapers(matches);
}

const textOf = (parts: readonly Part[]): string => parts.map(({ text }) => text).join('');

/** What nobody has to bring: not asked, taught there, offered, done by others, or what the employer is. */
const NOT_WANTED = new RegExp(
  [
    String.raw`\b(?:no|not|never|without|nor|excluding|except)\b|n['’]t\b`,
    String.raw`\b(?:(?:be|get|are) (?:trained|taught)|we (?:offer|train|teach|provide|are|build|make)|free|benefits?|perks?)\b`,
    String.raw`\b(?:staff (?:get|receive)|report(?:ing|s)? to|sister (?:firm|company)|(?:company|firm|employer|client)s? (?:that|which|who))\b`,
  ].join('|'),
  'iu',
);

/** Lines of work that speak of stretches of the demand's line, what they share most first. */
function matchesOfWork(demand: Demand, facts: LetterFacts, main: Place | undefined): Match[] {
  if (demand.isPaper || NOT_WANTED.test(demand.line)) return [];
  // What the post is called, its title says.
  const isOfTitle = (stretch: string): boolean => isSaid(stretch, [facts.title ?? '']);
  const isEcho = createEcho([demand]);
  const stretches = stretchesOf(demand.line).filter((one) => !isOfTitle(one));
  return (
    [...facts.book.of.values()]
      .filter(
        (one) =>
          (one.kind === 'work' || one.kind === 'summary') && isShown(one) && !isEcho(one.text),
      )
      .map((statement) => {
        const act = actOf(statement.text);
        const shared = stretches
          .filter((stretch) => !tellsOtherAct(stretch, act))
          .map((stretch) => ({ stretch, ...sharedWith(stretch, act) }))
          .filter(({ weight }) => weight > 0);
        return { statement, shared, weight: shared.reduce((sum, one) => sum + one.weight, 0) };
      })
      // "labels" and "dates" are words of many a line; both of one line say what it is about.
      .filter(({ shared }) => shared.some(({ isSure }) => isSure) || shared.length > 1)
      .sort((a, b) => worthOf(b, main) - worthOf(a, main))
      .flatMap(({ statement, shared }): Match[] => {
        const named = shared.map(({ stretch }) => stretch);
        const role = facts.roles.find(({ entry }) => entry === statement.entry);
        const isCurrent = statement.kind === 'summary' || role?.isCurrent === true;
        const own = sayWork(statement, named, facts.told, isCurrent);
        if (own === undefined) return [];
        const isElsewhere = statement.kind === 'work' && statement.entry !== main?.entry;
        const place = isElsewhere ? sayPlace(role) : [];
        // One thing of many is not what their heading says.
        const heading = named.length > 1 ? headingOf(demand.line) : undefined;
        const label = heading ?? joinStretches(named);
        return [
          {
            demand,
            ...(repeats(label, statement.text, false) ? {} : { label: asLabel(label) }),
            statements: [statement],
            parts: [...own, ...place],
            place: place.length,
          },
        ];
      })
  );
}

/** "combi", "tilt skillet" and "steam kettle" of one line of the ad, as many as are read at a glance. */
function joinStretches(stretches: readonly string[]): string {
  const [first = '', ...others] = stretches;
  return others.reduce((label, one) => {
    const joined = `${label}, ${one}`;
    return countWords(joined) <= LABEL_WORDS_MAX ? joined : label;
  }, first);
}
const LABEL_WORDS_MAX = 6;

/** What is shared, with a figure or of the job that the letter stands on a little more. */
const worthOf = (
  { statement, weight }: { statement: Statement; weight: number },
  main: Place | undefined,
): number =>
  weight + (/\d/.test(statement.text) ? 0.15 : 0) + (statement.entry === main?.entry ? 0.3 : 0);

/** Items of lists that show a demand, where they are several. */
function matchesOfLists(demand: Demand, facts: LetterFacts): Match[] {
  if (demand.isPaper || facts.duties.includes(demand)) return [];
  const items = itemsFor(demand, facts.book)
    .filter((one) => !isOfPaper(one))
    .slice(0, ITEMS_MAX);
  const stretch = headOfItems(
    demand.line,
    items.map((one) => one.text),
  );
  // A tool by its name says no more than "I know it" does.
  if (items.length < 2 || stretch === undefined) return [];
  return [
    {
      demand,
      label: asLabel(stretch),
      statements: items,
      parts: items.flatMap((one, i) => [
        ...(i === 0 ? [] : [words(', ')]),
        fact(one.text, ...one.sources),
      ]),
      place: 0,
    },
  ];
}

/** A paper that is to come, gone, held in part, or says something against its holder. */
const NOT_QUITE_HELD =
  /\b(?:to be (?:obtained|renewed|done)|lost|theory|in progress|ongoing|\d+ of \d+|exempt\p{L}*|points?|applied|pending|booked|studying)\b/iu;

/** Papers and schooling that a demand asks for, as they stand. */
const matchesOfPapers = (demand: Demand, facts: LetterFacts): Match[] => {
  const stretches = demand.isPaper ? stretchesOf(demand.line) : [];
  // "Class 1 with air" among lines that found no place.
  const named = [...facts.book.of.values()].filter(
    ({ kind, text }) =>
      (kind === 'summary' || kind === 'skill') &&
      countWords(text) <= LABEL_WORDS_MAX &&
      (countWords(text) > 1 || tellsPaper(text)) &&
      stretches.some((stretch) => isSaid(stretch, [text])),
  );
  return [
    ...named,
    ...rankedFor(demand, facts.book).filter(
      (one) => isOfPaper(one) && (demand.isPaper || one.kind === 'paper'),
    ),
  ]
    .filter(({ text }) => hasMarks(text, demand.marks) && !NOT_QUITE_HELD.test(text))
    .map((one) => ({
      demand,
      statements: [one],
      parts: [fact(one.text, ...one.sources)],
      place: 0,
    }));
};

/** Papers stand in one row, where the first of them stands. */
function joinPapers(matches: readonly Match[]): Match[] {
  const papers = matches.filter(
    ({ statements: [first] }) => first !== undefined && isOfPaper(first),
  );
  const [first] = papers;
  if (first === undefined || papers.length < 2) return [...matches];
  const shown = papers.slice(0, PAPERS_MAX);
  const joined: Match = {
    demand: first.demand,
    statements: shown.flatMap(({ statements }) => statements),
    parts: shown.flatMap(({ parts }, i) => [...(i === 0 ? [] : [words('; ')]), ...parts]),
    place: 0,
  };
  return matches.flatMap((one) => (one === first ? [joined] : papers.includes(one) ? [] : [one]));
}

/** Whether they make a list of what the ad asks for beside what the person brings. */
export const isEnough = (matches: readonly Match[]): boolean => matches.length >= MATCHES_MIN;

const capital = (text: string): string =>
  /^\p{Ll}+\p{Lu}/u.test(text) ? text : text.slice(0, 1).toUpperCase() + text.slice(1);

function toDraft({ label, parts }: Match): Draft {
  const [first, ...rest] = parts;
  const own =
    label !== undefined || first === undefined
      ? parts
      : [{ ...first, text: capital(first.text) }, ...rest];
  const all: Part[] = [
    words(LIST_MARK),
    ...(label === undefined ? [] : [asked(label), words(': ')]),
    ...own,
  ];
  return { parts: all, text: all.map(({ text }) => text).join('') };
}

/** Sets what the ad asks for beside what the person brings, a row each, and says which of it; undefined where there is too little for a list. */
export function planMatches(
  sentences: Sentences,
  facts: LetterFacts,
  main: Place | undefined,
  passes: (draft: Draft) => boolean,
): readonly Match[] | undefined {
  const said = sentences.slots.flatMap(({ options, only }) =>
    only !== 'email' ? (options[0]?.text ?? []) : [],
  );
  const rows = listMatches(facts, main, said)
    .map((match) => ({ match, draft: toDraft(match) }))
    .filter(({ draft }) => passes(draft))
    .slice(0, MATCHES_MAX);
  if (rows.length < ROWS_MIN) return undefined;
  if (!sentences.add('list', LIST_PARAGRAPH, FIRST, sentences.fill(['matches'], {})))
    return undefined;
  rows.forEach(({ draft }, i) => {
    sentences.add(
      `list-${i + 1}`,
      LIST_PARAGRAPH,
      i < ROWS_MIN ? FIRST : LATER + i / 100,
      [draft],
      'list',
    );
  });
  return rows.map(({ match }) => match);
}
const LIST_PARAGRAPH = 3;
/** Before the first sentence on an earlier job, and behind it. */
const FIRST = 1.1;
const LATER = 1.4;
