import { describe, expect, it } from 'vitest';
import { readSection } from '../testing/section-of.ts';

const DEGREE = 'BSc Biology, Sample University, 2010 - 2013';

describe('courses of hours or days among schools', () => {
  it.each([
    'Creative dance for children, 5-day workshop, Kolam Movement Lab, 2019',
    'Handheld device reading (5 days), Sample Centre, 2015',
    'Course Fiscal Routines, 80 h, Sample Instituto, 2024',
    'Rosewood rules and wood drying, 3 days, 2019',
    'Moving and handling (refresher), Sample Care, 2026',
    'Seminar on customs law, Sample Chamber, 2016',
  ])('are certificates: %s', async (course) => {
    const { education = [], certificates = [] } = await readSection(
      'EDUCATION',
      `${DEGREE}\n${course}\nSecondary school leaving certificate, Sample High School, 2009\n`,
    );
    expect(certificates).toHaveLength(1);
    expect(education.map(({ institution }) => institution)).toEqual([
      'Sample University',
      'Sample High School',
    ]);
  });

  it.each([
    'System Engineering Seminar (40 hours), Sample College, 2015',
    'Diploma in Fiscal Routines (400 hours), Sample College, 2014',
    'Certificate in Baking, 6 months, Sample College, 2014',
    'Evening course in law, Sample College, 2012 - 2014',
  ])('are studies where they are longer or a degree: %s', async (studies) => {
    const { education = [] } = await readSection('EDUCATION', `${DEGREE}\n${studies}\n`);
    expect(education.map(({ institution }) => institution)).toContain('Sample College');
  });
});

describe('who gave a certificate', () => {
  it.each(['Indian Ocean Vet Nurses', 'Sunny Hill Makers', 'Blue Lagoon Helpers'])(
    'may be called by its people: %s',
    async (issuer) => {
      const { certificates = [] } = await readSection(
        'CERTIFICATES',
        `- Kiln safety, ${issuer}, 2024\n- Fear-free handling, Sample Institute, 2021\n`,
      );
      expect(certificates[0]).toMatchObject({ name: 'Kiln safety', issuer, date: '2024' });
    },
  );

  it('is none of what a certificate is in', async () => {
    const { certificates = [] } = await readSection(
      'CERTIFICATES',
      '- Red Seal Endorsement – Cook, 2019\n- First aid for Teachers, 2021\n',
    );
    expect(certificates.map(({ name }) => name)).toEqual([
      'Red Seal Endorsement – Cook',
      'First aid for Teachers',
    ]);
  });
});
