export { createResumeSessionChanges } from './events.ts';
export { createFitter, type Fitter } from './fitter.ts';
export { createOptimizeJob } from './optimize-job.ts';
export { mountResumeSessions } from './routes.ts';
export { createResumeSessionService, type ResumeSessionService } from './service.ts';
