import type { LeftOutText } from '@trueline/contracts';
import titles from '../../../data/phrases/document-titles.json' with { type: 'json' };
import rows from '../../../data/phrases/form-questions.json' with { type: 'json' };
import { readTable } from '../../language/table.ts';
import { fold } from '../characters.ts';
import { findHeadingKind } from '../sections/heading.ts';
import { type Line, lineText } from './line.ts';
import { findAnswer, TICKS } from './short-answers.ts';

type Kind = 'count' | 'pay' | 'heard' | 'consent' | 'record' | 'post' | 'motive';

const OPENINGS = readTable<{ opening: string; kind: string }>(rows).map(({ opening, kind }) => ({
  kind: kind as Kind,
  opens: new RegExp(`^${opening.replaceAll(' * ', String.raw` (?:\p{L}+ )?`)}(?!\\p{L})`, 'u'),
}));

/** Whether a row asks for the post that somebody applies for, or names it: it says nothing of what they are. */
export function asksForPost(text: string): boolean {
  const folded = fold(text).replace(NUMBER, '');
  return OPENINGS.some(({ kind, opens }) => kind === 'post' && opens.test(folded));
}

/** One row alone may be the person's own words. */
const MIN_QUESTIONS = 2;
/** A form is named above its first rows. */
const TOP_LINES = 4;
/** What a form calls itself, folded; other words of its own may stand around it. */
const FORM_TITLE = new RegExp(
  `(?:^|[-–—|:] )(?:${readTable<{ title: string; language: string }>(titles)
    .map(({ title }) => fold(title))
    .filter((title) => /\b(?:appli|bewerb|candidat|solicitud|aplic|aplik|sollicit)/.test(title))
    .filter((title) => /\b(?:form|application|employment)|formul/.test(title))
    .join('|')})(?=\\s*(?:$|[-–—|:(,/\\d]|(?:for|at|of|to|fur|bei|pour|para|pentru|voor)\\s))`,
  'u',
);
/** What a consent is answered with, where it is no word. */
const CONSENTED = new RegExp(`^(?:x|\\[x\\]|[${TICKS}])$`, 'u');
const MAX_QUESTION = 90;
const MAX_ANSWER_WORDS = 14;
/** "3.", "b)": the number of a question. */
const NUMBER = /^(?:\d{1,2}(?:\.\d{1,2})?|[a-z])[.)]\s+/u;
const MARK = /[?:](?=\s|$)/u;

/** A form's question: what it asks, its words, and the answer behind them on the row. */
interface Question {
  kind: Kind;
  text: string;
  answer: string;
}

/** What the row asks, where it opens as a form's own question does and ends it with its mark. */
function questionOf(line: Line): Question | undefined {
  if (line.bulletX !== undefined) return undefined;
  const text = line.cells.map((cell) => cell.text).join(' ');
  const folded = fold(text).replace(NUMBER, '');
  const found = OPENINGS.find(({ opens }) => opens.test(folded));
  if (found === undefined) return undefined;
  const at = text.search(MARK);
  const isCell = at < 0 && line.cells.length === 2;
  const end = isCell ? (line.cells[0]?.text.length ?? 0) : at + 1;
  if (end <= 0 || end > MAX_QUESTION) return undefined;
  const answer = text.slice(end).trim();
  // A label names one thing; what a sentence says before its colon is the person's.
  const isAsked = text[at] === '?' || found.kind !== 'motive' || findHeadingKind(text) !== 'other';
  return isAsked ? { kind: found.kind, text: text.slice(0, end), answer } : undefined;
}

const isShort = ({ answer }: Question): boolean => answer.split(/\s+/).length <= MAX_ANSWER_WORDS;

/** A row below a question that answers it: no question, label or heading of its own. */
const isAnswer = (line: Line | undefined): line is Line => {
  if (line === undefined || questionOf(line) !== undefined) return false;
  const text = lineText(line);
  return findHeadingKind(text) === undefined && !/^[^.!]{2,60}[?:](?:\s|$)/u.test(text);
};

const isConsent = ({ answer }: Question, below: Line | undefined): boolean => {
  const text = fold(answer !== '' || below === undefined ? answer : lineText(below)).trim();
  const said = text.replace(/[.!]$/, '');
  return CONSENTED.test(said) || ['yes', 'no', 'agreed'].includes(findAnswer(said) ?? '');
};

const isCount = (answer: string): boolean => answer === '' || /^\d+\+?\.?$/.test(answer.trim());

/** The row with its answer alone. */
function withAnswer(line: Line, answer: string): Line {
  const own = line.cells.at(-1);
  return own === undefined ? line : { ...line, cells: [{ ...own, text: answer }] };
}

/**
 * The lines without what an employer's web form asks for its own sake, with the answers: the wage, how
 * the person heard of the post, consents, how many employers follow. Why they apply is said of
 * themselves and stands under a heading of its own, behind all else.
 */
export function withoutFormQuestions(lines: readonly Line[]): {
  lines: Line[];
  leftOut: LeftOutText[];
} {
  const asked = lines.map(questionOf);
  const questions = asked.filter((one) => one?.text.endsWith('?'));
  const isTitled = lines.slice(0, TOP_LINES).some((line) => FORM_TITLE.test(fold(lineText(line))));
  if (questions.length < MIN_QUESTIONS && !isTitled) return { lines: [...lines], leftOut: [] };
  const kept: Line[] = [];
  const motives: Line[] = [];
  const leftOut: LeftOutText[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as Line;
    const question = asked[index];
    if (question === undefined) {
      kept.push(line);
    } else if (question.kind === 'motive') {
      const told = motiveAt(lines, index, question);
      if (told.length === 0) kept.push(line);
      else leftOut.push({ text: question.text, reason: 'label' });
      motives.push(...told);
      if (told.length > 0) index += told.length - (question.answer === '' ? 0 : 1);
    } else if (question.kind === 'consent' && !isConsent(question, lines[index + 1])) {
      kept.push(line);
    } else if (question.kind === 'count' && !isCount(question.answer)) {
      // Without its label the answer to "Number of jobs: 12 saved" says nothing.
      const isAsked = question.text.endsWith('?');
      if (isAsked) leftOut.push({ text: question.text, reason: 'label' });
      kept.push(isAsked ? withAnswer(line, question.answer) : line);
    } else if (isShort(question)) {
      leftOut.push({ text: lineText(line), reason: 'label' });
      const below = lines[index + 1];
      const isBelow =
        question.answer === '' &&
        (question.kind !== 'count' || isCount(below === undefined ? '' : lineText(below))) &&
        isAnswer(below) &&
        below.gapBefore < 0.5;
      if (isBelow) leftOut.push({ text: lineText(lines[++index] as Line), reason: 'label' });
    } else kept.push(line);
  }
  return { lines: [...kept, ...withHeading(motives, lines)], leftOut };
}

/** The answer to why somebody applies: behind the question, or in the rows below it. */
function motiveAt(lines: readonly Line[], at: number, question: Question): Line[] {
  const line = lines[at] as Line;
  const own = line.cells.at(-1);
  const first =
    question.answer === '' || own === undefined
      ? []
      : [{ ...line, cells: [{ ...own, text: question.answer }] }];
  const rest = lines.slice(at + 1);
  const end = rest.findIndex((row) => !isAnswer(row) || row.gapBefore >= 0.5);
  return [...first, ...rest.slice(0, end < 0 ? undefined : end)];
}

/** A heading that looks as the document's own do, over what was said. */
function withHeading(told: readonly Line[], lines: readonly Line[]): Line[] {
  const [first] = told;
  const model = lines.find((line) => findHeadingKind(lineText(line)) !== undefined);
  const cell = model?.cells[0];
  if (first === undefined || model === undefined || cell === undefined) return [...told];
  const isCapitals = lineText(model) === lineText(model).toUpperCase();
  const text = isCapitals ? 'PROFILE' : 'Profile';
  return [
    { ...model, cells: [{ ...cell, text }], gapBefore: 1, startsColumn: true },
    ...told.map((line, at) => (at === 0 ? { ...line, gapBefore: 0 } : line)),
  ];
}
