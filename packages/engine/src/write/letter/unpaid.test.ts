import { describe, expect, it } from 'vitest';
import type { Place } from '../place.ts';
import { isUnpaid } from './unpaid.ts';

const role = (title: string, at: string): Place => ({
  entry: 'work[0]',
  kind: 'work',
  title: { text: title, source: { path: 'work[0].position', text: title } },
  at: { text: at, source: { path: 'work[0].name', text: at } },
  isCurrent: true,
  end: 24300,
});

describe('an office that nobody is paid for', () => {
  it.each([
    ['Treasurer', 'Chorgemeinschaft Hügel e.V.'],
    ['Chairman', 'Hill Rowing Club'],
    ['Secretary', 'Parents’ association of Hill School'],
    ['Volunteer coordinator', 'Hill Shelter'],
    ['Trustee', 'St Ann Parish'],
  ])('is no job: %s, %s', (title, at) => {
    expect(isUnpaid(role(title, at))).toBe(true);
  });

  it.each([
    ['Treasurer', 'Hill Foods Ltd'],
    ['Secretary', 'Hill & Partner Solicitors'],
    ['Barman', 'Hill Golf Club'],
    ['Accountant', 'Hill Housing Association'],
    ['President', 'Hill Mills Inc.'],
  ])('is one: %s, %s', (title, at) => {
    expect(isUnpaid(role(title, at))).toBe(false);
  });
});
