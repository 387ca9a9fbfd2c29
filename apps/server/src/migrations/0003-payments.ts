import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // Without its person once that account is deleted: the books must still add up.
  sql`create table payments (
    id text primary key,
    user_id text references users (id) on delete set null,
    service text not null,
    resume_session_id text,
    resume_id text,
    checkout_session_id text unique,
    checkout_url text,
    provider text not null check (provider in ('test', 'stripe')),
    status text not null check (status in ('pending', 'paid', 'expired', 'refunded')),
    amount integer not null,
    currency text not null,
    used_for text,
    delivered_at timestamptz,
    created_at timestamptz not null,
    paid_at timestamptz
  )`,
  sql`create index payments_newest on payments (user_id, created_at desc, id desc)`,
  sql`create index payments_in_use on payments (used_for) where used_for is not null`,
  sql`create table stripe_events (
    id text primary key,
    received_at timestamptz not null
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
