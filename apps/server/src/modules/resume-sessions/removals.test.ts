import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { describeOnOneDatabase } from '../../testing/databases.ts';
import { optimizeSession, waitFor } from '../../testing/flow.ts';
import { SAMPLE_JOB } from '../../testing/sample.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const DUTIES = [
  'Arranged the seating of the reading room with the caretaker before each meeting',
  'Watered the plants of the entrance hall and moved them when the sun was strong',
  'Kept the notice board tidy and took down the posters of events that were over',
  'Carried parcels from the loading dock to the upper floors on quiet afternoons',
  'Folded the letters of the spring mailing with two colleagues from the front desk',
  'Looked after the lost property shelf and called the owners of named belongings',
  'Set out cups, plates and flowers for visitors of the gardening club every month',
  'Painted the signs of the summer fair and hung them along the path to the lawn',
];
const bullets = (place: string) => DUTIES.map((duty) => `- ${duty} at the ${place}.`).join('\n');

/** A made-up person whose resume is longer than a page. */
const LONG_RESUME = `Lena Longtale
Toronto, ON
lena.longtale@example.com

Experience
Data Analyst, Example Foods, Toronto
March 2021 - Present
- Built 14 weekly sales reports in SQL and Power BI.
${bullets('library')}

Assistant, Example Hall, Hamilton
June 2018 - February 2021
- Wrote SQL queries for the finance team.
${bullets('town hall')}
${bullets('school')}
${bullets('museum')}
${bullets('garden')}

Education
Bachelor of Science in Statistics, Example University, 2017
`;

describeOnOneDatabase('a resume longer than its pages', (kind) => {
  let app: TestApp;
  let owner: Browser;
  beforeAll(async () => {
    app = await startTestApp(kind);
    owner = app.openBrowser();
    await owner.register('lena.longtale');
  });
  afterAll(() => app.close());

  it('is offered lines to leave out, which stay until the person says so', async () => {
    const { id: resumeId } = (await owner.post('/api/resumes', { text: LONG_RESUME })).json.resume;
    await waitFor(
      () => owner.get(`/api/resumes/${resumeId}`),
      (answer) => answer.json.resume.status === 'ready',
    );
    const { id } = (await owner.post('/api/resume-sessions', { resumeId })).json.resumeSession;
    const path = `/api/resume-sessions/${id}`;
    await owner.patch(path, { jobDescription: SAMPLE_JOB });
    const { layout, changes } = await optimizeSession(owner, id);
    const removals = changes.filter((change: { kind: string }) => change.kind === 'leave-out');
    expect(layout.leaveOut.pages).toBe(1);
    expect(removals.length).toBeGreaterThan(3);
    for (const removal of removals) {
      expect(layout.leaveOut.paths).toContain(removal.path);
      expect(removal).toMatchObject({ after: '', decision: 'rejected', verdict: 'proven' });
    }
    const file = async () => (await owner.get(`${path}/files/resume.txt`)).text;
    const countLines = (text: string) =>
      text.split('\n').filter((line) => /^\s*-/.test(line)).length;
    const whole = countLines(await file());

    const decisions = Object.fromEntries(removals.map((r: { id: string }) => [r.id, 'accepted']));
    const shorter = await owner.patch(path, { decisions });
    expect(shorter.json.resumeSession.layout).toEqual(layout);
    expect(countLines(await file())).toBe(whole - removals.length);
  });
});
