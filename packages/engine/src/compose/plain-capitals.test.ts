import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { optimize } from '../optimize.ts';

const run = (resume: Resume): Resume =>
  optimize({ resume, jobDescription: 'Conservator', asOf: '2026-01' }).document;

const small: Resume = {
  basics: { name: 'ama dzifa mensah-larbi', email: 'ama@example.com' },
  work: [
    {
      name: 'museum of the coast',
      position: 'national service person',
      location: 'cape sample',
      startDate: '2024',
      highlights: [
        'greeted visitors in english and french',
        'cleaned the wooden stools and i labelled each box of the store',
      ],
    },
  ],
  education: [
    { institution: 'university of the sample', studyType: 'bsc', area: 'history of art' },
  ],
  certificates: [{ name: 'first aid' }],
  skills: [{ keywords: ['object handling', 'box making'] }],
};

describe('a resume in small letters', () => {
  it('gets the capitals of names, titles, degrees, items and sentences', () => {
    const { basics, work, education, certificates, skills } = run(small);
    expect(basics).toMatchObject({ name: 'Ama Dzifa Mensah-Larbi', email: 'ama@example.com' });
    expect(work?.[0]).toMatchObject({
      name: 'Museum of the Coast',
      position: 'National Service Person',
      location: 'Cape Sample',
    });
    expect(work?.[0]?.highlights?.[0]).toBe('Greeted visitors in English and French');
    expect(work?.[0]?.highlights?.[1]).not.toContain(' i ');
    expect(education?.[0]).toMatchObject({
      institution: 'University of the Sample',
      studyType: 'BSc',
      area: 'History of Art',
    });
    expect(certificates?.[0]?.name).toBe('First aid');
    expect(skills?.[0]?.keywords).toEqual(['Object handling', 'Box making']);
  });
});

describe('a summary in small letters', () => {
  it.each([
    [
      'qa tester, 16 years in IT. patient, i find the bug.',
      'QA tester, 16 years in IT. Patient, I find the bug.',
    ],
    [
      'cook on ships. ana, my chef, taught me; asa, ama, eva, vi, ann and sia helped.',
      'Cook on ships. Ana, my chef, taught me; asa, ama, eva, vi, ann and sia helped.',
    ],
    ['tester by day or night since 2015.', 'Tester by day or night since 2015.'],
    ['iOS developer since 2015.', 'iOS developer since 2015.'],
    ['npm.example packages for clinics.', 'npm.example packages for clinics.'],
  ])('gets the capitals of its sentences: %s', (summary, told) => {
    const basics = { name: 'Ama Sample', summary };
    const work = [{ name: 'Sample Ltd', position: 'Tester', highlights: ['Tested three games'] }];
    expect(run({ basics, work }).basics?.summary).toBe(told);
  });
});

it('takes no small word of another language for a short name', () => {
  const { basics } = run({
    basics: {
      name: 'gualtiero sample',
      summary:
        'lavoro la pietra da quando avevo 18 anni, prima in cava poi restauro. va bene un posto fisso e mi sposto.',
    },
    work: [
      {
        name: 'fratelli sample snc',
        position: 'scalpellino restauratore',
        startDate: '2021',
        highlights: [
          'rifatti 46 balaustrini della villa comunale, tutti a mano',
          'insegno a due apprendisti',
        ],
      },
      { name: 'marmi valle srl', position: 'capo cantiere', startDate: '2018', endDate: '2021' },
    ],
  });
  expect(basics?.summary).not.toMatch(/(?<!\p{L})\p{Lu}{2}/u);
});

describe('a resume in capitals', () => {
  it('gets small letters in its running text and its plain titles alone', () => {
    const { work, basics } = run({
      basics: { name: 'ROSA SAMPLE', summary: 'STEADY AND FAIR. I HAVE CLEANED WARDS AND SHIPS.' },
      work: [
        {
          name: 'FREJA SAMPLE LINES',
          position: 'TEAM LEADER, NIGHT',
          startDate: '2015',
          highlights: ['Checked floors by the INSTA table'],
        },
        {
          name: 'HOTEL OF THE BAY',
          position: 'INSTA INSPECTOR',
          endDate: '2014',
          startDate: '2010',
        },
      ],
    });
    expect(basics?.name).toBe('ROSA SAMPLE');
    expect(work?.[0]).toMatchObject({
      name: 'FREJA SAMPLE LINES',
      position: 'Team Leader, Night',
    });
    expect(work?.[1]).toMatchObject({
      name: 'HOTEL OF THE BAY',
      position: 'INSTA Inspector',
    });
    expect(basics?.summary).not.toMatch(/[A-Z]{4}/);
  });
});

it('lowers short words and names of people in titles and lines, and no acronym', () => {
  const { work } = run({
    basics: { name: 'ROSA SAMPLE' },
    work: [
      {
        name: 'HILL WARDS',
        position: 'SENIOR PHLEBOTOMIST',
        startDate: '2015',
        highlights: ['PREPARE DUTY ROTA FOR 11 PHLEBOTOMISTS OF THE ICU'],
      },
      { name: 'BAY LABS', position: 'LAB TECHNICIAN', startDate: '2011', endDate: '2015' },
      { name: 'BAY WARDS', position: 'ICU TECHNICIAN', startDate: '2010', endDate: '2011' },
    ],
    education: [{ institution: 'HEALTH SCHOOL' }],
  });
  expect(work?.map(({ position }) => position)).toEqual([
    'Senior Phlebotomist',
    'Lab Technician',
    'ICU TECHNICIAN',
  ]);
  expect(work?.[0]?.highlights).toEqual(['Prepare duty rota for 11 phlebotomists of the ICU']);
});

it('gives titles their capital where names and lines have theirs', () => {
  const { work } = run({
    basics: { name: 'Ann Sample' },
    work: [
      {
        name: 'Northgate Lines',
        position: 'company driver',
        startDate: '2019',
        highlights: ['Drove'],
      },
      { name: 'Harvest Haulers', position: 'driver', startDate: '2016', endDate: '2018' },
    ],
    education: [{ institution: 'Sample School' }],
  });
  expect(work?.map(({ position }) => position)).toEqual(['Company Driver', 'Driver']);
});

it.each<[string, Resume]>([
  [
    'a name in capitals',
    { basics: { name: 'ANN SAMPLE' }, work: [{ name: 'Shop', position: 'Clerk' }] },
  ],
  [
    'employers in capitals',
    { work: [{ name: 'ACME SAMPLE LTD', position: 'Clerk', location: 'Leeds' }] },
  ],
  ['few fields', { work: [{ name: 'corner shop', position: 'clerk' }] }],
])('leaves %s', (_, resume) => {
  const { basics, work } = run(resume);
  expect(basics?.name).toBe(resume.basics?.name);
  expect(work).toEqual(resume.work);
});

it('leaves the names of employers, schools, papers and skills in capitals, and titles with an acronym', () => {
  const loud: Resume = {
    basics: { name: 'ROSA SAMPLE' },
    work: [
      { name: 'IBM CANADA LTD', position: 'SAP FICO CONSULTANT', startDate: '2015' },
      { name: 'CIBC MELLON', position: 'IT MANAGER', startDate: '2012', endDate: '2014' },
      { name: 'ACME SAMPLE LTD', position: 'WAREHOUSE CLERK', startDate: '2010', endDate: '2011' },
    ],
    education: [{ institution: 'UCLA EXTENSION', studyType: 'MBA', area: 'FINANCE' }],
    certificates: [{ name: 'AWS CLOUD PRACTITIONER' }],
    skills: [{ keywords: ['SAP FICO', 'USAID GRANTS', 'PAYROLL'] }],
  };
  const { work, education, certificates, skills } = run(loud);
  expect(work?.map(({ name }) => name)).toEqual(loud.work?.map(({ name }) => name));
  expect(work?.map(({ position }) => position)).toEqual([
    'SAP FICO CONSULTANT',
    'IT MANAGER',
    'Warehouse Clerk',
  ]);
  expect(education).toEqual(loud.education);
  expect(certificates).toEqual(loud.certificates);
  expect(skills).toEqual(loud.skills);
});

it('gives no capital to words that are also a language or a degree, nor to acronyms in small letters', () => {
  const { work, education } = run({
    basics: { name: 'ama sample' },
    work: [
      {
        name: 'bed and breakfast sample',
        position: 'cook',
        startDate: '2015',
        highlights: [
          'cleaned two pools, pressed chino trousers and fried the fries',
          'made a danish each morning and told guests about it in french, spanish and english',
        ],
      },
      { name: 'nasa hotel usa', position: 'porter', startDate: '2012', endDate: '2014' },
    ],
    education: [{ institution: 'sample college', studyType: 'bed in primary teaching' }],
  });
  expect(work?.[0]?.name).toBe('Bed and Breakfast Sample');
  expect(work?.[1]?.name).toBe('nasa hotel usa');
  const bullets = work?.[0]?.highlights?.join(' ') ?? '';
  expect(bullets).toContain('two pools');
  expect(bullets).toContain('chino');
  expect(bullets).toContain('fries');
  expect(bullets).toContain('danish');
  expect(bullets).toContain('French, Spanish and English');
  expect(education?.[0]?.studyType).toMatch(/^BEd in /);
});

it('begins each bullet of a parted paragraph with its capital', () => {
  const said =
    'PAINTED NEW BUSES AND OLD ONES AND THEIR STRIPES. WORKED WITH THE GUN IN THE BOOTH EACH DAY. REPAIRED EIGHT CARS AND VANS EVERY WEEK FOR THREE FIRMS.';
  const { work } = run({
    basics: { name: 'ROSA SAMPLE' },
    work: [
      { name: 'ACME SAMPLE', position: 'SPRAY PAINTER', startDate: '2015', summary: said },
      { name: 'SAMPLE WORKS', position: 'PAINTER', startDate: '2012', endDate: '2014' },
    ],
  });
  const bullets = work?.[0]?.highlights ?? [];
  expect(bullets.length).toBe(3);
  for (const bullet of bullets) expect(bullet).toMatch(/^\p{Lu}\p{Ll}/u);
});
