import type { Entry, PageDocument } from '../document/types.ts';

/** Plain text to paste into the boxes of a web form: every paragraph and bullet on one line however long, no rules, nothing lined up by spaces. */
export function renderFormText(document: PageDocument): string {
  const { name, label, contacts, sections } = document;
  const head = [name, label, ...contacts.map(({ text }) => text)];
  const blocks = [
    head.filter((line) => line !== undefined),
    ...sections.flatMap(({ heading, entries }) => {
      const own = [heading === '' ? [] : [heading.toUpperCase()]];
      entries.forEach((entry, index) => {
        if (index === 0 || entry.goesOn) own.at(-1)?.push(...entryLines(entry));
        else own.push(entryLines(entry));
      });
      return own;
    }),
  ];
  return `${blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

function entryLines({ title, dates, details, lines, bullets }: Entry): string[] {
  const employer = details.map(({ text }) => text).join(' | ');
  return [
    ...(title === undefined ? [] : [title]),
    ...(employer === '' ? [] : [employer]),
    ...(dates === undefined ? [] : [dates]),
    ...lines.map((line) => (line.label === undefined ? line.text : `${line.label}: ${line.text}`)),
    ...bullets.map((bullet) => `- ${bullet}`),
  ];
}
