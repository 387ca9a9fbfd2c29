import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('.', import.meta.url));
/** Tailwind's own colours, which the theme takes away: a class for one that it does not name draws nothing. */
const CLASS =
  /(?<=(?:bg|text|border|outline|stroke|fill|decoration)-)(?:black|white|gray|slate|zinc|stone|red|orange|amber|yellow|green|teal|blue|purple|pink)(?:-\d+)?(?=[\s/"'`])/g;

it('has a colour for every class that names one', () => {
  const theme = readFileSync(`${ROOT}app.css`, 'utf8');
  const used = globSync('**/*.tsx', { cwd: ROOT }).flatMap(
    (file) => readFileSync(ROOT + file, 'utf8').match(CLASS) ?? [],
  );
  expect(used).toContain('white');
  expect([...new Set(used)].filter((name) => !theme.includes(`--color-${name}:`))).toEqual([]);
});
