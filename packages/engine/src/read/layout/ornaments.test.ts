import { describe, expect, it } from 'vitest';
import { lineOf } from '../testing/line-of.ts';
import { withoutOrnaments } from './ornaments.ts';

describe('a run of dashes', () => {
  it.each([40, 400, 4000])('of %i with a word behind it is read in no time', (length) => {
    const line = lineOf([0, `${'-'.repeat(length)} year`]);
    expect(withoutOrnaments([line])).toHaveLength(1);
  });
});
