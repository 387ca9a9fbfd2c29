import { entryOf } from '../document/paths.ts';
import { isLapsed, isUnderWay } from '../taxonomy/credentials.ts';
import type { Basis, SourceLine } from './basis.ts';

const normal = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()} `;

/** A sentence that names things held, one after another, and says nothing else of them. */
const LIST = /^(?:Skilled in|Holds) (.+?)\.?$/u;
const HELD = /^certificates\[\d+\]\.name$/;
const LISTED = /^(?:skills|certificates)\b/;
/** What says of a certificate that it is not held now. */
const isNotHeld = (text: string): boolean => isLapsed(text) || isUnderWay(text);

/** Whether each thing of such a list stands in the list that it is said to be of. */
function isHeldList(sentence: string, { lines }: Basis): boolean {
  const [, list] = LIST.exec(sentence) ?? [];
  if (list === undefined) return false;
  const isHolds = sentence.startsWith('Holds');
  const holds = ({ path = '', text }: SourceLine, item: string): boolean =>
    (isHolds ? HELD : LISTED).test(path) &&
    normal(text).includes(normal(item)) &&
    !lines.some((line) => entryOf(line.path ?? '') === entryOf(path) && isNotHeld(line.text));
  return list
    .split(/, | and /)
    .every((item) => normal(item).trim() !== '' && lines.some((line) => holds(line, item)));
}

/** "Clerk from 2011 to 2019", "Clerk since 2019": the title and the years of one role, word for word. */
const HELD_TITLE = /^(.+?),? (?:since (\d{4})|from (\d{4}) to (\d{4})|in (\d{4}))\.?$/u;

function isHeldTitle(sentence: string, { lines }: Basis): boolean {
  const [, title, since, from = since, to, only] = HELD_TITLE.exec(sentence) ?? [];
  if (title === undefined) return false;
  const roles = lines.filter(({ path }) => /^work\[\d+\]\.position$/.test(path ?? ''));
  return roles.some(({ path = '', text }) => {
    if (!normal(text).startsWith(normal(title))) return false;
    const year = (field: string): string | undefined =>
      lines.find((line) => line.path === `${entryOf(path)}.${field}`)?.text.slice(0, 4);
    const [start, end] = [year('startDate'), year('endDate')];
    if (only !== undefined) return start === only && end === only;
    // A role that is over is told with its end.
    return start === from && end === to;
  });
}

/** Whether each sentence of a text is proven alone: then the text claims nothing that no line says. */
export function isProvenBySentence(
  text: string,
  basis: Basis,
  isProven: (sentence: string) => boolean,
): boolean {
  const sentences = text.split(/(?<=[.!?])\s+(?=[\p{Lu}\p{N}])/u);
  return sentences.every(
    (sentence) => isHeldTitle(sentence, basis) || isHeldList(sentence, basis) || isProven(sentence),
  );
}
