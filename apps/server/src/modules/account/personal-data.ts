import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { FileMissingError, type FileStore } from '../../platform/files/file-store.ts';
import { type ZipEntry, zipFileName } from '../../platform/files/zip.ts';

/**
 * Every table with a `user_id`, and the columns of it that tell a person nothing and could only
 * help a thief. This module alone looks into all of them: an export must not miss one, and a test
 * compares this list with the database.
 */
export const PERSONAL_TABLES: Record<string, readonly string[] | 'not exported'> = {
  auth_sessions: ['user_id', 'token_hash'],
  email_changes: ['user_id', 'old_token_hash', 'new_token_hash'],
  mails: ['user_id', 'content', 'outbox_file'],
  payments: ['user_id'],
  resumes: ['user_id', 'file_key'],
  resume_sessions: ['user_id'],
  user_profiles: ['user_id'],
  known_answers: ['user_id', 'key'],
  form_answers: ['user_id'],
  // Hashes of secrets, and answers already given once more.
  account_tokens: 'not exported',
  recovery_codes: 'not exported',
  idempotency_keys: 'not exported',
};

/** Large rows: one file each. */
const ROW_BY_ROW = new Set(['resumes', 'resume_sessions']);

const README = `This is everything that Trueline holds on you, as JSON and as the files you uploaded.

account.json          your account and its settings
newsletter.json       your subscription, and when you agreed to it
user_profiles.json    your profile
known_answers.json    what you told in answers, kept for your next application
form_answers.json     what you keep for application forms: notice period, salary expectation
payments.json         what you paid for
auth_sessions.json    where you are signed in
mails.json            which mails were sent to you; what they said is not kept
email_changes.json    a change of address that waits for confirmation
optimization_runs.json  when your resumes were optimized, and what came of it
audit_log.json        what administrators did with your account, and you as one
resumes/              each resume as it was read (JSON), and its original file
missing_files.json    only where an original file is lost: which one
resume_sessions/      each resume fitted to a job description, with every change
`;

const encode = (value: unknown) => new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`);

/** Everything held on one user, file by file. */
export async function* personalData(
  { db, files }: { db: Db; files: FileStore },
  userId: string,
  account: Record<string, unknown>,
): AsyncGenerator<ZipEntry> {
  yield { name: 'README.txt', bytes: new TextEncoder().encode(README) };
  for (const [name, value] of Object.entries(account)) {
    if (value !== undefined) yield { name: `${name}.json`, bytes: encode(value) };
  }
  for (const [table, omitted] of Object.entries(PERSONAL_TABLES)) {
    if (omitted === 'not exported') continue;
    if (ROW_BY_ROW.has(table)) yield* rowByRow(db, table, userId, omitted);
    else yield { name: `${table}.json`, bytes: encode(await listRows(db, table, userId, omitted)) };
  }
  for (const [table, rows] of Object.entries(await listLinked(db, userId))) {
    yield { name: `${table}.json`, bytes: encode(rows) };
  }
  yield* originals(db, files, userId);
}

type Row = Record<string, unknown>;

/** What is theirs in tables without a `user_id`. Who acted, and on whom, is somebody else's. */
async function listLinked(db: Db, userId: string): Promise<Record<string, Row[]>> {
  const runs = await sql<Row>`
    select run.* from optimization_runs run
    join resume_sessions fit on fit.id = run.resume_session_id
    where fit.user_id = ${userId} order by run.created_at`.execute(db);
  const acts = await sql<Row>`
    select created_at, action, reason, changes from audit_log
    where target_user_id = ${userId} or actor_id = ${userId} order by created_at`.execute(db);
  return { optimization_runs: runs.rows, audit_log: acts.rows };
}

async function listRows(
  db: Db,
  table: string,
  userId: string,
  omitted: readonly string[],
  id?: string,
): Promise<Row[]> {
  const only = id === undefined ? sql`` : sql` and id = ${id}`;
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} where user_id = ${userId}${only}`.execute(db);
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => !omitted.includes(column))),
  );
}

async function* rowByRow(
  db: Db,
  table: string,
  userId: string,
  omitted: readonly string[],
): AsyncGenerator<ZipEntry> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where user_id = ${userId} order by created_at, id`.execute(
    db,
  );
  for (const { id } of rows) {
    const [row] = await listRows(db, table, userId, omitted, id);
    // Deleted meanwhile: then it isn't held any more.
    if (row) yield { name: `${table}/${id}.json`, bytes: encode(row) };
  }
}

/** What is lost in the store is named in the zip, which goes on. */
async function* originals(db: Db, files: FileStore, userId: string): AsyncGenerator<ZipEntry> {
  const missing: { resume: string; file: string }[] = [];
  for (const { id, source_name, file_key } of await listFiles(db, userId)) {
    const bytes = await files.read(file_key).catch((error: unknown) => {
      if (error instanceof FileMissingError) return undefined;
      throw error;
    });
    if (bytes) yield { name: `resumes/${id}-original/${zipFileName(source_name)}`, bytes };
    else if (await isThere(db, id)) missing.push({ resume: id, file: source_name });
  }
  if (missing.length > 0) yield { name: 'missing_files.json', bytes: encode(missing) };
}

/** A resume that was deleted meanwhile has no file to miss. */
async function isThere(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('resumes').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

function listFiles(db: Db, userId: string) {
  return db
    .selectFrom('resumes')
    .select(['id', 'source_name', 'file_key'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}
