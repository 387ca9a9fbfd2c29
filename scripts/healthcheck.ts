// `npm run healthcheck`: exit code 0 when the process on this machine is ready, web or worker.
import { existsSync } from 'node:fs';

const TIMEOUT_MS = 4_000;

// By itself, as it is called every few seconds: all of the configuration takes a third of a second.
if (existsSync('.env')) process.loadEnvFile();
const { WORKER_PORT, PORT, HOST: host = '' } = process.env;
const port = WORKER_PORT || PORT || '3000';
// All addresses hold this machine's own.
const own = ['', '0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
const address = `http://${own.includes(':') ? `[${own}]` : own}:${port}/readyz`;
const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
console.log(answer === null ? `${address} does not answer` : `${address} answers ${answer.status}`);
process.exitCode = answer?.ok ? 0 : 1;
