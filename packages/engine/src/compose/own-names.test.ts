import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { extractRequirements } from '../job/extract-requirements.ts';
import { propose } from './propose.ts';

const written = (highlights: string[], ad: string, keywords = ['Excel']): string => {
  const resume: Resume = {
    basics: { name: 'A B' },
    work: [
      {
        name: 'Northfield',
        position: 'Worker',
        startDate: '2019-01',
        endDate: '2023-01',
        highlights,
      },
    ],
    skills: [{ name: 'Skills', keywords }],
  };
  return propose(resume, extractRequirements(ad), '2026-01', ad)
    .map(({ after }) => after)
    .join('; ');
};

describe('names that the ad writes the other way round', () => {
  it.each([
    [
      'Helped 6 residents with ADLs',
      'Duties\n- Activities of daily living',
      'activities of daily living (ADLs)',
    ],
    [
      'Set LVL beams',
      'Duties\n- Set laminated veneer lumber beams',
      'laminated veneer lumber (LVL) beams',
    ],
    [
      'Trained an ML model on meter data',
      'Duties\n- Work with machine learning',
      'a machine learning (ML) model',
    ],
    [
      'Did PMs on 40 rooftop units',
      'Duties\n- Preventive maintenance',
      'preventive maintenance (PM) on 40',
    ],
    [
      'Answered RFIs from contractors',
      'Duties\n- Review each request for information',
      'Request for information (RFI)',
    ],
    ['Matched supplier invoices to orders', 'Duties\n- Check vendor invoices', 'vendor invoices'],
    [
      'Gave the Epi-pen to pupils of two classes at the school',
      'Duties\n- Know what to do with an EpiPen',
      'EpiPen',
    ],
    [
      'Followed Occupational Safety and Health Administration rules on the roofs of houses',
      'Duties\n- Keep to OSHA rules',
      '(OSHA)',
    ],
  ])('%s, %s', (line, ad, form) => {
    expect(written([line], `Worker\n\n${ad}\n- Serve guests\n`)).toContain(form);
  });

  it.each([
    // A time of day, a measure, another field, an accident of initials, a shouted word, both words in the ad.
    [
      'Worked from 2 PM to 10 PM at the desk of a project',
      'Project management',
      'roject management',
    ],
    ['Stored 250 KB files of support articles', 'Keep the knowledge base', 'nowledge base'],
    [
      'Bent and ran EMT pipe for the rooms of a new building',
      'Be an emergency medical technician',
      'mergency medical technician',
    ],
    [
      'Cleaned the ABS tank in the hall of the plant',
      'Answer busy switchboards',
      'nswer busy switchboards',
    ],
    [
      'Implemented automated testing frameworks for two teams',
      'BE AT THE FOREFRONT of underwriting',
      '(AT)',
    ],
    ['Developed API integrations for two teams', 'Build with AI each day', '(AI)'],
    ['Matched supplier invoices', 'Vendor files and supplier invoices', 'endor'],
  ])('leaves "%s" alone for "%s"', (line, duty, form) => {
    expect(written([line], `Worker\n\nDuties\n- ${duty}\n- Serve guests\n`)).not.toContain(form);
  });
});
