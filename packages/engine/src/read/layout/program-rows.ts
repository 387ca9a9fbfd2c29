import type { LeftOutText } from '@trueline/contracts';
import {
  isFormFurniture,
  isPageFrame,
  isPortalRecord,
  namesPageMaker,
} from '../../language/form-furniture.ts';
import { fold } from '../characters.ts';
import { findHeadingKind } from '../sections/heading.ts';
import { isDocumentTitle } from './document-title.ts';
import { type Line, lineText } from './line.ts';

type Reason = LeftOutText['reason'];

/** A program signs at the top or at the end; a row further in may be the person's. */
const EDGE_LINES = 8;
const TOP_LINES = 6;
const MAX_BESIDE_WORDS = 5;
const MIN_NAME_LENGTH = 6;
const MIN_BUTTONS = 2;
const PARTS = /\s+[–—|·•-]\s+|\s*[|·•]\s*|\t/u;
const PAGE =
  /^(?:page|seite|p[áa]gina|pagina|p\.?|pg\.?)?\s*(?:\d{1,2}(?:\s*(?:of|\/|von|de|sur)\s*\d{1,2})?)?$/iu;
const CLOCK = /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4},? \d{1,2}[:.]\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?$/iu;
const CONTACT = /@|\d{3}.?\d{3}/;

/** "Ana Sample - CV", "Curriculum Vitae | Ana Sample | page": the person's name and what the document calls itself, again. */
function isRunningTitle(text: string, names: readonly string[]): boolean {
  const parts = text.split(PARTS).filter((part) => part.trim() !== '');
  const rest = parts.filter((part) => !PAGE.test(part.trim()) && !isDocumentTitle(part));
  const [name = ''] = rest;
  const isTitled = parts.some(isDocumentTitle);
  return (
    isTitled && rest.length === 1 && name.length >= MIN_NAME_LENGTH && names.includes(fold(name))
  );
}

/** Buttons, marks of progress and consents of a form; what names a section may head one. */
const isButton = (line: Line): boolean => {
  const text = lineText(line);
  return !/:\s*$/.test(text) && isFormFurniture(text) && findHeadingKind(text) === undefined;
};

/** A row of a portal's own record, with what stands beside it. */
const isRecord = ({ cells }: Line): boolean =>
  cells.some(({ text }) => isPortalRecord(text)) &&
  cells.every(
    ({ text }) =>
      isPortalRecord(text) || (text.split(/\s+/).length <= MAX_BESIDE_WORDS && !CONTACT.test(text)),
  );

/** The lines without what the program writes that made the page or holds the record: its parts in brackets, buttons, its name, the hour, the name of the document again. */
export function withoutProgramRows(lines: readonly Line[]): {
  lines: Line[];
  leftOut: LeftOutText[];
} {
  const names = lines.slice(0, TOP_LINES).map((line) => fold(lineText(line)));
  const hasButtons = lines.filter(isButton).length >= MIN_BUTTONS;
  const reasonOf = (line: Line, at: number): Reason | undefined => {
    const text = lineText(line);
    const isAtEnd = at >= lines.length - EDGE_LINES || lines[at + 1]?.page !== line.page;
    const isAtEdge = at < EDGE_LINES || isAtEnd;
    if (isPageFrame(text)) return 'label';
    if (isButton(line) && (hasButtons || (isAtEdge && /\d\s*%/.test(text)))) return 'label';
    if (isAtEdge && isRecord(line)) return 'label';
    if (isAtEnd && namesPageMaker(text)) return 'running-head';
    if (line.page !== undefined && CLOCK.test(text)) return 'running-head';
    return at >= 2 && isRunningTitle(text, names) ? 'running-head' : undefined;
  };
  const leftOut: LeftOutText[] = [];
  const kept = lines.filter((line, at) => {
    const reason = reasonOf(line, at);
    if (reason !== undefined) leftOut.push({ text: lineText(line), reason });
    return reason === undefined;
  });
  return { lines: kept, leftOut };
}
