import type { Fact } from '@trueline/contracts';
import type { Selectable } from 'kysely';
import type { Db, Queryable } from '../../platform/db/database.ts';
import { toJson } from '../../platform/db/json.ts';
import type { KnownAnswersTable } from '../../platform/db/schema.ts';

export type KnownAnswerRow = Selectable<KnownAnswersTable>;

/** Newer ones come first; a person tells far fewer. */
const MAX_LISTED = 1_000;

export function listKnownAnswers(db: Queryable, userId: string): Promise<KnownAnswerRow[]> {
  return db
    .selectFrom('known_answers')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MAX_LISTED)
    .execute();
}

export interface NewKnownAnswer {
  id: string;
  userId: string;
  resumeSessionId: string;
  key: string;
  topic: string;
  prompt: string;
  fact: Fact | null;
  now: Date;
}

/** In place of what the same ask was answered before. */
export async function saveKnownAnswer(db: Queryable, told: NewKnownAnswer): Promise<void> {
  const values = {
    resume_session_id: told.resumeSessionId,
    topic: told.topic,
    prompt: told.prompt,
    fact: told.fact && toJson(told.fact),
    updated_at: told.now,
  };
  await db
    .insertInto('known_answers')
    .values({
      id: told.id,
      user_id: told.userId,
      key: told.key,
      created_at: told.now,
      ...values,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doUpdateSet(values))
    .execute();
}

/** What was taken back where it was told; elsewhere it stays. */
export async function takeBackKnownAnswers(
  db: Queryable,
  { userId, resumeSessionId }: { userId: string; resumeSessionId: string },
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  await db
    .deleteFrom('known_answers')
    .where('user_id', '=', userId)
    .where('resume_session_id', '=', resumeSessionId)
    .where('key', 'in', keys)
    .execute();
}

export function findKnownAnswer(db: Db, userId: string, id: string) {
  return db
    .selectFrom('known_answers')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** In the person's own words it is theirs alone, and no session's answer any more. */
export function rewordKnownAnswer(db: Db, userId: string, id: string, fact: Fact, now: Date) {
  return db
    .updateTable('known_answers')
    .set({ fact: toJson(fact), resume_session_id: null, updated_at: now })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** False when there is none. */
export async function deleteKnownAnswer(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('known_answers')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
