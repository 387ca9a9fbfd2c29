import type { Migration } from 'kysely/migration';
import { up as accountsAndResumes } from './0001-accounts-and-resumes.ts';

/** In their order; a migration is never edited after it has landed. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-accounts-and-resumes': { up: accountsAndResumes },
};
