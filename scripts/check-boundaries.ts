// Import boundaries of the whole tree. A run that read no modules is a fault too: the tool
// exits quietly when it can't read TypeScript.
import { checkBoundaries } from './boundaries.ts';
import { ROOT } from './parallel.ts';

const { modules, violations } = await checkBoundaries(ROOT, ['packages', 'apps', 'evals', 'bench']);
for (const { rule, from, to } of violations) console.error(`${rule}: ${from} -> ${to}`);
console.log(`${modules} modules read, ${violations.length} violations`);
if (modules < 50 || violations.length > 0) process.exitCode = 1;
