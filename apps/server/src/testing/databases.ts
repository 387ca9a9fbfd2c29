import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Client } from 'pg';
import { describe } from 'vitest';
import { templatePath } from '../platform/db/template.ts';
import { migrateTemplate } from '../platform/db-template.ts';

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

/** `migrated` is the schema as the application leaves it at its first start, which on the embedded database the template has anyway. */
export async function createTestPlace(
  kind: DatabaseKind,
  content: 'empty' | 'migrated' = 'empty',
): Promise<TestPlace> {
  const dataDir = mkdtempSync(join(tmpdir(), 'trueline-server-'));
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if (kind === 'embedded') {
    return { dataDir, databaseUrl: undefined, remove: async () => removeFolder() };
  }
  const name = `trueline_test_${randomBytes(6).toString('hex')}`;
  const template = content === 'migrated' ? await findTemplate() : 'template1';
  await onServer((run) => run(`create database ${name} template ${template}`));
  return {
    dataDir,
    databaseUrl: urlOf(name),
    remove: async () => {
      await onServer((run) => run(`drop database ${name} with (force)`));
      removeFolder();
    },
  };
}

const urlOf = (name: string): string => {
  const url = new URL(SERVER_URL);
  url.pathname = `/${name}`;
  return url.href;
};

async function onServer<T>(act: (run: Client['query']) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: SERVER_URL });
  await client.connect();
  try {
    return await act(client.query.bind(client) as Client['query']);
  } finally {
    await client.end();
  }
}

/** Workers of all test runs make a template one after another. */
const TEMPLATE_LOCK = 7_205_311;
let template: Promise<string> | undefined;

/** A migrated database to be copied, which takes a fraction of the migrations; named by what it is made from. */
function findTemplate(): Promise<string> {
  template ??= onServer(async (run) => {
    const name = basename(templatePath()).replaceAll('-', '_').replace(/^/, 'trueline_');
    await run(`select pg_advisory_lock(${TEMPLATE_LOCK})`);
    const { rowCount } = await run(`select from pg_database where datname = '${name}'`);
    if (rowCount === 0) await makeTemplate(run, name);
    return name;
  });
  return template;
}

/** Under another name until it is whole. */
async function makeTemplate(run: Client['query'], name: string): Promise<void> {
  const partial = `${name}_partial`;
  await run(`drop database if exists ${partial} with (force)`);
  await run(`create database ${partial}`);
  await migrateTemplate({ dataDir: tmpdir(), databaseUrl: urlOf(partial) });
  await run(`alter database ${partial} rename to ${name}`);
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
