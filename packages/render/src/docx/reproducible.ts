import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { ZIP_EPOCH } from '../zip-epoch.ts';

/** Readers that stream expect this part first. */
const FIRST_PART = '[Content_Types].xml';

/** The same DOCX without what differs from one run to the next: times of writing, and the library's random link ids. */
export function makeReproducible(docx: Uint8Array): Uint8Array {
  const parts = new Map(
    Object.entries(unzipSync(docx)).map(([path, bytes]) => [path, strFromU8(bytes)]),
  );
  dropTimes(parts, 'docProps/core.xml');
  numberLinks(parts, 'word/document.xml', 'word/_rels/document.xml.rels');
  const paths = [...parts.keys()].filter((path) => path !== FIRST_PART).sort();
  const files = [FIRST_PART, ...paths].map((path) => [path, strToU8(parts.get(path) ?? '')]);
  return zipSync(Object.fromEntries(files), { mtime: ZIP_EPOCH, level: 9 });
}

function dropTimes(parts: Map<string, string>, path: string): void {
  const xml = parts.get(path) ?? '';
  parts.set(path, xml.replace(/<dcterms:(created|modified)[^>]*>[^<]*<\/dcterms:\1>/g, ''));
}

/** Replaces the ids of links in a part and its relationships by `rIdLink1`, `rIdLink2`, … in order. */
function numberLinks(parts: Map<string, string>, path: string, relationsPath: string): void {
  const relations = parts.get(relationsPath) ?? '';
  const links = relations.matchAll(/ Id="([^"]+)" Type="[^"]+\/hyperlink"/g);
  const names = new Map([...links].map(([, id], index) => [id, `rIdLink${index + 1}`]));
  const renamed = (xml: string, attribute: RegExp): string =>
    xml.replace(attribute, (whole, name, id) =>
      names.has(id) ? ` ${name}="${names.get(id)}"` : whole,
    );
  parts.set(relationsPath, renamed(relations, / (Id)="([^"]+)"/g));
  parts.set(path, renamed(parts.get(path) ?? '', / (r:id)="([^"]+)"/g));
}
