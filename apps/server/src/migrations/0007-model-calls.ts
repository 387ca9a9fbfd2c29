import { type Kysely, sql } from 'kysely';

/** How often the language model was called for a run, whichever process called it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table optimization_runs
    add column model_calls integer not null default 0`.execute(db);
}
