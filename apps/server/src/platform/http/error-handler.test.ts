import { describe, expect, it } from 'vitest';
import { AppError } from './app-error.ts';
import { errorBody, toAppError } from './error-handler.ts';

const withCode = (code: string, constraint?: string) =>
  Object.assign(new Error('select * from users'), { code, constraint });

describe('errors', () => {
  it.each([
    ['the database refuses connections', withCode('ECONNREFUSED'), 503, 'UNAVAILABLE'],
    ['the database shuts down', withCode('57P01'), 503, 'UNAVAILABLE'],
    ['the database has no connection left', withCode('53300'), 503, 'UNAVAILABLE'],
    ['a statement took too long', withCode('57014'), 503, 'UNAVAILABLE'],
    ['a database object cannot be used yet', withCode('55000'), 503, 'UNAVAILABLE'],
    ['the database refuses our role', withCode('28000'), 503, 'UNAVAILABLE'],
    ['the database refuses our password', withCode('28P01'), 503, 'UNAVAILABLE'],
    ['the database is not there', withCode('3D000'), 503, 'UNAVAILABLE'],
    ['the user is gone', withCode('23503', 'resumes_user_id_fkey'), 401, 'UNAUTHENTICATED'],
    ['what is meant is gone', withCode('23503', 'fits_resume_id_fkey'), 404, 'NOT_FOUND'],
    ['the disk is full', withCode('ENOSPC'), 507, 'STORAGE_FULL'],
    ['the database’s disk is full', withCode('53100'), 507, 'STORAGE_FULL'],
    ['a bug', new TypeError('secret'), 500, 'INTERNAL'],
    ['something that is no error', 'secret', 500, 'INTERNAL'],
  ])('when %s', (_what, error, status, code) => {
    const appError = toAppError(error);
    expect([appError.status, appError.code]).toEqual([status, code]);
    expect(JSON.stringify(errorBody(appError, 'r1'))).not.toMatch(/secret|select/);
    if (status === 503) expect(appError.retryAfterS).toBeGreaterThan(0);
  });

  it('keep what the application says', () => {
    const error = new AppError('VALIDATION_FAILED', { fields: { name: 'Too short.' } });
    expect(errorBody(toAppError(error), 'r1')).toEqual({
      code: 'VALIDATION_FAILED',
      message: 'Please check the marked fields.',
      fields: { name: 'Too short.' },
      requestId: 'r1',
    });
  });
});
