import { randomBytes } from 'node:crypto';
import { DEFAULT_TEMPLATE_ID } from '@trueline/render';
import { type RawBuilder, sql } from 'kysely';
import { hashPassword } from '../modules/auth/index.ts';
import { type Database, openDatabase } from '../platform/db/database.ts';
import { toJson } from '../platform/db/json.ts';
import { newId, newToken } from '../platform/ids.ts';
import type { Log } from '../platform/log.ts';
import { CommandFault } from '../process/command-fault.ts';
import type { Config } from '../process/config.ts';
import { SEED_DOCUMENT, SEED_JOB_DESCRIPTION, SEED_TEXT } from './seed-texts.ts';

const MAX_SEED_USERS = 1_000_000;
export const RESUMES_PER_SEED_USER = 3;
/** Each statement stays far within the time that one may take. */
const USERS_PER_STATEMENT = 250;

/** Rows of one seeding; its names and ids all follow from its own random part. */
export interface Seeding {
  batch: string;
  users: number;
  /** User n, from 1, is signed in where the session cookie holds this, a dash and n. */
  tokenStart: string;
}

/** Brings the database up to date and adds made-up users. Throws CommandFault where real people may be. */
export async function seedUsers(config: Config, log: Log, users: number): Promise<Seeding> {
  if (config.appUrl.startsWith('https:')) {
    throw new CommandFault('APP_URL is https: made-up users are not added to a public service.');
  }
  if (!Number.isInteger(users) || users < 1 || users > MAX_SEED_USERS) {
    throw new CommandFault(`N must be a whole number from 1 to ${MAX_SEED_USERS}.`);
  }
  const database = await openDatabase(config, log);
  try {
    await database.migrate(async () => {});
    return await insertAll(database, users);
  } finally {
    await database.close();
  }
}

async function insertAll({ db }: Database, users: number): Promise<Seeding> {
  const seeding = { batch: randomBytes(5).toString('hex'), users, tokenStart: newId() };
  // Of a password that nobody is told: the cookie is the way in.
  const passwordHash = await hashPassword(newToken());
  for (let from = 1; from <= users; from += USERS_PER_STATEMENT) {
    const to = Math.min(users, from + USERS_PER_STATEMENT - 1);
    await userRows(seeding, passwordHash, from, to).execute(db);
    await authSessionRows(seeding, from, to).execute(db);
    await resumeRows(seeding, from, to).execute(db);
    await resumeSessionRows(seeding, from, to).execute(db);
  }
  return seeding;
}

/** As long as an id of the product's own, and as unlike the next one. */
const idOf = (kind: string, { batch }: Seeding, row: RawBuilder<unknown>) =>
  sql`left(md5(${`${kind} ${batch} `}::text || ${row}), 22)`;

function userRows(seeding: Seeding, passwordHash: string, from: number, to: number) {
  const name = sql`${`sample-${seeding.batch}-`}::text || n`;
  const email = sql`${name} || '@example.com'`;
  const time = sql`now() - n * interval '1 second'`;
  return sql`insert into users
      (id, username, username_key, email, email_key, password_hash, newsletter, accepted_terms_at, created_at, email_verified_at)
    select ${idOf('user', seeding, sql`n`)}, ${name}, ${name}, ${email}, ${email}, ${passwordHash}, false, ${time}, ${time}, ${time}
    from generate_series(${from}::int, ${to}::int) n`;
}

function authSessionRows(seeding: Seeding, from: number, to: number) {
  const token = sql`${`${seeding.tokenStart}-`}::text || n`;
  const hash = sql`rtrim(translate(encode(sha256(convert_to(${token}, 'UTF8')), 'base64'), '+/', '-_'), '=')`;
  return sql`insert into auth_sessions (id, token_hash, user_id, device, created_at, last_used_at)
    select ${idOf('auth', seeding, sql`n`)}, ${hash}, ${idOf('user', seeding, sql`n`)}, 'Made up', now(), now()
    from generate_series(${from}::int, ${to}::int) n`;
}

/** Their uploads are not there. */
function resumeRows(seeding: Seeding, from: number, to: number) {
  const row = sql`n || ' ' || r`;
  return sql`insert into resumes
      (id, user_id, title, status, source_name, source_type, source_bytes, source_sha256, file_key, document, text, warnings, created_at)
    select ${idOf('resume', seeding, row)}, ${idOf('user', seeding, sql`n`)}, 'Made-up resume ' || r, 'ready',
      'made-up-' || r || '.txt', 'text/plain', ${SEED_TEXT.length}, repeat('0', 43), 'seed-' || md5(${row}),
      ${toJson(SEED_DOCUMENT)}::jsonb, ${SEED_TEXT}, '[]'::jsonb, now() - r * interval '1 hour'
    from generate_series(${from}::int, ${to}::int) n, generate_series(1, ${RESUMES_PER_SEED_USER}::int) r`;
}

function resumeSessionRows(seeding: Seeding, from: number, to: number) {
  const n = sql`n`;
  return sql`insert into resume_sessions
      (id, user_id, resume_id, status, job_description, include_ats_metadata, include_cover_letter, include_interview_questions, template_id, created_at, updated_at)
    select ${idOf('resume session', seeding, n)}, ${idOf('user', seeding, n)}, ${idOf('resume', seeding, sql`n || ' 1'`)}, 'pending',
      ${SEED_JOB_DESCRIPTION}, false, false, false, ${DEFAULT_TEMPLATE_ID}, now(), now()
    from generate_series(${from}::int, ${to}::int) n`;
}
