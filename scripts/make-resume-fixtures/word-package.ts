import { strToU8, zipSync } from 'fflate';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

export const W_NAMESPACES = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:wp14="http://schemas.microsoft.com/office/word/2010/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
].join(' ');

/** A Word file in the parts that one maker writes. */
export interface WordPackage {
  id: string;
  /** XML of the parts under `word/`, by name without its ending; `document` among them. */
  parts: Readonly<Record<string, string>>;
  /** Link targets by relationship id. */
  links?: Readonly<Record<string, string>>;
  /** Of `docProps/`, by name; Google Docs writes none. */
  properties?: Readonly<Record<string, string>>;
}

/** What a part is, by its name without a number. */
const KINDS: Readonly<Record<string, string>> = { document: 'document.main' };
const kindOf = (name: string): string => name.replace(/\d+$/, '');

export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The zip; the same bytes for the same parts. */
export function writePackage({ parts, links = {}, properties = {} }: WordPackage): Uint8Array {
  const overrides = Object.keys(parts).map((name) => {
    const kind = KINDS[kindOf(name)] ?? kindOf(name);
    return `<Override ContentType="${WORD}.${kind}+xml" PartName="/word/${name}.xml"/>`;
  });
  const related = Object.keys(parts)
    .filter((name) => name !== 'document')
    .map(
      (name) =>
        `<Relationship Id="${name}" Type="${OFFICE}/${kindOf(name)}" Target="${name}.xml"/>`,
    );
  const targets = Object.entries(links).map(
    ([id, url]) =>
      `<Relationship Id="${id}" Type="${OFFICE}/hyperlink" Target="${escapeXml(url)}" TargetMode="External"/>`,
  );
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default ContentType="application/xml" Extension="xml"/><Default ContentType="application/vnd.openxmlformats-package.relationships+xml" Extension="rels"/>${overrides.join('')}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${[...related, ...targets].join('')}</Relationships>`,
  };
  for (const [name, xml] of Object.entries(parts)) files[`word/${name}.xml`] = xml;
  for (const [name, xml] of Object.entries(properties)) files[`docProps/${name}.xml`] = xml;
  const entries = Object.entries(files).map(([name, xml]): [string, Uint8Array] => [
    name,
    strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`),
  ]);
  return zipSync(Object.fromEntries(entries), { mtime: '2020-01-01' });
}
