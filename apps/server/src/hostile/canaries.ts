import { expect } from 'vitest';
import { type Browser, PASSWORD } from '../testing/browser.ts';
import { waitFor, waitForEnd } from '../testing/flow.ts';
import { SAMPLE_JOB, SAMPLE_RESUME } from '../testing/sample.ts';

const WAIT_MS = 60_000;

/** A person whose every text holds a word that stands nowhere else. */
export interface CanaryPerson {
  browser: Browser;
  resumeId: string;
  resumeSessionId: string;
  /** The words, by where they were given. */
  words: Record<keyof ReturnType<typeof wordsOf>, string>;
}

/** Letters and digits alone, so that no place that keeps them writes them differently. */
function wordsOf(name: string) {
  const word = (place: string) => `zq${name}${place}canary`;
  return {
    username: word('user'),
    resume: word('resume'),
    employer: word('employer'),
    file: word('file'),
    title: word('title'),
    ad: word('ad'),
    ownWords: word('own'),
    letter: word('letter'),
    profile: word('profile'),
    message: word('message'),
  };
}

/** Registers, uploads, fits, decides, writes, pays and asks: everything that leaves a trace. */
export async function liveThroughEverything(browser: Browser, name: string): Promise<CanaryPerson> {
  const words = wordsOf(name);
  await browser.register(words.username);
  const text = SAMPLE_RESUME.replace('14 store managers', `14 managers of ${words.resume}`)
    .replace('Maple Example Foods', `Maple ${words.employer} Foods`)
    .replace('nora.testwell', words.username);
  const created = await browser.upload('/api/resumes', `${words.file}.txt`, Buffer.from(text));
  const { id: resumeId } = created.json.resume;
  await waitFor(
    () => browser.get(`/api/resumes/${resumeId}`),
    (answer) => answer.json.resume.status === 'ready',
    WAIT_MS,
  );
  await browser.patch(`/api/resumes/${resumeId}`, { title: words.title });
  const { json } = await browser.post(
    '/api/resume-sessions',
    { resumeId },
    { 'idempotency-key': words.username },
  );
  const { id: resumeSessionId } = json.resumeSession;
  await fitAndDecide(browser, resumeSessionId, words);
  await browser.post('/api/profile/import', { resumeId });
  await browser.request('PUT', '/api/profile', {
    json: { basics: { name: words.profile }, skills: [{ name: 'SQL' }] },
  });
  await browser.post('/api/payments', { service: 'resume_reparsing', resumeId });
  await browser.post('/api/contact', {
    name: words.message,
    email: `${words.username}@example.com`,
    subject: words.message,
    message: words.message,
  });
  await browser.post('/api/newsletter/subscribe', { email: `${words.username}@example.com` });
  await browser.post('/api/account/email', {
    email: `${words.username}.new@example.com`,
    password: PASSWORD,
  });
  return { browser, resumeId, resumeSessionId, words };
}

async function fitAndDecide(
  browser: Browser,
  id: string,
  words: CanaryPerson['words'],
): Promise<void> {
  const path = `/api/resume-sessions/${id}`;
  await browser.patch(path, {
    jobDescription: `${SAMPLE_JOB}\nYou will report on ${words.ad}.`,
    includeCoverLetter: true,
    includeInterviewQuestions: true,
    includeAtsMetadata: true,
  });
  await browser.post(`${path}/optimize`);
  const { status, changes, questions } = await waitForEnd(browser, id, WAIT_MS);
  expect(status).toBe('completed');
  const [change] = changes;
  const [question] = questions;
  await browser.patch(path, {
    ...(change ? { decisions: { [change.id]: { text: `Reported on ${words.ownWords}.` } } } : {}),
    ...(question ? { answers: { [question.id]: words.ownWords } } : {}),
    coverLetter: { standard: `Dear team,\n\nI know ${words.letter}.\n\nNora` },
  });
  expect((await browser.get(`${path}/files/pack.zip`)).status).toBe(200);
}
