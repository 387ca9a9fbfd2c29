import { createHmac } from 'node:crypto';
import { RESUMES_PER_SEED_USER, seedUsers } from '../../../apps/server/src/commands/seed-users.ts';
import { createLog } from '../../../apps/server/src/platform/log.ts';
import { loadConfig } from '../../../apps/server/src/process/load-config.ts';
import type { LoadRequest } from './client.ts';
import { type BenchDatabase, createBenchDatabase } from './database.ts';

/** Those whose requests are made; the others' rows are only there. */
const ACTIVE_USERS = 100;
const RESUMES_OF_ACTIVE = 25;
const INSERT_BYTES = 2_000;

/** A signed-in made-up user, with what requests of theirs name. */
export interface Person {
  headers: Record<string, string>;
  userId: string;
  resumeId: string;
  resumeSessionId: string;
}

export interface World {
  database: BenchDatabase;
  people: Person[];
}

/** A database with so many users' rows, the active ones with a full page of resumes and PRO; undefined without PostgreSQL. */
export async function createWorld(users: number): Promise<World | undefined> {
  const database = await createBenchDatabase();
  if (!database) return undefined;
  try {
    return { database, people: await fill(database, users) };
  } catch (error) {
    await database.drop();
    throw error;
  }
}

async function fill(database: BenchDatabase, users: number): Promise<Person[]> {
  process.env.DATABASE_URL = database.url;
  const { batch, tokenStart } = await seedUsers(
    loadConfig(),
    createLog('error', process.stderr),
    users,
  );
  const found = await database.query<{ n: number; id: string; resume: string; session: string }>(
    `select n, u.id, s.resume_id as resume, s.id as session from generate_series(1, $1::int) n
      join users u on u.username = $2::text || n join resume_sessions s on s.user_id = u.id order by n`,
    [Math.min(users, ACTIVE_USERS), `sample-${batch}-`],
  );
  const ids = found.map(({ id }) => id);
  await database.query('update users set pro_until = $2 where id = any($1)', [ids, '2100-01-01']);
  await addResumes(database, ids, RESUMES_OF_ACTIVE - RESUMES_PER_SEED_USER);
  await database.query('vacuum analyze');
  return found.map(({ n, id, resume, session }) => ({
    headers: signedInBy(`${tokenStart}-${n}`, 'trueline_session'),
    userId: id,
    resumeId: resume,
    resumeSessionId: session,
  }));
}

/** Copies of each one's newest resume, an hour older each; `kind` tells their ids from others'. */
export async function addResumes(
  database: BenchDatabase,
  userIds: string[],
  count: number,
  kind = 'copy',
): Promise<void> {
  await database.query(
    `insert into resumes (id, user_id, title, status, source_name, source_type, source_bytes, source_sha256, file_key, document, text, warnings, created_at)
      select left(md5(id || $3::text || r), 22), user_id, title, status, source_name, source_type, source_bytes, source_sha256, file_key || r, document, text, warnings, created_at - (r + 10) * interval '1 hour'
      from (select distinct on (user_id) * from resumes where user_id = any($1) order by user_id, created_at desc) newest, generate_series(1, $2::int) r`,
    [userIds, count, ` ${kind} `],
  );
}

/** Headers of a browser that holds this cookie and has fetched its token (contract, "CSRF"). */
export function signedInBy(
  token: string,
  cookie: 'trueline_session' | 'trueline_visitor',
): Record<string, string> {
  const csrf = createHmac('sha256', token).update('trueline csrf').digest('base64url');
  return { cookie: `${cookie}=${token}`, 'x-csrf-token': csrf };
}

const get = (path: (person: Person) => string) => (people: Person[]) =>
  people.map((person): LoadRequest => {
    const { headers } = person;
    return { method: 'GET', path: path(person), headers };
  });

const post = (path: string, body: (person: Person) => unknown) => (people: Person[]) =>
  people.map((person): LoadRequest => {
    const headers = { ...person.headers, 'content-type': 'application/json' };
    return { method: 'POST', path, headers, body: JSON.stringify(body(person)) };
  });

const PASTED = 'A line of a made-up resume.\n'.repeat(INSERT_BYTES / 28);

/** The same call of every active person, in turn. */
export const REQUESTS = {
  me: get(() => '/api/auth/me'),
  list: get(() => '/api/resumes'),
  resume: get(({ resumeId }) => `/api/resumes/${resumeId}`),
  paste: post('/api/resumes', () => ({ text: PASTED })),
  startSession: post('/api/resume-sessions', ({ resumeId }) => ({ resumeId })),
};
