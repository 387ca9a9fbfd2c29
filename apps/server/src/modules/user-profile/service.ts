import {
  type FormAnswers,
  isKeepableLength,
  type PaidService,
  type Resume,
  type UserProfile,
} from '@trueline/contracts';
import type { YearMonth } from '@trueline/engine';
import type { Transaction } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { onNewest } from '../../platform/on-newest.ts';
import type { Credits } from '../payments/index.ts';
import type { Fitter } from '../resume-sessions/index.ts';
import type { ResumeService, Versioned } from '../resumes/index.ts';
import { fillProfile, saysNothing } from './fill-profile.ts';
import {
  findFormAnswers,
  findUserProfile,
  listJobDescriptions,
  saveCareerIntelligence,
  saveFormAnswers,
  saveUserProfile,
  type UserProfileRow,
} from './repository.ts';

/** The newest ads say most of what a person looks for; each costs some milliseconds to read. */
const MAX_ADS = 20;

export interface UserProfileServiceDeps {
  db: Db;
  resumes: ResumeService;
  credits: Credits;
  fitter: Pick<Fitter, 'analyzeCareer'>;
  now: () => Date;
}

export type UserProfileService = ReturnType<typeof createUserProfileService>;

export function createUserProfileService(deps: UserProfileServiceDeps) {
  const { db } = deps;
  return {
    get: async (userId: string) => view(await findUserProfile(db, userId)),
    put: (userId: string, document: Resume, expectedVersion: number | undefined) =>
      putProfile(deps, userId, document, expectedVersion),
    import: (
      userId: string,
      id: string,
      from: { resumeId: string; replace?: boolean | undefined },
    ) => importProfile(deps, userId, id, from),
    refreshCareerIntelligence: (userId: string, id: string) =>
      refreshCareerIntelligence(deps, userId, id),
    formAnswers: (userId: string) => listFormAnswers(db, userId),
    keepFormAnswers: async (userId: string, answers: FormAnswers) => {
      await saveFormAnswers(db, userId, answers, deps.now());
      return listFormAnswers(db, userId);
    },
  };
}

async function listFormAnswers(db: Db, userId: string): Promise<FormAnswers> {
  const kept = await findFormAnswers(db, userId);
  return {
    ...(kept?.notice_period ? { noticePeriod: kept.notice_period } : {}),
    ...(kept?.salary_expectation ? { salaryExpectation: kept.salary_expectation } : {}),
  };
}

/** Throws STALE. */
async function putProfile(
  { db, now }: UserProfileServiceDeps,
  userId: string,
  document: Resume,
  expectedVersion: number | undefined,
): Promise<Versioned<UserProfile>> {
  const saved = await onNewest(
    async () => (await findUserProfile(db, userId))?.version ?? 0,
    async (version) => {
      if (expectedVersion !== undefined && expectedVersion !== version) throw new AppError('STALE');
      return saveUserProfile(db, userId, { document, expectedVersion: version }, now());
    },
  );
  return view(saved);
}

/** Throws NOT_FOUND, RESUME_NOT_READY, PAYMENT_REQUIRED, VALIDATION_FAILED for what would become too long. */
async function importProfile(
  deps: UserProfileServiceDeps,
  userId: string,
  id: string,
  { resumeId, replace = false }: { resumeId: string; replace?: boolean | undefined },
): Promise<Versioned<UserProfile>> {
  const { value: resume } = await deps.resumes.get(userId, resumeId);
  if (resume.status !== 'ready' || !resume.document) throw new AppError('RESUME_NOT_READY');
  const read = resume.document;
  const saved = await onNewest(
    () => findUserProfile(deps.db, userId).then((row) => row ?? null),
    (row) =>
      paid(deps, { userId, id, service: 'profile_setup', resumeId }, (transaction) => {
        const document = fillProfile(row && !replace ? row.document : {}, read);
        const expectedVersion = row?.version ?? 0;
        requireKeepableLength(document);
        return saveUserProfile(transaction, userId, { document, expectedVersion }, deps.now());
      }),
  );
  return view(saved);
}

/** Throws VALIDATION_FAILED. */
function requireKeepableLength(document: Resume): void {
  if (isKeepableLength(document)) return;
  const fields = { resumeId: 'Your profile would become too long with this resume.' };
  throw new AppError('VALIDATION_FAILED', { fields });
}

/** Throws VALIDATION_FAILED for an empty profile, PAYMENT_REQUIRED, UNAVAILABLE. */
async function refreshCareerIntelligence(
  deps: UserProfileServiceDeps,
  userId: string,
  id: string,
): Promise<Versioned<UserProfile>> {
  const row = await findUserProfile(deps.db, userId);
  if (!row || saysNothing(row.document)) {
    const fields = { profile: 'Set up your profile first: it is what the analysis stands on.' };
    throw new AppError('VALIDATION_FAILED', { fields });
  }
  const ads = await listJobDescriptions(deps.db, userId, MAX_ADS);
  const asOf = deps.now().toISOString().slice(0, 7) as YearMonth;
  const intelligence = await deps.fitter.analyzeCareer({
    resume: row.document,
    jobDescriptions: ads,
    asOf,
  });
  const saved = await paid(
    deps,
    { userId, id, service: 'career_intelligence_refresh' },
    (transaction) => saveCareerIntelligence(transaction, userId, intelligence, deps.now()),
  );
  if (!saved) throw new AppError('CONFLICT');
  return view(saved);
}

/** One step: what is delivered at once takes and settles its credit with it. Undefined, and nothing taken, when `deliver` answers so. */
function paid<T>(
  { db, credits }: UserProfileServiceDeps,
  order: { userId: string; id: string; service: PaidService; resumeId?: string },
  deliver: (transaction: Transaction<Tables>) => Promise<T | undefined>,
): Promise<T | undefined> {
  const { userId, service, resumeId } = order;
  const usedFor = `${service}:${order.id}`;
  return db.transaction().execute(async (transaction) => {
    const delivered = await deliver(transaction);
    if (delivered === undefined) return undefined;
    await credits.take(transaction, { userId, service, subject: { resumeId }, usedFor });
    await credits.settle(transaction, usedFor);
    return delivered;
  });
}

function view(row: UserProfileRow | undefined): Versioned<UserProfile> {
  if (!row) return { value: { document: {}, version: 0 }, version: 0 };
  const { career_intelligence: careerIntelligence, career_intelligence_at: at } = row;
  const value = {
    document: row.document,
    ...(careerIntelligence ? { careerIntelligence } : {}),
    ...(at ? { careerIntelligenceAt: at.toISOString() } : {}),
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
  };
  return { value, version: row.version };
}
