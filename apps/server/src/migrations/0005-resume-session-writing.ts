import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  sql`alter table resume_sessions
    add column template_settings jsonb not null default '{}',
    add column answers jsonb not null default '{}',
    add column edited_texts jsonb not null default '{}'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
