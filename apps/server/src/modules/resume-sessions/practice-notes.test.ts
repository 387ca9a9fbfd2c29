import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { optimizeSession, prepareSession } from '../../testing/flow.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const note = (question: string, text: string, isDone = false) => ({
  question,
  note: text,
  isDone,
});

describeOnDatabases('notes on interview questions', (kind) => {
  let app: TestApp;
  let owner: Browser;
  let id: string;
  beforeAll(async () => {
    app = await startTestApp(kind);
    owner = app.openBrowser();
    await owner.register('ivy.interview');
    ({ id } = await prepareSession(owner));
  });
  afterAll(() => app.close());

  const path = () => `/api/resume-sessions/${id}`;
  const patch = (practiceNotes: object[]) => owner.patch(path(), { practiceNotes });
  const kept = async () => (await owner.get(path())).json.resumeSession.practiceNotes;

  it('are kept question by question, each part by itself', async () => {
    expect(await kept()).toEqual([]);
    await patch([{ question: 'Why us?', note: 'The buses.' }]);
    await Promise.all([
      patch([{ question: 'Why us?', isDone: true }]),
      patch([{ question: 'Why now?', note: 'The move.' }]),
    ]);
    const notes = await kept();
    expect(notes).toHaveLength(2);
    expect(notes).toEqual(
      expect.arrayContaining([note('Why us?', 'The buses.', true), note('Why now?', 'The move.')]),
    );
    await patch([{ question: 'Why now?', note: '' }]);
    expect(await kept()).toEqual([note('Why us?', 'The buses.', true)]);
  });

  it('outlive a run, and stand in no file', async () => {
    await patch([{ question: 'Why us?', note: 'My blue umbrella.' }]);
    await owner.patch(path(), { includeInterviewQuestions: true });
    await optimizeSession(owner, id);
    expect(await kept()).toEqual([note('Why us?', 'My blue umbrella.', true)]);
    for (const name of ['interview-questions.md', 'resume.txt', 'proof.json']) {
      const file = await owner.get(`${path()}/files/${name}`);
      expect(file.status).toBe(200);
      expect(file.text).not.toContain('umbrella');
    }
  });

  it('are bounded, and one person’s own', async () => {
    expect((await patch([{ question: 'Why us?', note: 'x'.repeat(4_001) }])).status).toBe(422);
    const many = Array.from({ length: 61 }, (_, index) => ({
      question: `Question ${index}?`,
      note: 'y',
    }));
    expect((await patch(many)).status).toBe(422);
    expect((await patch(many.slice(0, 59))).status).toBe(200);
    expect((await patch(many.slice(59))).status).toBe(422);
    expect(await kept()).toHaveLength(60);
    const other = app.openBrowser();
    await other.register('otto.other');
    const theirs = await other.patch(path(), { practiceNotes: [note('Why us?', 'Mine now')] });
    expect(theirs.status).toBe(404);
  });
});
