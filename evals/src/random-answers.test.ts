import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { read } from '@trueline/engine/read';
import { describe, expect, it } from 'vitest';
import { runAtRandom } from './random-answers.ts';

const FIXTURES = join(import.meta.dirname, '../../packages/engine/fixtures/resumes');
const AD = `Operations Assistant

What you will do
- Prepare weekly reports and keep the stock records as required
- Train new staff and/or volunteers
- Schedule deliveries

Requirements
- Scheduling and reporting
- Customer service in a busy office
- Excel, invoicing and inventory control
- Records management required
- QuickBooks
- First aid certificate`;

describe('documents with answers given at random', () => {
  it.each(['truck-driver.docx', 'care-aide-prose.docx'])(
    'of %s say what was said, in whole lines',
    async (name) => {
      const found = await read(readFileSync(join(FIXTURES, name)), name);
      if (!found.ok) throw new Error(`${name} can't be read`);
      const runs = runAtRandom(found.resume, AD, 1, 3);
      expect(runs.flatMap(({ lines }) => lines).length).toBeGreaterThan(8);
      expect(runs.flatMap(({ faults }) => faults)).toEqual([]);
    },
  );
});
