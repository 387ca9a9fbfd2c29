import { describe, expect, it } from 'vitest';
import { ApiError, messageOf } from './api-error.ts';

const refusal = (body: object) => new ApiError(422, JSON.stringify({ requestId: '1', ...body }));

describe('what a person is told about a failed call', () => {
  it.each([
    ['the words of the server', refusal({ code: 'X', message: 'Too large.' }), 'Too large.'],
    [
      'what is wrong with each field, since nothing is marked outside a form',
      refusal({ code: 'X', message: 'See the fields.', fields: { file: 'It is empty.' } }),
      'It is empty.',
    ],
    ['our own words for a page of a proxy', new ApiError(502, '<h1>Bad gateway</h1>'), 'Sorry.'],
    ['that there is no connection', new TypeError('Failed to fetch'), /could not be reached/],
    ['that it took too long', new DOMException('x', 'TimeoutError'), /too long/],
  ])('is %s', (_, error, told) => {
    expect(messageOf(error, 'Sorry.')).toMatch(told);
  });
});
