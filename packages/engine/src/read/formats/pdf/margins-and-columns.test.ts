import { describe, expect, it } from 'vitest';
import { column } from '../../fixtures/make-pdf.ts';
import { HEADER, readPages } from '../../testing/pages.ts';

describe('margins and columns of a page', () => {
  it('joins the short last line of a paragraph over the page with the rest, where columns begin below', async () => {
    const { resume } = await readPages([
      { text: 'Ines Beispiel', x: 30, y: 40, size: 20 },
      { text: 'ines@example.com', x: 490, y: 40 },
      { text: '306-555-0188', x: 520, y: 53 },
      { text: 'Profile', x: 30, y: 110, size: 13, bold: true },
      {
        text: 'I have berthed ships in three harbors of the north for fifteen years and more, I write storm plans and keep logs of',
        x: 30,
        y: 126,
      },
      {
        text: 'every vessel that comes in, in ice and in fog, with two tugs or none, and I am as a rule the one of the whole crew',
        x: 30,
        y: 139,
      },
      { text: 'who is called at night.', x: 30, y: 152 },
      { text: 'Experience', x: 30, y: 176, size: 13, bold: true },
      ...column(30, 194, ['Harbor Manager', 'Sample Port Authority', '2018 - 2024']),
      ...column(30, 246, ['Dock Clerk', 'Fixture Shipping Ltd', '2014 - 2018']),
      ...column(336, 194, [
        'I berthed four hundred ships a year and led a crew',
        'of nine, with two tugs.',
      ]),
      ...column(336, 246, [
        'I checked the cargo of small vessels and I kept the',
        'log of the whole harbor.',
      ]),
      { text: 'Skills', x: 336, y: 290, size: 13, bold: true },
      ...column(336, 306, ['Excel', 'Dispatch', 'Radio']),
    ]);
    expect(resume.basics?.summary).toMatch(/the whole crew who is called at night\.$/);
    expect(resume.basics?.label).toBeUndefined();
  });

  it('reads a margin of dates, and the places under them, beside their entries', async () => {
    const { resume } = await readPages([
      ...HEADER,
      ...column(170, 110, [
        ['Experience', 12],
        'Harbor Manager, Sample Port Authority',
        '• Berthed four hundred ships a year',
        '• Led a crew of nine',
        '• Wrote the storm plan',
        'Dock Clerk, Fixture Shipping Ltd',
        '• Checked the cargo of small vessels',
        '• Kept the log',
        ['Education', 12],
        'B.A. in Geography, Example College',
        ['Skills', 12],
        'Excel, Dispatch',
      ]),
      { text: 'May 2018–Now', x: 70, y: 124, size: 9 },
      { text: 'Gimli, MB', x: 86, y: 135, size: 9 },
      { text: '2014–2018', x: 86, y: 176, size: 9 },
      { text: 'Brandon, MB', x: 76, y: 187, size: 9 },
      { text: '2010–2014', x: 86, y: 228, size: 9 },
      { text: 'Tools', x: 110, y: 253, size: 9 },
    ]);
    expect(resume.work).toMatchObject([
      { position: 'Harbor Manager', startDate: '2018-05', location: 'Gimli, MB' },
      { position: 'Dock Clerk', startDate: '2014', endDate: '2018', location: 'Brandon, MB' },
    ]);
    expect(resume.education).toMatchObject([{ startDate: '2010', endDate: '2014' }]);
    expect(resume.work?.map(({ highlights }) => highlights?.length)).toEqual([3, 2]);
  });

  it('reads a timeline: dates and notes of a narrow gutter belong to the entry beside them', async () => {
    const { resume } = await readPages([
      ...HEADER,
      { text: 'Work history', x: 60, y: 118, size: 13, bold: true },
      { text: 'Jan 2019 – Present', x: 66, y: 137, size: 9 },
      { text: 'Flin Flon', x: 113, y: 149, size: 9 },
      { text: 'part-time', x: 112, y: 161, size: 9 },
      { text: 'Harbor Manager', x: 180, y: 138.5, size: 11, bold: true },
      ...column(180, 152, [
        'Sample Port Authority',
        '• Berthed four hundred ships',
        '• Led a crew',
      ]),
      { text: 'Mar 2014 – Dec 2018', x: 60, y: 207, size: 9 },
      { text: 'Thompson', x: 105, y: 219, size: 9 },
      { text: 'Dock Clerk', x: 180, y: 208.5, size: 11, bold: true },
      ...column(180, 222, ['Fixture Shipping Ltd', '• Checked cargo', '• Kept the log']),
      { text: 'Training', x: 60, y: 280, size: 13, bold: true },
      { text: '2011 – 2013', x: 98, y: 299, size: 9 },
      { text: 'Diploma in Navigation', x: 180, y: 300.5, size: 11, bold: true },
      { text: 'Example College', x: 180, y: 314 },
    ]);
    expect(resume.work).toMatchObject([
      {
        position: 'Harbor Manager',
        name: 'Sample Port Authority',
        startDate: '2019-01',
        highlights: { length: 2 },
      },
      {
        position: 'Dock Clerk',
        name: 'Fixture Shipping Ltd',
        location: 'Thompson',
        startDate: '2014-03',
        highlights: { length: 2 },
      },
    ]);
    expect(resume.education).toMatchObject([
      { institution: 'Example College', startDate: '2011', endDate: '2013' },
    ]);
  });

  it('goes on with the jobs of the left column in the right one', async () => {
    const { resume } = await readPages([
      ...HEADER,
      ...column(60, 120, [
        ['Experience', 12],
        'Harbor Manager, Sample Port Authority',
        'May 2018 – Present',
        '• Berthed ships',
        '• Led a crew',
        '• Wrote plans',
        '• Kept records',
        '• Bought rope',
        '• Met captains',
      ]),
      ...column(330, 126, [
        'Dock Clerk, Fixture Shipping Ltd',
        '2014 – 2018',
        '• Checked cargo',
        '• Kept the log',
        '',
        ['Skills', 12],
        'Excel',
        'Dispatch',
        'Radio',
      ]),
    ]);
    expect(resume.work).toMatchObject([
      { position: 'Harbor Manager', highlights: { length: 6 } },
      { position: 'Dock Clerk', name: 'Fixture Shipping Ltd', highlights: { length: 2 } },
    ]);
    expect(resume.skills).toEqual([{ keywords: ['Excel', 'Dispatch', 'Radio'] }]);
  });

  it('reads dates at the edge of the page with their rows, however short those end above columns and below', async () => {
    const { resume } = await readPages([
      ...HEADER,
      ...column(60, 110, [
        ['Experience', 12],
        'Harbor Manager',
        'Sample Port Authority, Gimli, MB',
        '• Berthed four hundred ships of all sizes every year and wrote the plan for storms',
        ['Education', 12],
        'Diploma in Navigation',
        'Example College, Gimli, MB',
      ]),
      { text: 'May 2018 - Present', x: 468, y: 123 },
      { text: '2014 - 2016', x: 500, y: 175 },
      ...column(60, 215, [['Skills', 12], 'Excel', 'Dispatch', 'Radio', 'Charts']),
      ...column(320, 215, [['Languages', 12]]),
      ...column(320, 231, [
        'English (native)',
        'French (fluent)',
        'Cree (basic)',
        'Danish (basic)',
      ]),
      ...column(60, 300, [['Volunteering', 12], 'Treasurer', 'Fixture Sailing Club']),
      { text: '2019 - 2021', x: 500, y: 313 },
    ]);
    expect(resume.work).toMatchObject([{ startDate: '2018-05', highlights: { length: 1 } }]);
    expect(resume.education).toMatchObject([
      { institution: 'Example College', startDate: '2014', endDate: '2016' },
    ]);
    expect(resume.skills).toEqual([{ keywords: ['Excel', 'Dispatch', 'Radio', 'Charts'] }]);
    expect(resume.languages).toHaveLength(4);
    expect(resume.volunteer).toMatchObject([{ startDate: '2019', endDate: '2021' }]);
  });

  it('reads a figure set small and high behind its unit', async () => {
    const { resume } = await readPages([
      ...HEADER,
      ...column(60, 110, [
        ['Experience', 12],
        'Planner, Sample Towns Ltd, 2019 - 2022',
        '• Laid out parks of 400 m',
        '• Planned',
      ]),
      { text: '2', x: 170.8, y: 132.4, size: 7 },
    ]);
    expect(resume.work).toMatchObject([{ highlights: ['Laid out parks of 400 m²', 'Planned'] }]);
  });

  it('reads an accent that is drawn over the next letter, and skills under "Toolbox"', async () => {
    const { resume } = await readPages([
      ...HEADER,
      ...column(60, 110, [
        ['Experience', 12],
        'Planner, Sample Towns Ltd, 2019 - 2022',
        '• Planned',
        ['Toolbox', 12],
        'Excel, Dispatch',
        ['Languages', 12],
        'M¯',
      ]),
      { text: 'aori (native)', x: 68.4, y: 188 },
    ]);
    expect(resume.languages).toMatchObject([{ language: 'Māori' }]);
    expect(resume.skills).toEqual([{ keywords: ['Excel', 'Dispatch'] }]);
  });

  it('reads a name on two lines with contact details between them at the right', async () => {
    const { resume } = await readPages([
      { text: 'robin@example.com', x: 430, y: 54 },
      { text: 'Robin', x: 60, y: 62, size: 26, bold: true },
      { text: '306-555-0188', x: 455, y: 74 },
      { text: 'Placeholder-Test', x: 60, y: 92, size: 26, bold: true },
      { text: 'github.com/rpt', x: 450, y: 92 },
      ...column(60, 130, [
        ['Experience', 12],
        'Harbor Manager, Sample Port Authority',
        'May 2018 – Present',
        '• Berthed ships',
        ['Skills', 12],
        'Excel, Dispatch',
      ]),
    ]);
    expect(resume.basics?.name).toBe('Robin Placeholder-Test');
  });

  it('reads a degree and its field on two bold rows of a narrow column', async () => {
    const { resume } = await readPages([
      ...HEADER,
      ...column(60, 110, [
        ['Experience', 11],
        'Planner, Sample Towns Ltd, 2019 – 2022',
        '• Planned',
      ]),
      ...column(60, 162, [['Education', 11]]),
      { text: 'MSc', x: 60, y: 175, bold: true },
      { text: 'Stadtgestaltung', x: 60, y: 188, bold: true },
      ...column(60, 201, ['Hogeschool Voorbeeld', '2007 – 2009']),
      { text: 'BSc Stadtplanung', x: 60, y: 236, bold: true },
      ...column(60, 249, ['Hogeschool Voorbeeld', '2003 – 2007']),
    ]);
    expect(resume.education).toMatchObject([
      { institution: 'Hogeschool Voorbeeld', studyType: 'MSc', area: 'Stadtgestaltung' },
      { institution: 'Hogeschool Voorbeeld', studyType: 'BSc', area: 'Stadtplanung' },
    ]);
  });
});
