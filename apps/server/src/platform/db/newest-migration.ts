import { sql } from 'kysely';
import { MIGRATIONS } from '../../migrations/index.ts';
import type { Log } from '../log.ts';
import { type DatabaseConfig, openDatabase } from './database.ts';

/** Name of the newest migration that a database has had; `none` before its first. */
export async function findNewestMigration(config: DatabaseConfig, log: Log): Promise<string> {
  const { db, close } = await openDatabase(config, log);
  try {
    const { rows } = await sql<{ name: string }>`
      select name from kysely_migration order by name desc limit 1`.execute(db);
    return rows[0]?.name ?? 'none';
  } finally {
    await close();
  }
}

/** Whether these sources know a migration, and so its database. */
export function isKnownMigration(name: string): boolean {
  return name === 'none' || name in MIGRATIONS;
}
