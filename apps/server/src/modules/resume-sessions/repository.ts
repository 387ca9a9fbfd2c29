import type {
  Answer,
  Depth,
  KnownAnswers,
  PracticeNote,
  TemplateSettings,
} from '@trueline/contracts';
import type { YearMonth } from '@trueline/engine';
import { type Selectable, sql } from 'kysely';
import type { Db, Queryable } from '../../platform/db/database.ts';
import { storableText, toJson } from '../../platform/db/json.ts';
import { prepareQuery } from '../../platform/db/prepared-query.ts';
import type {
  EditedTexts,
  KeptResult,
  OptimizationResult,
  OriginalSnapshot,
  ResumeSessionsTable,
} from '../../platform/db/schema.ts';
import type { Cursor } from '../../platform/http/cursor.ts';

export type ResumeSessionRow = Selectable<ResumeSessionsTable>;

export interface NewResumeSession {
  id: string;
  userId: string;
  resumeId: string;
  templateId: string;
  now: Date;
}

const COLUMNS = [
  'id',
  'user_id',
  'resume_id',
  'status',
  'job_description',
  'include_ats_metadata',
  'include_cover_letter',
  'include_interview_questions',
  'template_id',
  'template_settings',
  'answers',
  'known',
  'ask_rounds',
  'depth',
  'edited_texts',
  'practice_notes',
  'run',
  'progress',
  'failure',
  'as_of',
  'original',
  'result',
  'version',
  'created_at',
  'updated_at',
] as const;

const insertNew = prepareQuery((db, session: NewResumeSession) =>
  db
    .insertInto('resume_sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      resume_id: session.resumeId,
      status: 'pending',
      job_description: '',
      include_ats_metadata: false,
      include_cover_letter: false,
      include_interview_questions: false,
      template_id: session.templateId,
      as_of: null,
      created_at: session.now,
      updated_at: session.now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(COLUMNS),
);

/** Undefined when there is one with this id: the same request, made again. */
export async function insertResumeSession(
  db: Db,
  session: NewResumeSession,
): Promise<ResumeSessionRow | undefined> {
  const [inserted] = await insertNew(db, session);
  return inserted;
}

const findOwn = prepareQuery((db, { userId, id }: { userId: string; id: string }) =>
  db
    .selectFrom('resume_sessions')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('id', '=', id),
);

export async function findResumeSession(
  db: Db,
  userId: string,
  id: string,
): Promise<ResumeSessionRow | undefined> {
  const [row] = await findOwn(db, { userId, id });
  return row;
}

/** As little as a stream of events needs. */
export type RunState = Pick<ResumeSessionRow, 'status' | 'progress' | 'failure' | 'version'>;

/** Undefined as well once the account is disabled: an open stream has no session to be ended with. */
export function findRunState(db: Db, userId: string, id: string): Promise<RunState | undefined> {
  return db
    .selectFrom('resume_sessions')
    .select(['status', 'progress', 'failure', 'version'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('users')
          .select('users.id')
          .whereRef('users.id', '=', 'resume_sessions.user_id')
          .where('users.disabled_at', 'is', null),
      ),
    )
    .executeTakeFirst();
}

export interface ResumeSessionListRow {
  id: string;
  resume_id: string;
  status: ResumeSessionRow['status'];
  created_at: Date;
  updated_at: Date;
  job: OptimizationResult['job'] | null;
  /** Its result answered another ad. */
  is_of_other_ad: boolean;
  original_score: number;
  optimized_score: number;
  ceiling: number;
}

const scoreOf = (name: 'originalScore' | 'optimizedScore' | 'ceiling') =>
  sql<number>`coalesce((result->>${sql.lit(name)})::float8, 0)`;

/** A result is large: of a list's rows only these parts leave the database. */
const LIST_COLUMNS = [
  'id',
  'resume_id',
  'status',
  'created_at',
  'updated_at',
  sql<OptimizationResult['job'] | null>`result->'job'`.as('job'),
  sql<boolean>`coalesce(result->>'answeredAd', '') <> ''`.as('is_of_other_ad'),
  scoreOf('originalScore').as('original_score'),
  scoreOf('optimizedScore').as('optimized_score'),
  scoreOf('ceiling').as('ceiling'),
] as const;

/** Newest first; one row more than `limit` when there are further ones. */
export function listResumeSessions(
  db: Db,
  userId: string,
  { limit, after }: { limit: number; after: Cursor | undefined },
): Promise<ResumeSessionListRow[]> {
  let query = db.selectFrom('resume_sessions').select(LIST_COLUMNS).where('user_id', '=', userId);
  if (after) {
    query = query.where(
      sql<boolean>`(created_at, id) < (${after.createdAt}::timestamptz, ${after.id})`,
    );
  }
  return query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
}

/** What a request may set; what is absent stays. */
export interface ResumeSessionValues {
  status?: 'pending' | 'completed';
  jobDescription?: string | undefined;
  includeAtsMetadata?: boolean | undefined;
  includeCoverLetter?: boolean | undefined;
  includeInterviewQuestions?: boolean | undefined;
  templateId?: string | undefined;
  templateSettings?: TemplateSettings | undefined;
  answers?: Answer[] | undefined;
  rounds?: number | undefined;
  depth?: Depth | undefined;
  editedTexts?: EditedTexts | undefined;
  practiceNotes?: PracticeNote[] | undefined;
  result?: KeptResult;
}

export interface RowVersion {
  userId: string;
  id: string;
  version: number;
}

/** Undefined when the row is gone or no longer in this version. */
export function updateResumeSession(
  db: Queryable,
  row: RowVersion,
  values: ResumeSessionValues,
  now: Date,
) {
  const { jobDescription, result } = values;
  return ofVersion(db, row)
    .set({
      version: row.version + 1,
      updated_at: now,
      status: values.status,
      job_description: jobDescription === undefined ? undefined : storableText(jobDescription),
      include_ats_metadata: values.includeAtsMetadata,
      include_cover_letter: values.includeCoverLetter,
      include_interview_questions: values.includeInterviewQuestions,
      template_id: values.templateId,
      template_settings: values.templateSettings && toJson(values.templateSettings),
      answers: values.answers && toJson(values.answers),
      ask_rounds: values.rounds,
      depth: values.depth,
      edited_texts: values.editedTexts && toJson(values.editedTexts),
      practice_notes: values.practiceNotes && toJson(values.practiceNotes),
      result: result && toJson(result),
    })
    .returningAll()
    .executeTakeFirst();
}

/** Starts the next run; undefined when the row is gone or no longer in this version. The result of the one before is kept until this one's is there. */
export function startRun(
  db: Queryable,
  row: RowVersion,
  run: {
    number: number;
    original: OriginalSnapshot;
    asOf: YearMonth;
    progress: Progress;
    now: Date;
  },
) {
  return ofVersion(db, row)
    .set({
      version: row.version + 1,
      updated_at: run.now,
      status: 'optimizing',
      run: run.number,
      original: toJson(run.original),
      as_of: run.asOf,
      progress: toJson(run.progress),
      failure: null,
      result: sql`result || jsonb_build_object('madeFrom', jsonb_build_object('original', original, 'asOf', as_of))`,
    })
    .returningAll()
    .executeTakeFirst();
}

function ofVersion(db: Queryable, { userId, id, version }: RowVersion) {
  return db
    .updateTable('resume_sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('version', '=', version);
}

export interface Progress {
  step: string;
  percent: number;
  message: string;
}

/** A run by its number: a worker of an older run, or a second one of this run, finds nothing. */
export interface Run {
  id: string;
  number: number;
}

/** What a credit used for this run is marked with. */
export const runKey = ({ id, number }: Run): string => `resume-session:${id}:${number}`;

/** For the worker, which acts for the owner. */
export function findRun(db: Db, run: Run) {
  return db
    .selectFrom('resume_sessions')
    .selectAll()
    .where('id', '=', run.id)
    .where('run', '=', run.number)
    .where('status', '=', 'optimizing')
    .executeTakeFirst();
}

export async function saveProgress(db: Db, run: Run, progress: Progress, now: Date): Promise<void> {
  await ofRun(db, run, now)
    .set({ progress: toJson(progress) })
    .execute();
}

/** What a run found, what it knew of the person, those earlier answers that still answer something, and the order of its sections: none is the template's, `own` stays as it is. */
export interface Fitted {
  result: OptimizationResult;
  answers: Answer[];
  known: KnownAnswers;
  sectionOrder: TemplateSettings['sectionOrder'] | 'own';
}

/** Puts the result in place of the one before, and drops what was written to that; false when this run is no longer the one that may write. */
export async function completeRun(
  db: Queryable,
  run: Run,
  { result, answers, known, sectionOrder }: Fitted,
  now: Date,
): Promise<boolean> {
  const written = await ofRun(db, run, now)
    .set({
      status: 'completed',
      progress: null,
      result: toJson(result),
      answers: toJson(answers),
      template_settings: withOrder(sectionOrder),
      known: toJson(known),
      edited_texts: '{}',
    })
    .executeTakeFirst();
  return written.numUpdatedRows > 0n;
}

/** The other settings may be changed while the run goes on: only the order is written. */
function withOrder(sectionOrder: Fitted['sectionOrder']) {
  if (sectionOrder === 'own') return undefined;
  return sectionOrder === undefined
    ? sql<never>`template_settings - 'sectionOrder'`
    : sql<never>`template_settings || jsonb_build_object('sectionOrder', ${toJson(sectionOrder)}::jsonb)`;
}

/** The result of the run before, with what it was made from, is there again. */
export async function failRun(
  db: Queryable,
  run: Run,
  failure: { code: string; message: string },
  now: Date,
): Promise<void> {
  await ofRun(db, run, now)
    .set({
      status: 'failed',
      progress: null,
      failure: toJson(failure),
      original: sql`coalesce(result->'madeFrom'->'original', original)`,
      as_of: sql`coalesce(result->'madeFrom'->>'asOf', as_of)`,
      result: sql`result - 'madeFrom'`,
    })
    .execute();
}

/** What changes a run under way. */
export function ofRun(db: Queryable, run: Run, now: Date) {
  return db
    .updateTable('resume_sessions')
    .set({ version: sql`version + 1`, updated_at: now })
    .where('id', '=', run.id)
    .where('run', '=', run.number)
    .where('status', '=', 'optimizing');
}
