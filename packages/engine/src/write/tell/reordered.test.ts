import { expect, it } from 'vitest';
import { reordered } from './reordered.ts';

it.each([
  [
    'liaise with clients to agree colours, timescales and budgets',
    'liaise with clients to agree colours, budgets and timescales',
  ],
  [
    'plant lawns, hedges and flower beds in private homes and two hotels',
    'plant lawns, flower beds and hedges in private homes and two hotels',
  ],
  [
    'taught pupils of ten schools how to read maps, charts and tables',
    'taught pupils of ten schools how to read maps, tables and charts',
  ],
  [
    'plan and run interviews and usability tests in four parishes',
    'plan and run usability tests and interviews in four parishes',
  ],
  ['ordered stock for kitchens and bars', 'ordered stock for bars and kitchens'],
])('names the last two of a row in another order: "%s"', (text, said) => {
  expect(reordered(text)).toBe(said);
});

it.each([
  ['acts', 'help the embalmer to wash, dress and make up the deceased'],
  ['acts in the past', 'measured, cut and fitted doors'],
  ['what hangs on the last alone', 'wrote menus, rotas and orders for the bar'],
  ['a row that tells an order', 'sanded, primed and then painted doors'],
  ['what shares a noun', 'nursed medical, trauma and surgical patients'],
  ['kinds of one thing', 'served hot, soft and cold drinks'],
  ['a fixed pair', 'kept accounts payable and receivable'],
  ['a name', 'sold maps, Fords and Opels in two yards'],
  ['an item with its own tail', 'kept the stock of nails, screws of steel and glue'],
  ['a word that the first noun shares', 'built steel frames and gates'],
])('leaves %s as it is: "%s"', (_, text) => {
  expect(reordered(text)).toBeNull();
});
