import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  sql`alter table users add column role text not null default 'user' check (role in ('user', 'admin'))`,
  sql`create index users_newest on users (created_at desc, id desc)`,
  // For searches by the beginning of a name, whatever the database's collation.
  sql`create index users_by_username_start on users (username_key text_pattern_ops)`,
  sql`create index users_by_email_start on users (email_key text_pattern_ops)`,
  sql`alter table auth_sessions
    add column kind text not null default 'user' check (kind in ('user', 'admin'))`,
  sql`create index auth_sessions_newest on auth_sessions (created_at desc, id desc)`,
  sql`create index resume_sessions_newest_of_all on resume_sessions (created_at desc, id desc)`,
  // One row a run: a resume session itself knows its newest alone.
  sql`create table optimization_runs (
    id text primary key,
    resume_session_id text not null references resume_sessions (id) on delete cascade,
    run integer not null,
    status text not null check (status in ('waiting', 'running', 'completed', 'failed')),
    failure jsonb,
    created_at timestamptz not null,
    started_at timestamptz,
    ended_at timestamptz,
    unique (resume_session_id, run)
  )`,
  sql`create index optimization_runs_newest on optimization_runs (created_at desc, id desc)`,
  sql`create index optimization_runs_by_status on optimization_runs (status, created_at desc, id desc)`,
  sql`create index optimization_runs_by_end on optimization_runs (ended_at)`,
  sql`insert into optimization_runs
      (id, resume_session_id, run, status, failure, created_at, ended_at)
    select md5(id || ':' || run), id, run,
      case when status = 'pending' then 'completed' when status = 'optimizing' then 'waiting' else status end,
      failure, updated_at, case when status = 'optimizing' then null else updated_at end
    from resume_sessions where run > 0`,
  sql`create index payments_by_time_of_payment on payments (paid_at) where paid_at is not null`,
  sql`create index resumes_failed on resumes (created_at) where status = 'failed'`,
  sql`create index mails_unsent on mails (created_at desc, id desc) where sent_at is null`,
  sql`create index mails_by_kind on mails (split_part(key, ':', 1), created_at desc, id desc)`,
  // Without references: it stays when an account goes, and then names nobody.
  sql`create table audit_log (
    id text primary key,
    action text not null,
    actor_id text,
    target_kind text check (target_kind in ('user', 'auth-session', 'optimization')),
    target_id text,
    target_user_id text,
    reason text,
    changes jsonb not null,
    request_id text,
    created_at timestamptz not null
  )`,
  sql`create index audit_log_newest on audit_log (created_at desc, id desc)`,
  sql`create index audit_log_by_target on audit_log (target_user_id)`,
  sql`create index audit_log_by_actor on audit_log (actor_id, action, created_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
