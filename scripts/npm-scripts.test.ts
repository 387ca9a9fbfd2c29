import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const { scripts } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as {
  scripts: Record<string, string>;
};

test.each(
  Object.entries(scripts).flatMap(([name, command]) => {
    const file = command.match(/^node scripts\/run\.mjs (\S+)/)?.[1];
    return file === undefined ? [] : [{ name, file }];
  }),
)('npm run $name starts a file that exists', ({ file }) => {
  expect(existsSync(new URL(`scripts/${file}.ts`, root))).toBe(true);
});
