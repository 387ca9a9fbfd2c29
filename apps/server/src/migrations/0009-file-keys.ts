import { type Kysely, sql } from 'kysely';

/** For those who look whose a stored file is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index resumes_by_file on resumes (file_key)`.execute(db);
}
