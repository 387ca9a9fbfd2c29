import { DummyDriver, Kysely, PostgresAdapter, PostgresQueryCompiler } from 'kysely';
import { expect, it } from 'vitest';
import type { Queryable } from './database.ts';
import { prepareQuery } from './prepared-query.ts';
import type { Tables } from './schema.ts';

/** A database that writes down what it is asked. */
function recordingDb() {
  const asked: { sql: string; parameters: readonly unknown[] }[] = [];
  const db: Queryable = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: () => {
        throw new Error('not asked for');
      },
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query: { sql, parameters } }) => {
      asked.push({ sql, parameters });
    },
  });
  return { db, asked };
}

it('a prepared query is built once, and asks with the values of each call beside its own', async () => {
  let built = 0;
  const find = prepareQuery((db, { id, since }: { id: string; since: Date }) => {
    built += 1;
    return db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'admin')
      .where('id', '=', id)
      .where('created_at', '>', since)
      .limit(1);
  });
  const { db, asked } = recordingDb();
  const [first, second] = [new Date(1), new Date(2)];
  await Promise.all([find(db, { id: 'a', since: first }), find(db, { id: 'b', since: second })]);
  expect(built).toBe(1);
  expect(asked.map(({ parameters }) => parameters)).toEqual([
    ['admin', 'a', first, 1],
    ['admin', 'b', second, 1],
  ]);
  expect(new Set(asked.map(({ sql }) => sql)).size).toBe(1);
});
