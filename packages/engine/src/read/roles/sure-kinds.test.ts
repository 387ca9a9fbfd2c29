import { describe, expect, it } from 'vitest';
import { readSource } from '../testing/section-of.ts';

const HEAD = 'Mara Beispiel\nmara.beispiel@example.com\n+49 30 5550 1234\n';

const read = async (heading: string, rows: string) => {
  const { certificates = [], education = [] } = await readSource(
    `${HEAD}\nEXPERIENCE\n\nCook, Sample Inn, 2015 - 2020\n- Cooked for 80 guests\n\n${heading}\n\n${rows}\n\nLANGUAGES\n\nEnglish, German\n`,
  );
  return {
    certificates: certificates.map(({ name }) => name),
    schools: education.map(({ institution }) => institution),
  };
};

describe('papers among schools', () => {
  it.each([
    ['EDUCATION AND TRAINING', 'HACCP for food handlers, Sample Health Office, renewed 2025'],
    ['Training and education', 'Manual handling, Sample Safety Ltd, 2022'],
    ['Education & qualifications', 'Forklift licence, Example Safety Ltd, 2021'],
  ])('%s: %s', async (heading, paper) => {
    const { certificates, schools } = await read(
      heading,
      `BSc Biology, University of Sampleton, 2010 - 2014\n${paper}\nSample High School, Exampleton, 2004 - 2010`,
    );
    expect(certificates).toHaveLength(1);
    expect(schools).toHaveLength(2);
  });
});

describe('what stays among schools', () => {
  it.each([
    'A levels, Sample Grammar School, Exampleton, 2010',
    'Diploma in Cookery, Sample College, 2012 - 2014',
    'Sample High School, Exampleton, 2004 - 2010',
  ])('%s', async (row) => {
    const { certificates, schools } = await read(
      'EDUCATION AND TRAINING',
      `BSc Biology, University of Sampleton, 2014 - 2018\n${row}`,
    );
    expect(certificates).toEqual([]);
    expect(schools).toHaveLength(2);
  });
});
