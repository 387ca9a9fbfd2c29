import { fileURLToPath } from 'node:url';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { loadFonts } from './fonts.ts';

const TEMPLATES = fileURLToPath(new URL('../../templates/', import.meta.url));

/** Results unused for 8 compilations leave the compiler's memory. Looking for them takes 2 ms, so only every fourth compilation does. */
const EVICT_EVERY = 4;
const CACHE_AGE = 2;

let compilations = 0;

let warm: NodeCompiler | undefined;

/** One compiler for the process: the first use loads the fonts (about 50 ms), later ones are warm. */
export function getCompiler(): NodeCompiler {
  warm ??= NodeCompiler.create({ workspace: TEMPLATES, fontArgs: [{ fontBlobs: loadFonts() }] });
  return warm;
}

/** Loads the compiler and its fonts ahead of the first page. */
export function warmUp(): void {
  getCompiler();
}

export interface Compiled {
  document: NodeTypstDocument;
  pages: number;
  /** The compiler's own words; none is expected of a sound template. */
  warnings: string[];
  /** How far down its page the last line stands, 0 to 1: the template's `<end>`. */
  end: number;
}

/** Compiles `templates/<templateId>/template.typ`; it sees the inputs as `sys.inputs`, so that no value is ever markup. Throws where the template itself is broken. */
export function compile(templateId: string, inputs: Record<string, string>): Compiled {
  const compiler = getCompiler();
  const result = compiler.compile({
    mainFilePath: `${TEMPLATES}${templateId}/template.typ`,
    inputs,
  });
  const document = result.result;
  if (document === null) {
    const error = result.takeError();
    const causes = error === null ? 'no reason given' : messages(compiler.fetchDiagnostics(error));
    throw new Error(`Template ${templateId} does not compile: ${causes}`);
  }
  const warned = result.takeWarnings();
  const warnings = warned === null ? [] : messages(compiler.fetchDiagnostics(warned));
  compilations += 1;
  if (compilations % EVICT_EVERY === 0) compiler.evictCache(CACHE_AGE);
  const [end = 1]: number[] = compiler.query(document, { selector: '<end>', field: 'value' });
  return { document, pages: document.numOfPages, warnings, end };
}

function messages(diagnostics: readonly { message?: string }[]): string[] {
  return diagnostics.map(({ message }) => message ?? 'unnamed');
}
