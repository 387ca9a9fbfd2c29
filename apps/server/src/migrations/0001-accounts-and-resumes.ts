import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  sql`create table users (
    id text primary key,
    username text not null,
    username_key text not null unique,
    email text not null,
    email_key text not null unique,
    password_hash text not null,
    newsletter boolean not null,
    accepted_terms_at timestamptz not null,
    created_at timestamptz not null
  )`,
  sql`create table auth_sessions (
    token_hash text primary key,
    user_id text not null references users (id) on delete cascade,
    created_at timestamptz not null,
    last_used_at timestamptz not null
  )`,
  sql`create index auth_sessions_by_user on auth_sessions (user_id)`,
  sql`create table resumes (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    title text not null,
    status text not null check (status in ('parsing', 'ready', 'failed')),
    failure jsonb,
    source_name text not null,
    source_type text not null,
    source_bytes integer not null,
    source_sha256 text not null,
    file_key text not null,
    document jsonb,
    text text,
    warnings jsonb not null,
    version integer not null default 1,
    created_at timestamptz not null
  )`,
  sql`create index resumes_newest on resumes (user_id, created_at desc, id desc)`,
  sql`create table resume_sessions (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    resume_id text not null references resumes (id) on delete cascade,
    status text not null check (status in ('pending', 'optimizing', 'completed', 'failed')),
    job_description text not null,
    include_ats_metadata boolean not null,
    include_cover_letter boolean not null,
    include_interview_questions boolean not null,
    template_id text not null,
    run integer not null default 0,
    progress jsonb,
    failure jsonb,
    as_of text,
    original jsonb,
    result jsonb,
    version integer not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  sql`create index resume_sessions_newest on resume_sessions (user_id, created_at desc, id desc)`,
  sql`create index resume_sessions_by_resume on resume_sessions (resume_id)`,
  sql`create table idempotency_keys (
    user_id text not null references users (id) on delete cascade,
    key text not null,
    request_hash text not null,
    status integer,
    body jsonb,
    created_at timestamptz not null,
    locked_at timestamptz not null,
    primary key (user_id, key)
  )`,
  sql`create index idempotency_keys_by_age on idempotency_keys (created_at)`,
  sql`create table rate_limits (
    key text primary key,
    count integer not null,
    resets_at timestamptz not null
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
