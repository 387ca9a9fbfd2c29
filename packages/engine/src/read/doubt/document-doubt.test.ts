import { findOwnOrder, type Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { read } from '../index.ts';

async function readText(text: string): Promise<Resume> {
  const result = await read(new TextEncoder().encode(text), 'resume.txt');
  if (!result.ok) throw new Error(result.failure.code);
  return result.resume;
}

const headingsOf = (resume: Resume): string[] =>
  (findOwnOrder(resume)?.lines ?? []).flatMap(({ kind, text }) => (kind === 'heading' ? text : []));

const HEAD = 'Ada Sample\nada.sample@example.com\n+1 555 0100\n';

const JOBS = `WORK EXPERIENCE

Kitchen Manager, Example Catering Ltd
Mar 2019 - Present
- Ran a kitchen of nine cooks for two canteens
- Cut food waste by a third with a weekly count

Cook, Sample Inn
Jan 2014 - Feb 2019
- Cooked for weddings of up to 200 guests`;

const SCHOOL = `EDUCATION

Diploma in Professional Cookery, Sample College, 2012 - 2014`;

const SKILLS = `SKILLS

Menu planning, stock rotation, knife work`;

const of = (...parts: string[]): string => [HEAD, ...parts].join('\n\n');

describe('doubt about a whole document', () => {
  it.each([
    ['THINGS FROM MY DRAWER', 'Pastry bag, blow torch\nTwo whisks and a good oven'],
    ['WHAT ELSE YOU MAY ASK FOR', 'Tasting menus\nTables laid for eight'],
  ])('keeps its order where a heading is none that we know: %s', async (heading, rows) => {
    const resume = await readText(
      of(JOBS, SCHOOL, SKILLS, `${heading}\n\n${rows}`, 'LANGUAGES\n\nEnglish, Polish'),
    );
    expect(headingsOf(resume)).toContain(heading);
  });

  it('keeps no order of its own for a declaration in prose at its end', async () => {
    const told =
      'DECLARATION\n\nI declare that what I have written above is true and complete to the best of my knowledge.';
    expect(findOwnOrder(await readText(of(JOBS, SCHOOL, SKILLS, told)))).toBeUndefined();
  });

  it('keeps no order of its own where every heading is known', async () => {
    expect(findOwnOrder(await readText(of(JOBS, SCHOOL, SKILLS)))).toBeUndefined();
  });

  it('keeps its order where the summary holds a list of duties', async () => {
    const told = `- Ran a kitchen of nine cooks for two canteens
- Cut food waste by a third with a weekly count
- Trained four apprentices for their exams`;
    const resume = await readText(of(`PROFILE\n\n${told}`, SCHOOL, SKILLS));
    expect(headingsOf(resume)[0]).toBe('PROFILE');
  });

  it('prints no row of a form beside the contacts of a document in its own order', async () => {
    const resume = await readText(
      of(
        'Can you start at once?\nOnly after Easter, my sister marries',
        JOBS,
        SCHOOL,
        'THINGS FROM MY DRAWER\n\nPastry bag, blow torch\nTwo whisks and a good oven',
        SKILLS,
      ),
    );
    const [first] = findOwnOrder(resume)?.lines ?? [];
    expect(first?.text).toBe('Can you start at once?');
  });

  it('takes no titles of jobs for headings that are dressed as those are', async () => {
    const jobs = [
      [
        'KITCHEN MANAGER',
        'Example Catering Ltd, Mar 2019 - Present',
        'Ran a kitchen of nine cooks',
      ],
      ['LINE COOK', 'Sample Inn, Jan 2014 - Feb 2019', 'Cooked for weddings of 200 guests'],
      ['KITCHEN PORTER', 'Sample Grill, Jan 2011 - Dec 2013', 'Washed for four cooks'],
    ].map(([title, head, told]) => `${title}\n${head}\n- ${told}`);
    const resume = await readText(
      of(
        'EXPERIENCE',
        ...jobs,
        SKILLS,
        'THINGS FROM MY DRAWER\n\nPastry bag, blow torch\nTwo whisks and a good oven',
        'LANGUAGES\n\nEnglish, Polish',
      ),
    );
    expect(headingsOf(resume)).not.toContain('LINE COOK');
  });
});
