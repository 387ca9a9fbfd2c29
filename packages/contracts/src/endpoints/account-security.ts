import { z } from 'zod';
import { ADDRESSES } from '../addresses.ts';
import { defineEndpoint } from '../endpoint.ts';
import { totpSchema } from './auth.ts';

export const setUpTwoFactor = defineEndpoint({
  ...ADDRESSES.setUpTwoFactor,
  summary: 'A secret for an authenticator app; two-factor sign-in is on once a code confirms it',
  access: 'user',
  secret: true,
  status: 200,
  response: z.object({ secret: z.string(), otpauthUrl: z.string() }),
});

export const confirmTwoFactorBodySchema = z.object({ totp: totpSchema });

export const confirmTwoFactor = defineEndpoint({
  ...ADDRESSES.confirmTwoFactor,
  summary: 'Turn two-factor sign-in on; answers the recovery codes, once',
  access: 'user',
  body: confirmTwoFactorBodySchema,
  secret: true,
  status: 200,
  response: z.object({ recoveryCodes: z.array(z.string()) }),
});

export const endTwoFactorBodySchema = z.object({
  password: z.string().min(1, 'Enter your current password.').max(256),
});

export const replaceRecoveryCodes = defineEndpoint({
  ...ADDRESSES.replaceRecoveryCodes,
  summary: 'New recovery codes in place of the older ones; answered once; 409 while it is off',
  access: 'user',
  body: endTwoFactorBodySchema,
  secret: true,
  status: 200,
  response: z.object({ recoveryCodes: z.array(z.string()) }),
});

export const endTwoFactor = defineEndpoint({
  ...ADDRESSES.endTwoFactor,
  summary: 'Turn two-factor sign-in off',
  access: 'user',
  body: endTwoFactorBodySchema,
  status: 200,
  response: z.object({ message: z.string() }),
});
