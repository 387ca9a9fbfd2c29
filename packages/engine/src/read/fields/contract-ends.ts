import type { DateRange } from '../date-range.ts';

/** "Shop Assistant (fixed term till 31.12.2026)": until when somebody is taken on, as a remark of the title. */
export function isEndOfContract(text: string, { from }: DateRange): boolean {
  const open = text.lastIndexOf('(', from);
  return open > 0 && !text.slice(open, from).includes(')') && UNTIL.test(text.slice(open, from));
}
const UNTIL =
  /(?<!\p{L})(?:un)?(?:till?|ends?|ending|ended|expir(?:es|ing)|bis|jusqu\p{L}*|hasta|fino|tot|at[eé])\P{L}*(?:(?:in|on|au|al|zum|the|end of)\P{L}+)*$/iu;
