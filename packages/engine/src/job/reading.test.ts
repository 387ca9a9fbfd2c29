import { describe, expect, it } from 'vitest';
import { extractRequirements } from './extract-requirements.ts';

const levels = (ad: string): Record<string, string> =>
  Object.fromEntries(
    extractRequirements(ad).requirements.flatMap(({ skills, level, kind }) =>
      kind === 'years' ? [] : skills.map(({ name }) => [name, level]),
    ),
  );
const kinds = (ad: string): string[] =>
  extractRequirements(ad).requirements.map(({ kind, level }) => `${level} ${kind}`);

describe('sections', () => {
  it('tells by its words what an unknown heading opens', () => {
    const ad = `Cook
Plum & Pear, Truro

Why this kitchen is good
We feed people.

What we'd hope for from you
- Food safety
- Menu planning

Lovely extras
- Butchery

Your week
- Write the orders for suppliers`;
    expect(levels(ad)).toMatchObject({
      'Food safety': 'must',
      'Menu planning': 'must',
      Butchery: 'nice',
    });
    expect(kinds(ad)).toContain('context responsibility');
  });

  it('ends a run-in heading with its paragraph', () => {
    const ad = `Clerk

Needed: Microsoft Excel and data entry.

Nice: Tableau.

Our office is near the harbour.`;
    expect(levels(ad)).toEqual({
      'Microsoft Excel': 'must',
      'Data entry': 'must',
      Tableau: 'nice',
    });
  });

  it('hears demands in a line that also names the pay', () => {
    const ad = 'Welder wanted, must have WHMIS, forklift ticket a plus, $31 an hour, call Ana';
    expect(levels(`Welder\n${ad}`)).toMatchObject({ WHMIS: 'must' });
  });
});

describe('levels within a line', () => {
  it('lets a wish colour its own clause only', () => {
    const ad = 'Clerk\nRequirements:\n3 years of payroll experience, preferably in Ceridian';
    const years = extractRequirements(ad).requirements.find(({ kind }) => kind === 'years');
    expect(years).toMatchObject({ years: 3, level: 'must' });
    expect(levels(ad).Ceridian).toBe('nice');
    expect(levels('Clerk\nRequirements:\nSQL is required, Tableau is an asset')).toMatchObject({
      SQL: 'must',
      Tableau: 'nice',
    });
  });
});

describe('markup', () => {
  it('reads a pasted page and quotes it as it stands', () => {
    const ad =
      '<h2>Data Analyst</h2><p><b>Requirements</b></p><ul><li>SQL &amp; Python</li><li>Driver&#39;s licence</li></ul>';
    const job = extractRequirements(ad);
    expect(job.title).toBe('Data Analyst');
    expect(levels(ad)).toMatchObject({ SQL: 'must', Python: 'must' });
    for (const { text, start, end } of job.requirements) expect(ad.slice(start, end)).toBe(text);
  });
});

describe('years, schooling and conditions', () => {
  const years = (line: string) =>
    extractRequirements(`Cook\nRequirements:\n${line}`).requirements.flatMap(
      (one) => one.years ?? [],
    );

  it.each([
    ['Between 3 and 6 years of practice', [3]],
    ['At least a year on the line', [1]],
    ["Two years' kitchen work", [2]],
    ['Un an d’expérience en cuisine', [1]],
    ['Six months to one year front desk experience', [0.5]],
    ['Care for children aged 3 to 5 years', []],
    ['A 2-year college diploma', []],
  ])('%s', (line, expected) => expect(years(line)).toEqual(expected));

  it('names clearances, travel, languages and French degrees', () => {
    expect(kinds('Clerk\nRequirements:\nReliability status')).toContain('must clearance');
    expect(kinds('Clerk\nRequirements:\nClear vulnerable sector check')).toContain(
      'must clearance',
    );
    expect(kinds('Clerk\nRequirements:\nSome travel between sites')).toContain('must travel');
    expect(kinds('Clerk\nAssets:\nSpanish')).toContain('nice language');
    expect(kinds('Commis\nExigences:\nDiplôme en comptabilité')).toContain('must degree');
  });
});

describe('title and company', () => {
  it.each([
    [
      'Line Cook — The Blue Larder (Halifax)\nRequirements:\nFood safety',
      'Line Cook',
      'The Blue Larder',
    ],
    ['Dispatcher (nights)\nNorth Road Couriers, Laval\n', 'Dispatcher', 'North Road Couriers'],
    ['Birch Hill Hospice seeks a Social Worker (0.8 FTE)', 'Social Worker', 'Birch Hill Hospice'],
    ['Data Analyst\nWe count buses.', 'Data Analyst', undefined],
  ])('%s', (ad, title, company) => {
    const job = extractRequirements(ad);
    expect([job.title, job.company]).toEqual([title, company]);
  });
});

describe('mentions', () => {
  it('leave out the employer’s business, and words that only say whose or which role', () => {
    const ad = `Clerk
Maple Mutual is a leader in insurance. Our QA team is small.
Requirements:
Experience with Java`;
    expect(extractRequirements(ad).skills.map(({ name }) => name)).toEqual(['Java']);
  });
});
