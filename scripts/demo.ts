// `npm run demo`: the whole product with made-up people in it, on a database of its own that each
// start makes anew. Everything is done through the product's own calls, as people would do it.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireEmbeddedUnused } from '../apps/server/src/platform/db/embedded-dump.ts';
import { build } from './build.ts';
import { ROOT } from './parallel.ts';

const PORT = process.env.PORT ?? '3000';
const ORIGIN = `http://localhost:${PORT}`;
const DATA_DIR = join(ROOT, 'data/demo');
const PASSWORD = 'a quiet made-up password';
const ADMIN = { username: 'demo.admin', email: 'demo.admin@example.com' };
const START_LIMIT_MS = 60_000;
const WAIT_LIMIT_MS = 60_000;
const POLL_MS = 200;

interface Person {
  username: string;
  /** Of packages/engine/fixtures/resumes. */
  resume: string;
  /** Of evals/cases/ads; without one the resume is only read. */
  ad?: string;
  extras?: boolean;
}

const PEOPLE: Person[] = [
  { username: 'demo.nurse', resume: 'nurse-sidebar-left.pdf', ad: 'nursing-01', extras: true },
  { username: 'demo.devops', resume: 'devops-notes.md', ad: 'software-01' },
  {
    username: 'demo.forklift',
    resume: 'forklift-text-boxes.docx',
    ad: 'logistics-02',
    extras: true,
  },
  { username: 'demo.welder', resume: 'welder-table.pdf', ad: 'trades-02' },
  { username: 'demo.chef', resume: 'pastry-chef-centered.pdf' },
];

/** One person's browser, as far as these calls need one. */
function openVisitor() {
  const cookies = new Map<string, string>();
  let csrfToken = '';
  return async (method: string, path: string, body?: unknown) => {
    const isForm = body instanceof FormData;
    const response = await fetch(ORIGIN + path, {
      method,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(method === 'GET' ? {} : { 'x-csrf-token': csrfToken }),
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    // biome-ignore lint/suspicious/noExplicitAny: each call knows what it asked for
    const answer: any = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer.message}`);
    csrfToken = answer.csrfToken ?? csrfToken;
    return answer;
  };
}

type Visitor = ReturnType<typeof openVisitor>;

async function waitUntil(isDone: () => Promise<boolean>, limitMs: number): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (!(await isDone())) {
    if (Date.now() > deadline) throw new Error('The demo took too long to get ready.');
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

async function upload(ask: Visitor, file: string): Promise<string> {
  const form = new FormData();
  const bytes = readFileSync(join(ROOT, 'packages/engine/fixtures/resumes', file));
  form.append('file', new Blob([bytes]), file);
  const { resume } = await ask('POST', '/api/resumes', form);
  const isRead = async () =>
    (await ask('GET', `/api/resumes/${resume.id}`)).resume.status !== 'parsing';
  await waitUntil(isRead, WAIT_LIMIT_MS);
  return resume.id;
}

async function optimize(ask: Visitor, resumeId: string, ad: string, extras: boolean) {
  const file = join(ROOT, 'evals/cases/ads', `${ad}.json`);
  const { text: jobDescription } = JSON.parse(readFileSync(file, 'utf8'));
  const { resumeSession } = await ask('POST', '/api/resume-sessions', { resumeId });
  const path = `/api/resume-sessions/${resumeSession.id}`;
  await ask('PATCH', path, {
    jobDescription,
    includeCoverLetter: extras,
    includeInterviewQuestions: extras,
    includeAtsMetadata: extras,
  });
  await ask('POST', `${path}/optimize`);
  const isOver = async () => (await ask('GET', path)).resumeSession.status !== 'optimizing';
  await waitUntil(isOver, WAIT_LIMIT_MS);
}

async function play({ username, resume, ad, extras = false }: Person): Promise<void> {
  const ask = openVisitor();
  await ask('GET', '/api/auth/csrf-token');
  const email = `${username}@example.com`;
  const account = { username, email, password: PASSWORD, acceptTerms: true };
  await ask('POST', '/api/auth/register', account);
  const resumeId = await upload(ask, resume);
  if (ad !== undefined) await optimize(ask, resumeId, ad, extras);
}

const isReady = () =>
  fetch(`${ORIGIN}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Else its people would register with whatever runs there, or what they play on would be deleted under them. */
async function requireFree(): Promise<void> {
  const isTaken = await fetch(ORIGIN).then(
    () => true,
    () => false,
  );
  if (isTaken) throw new Error(`Something answers at ${ORIGIN}. Stop it, or set PORT.`);
  await requireEmbeddedUnused(DATA_DIR);
}

async function run(): Promise<void> {
  rmSync(DATA_DIR, { recursive: true, force: true });
  const server = spawn(process.execPath, [join(ROOT, 'apps/server/src/main.ts')], {
    // Where no `.env` lies: the demo is the same everywhere.
    cwd: tmpdir(),
    stdio: 'inherit',
    env: {
      PATH: process.env.PATH,
      PORT,
      DATA_DIR,
      LOG_LEVEL: 'warn',
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: PASSWORD,
    },
  });
  server.once('exit', (code) => process.exit(code || process.exitCode));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => server.kill(signal));
  try {
    await waitUntil(isReady, START_LIMIT_MS);
    for (const person of PEOPLE) await play(person);
  } catch (error) {
    server.kill();
    throw error;
  }
  const names = PEOPLE.map(({ username }) => username).join(', ');
  console.log(`Made-up people: ${names}. Password of all: ${PASSWORD}`);
  console.log(`Administration: ${ORIGIN}/admin as ${ADMIN.username}, the same password.`);
}

async function main(): Promise<void> {
  await requireFree();
  if (!(await build())) process.exit(1);
  await run();
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
