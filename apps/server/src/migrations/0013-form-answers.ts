import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table form_answers (
    user_id text primary key references users (id) on delete cascade,
    notice_period text,
    salary_expectation text,
    updated_at timestamptz not null
  )`.execute(db);
}
