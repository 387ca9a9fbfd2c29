// Runs in a process of its own: a hostile document takes this process down, never the server.
import { read } from '@trueline/engine/read';
import { serveJobs } from './child-pool/serve-jobs.ts';
import type { ReadRequest } from './reader-messages.ts';

serveJobs(({ bytes, fileName, limits }: ReadRequest) => read(bytes, fileName, limits));
