import { describe, expect, it } from 'vitest';
import { readSource } from '../testing/section-of.ts';

const HEAD = 'Robin Placeholder\nrobin@example.com | +1 202 555 0142\n\n';
const REST = `Work History
2024.4 - present  Sample Tramway Co., Ltd.
Senior driver
2010.4 - 2024.3   Example Bus Co., Ltd.
City bus driver; from 2014 also driver instructor

MARK Education
2010.3   Sample Technical High School, Mechanical Course

MARK Commendations
2016.11  Commendation for 20 years without accident, Example Bureau

MARK Hobbies
N gauge models, haiku`;

describe('headings behind a mark', () => {
  it.each(['■', '●', '◆', '□', '▶', '•', '*'])('"%s" before each is no list', async (mark) => {
    const resume = await readSource(`${HEAD}MARK ${REST}`.replaceAll('MARK', mark));
    expect(resume.work?.map(({ position, startDate }) => [position, startDate])).toEqual([
      ['Senior driver', '2024-04'],
      [expect.stringContaining('City bus driver'), '2010-04'],
    ]);
    expect(resume.education).toMatchObject([
      { institution: 'Sample Technical High School', endDate: '2010-03' },
    ]);
    expect(resume.awards?.length).toBe(1);
    expect(resume.interests?.length).toBe(2);
  });

  it('are none where few of a list are known words', async () => {
    const rows = ['Skills', 'Welding', 'Languages', 'Turning', 'Grinding', 'Education', 'Milling'];
    const resume = await readSource(
      `${HEAD}EXPERIENCE\nClerk, Fixture Shop, 2020 - 2021\n${rows.map((row) => `• ${row}`).join('\n')}\n`,
    );
    expect(resume.work?.[0]?.highlights).toEqual(rows);
  });
});
