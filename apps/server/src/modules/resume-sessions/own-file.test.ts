import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { describeOnOneDatabase } from '../../testing/databases.ts';
import { optimizeSession, prepareSession, waitFor } from '../../testing/flow.ts';
import { SAMPLE_JOB } from '../../testing/sample.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const NAMES = ['own-file.docx', 'own-file-tracked.docx'];

describeOnOneDatabase('the uploaded Word file with its changes', (kind) => {
  let app: TestApp;
  let owner: Browser;
  let fromText: string;
  let fromWord: string;
  beforeAll(async () => {
    app = await startTestApp(kind);
    owner = app.openBrowser();
    await owner.register('nora.word');
    ({ id: fromText } = await prepareSession(owner));
    await optimizeSession(owner, fromText);
    const word = await owner.get(`/api/resume-sessions/${fromText}/files/resume.docx`);
    const uploaded = await owner.upload('/api/resumes', 'mine.docx', word.bytes);
    const { id: resumeId } = uploaded.json.resume;
    await waitFor(
      () => owner.get(`/api/resumes/${resumeId}`),
      (answer) => answer.json.resume.status !== 'parsing',
    );
    const created = await owner.post('/api/resume-sessions', { resumeId });
    fromWord = created.json.resumeSession.id;
    await owner.patch(`/api/resume-sessions/${fromWord}`, { jobDescription: SAMPLE_JOB });
    await optimizeSession(owner, fromWord);
  });
  afterAll(() => app.close());
  const at = (id: string, path: string) => `/api/resume-sessions/${id}${path}`;

  it('is there for a Word file, with what it was left without, and in the pack', async () => {
    const { json, status } = await owner.get(at(fromWord, '/own-file'));
    expect(status).toBe(200);
    expect(json.ownFile.placed).toBeGreaterThanOrEqual(0);
    for (const { text, reason } of json.ownFile.left)
      expect([typeof text, typeof reason]).toEqual(['string', 'string']);
    for (const name of NAMES) {
      const file = await owner.get(at(fromWord, `/files/${name}`));
      expect([name, file.status]).toEqual([name, 200]);
      expect(String(file.headers['content-disposition'])).toContain('-Own-File');
      const xml = strFromU8(unzipSync(file.bytes)['word/document.xml'] as Uint8Array);
      expect(xml).toContain('Nora Testwell');
    }
    const pack = unzipSync((await owner.get(at(fromWord, '/files/pack.zip'))).bytes);
    expect(Object.keys(pack).filter((name) => name.includes('Own-File'))).toHaveLength(2);
  });

  it('is not there for a resume that came as text, nor for anybody else', async () => {
    expect((await owner.get(at(fromText, '/own-file'))).json).toEqual({ ownFile: null });
    for (const name of NAMES)
      expect((await owner.get(at(fromText, `/files/${name}`))).status).toBe(404);
    const other = app.openBrowser();
    await other.register('other.word');
    expect((await other.get(at(fromWord, '/own-file'))).status).toBe(404);
    expect((await other.get(at(fromWord, `/files/${NAMES[0]}`))).status).toBe(404);
  });

  it('is not there for a document that is rebuilt, which is no edit of the file', async () => {
    const { status } = await owner.patch(at(fromWord, ''), { depth: 'rebuilt' });
    expect(status).toBe(200);
    expect((await owner.get(at(fromWord, '/own-file'))).json).toEqual({ ownFile: null });
    for (const name of NAMES)
      expect((await owner.get(at(fromWord, `/files/${name}`))).status).toBe(404);
    const pack = unzipSync((await owner.get(at(fromWord, '/files/pack.zip'))).bytes);
    expect(Object.keys(pack).filter((name) => name.includes('Own-File'))).toEqual([]);
  });
});
