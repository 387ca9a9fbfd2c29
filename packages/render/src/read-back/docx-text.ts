import { strFromU8, unzipSync } from 'fflate';

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** The words of a DOCX's body, a paragraph a line; headers, footers and properties are left out, as many systems leave them. */
export function readDocxText(bytes: Uint8Array): string {
  const part = unzipSync(bytes, { filter: ({ name }) => name === 'word/document.xml' });
  const xml = strFromU8(part['word/document.xml'] ?? new Uint8Array());
  return xml
    .replace(/<w:tab\/>/g, '\t')
    .replace(/<\/w:p>|<w:br\/>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:(\w+)|#(\d+));/g, (whole, name: string | undefined, code: string | undefined) =>
      name === undefined ? String.fromCodePoint(Number(code)) : (ENTITIES[name] ?? whole),
    );
}
