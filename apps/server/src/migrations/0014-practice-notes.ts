import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table resume_sessions
    add column practice_notes jsonb not null default '[]'`.execute(db);
}
