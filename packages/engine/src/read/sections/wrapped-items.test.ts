import { describe, expect, it } from 'vitest';
import { readTextLines } from '../formats/plain/text-lines.ts';
import { buildBlocks } from './block.ts';

const blocksOf = (text: string): string[] =>
  buildBlocks(readTextLines(text)).blocks.map((block) => block.text);

describe('a list item whose row was broken and has no indent below', () => {
  it.each([
    ['• Built controllers of 5 kW to', '60 kW, 164 villages got light'],
    ['• Kept the stock at a level of', '12,000 pieces'],
    ['- Raised sales from 1.2 million to', '€1.9 million'],
    ['- Cut waste by more than', '30 % in a year'],
    ['* Counted parcels, letters,', '400 a day'],
    ['- Trained the waiters of', 'Sample Grill'],
    ['- Delivered bread to the', 'Central Hotel'],
    ['- Answered the phones and', '45 mails a day'],
    ['• Served guests in', '14 countries'],
    ['- Wrote reports for', '(3) offices'],
  ])('%s / %s', (above, below) => {
    expect(blocksOf(`${above}\n${below}\n- Swept`)).toEqual([
      `${above.slice(2)} ${below}`,
      'Swept',
    ]);
  });

  it.each([
    ['- Swept the yard', '12 Mill Lane'],
    ['- Games I took part in', 'Sample Grill'],
    ['- Filing, copying,', 'Sample Grill'],
    ['- Filing, copying,', '2015 - 2018 Sample Grill'],
    ['- Whatever they asked me to', 'Education'],
    ['- work with', 'Sample Grill'],
  ])('ends with its row: %s / %s', (above, below) => {
    expect(blocksOf(`${above}\n${below}`)).toEqual([above.slice(2), below]);
  });
});
