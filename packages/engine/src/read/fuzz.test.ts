import { describe, expect, it } from 'vitest';
import { findFault, fuzzInputs } from './testing/fuzz.ts';

describe('damaged files', () => {
  it('never bring the reader down and never yield a contact that the file does not name', async () => {
    const faults: string[] = [];
    for (const input of fuzzInputs(200, 20_261)) {
      const fault = await findFault(input);
      if (fault !== undefined) faults.push(fault);
    }
    expect(faults).toEqual([]);
  }, 20_000);
});
