import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { sentencesOfParagraph } from '../language/en/sentences.ts';
import { optimize } from '../optimize.ts';
import { applyChanges, applyWithOrigins } from './apply.ts';

const AD = 'Workshop Technician\nRequirements:\n- Hydraulics\n- Welding';
const told = (summary: string, highlights: string[] = []): Resume => ({
  basics: { name: 'Ines Okafor' },
  work: [
    {
      name: 'Quayside Engines',
      position: 'Fitter',
      startDate: '2015-03',
      endDate: '2019-06',
      summary,
      highlights,
    },
  ],
});
const changeOf = (resume: Resume) =>
  optimize({ resume, jobDescription: AD, asOf: '2026-11' }).changes.find(
    ({ kind }) => kind === 'paragraph-bullets',
  );
const THREE =
  'I repaired the pumps of eleven fishing boats each season. I welded brackets for the St. Clair ferry. I kept the parts list and ordered filters every second week. Reason for leaving: the yard closed.';

describe('a role told in a paragraph', () => {
  it('becomes bullets, a sentence each, worded as bullets are', () => {
    const change = changeOf(told(THREE));
    expect(change?.after).toBe(
      [
        'Repaired the pumps of 11 fishing boats each season',
        'Welded brackets for the St. Clair ferry',
        'Kept the parts list and ordered filters every second week',
      ].join('\n'),
    );
    expect(change?.verdict).toBe('proven');
  });

  it('stands before the bullets that there are, and each line knows where it came from', () => {
    const resume = told(THREE, ['Trained two apprentices']);
    const change = changeOf(resume);
    if (change === undefined) throw new Error('no change');
    const { document, findOrigin } = applyWithOrigins(resume, [change]);
    expect(document.work?.[0]?.summary).toBeUndefined();
    expect(document.work?.[0]?.highlights).toHaveLength(4);
    expect(findOrigin('work[0].highlights[1]')).toBe('work[0].summary');
    expect(findOrigin('work[0].highlights[3]')).toBe('work[0].highlights[0]');
    expect(applyChanges(resume, [{ ...change, decision: 'rejected' }])).toEqual(resume);
  });

  it('is split where it stands as one bullet', () => {
    const resume = told('', [THREE]);
    const change = changeOf(resume);
    expect(change?.path).toBe('work[0].highlights[0]');
    if (change === undefined) throw new Error('no change');
    expect(applyChanges(resume, [change]).work?.[0]?.highlights).toHaveLength(3);
  });

  it('is split however short beside roles in bullets, and held against its own sentences', () => {
    const resume = told('', ['Trained two apprentices', 'Stocked the parts room']);
    const earlier = { name: 'Hill Yard', position: 'Fitter', startDate: '2010', endDate: '2014' };
    const short = 'I called to nine or ten farms around Sligo. I mended gates and rang the office.';
    const work = [...(resume.work ?? []), { ...earlier, summary: short }];
    const { document } = optimize({
      resume: { ...resume, work },
      jobDescription: AD,
      asOf: '2026-11',
    });
    expect(document.work?.[1]?.highlights?.join('. ')).toBe(
      'Called to nine or ten farms around Sligo. Mended gates and rang the office',
    );
  });

  it('stays where it tells of the employer alone, or is short', () => {
    const employer =
      'Family yard of 30 people in the old harbour. Builders of small ferries and workboats for the inland lakes. Part of the Quayside group of companies since the year 1998.';
    expect(changeOf(told(employer))).toBeUndefined();
    expect(changeOf(told('I repaired pumps. I welded brackets.'))).toBeUndefined();
  });
});

describe('sentencesOfParagraph', () => {
  it.each([
    ['Kept stock at St. Mary. Sold bread.', 2],
    ['Served 40 guests. It was a small hotel. Kept the books.', 2],
    ['Cut costs by 3.5 % in approx. 20 Shops of the north.', 1],
    ['Worked with Dr. A. Smith on wards. Charted.', 2],
  ])('%s', (text, count) => {
    expect(sentencesOfParagraph(text)).toHaveLength(count);
  });
});
