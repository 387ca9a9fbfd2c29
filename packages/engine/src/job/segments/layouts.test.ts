import { describe, expect, it } from 'vitest';
import { extractRequirements } from '../extract-requirements.ts';
import { askedKinds as asked } from '../testing/read-ad.ts';

const headOf = (ad: string): string => {
  const { title, company } = extractRequirements(ad);
  return `${title ?? '-'} @ ${company ?? '-'}`;
};

describe('ads as they are pasted', () => {
  it('reads sentences through the line ends of a wrapped mail', () => {
    const ad = `> Tidewrack Paper is looking for a Maintenance Planner at its
> Corner Brook mill. The planner builds the weekly schedule and
> orders parts ahead of shutdowns.
>
> We ask for a millwright or electrician ticket, five years or
> more in heavy industry and a working knowledge of SAP PM. A
> valid driver's licence is needed. Candidates with a planning
> certificate (MMP) will be preferred.`;
    expect(headOf(ad)).toBe('Maintenance Planner @ Tidewrack Paper');
    expect(asked(ad)).toContain('must years 5');
    expect(asked(ad)).toEqual(asked(ad.replace(/\n> (?=\S)/g, ' ').replace(/^> /gm, '')));
    expect(asked(ad).at(-1)).toBe('nice cert');
    for (const { text, start, end } of extractRequirements(ad).requirements)
      expect(ad.slice(start, end)).toBe(text);
  });

  it('joins an item with the line that hangs under it', () => {
    const ad =
      'Clerk\n\nRequirements:\n  - office diploma, or at\n    least two years in a law office\n  - Excel at an advanced\n    level\n';
    expect(asked(ad)).toEqual(['must years 2', 'must degree diploma', 'must skill']);
  });

  it('leaves a short list of small lines as it is', () => {
    const ad =
      "Payroll Specialist\n\nYou'll fit in if you have\nthree years of full-cycle payroll\na PCP designation\nan eye for detail\n";
    expect(asked(ad)).toEqual(['must skill', 'must years 3', 'must cert', 'must skill']);
  });

  it('parts the lines of an ad that lost every line end', () => {
    const ad =
      'Posting #20417Law ClerkHartwell LegalCalgary, ABWe draft leases and close deals for builders and lenders in two provinces.Preferred QualificationsCommercial leasing backgroundPunjabi or HindiCHRP or working toward itHartwell Legal is committed to employment equity in its work.';
    expect(headOf(ad)).toBe('Law Clerk @ Hartwell Legal');
    expect(asked(ad)).toContain('nice language');
    expect(asked(ad)).toContain('nice cert');
  });

  it('reads emoji as bullets', () => {
    const ad =
      '🚨 HIRING 🚨 Sales Representative | Yarrow Flooring | Alberta 💪 What you need: 2-3 years outside sales ✅ valid driver’s licence 🌟 Brownie points: you know Zoho CRM 🌟 business diploma';
    expect(headOf(ad)).toBe('Sales Representative @ Yarrow Flooring');
    expect(asked(ad)).toEqual(
      expect.arrayContaining(['must years 2', 'must cert', 'nice skill', 'nice degree diploma']),
    );
  });

  it('reads the items of a pasted page under their headings', () => {
    const ad =
      '<h3>You have</h3><ul><li>Strong Linux</li></ul><h3>It would be great if</h3><ul><li>you have run Kubernetes</li></ul>';
    expect(asked(ad)).toEqual(['must skill', 'nice skill']);
  });

  it('numbers are bullets, a star behind a word is a footnote', () => {
    const ad =
      'Technician\n\nMust have\n1. G2 gas ticket\n2. Significant* experience in brazing\n\nWould be great\n1. One year on chillers\n\nParts we fit are under warranty for 10 years.';
    expect(asked(ad)).toEqual(['must cert', 'must skill', 'nice years 1']);
  });
});

describe('an ad’s last lines', () => {
  it.each(['— Kim, Cobalt Ridge', 'Kim Ode, Manager, Cobalt Ridge Foods'])('%s', (line) => {
    const ad = `Forklift Operator\n\nYou drive at night.\n\n${line}`;
    expect(headOf(ad)).toMatch(/^Forklift Operator @ Cobalt Ridge/);
  });
});

describe('sections within sections', () => {
  it('a subject among the wishes is a wish', () => {
    expect(
      asked('Buyer\n\nPreferred qualifications\nCertification: SCMP\nExperience: health care\n'),
    ).toEqual(['nice cert', 'nice skill']);
  });

  it('a sentence apart behind a list is not its item', () => {
    const ad =
      'Support Worker\n\nDesirable\nMedication training\nExperience of PBS\n\nThis post is subject to a PVG check.';
    expect(asked(ad)).toEqual(['nice responsibility', 'nice responsibility', 'must clearance']);
  });

  it('the mode in an ad’s head asks nothing, on a line of its own it does', () => {
    expect(asked('Buyer\nLarch Foods | Guelph, Ontario | Hybrid\n')).toEqual([]);
    expect(asked('Buyer\nLocation: Guelph (4 days on site)\n')).toEqual(['must location']);
  });

  it('says where the work is done under the company’s own heading', () => {
    expect(
      asked('Chemist\n\nAbout us\nTwo chemists founded us. The laboratory is on site only.'),
    ).toEqual(['must location']);
  });
});

const PROSE = `
Someone who has closed a set of books before. => must responsibility
The right person is patient and has worked with seniors. => must responsibility
The position demands fluency in French. => must language
This post is open to holders of a CPA. => must cert
Only candidates with a Red Seal will be considered. => must cert
Only candidates selected for an interview will be contacted. =>
CLASS 5 LICENCE. => must cert
Attestation MAPAQ obligatoire. => must responsibility
French is a big help. => nice language
French helps a lot here. => nice language
Knowing Xero will put you at the front of the queue. => nice skill
Candidates holding a master’s degree will have priority. => nice degree master
Only the brave need apply by October 9. =>
A degree is not expected. =>
You get a sabbatical once you have been here for 4 years. =>
Significant experience is defined as two years or more. => must years 2
`;
describe('sentences without a heading', () => {
  it.each(
    PROSE.trim()
      .split('\n')
      .map((line) => line.split(/ =>\s?/)),
  )('%s', (line, wanted) => {
    expect(asked(`Officer\n\n${line}`).join(', ')).toBe(wanted);
  });
});
