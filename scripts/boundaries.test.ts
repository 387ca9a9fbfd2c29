import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { BOUNDARY_RULES, checkBoundaries } from './boundaries.ts';

/** A file of one folder of the engine that imports one of another. */
const engineImport = (from: string, to: string): Record<string, string> => ({
  [`packages/engine/src/${from}/a.ts`]: `export { b } from '../${to}/b.ts';`,
  [`packages/engine/src/${to}/b.ts`]: 'export const b = 1;',
});

/** Rule -> files that break it, each importing the next one named or what it says. */
const PLANTED: Record<string, Record<string, string>> = {
  'no-cycles': {
    'packages/engine/src/a.ts': "import { b } from './b.ts';\nexport const a = () => b;",
    'packages/engine/src/b.ts': "import { a } from './a.ts';\nexport const b = () => a;",
  },
  'nothing-unresolved': {
    'packages/engine/src/a.ts': "export { gone } from './gone.ts';",
  },
  'contracts-import-nothing-of-ours': {
    'packages/contracts/src/index.ts': "export * from '@trueline/engine';",
    'packages/engine/src/index.ts': 'export const a = 1;',
  },
  'engine-and-render-import-no-app': {
    'packages/render/src/a.ts': "export * from '../../../apps/server/src/config.ts';",
    'apps/server/src/config.ts': 'export const a = 1;',
  },
  'engine-is-pure': {
    'packages/engine/src/a.ts': "export { readFileSync } from 'node:fs';",
  },
  'engine-imports-contracts-only': {
    'packages/engine/src/a.ts': "export * from '@trueline/render';",
    'packages/render/src/index.ts': 'export const a = 1;',
  },
  'engine-language-imports-down': engineImport('language', 'taxonomy'),
  'engine-taxonomy-imports-down': engineImport('taxonomy', 'document'),
  'engine-document-imports-down': engineImport('document', 'rules'),
  'engine-read-imports-down': engineImport('read', 'job'),
  'engine-job-imports-down': engineImport('job', 'match'),
  'engine-rules-imports-down': engineImport('rules', 'verify'),
  'engine-match-imports-down': engineImport('match', 'compose'),
  'engine-verify-imports-down': engineImport('verify', 'ask'),
  'engine-ask-imports-down': engineImport('ask', 'compose'),
  'engine-compose-imports-down': engineImport('compose', 'write'),
  'engine-models-imports-down': engineImport('models', 'compose'),
  'engine-write-imports-down': {
    'packages/engine/src/write/a.ts': "export { b } from '../optimize.ts';",
    'packages/engine/src/optimize.ts': 'export const b = 1;',
  },
  'engine-models-for-optimize-alone': engineImport('compose', 'models'),
  'engine-data-imports-nothing': {
    'packages/engine/data/words/a.ts': "export { b } from '../../src/language/b.ts';",
    'packages/engine/src/language/b.ts': 'export const b = 1;',
  },
  'engine-through-its-doors': {
    'evals/src/a.ts': "export { b } from '../../packages/engine/src/verify/b.ts';",
    'packages/engine/src/verify/b.ts': 'export const b = 1;',
  },
  'engine-testing-for-tests-and-evals': {
    'apps/server/src/a.ts': "export { b } from '@trueline/engine/testing';",
    'packages/engine/src/testing/index.ts': 'export const b = 1;',
  },
  'render-does-no-network-or-processes': {
    'packages/render/src/a.ts': "export { request } from 'node:http';",
  },
  'render-imports-contracts-only': {
    'packages/render/src/a.ts': "export * from '@trueline/engine';",
    'packages/engine/src/index.ts': 'export const a = 1;',
  },
  'web-imports-contracts-only': {
    'apps/web/src/a.ts': "import type { A } from '@trueline/engine';\nexport type B = A;",
    'packages/engine/src/index.ts': 'export type A = 1;',
  },
  'server-never-web': {
    'apps/server/src/a.ts': "export * from '../../web/src/a.ts';",
    'apps/web/src/a.ts': 'export const a = 1;',
  },
  'modules-through-their-index': {
    'apps/server/src/modules/auth/service.ts': "export * from '../resumes/service.ts';",
    'apps/server/src/modules/resumes/service.ts': 'export const a = 1;',
  },
  'app-reaches-modules-through-their-index': {
    'apps/server/src/app.ts': "export * from './modules/resumes/service.ts';",
    'apps/server/src/modules/resumes/service.ts': 'export const a = 1;',
  },
  'platform-never-modules': {
    'apps/server/src/platform/db.ts': "export * from '../modules/auth/index.ts';",
    'apps/server/src/modules/auth/index.ts': 'export const a = 1;',
  },
  'routes-never-touch-the-database': {
    'apps/server/src/modules/auth/routes.ts': "export * from './repository.ts';",
    'apps/server/src/modules/auth/repository.ts': 'export const a = 1;',
  },
  'features-never-each-other': {
    'apps/web/src/features/auth/a.ts': "export * from '../upload/b.ts';",
    'apps/web/src/features/upload/b.ts': 'export const b = 1;',
  },
  'shared-never-features-or-routes': {
    'apps/web/src/shared/a.ts': "export * from '../features/upload/b.ts';",
    'apps/web/src/features/upload/b.ts': 'export const b = 1;',
  },
};

const FOLDERS = ['packages', 'apps', 'evals'];
const roots: string[] = [];

function plant(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'trueline-boundaries-'));
  roots.push(root);
  mkdirSync(join(root, 'node_modules/@trueline'), { recursive: true });
  for (const folder of ['apps/web', 'evals']) mkdirSync(join(root, folder), { recursive: true });
  for (const name of ['contracts', 'engine', 'render']) {
    const folder = join(root, 'packages', name);
    mkdirSync(join(folder, 'src'), { recursive: true });
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({
        name: `@trueline/${name}`,
        exports: { '.': './src/index.ts', './testing': './src/testing/index.ts' },
      }),
    );
    symlinkSync(folder, join(root, 'node_modules/@trueline', name));
  }
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}

afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
});

describe('import boundaries', () => {
  it('has a planted violation for every rule', () => {
    expect(Object.keys(PLANTED).sort()).toEqual(BOUNDARY_RULES.map((rule) => rule.name).sort());
  });

  it.each(Object.keys(PLANTED))('reports a violation of %s', async (name) => {
    const report = await checkBoundaries(plant(PLANTED[name] ?? {}), FOLDERS);
    expect(report.violations.map((violation) => violation.rule)).toContain(name);
  });

  it('finds nothing wrong with what is allowed', async () => {
    const root = plant({
      'packages/contracts/src/index.ts': 'export const a = 1;',
      'packages/engine/src/index.ts':
        "export * from '@trueline/contracts';\nexport * from './optimize.ts';",
      'packages/engine/src/optimize.ts': "export * from './models/tasks.ts';",
      'packages/engine/src/models/tasks.ts':
        "export * from '../ports.ts';\nexport * from '../verify/verdict.ts';",
      'packages/engine/src/ports.ts': 'export const port = 1;',
      'packages/engine/src/verify/verdict.ts': "export * from '../language/words.ts';",
      'packages/engine/src/language/words.ts': "export * from '../../data/words/verbs.ts';",
      'packages/engine/data/words/verbs.ts': 'export const verbs = 1;',
      'packages/engine/src/testing/index.ts': "export * from '../language/words.ts';",
      'evals/src/a.ts': "export * from '@trueline/engine/testing';",
      'apps/web/src/a.ts': "export * from '@trueline/contracts';",
      'apps/server/src/modules/auth/service.ts': "export * from '../resumes/index.ts';",
      'apps/server/src/modules/resumes/index.ts': "export * from '@trueline/engine';",
    });
    const report = await checkBoundaries(root, FOLDERS);
    expect(report).toEqual({ modules: 13, violations: [] });
  });
});
