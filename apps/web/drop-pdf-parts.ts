import type { Plugin } from 'vite';

/** What of pdf.js no resume's page needs, by the files that it was built from, with what stands in for it: forms in XFA, streams in Brotli, which PDF does not have yet, and taking pages out of a file. */
const DROPPED: [files: RegExp, standIn: string][] = [
  [/^\.\/src\/core\/xfa\//, 'class XFAFactory { static getRichTextAsHtml() { return null; } }\n'],
  [
    /^\.\/external\/brotli\/decode\.js$/,
    "const BrotliDecode = () => { throw new Error('Brotli is not read here'); };\n",
  ],
  [/^\.\/src\/core\/editor\/pdf_editor\.js$/, 'class PDFEditor {}\n'],
];
/** What names all of pdf.js, so that nothing unused could be left out. */
const NAMES_ALL =
  /^globalThis\.pdfjsLib = \{[^}]*\};$|^\{\s*globalThis\._pdfjsTestingUtils = \{[^}]*\};\s*\}$/gm;
/** How the worker's code marks where each of those files begins. */
const FILE_START = /^;\/\/ (\.\/\S+).*$/gm;

/** The code without the dropped files. Throws when one isn't found: another version of pdf.js. */
function withoutParts(code: string): string {
  const starts = [...code.matchAll(FILE_START)].map(({ index, 1: file = '' }) => ({ index, file }));
  const kept = [code.slice(0, starts[0]?.index)];
  const missing = new Set(DROPPED);
  for (const [i, { index, file }] of starts.entries()) {
    const dropped = DROPPED.find(([files]) => files.test(file));
    if (!dropped) kept.push(code.slice(index, starts[i + 1]?.index));
    else if (missing.delete(dropped)) kept.push(dropped[1]);
  }
  if (missing.size > 0) throw new Error('The parts of pdf.js to leave out were not found');
  return kept.join('');
}

/** Makes pdf.js a third smaller, within the budget of the PDF viewer. */
export function dropPdfParts(): Plugin {
  return {
    name: 'drop-pdf-parts',
    transform: {
      filter: { id: /pdfjs-dist\/build\/pdf(?:\.worker)?\.mjs$/ },
      handler: (code, id) => ({
        code: id.includes('worker') ? withoutParts(code) : code.replace(NAMES_ALL, ''),
        map: null,
      }),
    },
  };
}
