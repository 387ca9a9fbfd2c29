import { inflateSync } from 'node:zlib';
import { OPERATOR, type Resume } from '@trueline/contracts';
import { createReader } from '@trueline/host';
import { type ModelServer, startModelServer } from '@trueline/host/testing/model-server';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Browser } from '../testing/browser.ts';
import { uploadSample, waitForEnd } from '../testing/flow.ts';
import { SAMPLE_JOB } from '../testing/sample.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { ALL_PAYLOADS, PAYLOADS } from './payloads.ts';

const RUN_URL = 'javascript:window.canary=7';
const DATA_URL = 'data:text/html,<script>window.canary=8</script>';
const MODEL_SAYS = '<script>window.canary=9</script>';
const SCRIPTED =
  /<script|<foreignObject|\son\w+=|(?:href|src)="(?!#|data:image\/|https?:|mailto:|tel:)/i;

describe('quality 37: texts that are code elsewhere', () => {
  let app: TestApp;
  let owner: Browser;
  let model: ModelServer;
  let path: string;
  beforeAll(async () => {
    model = await startModelServer();
    app = await startTestApp('embedded', {
      environment: { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'made-up' },
    });
    owner = app.openBrowser();
    await owner.register('payloads');
    path = await optimizeHostile();
  });
  afterAll(async () => {
    await app.close();
    await model.close();
  });

  const hostile = (document: Resume): Resume => ({
    ...document,
    basics: {
      ...document.basics,
      name: `Nora ${PAYLOADS.script}`,
      label: PAYLOADS.attribute,
      url: RUN_URL,
      summary: ALL_PAYLOADS,
      profiles: [{ network: PAYLOADS.svg, username: PAYLOADS.typst, url: DATA_URL }],
    },
    work: (document.work ?? []).map((entry) => ({
      ...entry,
      url: RUN_URL,
      highlights: [...(entry.highlights ?? []), ...Object.values(PAYLOADS)],
    })),
  });

  /** The model adds its own to whatever it rewords. */
  const saying = ({ data }: { data: string }) => ({
    items: (JSON.parse(data).lines ?? [])
      .filter(({ path }: { path?: string }) => path !== undefined)
      .map((line: { path: string; text: string }) => ({
        path: line.path,
        text: `${line.text} ${MODEL_SAYS}`,
      })),
  });

  async function optimizeHostile(): Promise<string> {
    model.behavior = saying;
    const { id: resumeId, document } = await uploadSample(owner);
    const changed = await owner.patch(`/api/resumes/${resumeId}`, {
      title: PAYLOADS.script,
      document: hostile(document),
    });
    expect(changed.status).toBe(200);
    const created = await owner.post('/api/resume-sessions', { resumeId });
    const { id } = created.json.resumeSession;
    const address = `/api/resume-sessions/${id}`;
    await owner.patch(address, {
      jobDescription: `${SAMPLE_JOB}\n${Object.values(PAYLOADS).join('\n')}\nCompany: ${PAYLOADS.script}`,
      includeAtsMetadata: true,
      includeCoverLetter: true,
      includeInterviewQuestions: true,
    });
    expect((await owner.post(`${address}/optimize`)).status).toBe(202);
    const { status } = await waitForEnd(owner, id);
    expect(status).toBe('completed');
    await owner.patch(address, {
      coverLetter: { standard: `Dear team,\n\n${ALL_PAYLOADS}\n\nNora` },
    });
    return address;
  }

  const file = async (name: string): Promise<Answer> => {
    const answer = await owner.get(`${path}/files/${name}`);
    expect([name, answer.status]).toEqual([name, 200]);
    expect(answer.headers['content-disposition']).toMatch(/^attachment;/);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    return answer;
  };
  const flat = (text: string) => text.replace(/\s+/g, '');

  it('come back from the API as they were given, in JSON that no browser shows', async () => {
    const answer = await owner.get(path);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    const { document } = answer.json.resumeSession;
    expect(document.basics.name).toBe(`Nora ${PAYLOADS.script}`);
    expect(document.work[0].highlights).toContain(PAYLOADS.typst);
  });

  it('of a language model are not taken', async () => {
    expect(model.requests.length).toBeGreaterThan(0);
    const { document, changes, degraded } = (await owner.get(path)).json.resumeSession;
    expect(JSON.stringify(document)).not.toContain('canary=9');
    const taken = changes.filter(({ decision }: { decision: string }) => decision === 'accepted');
    expect(JSON.stringify(taken)).not.toContain('canary=9');
    // What a model proposes is refused line by line; only an endpoint that fails degrades.
    expect(degraded).toBe(false);
  });

  it('do nothing in the pages and their thumbnail', async () => {
    const drawn = [await owner.get(`${path}/thumbnail.svg`)];
    for (let page = 1; drawn.at(-1)?.status === 200; page += 1)
      drawn.push(await owner.get(`${path}/preview/${page}.svg`));
    const [past, ...shown] = drawn.toReversed();
    expect(past?.status).toBe(404);
    expect(shown.length).toBeGreaterThan(1);
    for (const answer of shown) {
      expect(answer.headers['content-type']).toBe('image/svg+xml');
      expect(answer.text).not.toMatch(SCRIPTED);
      expect(answer.text).not.toContain('javascript:');
    }
  });

  it('are text in the text and in the Word file, whose links lead to pages alone', async () => {
    const text = flat((await file('resume.txt')).text);
    for (const payload of Object.values(PAYLOADS)) expect(text).toContain(flat(payload));
    for (const name of ['resume.docx', 'cover-letter.docx']) {
      const parts = unzipSync(new Uint8Array((await file(name)).bytes));
      for (const [part, bytes] of Object.entries(parts)) {
        if (!/\.(xml|rels)$/.test(part)) continue;
        const xml = strFromU8(bytes);
        expect(xml).not.toMatch(/<script|<img|<svg\/|<!DOCTYPE|<!ENTITY/i);
        for (const [, target] of xml.matchAll(/Target="([^"]*)" TargetMode="External"/g)) {
          expect(target).toMatch(/^(https?|mailto|tel):/);
        }
      }
    }
  });

  it('are text in the PDF, which runs nothing and whose links lead to pages alone', async () => {
    const reader = createReader();
    try {
      const { bytes } = await file('resume.pdf');
      const insides = pdfInsides(bytes);
      expect(insides).not.toMatch(/\/S\s*\/(JavaScript|Launch|SubmitForm|ImportData|Rendition)\b/);
      for (const [, uri] of insides.matchAll(/\/URI\s*\(([^)]*)/g)) {
        expect(uri).toMatch(/^(https?|mailto|tel):/);
      }
      const read = await reader.read(new Uint8Array(bytes), 'resume.pdf');
      expect(flat(read.ok ? read.text : '')).toContain(flat(PAYLOADS.typst));
    } finally {
      await reader.close();
    }
  });

  it('are text in Markdown: no tag, no link of theirs', async () => {
    for (const name of ['resume.md', 'interview-questions.md']) {
      const { text } = await file(name);
      expect(text).not.toMatch(/(?<!\\)<(script|img|svg)/i);
      expect(text).not.toMatch(/(?<!\\)\]\((?!<?(https?|mailto|tel):)/);
    }
  });

  it('are text in mails', async () => {
    const message = { name: 'Nora', email: 'nora@example.com', subject: PAYLOADS.script };
    await owner.post('/api/contact', { ...message, message: `${ALL_PAYLOADS}\n${RUN_URL}` });
    const mail = await app.mailbox.waitFor(OPERATOR.email, PAYLOADS.script);
    expect(mail.html).not.toMatch(/<script|<img src=x|<svg\/|href="javascript:/i);
    expect(mail.text).toContain(PAYLOADS.script);
  });

  it('are no username', async () => {
    for (const username of Object.values(PAYLOADS)) {
      const guest = app.openBrowser();
      await guest.prepare();
      const given = { email: 'x@example.com', password: 'quiet and made up', acceptTerms: true };
      const answer = await guest.post('/api/auth/register', { ...given, username });
      expect([answer.status, Object.keys(answer.json.fields)]).toEqual([422, ['username']]);
    }
  });

  it('of an address are in no page that the server makes', async () => {
    const said = encodeURIComponent(PAYLOADS.script);
    for (const address of [
      `/api/newsletter/confirm?token=${said}`,
      `/api/newsletter/unsubscribe?token=${said}`,
      `/nowhere/${said}?q=${said}`,
      `/api/nowhere/${said}`,
      `/api/resumes/${said}`,
    ]) {
      const answer = await owner.get(address);
      expect(answer.text).not.toContain(PAYLOADS.script);
      expect(answer.status).toBeLessThan(500);
    }
  });
});

/** Everything in the file, its packed streams unpacked. */
function pdfInsides(bytes: Buffer): string {
  const parts = [bytes.toString('latin1')];
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', at + 6)) {
    const start = at + (bytes[at + 6] === 0x0d ? 8 : 7);
    const packed = bytes.subarray(start, bytes.indexOf('endstream', start));
    if ((packed[0] ?? 0) === 0x78)
      parts.push(inflateSync(packed, { finishFlush: 2 }).toString('latin1'));
  }
  return parts.join('\n');
}
