import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  sql`alter table users
    add column awaiting_verification boolean not null default false,
    add column email_verified_at timestamptz,
    add column pro_until timestamptz,
    add column disabled_at timestamptz,
    add column totp_secret text,
    add column totp_confirmed_at timestamptz,
    add column totp_last_step bigint`,
  sql`alter table auth_sessions add column id text, add column device text not null default ''`,
  sql`update auth_sessions set id = md5(token_hash)`,
  sql`alter table auth_sessions alter column id set not null, add unique (id)`,
  sql`create table recovery_codes (
    user_id text not null references users (id) on delete cascade,
    code_hash text not null,
    primary key (user_id, code_hash)
  )`,
  // One live token of a kind for each account: a newer one takes the older one's place.
  sql`create table account_tokens (
    user_id text not null references users (id) on delete cascade,
    purpose text not null check (purpose in ('verify-email', 'reset-password')),
    token_hash text not null unique,
    expires_at timestamptz not null,
    primary key (user_id, purpose)
  )`,
  sql`create table email_changes (
    user_id text primary key references users (id) on delete cascade,
    id text not null,
    new_email text not null,
    old_token_hash text unique,
    new_token_hash text unique,
    expires_at timestamptz not null
  )`,
  // A username asked for together with an address that has an account: as taken as if it had been given.
  sql`create table username_reservations (
    username_key text primary key,
    expires_at timestamptz not null
  )`,
  sql`create table mails (
    id text primary key,
    key text not null unique,
    user_id text references users (id) on delete cascade,
    recipient text,
    content jsonb,
    outbox_file text,
    created_at timestamptz not null,
    expires_at timestamptz,
    sent_at timestamptz,
    failed_at timestamptz
  )`,
  sql`create index mails_by_user on mails (user_id)`,
  sql`create index mails_by_age on mails (created_at)`,
  // Asked for by somebody who need not be signed in; looked up later, so that the answer says nothing.
  sql`create table mail_requests (
    id text primary key,
    kind text not null,
    email text not null,
    source text,
    created_at timestamptz not null
  )`,
  sql`create table newsletter_subscribers (
    id text primary key,
    email text not null,
    email_key text not null unique,
    status text not null check (status in ('pending', 'confirmed', 'unsubscribed')),
    created_at timestamptz not null
  )`,
  // What a subscriber agreed to, when and how: the record that anti-spam laws ask for.
  sql`create table newsletter_events (
    id text primary key,
    subscriber_id text not null references newsletter_subscribers (id) on delete cascade,
    kind text not null check (kind in ('requested', 'confirmed', 'unsubscribed')),
    source text not null,
    wording text not null,
    created_at timestamptz not null
  )`,
  sql`create index newsletter_events_by_subscriber on newsletter_events (subscriber_id)`,
  sql`create table newsletter_tokens (
    token_hash text primary key,
    subscriber_id text not null references newsletter_subscribers (id) on delete cascade,
    purpose text not null check (purpose in ('confirm', 'unsubscribe')),
    expires_at timestamptz
  )`,
  sql`create index newsletter_tokens_by_subscriber on newsletter_tokens (subscriber_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
