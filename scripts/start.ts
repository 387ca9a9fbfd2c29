// `npm start`: builds what is not built, then serves the whole product from this process. With `web`
// or `worker` it does that part alone; a worker needs nothing that is built.
import { build } from './build.ts';

if (process.argv[2] === 'worker' || (await build())) await import('../apps/server/src/main.ts');
else process.exitCode = 1;
