import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { optimize } from '../optimize.ts';

const bulletsOf = (highlights: string[], must: string): string[] | undefined => {
  const resume: Resume = {
    work: [{ name: 'Sample Works', position: 'Clerk', startDate: '2018', highlights }],
  };
  const jobDescription = `Clerk\n\nRequirements\n- ${must}`;
  return optimize({ resume, jobDescription, asOf: '2026-01' }).document.work?.[0]?.highlights;
};
const skillsOf = (keywords: string[], must: string): string[] | undefined =>
  optimize({
    resume: { skills: [{ keywords }] },
    jobDescription: `Clerk\n\nRequirements\n- ${must}`,
    asOf: '2026-01',
  }).document.skills?.[0]?.keywords;

describe('the order of skills', () => {
  it.each(['Some Excel', 'Excel a bit', 'Excel (a little)'])(
    'begins with no little: %s',
    (item) => {
      const ordered = skillsOf(['Filing', item, 'Payroll'], 'Excel and payroll');
      expect(ordered).toEqual(['Payroll', 'Filing', item]);
    },
  );
});

describe('the order of bullets', () => {
  const plain = [
    'Sort the mail',
    'Keep the shelves tidy',
    'Kept the door locked',
    'Run payroll in Sage',
  ];

  it('moves up what the ad requires and the first two leave open', () => {
    expect(bulletsOf(plain, 'Payroll')?.[0]).toBe('Run payroll in Sage');
  });

  it('leaves the first where it tells how far the role reaches', () => {
    const [, ...rest] = plain;
    for (const first of [
      'Look after one or two depots',
      'Lead a team of clerks',
      'Hold $2M in stock',
    ])
      expect(bulletsOf([first, ...rest], 'Payroll')?.slice(0, 2)).toEqual([
        first,
        'Run payroll in Sage',
      ]);
  });

  it('leaves both of the first two where both tell how far it reaches', () => {
    const own = [
      'Lead a team of clerks',
      'Hold $2M in stock',
      'Kept the door locked',
      'Run payroll',
    ];
    expect(bulletsOf(own, 'Payroll')?.at(-1)).toBe('Run payroll');
  });

  it('stays where one of the first two answers it already, and of three bullets', () => {
    const told = [
      'Sort the mail',
      'Check payroll',
      'Kept the door locked',
      'Run payroll for 90 clerks',
    ];
    expect(bulletsOf(told, 'Payroll')?.at(-1)).toBe(told.at(-1));
    expect(bulletsOf(plain.slice(1), 'Payroll')?.at(-1)).toBe(plain.at(-1));
    expect(bulletsOf(plain, 'Welding')?.[0]).toBe(plain[0]);
  });
});

describe('what answers much of the ad, known to a list of skills or not', () => {
  const ad = 'Defrost the blast chiller and scrub the tilt skillet every shift';
  const strong = 'Scrubbed the tilt skillet and defrosted the blast chiller';
  const others = ['Sorted the mail', 'Kept the shelves tidy', 'Locked the door'];

  it('moves up, before a first line that answers nothing', () => {
    expect(bulletsOf([...others, strong], ad)?.[0]).toBe(strong);
  });

  it('moves behind a first line that says what one is in charge of, and before a second', () => {
    const own = ['Lead a team of clerks', 'Hold $2M in stock', 'Locked the door', strong];
    expect(bulletsOf(own, ad)?.slice(0, 2)).toEqual([own[0], strong]);
  });

  it('moves up among three lines, but not where one of the first two says as much', () => {
    expect(bulletsOf([...others.slice(1), strong], ad)?.[0]).toBe(strong);
    expect(bulletsOf([others[0] ?? '', strong, strong], ad)?.[0]).toBe(others[0]);
  });
});

it('leaves skills that are written on as a sentence', () => {
  const own = ['Filing', 'stock takes', 'mail runs', 'Payroll'];
  expect(skillsOf(own, 'Payroll')).toEqual(own);
});

it('puts no language before what one can do', () => {
  const own = ['Filing', 'Payroll', 'English', 'Dutch'];
  expect(skillsOf(own, 'Dutch and English')).toEqual(own);
  expect(skillsOf(own, 'Payroll')?.[0]).toBe('Payroll');
});
