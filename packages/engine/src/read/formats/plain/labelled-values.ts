import { isFieldLabel } from '../../layout/field-labels.ts';

const LABEL = /(?:^|[\s|,;])(?<label>\p{Lu}[\p{L}/]+(?: \p{L}+){0,2})\s*:\s+(?=\S)/gu;
const MIN_LABELS = 2;

const DASHED = /^(?<indent>\s*)(?<label>\p{L}[\p{L} /]{2,24}?)\s+(?:[-–—=]|\.{2,})\s+(?=\S)/u;
const MIN_DASHED = 2;

/** "Employer - Example Foods" over "Position - Packer": labels behind which a dash stands for a colon. */
export function withColons(rows: readonly string[]): string[] {
  const isLabelled = (row: string): boolean => isFieldLabel(DASHED.exec(row)?.groups?.label ?? '');
  if (rows.filter(isLabelled).length < MIN_DASHED) return [...rows];
  return rows.map((row) => (isLabelled(row) ? row.replace(DASHED, '$<indent>$<label>: ') : row));
}

/** "Company: Example Foods Position: Packer Dates: 2016 - 2018": each labelled value of a form gets a row of its own. */
export function withLabelsApart(rows: readonly string[]): string[] {
  return rows.flatMap((row) => {
    const starts = [...row.matchAll(LABEL)].flatMap((match) => {
      const label = match.groups?.label ?? '';
      const words = label.split(' ');
      // "Clare Position" ends with the label; what stands before it is the value above.
      const own = words
        .map((_, from) => words.slice(from).join(' '))
        .find((name) => isFieldLabel(name));
      return own === undefined ? [] : [match.index + match[0].lastIndexOf(own)];
    });
    if (starts.length < MIN_LABELS) return [row];
    const first =
      starts[0] === 0 || row.slice(0, starts[0]).trim() === '' ? [] : [row.slice(0, starts[0])];
    const values = starts.map((start, index) => row.slice(start, starts[index + 1]));
    return [...first, ...values].map((value) => value.replace(/[\s|,;]+$/, ''));
  });
}
