import { describe, expect, it } from 'vitest';
import { extractRequirements } from '../extract-requirements.ts';

/** Level of the first demand that a line under a heading makes, the title aside. */
function levelOf(line: string, heading: string): string {
  const found = extractRequirements(
    `Clerk\n\n${heading}\n- Punctual\n- ${line}\n- Tidy`,
  ).requirements;
  return found.find(({ text }) => line.includes(text.replace(/[.;]$/, '')))?.level ?? 'none';
}

describe('levels by the words of the line', () => {
  it.each([
    'SAP would be a plus',
    'SAP is a bonus',
    'Bonus: SAP',
    'SAP (asset)',
    'SAP, an asset',
    'SAP considered an asset',
    'SAP will be considered an advantage',
    'SAP desirable',
    'SAP nice to have',
    'SAP is nice but not needed',
    'SAP helpful',
    'SAP preferred but not required',
    'Ideally you know SAP',
    'Ideally SAP',
    'SAP would be great',
    'Extra points for SAP',
    'Brownie points if you know SAP',
    'Exposure to SAP',
    'SAP optional',
    'Knowledge of SAP would be beneficial',
    'If you know SAP, even better',
    'Preference given to candidates with SAP',
    'SAP constitutes an asset',
    'La connaissance de SAP est un atout',
    'SAP souhaitable',
    'SAP serait un plus',
    'We would love it if you knew SAP',
    'SAP not essential but useful',
    'SAP is valued',
    'Some SAP is welcome',
  ])('nice: %s', (line) => {
    expect(levelOf(line, 'Requirements')).toBe('nice');
  });

  it.each([
    'SAP is required',
    'SAP is a must',
    'Must know SAP',
    'SAP mandatory',
    'SAP: essential',
    'You absolutely need SAP',
    'SAP is non-negotiable',
    'SAP is necessary',
    'SAP obligatoire',
    'SAP exigé',
    'SAP requis',
    'Strong SAP skills required',
  ])('must: %s', (line) => {
    expect(levelOf(line, 'Nice to have')).toBe('must');
  });
});

describe('levels by the heading', () => {
  it.each([
    'Requirements',
    'QUALIFICATIONS:',
    'What you bring',
    'What you’ll need to succeed',
    'What we need from you',
    'You are a good fit if you have',
    'The ideal candidate has',
    'To be considered you will have',
    'Who we want to meet',
    'Your toolkit',
    'Must-haves',
    'Non-negotiables',
    'Minimum criteria',
    'Skills & abilities',
    'Knowledge, skills and abilities',
    'Education / experience',
    'Profil recherché',
    'Exigences',
    'Compétences requises',
    'Statement of qualifications',
    'Job specification',
    'Essential',
    'About you',
    'The right person',
    'Here’s what you’ll bring to the table:',
    'We’d like to hear from you if you have',
    'You should apply if you have',
    'Things we look for',
  ])('must under %s', (heading) => {
    expect(levelOf('SAP', heading)).toBe('must');
  });

  it.each([
    'Nice to have',
    'NICE-TO-HAVES:',
    'Assets',
    'Asset qualifications',
    'Preferred',
    'Bonus points',
    'Desirable',
    'Would be a plus',
    'It would be great if you also had',
    'Not required, but helpful',
    'Extra credit',
    'Atouts',
    'Ideally, you also have',
    'Even better if you have',
    'What would set you apart',
    'Icing on the cake',
    'Additional assets',
    'Preferred experience',
    'Good to have',
    'Considered an asset',
  ])('nice under %s', (heading) => {
    expect(levelOf('SAP', heading)).toBe('nice');
  });

  it.each([
    'Responsibilities',
    'What you’ll do',
    'Your day',
    'A typical week',
    'Key duties',
    'In this role you will',
    'The job',
    'Accountabilities',
    'Tâches',
    'How you’ll spend your time',
    'What the job involves',
    'You will be responsible for',
    'Your mission',
    'Principales responsabilités',
  ])('context under %s', (heading) => {
    expect(levelOf('Enter purchase orders in SAP', heading)).toBe('context');
  });
});

describe('ads of every shape', () => {
  const asked = (ad: string) =>
    extractRequirements(ad)
      .requirements.filter(({ kind, level }) => kind !== 'title' && level !== 'context')
      .map(({ level, text }) => `${level}: ${text}`);

  it('hears what prose asks and passes over what it tells', () => {
    const ad = `Hill Street Bakery is looking for a Baker. We have baked sourdough since 1988 and sell it at four markets. You have two years in a bakery, you know how to laminate dough and you hold a food handler certificate. If you can decorate cakes, all the better. The pay is $22 an hour and you get bread. Come by with a resume.`;
    const lines = asked(ad).join('\n');
    expect(lines).toMatch(/must: two years in a bakery/);
    expect(lines).toMatch(/must: .*food handler certificate/);
    expect(lines).toMatch(/nice: .*decorate cakes/);
    expect(lines).not.toMatch(/sourdough|markets|\$22|Come by/);
  });

  it('reads a list that lost its line breaks', () => {
    const ad = `Support TechnicianAbout the roleYou keep 300 laptops running.RequirementsA+ certification2 years on a help deskExperience with Active DirectoryNice to haveIntuneCertification in ITILWhat we offerDental planLunch on Fridays`;
    const lines = asked(ad).join('\n');
    expect(lines).toMatch(/must: A\+ certification/);
    expect(lines).toMatch(/must: Experience with Active Directory/);
    expect(lines).toMatch(/nice: Intune/);
    expect(lines).not.toMatch(/Dental|Lunch/);
  });

  it('asks nothing of the reader’s right to apply, the firm’s praise or its perks', () => {
    const ad = `Planner
Requirements
- AutoCAD
We are an equal opportunity employer and require no photo.
We thank all applicants; only those selected will be contacted.
Applicants must quote competition 55 in the subject line.
Our people must love what they do.
Must apply by May 3.
Accommodation is available on request at any stage.`;
    expect(asked(ad)).toEqual(['must: AutoCAD']);
  });
});
