import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openLocalFiles } from './local-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'trueline-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const files = await openLocalFiles(folder);

it('keeps bytes under a key of its own and leaves no partial file', async () => {
  const bytes = Buffer.from([0, 1, 2, 255]);
  const key = await files.save(bytes);
  expect(Buffer.from(await files.read(key))).toEqual(bytes);
  expect(readdirSync(folder, { recursive: true }).join()).not.toContain('partial');
  await files.remove(key);
  await files.remove(key);
  await expect(files.read(key)).rejects.toThrow('ENOENT');
});

it.each(['../../etc/passwd', '/etc/passwd', 'ab/../../x', ''])('refuses the key %s', (key) => {
  expect(() => files.read(key)).toThrow('not a file key');
});
