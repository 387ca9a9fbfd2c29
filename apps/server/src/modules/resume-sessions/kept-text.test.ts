import type { Change } from '@trueline/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { describeOnOneDatabase } from '../../testing/databases.ts';
import { optimizeSession, prepareSession } from '../../testing/flow.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const KEPT = [
  { id: 'kept-1', text: 'Counted stock at the harbour depot', after: 'work[0]' },
  { id: 'kept-2', text: 'Please quote file 7731-B', heading: 'For the reception desk' },
];
/** What no employer may weigh: left out from the start, and one tap brings it back. */
const PERSONAL = { id: 'kept-3', text: 'Age: 36 Civil status: Single Religion: None' };
/** Printed with its section, which stands as it was written: there is nothing to decide. */
const WRITTEN = { id: 'kept-4', text: 'isiZulu fair', start: 90_000, end: 90_012 };
const { text, start, end } = WRITTEN;
const AS_WRITTEN = {
  section: 'languages',
  doubt: 1,
  asIs: true,
  lines: [{ text, kind: 'item', start, end }],
};

describeOnOneDatabase('text without a place in a result', (kind) => {
  let app: TestApp;
  let owner: Browser;
  let path: string;
  beforeAll(async () => {
    app = await startTestApp(kind);
    owner = app.openBrowser();
    await owner.register('nora.owner');
    const { id, resumeId } = await prepareSession(owner);
    const { document } = (await owner.get(`/api/resumes/${resumeId}`)).json.resume;
    const trueline = {
      ...document.meta.trueline,
      kept: [...KEPT, PERSONAL, WRITTEN],
      asWritten: [AS_WRITTEN],
    };
    await owner.patch(`/api/resumes/${resumeId}`, {
      document: { ...document, meta: { trueline } },
    });
    await optimizeSession(owner, id);
    path = `/api/resume-sessions/${id}`;
  });
  afterAll(() => app.close());

  const file = async (name: string) => (await owner.get(`${path}/files/${name}`)).text;
  const decide = (decision: 'accepted' | 'rejected') =>
    owner.patch(path, { decisions: { 'kept-2': decision } });

  it('is in the files until the person leaves it out, and again when they take that back', async () => {
    const { changes } = (await owner.get(path)).json.resumeSession;
    const removals = changes.filter((change: Change) => change.kind === 'kept-text');
    expect(removals).toMatchObject([
      ...KEPT.map(({ id, text }) => ({ id, before: text, after: '', decision: 'rejected' })),
      { id: PERSONAL.id, before: PERSONAL.text, after: '', decision: 'accepted' },
    ]);
    expect(changes.filter(({ before }: Change) => before === PERSONAL.text)).toHaveLength(1);
    expect(await file('resume.txt')).not.toContain('Civil status');
    const names = ['resume.txt', 'resume-form.txt', 'resume.md', 'resume.json'];
    for (const name of names)
      for (const { text } of KEPT)
        expect([name, await file(name)]).toEqual([name, expect.stringContaining(text)]);
    expect((await decide('accepted')).status).toBe(200);
    for (const name of names) {
      expect(await file(name)).not.toContain('7731');
      expect(await file(name)).toContain('harbour depot');
    }
    await decide('rejected');
    for (const name of names) expect(await file(name)).toContain('7731');
  });

  it('is named by the proof while it is printed', async () => {
    const sentences = async () =>
      JSON.stringify(JSON.parse(await file('proof.json')).outputs[0].sentences);
    expect(await sentences()).toContain('7731');
    await decide('accepted');
    expect(await sentences()).not.toContain('7731');
    expect(await sentences()).toContain('harbour depot');
    await decide('rejected');
  });

  it('counts in what its readers find', async () => {
    const { survival } = (await owner.get(`${path}/survival`)).json;
    const kept = survival.fields.filter((field: { kind: string }) => field.kind === 'kept');
    expect(kept.map(({ text }: { text: string }) => text)).toEqual(KEPT.map(({ text }) => text));
    expect(survival.ok).toBe(true);
  });
});
