import type { PageDocument } from '../document/types.ts';

/** These may stand on one line, with the date last. */
const LIGHT_KINDS: readonly string[] = ['certificates', 'awards', 'publications'];

/** Every text of a document in the order of drawing, but for dates that some templates draw later. */
export function textsInOrder(document: PageDocument): string[] {
  const { name, label, contacts, sections } = document;
  const entries = sections.flatMap((section) => [
    section.heading,
    ...section.entries.flatMap((entry) => [
      entry.title,
      LIGHT_KINDS.includes(section.kind) ? undefined : entry.dates,
      ...entry.details.map(({ text }) => text),
      ...entry.lines.flatMap((line) => [line.label, line.text]),
      ...entry.bullets,
    ]),
  ]);
  const texts = [name, label, ...contacts.map(({ text }) => text), ...entries];
  return texts.filter((text) => text !== undefined);
}

/** The first text that isn't found after the one before it, white space and case aside; undefined where all stand in order. */
export function findOutOfOrder(whole: string, texts: readonly string[]): string | undefined {
  const squeeze = (text: string): string => text.replace(/\s+/g, '').toLowerCase();
  const searched = squeeze(whole);
  let reached = 0;
  return texts.find((text) => {
    const found = searched.indexOf(squeeze(text), reached);
    if (found >= 0) reached = found + squeeze(text).length;
    return found < 0;
  });
}
