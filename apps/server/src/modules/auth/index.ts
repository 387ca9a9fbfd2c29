export { mountAuth } from './routes.ts';
export { createAuthService } from './service.ts';
