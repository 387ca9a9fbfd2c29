import { describe, expect, it } from 'vitest';
import { extractRequirements } from './extract-requirements.ts';
import { askedWords as asked, levelAt } from './testing/read-ad.ts';

describe('labels and tables', () => {
  const table = [
    'Payroll Clerk',
    'Place of work\tBrandon, Manitoba',
    'Hours\t37.5 per week',
    'Schooling\tOne-year certificate in accounting',
    'Experience\tTwo years in payroll',
    'Skills\tExcel and Ceridian Dayforce',
    '\tAnswering staff questions in plain words',
    'Assets\tFrench; QuickBooks',
    'Check\tCredit check',
    '',
  ].join('\n');

  it('reads a table of labels and values by its labels', () => {
    expect(levelAt(table, 'Brandon')).toBe('must');
    expect(levelAt(table, 'Excel')).toBe('must');
    expect(levelAt(table, 'Answering staff')).toBe('must');
    expect(levelAt(table, 'QuickBooks')).toBe('nice');
    expect(levelAt(table, 'Credit check')).toBe('must');
    for (const { text, start, end } of extractRequirements(table).requirements)
      expect(table.slice(start, end)).toBe(text);
  });

  it('takes the place behind its label for a demand', () => {
    expect(
      asked('Position: Welder\nEmployer: Bolt & Sons Ltd.\nLocation: Sarnia, Ontario\n'),
    ).toEqual(['must location: Location: Sarnia, Ontario']);
  });

  it('leaves columns that label nothing alone', () => {
    const ad = 'Cook\nMonday\t9 to 5\nTuesday\t9 to 5\nFriday\t10 to 6\n';
    expect(asked(ad)).toEqual([]);
  });
});

describe('headings by their shape', () => {
  it('keeps a heading in capitals whole', () => {
    const ad =
      'Analyst\n\nREQUIRED SKILLS\n- SQL\n\nPREFERRED QUALIFICATIONS\n- Tableau\n\nWHO CAN APPLY: Persons living in Ontario';
    expect(levelAt(ad, 'SQL')).toBe('must');
    expect(levelAt(ad, 'Tableau')).toBe('nice');
  });

  it('takes capitals at the head of a line for the heading of what follows', () => {
    const ad =
      'Data Engineer\n\nWHAT YOU WILL DO Building feeds from three suppliers; Watching jobs at night\nESSENTIAL 3+ yrs Python; SQL; Docker\nDESIRABLE Airflow; Terraform\nNOT REQUIRED Java';
    expect(levelAt(ad, 'Docker')).toBe('must');
    expect(levelAt(ad, 'Terraform')).toBe('nice');
    expect(levelAt(ad, 'Building feeds')).toBe('context');
    expect(asked(ad).some((line) => line.includes('Java'))).toBe(false);
  });

  it('takes a sentence that announces a paragraph for its heading', () => {
    const ad =
      'Counter Clerk\n\nBrookline Tools sells drills and ladders in two towns.\n\nHere is what it takes. Two years at a service counter. Comfort with numbers.\n\nHere is what would put you ahead of the others. A forklift ticket. Time spent in a hardware store.\n\nPay is $21 an hour.';
    expect(levelAt(ad, 'Comfort with numbers')).toBe('must');
    expect(levelAt(ad, 'forklift ticket')).toBe('nice');
    expect(levelAt(ad, 'hardware store')).toBe('nice');
  });

  it('reads shortened headings', () => {
    const ad =
      "Dispatcher\n\nREQ'D:\n- 2 yrs dispatch\n\nreq:\nEnglish, spoken and written\n\npref:\nSamsara";
    expect(levelAt(ad, '2 yrs')).toBe('must');
    expect(levelAt(ad, 'English')).toBe('must');
    expect(levelAt(ad, 'Samsara')).toBe('nice');
  });
});

describe('marks for the level', () => {
  it('reads letters by the legend that explains them', () => {
    const ad =
      'Music Teacher\n\nPERSON SPECIFICATION\nQualified Teacher Status (E)\nA second instrument (D)\nExperience with Sibelius (D)\nKnowledge of the GCSE course (E)\n\n(E) = Essential, (D) = Desirable';
    expect(levelAt(ad, 'Qualified Teacher')).toBe('must');
    expect(levelAt(ad, 'second instrument')).toBe('nice');
    expect(levelAt(ad, 'Sibelius')).toBe('nice');
    expect(levelAt(ad, 'GCSE')).toBe('must');
    expect(asked(ad).some((line) => line.includes('= Essential'))).toBe(false);
  });

  it('reads stars by their footnote', () => {
    const ad =
      'Lab Technician\n\nSkills\n- Pipetting*\n- Titration*\n- LabWare\n- Technical drawing\n\n* an asset';
    expect(levelAt(ad, 'Pipetting')).toBe('nice');
    expect(levelAt(ad, 'LabWare')).toBe('must');
  });

  it('keeps what stands in parentheses with its line', () => {
    const ad =
      '<p>Care Aide</p><p><u>Qualifications</u><br>- Health Care Aide certificate <b>(required)</b><br>- Six months in long-term care <b>(an asset; new graduates welcome!)</b><br>- Dementia training <b>(preferred)</b><br>- Good spoken English <b>(required)</b></p>';
    expect(levelAt(ad, 'Health Care Aide')).toBe('must');
    expect(levelAt(ad, 'Six months')).toBe('nice');
    expect(levelAt(ad, 'Dementia')).toBe('nice');
    expect(levelAt(ad, 'English')).toBe('must');
  });

  it('knows shortened words of demand and wish', () => {
    const ad = 'Nurse\n\nRequirements\n- BSN pref\n- ACLS req’d\n- 1 yr travel exp pref’d';
    expect(levelAt(ad, 'BSN')).toBe('nice');
    expect(levelAt(ad, 'ACLS')).toBe('must');
    expect(levelAt(ad, 'travel exp')).toBe('nice');
  });
});
