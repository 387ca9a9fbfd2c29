import type { CareerIntelligence, FormAnswers, Resume } from '@trueline/contracts';
import { type Selectable, sql } from 'kysely';
import type { Db, Queryable } from '../../platform/db/database.ts';
import { toJson } from '../../platform/db/json.ts';
import type { UserProfilesTable } from '../../platform/db/schema.ts';

export type UserProfileRow = Selectable<UserProfilesTable>;

export function findUserProfile(db: Queryable, userId: string) {
  return db
    .selectFrom('user_profiles')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export function findFormAnswers(db: Queryable, userId: string) {
  return db
    .selectFrom('form_answers')
    .select(['notice_period', 'salary_expectation'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Those that are named; the others stay as they are, and an empty one is deleted. */
export async function saveFormAnswers(
  db: Queryable,
  userId: string,
  { noticePeriod, salaryExpectation }: FormAnswers,
  now: Date,
): Promise<void> {
  const values = {
    // Left out of the statement where it is undefined.
    notice_period: noticePeriod === undefined ? undefined : noticePeriod || null,
    salary_expectation: salaryExpectation === undefined ? undefined : salaryExpectation || null,
    updated_at: now,
  };
  await db
    .insertInto('form_answers')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/** Undefined when the profile is no longer in `expectedVersion` (0: there is none yet). */
export function saveUserProfile(
  db: Queryable,
  userId: string,
  { document, expectedVersion }: { document: Resume; expectedVersion: number },
  now: Date,
) {
  return db
    .insertInto('user_profiles')
    .values({ user_id: userId, document: toJson(document), updated_at: now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet((set) => ({
          document: set.ref('excluded.document'),
          updated_at: set.ref('excluded.updated_at'),
          version: sql`user_profiles.version + 1`,
        }))
        .where('user_profiles.version', '=', expectedVersion),
    )
    .returningAll()
    .executeTakeFirst();
}

export function saveCareerIntelligence(
  db: Queryable,
  userId: string,
  intelligence: CareerIntelligence,
  now: Date,
) {
  return db
    .updateTable('user_profiles')
    .set({
      career_intelligence: toJson(intelligence),
      career_intelligence_at: now,
      version: sql`version + 1`,
    })
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Ads that say what this person looks for: of the newest resume sessions, each once. */
export async function listJobDescriptions(
  db: Db,
  userId: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('resume_sessions')
    .select('job_description')
    .where('user_id', '=', userId)
    .where('job_description', '<>', '')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return [...new Set(rows.map((row) => row.job_description))];
}
