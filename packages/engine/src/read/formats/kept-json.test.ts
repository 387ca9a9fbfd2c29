import { expect, it } from 'vitest';
import { read } from '../index.ts';

it('takes back the text without a place that a JSON Resume of ours carries', async () => {
  const kept = [{ id: 'kept-1', text: 'Open work permit', heading: 'Status', after: 'basics' }];
  const resume = {
    basics: { name: 'Nora Testwell', email: 'nora@example.com' },
    meta: { trueline: { kept: [{ ...kept[0], start: 5, end: 21 }] } },
  };
  const result = await read(new TextEncoder().encode(JSON.stringify(resume)), 'resume.json');
  expect(result.ok && result.resume.meta?.trueline?.kept).toEqual(kept);
});
