import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  sql`create table user_profiles (
    user_id text primary key references users (id) on delete cascade,
    document jsonb not null,
    career_intelligence jsonb,
    career_intelligence_at timestamptz,
    version integer not null default 1,
    updated_at timestamptz not null
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
