// `npm run bench`: how fast it is, each figure as a ratio to something run beside it, since
// milliseconds alone say more about the machine.
import { benchEngine } from './engine.ts';
import { benchRender } from './render.ts';
import { benchServer } from './server.ts';

await benchEngine();
await benchRender();
await benchServer();
