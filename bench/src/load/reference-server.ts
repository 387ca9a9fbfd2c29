// What the product is measured against: plain Fastify and pg with prepared statements on the
// product's own tables. It looks up the sign-in and runs one query, without validation, limits,
// security headers, logs or a pool's time limits.
import { createHash, randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { type FastifyRequest, fastify } from 'fastify';
import { Pool } from 'pg';

const { values } = parseArgs({
  options: { port: { type: 'string' }, database: { type: 'string' } },
});
const POOL_SIZE = 10;
const pool = new Pool({ connectionString: values.database ?? '', max: POOL_SIZE });
const app = fastify({ logger: false });

const SESSION = `select u.id, u.username, u.email from auth_sessions s join users u on u.id = s.user_id
  where s.token_hash = $1 and s.created_at > now() - interval '14 days' and s.last_used_at > now() - interval '1 day'`;
const LIST = `select id, title, status, source_name, source_type, source_bytes, warnings, version, created_at
  from resumes where user_id = $1 order by created_at desc, id desc limit 21`;
const GET = 'select * from resumes where user_id = $1 and id = $2';
const INSERT = `insert into resumes (id, user_id, title, status, source_name, source_type, source_bytes, source_sha256, file_key, text, warnings, created_at)
  values ($1, $2, 'Pasted resume', 'failed', 'resume.txt', 'text/plain', $3, $4, 'reference', $5, '[]', now()) returning *`;

async function query<Row>(name: string, text: string, parameters: unknown[]): Promise<Row[]> {
  return (await pool.query({ name, text, values: parameters })).rows as Row[];
}

interface User {
  id: string;
  username: string;
  email: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

async function requireUser(request: FastifyRequest): Promise<User> {
  const token = /trueline_session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const [user] = await query<User>('session', SESSION, [sha256(token)]);
  if (!user) throw Object.assign(new Error('not signed in'), { statusCode: 401 });
  return user;
}

interface ResumeRow {
  id: string;
  title: string;
  status: string;
  source_name: string;
  source_type: string;
  source_bytes: number;
  warnings: unknown[];
  version: number;
  created_at: Date;
  document?: unknown;
  text?: string;
}

function toItem(row: ResumeRow) {
  const source = { name: row.source_name, type: row.source_type, bytes: row.source_bytes };
  const { id, title, status, warnings, version } = row;
  return { id, title, status, source, warnings, version, createdAt: row.created_at.toISOString() };
}

const toResume = (row: ResumeRow) => ({
  resume: { ...toItem(row), document: row.document, text: row.text },
});

app.get('/hello', async () => ({ status: 'ok' }));
app.get('/api/auth/me', async (request) => ({ user: await requireUser(request) }));
app.get('/api/resumes', async (request) => {
  const { id } = await requireUser(request);
  const rows = await query<ResumeRow>('list', LIST, [id]);
  return { items: rows.slice(0, 20).map(toItem), nextCursor: rows[20]?.id ?? null };
});
app.get<{ Params: { id: string } }>('/api/resumes/:id', async (request, reply) => {
  const user = await requireUser(request);
  const [row] = await query<ResumeRow>('get', GET, [user.id, request.params.id]);
  return row ? toResume(row) : reply.code(404).send({});
});
app.post<{ Body: { text: string } }>('/api/resumes', async (request, reply) => {
  const { id } = await requireUser(request);
  const { text } = request.body;
  const newId = randomBytes(16).toString('base64url');
  const [row] = await query<ResumeRow>('insert', INSERT, [
    newId,
    id,
    text.length,
    sha256(text),
    text,
  ]);
  return reply.code(201).send(row && toResume(row));
});

await app.listen({ port: Number(values.port), host: '127.0.0.1' });
process.stdout.write('is ready\n');
process.on('SIGTERM', () => process.exit(0));
