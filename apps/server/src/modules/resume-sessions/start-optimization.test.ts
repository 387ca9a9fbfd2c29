import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabases } from '../../testing/databases.ts';
import { prepareSession } from '../../testing/flow.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

describeOnDatabases('starting an optimization', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(kind);
  });
  afterAll(() => app.close());

  it('fits no book to a job, and says how long a resume may be', async () => {
    const owner = app.openBrowser();
    await owner.register('author');
    const { id, resumeId } = await prepareSession(owner);
    const highlights = Array.from({ length: 401 }, (_, i) => `Sorted parcel ${i} by hand.`);
    const document = { basics: { name: 'Nora Testwell' }, work: [{ name: 'Post', highlights }] };
    await owner.patch(`/api/resumes/${resumeId}`, { document });
    const answer = await owner.post(`/api/resume-sessions/${id}/optimize`);
    expect(answer.status).toBe(422);
    expect(answer.json.fields.resumeId).toContain('up to 400 lines');
    const { resumeSession } = (await owner.get(`/api/resume-sessions/${id}`)).json;
    expect(resumeSession.status).toBe('pending');
  });
});
