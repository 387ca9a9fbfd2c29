import { describe, expect, it } from 'vitest';
import { readSection } from '../testing/section-of.ts';

const HEADS = [
  'Team Leader\nExample Mobile Ltd, Nairobi\nJuly 2021 – to date',
  'Quality Analyst\nSample Calls Ltd, Nairobi\nFeb 2019 – June 2021',
  'Customer Care Agent\nSample Power Ltd, Nakuru\nOct 2015 – Jan 2019',
];
const ITEMS = [
  '• Lead 18 agents on the phone\n• Coach two agents a day',
  '• Scored 20 calls a day\n• Wrote the weekly report',
];

describe('items of a section above its first head', () => {
  const intros = ['• Nine years on the phone', '• Nine years on the phone\n• Two languages'];
  it.each(
    intros.flatMap((intro) =>
      ['\n', '\n\n'].flatMap((apart) => [2, 3].map((count) => ({ intro, apart, count }))),
    ),
  )('leave each job its own: %j', async ({ intro, apart, count }) => {
    const below = HEADS.slice(0, count).map((head, at) =>
      at === count - 1 ? head : `${head}${apart}${ITEMS[at]}`,
    );
    const { work = [] } = await readSection(
      'EXPERIENCE',
      `${[intro, ...below].join(apart)}\n\nEDUCATION\nDiploma, Sample College, 2014`,
    );
    const leader = work.find(({ position }) => position === 'Team Leader');
    const analyst = work.find(({ position }) => position === 'Quality Analyst');
    const agent = work.find(({ position }) => position === 'Customer Care Agent');
    expect(leader?.highlights).toContain('Lead 18 agents on the phone');
    expect(analyst?.highlights ?? []).not.toContain('Lead 18 agents on the phone');
    if (count === 3) expect(analyst?.highlights).toContain('Scored 20 calls a day');
    expect(agent?.highlights ?? []).toEqual([]);
  });
});
