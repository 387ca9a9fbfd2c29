import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError, messageOf } from '../api/api-error.ts';

/** Codes of the server that belong to one field. */
const FIELD_OF_CODE: Record<string, string> = {
  USERNAME_TAKEN: 'username',
  EMAIL_TAKEN: 'email',
};

/** Puts the server's refusal where it belongs in the form: at its fields, else at the form. Returns the message. */
export function showServerError<T extends FieldValues>(
  form: UseFormReturn<T>,
  error: unknown,
  otherwise: string,
): string {
  const body = error instanceof ApiError ? error.body : undefined;
  const message = body?.message ?? messageOf(error, otherwise);
  const codeField = body && FIELD_OF_CODE[body.code];
  const fields = { ...(codeField && { [codeField]: message }), ...body?.fields };
  const known = Object.entries(fields).filter(([name]) => name in form.getValues());
  known.forEach(([name, text], index) => {
    form.setError(name as Path<T>, { message: text }, { shouldFocus: index === 0 });
  });
  if (known.length === 0) form.setError('root.server', { message });
  return message;
}
