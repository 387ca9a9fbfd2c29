import type { AsWrittenLine } from '@trueline/contracts';
import { isWholeDate } from '../date-range.ts';
import type { Block } from '../sections/block.ts';

/** Labels of a form that say what the heading and the order of the values say, too. */
const LABEL =
  /^(?<label>name|title|certificate|language|issuing (?:body|authority)|issued by|issuer|awarded by|awarding body|level|proficiency|fluency|date|year)\s*:\s*(?<value>.*)$/iu;
const MIN_RECORDS = 2;

const labelOf = ({ text }: Block): string | undefined =>
  LABEL.exec(text)?.groups?.label?.toLowerCase();

/** Rows of a form, the first label of which comes again for each entry, cut at it; undefined for any other list. */
function recordsOf(rows: readonly Block[]): Block[][] | undefined {
  const [first] = rows;
  const opening = first === undefined ? undefined : labelOf(first);
  if (opening === undefined) return undefined;
  const records: Block[][] = [];
  for (const row of rows) {
    if (labelOf(row) === opening) records.push([row]);
    else records.at(-1)?.push(row);
  }
  return records.length < MIN_RECORDS ? undefined : records;
}

/** The entries of a form by their values alone: a label without a value says nothing, and "Name:" no more than where the name stands. A second value of two stands in brackets where the list is of languages. */
export function recordLines(
  rows: readonly Block[],
  isOfLanguages: boolean,
): AsWrittenLine[] | undefined {
  return recordsOf(rows)?.flatMap((record): AsWrittenLine[] => {
    const values = record
      .map((block) => ({
        block,
        text: (LABEL.exec(block.text)?.groups?.value ?? block.text).trim(),
      }))
      .filter(({ text }) => text !== '');
    const [first, ...others] = values;
    if (first === undefined) return [];
    const place = { start: first.block.start, end: record.at(-1)?.end ?? first.block.end };
    if (isOfLanguages) {
      const told = others.map(({ text }) => text).join(', ');
      const text = told === '' ? first.text : `${first.text} (${told})`;
      return [{ text, kind: 'text', ...place }];
    }
    const dated = others.filter(({ text }) => isWholeDate(text));
    const [date] = dated;
    const details = others.filter((one) => one !== date);
    return [
      { text: first.text, kind: 'head', ...(date && { dates: date.text }), ...place },
      ...details.map(({ text }): AsWrittenLine => ({ text, kind: 'detail' })),
    ];
  });
}
