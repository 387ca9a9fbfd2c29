import type { Resume, ResumeSession } from '@trueline/contracts';
import { expect, it } from 'vitest';
import { groupByClaimedLine } from './challenged-lines.ts';

const LINE = 'Led 4 stock counts and cut waste by 12%';
const document: Resume = { work: [{ name: 'Example Foods', highlights: [LINE] }] };
const challenge = (claim: string, path = 'work[0].highlights[0]') =>
  ({
    path,
    claim,
    kind: 'number',
    challenge: `How was ${claim} measured?`,
    prepare: '',
  }) satisfies ResumeSession['challenges'][number];

it('shows a line once, with every challenge to it', () => {
  const challenges = [challenge('12%'), challenge('Led')];
  expect(groupByClaimedLine({ challenges, document })).toEqual([
    { path: 'work[0].highlights[0]', text: LINE, challenges },
  ]);
});

it('shows the claim alone where the result has no such line', () => {
  const challenges = [challenge('30%'), challenge('12%', 'work[3].highlights[0]')];
  const texts = groupByClaimedLine({ challenges, document }).map(({ text }) => text);
  expect(texts).toEqual(['30%', '12%']);
});
