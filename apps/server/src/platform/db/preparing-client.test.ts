import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestPlace, postgresAnswers, type TestPlace } from '../../testing/databases.ts';
import { PreparingClient } from './preparing-client.ts';

describe.skipIf(!postgresAnswers)('a connection that prepares', () => {
  let place: TestPlace;
  let client: PreparingClient;
  beforeEach(async () => {
    place = await createTestPlace('postgres');
    client = new PreparingClient({ connectionString: place.databaseUrl });
    await client.connect();
    await client.query('create table notes (id integer, word text)');
    await client.query("insert into notes values (1, 'one'), (2, 'two')");
  });
  afterEach(async () => {
    await client.end();
    await place.remove();
  });

  const prepared = async (): Promise<number> =>
    (await client.query('select name from pg_prepared_statements')).rows.length;

  it('parses a query once, and answers for each of its values', async () => {
    const query = 'select word from notes where id = $1';
    const words = [];
    for (const id of [1, 2]) words.push((await client.query(query, [id])).rows[0].word);
    expect(words).toEqual(['one', 'two']);
    expect(await prepared()).toBe(1);
  });

  it('reads every row by what it learnt at the first: empty values, times, JSON, counts', async () => {
    const query = `select id, nullif(word, $1) as word, '2026-01-02T03:04:05Z'::timestamptz as at, '{"a":[1]}'::jsonb as json
      from notes order by id`;
    const rows = (word: string | null) => [
      { id: 1, word, at: new Date('2026-01-02T03:04:05Z'), json: { a: [1] } },
      { id: 2, word: 'two', at: new Date('2026-01-02T03:04:05Z'), json: { a: [1] } },
    ];
    expect((await client.query(query, ['one'])).rows).toEqual(rows(null));
    expect((await client.query(query, ['other'])).rows).toEqual(rows('one'));
    const insert = 'insert into notes values ($1, $2)';
    for (const id of [3, 4]) {
      const { command, rowCount, rows } = await client.query(insert, [id, null]);
      expect({ command, rowCount, rows }).toEqual({ command: 'INSERT', rowCount: 1, rows: [] });
    }
  });

  it('goes on after a query that failed', async () => {
    const query = 'select word from notes where id = $1';
    await expect(client.query(query, ['x'])).rejects.toThrow('invalid input syntax');
    expect((await client.query(query, [1])).rows).toEqual([{ word: 'one' }]);
    await expect(client.query(query, ['y'])).rejects.toThrow('invalid input syntax');
    expect((await client.query(query, [2])).rows).toEqual([{ word: 'two' }]);
  });

  it('answers a query for all columns after one was added', async () => {
    const query = 'select * from notes where id = $1';
    expect((await client.query(query, [1])).rows).toEqual([{ id: 1, word: 'one' }]);
    await client.query('alter table notes add column more text');
    expect((await client.query(query, [1])).rows).toEqual([{ id: 1, word: 'one', more: null }]);
  });

  it('answers a query for named columns after one was added', async () => {
    const query = 'select id, word from notes where id = $1';
    await client.query(query, [1]);
    await client.query('alter table notes add column more text');
    expect((await client.query(query, [1])).rows).toEqual([{ id: 1, word: 'one' }]);
  });

  it('still answers when a pooler has handed its statements to nobody', async () => {
    const query = `select word from notes where id = $1 and word <> '${randomBytes(4).toString('hex')}'`;
    await client.query(query, [1]);
    await client.query('deallocate all');
    expect((await client.query(query, [2])).rows).toEqual([{ word: 'two' }]);
    expect((await client.query(query, [1])).rows).toEqual([{ word: 'one' }]);
    expect(await prepared()).toBe(0);
  });
});
