import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  sql`create table known_answers (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    resume_session_id text references resume_sessions (id) on delete set null,
    key text not null,
    topic text not null,
    prompt text not null,
    fact jsonb,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    unique (user_id, key)
  )`,
  sql`create index known_answers_resume_session_id on known_answers (resume_session_id)`,
  sql`alter table resume_sessions
    add column known jsonb,
    add column ask_rounds integer not null default 1,
    add column depth text`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
