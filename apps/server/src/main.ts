// The server's process. Its argument, if any, is its role: web or worker.
import { startSmall } from './process/start-small.ts';

startSmall();
const { runServer } = await import('./process/run-server.ts');
await runServer();
