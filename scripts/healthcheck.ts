// `npm run healthcheck`: exit code 0 when the process on this machine is ready, web or worker.
const TIMEOUT_MS = 4_000;

const { WORKER_PORT, PORT = '3000' } = process.env;
const address = `http://127.0.0.1:${WORKER_PORT || PORT}/readyz`;
const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
console.log(answer === null ? `${address} does not answer` : `${address} answers ${answer.status}`);
process.exitCode = answer?.ok ? 0 : 1;
