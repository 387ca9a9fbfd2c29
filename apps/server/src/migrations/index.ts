import type { Migration } from 'kysely/migration';
import { up as accountsAndResumes } from './0001-accounts-and-resumes.ts';
import { up as accountsAndMails } from './0002-accounts-and-mails.ts';
import { up as payments } from './0003-payments.ts';
import { up as userProfiles } from './0004-user-profiles.ts';
import { up as resumeSessionWriting } from './0005-resume-session-writing.ts';
import { up as administration } from './0006-administration.ts';
import { up as modelCalls } from './0007-model-calls.ts';
import { up as retention } from './0008-retention.ts';
import { up as fileKeys } from './0009-file-keys.ts';
import { up as fileStoreMark } from './0010-file-store-mark.ts';
import { up as verdicts } from './0011-verdicts.ts';
import { up as knownAnswers } from './0012-known-answers.ts';
import { up as formAnswers } from './0013-form-answers.ts';
import { up as practiceNotes } from './0014-practice-notes.ts';

/** In their order; a migration is never edited after it has landed. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-accounts-and-resumes': { up: accountsAndResumes },
  '0002-accounts-and-mails': { up: accountsAndMails },
  '0003-payments': { up: payments },
  '0004-user-profiles': { up: userProfiles },
  '0005-resume-session-writing': { up: resumeSessionWriting },
  '0006-administration': { up: administration },
  '0007-model-calls': { up: modelCalls },
  '0008-retention': { up: retention },
  '0009-file-keys': { up: fileKeys },
  '0010-file-store-mark': { up: fileStoreMark },
  '0011-verdicts': { up: verdicts },
  '0012-known-answers': { up: knownAnswers },
  '0013-form-answers': { up: formAnswers },
  '0014-practice-notes': { up: practiceNotes },
};
