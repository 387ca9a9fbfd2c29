import { sql } from 'kysely';
import type { Db, Queryable } from '../../platform/db/database.ts';

/** Rows that one step takes; what another process is just deleting is left to it. */
interface Batch {
  createdBefore: Date;
  limit: number;
}

/** With everything made from them. Answers the keys of their files; leaves what is being read or optimized. */
export async function deleteOldResumes(
  db: Queryable,
  { createdBefore, limit }: Batch,
): Promise<string[]> {
  const { rows } = await sql<{ file_key: string }>`
    delete from resumes where id in (
      select id from resumes
      where created_at < ${createdBefore}
        and status <> 'parsing'
        and not exists (
          select 1 from resume_sessions
          where resume_id = resumes.id and resume_sessions.status = 'optimizing'
        )
      order by created_at
      limit ${limit}
      for update skip locked
    )
    returning file_key`.execute(db);
  return rows.map(({ file_key }) => file_key);
}

/** Resume sessions older than their time, whose resume may be younger. Answers how many. */
export async function deleteOldResumeSessions(
  db: Queryable,
  { createdBefore, limit }: Batch,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from resume_sessions where id in (
      select id from resume_sessions
      where created_at < ${createdBefore} and status <> 'optimizing'
      order by created_at
      limit ${limit}
      for update skip locked
    )`.execute(db);
  return Number(numAffectedRows);
}

/** Those of the keys that a row names, of a resume or of the store itself. */
export async function listNamedFiles(db: Db, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('resumes')
    .select('file_key')
    .where('file_key', 'in', keys)
    .unionAll(db.selectFrom('file_store_mark').select('file_key').where('file_key', 'in', keys))
    .execute();
  return rows.map(({ file_key }) => file_key);
}

/** What was found out about people's profiles; the profiles are their own and stay. */
export async function forgetOldCareerIntelligence(db: Db, createdBefore: Date): Promise<void> {
  await db
    .updateTable('user_profiles')
    .set({
      career_intelligence: null,
      career_intelligence_at: null,
      version: sql`version + 1`,
    })
    .where('career_intelligence_at', '<', createdBefore)
    .execute();
}
