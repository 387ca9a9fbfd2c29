import type { ReadFailure, ReadWarning, Resume } from '@trueline/contracts';
import { type Selectable, sql } from 'kysely';
import type { Db, Queryable } from '../../platform/db/database.ts';
import { storableText, toJson } from '../../platform/db/json.ts';
import { prepareQuery } from '../../platform/db/prepared-query.ts';
import type { ResumesTable } from '../../platform/db/schema.ts';
import type { Cursor } from '../../platform/http/cursor.ts';

export type ResumeRow = Selectable<ResumesTable>;
export type ResumeListRow = Pick<ResumeRow, (typeof LIST_COLUMNS)[number]>;

export interface NewResume {
  id: string;
  userId: string;
  title: string;
  sourceName: string;
  sourceType: string;
  sourceBytes: number;
  sourceSha256: string;
  fileKey: string;
  now: Date;
}

/** A copy under another id with a file of its own; false when there is one with this id already. */
export async function copyResume(
  db: Queryable,
  row: ResumeRow,
  copy: { id: string; title: string; fileKey: string; now: Date },
): Promise<boolean> {
  const inserted = await db
    .insertInto('resumes')
    .values({
      ...row,
      id: copy.id,
      title: storableText(copy.title),
      file_key: copy.fileKey,
      created_at: copy.now,
      version: 1,
      failure: row.failure && row.status === 'failed' ? toJson(row.failure) : null,
      document: row.document && toJson(row.document),
      warnings: toJson(row.warnings),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

const LIST_COLUMNS = [
  'id',
  'title',
  'status',
  'failure',
  'source_name',
  'source_type',
  'source_bytes',
  'warnings',
  'version',
  'created_at',
] as const;
const ALL_COLUMNS = [
  ...LIST_COLUMNS,
  'user_id',
  'source_sha256',
  'file_key',
  'document',
  'text',
] as const;

const insertNew = prepareQuery((db, resume: NewResume) =>
  db
    .insertInto('resumes')
    .values({
      id: resume.id,
      user_id: resume.userId,
      title: resume.title,
      status: 'parsing',
      source_name: resume.sourceName,
      source_type: resume.sourceType,
      source_bytes: resume.sourceBytes,
      source_sha256: resume.sourceSha256,
      file_key: resume.fileKey,
      text: null,
      warnings: toJson([]),
      created_at: resume.now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(ALL_COLUMNS),
);

/** Undefined when there is one with this id already: the same request, made again. */
export async function insertResume(
  db: Queryable,
  resume: NewResume,
): Promise<ResumeRow | undefined> {
  const [inserted] = await insertNew(db, { ...resume, title: storableText(resume.title) });
  return inserted;
}

const findOwn = prepareQuery((db, { userId, id }: { userId: string; id: string }) =>
  db.selectFrom('resumes').select(ALL_COLUMNS).where('user_id', '=', userId).where('id', '=', id),
);

export async function findResume(
  db: Queryable,
  userId: string,
  id: string,
): Promise<ResumeRow | undefined> {
  const [row] = await findOwn(db, { userId, id });
  return row;
}

const selectNewest = (db: Queryable, { userId, rows }: { userId: string; rows: number }) =>
  db
    .selectFrom('resumes')
    .select(LIST_COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(rows);
const listNewest = prepareQuery(selectNewest);

/** Newest first; one row more than `limit` when there are further ones. */
export function listResumes(
  db: Db,
  userId: string,
  { limit, after, q }: { limit: number; after: Cursor | undefined; q: string | undefined },
): Promise<ResumeListRow[]> {
  const page = { userId, rows: limit + 1 };
  if (!q && !after) return listNewest(db, page);
  let query = selectNewest(db, page);
  if (q) {
    const holds = (column: 'title' | 'source_name') =>
      sql<boolean>`strpos(lower(${sql.ref(column)}), lower(${storableText(q)})) > 0`;
    query = query.where((where) => where.or([holds('title'), holds('source_name')]));
  }
  if (after) {
    query = query.where(
      sql<boolean>`(created_at, id) < (${after.createdAt}::timestamptz, ${after.id})`,
    );
  }
  return query.execute();
}

/** Undefined when the row is gone or no longer in this version. */
export function updateResume(
  db: Db,
  { userId, id, version }: { userId: string; id: string; version: number },
  values: { title?: string | undefined; document?: Resume | undefined },
) {
  return db
    .updateTable('resumes')
    .set({
      version: version + 1,
      ...(values.title === undefined ? {} : { title: storableText(values.title) }),
      ...(values.document === undefined ? {} : documentColumns(values.document)),
    })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
}

/** With the reader's doubts as the document has them: one that was settled, or whose line moved, is so in lists too. */
function documentColumns(document: Resume) {
  const warnings = document.meta?.trueline?.warnings;
  return { document: toJson(document), ...(warnings && { warnings: toJson(warnings) }) };
}

/** The key of its file; undefined when there is no such resume. */
export function deleteResume(db: Queryable, userId: string, id: string) {
  return db
    .deleteFrom('resumes')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('file_key')
    .executeTakeFirst();
}

/** Sets it back to be read again; undefined when it is gone, changed meanwhile or being read. */
export function startReading(
  db: Queryable,
  { userId, id, version }: { userId: string; id: string; version: number },
) {
  return db
    .updateTable('resumes')
    .set({ version: version + 1, status: 'parsing', failure: null })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('version', '=', version)
    .where('status', '<>', 'parsing')
    .returningAll()
    .executeTakeFirst();
}

/** For the worker, which acts for the owner: a resume that still waits to be read. */
export function findUnreadResume(db: Db, id: string) {
  return db
    .selectFrom('resumes')
    .select(['file_key', 'source_name'])
    .where('id', '=', id)
    .where('status', '=', 'parsing')
    .executeTakeFirst();
}

export type ReadOutcome =
  | { ok: true; document: Resume; text: string; warnings: ReadWarning[] }
  | { ok: false; failure: ReadFailure };

/**
 * Writes an outcome once and answers true: a second worker's comes too late and changes nothing.
 * A file that was read before and can't be read again stays as it was read.
 */
export async function saveReadOutcome(
  db: Queryable,
  id: string,
  outcome: ReadOutcome,
): Promise<boolean> {
  const written = await db
    .updateTable('resumes')
    .set({
      version: sql`version + 1`,
      ...(outcome.ok
        ? {
            status: 'ready' as const,
            document: toJson(outcome.document),
            text: storableText(outcome.text),
            warnings: toJson(outcome.warnings),
          }
        : {
            status: sql<
              'ready' | 'failed'
            >`case when document is null then 'failed' else 'ready' end`,
            failure: toJson(outcome.failure),
          }),
    })
    .where('id', '=', id)
    .where('status', '=', 'parsing')
    .executeTakeFirst();
  return written.numUpdatedRows > 0n;
}
