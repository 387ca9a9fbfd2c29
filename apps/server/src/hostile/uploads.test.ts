import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredResume } from '@trueline/contracts';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../testing/browser.ts';
import { waitFor } from '../testing/flow.ts';
import { SAMPLE_RESUME } from '../testing/sample.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { livePdfs, pdfBombs } from './pdf-bombs.ts';
import { type HostileFile, zipBombs } from './zip-bombs.ts';

/** Each runs into the reader's time limit: `measure-bombs.ts` throws all of them. */
const SLOW = new Set(['much-text.pdf', 'forms-in-forms.pdf', 'flate.pdf', 'attributes.docx']);

describe('a hostile upload', () => {
  let app: TestApp;
  let owner: Browser;
  beforeAll(async () => {
    app = await startTestApp('embedded');
    owner = app.openBrowser();
    await owner.register('uploader');
  });
  afterAll(() => app.close());

  const waitUntilRead = async (id: string): Promise<StoredResume> => {
    const read = await waitFor(
      () => owner.get(`/api/resumes/${id}`),
      (answer) => answer.json.resume.status !== 'parsing',
    );
    return read.json.resume;
  };
  const expectFailure = async ({ name, bytes }: HostileFile) => {
    const answer = await owner.upload('/api/resumes', name, bytes);
    if (answer.status !== 201) return expect([413, 415, 422]).toContain(answer.status);
    const { status, failure, document } = await waitUntilRead(answer.json.resume.id);
    expect([status, document]).toEqual(['failed', undefined]);
    expect(failure?.code).toMatch(/^[A-Z_]+$/);
    expect(failure?.message).toMatch(/\w\.$/);
  };

  const quick = (files: HostileFile[]) => files.filter(({ name }) => !SLOW.has(name));
  it.each(quick(zipBombs()))('quality 32: $name is refused or fails with a reason', expectFailure);
  it.each(quick(pdfBombs()))('quality 33: $name is refused or fails with a reason', expectFailure);
  it.each(livePdfs('http://127.0.0.1:9'))(
    'quality 33: $name, which would do something of its own, fails with a reason',
    expectFailure,
  );

  it('quality 32, 33: the next good file is read all the same', async () => {
    const { json } = await owner.upload('/api/resumes', 'good.txt', Buffer.from(SAMPLE_RESUME));
    expect((await waitUntilRead(json.resume.id)).status).toBe('ready');
  });

  describe('quality 35: a name', () => {
    const NAMES = [
      '../../x\r\n.txt',
      '..\\..\\windows\\cv.txt',
      '/etc/passwd.txt',
      'cv";filename="evil.exe.txt',
      'cv%0d%0aSet-Cookie:a=1.txt',
      'résumé ‮fdp.exe.txt',
      '....txt',
      `${'long'.repeat(2_000)}.txt`,
      'CON.txt',
      '<img src=x onerror=alert(1)>.txt',
      '{{7*7}}.txt',
      "'; drop table resumes; --.txt",
    ];
    /** As a browser sends it, and as a program that knows no escapes does. */
    const send = (name: string) =>
      owner.upload('/api/resumes', name.replaceAll('"', '%22'), Buffer.from(SAMPLE_RESUME));
    const listFiles = () =>
      readdirSync(app.config.dataDir, { recursive: true, encoding: 'utf8' }).filter(
        (path) => !path.startsWith('db'),
      );

    const cases = NAMES.map((name) => ({ name, shown: JSON.stringify(name.slice(0, 40)) }));
    it.each(cases)('never becomes a path or a header: $shown', async ({ name }) => {
      const answer = await send(name);
      expect(answer.status).toBe(201);
      const { id, source } = answer.json.resume;
      expect(source.name).not.toMatch(/[/\\\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
      expect(source.name.length).toBeLessThanOrEqual(200);
      const original = await owner.get(`/api/resumes/${id}/original`);
      expect(original.headers['content-disposition']).toMatch(
        /^attachment; filename="[\x20-\x21\x23-\x24\x26-\x5b\x5d-\x7e]*"; filename\*=UTF-8''[\w.~%!-]*$/,
      );
      expect(original.headers['x-content-type-options']).toBe('nosniff');
      expect(original.headers['set-cookie']).toBeUndefined();
      for (const path of listFiles())
        expect(path).toMatch(/^(files|outbox)(\/[\w-]{2}(\/[\w-]{22})?|\/[\w-]+\.eml)?$|^[\w.-]+$/);
    });

    it('is only a name in the export', async () => {
      const { bytes } = await owner.get('/api/account/export');
      for (const name of Object.keys(unzipSync(new Uint8Array(bytes)))) {
        expect(join('/root-of-zip', name)).toBe(`/root-of-zip/${name}`);
        expect(name).toMatch(/^[^\\:*?"<>|\p{Cc}]+$/u);
      }
    });

    it('of a person is only a name in the pack', async () => {
      const text = SAMPLE_RESUME.replace('Nora Testwell', 'Nora ../../Testwell');
      const { json } = await owner.post('/api/resumes', { text });
      const { id: resumeId, document } = await waitUntilRead(json.resume.id);
      await owner.patch(`/api/resumes/${resumeId}`, {
        document: { ...document, basics: { ...document?.basics, name: '../../evil\r\n/x' } },
      });
      const created = await owner.post('/api/resume-sessions', { resumeId });
      const path = `/api/resume-sessions/${created.json.resumeSession.id}`;
      await owner.patch(path, { jobDescription: 'We need an analyst with SQL.' });
      await owner.post(`${path}/optimize`);
      await waitFor(
        () => owner.get(path),
        (answer) => answer.json.resumeSession.status === 'completed',
      );
      const pack = await owner.get(`${path}/files/pack.zip`);
      expect(pack.status).toBe(200);
      expect(pack.headers['content-disposition']).not.toMatch(/[\r\n]|\.\.\//);
      for (const name of Object.keys(unzipSync(new Uint8Array(pack.bytes)))) {
        expect(name).toMatch(/^[\w.-]+( [\w.-]+)*$/);
      }
    });
  });
});
