/** What a PDF carries beside its pages, by the keys that lead to it (ISO 32000-1, 7.7.2 and 7.11.4); masks are as long, so that no offset moves. */
const MASKS: readonly [key: string, mask: string][] = [
  ['/EmbeddedFiles', '/EmbeddedFilex'],
  ['/AF ', '/Ax '],
  ['/Metadata ', '/Metadatx '],
  ['/Info ', '/Infx '],
];

/** The same PDF, of ours, with attachments, XMP and document properties out of every reader's reach: what is left is the page. */
export function pageOnly(pdf: Uint8Array): Uint8Array {
  const masked = MASKS.reduce(
    (text, [key, mask]) => text.replaceAll(key, mask),
    Buffer.from(pdf).toString('latin1'),
  );
  return new Uint8Array(Buffer.from(masked, 'latin1'));
}
