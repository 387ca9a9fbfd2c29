import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Source } from './source.ts';

const FONTS = [
  '@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf',
  '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf',
  '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf',
  '@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf',
];

/** A Typst source with a layout of its own, not the product's template. Throws the compiler's words where it is broken. */
export function typesetSource({ path }: Source): Uint8Array {
  const require = createRequire(import.meta.url);
  const compiler = NodeCompiler.create({
    workspace: dirname(path),
    fontArgs: [{ fontBlobs: FONTS.map((file) => readFileSync(require.resolve(file))) }],
  });
  const compiled = compiler.compile({ mainFilePath: path });
  const document = compiled.result;
  if (document === null) {
    const error = compiled.takeError();
    const reasons = error === null ? [] : compiler.fetchDiagnostics(error);
    throw new Error(`${path}: ${JSON.stringify(reasons)}`);
  }
  return compiler.pdf(document, {});
}
