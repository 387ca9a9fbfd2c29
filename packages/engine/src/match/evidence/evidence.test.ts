import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { findSkill } from '../../taxonomy/skills.ts';
import { findEvidence, type SkillEvidence } from './evidence.ts';
import { indexEvidence } from './evidence-index.ts';
import { listEvidenceLines } from './evidence-lines.ts';

const shownBy = (resume: Resume, term: string, accepts = false): SkillEvidence =>
  findEvidence(
    indexEvidence(listEvidenceLines(resume, 'We look for somebody.')),
    findSkill(term)?.name ?? term,
    [term],
    accepts,
  );
const withBullet = (bullet: string): Resume => ({
  work: [{ position: 'Worker', startDate: '2020-02', highlights: [bullet] }],
});
const kindOf = ({ tier, named, near }: SkillEvidence): string =>
  tier === 0 ? 'none' : near ? 'near' : named ? 'named' : 'implied';

describe('evidence of a term in a line', () => {
  it.each([
    ['Read shop drawings for the crew', 'drawing reading', 'named'],
    ['did acounts payable for 3 firms', 'Accounts payable', 'named'],
    ['Reconcilation of bank accounts', 'bank reconciliation', 'named'],
    ['Worked in long-term care', 'LTC', 'named'],
    ['Worked in LTC homes', 'long-term care', 'named'],
    ['USED EXCEL AND POWER BI FOR WEEKLY REPORTS', 'Excel', 'named'],
    ['Routed 40 loads a day in Descartes', 'TMS', 'implied'],
    ['Ran Dayforce for 200 staff', 'HRIS', 'implied'],
    ['Rang up orders on Toast', 'POS', 'implied'],
    ['Wrote notes in PointClickCare', 'EHR', 'implied'],
    ['Balanced the float each night', 'cash handling', 'near'],
    ['Kept the ward diary for 12 beds', 'charting', 'near'],
    ['Calmed angry callers', 'conflict resolution', 'near'],
    ['Took blood pressure twice a shift', 'vital signs', 'near'],
    ['Made toast for 40 guests', 'POS', 'none'],
    ['Wrote bids', 'cash handling', 'none'],
    ['Kept a cat', 'charting', 'none'],
    ['Descartes scholar', 'CRM', 'none'],
    ['Balanced on a beam', 'cash handling', 'none'],
  ])('%s: %s is %s', (bullet, term, kind) =>
    expect(kindOf(shownBy(withBullet(bullet), term))).toBe(kind),
  );
});

describe('work named by whom or what does it', () => {
  const called = (position: string): Resume => ({ work: [{ position, startDate: '2020-02' }] });
  it.each([
    ['Duct Cleaner (through the agency)', 'cleaning'],
    ['Chimney Sweep', 'chimney sweeping'],
    ['Rigger / Technician', 'rigging'],
    ["Ship's Cook", 'cooking'],
    ['Roofer', 'roofing'],
    ['Pipe welders', 'pipe welding'],
    ['Blockman / Butcher', 'butchery'],
    ['Joiner (bench)', 'joinery'],
    ['Stone Mason', 'masonry'],
    ['Wedding Photographer', 'photography'],
    ['Physiotherapist', 'physiotherapy'],
    ['Court Translator', 'translation'],
  ])('the title %s shows %s', (title, term) =>
    expect(kindOf(shownBy(called(title), term))).toMatch(/named|implied/),
  );
  it.each([
    ['Train Driver', 'training'],
    ['Market Trader', 'marketing'],
    ['Account Manager', 'accounting'],
    ['House Painter', 'housing'],
    ['Delivery Driver', 'dentistry'],
    ['Stationer', 'station'],
  ])('the title %s does not show %s', (title, term) =>
    expect(kindOf(shownBy(called(title), term))).not.toMatch(/named|implied/),
  );
  it('takes a tool of a list for what is done with it, and no lone word of a bullet', () => {
    const lists: Resume = { skills: [{ keywords: ['barcode scanner', 'cash'] }] };
    expect(kindOf(shownBy(lists, 'barcode scanning'))).toBe('implied');
    expect(kindOf(shownBy(withBullet('Ordered drain cleaner'), 'cleaning'))).not.toBe('implied');
  });
  it('knows products by small letters where somebody writes everything small', () => {
    const lists: Resume = { skills: [{ keywords: ['opera pms little bit'] }] };
    expect(kindOf(shownBy(lists, 'property management system'))).toBe('implied');
    expect(kindOf(shownBy({ skills: [{ keywords: ['opera singing'] }] }, 'PMS'))).toBe('none');
  });
  it.each([
    ['minutes of the board', 'taking minutes', 'near'],
    ['Recorded number plates at the gate', 'ANPR', 'near'],
    ['Took the board through the year', 'taking minutes', 'none'],
  ])('%s: %s is %s', (bullet, term, kind) =>
    expect(kindOf(shownBy(withBullet(bullet), term))).toBe(kind),
  );
});

describe('a term that stands where it does not count', () => {
  it('is near without credit, never missing', () => {
    const interests: Resume = {
      interests: [{ name: 'Windows 11, Active Directory, Intune, PowerShell, ServiceNow, Jira' }],
    };
    for (const term of ['Active Directory', 'Microsoft Intune', 'PowerShell']) {
      const shown = shownBy(interests, term);
      expect([term, shown.tier, shown.near, shown.lines.length]).toEqual([term, 0, true, 1]);
    }
    expect(shownBy(interests, 'Oracle').near).toBe(false);
  });
});

describe('evidence wherever it stands', () => {
  it.each<[string, Resume, number]>([
    ['a line with a figure', withBullet('Processed payroll for 80 staff'), 1],
    ['a line without', withBullet('Processed payroll for the staff'), 0.95],
    ['a certificate', { certificates: [{ name: 'Payroll' }] }, 0.9],
    ['the summary', { basics: { summary: 'Clerk at home in payroll.' } }, 0.7],
    ['the list', { skills: [{ keywords: ['Payroll'] }] }, 0.6],
    ['interests', { interests: [{ name: 'Payroll' }] }, 0.5],
    [
      'text that found no place',
      {
        meta: {
          trueline: { kept: [{ id: 'k1', text: 'Payroll', section: 'other' }] },
        },
      } as unknown as Resume,
      0.4,
    ],
  ])('%s', (_, resume, tier) => expect(shownBy(resume, 'payroll').tier).toBeCloseTo(tier));

  it('takes a certificate that is still worked for as held only where the ad does', () => {
    const resume: Resume = { certificates: [{ name: 'CPA (in progress)' }] };
    expect(kindOf(shownBy(resume, 'CPA'))).toBe('near');
    expect(kindOf(shownBy(resume, 'CPA', true))).toBe('named');
  });

  it('takes no employer, school or place for what somebody can do', () => {
    const resume: Resume = {
      work: [{ name: 'Summit Roofing Supply', position: 'Clerk', startDate: '2020' }],
      education: [{ institution: 'Welding College' }],
    };
    expect(kindOf(shownBy(resume, 'roofing'))).toBe('none');
    expect(kindOf(shownBy(resume, 'welding'))).toBe('none');
  });
});
