import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const RUN = fileURLToPath(new URL('run.mjs', import.meta.url));

async function check(environment: Record<string, string>): Promise<number> {
  const child = spawn(process.execPath, [RUN, 'healthcheck'], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...environment,
    },
  });
  const [code] = await once(child, 'close');
  return code as number;
}

it('ends with 0 only where a process says that it is ready, on the port of its role', async () => {
  let status = 200;
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/readyz' ? status : 404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = String((server.address() as AddressInfo).port);
  expect(await check({ PORT: port })).toBe(0);
  expect(await check({ PORT: '1', WORKER_PORT: port })).toBe(0);
  status = 503;
  expect(await check({ PORT: port })).toBe(1);
  server.closeAllConnections();
  server.close();
  expect(await check({ PORT: port })).toBe(1);
});
