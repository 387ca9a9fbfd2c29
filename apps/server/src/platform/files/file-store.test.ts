import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseConfig } from '../../process/config.ts';
import { type S3Server, startS3Server } from '../../testing/s3-server.ts';
import { FileMissingError, type FileStore, newFileKey } from './file-store.ts';
import { openLocalFiles } from './local-files.ts';
import { prepareFiles } from './open-files.ts';
import type { S3Config } from './s3-client.ts';
import { openS3Files } from './s3-files.ts';

const ignore = () => {};
const TRY_TIMEOUT_MS = 150;
const BYTES = Buffer.from([0, 1, 2, 255]);

const folder = mkdtempSync(join(tmpdir(), 'trueline-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.close());

function s3Config(): S3Config {
  const parsed = parseConfig(server.environment);
  if (!parsed.ok || !parsed.config.s3) throw new Error('no S3 configuration');
  return parsed.config.s3;
}
const openS3 = (changes: Partial<S3Config> = {}) =>
  openS3Files({ ...s3Config(), ...changes }, ignore, TRY_TIMEOUT_MS);
const openPatientS3 = () => openS3Files(s3Config(), ignore);

async function listAll(files: FileStore): Promise<string[]> {
  return (await Array.fromAsync(files.list())).sort();
}

describe.each([
  ['a folder', () => openLocalFiles(join(folder, 'shared'))],
  ['an object store', openPatientS3],
] as const)('stored files in %s', (_where, open) => {
  let files: FileStore;
  beforeAll(async () => {
    files = await open();
  });

  it('are kept under keys of their own until they are removed', async () => {
    const keys = await Promise.all([files.save(BYTES), files.save(BYTES)]);
    expect(new Set(keys).size).toBe(2);
    for (const key of keys) expect(Buffer.from(await files.read(key))).toEqual(BYTES);
    for (const key of keys) await files.remove(key);
    await files.remove(keys[0]);
    await expect(files.read(keys[0])).rejects.toThrow(FileMissingError);
  });

  it('may be empty, and large', async () => {
    for (const bytes of [Buffer.alloc(0), Buffer.alloc(10_485_760, 7)]) {
      const key = await files.save(bytes);
      expect(Buffer.compare(await files.read(key), bytes)).toBe(0);
      await files.remove(key);
    }
  });

  it('are listed, all of them, and put back under their keys', async () => {
    const keys = Array.from({ length: 8 }, newFileKey).sort();
    for (const key of keys) await files.put(key, BYTES);
    expect(await listAll(files)).toEqual(keys);
    await files.put(keys[0] ?? '', Buffer.from('again'));
    expect(Buffer.from(await files.read(keys[0] ?? '')).toString()).toBe('again');
    for (const key of keys) await files.remove(key);
    expect(await listAll(files)).toEqual([]);
  });

  it.each(['../../etc/passwd', '/etc/passwd', 'ab/../../x', 'ab/cd?x=1', ''])(
    'are not looked for under the key %s',
    async (key) => {
      await expect(files.read(key)).rejects.toThrow('not a file key');
      await expect(files.remove(key)).rejects.toThrow('not a file key');
      await expect(files.put(key, BYTES)).rejects.toThrow('not a file key');
    },
  );
});

describe('a folder of files', () => {
  it('holds no partial file after a write, and lists none that a crash has left', async () => {
    const files = await openLocalFiles(join(folder, 'crashed'));
    const key = newFileKey();
    const partial = join(folder, 'crashed', `${key}.partial`);
    mkdirSync(dirname(partial));
    writeFileSync(partial, 'half');
    expect(await listAll(files)).toEqual([]);
    await files.put(key, BYTES);
    expect(readdirSync(join(folder, 'crashed'), { recursive: true }).join()).not.toContain(
      'partial',
    );
  });
});

it('an object store that is not there is found at once', async () => {
  const gone = await startS3Server();
  await gone.close();
  await expect(openS3({ endpoint: gone.environment.S3_ENDPOINT })).rejects.toMatchObject({
    cause: expect.objectContaining({ message: 'the object store: ECONNREFUSED' }),
  });
});

it('a bucket that is missing is made when it is prepared, and left alone once it is there', async () => {
  const config = { ...s3Config(), bucket: 'new-one' };
  const prepare = () => prepareFiles({ dataDir: folder, s3: config }, ignore);
  await prepare();
  expect(server.buckets.has('new-one')).toBe(true);
  server.calls.length = 0;
  await prepare();
  expect(server.calls).toEqual(['GET']);
});

describe('an object store that fails', () => {
  let files: FileStore;
  let key: string;
  beforeEach(async () => {
    Object.assign(server, { behavior: 'answers', faultsLeft: Number.POSITIVE_INFINITY });
    files = await openS3();
    key = await files.save(BYTES);
    server.calls.length = 0;
  });

  it.each(['fails', 'hangs', 'truncates', 'spoils'] as const)(
    'once (%s) is asked again',
    async (behavior) => {
      Object.assign(server, { behavior, faultsLeft: 1 });
      expect(Buffer.from(await files.read(key))).toEqual(BYTES);
      expect(server.calls).toEqual(['GET', 'GET']);
    },
  );

  it.each(['fails', 'hangs', 'truncates', 'spoils'] as const)(
    'for long (%s) is unavailable after three tries',
    async (behavior) => {
      server.behavior = behavior;
      await expect(files.read(key)).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfterS: 5 });
      expect(server.calls).toEqual(['GET', 'GET', 'GET']);
    },
  );

  it('to take a file has not taken it', async () => {
    server.behavior = 'fails';
    const before = server.files.size;
    await expect(files.save(BYTES)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(server.files.size).toBe(before);
  });

  it('by a refusal is not asked again, and the fault names its code alone', async () => {
    server.behavior = 'forbids';
    const refused = files.read(key);
    await expect(refused).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      cause: expect.objectContaining({ message: 'the object store: 403 AccessDenied' }),
    });
    expect(server.calls).toEqual(['GET']);
  });

  it('by another’s 404 has neither taken nor lost a file', async () => {
    server.behavior = 'is not there';
    for (const act of [() => files.save(BYTES), () => files.read(key), () => files.remove(key)]) {
      await expect(act()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    }
  });

  it('for want of room says that', async () => {
    server.behavior = 'is full';
    await expect(files.save(BYTES)).rejects.toMatchObject({ code: 'STORAGE_FULL' });
  });

  it.each([
    ['a wrong secret', { secretAccessKey: 'other' }, '403 SignatureDoesNotMatch'],
    ['a wrong id', { accessKeyId: 'other' }, '403 InvalidAccessKeyId'],
    ['a bucket that is not there', { bucket: 'elsewhere' }, '404 NoSuchBucket'],
  ])('to open with %s is found at once', async (_what, changes, reason) => {
    await expect(openS3(changes)).rejects.toMatchObject({
      cause: expect.objectContaining({ message: `the object store: ${reason}` }),
    });
  });
});
