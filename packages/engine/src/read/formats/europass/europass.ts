import type { Resume } from '@trueline/contracts';
import type { XmlNode } from '../rich/xml.ts';

/** A Europass document as JSON Resume, with its parts as sections. */
export interface EuropassResume {
  resume: Resume;
  sections: { heading: string; kind: string }[];
}

/** A part without a section of its own in a resume: kept as text, so that nothing is lost. */
export interface KeptPart {
  heading: string;
  text: string;
}

/** Elements under a node by a path of names, every branch of it. */
export function listAt(node: XmlNode | undefined, path: string): XmlNode[] {
  let found = node === undefined ? [] : [node];
  for (const name of path.split('/'))
    found = found.flatMap(({ children }) => children.filter((child) => child.name === name));
  return found;
}

/** The text of an element, of the first at a path with any; '' where there is none. */
export function textAt(node: XmlNode | undefined, path = ''): string {
  const nodes = path === '' ? [node] : listAt(node, path);
  return nodes.map(innerText).find((text) => text !== '') ?? '';
}

function innerText(node: XmlNode | undefined): string {
  if (node === undefined) return '';
  const own = node.name === '#text' ? node.text : node.children.map(innerText).join('');
  return own.replace(/[\t\r ]+/g, ' ').trim();
}

/** Several texts as one, the empty ones left out; undefined for none. */
export function joined(texts: readonly string[], separator = ', '): string | undefined {
  const filled = texts.filter((text) => text !== '');
  return filled.length === 0 ? undefined : filled.join(separator);
}

/** A language's levels by what they are of: one level where all are the same, else each with its name. */
export function fluencyOf(levels: readonly (readonly [name: string, level: string])[]): string {
  const told = levels.filter(([, level]) => level !== '');
  const [first] = told;
  if (first === undefined) return '';
  return told.every(([, level]) => level === first[1])
    ? first[1]
    : told.map(([name, level]) => `${name} ${level}`).join(', ');
}

const PARTS: readonly (readonly [kind: string, heading: string])[] = [
  ['summary', 'About me'],
  ['work', 'Work experience'],
  ['volunteer', 'Volunteering'],
  ['education', 'Education and training'],
  ['languages', 'Language skills'],
  ['skills', 'Skills'],
  ['certificates', 'Certificates'],
  ['publications', 'Publications'],
  ['projects', 'Projects'],
  ['awards', 'Honours and awards'],
  ['references', 'Recommendations'],
  ['interests', 'Hobbies and interests'],
];

/** What a document's parts make together. */
export function toEuropassResume(
  parts: Record<string, unknown>,
  kept: readonly KeptPart[],
): EuropassResume {
  const filled = Object.entries(parts).filter(
    ([, part]) => part !== undefined && (!Array.isArray(part) || part.length > 0),
  );
  const resume: Record<string, unknown> = Object.fromEntries(filled);
  const texts = kept
    .filter(({ text }) => text !== '')
    .map((part, index) => ({ id: `kept-${index + 1}`, ...part, after: 'skills' }));
  if (texts.length > 0) resume.meta = { trueline: { kept: texts } };
  const sections = PARTS.filter(([kind]) => kind in resume).map(([kind, heading]) => ({
    heading,
    kind,
  }));
  return { resume: resume as Resume, sections };
}
