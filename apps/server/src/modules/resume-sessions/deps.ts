import type { EndpointBody, updateResumeSession } from '@trueline/contracts';
import type { Db } from '../../platform/db/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { ResumeService } from '../resumes/index.ts';

export interface ResumeSessionServiceDeps {
  db: Db;
  jobs: Jobs;
  resumes: ResumeService;
  now: () => Date;
}

export type ResumeSessionChanges = EndpointBody<typeof updateResumeSession> & {
  expectedVersion: number | undefined;
};
