import { describe, expect, it } from 'vitest';
import { extractRequirements } from '../extract-requirements.ts';

const titleOf = (line: string) =>
  extractRequirements(
    `${line}\nLotus Sample Works, Springfield\n\nWe keep the paths clear.\n\nYou need\n- Grade 9 or higher\n- Good eyes and ears\n`,
  ).title;

describe('a title with brackets', () => {
  it.each([
    ['Deminer (trainee, 8 places)', 'Deminer'],
    ['Leadlighter (apprentice)', 'Leadlighter'],
    ['Ostler (trainee, part-time)', 'Ostler'],
    ['Cook (night shift)', 'Cook'],
    ['Secretary to Notary Public (full-time)', 'Secretary to Notary Public'],
  ])('"%s" is named by what stands before them', (line, title) => {
    expect(titleOf(line)).toBe(title);
  });

  it.each([
    ['(Senior) Store Manager', 'Store Manager'],
    ['Harbour Homes (Care Assistant)', 'Care Assistant'],
    ['Maple Lane Dental (Receptionist wanted)', 'Receptionist'],
    ['Teacher (Grade 3), Springfield', 'Teacher'],
  ])('"%s" is named as before', (line, title) => {
    expect(titleOf(line)).toContain(title);
  });
});
