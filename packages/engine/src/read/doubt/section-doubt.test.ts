import { findAsWritten, type Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { read } from '../index.ts';

const HEAD = 'Ada Sample\nada.sample@example.com\n+1 555 0100\n\n';

async function readText(text: string): Promise<Resume> {
  const result = await read(new TextEncoder().encode(HEAD + text), 'resume.txt');
  if (!result.ok) throw new Error(result.failure.code);
  return result.resume;
}

const doubted = async (text: string): Promise<string[]> =>
  ((await readText(text)).meta?.trueline?.asWritten ?? []).map(({ section }) => section);

const WELL_FORMED = [
  `EXPERIENCE

Kitchen Manager, Example Catering Ltd
Mar 2019 - Present
- Ran a kitchen of nine cooks for two canteens
- Cut food waste by a third with a weekly count

Line Cook, Sample Hotel Inc
Jan 2015 - Feb 2019
- Cooked 200 covers a night on the grill
- Trained four apprentices`,
  `WORK HISTORY

Example Freight Inc | Dispatcher | 2018 - 2024
* Planned routes for 40 trucks
* Answered calls of drivers at night

Sample Logistics Ltd | Warehouse Clerk | 2014 - 2018
* Counted stock every month
* Loaded trailers by forklift`,
  `EMPLOYMENT

Nurse at Example Hospital, 2016 to 2023
• Cared for 22 patients on a surgical ward
• Gave medication and kept the charts

Care Assistant at Sample Care Home, 2012 to 2016
• Washed and fed residents
• Wrote the daily reports`,
  `EDUCATION

BSc in Biology, University of Example, 2010 - 2014

High School Diploma, Sample High School, 2006 - 2010`,
];

/** Layouts of which the entries are not told apart surely. */
const TORN = [
  // Two columns of a page laid into one another.
  `EXPERIENCE

Kitchen Manager, Example Catering Ltd
SKILLS Cooking, planning
Mar 2019 - Present
- Ran a kitchen of nine cooks for two
Food safety course of the town
- Cut food waste by a third with a
canteens and schools, Line Cook
Jan 2015 - Feb 2019 weekly count
- Cooked 200 covers a night on the`,
  // Entries of one section in different forms.
  `EXPERIENCE

Example Freight Inc
Dispatcher
2018 - 2024
- Planned routes for 40 trucks

Warehouse work, 2014 - 2018, with a team of four in the cold store and later on nights
with heavy loads
- Counted stock every month
Sample Market
- Loaded trailers by forklift

Driver (Example Cabs)
2010
- Drove at night`,
];

describe('doubt about a section', () => {
  it.each(WELL_FORMED)('does not stand where entries are alike: %#', async (text) => {
    expect(await doubted(text)).toEqual([]);
  });

  it.each(TORN)('stands where entries are cut or joined by guess: %#', async (text) => {
    expect(findAsWritten(await readText(text), 'work')).toBeDefined();
  });

  it('says so, before what is doubted of single values', async () => {
    const { warnings = [] } = (await readText(TORN[1] ?? '')).meta?.trueline ?? {};
    expect(warnings[0]).toMatchObject({ code: 'AS_WRITTEN', path: 'work' });
    expect(warnings[0]?.message).toContain('exactly as you wrote them');
  });

  it('keeps the fields beside the lines, and every word of the section in its lines, in order where one of its periods cannot stand beside its head', async () => {
    const resume = await readText(TORN[1] ?? '');
    const lines = resume.meta?.trueline?.asWritten?.[0]?.lines ?? [];
    expect(resume.work?.length).toBeGreaterThan(0);
    const words = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
    const printed = lines.flatMap(({ text, dates = '' }) => words(`${text} ${dates}`));
    expect(printed).toEqual(words(TORN[1] ?? '').slice(1));
  });

  it('sets heads, items and wrapped lines', async () => {
    const resume = await readText(TORN[1] ?? '');
    const lines = resume.meta?.trueline?.asWritten?.[0]?.lines ?? [];
    expect(lines[0]).toMatchObject({ kind: 'head', text: 'Example Freight Inc' });
    expect(lines[1]).toMatchObject({ kind: 'detail', text: 'Dispatcher' });
    expect(lines.find(({ text }) => text.startsWith('Planned'))).toMatchObject({
      kind: 'item',
      path: 'work[0].highlights[0]',
    });
  });
});
