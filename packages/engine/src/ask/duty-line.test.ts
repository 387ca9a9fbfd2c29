import { describe, expect, it } from 'vitest';
import { nameDuty, tellDutyAs } from './duty-line.ts';

describe('a line of the ad as work that one did', () => {
  it.each([
    'Tripleseat or Delphi a plus',
    'Kronos a big plus',
    'Apply online only',
    'Apply by e-mail',
    'Courteous and patient',
    'Calm and tidy',
    'Fullstack engineer but backend leaning',
    'Experienced barber with own tools',
    'Spanish ideally',
    'Forklift ticket desirable',
  ])('is none that is a wish or says how to apply: %s', (line) => {
    expect([tellDutyAs(line, 'past'), nameDuty(line)]).toEqual([[], null]);
  });

  it.each([
    ['Supervise the engineers on site', 'Supervised the engineers on site'],
    ['Keep patient records', 'Kept patient records'],
    ['Front desk reception', 'Handled front desk reception'],
    ['Customer service for a busy shop', 'Provided customer service for a busy shop'],
  ])('is told where it is work: %s', (line, told) => {
    expect(tellDutyAs(line, 'past')).toEqual([told]);
  });
});
