import { type Kysely, sql } from 'kysely';

/** For those who delete by age: the oldest of all people. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index resumes_by_age on resumes (created_at)`.execute(db);
}
