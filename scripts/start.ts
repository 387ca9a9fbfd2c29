// `npm start`: builds what is not built, then serves the whole product from this process.
import { build } from './build.ts';

if (await build()) await import('../apps/server/src/main.ts');
else process.exitCode = 1;
