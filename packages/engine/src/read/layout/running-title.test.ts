import { describe, expect, it } from 'vitest';
import { isRunningTitle } from './running-title.ts';

const TOP = ['Jane Sample-Doe', 'Turner and miller', 'Main Street 4'];

describe('the head of a later page', () => {
  it.each([
    'J. Sample-Doe - CV - 2/3',
    'JSD | Resume',
    'J.S.D. - CV - 2/3',
    'Jane Sample-Doe - Curriculum Vitae',
    'CV of Jane Sample-Doe',
    'Sample-Doe, Jane · page 2',
    'J. Sample-Doe (2/3)',
    'Resume - J. Sample-Doe - Page 3 of 3',
  ])('names the person and what it is: %s', (row) => {
    expect(isRunningTitle(row, TOP)).toBe(true);
  });

  it.each([
    'Jane Sample-Doe',
    'JSD',
    'CV',
    'BBC - CV',
    'Turner - 2/3 of the shop',
    'R. Miller - CV - 2/3',
    'MS - Resume',
    'Jane Sample-Doe, page 1 of 3',
  ])('is no other row: %s', (row) => {
    expect(isRunningTitle(row, TOP)).toBe(false);
  });
});
