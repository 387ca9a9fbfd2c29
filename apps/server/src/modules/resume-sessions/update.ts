import { type CoverLetter, type Decision, toAnswers } from '@trueline/contracts';
import { storableText } from '../../platform/db/json.ts';
import type { EditedTexts, KeptResult } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { keepTold } from '../known-answers/index.ts';
import { listAsked, mergeAnswers } from './asked.ts';
import type { ResumeSessionPatch, ResumeSessionServiceDeps } from './deps.ts';
import { answering, requireTemplate } from './files.ts';
import { type FitInput, toFitInput } from './fit-input.ts';
import type { Fitter } from './fitter.ts';
import { type PageCounter, withPages } from './pages.ts';
import { mergePracticeNotes } from './practice-notes.ts';
import { proposedOrder } from './proposed-order.ts';
import {
  type ResumeSessionRow,
  type ResumeSessionValues,
  updateResumeSession,
} from './repository.ts';
import { bringBack, decideSetAside, listSeen, listSetAside } from './set-aside.ts';
import { findStandingResult } from './standing-result.ts';

/**
 * Saves what a person set; undefined when the row has changed meanwhile. Another job description
 * sets the session back to `pending`: its result answered the old one, and is there again when
 * that is. Throws STALE,
 * OPTIMIZATION_RUNNING, NOT_COMPLETED for what needs a result, VALIDATION_FAILED.
 */
export async function changeResumeSession(
  { db, renderer, fitter, now }: ResumeSessionServiceDeps,
  row: ResumeSessionRow,
  changes: ResumeSessionPatch,
): Promise<ResumeSessionRow | undefined> {
  if (changes.expectedVersion !== undefined && changes.expectedVersion !== row.version) {
    throw new AppError('STALE');
  }
  if (row.status === 'optimizing') throw new AppError('OPTIMIZATION_RUNNING');
  if (changes.templateId !== undefined) requireTemplate(changes.templateId, 'templateId');
  const version = { userId: row.user_id, id: row.id, version: row.version };
  const values = toValues(row, changes);
  // Only the counting takes one of the person's places: most of what is saved has nothing drawn.
  const countPages: PageCounter['countPages'] = (...resume) =>
    renderer.share(row.user_id, (own) => own.countPages(...resume));
  const builders = { renderer: { countPages }, fitter, now };
  const outcomes = await answering(() => outcome(builders, row, changes, values));
  return db.transaction().execute(async (transaction) => {
    const updated = await updateResumeSession(
      transaction,
      version,
      { ...values, ...outcomes },
      now(),
    );
    if (updated && outcomes.result) {
      const origin = { userId: row.user_id, resumeSessionId: row.id };
      await keepTold(transaction, origin, row.result ?? {}, outcomes.result, now());
    }
    return updated;
  });
}

function toValues(row: ResumeSessionRow, changes: ResumeSessionPatch): ResumeSessionValues {
  const {
    expectedVersion: _,
    decisions: __,
    wording: ___,
    coverLetter,
    interviewQuestions,
    answers,
    practiceNotes,
    ...plain
  } = changes;
  const isEdited = coverLetter !== undefined || interviewQuestions !== undefined;
  return {
    ...plain,
    answers: answers && answersOf(row, answers),
    practiceNotes: practiceNotes && mergePracticeNotes(row.practice_notes, practiceNotes),
    editedTexts: isEdited ? mergeTexts(row, { coverLetter, interviewQuestions }) : undefined,
  };
}

function answersOf(row: ResumeSessionRow, given: NonNullable<ResumeSessionPatch['answers']>) {
  return mergeAnswers(row.result ? listAsked(row.result) : [], toAnswers(row.answers), given);
}

type TextChanges = Pick<ResumeSessionPatch, 'coverLetter' | 'interviewQuestions'>;

/** Null takes the engine's own text again; one length of the letter leaves the other as it is. */
function mergeTexts(
  { edited_texts: texts, result }: ResumeSessionRow,
  { coverLetter, interviewQuestions = texts.interviewQuestions }: TextChanges,
): EditedTexts {
  const before = result?.coverLetter ?? texts.coverLetter;
  const letter = coverLetter === undefined ? texts.coverLetter : mergeLetter(before, coverLetter);
  return {
    ...(letter ? { coverLetter: letter } : {}),
    ...(interviewQuestions ? { interviewQuestions } : {}),
  };
}

/** Throws VALIDATION_FAILED for half of a letter where there is none yet. */
function mergeLetter(
  before: CoverLetter | undefined,
  changes: NonNullable<TextChanges['coverLetter']> | null,
): CoverLetter | null {
  if (changes === null) return null;
  const short = changes.short ?? before?.short;
  const standard = changes.standard ?? before?.standard;
  if (short === undefined || standard === undefined) {
    const fields = { coverLetter: 'Give the letter in both lengths.' };
    throw new AppError('VALIDATION_FAILED', { fields });
  }
  const email = changes.email ?? before?.email;
  const tone = changes.tone ?? before?.tone;
  // Ours as they stand: what of the text is the person's own is told by them.
  const sentences = before?.sentences;
  return {
    short,
    standard,
    ...(email === undefined ? {} : { email }),
    ...(tone === undefined ? {} : { tone }),
    ...(sentences === undefined ? {} : { sentences }),
  };
}

function requireKnown(
  given: Record<string, unknown>,
  name: string,
  fault: string,
  isKnown: (id: string) => boolean,
): void {
  const unknown = Object.keys(given).filter((id) => !isKnown(id));
  if (unknown.length === 0) return;
  const fields = Object.fromEntries(unknown.map((id) => [`${name}.${id}`, fault]));
  throw new AppError('VALIDATION_FAILED', { fields });
}

interface ResultBuilders {
  renderer: PageCounter;
  fitter: Fitter;
  now: () => Date;
}

type Outcome = Pick<ResumeSessionValues, 'status' | 'result' | 'templateSettings'>;

/** What the change does to the result. */
async function outcome(
  builders: ResultBuilders,
  row: ResumeSessionRow,
  changes: ResumeSessionPatch,
  values: ResumeSessionValues,
): Promise<Outcome> {
  const needsResult =
    changes.decisions ??
    changes.wording ??
    changes.answers ??
    changes.rounds ??
    changes.coverLetter ??
    changes.interviewQuestions;
  const { jobDescription } = changes;
  if (jobDescription !== undefined && storableText(jobDescription) !== row.job_description) {
    if (needsResult) throw new AppError('NOT_COMPLETED');
    return retarget(builders, row, values);
  }
  const standing = findStandingResult(row);
  const result = standing && withWording(standing, changes.wording);
  if (!result) {
    if (needsResult) throw new AppError('NOT_COMPLETED');
    return {};
  }
  const input = toFitInput(row, values);
  const { depth, decisions = {} } = changes;
  if (depth !== undefined && depth !== (result.depth ?? 'fitted')) {
    requireChanges(result, decisions);
    return switchDepth(builders, row, input, result, decisions);
  }
  if (needsResult !== undefined || changesTexts(changes)) {
    requireChanges(result, decisions);
    return { result: await decide(builders, input, result, decisions) };
  }
  const isRedrawn = values.templateId !== undefined || values.templateSettings !== undefined;
  if (!isRedrawn) return {};
  return { result: await withPages(builders.renderer, result, input) };
}

/** The job description is another one: the result it had waits for the way back. */
async function retarget(
  builders: ResultBuilders,
  row: ResumeSessionRow,
  values: ResumeSessionValues,
): Promise<Outcome> {
  if (!row.result) return { status: 'pending' };
  const { answeredAd = row.job_description, ...result } = row.result;
  if (answeredAd !== storableText(values.jobDescription ?? '')) {
    return { status: 'pending', result: { ...result, answeredAd } };
  }
  // What was chosen meanwhile, such as a template or a depth, counts for it too.
  const input = toFitInput(row, values);
  const isSameDepth = (result.depth ?? 'fitted') === (input.depth ?? 'fitted');
  const outcome = isSameDepth
    ? { result: await decide(builders, input, result, {}) }
    : await switchDepth(builders, row, input, result, {});
  return { status: 'completed', ...outcome };
}

function changesTexts(changes: ResumeSessionPatch): boolean {
  return (
    changes.coverLetter !== undefined ||
    changes.interviewQuestions !== undefined ||
    changes.includeCoverLetter !== undefined ||
    changes.includeInterviewQuestions !== undefined ||
    changes.includeAtsMetadata !== undefined
  );
}

/** With an earlier wording in its place again. Throws VALIDATION_FAILED where there is none of that id. */
function withWording(result: KeptResult, id: string | undefined): KeptResult {
  if (id === undefined) return result;
  const back = bringBack(result, id);
  if (back !== undefined) return back;
  throw new AppError('VALIDATION_FAILED', { fields: { wording: 'There is no such wording.' } });
}

/** Throws VALIDATION_FAILED for a decision on what is no change of any depth. */
function requireChanges(result: KeptResult, decisions: Record<string, Decision>): void {
  const known = new Set(listSeen(result).map(({ id }) => id));
  requireKnown(decisions, 'decisions', 'There is no such change.', (id) => known.has(id));
}

/** The result in another depth, with what was decided in each; the order of sections follows unless it is the person's own. */
async function switchDepth(
  { renderer, fitter, now }: ResultBuilders,
  row: ResumeSessionRow,
  input: FitInput,
  result: KeptResult,
  decisions: Record<string, Decision>,
): Promise<Outcome> {
  const setAside = decideSetAside(result, decisions);
  const seen = listSeen({ ...result, setAside });
  const fitted = await fitter.refit(input, { ...result, changes: seen }, decisions, now());
  const order = proposedOrder(
    { ...row, template_settings: input.template_settings },
    fitted.layout,
  );
  const { sectionOrder: own, ...settings } = input.template_settings;
  const sectionOrder = order === 'own' ? own : order;
  const templateSettings = { ...settings, ...(sectionOrder ? { sectionOrder } : {}) };
  const drawn = { ...input, template_settings: templateSettings };
  const kept = { ...fitted, setAside: listSetAside(fitted.changes, seen) };
  return { result: await withPages(renderer, kept, drawn), templateSettings };
}

async function decide(
  { renderer, fitter, now }: ResultBuilders,
  input: FitInput,
  result: KeptResult,
  decisions: Record<string, Decision>,
): Promise<KeptResult> {
  const decided = await fitter.decide(input, result, decisions, now());
  const setAside = decideSetAside(result, decisions);
  const kept = setAside.length === 0 ? decided : { ...decided, setAside };
  return withPages(renderer, kept, input);
}
