// The server's process. Its argument, if any, is its role: web or worker.
import { startSmall } from './start-small.ts';

startSmall();
const { runServer } = await import('./run-server.ts');
await runServer();
