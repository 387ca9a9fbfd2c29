import { describe, expect, it } from 'vitest';
import { findSkills, isSameSkill } from './skills.ts';

/** The certificates that a line names. */
const certs = (line: string): string[] =>
  findSkills(line)
    .filter(({ kind }) => kind === 'cert')
    .map(({ name }) => name);

describe('one certificate by several names', () => {
  it.each([
    ['RN', 'Registered nurse'],
    ['BLS certification', 'Basic life support'],
    ['Payroll Compliance Practitioner', 'Payroll Compliance Professional'],
    ['Certified Payroll Manager', 'Payroll Leadership Professional'],
    ['309A licence', '309A'],
    ['FoodSafe Level I', 'FOODSAFE Level 1'],
    ['journeyman ticket', 'Journeyperson certificate'],
    ['CHRL', 'Certified Human Resources Leader'],
  ])('%s is %s', (a, b) => expect(certs(a)).toEqual(certs(b)));
});

describe('certificates that sound alike and are not the same', () => {
  it.each([
    ['Notary public', 'Commissioner of oaths'],
    ['Sommelier certification', 'WSET'],
    ['Food handler certificate', 'FoodSafe'],
    ['Registered practical nurse', 'RPN'],
    ['Medical laboratory technologist', 'MLT'],
    ['P.Eng.', 'PE license'],
    ['P.Eng.', 'Professional engineer'],
    ['Plumber licence', '306A'],
    ['Industrial electrician licence', 'Industrial electrician'],
    ['313A', '313D'],
    ['SHRM-CP', 'SHRM-SCP'],
    ['SHRM-CP', 'SHRM certification'],
    ['ITIL Foundation', 'ITIL certification'],
    ['First Aid and CPR', 'Standard First Aid and CPR'],
    ['CCRN', 'Critical Care Registered Nurse'],
    ['Called to the bar', 'Law society licence'],
    ['CCLP', 'CITT'],
    ['EPA 608', 'EPA certification'],
    ['Gas fitter licence', 'Class B gas ticket'],
    ['Health care aide certificate', 'Health care assistant certificate'],
  ])('%s is not %s', (a, b) => {
    const [one = ''] = certs(a);
    const [other = ''] = certs(b);
    expect([one, other]).not.toContain('');
    expect(isSameSkill(one, other)).toBe(false);
  });
});

describe('letters that are a certificate only beside words of its field', () => {
  it.each([
    ['CSM for forty enterprise accounts', 'Scrum and CSM certified'],
    ['Cleaned tanks by CIP and SIP', 'CIP for insurance brokers'],
    ['Passed the CFE at first try', 'CFE with ten years in fraud cases'],
    ['Member of the RRT on nights', 'RRT, respiratory care'],
    ['Office at CSC in Ottawa', 'CSC, the securities course'],
    ['Moved to Tucson, AZ', 'AZ driver with a clean abstract'],
    ['From OCT 2019 on', 'OCT certified teacher'],
    ['Models: CAPM, Fama-French', 'CAPM of the PMI'],
    ['Account at CWB', 'CWB welder'],
    ['Measured H2S and CO', 'H2S Alive ticket'],
    ['CDA in a daycare', 'CDA in a dental office'],
    ['CMA at a walk-in clinic', 'CMA or CGA accountant'],
  ])('%s | %s', (without, with_) => {
    expect(certs(without)).toEqual([]);
    expect(certs(with_).length).toBeGreaterThan(0);
  });

  it.each(['CSM', 'CFE', 'CIM', 'RRT', 'CDA'])('as a line of its own: %s', (line) =>
    expect(certs(line)).toHaveLength(1),
  );

  it('takes no licence from a degree', () => {
    expect(certs('PharmD')).not.toContain('Pharmacist licence');
  });
});
