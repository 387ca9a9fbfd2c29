import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string): string =>
  readFileSync(new URL(`../${path}`, import.meta.url), 'utf8').replace(/\s+/g, ' ');

it.each(['O*NET', 'ESCO', 'National Occupational Classification'])(
  'the notice on %s stands on the terms page word for word',
  (source) => {
    const notices = readFileSync(new URL('../NOTICE', import.meta.url), 'utf8').split('\n');
    const notice = notices[notices.indexOf(source) + 1] ?? '';
    expect(notice.length).toBeGreaterThan(80);
    expect(read('apps/web/src/features/legal/terms-page.tsx')).toContain(notice);
  },
);
