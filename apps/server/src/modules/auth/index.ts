export { lockAdministrators, requireNotOnly } from './administrators.ts';
export { hashPassword, verifyPassword } from './passwords.ts';
export { clientOf, mountAuth, signOut } from './routes.ts';
export { type AuthService, createAuthService } from './service.ts';
export { countRecoveryCodes } from './two-factor.ts';
