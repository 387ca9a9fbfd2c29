import { type Kysely, sql } from 'kysely';

/** The file by which this database knows its own file store again, also when no resume is left. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table file_store_mark (
    is_only boolean primary key default true check (is_only),
    file_key text not null
  )`.execute(db);
}
