import { expect } from 'vitest';
import type { Answer, Browser } from './browser.ts';
import { SAMPLE_JOB, SAMPLE_RESUME } from './sample.ts';

/** Against what hangs, not what is slow: two servers may be starting beside it. */
const WAIT_MS = 120_000;
const POLL_MS = 50;

/** Asks until the answer satisfies, as a page that polls does. */
export async function waitFor(
  ask: () => Promise<Answer>,
  satisfies: (answer: Answer) => boolean,
  waitMs = WAIT_MS,
): Promise<Answer> {
  const deadline = Date.now() + waitMs;
  for (;;) {
    const answer = await ask();
    if (satisfies(answer)) return answer;
    if (Date.now() > deadline) throw new Error(`still ${answer.status}: ${answer.text}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Uploads the sample and waits until it has been read; answers the resume. */
export async function uploadSample(browser: Browser) {
  const created = await browser.upload('/api/resumes', 'nora.txt', Buffer.from(SAMPLE_RESUME));
  expect(created.status).toBe(201);
  const read = await waitFor(
    () => browser.get(`/api/resumes/${created.json.resume.id}`),
    (answer) => answer.json.resume.status !== 'parsing',
  );
  expect(read.json.resume.failure).toBeUndefined();
  return read.json.resume;
}

/** Starts a resume session on the sample with a job description; answers its id. */
export async function prepareSession(browser: Browser, jobDescription = SAMPLE_JOB) {
  const { id: resumeId } = await uploadSample(browser);
  const created = await browser.post('/api/resume-sessions', { resumeId });
  const { id } = created.json.resumeSession;
  await browser.patch(`/api/resume-sessions/${id}`, { jobDescription });
  return { id: id as string, resumeId: resumeId as string };
}

/** Optimizes, again where a busy server asks to be asked later, and waits for the end; answers the resume session. */
export async function optimizeSession(browser: Browser, id: string) {
  const started = await waitFor(
    () => browser.post(`/api/resume-sessions/${id}/optimize`),
    ({ status }) => status !== 503,
  );
  expect(started.status).toBe(202);
  return waitForEnd(browser, id);
}

export async function waitForEnd(browser: Browser, id: string, waitMs = WAIT_MS) {
  const ended = await waitFor(
    () => browser.get(`/api/resume-sessions/${id}`),
    (answer) => answer.json.resumeSession.status !== 'optimizing',
    waitMs,
  );
  return ended.json.resumeSession;
}
