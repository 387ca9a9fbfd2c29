export { createReadJob } from './read-job.ts';
export { mountResumes } from './routes.ts';
export { createResumeService, type ResumeService, type Versioned } from './service.ts';
