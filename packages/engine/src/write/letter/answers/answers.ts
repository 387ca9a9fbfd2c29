import { skillFacts } from '../../../document/facts.ts';
import { singularOf } from '../../../language/en/noun-forms.ts';
import { stemsOf } from '../../../language/en/text-stems.ts';
import { undress } from '../../../language/plain-text.ts';
import { setOfWords } from '../../../language/words.ts';
import { findEvidence } from '../../../match/evidence/evidence.ts';
import { type EvidenceIndex, indexEvidence } from '../../../match/evidence/evidence-index.ts';
import type { EvidenceLine } from '../../../match/evidence/evidence-lines.ts';
import { tellsDrivingLicence, tellsPaper } from '../../../taxonomy/credentials.ts';
import { stemRarity } from '../../../taxonomy/rarity.ts';
import { findSkills } from '../../../taxonomy/skills.ts';
import { TITLE_WORDS } from '../../../taxonomy/titles.ts';
import { isPerson } from '../../../verify/responsibility/agents.ts';
import { type Demand, subjectOf } from './demands.ts';
import type { Statement, StatementKind } from './statement.ts';

const EVIDENCE_KIND = {
  work: 'role',
  paper: 'schooling',
  school: 'schooling',
  summary: 'summary',
  skill: 'list',
} as const satisfies Record<StatementKind, EvidenceLine['kind']>;

const asEvidence = ({ kind, text, entry, sources }: Statement): EvidenceLine => {
  const plain = undress(text);
  const path = sources[0]?.path ?? entry;
  return {
    path: kind === 'paper' ? 'certificates[0].name' : path,
    entry,
    text,
    kind: EVIDENCE_KIND[kind],
    tier: 1,
    counted: text,
    plain,
    skills: skillFacts({ path, entry, text: plain }),
    stems: new Set(stemsOf(plain)),
  };
};

/** Statements that can be looked up, and the lines that stand for them. */
export interface Book {
  index: EvidenceIndex;
  of: ReadonlyMap<EvidenceLine, Statement>;
  /** What was looked up already. */
  shown: WeakMap<Demand, ReadonlyMap<Statement, number>>;
}

export function bookOf(statements: readonly Statement[]): Book {
  const of = new Map(statements.map((one) => [asEvidence(one), one]));
  return { index: indexEvidence([...of.keys()]), of, shown: new WeakMap() };
}

/** A line holds all that a part is about. */
const holdsAll = (line: EvidenceLine, subject: readonly string[]): boolean =>
  subject.length > 0 && subject.every((stem) => line.stems.has(stem));

const LED =
  /\b(?:led|lead|leading|supervis(?:e|ed|ing)|manag(?:e|ed|ing)|in charge of|headed|heading|ran|running)\b(?<of>.*)/iu;
const TAUGHT =
  /\b(?:train(?:ed|ing)?|taught|teach(?:ing)?|mentor(?:ed|ing)?|coach(?:ed|ing)?|onboard(?:ed|ing)?|instruct\p{L}+|courses? for)\b(?<of>.*)/iu;
const OF_PEOPLE =
  /\b(?:teams?|crews?|staff|shifts?|people|persons|men|women|workers|interns?|apprentices?|volunteers|recruits|hires|reservists)\b/iu;

/** Whether somebody led or taught people, and says whom. */
function isOfPeople(text: string, how: 'lead' | 'teach'): boolean {
  const of = (how === 'lead' ? LED : TAUGHT).exec(text)?.groups?.of?.slice(0, PEOPLE_WITHIN) ?? '';
  const counted = COUNTED.exec(of)?.[1] ?? '';
  return OF_PEOPLE.test(of) || (counted !== '' && isPersons(counted));
}
/** "14 sorters", but no "30 audits". */
const isPersons = (word: string): boolean =>
  /men$/.test(word) ||
  TITLE_WORDS.has(singularOf(word)) ||
  isPerson(singularOf(word)) ||
  (/[^aeiou](?:er|or)s$/.test(word) && !THINGS.has(word));
/** Named for what they do, as people are. */
const THINGS = setOfWords(
  `boilers containers computers printers trailers tractors orders numbers routers servers counters meters
  papers letters offers tenders registers chapters motors sectors errors reactors generators elevators
  conveyors vendors centers quarters semesters layers covers flowers powers towers waters cylinders filters
  burners dryers freezers mixers loaders barriers corridors doors floors cookers coolers chargers
  posters folders monitors sensors compressors excavators rollers lockers timers`,
);
const COUNTED = /\b\d+ (?:\p{L}+ ){0,2}?(\p{L}+(?:s|men))\b/iu;
const PEOPLE_WITHIN = 60;

/** So much of what a part is about, by how rare its words are, makes a line one that speaks of it. */
const SHARE_MIN = 0.58;
/** A word so rare says by itself what a line is of. */
const TELLS_ALONE = 0.6;

/** A line speaks of most of what a part is about: its rare words, or its act and what is acted on. */
function speaksOf(line: EvidenceLine, subject: readonly string[], isLoose: boolean): boolean {
  const shared = subject.filter((stem) => line.stems.has(stem));
  if (shared.length === 0) return false;
  const weight = (stems: readonly string[]): number =>
    stems.reduce((sum, stem) => sum + stemRarity(stem) + 0.05, 0);
  const isSure =
    shared.length > 1 ||
    (isLoose && subject.length !== 2 && stemRarity(shared[0] ?? '') >= TELLS_ALONE);
  const isActAndObject = shared.length > 1 && subject[0] === shared[0] && subject[1] === shared[1];
  return isSure && (isActAndObject || weight(shared) / weight(subject) >= SHARE_MIN);
}

/** An item of a list that a part names whole, with more around it: "pest control" of "pest control in collections". */
function isNamedIn({ kind, stems }: EvidenceLine, subject: readonly string[]): boolean {
  const own = [...stems];
  const isSure = own.length > 1 || stemRarity(own[0] ?? '') >= TELLS_ALONE;
  return kind === 'list' && own.length > 0 && isSure && own.every((stem) => subject.includes(stem));
}

/** "Cabinet Vision": a name stands whole or not at all. */
const NAME = /^\p{Lu}\S*(?: \p{Lu}\S*)*$/u;

/** Lines that show a part of a demand: by what the score takes for evidence of these words, or by all of its own. */
function linesOf(part: string, { index }: Book, isPaper: boolean, isLoose = true): EvidenceLine[] {
  const subject = subjectOf(part, isPaper);
  const found = findEvidence(index, part, [part]);
  return [
    ...new Set([
      ...(found.near ? [] : found.lines),
      ...index.lines.filter(
        (line) =>
          holdsAll(line, subject) ||
          (!NAME.test(part) && isNamedIn(line, subject)) ||
          (line.kind !== 'list' && !NAME.test(part) && speaksOf(line, subject, isLoose)),
      ),
    ]),
  ];
}

export const hasMarks = (text: string, marks: readonly string[]): boolean =>
  marks.every((mark) =>
    new RegExp(`(?<![\\p{L}\\d])${mark.replace('+', '\\+')}(?![\\p{L}\\d])`, 'iu').test(text),
  );
/** "Class 5 licence": of what one drives, where no other trade is named. */
const CLASS_LICENCE = /\b(?:class|category|cat\.?) \S{1,3} (?:driv\S+ )?licen[cs]e\b/i;
const OTHER_LICENCE =
  /\b(?:work permit|residence|firearms?|weapons?|guns?|liquor|alcohol|fork ?lift|crane|instructor|security|electric\p{L}*|provisional|learner)\b/iu;
const isDrivingLicence = (text: string): boolean =>
  (tellsDrivingLicence(text) || CLASS_LICENCE.test(text)) && !OTHER_LICENCE.test(text);

/** Whether what the person says of themselves names a tool that is asked for. */
const namesTool = (text: string, skills: Demand['skills']): boolean =>
  findSkills(text).some(
    ({ name, kind }) =>
      (kind === 'tool' || kind === 'cert' || kind === 'language') &&
      skills.some((asked) => asked.name === name),
  );

/** Whether a statement is of the kind that a demand asks for. */
function suits(
  { kind, text, entry }: Statement,
  { isPaper, isDegree, isYears, marks, skills }: Demand,
): boolean {
  if (isYears) return kind === 'work';
  if (!isPaper) return kind === 'summary' ? namesTool(text, skills) : kind !== 'school';
  if (isDegree && kind !== 'school' && !DEGREE.test(text)) return false;
  // A row of papers that found no place.
  const isKeptRow = entry.startsWith('meta.') && /, (?:19|20)\d\d$/.test(text);
  const isHeld = kind === 'paper' || kind === 'school' || isKeptRow || tellsPaper(text);
  return isHeld && hasMarks(text, marks);
}

const DEGREE = /\b(?:degree|diploma|bachelor|master|certificate in|national certificate)\b/i;

const KIND_WORTH: Readonly<Record<StatementKind, number>> = {
  work: 0.9,
  paper: 0.8,
  school: 0.8,
  summary: 0.5,
  skill: 0,
};

/** How much of a demand each statement shows, those that show nothing left out. */
function weigh(demand: Demand, book: Book): Map<Statement, number> {
  const shown = new Map<Statement, number>();
  const add = (lines: readonly EvidenceLine[], worth: number): void => {
    for (const line of lines) {
      const statement = book.of.get(line);
      if (statement !== undefined && suits(statement, demand))
        shown.set(statement, (shown.get(statement) ?? 0) + worth);
    }
  };
  if (demand.isDriving) {
    const own = [...book.of].filter(
      ([, { text, kind }]) => (kind === 'paper' || kind === 'skill') && isDrivingLicence(text),
    );
    add(
      own.filter(([, { text }]) => hasMarks(text, demand.marks)).map(([line]) => line),
      1,
    );
    return shown;
  }
  if (demand.ofPeople !== undefined) {
    const { ofPeople } = demand;
    add(
      [...book.of]
        .filter(
          ([, { kind, text }]) =>
            (kind === 'work' || kind === 'summary') && isOfPeople(text, ofPeople),
        )
        .map(([line]) => line),
      1.2,
    );
  }
  for (const part of demand.parts) {
    const rarest = Math.max(0, ...subjectOf(part, demand.isPaper).map(stemRarity));
    add(linesOf(part, book, demand.isPaper), 1 + rarest / 2);
  }
  // Years are of what the lines themselves name.
  for (const { name, forms } of demand.isYears ? [] : demand.skills) {
    const found = findEvidence(book.index, name, forms);
    add(found.near ? [] : found.lines, 1);
  }
  return shown;
}

function shownBy(demand: Demand, book: Book): ReadonlyMap<Statement, number> {
  const known = book.shown.get(demand);
  if (known !== undefined) return known;
  const shown = weigh(demand, book);
  book.shown.set(demand, shown);
  return shown;
}

/** Items of lists that show a demand. */
export const itemsFor = (demand: Demand, book: Book): Statement[] =>
  [...shownBy(demand, book).keys()].filter(({ kind }) => kind === 'skill');

/** Whether a statement by itself shows a demand: no paper where work is asked for, and of a paper's kind where one is. */
export const showsWhole = (demand: Demand, statement: Statement, book: Book): boolean =>
  !demand.isPaper && statement.kind === 'work' && shownBy(demand, book).has(statement);

/** All of the person's words for a demand, the strongest first. */
export const rankedFor = (demand: Demand, book: Book): Statement[] =>
  [...shownBy(demand, book)]
    .map(([statement, worth]) => ({
      statement,
      worth: worth + KIND_WORTH[statement.kind] + (/\d/.test(statement.text) ? 0.15 : 0),
    }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ statement }) => statement);

/** The person's strongest words for a demand. */
export function bestFor(
  demand: Demand,
  book: Book,
  isOpen: (statement: Statement) => boolean,
): Statement | undefined {
  return rankedFor(demand, book).find(isOpen);
}

const HOLDS =
  /\b(?:hold|trained in|certificates?|licen[cs]e|degree|diploma|ticket|permit|qualification)\b/i;

/** Which demands some sentences tell of. */
export function listTold(demands: readonly Demand[], all: readonly string[]): Demand[] {
  const asBook = (texts: readonly string[]): Book =>
    bookOf(texts.map((text) => ({ kind: 'summary', text, entry: '', sources: [] })));
  // "I apply as Ship's Cook" tells of no certificate.
  const papers = all.filter((text) => HOLDS.test(text));
  const [ofAll, ofPapers] = [asBook(all), asBook(papers)];
  return demands.filter((demand) =>
    demand.isPaper ? isToldIn(demand, ofPapers, papers) : isToldIn(demand, ofAll, all),
  );
}

function isToldIn(demand: Demand, book: Book, texts: readonly string[]): boolean {
  if (demand.isDriving) return texts.some((text) => isDrivingLicence(text));
  const { ofPeople } = demand;
  return (
    (ofPeople !== undefined && texts.some((text) => isOfPeople(text, ofPeople))) ||
    demand.parts.some((part) => linesOf(part, book, demand.isPaper, false).length > 0) ||
    demand.skills.some(({ name, forms }) => {
      const found = findEvidence(book.index, name, forms);
      return !found.near && found.lines.length > 0;
    })
  );
}
