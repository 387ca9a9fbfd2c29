import { describe, expect, it } from 'vitest';
import { findFault, fuzzInputs } from './testing/fuzz.ts';

/** As for the property tests (docs/decisions/0036). */
const SEED = Number(process.env.PROPERTY_SEED ?? 20_261);

describe('damaged files', () => {
  it('never bring the reader down and never yield a contact that the file does not name', async () => {
    const faults: string[] = [];
    for (const input of fuzzInputs(200, SEED)) {
      const fault = await findFault(input);
      if (fault !== undefined) faults.push(fault);
    }
    expect(faults).toEqual([]);
  });
});
