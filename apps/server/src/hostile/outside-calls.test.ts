import { resumeFileNameSchema } from '@trueline/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../testing/browser.ts';
import { waitFor, waitForEnd } from '../testing/flow.ts';
import { SAMPLE_JOB } from '../testing/sample.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { callingDocuments } from './calling-documents.ts';
import { type CanaryHost, startCanaryHost } from './canary-host.ts';
import { livePdfs } from './pdf-bombs.ts';

describe('addresses that a person gives', () => {
  let app: TestApp;
  let owner: Browser;
  let canary: CanaryHost;
  beforeAll(async () => {
    canary = await startCanaryHost();
    app = await startTestApp('embedded');
    owner = app.openBrowser();
    await owner.register('caller');
  });
  afterAll(async () => {
    await app.close();
    await canary.close();
  });

  const read = async (name: string, bytes: Uint8Array) => {
    const created = await owner.upload('/api/resumes', name, bytes);
    expect(created.status).toBe(201);
    const { json } = await waitFor(
      () => owner.get(`/api/resumes/${created.json.resume.id}`),
      (answer) => answer.json.resume.status !== 'parsing',
    );
    return json.resume;
  };

  it('the host that listens can be reached at all', async () => {
    await fetch(canary.url);
    expect(canary.contacts).toContain('GET /');
    canary.contacts.length = 0;
  });

  it('quality 34, 41: cause no request when a document is read', async () => {
    const documents = [...callingDocuments(canary.url), ...livePdfs(canary.url)];
    for (const { name, bytes } of documents) {
      const { status, failure } = await read(name, bytes);
      const isRefused = /entity|^(javascript|launch|xfa)/.test(name);
      expect([name, status, failure?.message]).toEqual([
        name,
        isRefused ? 'failed' : 'ready',
        isRefused ? expect.any(String) : undefined,
      ]);
    }
    expect(canary.contacts).toEqual([]);
  });

  it('quality 41: cause no request when a result is made, drawn, checked and downloaded', async () => {
    const json = callingDocuments(canary.url).find(({ name }) => name === 'resume.json');
    const resume = await read('resume.json', json?.bytes ?? new Uint8Array());
    const created = await owner.post('/api/resume-sessions', { resumeId: resume.id });
    const { id } = created.json.resumeSession;
    const path = `/api/resume-sessions/${id}`;
    const ad = `${SAMPLE_JOB}\nApply at ${canary.url}/apply\n![logo](${canary.url}/logo.png)\n<img src="${canary.url}/ad.png">`;
    await owner.post('/api/job-requirements', { jobDescription: ad });
    await owner.patch(path, {
      jobDescription: ad,
      includeAtsMetadata: true,
      includeCoverLetter: true,
      includeInterviewQuestions: true,
    });
    expect((await owner.post(`${path}/optimize`)).status).toBe(202);
    const { changes } = await waitForEnd(owner, id);
    const [change] = changes;
    const link = `![x](${canary.url}/own-words.png) ${canary.url}/own-words`;
    await owner.patch(path, {
      decisions: change ? { [change.id]: { text: link } } : {},
      coverLetter: { standard: `Dear team,\n\n${link} <img src="${canary.url}/letter.png">` },
    });
    for (const name of resumeFileNameSchema.options) {
      // The uploaded file comes back only where it was a Word file.
      const status = name.startsWith('own-file') ? 404 : 200;
      expect([name, (await owner.get(`${path}/files/${name}`)).status]).toEqual([name, status]);
    }
    for (const page of ['preview/1.svg', 'thumbnail.svg', 'survival']) {
      expect((await owner.get(`${path}/${page}`)).status).toBe(200);
    }
    expect(canary.contacts).toEqual([]);
  });

  it('quality 41: cause no request in settings, profiles, messages and templates', async () => {
    await owner.request('PUT', '/api/profile', {
      json: { basics: { name: 'Nora', image: `${canary.url}/face.png`, url: canary.url } },
    });
    await owner.get('/api/profile');
    await owner.post('/api/contact', {
      name: canary.url,
      email: 'nora@example.com',
      subject: canary.url,
      message: `<img src="${canary.url}/mail.png">`,
    });
    await app.mailbox.waitFor('nora@example.com', 'We have your message');
    await owner.get(`/api/templates?template=${encodeURIComponent(canary.url)}`);
    expect(canary.contacts).toEqual([]);
  });
});
