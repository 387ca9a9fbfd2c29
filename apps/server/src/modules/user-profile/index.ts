export { mountUserProfile } from './routes.ts';
export { createUserProfileService } from './service.ts';
