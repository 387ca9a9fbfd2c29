import { MAX_DOCUMENT_LENGTH } from '@trueline/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { uploadSample } from '../../testing/flow.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const KEPT = [
  { id: 'kept-1', text: 'Cashier, Sample Grocer, 2015 - 2017', after: 'work[1]' },
  { id: 'kept-2', text: 'Tableau', heading: 'Skills', after: 'skills[0]' },
  { id: 'kept-3', text: 'Page footer of a template' },
];
const WARNINGS = [{ code: 'KEPT_TEXT', message: 'We could not place 3 pieces of text.' }];

describeOnDatabases('text that found no place', (kind) => {
  let app: TestApp;
  let owner: Browser;
  let stranger: Browser;
  beforeAll(async () => {
    app = await startTestApp(kind);
    owner = app.openBrowser();
    stranger = app.openBrowser();
    await owner.register('nora.owner');
    await stranger.register('sam.stranger');
  });
  afterAll(() => app.close());

  /** A resume of which these three texts were kept. */
  async function uploadKeeping() {
    const { id, document } = await uploadSample(owner);
    const trueline = { ...document.meta.trueline, kept: KEPT, leftOut: [], warnings: WARNINGS };
    const answer = await owner.patch(`/api/resumes/${id}`, {
      document: { ...document, meta: { trueline } },
    });
    expect(answer.json.resume.warnings).toEqual(WARNINGS);
    return answer.json.resume;
  }
  const place = (id: string, keptId: string, home: string, headers = {}) =>
    owner.post(`/api/resumes/${id}/kept/${keptId}`, { home }, headers);

  it('goes where the person says, and stays there', async () => {
    const { id } = await uploadKeeping();
    expect((await place(id, 'kept-1', 'job')).status).toBe(200);
    await place(id, 'kept-2', 'skill');
    const { json } = await place(id, 'kept-3', 'leave-out');
    const { resume } = (await owner.get(`/api/resumes/${id}`)).json;
    expect(resume).toEqual(json.resume);
    expect(resume.document.work[2]).toMatchObject({ position: 'Cashier', name: 'Sample Grocer' });
    expect(resume.document.skills[0].keywords).toContain('Tableau');
    expect(resume.document.meta.trueline.kept).toBeUndefined();
    expect(resume.document.meta.trueline.leftOut).toMatchObject([
      { text: 'Page footer of a template', reason: 'person' },
    ]);
    expect(resume.warnings).toEqual([]);
  });

  it('is undone by the document before, doubts included', async () => {
    const before = await uploadKeeping();
    const { id, document } = before;
    const placed = await place(id, 'kept-1', 'job');
    const match = { 'if-match': String(placed.headers.etag) };
    const undone = await owner.patch(`/api/resumes/${id}`, { document }, match);
    expect(undone.json.resume).toEqual({ ...before, version: before.version + 2 });
  });

  it('is placed in the version that was seen, when one is named', async () => {
    const { id } = await uploadKeeping();
    const match = { 'if-match': String((await owner.get(`/api/resumes/${id}`)).headers.etag) };
    expect((await place(id, 'kept-1', 'job', match)).status).toBe(200);
    const late = await place(id, 'kept-2', 'skill', match);
    expect([late.status, late.json.code]).toEqual([412, 'STALE']);
  });

  it('is placed once: all at once, none is lost and none stands twice', async () => {
    const { id } = await uploadKeeping();
    const answers = await Promise.all(
      ['kept-1', 'kept-2', 'kept-1', 'kept-3'].map((keptId) => place(id, keptId, 'job')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 404]);
    const { document } = (await owner.get(`/api/resumes/${id}`)).json.resume;
    expect(document.work).toHaveLength(5);
  });

  it('has a home that there is', async () => {
    const { id } = await uploadKeeping();
    const answer = await place(id, 'kept-1', 'attic');
    expect([answer.status, answer.json.code]).toEqual([422, 'VALIDATION_FAILED']);
  });

  it('counts towards the length of a document', async () => {
    const { id, document } = await uploadKeeping();
    const kept = [{ id: 'kept-1', text: 'x'.repeat(MAX_DOCUMENT_LENGTH) }];
    const long = { ...document, meta: { trueline: { kept } } };
    expect((await owner.patch(`/api/resumes/${id}`, { document: long })).status).toBe(422);
  });

  it("is no one else's to place", async () => {
    const { id } = await uploadKeeping();
    const [others, unknown] = [
      await stranger.post(`/api/resumes/${id}/kept/kept-1`, { home: 'job' }),
      await stranger.post(`/api/resumes/${'u'.repeat(22)}/kept/kept-1`, { home: 'job' }),
    ];
    expect([others.status, others.json]).toEqual([
      404,
      { ...unknown.json, requestId: others.json.requestId },
    ]);
    const { resume } = (await owner.get(`/api/resumes/${id}`)).json;
    expect(resume.document.meta.trueline.kept).toEqual(KEPT);
  });
});
