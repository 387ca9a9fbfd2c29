import type { Ask, Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { optimize } from '../index.ts';

const resume: Resume = {
  basics: {
    name: 'Ann Example',
    email: 'ann@example.org',
    phone: '555-010-0199',
    location: { city: 'Town' },
  },
  work: [
    {
      name: 'HOLLOW CREEK FREIGHT LTD.',
      position: 'Driver (company)',
      startDate: '2019-02',
      highlights: [
        'Border crossings at Hartley and Westmere with all the paperwork',
        'Kept the cab clean and tidy every week',
        'Trip inspections and e-logs',
      ],
    },
  ],
  skills: [{ name: 'Skills', keywords: ['Reefer'] }],
};

const asksFor = (lines: string, change: Partial<Resume> = {}): Ask[] =>
  optimize({
    resume: { ...resume, ...change },
    jobDescription: `Long Haul Drivers\nCompany: BELLWETHER TRANSPORT LTD.\n\n${lines}`,
    asOf: '2026-01',
    rounds: 20,
  }).report.asks ?? [];
const prompts = (asks: readonly Ask[]): string => asks.map(({ prompt }) => prompt).join('\n');

const AD = `What you will do
- Cross border paperwork and border crossings
- Pre trip inspections, report defects

What you need
- Clean abstract
- Valid Class 1 with air
- Experience with Thermo King or Carrier units an asset`;

describe('asks as a person would say them', () => {
  it('name employers and roles in quiet letters, without asides', () => {
    const said = prompts(asksFor(AD));
    expect(said).toMatch(/Hollow Creek Freight/);
    expect(said).toMatch(/Bellwether Transport\?/);
    expect(said).not.toMatch(/HOLLOW|BELLWETHER|LTD|\(company\)/);
  });

  it('ask what went well in the latest work, and make a line of it', () => {
    const ask = asksFor(AD).find(({ id }) => id.startsWith('result-'));
    const { document } = optimize({
      resume,
      jobDescription: AD,
      asOf: '2026-01',
      answers: [
        {
          ask: ask?.id ?? '',
          option: 'yes',
          values: { what: "I've crossed without a fine since 2019." },
        },
      ],
    });
    expect(document.work?.[0]?.highlights?.at(-1)).toBe('Crossed without a fine since 2019');
  });

  it('ask how many of what the ad asks for, and no figure of a trifle', () => {
    const amounts = asksFor(AD).filter(({ type }) => type === 'amount');
    expect(prompts(amounts)).toMatch(/about how many (?:border )?crossings\?/);
    expect(prompts(amounts)).not.toMatch(/cab clean/);
  });

  it.each([
    ['Requirements\n- Lived experience of migration is valued', /migration/i],
    ['Requirements\n- A passion for warehousing', /warehousing/i],
    ['Duties\n- Record cooling and refrigeration temps', /asks for refrigeration/i],
    [
      'Duties\n- Make referrals to resources (housing, health, child care, legal aid)',
      /asks for child care/i,
    ],
    ['Duties\n- Road test, QC own work', /asks for QC/],
    ['Requirements\n- Long haul experience of any length', /asks for Long Haul\b/],
  ])('do not ask for what nobody does: %s', (ad, unasked) => {
    expect(prompts(asksFor(ad))).not.toMatch(unasked);
  });

  it('asks of named products whether they were used, not whether a line was one', () => {
    const said = asksFor(AD).filter(({ prompt }) => /Thermo King/.test(prompt));
    expect(said.map(({ type }) => type)).toEqual(['experience']);
  });
});

const amountLine = (line: string): string => {
  const work = [{ ...resume.work?.[0], highlights: [line] }];
  const asks = asksFor('What you will do\n- Border visits, border crossings and reports', { work });
  return asks.find(({ type }) => type === 'amount')?.options[0]?.line ?? '';
};

it.each([
  'Border crossings at Hartley with paperwork',
  'Displaced families: border visits and reports',
])('puts no number where it would tell something else: %s', (line) => {
  expect(amountLine(line)).not.toMatch(/\[count/);
});

it('puts the number before what is counted', () => {
  expect(amountLine('Prepared border reports for the office')).toBe(
    'Prepared [count] [count:border report|border reports] for the office',
  );
});

describe('conditions of the job', () => {
  it('are asked where the resume does not show them, and become a line among the papers', () => {
    const asks = asksFor('What you need\n- Clean abstract\n- Own hand tools');
    expect(asks.filter(({ id }) => id.startsWith('condition-')).map(({ id }) => id)).toEqual([
      'condition-clean-record',
      'condition-own-tools',
    ]);
    const { document } = optimize({
      resume,
      jobDescription: 'Driver\n\nWhat you need\n- Clean abstract',
      asOf: '2026-01',
      answers: [{ ask: 'condition-clean-record', option: 'yes' }],
    });
    expect(document.certificates).toEqual([{ name: 'Clean driving record' }]);
  });

  it('are not asked where the resume shows them', () => {
    const shown = { skills: [{ name: 'Skills', keywords: ['Clean driving record', 'own tools'] }] };
    const asks = asksFor('What you need\n- Clean abstract\n- Own hand tools', shown);
    expect(asks.filter(({ id }) => id.startsWith('condition-'))).toEqual([]);
  });
});
