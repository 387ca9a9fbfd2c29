import { fillLine } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import outcomeRows from '../../data/asks/outcomes.json' with { type: 'json' };
import { itemsOf, readTable } from '../language/table.ts';
import { readBasis } from '../verify/basis.ts';
import { checkText } from '../verify/check-text.ts';
import { readBlanks } from './outcome.ts';

const BASE = 'Reworked the front desk';
const rows = readTable<{
  id: string;
  label: string;
  line: string;
  blanks: string;
  values: string;
  example: string;
}>(outcomeRows);

describe('what came of a change', () => {
  it.each(rows)('$id: $example', ({ line, blanks, values, example }) => {
    const given = Object.fromEntries(
      itemsOf(values, ' | ').map((item) => item.split('=') as [string, string]),
    );
    const option = { line, blanks: readBlanks(blanks) };
    const told = fillLine(option, given) ?? '';
    expect(`${BASE}${told}`).toBe(example);
    const answer = { path: 'answers.outcome', text: `${BASE}${told}` };
    expect(checkText(example, readBasis([answer, { text: BASE }]))).toEqual([]);
    expect(checkText(example, readBasis([{ text: BASE }]))).not.toEqual([]);
    expect(fillLine(option, {})).toBeUndefined();
  });
});
