import { parse } from 'node:path';
import {
  type KeptHome,
  MAX_TITLE_LENGTH,
  type Resume,
  type StoredResume,
} from '@trueline/contracts';
import { type Reader, ReaderBusyError } from '@trueline/host';
import type { Db } from '../../platform/db/database.ts';
import { isDatabaseUnavailable } from '../../platform/db/faults.ts';
import { FileMissingError, type FileStore } from '../../platform/files/file-store.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { decodeCursor, toPage } from '../../platform/http/cursor.ts';
import { sha256 } from '../../platform/ids.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { onNewest } from '../../platform/on-newest.ts';
import type { Credits } from '../payments/index.ts';
import { HEIC_TYPE, requireFileType } from './file-kind.ts';
import {
  copyResume,
  deleteResume,
  findResume,
  insertResume,
  listResumes,
  type ResumeRow,
  startReading,
  updateResume,
} from './repository.ts';
import { toListItem, toStoredResume } from './view.ts';

export interface ResumeServiceDeps {
  db: Db;
  jobs: Jobs;
  files: FileStore;
  credits: Credits;
  /** The engine's work, which is not done in this process. */
  fitter: {
    placeKept: (document: Resume, keptId: string, home: KeptHome) => Promise<Resume | undefined>;
  };
  /** Makes photos of phones such that every browser shows them. */
  photos: Pick<Reader, 'toJpeg'>;
  now: () => Date;
}

/** What a person gives us: a file, or text with or without a title. */
export type ResumeSource =
  | { file: { name: string; bytes: Uint8Array } }
  | { text: string; title?: string | undefined };

export interface Versioned<T> {
  value: T;
  version: number;
}

interface ListQuery {
  limit: number;
  cursor?: string | undefined;
  q?: string | undefined;
}

/** Every call is for one user; another's resume is NOT_FOUND, as one that doesn't exist. */
export type ResumeService = ReturnType<typeof createResumeService>;

export function createResumeService(deps: ResumeServiceDeps) {
  const { db } = deps;
  return {
    create: async (userId: string, id: string, source: ResumeSource) =>
      createResume(deps, userId, id, await asShown(deps, toFile(source))),
    list: async (userId: string, page: ListQuery) => {
      const after = page.cursor === undefined ? undefined : decodeCursor(page.cursor);
      const rows = await listResumes(db, userId, { limit: page.limit, after, q: page.q });
      return toPage(rows, page.limit, toListItem);
    },
    get: async (userId: string, id: string) => versioned(await getRow(db, userId, id)),
    update: (userId: string, id: string, changes: ResumeChanges) =>
      changeResume(db, userId, id, changes),
    placeKept: (userId: string, id: string, placing: Placing) =>
      placeKeptText(deps, userId, id, placing),
    duplicate: (userId: string, id: string, copyId: string) =>
      duplicateResume(deps, userId, id, copyId),
    reparse: (userId: string, id: string) => reparseResume(deps, userId, id),
    delete: (userId: string, id: string) => removeResume(deps, userId, id),
    getOriginal: async (userId: string, id: string) => {
      const row = await getRow(db, userId, id);
      return {
        name: row.source_name,
        type: row.source_type,
        bytes: await readOriginal(deps, row),
      };
    },
  };
}

interface ResumeFile {
  name: string;
  title: string;
  type: string;
  bytes: Uint8Array;
}

function toFile(source: ResumeSource): ResumeFile {
  if ('file' in source) {
    const { name, bytes } = source.file;
    return { name, bytes, title: parse(name).name, type: requireFileType(name, bytes) };
  }
  if (source.text.trim() === '') {
    throw new AppError('VALIDATION_FAILED', { fields: { text: 'Paste the text of your resume.' } });
  }
  const title = source.title ?? 'Pasted resume';
  const bytes = new TextEncoder().encode(source.text);
  return { name: 'resume.txt', title, type: 'text/plain', bytes };
}

const RETRY_AFTER_S = 2;

/** A HEIC photo is kept as the JPEG of it, which is what can be shown beside the reading. Throws UNSUPPORTED_MEDIA_TYPE with what to do, UNAVAILABLE. */
async function asShown({ photos }: ResumeServiceDeps, file: ResumeFile): Promise<ResumeFile> {
  if (file.type !== HEIC_TYPE) return file;
  const jpeg = await photos.toJpeg(file.bytes).catch((cause: unknown) => {
    if (!(cause instanceof ReaderBusyError)) throw cause;
    throw new AppError('UNAVAILABLE', { retryAfterS: RETRY_AFTER_S, cause });
  });
  if ('code' in jpeg) throw new AppError('UNSUPPORTED_MEDIA_TYPE', { message: jpeg.message });
  return { ...file, name: `${parse(file.name).name}.jpg`, type: 'image/jpeg', bytes: jpeg };
}

/** The file first: a row without its file would be a promise not kept. */
async function createResume(
  { db, jobs, files, now }: ResumeServiceDeps,
  userId: string,
  id: string,
  file: ResumeFile,
): Promise<Versioned<StoredResume>> {
  const fileKey = await files.save(file.bytes);
  const { name, type, title, bytes } = file;
  const resume = {
    id,
    userId,
    title,
    sourceName: name,
    sourceType: type,
    sourceBytes: bytes.length,
    sourceSha256: sha256(bytes),
    fileKey,
    now: now(),
  };
  const created = await db
    .transaction()
    .execute(async (transaction) => {
      const inserted = await insertResume(transaction, resume);
      if (inserted) await jobs.enqueue(transaction, 'read-resume', { resumeId: id });
      return inserted;
    })
    .catch(async (error: unknown) => {
      // When the connection broke the row may be there all the same, and needs its file.
      if (!isDatabaseUnavailable(error)) await files.remove(fileKey);
      throw error;
    });
  if (!created) await files.remove(fileKey);
  jobs.wake('read-resume');
  return versioned(created ?? (await getRow(db, userId, id)));
}

export interface ResumeChanges {
  title?: string | undefined;
  document?: Resume | undefined;
  expectedVersion: number | undefined;
}

/** Throws STALE, or RESUME_NOT_READY for a document before there is one. */
async function changeResume(db: Db, userId: string, id: string, changes: ResumeChanges) {
  const { expectedVersion } = changes;
  const updated = await onNewest(
    () => getRow(db, userId, id),
    async (row) => {
      requireVersion(row, expectedVersion);
      if (changes.document && row.status !== 'ready') throw new AppError('RESUME_NOT_READY');
      return updateResume(db, { userId, id, version: row.version }, changes);
    },
  );
  return versioned(updated);
}

function requireVersion({ version }: ResumeRow, expected: number | undefined): void {
  if (expected !== undefined && expected !== version) throw new AppError('STALE');
}

export interface Placing {
  keptId: string;
  home: KeptHome;
  expectedVersion: number | undefined;
}

/** Throws STALE, RESUME_NOT_READY, or NOT_FOUND for a text that the resume does not keep. */
async function placeKeptText(
  { db, fitter }: ResumeServiceDeps,
  userId: string,
  id: string,
  { keptId, home, expectedVersion }: Placing,
) {
  const updated = await onNewest(
    () => getRow(db, userId, id),
    async (row) => {
      requireVersion(row, expectedVersion);
      if (!row.document || row.status !== 'ready') throw new AppError('RESUME_NOT_READY');
      const document = await fitter.placeKept(row.document, keptId, home);
      if (!document) throw new AppError('NOT_FOUND');
      return updateResume(db, { userId, id, version: row.version }, { document });
    },
  );
  return versioned(updated);
}

/** Throws RESUME_NOT_READY while it is being read. */
async function duplicateResume(
  { db, files, now }: ResumeServiceDeps,
  userId: string,
  id: string,
  copyId: string,
): Promise<Versioned<StoredResume>> {
  const row = await getRow(db, userId, id);
  if (row.status === 'parsing') throw new AppError('RESUME_NOT_READY');
  const fileKey = await files.save(await readOriginal({ db, files }, row));
  const title = `Copy of ${row.title}`.slice(0, MAX_TITLE_LENGTH);
  const isNew = await copyResume(db, row, { id: copyId, title, fileKey, now: now() }).catch(
    async (error: unknown) => {
      if (!isDatabaseUnavailable(error)) await files.remove(fileKey);
      throw error;
    },
  );
  if (!isNew) await files.remove(fileKey);
  return versioned(await getRow(db, userId, copyId));
}

/** Reads the file again. Throws RESUME_NOT_READY while it is being read, PAYMENT_REQUIRED. */
async function reparseResume(
  { db, jobs, credits }: ResumeServiceDeps,
  userId: string,
  id: string,
): Promise<Versioned<StoredResume>> {
  const { status, version } = await getRow(db, userId, id);
  if (status === 'parsing') throw new AppError('RESUME_NOT_READY');
  const usedFor = `resume-reading:${id}:${version + 1}`;
  const started = await db.transaction().execute(async (transaction) => {
    const row = await startReading(transaction, { userId, id, version });
    if (!row) throw new AppError('CONFLICT');
    const subject = { resumeId: id };
    await credits.take(transaction, { userId, service: 'resume_reparsing', subject, usedFor });
    await jobs.enqueue(transaction, 'read-resume', { resumeId: id, usedFor });
    return row;
  });
  jobs.wake('read-resume');
  return versioned(started);
}

/** The file by a job of its own: its store may be down just then. */
async function removeResume({ db, jobs }: ResumeServiceDeps, userId: string, id: string) {
  await db.transaction().execute(async (transaction) => {
    const deleted = await deleteResume(transaction, userId, id);
    if (!deleted) throw new AppError('NOT_FOUND');
    const files = [deleted.file_key];
    await jobs.enqueue(transaction, 'delete-files', { files, outboxFiles: [] });
  });
  jobs.wake('delete-files');
}

async function getRow(db: Db, userId: string, id: string): Promise<ResumeRow> {
  const row = await findResume(db, userId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** The file of a resume; NOT_FOUND when that was deleted since it was looked up. */
async function readOriginal(
  { db, files }: Pick<ResumeServiceDeps, 'db' | 'files'>,
  { user_id, id, file_key }: ResumeRow,
): Promise<Uint8Array> {
  try {
    return await files.read(file_key);
  } catch (error) {
    if (error instanceof FileMissingError) await getRow(db, user_id, id);
    throw error;
  }
}

function versioned(row: ResumeRow): Versioned<StoredResume> {
  return { value: toStoredResume(row), version: row.version };
}
