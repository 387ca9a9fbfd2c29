import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { describe } from 'vitest';

const SERVER_URL = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

async function answers(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    // Somebody asked for this very server: then its absence is a fault, not a reason to skip.
    if (process.env.TEST_DATABASE_URL) throw error;
    return false;
  }
}

export const postgresAnswers = await answers(SERVER_URL);

/** A place for one test's data: a temporary folder and, for PostgreSQL, a database of its own. */
export interface TestPlace {
  dataDir: string;
  databaseUrl: string | undefined;
  remove: () => Promise<void>;
}

export type DatabaseKind = 'embedded' | 'postgres';

export async function createTestPlace(kind: DatabaseKind): Promise<TestPlace> {
  const dataDir = mkdtempSync(join(tmpdir(), 'trueline-server-'));
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if (kind === 'embedded') {
    return { dataDir, databaseUrl: undefined, remove: async () => removeFolder() };
  }
  const name = `trueline_test_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name}`);
  const url = new URL(SERVER_URL);
  url.pathname = `/${name}`;
  return {
    dataDir,
    databaseUrl: url.href,
    remove: async () => {
      await onServer(`drop database ${name} with (force)`);
      removeFolder();
    },
  };
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: SERVER_URL });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** The same tests on both databases; those on PostgreSQL are skipped where none answers. */
export function describeOnDatabases(name: string, suite: (kind: DatabaseKind) => void): void {
  describe(`${name} (embedded)`, () => suite('embedded'));
  describe.skipIf(!postgresAnswers)(`${name} (PostgreSQL)`, () => suite('postgres'));
}

/** Tests of what is made from stored data, not of how it is stored, which others prove on both databases: on PostgreSQL where one answers, else on the embedded one (docs/decisions/0004). */
export function describeOnOneDatabase(name: string, suite: (kind: DatabaseKind) => void): void {
  const kind = postgresAnswers ? 'postgres' : 'embedded';
  describe(`${name} (${kind})`, () => suite(kind));
}
