import { XMLParser } from 'fast-xml-parser';
import { ReadError } from '../../outcome.ts';

/** An element, or a text node under the name `#text`. Names without their prefix. */
export interface XmlNode {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlNode[];
  text: string;
}

const ATTRIBUTES = ':@';
const TEXT = '#text';

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
});

/** The document element. A document type is refused: Office files have none, and entities are how XML bombs are built. */
export function parseXml(bytes: Uint8Array): XmlNode {
  const xml = new TextDecoder().decode(bytes);
  if (/<!DOCTYPE/i.test(xml)) throw new ReadError('DAMAGED');
  let nodes: unknown;
  try {
    nodes = parser.parse(xml);
  } catch {
    throw new ReadError('DAMAGED');
  }
  const root = toNodes(nodes).find((node) => node.name !== '?xml' && node.name !== TEXT);
  if (root === undefined) throw new ReadError('DAMAGED');
  return root;
}

function toNodes(raw: unknown): XmlNode[] {
  if (!Array.isArray(raw)) return [];
  return raw.map((item: Record<string, unknown>) => {
    const name = Object.keys(item).find((key) => key !== ATTRIBUTES) ?? '';
    const value = item[name];
    const isText = name === TEXT;
    return {
      name,
      attributes: (item[ATTRIBUTES] ?? {}) as Record<string, string>,
      children: isText ? [] : toNodes(value),
      text: isText ? String(value) : '',
    };
  });
}

export function findChild(node: XmlNode | undefined, name: string): XmlNode | undefined {
  return node?.children.find((child) => child.name === name);
}

/** The child's `val`, undefined where it is missing. */
export function findVal(node: XmlNode | undefined, name: string): string | undefined {
  return findChild(node, name)?.attributes.val;
}

/** A toggle such as `<w:b/>`: on when present without `0` or `false`; undefined where it is missing. */
export function findToggle(node: XmlNode | undefined, name: string): boolean | undefined {
  const child = findChild(node, name);
  return child === undefined
    ? undefined
    : !/^(0|false|off|none)$/.test(child.attributes.val ?? '1');
}
