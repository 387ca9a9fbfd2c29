import { describe, expect, it } from 'vitest';
import { read } from '../index.ts';

const HEAD =
  '# Mara Beispiel\n\nmara.beispiel@example.com\n\n+49 30 5550 1234\n\n## Experience\n\n';
const LATER =
  '**Example Books Ltd**\n\nShop assistant\n\nNov 1990 – Jan 1992\n\n- Sold books\n\n## Skills\n\nExcel, filing\n';

async function jobsIn(rows: string): Promise<string[]> {
  const result = await read(new TextEncoder().encode(`${HEAD}${rows}\n\n${LATER}`), 'resume.md');
  if (!result.ok) throw new Error(result.failure.code);
  return (result.resume.work ?? []).map(({ name, position }) => `${name ?? ''}: ${position ?? ''}`);
}

const LAST =
  '**Sample Library Services**\n\nBranch Librarian\n\n04/2012 – present\n\n- Led a branch of 14\n\n';

describe('posts before at the employer whose row stands above the last one', () => {
  it.each([
    'Cataloguing Librarian\n\n01/2007 – 03/2012\n\n- Moved the catalogue',
    'Cataloguing Librarian 01/2007 – 03/2012\n\n- Moved the catalogue',
    'Cataloguing Librarian, 2007 – 2012\n\n- Moved the catalogue',
  ])('%s', async (row) => {
    expect(await jobsIn(LAST + row)).toEqual([
      'Sample Library Services: Branch Librarian',
      'Sample Library Services: Cataloguing Librarian',
      'Example Books Ltd: Shop assistant',
    ]);
  });

  it.each([
    'Career break\n\n01/2007 – 03/2012\n\nCare of my father',
    'Nanny\n\n01/2003 – 03/2006\n\n- Cared for two children',
    '**Nanny**\n\n01/2007 – 03/2012\n\n- Cared for two children',
  ])('and none: %s', async (row) => {
    const [, second] = await jobsIn(LAST + row);
    expect(second).not.toContain('Sample Library');
  });
});
