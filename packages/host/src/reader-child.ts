// Runs in a process of its own: a hostile document takes this process down, never the server.
import { read, readRecognized } from '@trueline/engine/read';
import { serveJobs } from './child-pool/serve-jobs.ts';
import type { ReadRequest } from './reader-messages.ts';

serveJobs((request: ReadRequest) =>
  'pages' in request
    ? readRecognized(request.pages)
    : read(request.bytes, request.fileName, request.limits, request.recognized),
);
