import { isEnglish } from '../../language/en/english-words.ts';
import { tellsDrivingLicence, tellsPaper } from '../../taxonomy/credentials.ts';
import { findSkill, findSkills } from '../../taxonomy/skills.ts';
import type { Place } from '../place.ts';
import { type Draft, fact, type Part, words } from '../sentence.ts';
import { namesWorkAlone } from '../tell/thing.ts';
import { bestFor, itemsFor, listTold, showsWhole } from './answers/answers.ts';
import type { Demand } from './answers/demands.ts';
import type { Statement } from './answers/statement.ts';
import type { LetterFacts } from './facts.ts';
import type { Named } from './input.ts';
import { chooseCounted, chooseOwnLines, type OwnLine } from './own-lines.ts';
import { paperNamed } from './papers.ts';
import type { Sentences } from './sentences.ts';
import { LIST_MARK } from './slot.ts';
import { inSmallLetters, tellingStems } from './wanted.ts';

/** Fewer are told in sentences, or not at all. */
const ANSWERS_MIN = 3;
/** So many of them answer a demand, beside lines of the job. */
const ANSWERED_MIN = 2;
const LINE_WORDS_MIN = 4;
/** More rows are the resume again. */
const ANSWERS_MAX = 4;

interface Answer {
  demand: Demand;
  statement: Statement;
}

/** What the list has and the demands that it answers; tools, other items of lists and papers that answer one and are told in sentences instead. */
export interface Answered {
  lines: readonly string[];
  demands: readonly Demand[];
  tools: LetterFacts['skills'];
  items: readonly Named[];
  papers: readonly Named[];
}
const NONE: Answered = { lines: [], demands: [], tools: [], items: [], papers: [] };

/** "Class 5 licence", of which a list says no more than a sentence does. */
const isBare = ({ kind, text }: Statement, held: readonly Named[]): boolean =>
  kind === 'paper' &&
  !/[,(–]| - |(?:19|20)\d\d/.test(text) &&
  held.some((one) => one.text.toLowerCase() === text.toLowerCase());

/** The person's strongest words for each demand, none used twice. */
function listAnswers(
  { demands, book, held }: LetterFacts,
  isOpen: (statement: Statement) => boolean = () => true,
): Answer[] {
  const used = new Set<Statement>();
  const isUsed = ({ text }: Statement): boolean =>
    [...used].some((other) => other.text.toLowerCase().includes(text.toLowerCase()));
  return demands.flatMap((demand) => {
    // What shows one demand may show the next one as well.
    if ([...used].some((one) => showsWhole(demand, one, book))) return [];
    const isNew = (one: Statement): boolean =>
      // Of two words alone nobody can tell what they answer.
      (one.kind !== 'work' || one.text.split(' ').length >= LINE_WORDS_MIN) &&
      !isUsed(one) &&
      ![...used].some((other) => isOfOneThing(one, other)) &&
      isOpen(one);
    const statement = bestFor(demand, book, (one) => isNew(one) && !isBare(one, held));
    if (statement === undefined) return [];
    const items = statement.kind === 'skill' ? itemsFor(demand, book).filter(isNew) : [];
    const found = [statement, ...items.filter((one) => one !== statement)];
    for (const one of found) used.add(one);
    return found.map((one) => ({ demand, statement: one }));
  });
}

/** "Opera PMS user training, 2016" under "Opera PMS, cash and EFTPOS": no tool or trade of it is new. */
function isOfOneThing(one: Statement, other: Statement): boolean {
  const [own, there] = [one, other].map(
    ({ text }) => new Set(findSkills(text).map(({ name }) => name)),
  ) as [Set<string>, Set<string>];
  if (one.kind === 'school' || other.kind === 'school' || own.size === 0) return false;
  return [...own].every((name) => there.has(name));
}

/** Whether the letter may set off what the ad asks for: then no other lines are. */
export const hasAnswers = (facts: LetterFacts): boolean =>
  strengthOf(listAnswers(facts)) >= ANSWERED_MIN;

const isOfPaper = ({ kind, text }: Statement): boolean =>
  kind === 'paper' || kind === 'school' || tellsPaper(text);

/** Items of lists make one line together. */
const strengthOf = (answers: readonly Answer[]): number => {
  const skills = answers.filter(({ statement }) => statement.kind === 'skill').length;
  return answers.length - skills + Math.min(1, skills);
};

/** Beside what the ad asks for, what the work was. */
const LINES_MAX = 2;
function linesOf(
  facts: LetterFacts,
  { entry }: Place,
  isNew: (line: OwnLine) => boolean,
): OwnLine[] {
  const lines = facts.lines.filter(isNew);
  const asked = chooseOwnLines(lines, entry, facts);
  const isNear = ({ text }: OwnLine): boolean =>
    tellingStems(text).some((stem) => facts.adStems.has(stem));
  const near = asked.filter(isNear);
  return (near.length > 0 ? near : chooseCounted(lines, entry)).slice(0, LINES_MAX);
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

/** Most of its words stand in a sentence that is said. */
function isSaid(
  { text, sources }: Pick<Statement, 'text' | 'sources'>,
  said: readonly string[],
  paths: ReadonlySet<string>,
): boolean {
  const own = wordsOf(text).filter((word) => word.length > 2);
  const share = sources.some(({ path }) => paths.has(path)) ? OWN_SHARE : SAID_SHARE;
  return said.some((sentence) => {
    const there = new Set(wordsOf(sentence));
    return own.filter((word) => there.has(word)).length / own.length > share;
  });
}
const SAID_SHARE = 0.7;
/** Of a line that a sentence tells in part. */
const OWN_SHARE = 0.35;

/** "memoQ" and "eHive" keep their own. */
const capital = (text: string): string =>
  /^\p{Ll}+\p{Lu}/u.test(text) ? text : text.slice(0, 1).toUpperCase() + text.slice(1);

/** "Forklift certificate 2019 Site Safe passport": what stands before the year is another's. */
function ownPartOf({ statement: { text, kind }, demand }: Answer): string {
  if (kind !== 'paper') return text;
  const at = demand.parts
    .map((part) => text.toLowerCase().indexOf(part.toLowerCase()))
    .find((found) => found > 0 && /\b(?:19|20)\d\d[ ,;]+$/.test(text.slice(0, found)));
  return at === undefined ? text : text.slice(at);
}

const asItem = (parts: readonly Part[]): Draft => ({
  parts: [words(LIST_MARK), ...parts],
  text: `${LIST_MARK}${parts.map(({ text }) => text).join('')}`,
});

/** A licence among the skills of a list is a paper. */
const isSkillItem = ({ kind, text }: Statement): boolean =>
  kind === 'skill' && !tellsDrivingLicence(text) && !tellsPaper(text);

/** Items of lists make one line. */
function lineOfSkills(all: readonly Answer[]): Draft[] {
  if (all.length === 0) return [];
  const parts = all
    .slice(0, SKILLS_MAX)
    .flatMap(({ statement: { text, sources } }, i) => [
      ...(i === 0 ? [] : [words(', ')]),
      fact(i === 0 ? capital(text) : text, ...sources),
    ]);
  return [asItem(parts)];
}

/**
 * What the ad asks for, in its order of weight, and no sentence tells: the person's own words for each, set off. Where it
 * is little the letter has none of it.
 */
export function planAnswers(
  sentences: Sentences,
  facts: LetterFacts,
  main: Place | undefined,
): Answered {
  if (sentences.lists !== undefined) return NONE;
  const said = sentences.slots.flatMap(({ options, only }) =>
    only !== 'email' ? (options[0]?.text ?? []) : [],
  );
  const met = new Set(listTold(facts.demands, said));
  const paths = new Set([...sentences.used.map(({ path }) => path), ...sentences.inRow]);
  const isLittle = isThin(sentences);
  // Behind work that is told, torn-off lines of more of it read like notes: papers alone are set off.
  const open = listAnswers(
    { ...facts, demands: facts.demands.filter((one) => !met.has(one)) },
    (statement) =>
      (isLittle || isOfPaper(statement) || isSkillItem(statement)) &&
      !isSaid(statement, said, paths),
  );
  const items = open.filter(({ statement }) => isSkillItem(statement));
  const tools = namedTools(items);
  const skills = isLittle
    ? items.filter(({ statement }) => tools.every(({ text }) => text !== statement.text))
    : [];
  const named = isLittle ? [] : namedItems(items);
  const whole = open.filter(({ statement }) => !isSkillItem(statement));
  const told = new Set(open.map(({ statement }) => statement.text));
  const isNew = ({ text, source }: OwnLine): boolean =>
    !told.has(text) && !isSaid({ text, sources: [source] }, [...said, ...told], paths);
  const lines = main === undefined || !isLittle ? [] : linesOf(facts, main, isNew);
  const answering = whole.length + Math.min(1, skills.length);
  // Beside a paper a line of the job that counts something makes two, where nothing else is told.
  const isBesideLines = sentences.used.length === 0 && answering > 0;
  const strength = answering + (isBesideLines ? Math.min(1, lines.length) : 0);
  const papers = papersOf(whole);
  const none: Answered = { ...NONE, tools, items: isLittle ? namedItems(items) : named, papers };
  // Beside work that is told, and behind a moment, the letter goes on in sentences.
  const isSetOff = isLittle && facts.moment === undefined && strength >= ANSWERED_MIN;
  if (!isSetOff) return none;
  if (!sentences.add('list', LIST_PARAGRAPH, MUST, sentences.fill(['answers'], {}))) return none;
  const room = ANSWERS_MAX - Math.min(1, skills.length);
  const rows = [
    ...whole.slice(0, room).map((answer) => ({
      level: answer.demand.level,
      draft: asItem([fact(capital(ownPartOf(answer)), ...answer.statement.sources)]),
    })),
    ...lines
      .slice(0, Math.max(0, room - whole.length))
      .map(({ text, source }) => ({ level: 'nice', draft: asItem([fact(text, source)]) })),
  ];
  const lastMust = rows.findLastIndex(({ level }) => level === 'must') + 1;
  for (const draft of lineOfSkills(skills)) rows.splice(lastMust, 0, { level: 'must', draft });
  rows.forEach(({ level, draft }, i) => {
    const priority = (level === 'must' || i < ANSWERS_MIN ? MUST : NICE) + i / 100;
    sentences.add(`list-${i + 1}`, LIST_PARAGRAPH, priority, [draft], 'list');
  });
  const shown = [...whole.slice(0, room), ...skills];
  return {
    lines: shown.map(({ statement }) => statement.text.toLowerCase()),
    demands: shown.map(({ demand }) => demand),
    tools,
    items: named,
    papers: papersOf(whole.slice(room)),
  };
}
/** What a sentence can name of the items that answer the ad's musts: "bread and pastry". */
const namedItems = (answers: readonly Answer[]): Named[] =>
  answers
    .filter(({ statement }) => !isToolName(statement.text) && isNameable(statement.text))
    .slice(0, ITEMS_MAX)
    .flatMap(({ statement: { text, sources } }) => {
      const [source] = sources;
      return source === undefined ? [] : [{ text: inSmallLetters(text), source, sources }];
    });
/** A skill that the taxonomy knows, or work by its name: what is wished for ("keen on tiling") and what one has or drives ("pallet trucks") is none. */
const isNameable = (text: string): boolean => {
  const words = text.toLowerCase().split(' ');
  const isPair = words.includes('and') && findSkills(text).some(({ kind }) => kind === 'hard');
  return (
    ITEM_NAME.test(text) &&
    !TOOL_NAME.test(text) &&
    !NO_NAME.test(text) &&
    (findSkill(text)?.kind === 'hard' ||
      namesWorkAlone(words.at(-1) ?? '') ||
      GERUND.test(words[0] ?? '') ||
      isPair)
  );
};
/** "Reading drawings": what one does, by its name. */
const GERUND = /^\p{L}{3,}ing$/u;
const NO_NAME = /^(?:keen|want|willing|able|basic|some|no|good|learning|interested|honest)\b/i;
const ITEM_NAME = /^\p{L}[\p{L}'’/+#-]*(?: [\p{L}'’&+#-]+){0,4}$/u;
const ITEMS_MAX = 4;

/** Papers that answer a demand, as a sentence names them. */
const papersOf = (answers: readonly Answer[]): Named[] =>
  answers.flatMap(({ statement: { kind, text, sources } }) => {
    const [source] = sources;
    return kind !== 'paper' || source === undefined ? [] : paperNamed(text, source);
  });

/** Tools are told by their names: "I know Xero". */
const namedTools = (answers: readonly Answer[]): LetterFacts['skills'] =>
  answers.flatMap(({ statement: { text, sources } }) => {
    const [source] = sources;
    return source !== undefined && isToolName(text) ? [{ text, source, isTool: true }] : [];
  });
/** "Rhino", "memoQ", "AutoCAD LT", but no "Filigree", which is set with a capital as the first of its row. */
const isToolName = (text: string): boolean =>
  findSkill(text)?.kind === 'tool' ||
  (TOOL_NAME.test(text) &&
    findSkill(text)?.kind === undefined &&
    !/\p{Lu}{6}/u.test(text) &&
    text.split(' ').some((word) => !isEnglish(word.toLowerCase())));
const TOOL_NAME =
  /^(?:\p{Lu}[\p{L}\d.+#-]*|\p{Ll}+\p{Lu}\p{L}*)(?: (?:\p{Lu}[\p{L}\d.+#-]*|\d+))*$/u;

/** So many tools of one line are read. */
const SKILLS_MAX = 5;
/** Whether a letter tells so little in sentences that there is room for lines as the person wrote them. */
export const isThin = ({ used, inRow }: Sentences): boolean =>
  used.length + Math.min(1, inRow.size) <= THIN;
const THIN = 2;
const LIST_PARAGRAPH = 3;
/** Before the second sentence on a job, and behind it. */
const MUST = 1.1;
const NICE = 2.6;
