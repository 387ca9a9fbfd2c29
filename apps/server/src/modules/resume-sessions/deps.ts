import type { EndpointBody, updateResumeSession } from '@trueline/contracts';
import type { Renderer } from '@trueline/host';
import type { Db } from '../../platform/db/database.ts';
import type { EventStreams } from '../../platform/http/event-streams.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { LanguageModels } from '../../platform/language-model/language-models.ts';
import type { Credits } from '../payments/index.ts';
import type { ResumeService } from '../resumes/index.ts';
import type { ResumeSessionChanges } from './events.ts';
import type { Fitter } from './fitter.ts';

export interface ResumeSessionServiceDeps {
  db: Db;
  jobs: Jobs;
  resumes: ResumeService;
  credits: Credits;
  streams: EventStreams;
  changes: ResumeSessionChanges;
  renderer: Renderer;
  fitter: Fitter;
  languageModels: LanguageModels;
  now: () => Date;
}

export type ResumeSessionPatch = EndpointBody<typeof updateResumeSession> & {
  expectedVersion: number | undefined;
};
