import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  ERRORS,
  SERVICE_CURRENCY,
  SERVICE_NAMES,
  SERVICE_PRICE,
  SERVICE_PRICE_DECIMAL,
} from '@trueline/contracts';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const HOME = 'packages/contracts/src/services.ts';

/** What a person or a program reads of prices and services, tests among it. */
const WRITTEN = execFileSync(
  'git',
  ['ls-files', 'apps', 'packages/contracts', 'packages/render', 'e2e', 'docs', 'scripts', '*.md'],
  { cwd: ROOT, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => /\.(ts|tsx|md|html|css)$/.test(file) && !file.includes('/fixtures/'));

const filesWith = (...texts: string[]) =>
  [...new Set(WRITTEN)].filter((file) => {
    const source = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
    return texts.some((text) => source.includes(text));
  });

test('the price is written in one file; every text takes it from there', () => {
  const forms = [SERVICE_PRICE, `${SERVICE_CURRENCY} ${SERVICE_PRICE_DECIMAL}`];
  const quoted = [`'${SERVICE_PRICE_DECIMAL}'`, `$${SERVICE_PRICE_DECIMAL}`];
  expect(filesWith(...forms, ...quoted)).toEqual([]);
  expect(filesWith(`'${SERVICE_CURRENCY}'`)).toEqual([HOME]);
  expect(ERRORS.PAYMENT_REQUIRED[1]).toContain(SERVICE_PRICE);
});

test('a service is named in one file', () => {
  for (const name of Object.values(SERVICE_NAMES)) expect(filesWith(name)).toEqual([HOME]);
});
