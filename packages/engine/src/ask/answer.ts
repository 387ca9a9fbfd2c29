import type { Change, JobRequirements, Question, Resume } from '@trueline/contracts';
import type { Draft } from '../document/change-draft.ts';
import type { YearMonth } from '../document/dates.ts';
import { findValue, listLines } from '../document/paths.ts';
import { analyze } from '../language/analyze.ts';
import { contentWords, holdsWord, stemSet } from '../language/en/stems.ts';
import { readVerb } from '../language/en/verb-forms.ts';
import { hasForm } from '../language/forms.ts';
import { capitalize } from '../rules/line-text.ts';
import { findSkill } from '../taxonomy/skills.ts';
import { readBasis } from '../verify/basis.ts';
import { checkText } from '../verify/check-text.ts';
import { answerBody, asBullet, saysNo } from './answer-text.ts';
import { placeDetail } from './details.ts';
import { findLatestRole, findNamedRole } from './likely-role.ts';
import { lowerOpening } from './lower-opening.ts';
import { tellsChange } from './outcome.ts';

/** What a question was asked of. */
interface AnswerContext {
  resume: Resume;
  question: Question;
  /** The kind of the requirement behind a gap question. */
  requirementKind?: string | undefined;
  asOf: YearMonth;
  /** The bullet of a metric question as another change leaves it. */
  line?: string | undefined;
}

export const ANSWER_KIND = 'answer';

/** How many items stand in a list of the resume. */
export const countOf = (resume: Resume, path: string): number => {
  const list = findValue(resume, path);
  return Array.isArray(list) ? list.length : 0;
};

/** "40%", "about 3 hours a week": a figure alone. */
const SHARE =
  /^(?:about |around |roughly |over |more than |nearly |almost |some )?\d[\d.,]*\s?(?:%|per ?cent\b)/i;
const FIGURE = /^(?:about |around |roughly |over |more than |nearly |almost |some )?[$€£]?\d/i;
const LINKED = /^(?:by|from|to|in|over|within|per|for|across|on|at|of|with|during|each|every)\b/i;

/** Where so much of a line's words stand in an answer, the answer tells the line anew. */
const TOLD_ANEW = 0.6;

/** The bullet with what the person says of it behind it, or their own telling of it in its place. */
function withFigure(line: string, answer: string): string {
  const stop = /[.;]$/.exec(line)?.[0] ?? '';
  const body = answerBody(answer).replace(/[.;\s]+$/, '');
  const core = stop === '' ? line : line.slice(0, -1);
  if (LINKED.test(body)) return `${core} ${lowerOpening(body)}${stop}`;
  if (SHARE.test(body) && tellsChange(line)) return `${core} by ${lowerOpening(body)}${stop}`;
  if (FIGURE.test(body)) return `${core}, ${lowerOpening(body)}${stop}`;
  const own = asBullet(body);
  const said = stemSet(own);
  const words = contentWords(line);
  const told = words.filter(({ lower }) => holdsWord(said, lower)).length;
  if (told >= TOLD_ANEW * words.length) return `${own}${stop}`;
  return `${core}: ${lowerOpening(own)}${stop}`;
}

/** "Used it to move": "it" is what was asked about; of other acts it may be anything. */
const USED_IT = /^((?:used|operated|handled|did|worked (?:with|on|in)) (?:also )?)it\b/i;
/** What only the question gives a meaning. */
const OF_QUESTION = /\b(?:it|this|that one|there|them)\b/i;
/** What a thing was used for, or where. */
const PURPOSE = /^(?:to|for|when)\b/i;

/** The answer as the person says it. Where it is understood from the question alone, the thing asked about stands before it. */
function bulletOf(answer: string, terms: readonly string[], employer: string | undefined): string {
  const skill = terms[0] ?? '';
  let body = asBullet(answerBody(answer)).replace(/\s*\.$/, '');
  if (employer !== undefined) body = withoutEmployer(body, employer);
  if (skill === '' || terms.some((term) => hasForm(body, term))) return capitalize(body);
  if (USED_IT.test(body)) return capitalize(body.replace(USED_IT, `$1${skill}`));
  if (PURPOSE.test(body) && findSkill(skill)?.kind === 'tool')
    return `Used ${skill} ${lowerOpening(body)}`;
  return tellsAct(body) && !OF_QUESTION.test(body)
    ? capitalize(body)
    : `${capitalize(skill)}: ${lowerOpening(body)}`;
}

/** Whether words tell an act, and are no names alone. */
export const tellsAct = (text: string): boolean =>
  readVerb(/^\p{L}+/u.exec(text)?.[0] ?? '').length > 0 ||
  analyze(text, 'en').tokens.some(({ pos }) => pos === 'verb' || pos === 'auxiliary');

/** "At Corner Shop I built ...": the bullet stands under that name already. */
function withoutEmployer(body: string, employer: string): string {
  const name = RegExp.escape(employer);
  return asBullet(
    body
      .replace(new RegExp(`^(?:at|with|for|when at|while at) ${name}[,:]? `, 'i'), '')
      .replace(new RegExp(`,? (?:at|when at|while at) ${name}(?=$|[,.;]| to )`, 'i'), ''),
  );
}

interface Place {
  path: string;
  before: string;
  after: string;
}

function placeMetric({ resume, question, line }: AnswerContext, answer: string): Place[] {
  const before = question.path === undefined ? undefined : findValue(resume, question.path);
  if (typeof before !== 'string' || answerBody(answer) === '') return [];
  return [{ path: question.path ?? '', before, after: withFigure(line ?? before, answer) }];
}

function placeSkill(context: AnswerContext, answer: string, nth: number): Place[] {
  const { resume, question, asOf } = context;
  const terms = question.terms ?? [];
  const entry = findNamedRole(resume, answer) ?? question.entry ?? findLatestRole(resume, asOf);
  if (answerBody(answer) !== '' && entry !== null) {
    const path = `${entry}.highlights`;
    const name = findValue(resume, `${entry}.name`) ?? findValue(resume, `${entry}.organization`);
    const after = bulletOf(answer, terms, typeof name === 'string' ? name : undefined);
    return [{ path: `${path}[${countOf(resume, path) + nth}]`, before: '', after }];
  }
  if (question.kind === 'example' || terms[0] === undefined) return [];
  const group = Math.max(0, countOf(resume, 'skills') - 1);
  const list = `skills[${group}].keywords`;
  return [
    { path: `${list}[${countOf(resume, list) + nth}]`, before: '', after: capitalize(terms[0]) },
  ];
}

/** Where certificates, degrees and languages of an answer belong: a new entry in the person's words. */
function placeEntry(context: AnswerContext, answer: string, nth: number): Place[] {
  const { resume, question, requirementKind } = context;
  const body = asBullet(answerBody(answer)).replace(/\s*\.$/, '');
  const term = question.terms?.[0] ?? '';
  if (requirementKind === 'language') {
    const entry = `languages[${countOf(resume, 'languages') + nth}]`;
    const language = { path: `${entry}.language`, before: '', after: capitalize(term) };
    return body === ''
      ? [language]
      : [language, { path: `${entry}.fluency`, before: '', after: body }];
  }
  if (requirementKind === 'degree')
    return body === ''
      ? []
      : [
          {
            path: `education[${countOf(resume, 'education') + nth}].studyType`,
            before: '',
            after: body,
          },
        ];
  const name = body === '' ? term : body;
  return [
    {
      path: `certificates[${countOf(resume, 'certificates') + nth}].name`,
      before: '',
      after: name,
    },
  ];
}

/** Whether the engine's line says nothing that the answer, the asked name and the line before do not. */
function isSupported({ before, after }: Place, context: AnswerContext, answer: string): boolean {
  const { question, line = '' } = context;
  const lines = [answer, before, line, ...(question.terms ?? [])].map((text) => ({ text }));
  return checkText(after, readBasis(lines)).every(({ kind }) => kind === 'ownership');
}

/** The changes that an answer makes: the person is the source, the engine writes the line. None where the answer says no; `nth` counts answers before it, so that additions keep apart. */
function answerQuestion(context: AnswerContext, answer: string, nth = 0): Draft[] {
  const { resume, question } = context;
  if (saysNo(answer)) return [];
  if (question.kind === 'detail') {
    return placeDetail(resume, question, answer).map((place) => ({
      ...place,
      kind: ANSWER_KIND,
      reason: 'Your own answer.',
      sources: [{ path: `answers.${question.id}`, text: answer.replace(/\s+/g, ' ').trim() }],
      verdict: 'proven' as const,
    }));
  }
  const isEntry = /^(?:cert|degree|language)$/.test(context.requirementKind ?? '');
  const places =
    question.kind === 'metric'
      ? placeMetric(context, answer)
      : question.kind === 'gap' && isEntry
        ? placeEntry(context, answer, nth)
        : placeSkill(context, answer, nth);
  const asked = question.terms?.filter((term) => !hasForm(answer, term)) ?? [];
  const told = asked.length > 0 ? `${asked[0]}: ${answer}` : answer;
  const lines = new Map(listLines(resume).map(({ path, text }) => [path, text]));
  return places.map((place) => ({
    ...place,
    after: isSupported(place, context, answer) ? place.after : asBullet(answerBody(answer)),
    kind: ANSWER_KIND,
    reason: 'Your own answer, written as a line of your resume.',
    ...(question.requirementId === undefined ? {} : { requirementId: question.requirementId }),
    sources: [
      { path: `answers.${question.id}`, text: told.replace(/\s+/g, ' ').trim() },
      ...(lines.has(place.path) ? [{ path: place.path, text: place.before }] : []),
    ],
    verdict: 'proven' as const,
  }));
}

/** The line that a decided change puts at a path; of a split line none. */
function decidedLine(path: string | undefined, decided: readonly Change[]): string | undefined {
  const change = decided.find((item) => item.path === path && item.decision !== 'rejected');
  if (change === undefined) return undefined;
  const text = typeof change.decision === 'object' ? change.decision.text : change.after;
  return text.includes('\n') || text.trim() === '' ? undefined : text;
}

/** The changes that an answer in own words makes, with ids that depend on the question alone. */
export function listTextDrafts({
  question,
  text,
  decided,
  job,
  nth,
  ...context
}: Pick<AnswerContext, 'resume' | 'question' | 'asOf'> & {
  text: string;
  /** The other changes as they were decided: a figure goes into the line as it will stand. */
  decided: readonly Change[];
  job: JobRequirements;
  nth: number;
}): (Draft & { id: string })[] {
  const requirement = job.requirements.find(({ id }) => id === question.requirementId);
  const line = decidedLine(question.path, decided);
  const asked = { ...context, question, requirementKind: requirement?.kind, line };
  return answerQuestion(asked, text, nth).map((draft, i) => ({
    ...draft,
    id: `answer-${question.id}${i === 0 ? '' : `-${i + 1}`}`,
    ...(i === 0 ? {} : { dependsOn: `answer-${question.id}` }),
  }));
}
