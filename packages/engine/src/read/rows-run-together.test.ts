import { describe, expect, it } from 'vitest';
import { read } from './index.ts';

async function readText(text: string) {
  const result = await read(new TextEncoder().encode(text), 'resume.txt');
  if (!result.ok) throw new Error(result.failure.code);
  return result.resume;
}

const TOP = 'Ana Sample\nana.sample@example.com\n\n';
const WORK = 'WORK\nLocksmith, Sample Ltd, Exampleton\n2020 - 2023\n';

describe('items of one list on one row', () => {
  it.each(['•', '●', '▪'])('begin within its wraps, too: %s', async (mark) => {
    const rows = `${mark} Call outs and rekeys, home and business ${mark} Building master key systems, biggest
one so far for a retirement village ${mark} Cutting and programming car keys and
remotes (mostly vans) ${mark} After hours roster 1 week in 4
`;
    const { work } = await readText(`${TOP}${WORK}${rows}\nSKILLS\nKeys, doors\n`);
    expect(work?.[0]?.highlights).toEqual([
      'Call outs and rekeys, home and business',
      'Building master key systems, biggest one so far for a retirement village',
      'Cutting and programming car keys and remotes (mostly vans)',
      'After hours roster 1 week in 4',
    ]);
  });

  it('but the next entry’s head holds none', async () => {
    const rows = '• Call outs and rekeys\nMuster Locks • Exampleton\n2018 - 2020\n• Cut keys\n';
    const { work } = await readText(`${TOP}${WORK}${rows}\nSKILLS\nKeys, doors\n`);
    expect(work?.[0]?.highlights).toEqual(['Call outs and rekeys']);
    expect(work?.[1]).toMatchObject({ startDate: '2018', highlights: ['Cut keys'] });
  });

  it('but a mark within one that is no list’s parts nothing', async () => {
    const rows =
      '- Drove the van between the yard at the harbour and\nthe depot - a short road - every morning of the week\n- Kept the keys\n';
    const { work } = await readText(`${TOP}${WORK}${rows}\nSKILLS\nKeys, doors\n`);
    expect(work?.[0]?.highlights).toHaveLength(2);
  });
});

describe('a heading below the end of a sentence', () => {
  const ABOUT = `Qualified locksmith, six years in the trade and always on the
road. Looking for a firm that does more access control and
less lock outs at night. Clean record, happy to be vetted.`;

  it.each(['TIMELINE', 'CHAPTERS SO FAR', 'ROAD MAP:'])('in capitals: %s', async (words) => {
    const jobs = 'Locksmith, Sample Ltd\n2020 - 2023\n- Cut keys\n';
    const resume = await readText(`${TOP}${ABOUT}\n${words}\n${jobs}\nSKILLS\nKeys, doors\n`);
    expect(JSON.stringify(resume.basics?.summary ?? '')).not.toContain(words.replace(':', ''));
    expect(resume.work?.[0]).toMatchObject({ startDate: '2020', endDate: '2023' });
  });

  it('a last word in capitals is none', async () => {
    const text = `SUMMARY\nI have worked in the trade for six years and on the road in the\ncity. I am on time. I am at work in the morning, every day. I am\nALWAYS there.\n\n${WORK}- Cut keys\n`;
    const { basics } = await readText(TOP + text);
    expect(basics?.summary?.replace(/\s+/g, ' ')).toContain('I am ALWAYS there.');
  });
});

it('what is told below a row of contacts is no part of it', async () => {
  const text = `Ana Sample\nLocksmith\n3/18 Mill Lane, Exampleton 3216 027 555 0143 ana.sample@example.com
Qualified locksmith, six years in the trade and always on time.\n\n${WORK}- Cut keys\n\nSKILLS\nKeys, doors\n`;
  const { basics } = await readText(text);
  expect(basics).toMatchObject({ email: 'ana.sample@example.com', phone: '027 555 0143' });
  expect(basics?.summary).toMatch(/^Qualified locksmith.*on time\.$/);
});
