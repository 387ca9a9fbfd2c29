/** Folders under `evals/cases` that are kept aside beside every folder named `test`. */
const KEPT_ASIDE = ['dress-test', 'first-sight'];
/** The file that opens them for `npm run eval -- --test`, what checks them, and the cases themselves. */
const ALLOWED =
  /^(?:evals\/src\/test-cases\.ts|scripts\/(?:check-)?test-cases(?:\.test)?\.ts|evals\/cases\/(?:.+\/)?(?:dress-test|first-sight|test)\/.+)$/;

export interface SourceFile {
  /** From the repository's root, with slashes. */
  path: string;
  text: string;
}

/** The folders of cases that nothing but `npm run eval -- --test` reads, from the paths of all case files. */
export function foldersKeptAside(casePaths: readonly string[]): string[] {
  const found = casePaths.flatMap((path) => {
    const parts = path.split('/').slice(2, -1);
    const last = parts.findIndex((part) => part === 'test' || KEPT_ASIDE.includes(part));
    return last < 0 ? [] : [parts.slice(0, last + 1).join('/')];
  });
  return [...new Set(found)].sort();
}

/** Sources that name a folder kept aside, or put its name together, outside of the one file that may. */
export function testCaseReaders(
  sources: readonly SourceFile[],
  folders: readonly string[],
): string[] {
  const patterns = folders.map(mentionOf);
  return sources
    .filter(
      ({ path, text }) => !ALLOWED.test(path) && patterns.some((pattern) => pattern.test(text)),
    )
    .map(({ path }) => path);
}

/** `documents/test`, `'documents', 'test'` and `documents/${split}`; a lone folder as part of a path. */
function mentionOf(folder: string): RegExp {
  const parts = folder.split('/').map((part) => RegExp.escape(part));
  const between = String.raw`(?:/|['"\`],\s*['"\`])`;
  if (parts.length === 1) return new RegExp(String.raw`(?<![\w-])${parts[0]}(?:/|['"\`]\s*[,)])`);
  const parents = parts.slice(0, -1).join(between);
  return new RegExp(
    String.raw`${parents}(?:${between}${parts.at(-1)}\b|/\$\{|['"\`],\s*[\w$.]+[,)])`,
  );
}

/** Cases that stand in two folders, by the digest of their content; `digests` is from path to digest. */
export function casesTwice(digests: ReadonlyMap<string, string>): string[] {
  return [...Map.groupBy(digests.keys(), (path) => digests.get(path))]
    .filter(([, paths]) => paths.length > 1)
    .map(([, paths]) => paths.join(' = '));
}
