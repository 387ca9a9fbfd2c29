import { createHash } from 'node:crypto';
import { type Renderer, RendererBusyError } from '@trueline/host';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { describeOnOneDatabase } from '../../testing/databases.ts';
import { optimizeSession, prepareSession } from '../../testing/flow.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { renderPreview } from './files.ts';
import type { ResumeSessionRow } from './repository.ts';

const WRITTEN = [
  'cover-letter.pdf',
  'cover-letter.docx',
  'cover-letter.txt',
  'interview-questions.pdf',
  'interview-questions.md',
  'interview-questions.json',
  'ats-metadata.json',
];
const STARTS: Record<string, string> = { pdf: '%PDF-', docx: 'PK', zip: 'PK', json: '', md: '# ' };

describeOnOneDatabase('files of a result', (kind) => {
  let app: TestApp;
  let owner: Browser;
  let id: string;
  beforeAll(async () => {
    app = await startTestApp(kind);
    owner = app.openBrowser();
    await owner.register('nora.owner');
    ({ id } = await prepareSession(owner));
    await optimizeSession(owner, id);
  });
  afterAll(() => app.close());
  const at = (path: string) => `/api/resume-sessions/${id}${path}`;
  const ask = (isAsked: boolean) =>
    owner.patch(at(''), {
      includeCoverLetter: isAsked,
      includeInterviewQuestions: isAsked,
      includeAtsMetadata: isAsked,
    });

  it('are there once they are asked for, and not before', async () => {
    for (const name of WRITTEN) expect((await owner.get(at(`/files/${name}`))).status).toBe(404);
    await ask(true);
    for (const name of WRITTEN) {
      const { status, bytes, headers } = await owner.get(at(`/files/${name}`));
      expect([name, status]).toEqual([name, 200]);
      const start = STARTS[name.split('.')[1] ?? ''] ?? 'Dear';
      expect(strFromU8(bytes.subarray(0, start.length))).toBe(start);
      const saved = /filename="([^"]+)"/.exec(String(headers['content-disposition']))?.[1];
      expect(saved).toMatch(
        /^Nora-Testwell-[\w-]+-(?:Cover-Letter|Interview-Questions|ATS-Metadata)\.\w+$/,
      );
      expect(saved?.split('.')[1]).toBe(name.split('.')[1]);
    }
    await ask(false);
    expect((await owner.get(at('/files/cover-letter.txt'))).status).toBe(404);
  });

  it('come as one pack under the person’s name, with a proof that names what is in it', async () => {
    const plain = unzipSync((await owner.get(at('/files/pack.zip'))).bytes);
    expect(Object.keys(plain).filter((name) => /Letter|Interview/.test(name))).toEqual([]);
    await ask(true);
    const pack = await owner.get(at('/files/pack.zip'));
    expect(pack.headers['content-type']).toBe('application/zip');
    const files = unzipSync(pack.bytes);
    const names = Object.keys(files);
    expect(names).toHaveLength(6 + WRITTEN.length + 1);
    const [pdf = ''] = names;
    expect(pdf).toMatch(/^Nora-[\p{L}\p{N}-]+\.pdf$/u);
    const base = pdf.replace('.pdf', '');
    expect(names.filter((name) => !name.startsWith(base))).toEqual([]);
    expect(names).toContain(`${base}-Cover-Letter.docx`);
    expect(pack.headers['content-disposition']).toContain(`filename="${base}-Pack.zip"`);
    const proof = JSON.parse(strFromU8(files[`${base}-Proof.json`] ?? new Uint8Array()));
    for (const { file, sha256 } of proof.outputs) {
      expect(
        createHash('sha256')
          .update(files[file] ?? '')
          .digest('hex'),
      ).toBe(sha256);
    }
    expect((await owner.get(at('/files/pack.zip'))).bytes.equals(pack.bytes)).toBe(true);
    await ask(false);
  });

  it('say what readers get out of them', async () => {
    const { status, json, text } = await owner.get(at('/survival?template=ward'));
    expect([status, text.slice(0, 80)]).toEqual([200, expect.any(String)]);
    expect(json.warnings).toEqual([]);
    const readers = json.survival.readers.map((reader: { id: string }) => reader.id);
    expect(readers).toEqual(expect.arrayContaining(['pdf-stream', 'docx-body', 'trueline-pdf']));
    const name = json.survival.fields.find((field: { kind: string }) => field.kind === 'name');
    expect(new Set(Object.values(name.outcomes))).toEqual(new Set(['kept']));
    const stranger = app.openBrowser();
    await stranger.register('sam.stranger');
    expect((await stranger.get(at('/survival'))).status).toBe(404);
    expect((await stranger.get(at('/files/pack.zip'))).status).toBe(404);
  });

  it('are drawn for everybody by turns, however much one person asks for', async () => {
    const other = app.openBrowser();
    await other.register('sam.other');
    const { id: otherId } = await prepareSession(other);
    await optimizeSession(other, otherId);
    let packs = 0;
    const asked = Array.from({ length: 30 }, async () => {
      const { status } = await owner.get(at('/files/pack.zip'));
      packs += 1;
      return status;
    });
    for (let page = 0; page < 3; page += 1) {
      const preview = await other.get(`/api/resume-sessions/${otherId}/preview/1.svg`);
      expect(preview.status).toBe(200);
    }
    expect(packs).toBeLessThan(15);
    // Each comes, or is told in time to come again.
    expect((await Promise.all(asked)).filter((status) => ![200, 503].includes(status))).toEqual([]);
  });

  it('leave the server free to answer while they are drawn', async () => {
    let drawn = false;
    const pages = Array.from({ length: 6 }, (_, index) =>
      owner.get(at(`/files/resume.pdf?template=${['bare', 'ward', 'studio'][index % 3]}`)),
    );
    const all = Promise.all(pages).then(() => {
      drawn = true;
    });
    expect((await app.openBrowser().get('/healthz')).status).toBe(200);
    expect(drawn).toBe(false);
    await all;
  });
});

describeOnOneDatabase('a renderer with too much to do', () => {
  it('is told as a service that is busy, with when to come back', async () => {
    const renderer = {
      render: () => Promise.reject(new RendererBusyError('Too many pages are waiting.')),
    } as unknown as Renderer;
    const row = {
      status: 'completed',
      template_id: 'plainline',
      result: {},
      original: {},
      as_of: '2025-01',
    } as unknown as ResumeSessionRow;
    await expect(renderPreview(renderer, row, 1, undefined)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      retryAfterS: 5,
    });
  });
});
