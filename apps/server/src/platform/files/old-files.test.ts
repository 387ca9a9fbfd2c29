import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { newFileKey } from './file-store.ts';
import { openLocalFiles } from './local-files.ts';
import { openS3Files } from './s3-files.ts';

const HOUR_MS = 3_600_000;
const before = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

const folder = mkdtempSync(join(tmpdir(), 'trueline-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a folder knows which of its files are older', async () => {
  const files = await openLocalFiles(folder);
  const [old, young] = [await files.save(Buffer.from('a')), await files.save(Buffer.from('b'))];
  utimesSync(join(folder, old), before(25), before(25));
  expect(await Array.fromAsync(files.listOlderThan(before(24)))).toEqual([old]);
  expect((await Array.fromAsync(files.listOlderThan(before(-1)))).sort()).toEqual(
    [old, young].sort(),
  );
});

it('an object store tells which of its files are older, on every page; one that does not say has none', async () => {
  const keys = Array.from({ length: 5 }, newFileKey);
  const [old1, young, untold, old2, oldToo] = keys;
  const times = [before(25), before(23), undefined, before(48), before(24.5)];
  const contents = keys.map((key, index) => {
    const time = times[index];
    const told = time ? `<LastModified>${time.toISOString()}</LastModified>` : '';
    return `<Contents><Key>${key}</Key>${told}<Size>1</Size></Contents>`;
  });
  // Two pages, as the protocol's ListObjectsV2 gives them.
  const http = createServer(({ url = '' }, response) => {
    const isSecond = url.includes('continuation-token=next');
    const page = isSecond ? contents.slice(3) : contents.slice(0, 3);
    const token = isSecond ? '' : '<NextContinuationToken>next</NextContinuationToken>';
    response.end(`<ListBucketResult>${token}${page.join('\n')}</ListBucketResult>`);
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  const files = await openS3Files(
    {
      bucket: 'made-up',
      endpoint: `http://127.0.0.1:${port}`,
      region: 'ca-test-1',
      accessKeyId: 'made-up-id',
      secretAccessKey: 'made-up-secret',
    } as Parameters<typeof openS3Files>[0],
    () => {},
  );
  const older = await Array.fromAsync(files.listOlderThan(before(24)));
  expect(older).toEqual([old1, old2, oldToo]);
  expect(older).not.toContain(young);
  expect(older).not.toContain(untold);
  expect(await Array.fromAsync(files.list())).toEqual(keys);
  http.close();
  http.closeAllConnections();
});
