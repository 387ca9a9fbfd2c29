import { fold } from '../characters.ts';
import type { Cell, Line } from '../layout/line.ts';
import { roleOfLabel } from './label-roles.ts';

/** Long labels of which a form has several ("Occupation or position held"): nothing else is called so. */
const MIN_SHEET_LABELS = 3;
const MIN_SURE_WORDS = 3;

/** Whether the document is a form of two columns, whose labels need no colon. On pages other steps read these. */
export function areSheet(lines: readonly Line[]): boolean {
  const sure = lines.filter(({ cells: [label, value], page }) => {
    const isPair = page === undefined && label !== undefined && value !== undefined;
    const isLong = isPair && label.text.split(/[\s/]+/).length >= MIN_SURE_WORDS;
    return isLong && roleOfLabel(label.text) !== undefined;
  });
  return sure.length >= MIN_SHEET_LABELS;
}

/** "Name and address of employer": both stand in one value. */
const ASKS_ADDRESS =
  /\b(?:address|adresse[ns]?|indirizzo|direccion|morada|endereco|adres|adresa|anschrift)\b/;
const LEGAL_FORM =
  /(?<!\p{L})(?:ltd|inc|llc|llp|plc|gmbh|co|corp|s\.?a|s\.?r\.?l|sarl|s\.?l|lda|sp|b\.?v|ag|kg|pty|bhd|d\.?o\.?o)(?!\p{L})/iu;

/** Takes the address off an employer's cell where the label asks for both: what stands behind the first comma, or behind that after "Ltd". */
export function takeAddress(cell: Cell, label: string): Cell | undefined {
  if (!ASKS_ADDRESS.test(fold(label))) return undefined;
  const commas = [...cell.text.matchAll(/,\s+/g)];
  const at = commas.find(({ index }) => !LEGAL_FORM.test(cell.text.slice(index)));
  if (at === undefined) return undefined;
  const place = { ...cell, text: cell.text.slice(at.index + at[0].length) };
  cell.text = cell.text.slice(0, at.index);
  return place;
}

/** A label in a cell of its own stays with what it names: "Sector: Landscaping". */
export function withLabel(
  line: Line,
  { text, value }: { text: string; value: readonly Cell[] },
): Line {
  const [first] = line.cells;
  if (first === undefined || first.text.includes(':') || line.cells.length < 2) return line;
  const said = value.map((cell) => cell.text).join(' ');
  const x = value[0]?.x ?? line.x;
  return { ...line, x, cells: [{ ...first, x, text: `${text}: ${said}` }], ofLabel: 'first' };
}
