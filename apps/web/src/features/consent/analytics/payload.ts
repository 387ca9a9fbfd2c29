import type { Payload } from '../../../shared/analytics-event.ts';

/** Fields that no analytics service is ever sent. */
const PERSONAL_FIELDS = new Set(['email', 'phone', 'password', 'ssn', 'credit_card']);

export function withoutPersonalFields(payload: Payload): Payload {
  return Object.fromEntries(
    Object.entries(payload).filter(([name]) => !PERSONAL_FIELDS.has(name.toLowerCase())),
  );
}

/** A page's name for statistics: the first part of its path. What follows may be an id or a token, and so may the query. */
export function pageName(pathname: string): string {
  return `/${pathname.split('/')[1] ?? ''}`;
}

/** Of a mailed link; encoded where it waits in `returnTo` for a sign-in. */
const SECRET_FIELD = /(?:[?&]|%3F|%26)(?:token|verify|confirmEmail)(?:=|%3D)/i;

/** Addresses of mailed links hold a secret: no service is loaded there, as each reads the address by itself. */
export function holdsSecret({ pathname, search }: { pathname: string; search: string }): boolean {
  return pathname.startsWith('/reset-password/') || SECRET_FIELD.test(search);
}
