import type { Entry, Inline, PageDocument, Section } from '../document/types.ts';

/** CommonMark, every value escaped so that it shows as typed. */
export function renderMarkdown(document: PageDocument): string {
  const blocks = [
    document.name === undefined ? [] : [`# ${escapeMarkdown(document.name)}`],
    document.label === undefined ? [] : [`**${escapeMarkdown(document.label)}**`],
    document.contacts.length === 0 ? [] : [joinInlines(document.contacts)],
    ...document.sections.map(sectionBlocks),
  ].flat();
  return `${blocks.join('\n\n')}\n`;
}

function sectionBlocks({ heading, entries }: Section): string[] {
  return [...(heading === '' ? [] : [`## ${heading}`]), ...entries.flatMap(entryBlocks)];
}

function entryBlocks(entry: Entry): string[] {
  const title = entry.title === undefined ? undefined : escapeMarkdown(entry.title);
  const details = [
    ...(entry.dates === undefined ? [] : [escapeMarkdown(entry.dates)]),
    ...(entry.details.length === 0 ? [] : [joinInlines(entry.details)]),
  ];
  return [
    ...(title === undefined ? [] : [`### ${title}`]),
    ...(details.length === 0 ? [] : [details.join('  \n')]),
    ...entry.lines.map(({ label, text }) =>
      label === undefined
        ? escapeMarkdown(text)
        : `**${escapeMarkdown(label)}:** ${escapeMarkdown(text)}`,
    ),
    ...(entry.bullets.length === 0
      ? []
      : [entry.bullets.map((bullet) => `- ${escapeMarkdown(bullet)}`).join('\n')]),
  ];
}

function joinInlines(inlines: readonly Inline[]): string {
  return inlines
    .map(({ text, href }) =>
      href === undefined ? escapeMarkdown(text) : `[${escapeMarkdown(text)}](<${href}>)`,
    )
    .join(' | ');
}

/** Escapes what CommonMark or a common extension (tables, strike-through, math) would read as markup, and nothing else; `snake_case`, `C#` and `a - b` stay as they are. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*[\]<|$~]/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/^(?:[-+>](?=\s|$)|#{1,6}(?=\s|$)|>|={2,}|-{2,})/, '\\$&')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');
}
