import { isPersonLabel } from '../../language/person-labels.ts';
import { fold } from '../characters.ts';
import { isPersonalLabel } from '../sections/personal-words.ts';
import { isColumnName } from './column-name.ts';
import { isFieldLabel } from './field-labels.ts';
import type { Cell, Line } from './line.ts';

const SAME_EDGE = 3;
/** Two rows may be alike by chance. */
const MIN_LABELS = 2;

/** The first cells of rows of a form: those that stand in one run of rows with labels that ask for something of the person, a job or a school ("Name", "Position", "From - To"). However they read, they are labels and no headings. */
export function formLabels(lines: readonly Line[]): ReadonlySet<Cell> {
  const labels = new Set<Cell>();
  for (let from = 0; from < lines.length; ) {
    let to = from + 1;
    while (to < lines.length && isNextRow(lines[to - 1] as Line, lines[to] as Line)) to++;
    const cells = lines.slice(from, to).flatMap((line) => {
      const [first, ...values] = line.cells;
      return first !== undefined && values.length > 0 ? [first] : [];
    });
    const known = cells.filter(({ text }) => isRowLabel(text));
    if (known.length >= MIN_LABELS && known.length * 2 >= cells.length)
      for (const cell of cells) labels.add(cell);
    from = to;
  }
  return labels;
}

/** Rows of one form begin at one edge and each hold a value beside their label; a value may go on below itself. */
function isNextRow(above: Line, line: Line): boolean {
  if (line.bulletX !== undefined || above.bulletX !== undefined) return false;
  if (line.cells.length === 1) return line.x > above.x + SAME_EDGE;
  const [a, b] = [above.cells[0], line.cells[0]];
  return a !== undefined && b !== undefined && (above.cells.length === 1 || isAtEdge(a, b));
}

const isAtEdge = (a: Cell, b: Cell): boolean =>
  Math.min(Math.abs(a.x - b.x), Math.abs(a.x + a.width - b.x - b.width)) < SAME_EDGE;

/** Whether a form writes this before what it asks of the person, a job or a school. */
export function isRowLabel(text: string): boolean {
  const bare = fold(text)
    .replace(/\s*\([^()]*\)|[\s:*]+$/g, '')
    .trim();
  return (
    isPersonLabel(bare) ||
    isPersonalLabel(bare.replace(/\.$/, '')) ||
    isFieldLabel(bare) ||
    (isColumnName(bare) && FORM_WORDS.test(bare))
  );
}

/** Of the words that name columns, those that head no section of a resume. */
const FORM_WORDS =
  /(?<!\p{L})(?:from|to|dates?|periods?|years?|duration|position|post|employer|company|organi[sz]ation|institution|school|college|university|location|name|title|role|designation)(?!\p{L})/u;
