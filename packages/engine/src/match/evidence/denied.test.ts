import { describe, expect, it } from 'vitest';
import { withoutDenied } from './denied.ts';

const counts = (line: string, term: string): boolean =>
  withoutDenied(line).toLowerCase().includes(term);

describe('what a line denies', () => {
  it.each([
    ['What I am not so good at: motion graphics', 'motion graphics'],
    ['Chronos 7750, co-axial excluded', 'co-axial'],
    ['No experience with Photoshop', 'photoshop'],
    ['I have never used SAP.', 'sap'],
    ['Not yet trained in forklift driving; rest done', 'forklift'],
    ["I haven't worked with children", 'children'],
    ['Little knowledge of Excel', 'excel'],
    ['I do not speak German', 'german'],
    ['Weak in statistics', 'statistics'],
    ['Plumbing, gas work not included', 'gas work'],
  ])('«%s» does not show %s', (line, term) => expect(counts(line, term)).toBe(false));

  it.each([
    ['Weak in statistics. Strong in Excel', 'excel'],
    ['No experience with SAP, but ten years of Sage', 'sage'],
    ['Never missed a deadline in payroll', 'payroll'],
    ['Not only welding but rigging', 'welding'],
    ['Trained staff with no experience', 'trained staff'],
    ['Audits without a finding', 'audits'],
    ['Did not lose one customer', 'customer'],
    ['Good at Excel', 'excel'],
  ])('«%s» still shows %s', (line, term) => expect(counts(line, term)).toBe(true));
});
