import { z } from 'zod';
import { ADDRESSES } from '../addresses.ts';
import { defineEndpoint } from '../endpoint.ts';
import { confirmTwoFactorBodySchema, endTwoFactorBodySchema } from './account-security.ts';
import { loginBodySchema } from './auth.ts';

/** Whoever is signed in to the administration. */
export const administratorSchema = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  twoFactor: z.boolean(),
});
export type Administrator = z.infer<typeof administratorSchema>;

export const adminSignInSchema = z.object({
  admin: administratorSchema,
  /** For the administration's writes alone; a user's token is another one. */
  csrfToken: z.string(),
  /** Two-factor sign-in is off, and this is the first sign-in: a good moment to offer it. */
  offerTwoFactor: z.boolean(),
});

export const adminLogin = defineEndpoint({
  ...ADDRESSES.adminLogin,
  summary:
    'Sign in to the administration; needs the CSRF token of GET /api/auth/csrf-token; 401 TOTP_REQUIRED where two-factor sign-in is on and `totp` missing or wrong',
  access: 'public',
  body: loginBodySchema,
  status: 200,
  response: adminSignInSchema,
});

export const adminLogout = defineEndpoint({
  ...ADDRESSES.adminLogout,
  summary: 'Sign out of the administration',
  access: 'admin',
  status: 200,
  response: z.object({ message: z.string() }),
});

export const getAdministrator = defineEndpoint({
  ...ADDRESSES.getAdministrator,
  summary: 'The signed-in administrator, and the CSRF token for the administration; else 401',
  access: 'admin',
  status: 200,
  response: adminSignInSchema,
});

export const setUpAdminTwoFactor = defineEndpoint({
  ...ADDRESSES.setUpAdminTwoFactor,
  summary: 'A secret for an authenticator app; two-factor sign-in is on once a code confirms it',
  access: 'admin',
  secret: true,
  status: 200,
  response: z.object({ secret: z.string(), otpauthUrl: z.string() }),
});

export const confirmAdminTwoFactor = defineEndpoint({
  ...ADDRESSES.confirmAdminTwoFactor,
  summary: 'Turn two-factor sign-in on; answers the recovery codes, once',
  access: 'admin',
  body: confirmTwoFactorBodySchema,
  secret: true,
  status: 200,
  response: z.object({ recoveryCodes: z.array(z.string()) }),
});

export const endAdminTwoFactor = defineEndpoint({
  ...ADDRESSES.endAdminTwoFactor,
  summary: 'Turn two-factor sign-in off',
  access: 'admin',
  body: endTwoFactorBodySchema,
  status: 200,
  response: z.object({ message: z.string() }),
});
