export { createDeleteFilesJob } from './delete-files-job.ts';
export { mountAccount } from './routes.ts';
export { createAccountService } from './service.ts';
