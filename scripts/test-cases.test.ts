import { describe, expect, it } from 'vitest';
import { casesTwice, foldersKeptAside, testCaseReaders } from './test-cases.ts';

const FOLDERS = ['documents/test', 'dress-test', 'first-sight'];

const readersOf = (text: string, path = 'evals/src/learn.ts') =>
  testCaseReaders([{ path, text }], FOLDERS);

describe('cases kept aside', () => {
  it('are the folders named test, the test kinds and what is read at first sight', () => {
    expect(
      foldersKeptAside([
        'evals/cases/documents/dev/01.pdf',
        'evals/cases/documents/test/01.pdf',
        'evals/cases/test/ads/a.json',
        'evals/cases/dress-test/index.ts',
        'evals/cases/first-sight/2026-01-01/01/resume.txt',
        'evals/cases/README.md',
      ]),
    ).toEqual(['documents/test', 'dress-test', 'first-sight', 'test']);
  });

  it.each([
    "import { testKinds } from '../cases/dress-test/index.ts';",
    "const folder = new URL('../cases/documents/test/', import.meta.url);",
    "join(CASES, 'documents', 'test')",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a source text
    'new URL(`../cases/documents/${split}/`, import.meta.url)',
    "join(CASES, 'documents', split)",
    "join('evals/cases', 'first-sight', name)",
    "readdirSync('evals/cases/first-sight/2026-01-01')",
  ])('are not read by %s', (text) => {
    expect(readersOf(text)).toEqual(['evals/src/learn.ts']);
  });

  it.each(["new URL('../cases/documents/dev/', import.meta.url)", "parse('--first-sight')"])(
    'are not meant by %s',
    (text) => {
      expect(readersOf(text)).toEqual([]);
    },
  );

  it('are opened by one file', () => {
    const text = "import('../cases/dress-test/index.ts')";
    expect(readersOf(text, 'evals/src/test-cases.ts')).toEqual([]);
    expect(readersOf(text, 'evals/src/dress.test.ts')).toEqual(['evals/src/dress.test.ts']);
  });

  it('stand in one folder alone', () => {
    const digests = new Map([
      ['evals/cases/documents/dev/01.pdf', 'a'],
      ['evals/cases/documents/test/07.pdf', 'a'],
      ['evals/cases/documents/test/08.pdf', 'b'],
    ]);
    expect(casesTwice(digests)).toEqual([
      'evals/cases/documents/dev/01.pdf = evals/cases/documents/test/07.pdf',
    ]);
  });
});
