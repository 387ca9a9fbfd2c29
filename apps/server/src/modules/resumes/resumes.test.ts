import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_TEXT_LENGTH } from '@trueline/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FileMissingError, type FileStore } from '../../platform/files/file-store.ts';
import type { Browser } from '../../testing/browser.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { uploadSample, waitFor } from '../../testing/flow.ts';
import { SAMPLE_RESUME } from '../../testing/sample.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createResumeService, type ResumeServiceDeps } from './service.ts';

/** A page photographed with a phone. */
const PHOTO = new URL('../../../../../packages/host/fixtures/photo.heic', import.meta.url);
const MAX_UPLOAD_BYTES = 300_000;

describeOnDatabases('resumes', (kind) => {
  let app: TestApp;
  let owner: Browser;
  let stranger: Browser;
  beforeAll(async () => {
    app = await startTestApp(kind, { environment: { MAX_UPLOAD_BYTES: `${MAX_UPLOAD_BYTES}` } });
    owner = app.openBrowser();
    stranger = app.openBrowser();
    await owner.register('nora.owner');
    await stranger.register('sam.stranger');
  });
  afterAll(() => app.close());

  const storedFiles = () =>
    readdirSync(join(app.config.dataDir, 'files'), { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile(),
    ).length;

  it('reads an uploaded file', async () => {
    const resume = await uploadSample(owner);
    expect(resume).toMatchObject({
      title: 'nora',
      status: 'ready',
      source: { name: 'nora.txt', type: 'text/plain', bytes: SAMPLE_RESUME.length },
      document: { basics: { email: 'nora.testwell@example.com' } },
      text: expect.stringContaining('Maple Example Foods'),
    });
  });

  it('keeps a HEIC photo as a JPEG, which every browser shows, and reads it', async () => {
    const created = await owner.upload('/api/resumes', 'IMG_0042.HEIC', readFileSync(PHOTO));
    expect(created.status).toBe(201);
    const { id } = created.json.resume;
    const read = await waitFor(
      () => owner.get(`/api/resumes/${id}`),
      (answer) => answer.json.resume.status !== 'parsing',
    );
    expect(read.json.resume).toMatchObject({
      title: 'IMG_0042',
      status: 'ready',
      source: { name: 'IMG_0042.jpg', type: 'image/jpeg' },
      document: { basics: { name: 'Nora Sample' } },
    });
    const original = await owner.get(`/api/resumes/${id}/original`);
    expect(original.headers['content-type']).toBe('image/jpeg');
  });

  it('says of a broken HEIC photo what to do, and keeps nothing of it', async () => {
    const before = storedFiles();
    const broken = readFileSync(PHOTO).subarray(0, 4000);
    const refused = await owner.upload('/api/resumes', 'page.heic', broken);
    expect([refused.status, refused.json.message]).toEqual([
      415,
      expect.stringContaining('Take or scan it again'),
    ]);
    expect(storedFiles()).toBe(before);
  });

  it('reads pasted text', async () => {
    const created = await owner.post('/api/resumes', {
      text: SAMPLE_RESUME,
      title: 'From the web',
    });
    expect(created.status).toBe(201);
    const { id } = created.json.resume;
    const read = await waitFor(
      () => owner.get(`/api/resumes/${id}`),
      (answer) => answer.json.resume.status !== 'parsing',
    );
    expect(read.json.resume).toMatchObject({ title: 'From the web', status: 'ready' });
  });

  it('takes no file with more text than may be pasted', async () => {
    const line = 'Built weekly reports in SQL.\n';
    const bytes = Buffer.from(
      SAMPLE_RESUME + line.repeat(Math.ceil(MAX_TEXT_LENGTH / line.length)),
    );
    const created = await owner.upload('/api/resumes', 'long.txt', bytes);
    const read = await waitFor(
      () => owner.get(`/api/resumes/${created.json.resume.id}`),
      (answer) => answer.json.resume.status !== 'parsing',
    );
    expect(read.json.resume).toMatchObject({ status: 'failed', failure: { code: 'TOO_COMPLEX' } });
  });

  it('reads and saves a JSON Resume whose keys are names that every object has', async () => {
    const given = {
      basics: { name: 'Nora Testwell', constructor: 'Testwell Homes' },
      constructor: 'a builder of houses',
      toString: 'and of fences',
      work: [{ name: 'Fixture Homes', constructor: { valueOf: 'of sheds' } }],
    };
    const bytes = Buffer.from(JSON.stringify(given));
    const created = await owner.upload('/api/resumes', 'nora.json', bytes);
    const { id } = created.json.resume;
    const read = await waitFor(
      () => owner.get(`/api/resumes/${id}`),
      (answer) => answer.json.resume?.status !== 'parsing',
    );
    const { document } = read.json.resume;
    expect(document).toMatchObject(given);
    const saved = await owner.patch(`/api/resumes/${id}`, { document });
    expect([saved.status, saved.json.resume?.document]).toEqual([200, document]);
    const profile = await owner.request('PUT', '/api/profile', { json: document });
    expect([profile.status, profile.json.profile?.document]).toEqual([200, document]);
  });

  it('says why a file cannot be read', async () => {
    const created = await owner.upload(
      '/api/resumes',
      'broken.pdf',
      Buffer.from('%PDF-1.7 broken'),
    );
    expect(created.status).toBe(201);
    const read = await waitFor(
      () => owner.get(`/api/resumes/${created.json.resume.id}`),
      (answer) => answer.json.resume.status !== 'parsing',
    );
    expect(read.json.resume).toMatchObject({
      status: 'failed',
      failure: { code: expect.stringMatching(/^[A-Z_]+$/), message: expect.any(String) },
    });
  });

  it.each([
    ['too large', 'big.txt', Buffer.alloc(MAX_UPLOAD_BYTES + 1, 'a'), 413, 'PAYLOAD_TOO_LARGE'],
    [
      'much too large',
      'big.txt',
      Buffer.alloc(MAX_UPLOAD_BYTES * 3, 'a'),
      413,
      'PAYLOAD_TOO_LARGE',
    ],
    ['of another type', 'cv.exe', Buffer.from('MZ'), 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['empty', 'cv.txt', Buffer.alloc(0), 422, 'VALIDATION_FAILED'],
  ])(
    'refuses a file that is %s, and keeps nothing of it',
    async (_what, name, bytes, status, code) => {
      const before = storedFiles();
      const answer = await owner.upload('/api/resumes', name, bytes);
      expect([answer.status, answer.json.code]).toEqual([status, code]);
      expect(storedFiles()).toBe(before);
    },
  );

  it.each([
    [
      'cut short',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhalf',
      400,
    ],
    ['without a boundary', 'multipart/form-data', 'x', 400],
    ['without a file', 'multipart/form-data; boundary=b', '--b--\r\n', 422],
    [
      'with a file of another name',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="x"; filename="a.txt"\r\n\r\nx\r\n--b--\r\n',
      422,
    ],
  ])('refuses an upload %s', async (_what, type, payload, status) => {
    const headers = { 'content-type': type };
    const answer = await owner.request('POST', '/api/resumes', {
      headers,
      payload: Buffer.from(payload),
    });
    expect(answer.status).toBe(status);
  });

  it('gives the original back under its name, made harmless', async () => {
    const name = '../../"résumé"\u0001.txt';
    const created = await owner.upload('/api/resumes', name, Buffer.from(SAMPLE_RESUME));
    const original = await owner.get(`/api/resumes/${created.json.resume.id}/original`);
    expect(original.text).toBe(SAMPLE_RESUME);
    const disposition = String(original.headers['content-disposition']);
    expect(disposition).toMatch(/^attachment; filename="[^"\\/]*"; filename\*=UTF-8''[^/"]*$/);
    expect(original.headers['x-content-type-options']).toBe('nosniff');
  });

  it('pages through the list, newest first, without gaps or repeats', async () => {
    const all = (await owner.get('/api/resumes?limit=100')).json.items;
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const next: string = cursor && `&cursor=${cursor}`;
      const { json } = await owner.get(`/api/resumes?limit=2${next}`);
      seen.push(...json.items.map((item: { id: string }) => item.id));
      cursor = json.nextCursor as string | null;
    }
    expect(seen).toEqual(all.map((item: { id: string }) => item.id));
    expect(all[0]).not.toHaveProperty('document');
  });

  it('changes only the version that was seen, when one is named', async () => {
    const { id } = await uploadSample(owner);
    const { etag } = (await owner.get(`/api/resumes/${id}`)).headers;
    const match = { 'if-match': String(etag) };
    const renamed = await owner.patch(`/api/resumes/${id}`, { title: 'First' }, match);
    expect([renamed.status, renamed.json.resume.title]).toEqual([200, 'First']);
    const late = await owner.patch(`/api/resumes/${id}`, { title: 'Late' }, match);
    expect([late.status, late.json.code]).toEqual([412, 'STALE']);
    expect((await owner.get(`/api/resumes/${id}`)).json.resume.title).toBe('First');
  });

  it('refuses none of several changes at once when no version is named', async () => {
    const { id } = await uploadSample(owner);
    const titles = ['a', 'b', 'c', 'd', 'e', 'f'];
    const answers = await Promise.all(
      titles.map((title) => owner.patch(`/api/resumes/${id}`, { title })),
    );
    expect(answers.map((answer) => answer.status)).toEqual(titles.map(() => 200));
  });

  it('corrects what was read', async () => {
    const { id } = await uploadSample(owner);
    const document = { basics: { name: 'Nora B. Testwell' } };
    expect((await owner.patch(`/api/resumes/${id}`, { document })).status).toBe(200);
    expect((await owner.get(`/api/resumes/${id}`)).json.resume.document).toEqual(document);
  });

  it('makes one resume of one Idempotency-Key, and refuses the key for another', async () => {
    const key = { 'idempotency-key': 'upload-1' };
    const body = { text: SAMPLE_RESUME, title: 'Once' };
    const before = storedFiles();
    const [first, second] = [
      await owner.post('/api/resumes', body, key),
      await owner.post('/api/resumes', body, key),
    ];
    expect([second.status, second.json]).toEqual([first.status, first.json]);
    expect(storedFiles()).toBe(before + 1);
    const other = await owner.post('/api/resumes', { ...body, title: 'Twice' }, key);
    expect([other.status, other.json.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
    const strangers = await stranger.post('/api/resumes', body, key);
    expect(strangers.json.resume.id).not.toBe(first.json.resume.id);
  });

  it('makes one resume of many requests at once with one key', async () => {
    const key = { 'idempotency-key': 'upload-2' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => owner.post('/api/resumes', { text: SAMPLE_RESUME }, key)),
    );
    const made = answers.filter((answer) => answer.status === 201);
    expect(new Set(made.map((answer) => answer.json.resume.id)).size).toBe(1);
    expect(answers.every((answer) => [201, 409].includes(answer.status))).toBe(true);
  });

  it('makes one resume when an answer was lost on its way into the store of keys', async () => {
    const { db } = app.database;
    const key = { 'idempotency-key': 'upload-3' };
    const body = { text: SAMPLE_RESUME, title: 'Cut off' };
    await sql`create function refuse() returns trigger language plpgsql as $$ begin
      raise exception 'connection terminated'; end $$`.execute(db);
    await sql`create trigger refuse before update of status on idempotency_keys
      for each row when (new.status is not null) execute function refuse()`.execute(db);
    const cutOff = await owner.post('/api/resumes', body, key);
    await sql`drop trigger refuse on idempotency_keys`.execute(db);
    await sql`drop function refuse`.execute(db);
    expect(cutOff.status).toBe(503);
    expect((await owner.post('/api/resumes', body, key)).status).toBe(201);
    const { items } = (await owner.get('/api/resumes?limit=100')).json;
    expect(items.filter((item: { title: string }) => item.title === 'Cut off')).toHaveLength(1);
  });

  it('deletes a resume with its file', async () => {
    const { id } = await uploadSample(owner);
    const before = storedFiles();
    expect((await owner.request('DELETE', `/api/resumes/${id}`)).status).toBe(204);
    expect((await owner.get(`/api/resumes/${id}`)).status).toBe(404);
    await expect.poll(storedFiles).toBe(before - 1);
  });

  it('copies a resume, and the copy outlives the original with its file', async () => {
    const original = await uploadSample(owner);
    const { id } = original;
    const answer = await owner.post(`/api/resumes/${id}/duplicate`);
    expect(answer.status).toBe(201);
    const copy = answer.json.resume;
    expect(copy).toMatchObject({ title: `Copy of ${original.title}`, status: 'ready' });
    expect(copy.document).toEqual(original.document);
    expect((await owner.request('DELETE', `/api/resumes/${id}`)).status).toBe(204);
    const file = await owner.get(`/api/resumes/${copy.id}/original`);
    expect(file.text).toBe(SAMPLE_RESUME);
  });

  it('is not there when it is deleted while its file is asked for', async () => {
    const { db } = app.database;
    const userId = (await owner.get('/api/auth/me')).json.user.id;
    const files = {
      read: async (key: string) => {
        await db.deleteFrom('resumes').where('file_key', '=', key).execute();
        throw new FileMissingError(key);
      },
    } as unknown as FileStore;
    const deps = { db, files, now: () => new Date() } as ResumeServiceDeps;
    const service = createResumeService(deps);
    for (const ask of [
      (id: string) => service.getOriginal(userId, id),
      (id: string) => service.duplicate(userId, id, 'c'.repeat(22)),
    ]) {
      const { id } = await uploadSample(owner);
      await expect(ask(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  it('finds resumes by their title or file name, whatever the case', async () => {
    const searcher = app.openBrowser();
    await searcher.register('sue.searcher');
    await searcher.post('/api/resumes', { text: SAMPLE_RESUME, title: 'For the 100% Bakery_job' });
    await searcher.post('/api/resumes', { text: SAMPLE_RESUME, title: 'Other' });
    const titles = async (q: string) =>
      (await searcher.get(`/api/resumes?q=${encodeURIComponent(q)}`)).json.items.map(
        (item: { title: string }) => item.title,
      );
    expect(await titles('bakery')).toEqual(['For the 100% Bakery_job']);
    expect(await titles('100%')).toEqual(['For the 100% Bakery_job']);
    expect(await titles('%')).toEqual(['For the 100% Bakery_job']);
    expect(await titles('nothing')).toEqual([]);
  });

  it('treats a resume of another person exactly like one that does not exist', async () => {
    const { id } = await uploadSample(owner);
    for (const [method, path, json] of [
      ['GET', ''],
      ['PATCH', '', { title: 'Mine now' }],
      ['DELETE', ''],
      ['GET', '/original'],
      ['POST', '/duplicate'],
      ['POST', '/reparse'],
    ] as const) {
      const [others, unknown] = [
        await stranger.request(method, `/api/resumes/${id}${path}`, { json }),
        await stranger.request(method, `/api/resumes/${'u'.repeat(22)}${path}`, { json }),
      ];
      const body = { ...unknown.json, requestId: others.json.requestId };
      expect([others.status, others.json]).toEqual([404, body]);
    }
    expect((await stranger.get('/api/resumes')).text).not.toContain(id);
    expect((await owner.get(`/api/resumes/${id}`)).json.resume.title).toBe('nora');
  });
});
