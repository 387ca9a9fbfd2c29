import { describe, expect, it } from 'vitest';
import { withoutPayAndLeaving } from './pay-and-leaving.ts';

describe('what a job paid and why it ended', () => {
  it.each([
    'Salary: £31,200 (grade 6, top of scale). Reason for leaving: no higher post in sight, funded to July only.',
    'Final salary: £16,300 pro rata. Reason for leaving: first professional post.',
    'Final salary £36,914',
    'Last drawn salary: Rs. 45,000 per month',
    'Current CTC: 12 LPA',
    'Pay: $18.50 an hour',
    'Salary: negotiable',
    'Salary: grade 7',
    'Salary | 2,400 | Reason for leaving | redundancy',
    'Salary\t2,400\tReason for leaving\tmoved house',
    'Reason for leaving: shop closed. The whole street was sold.',
    'Reason for leaving – contract ended',
    'Reason for leaving\nContract ended',
    'Motif de départ : fin de contrat',
    'Salaire : 2 300 € brut. Motif du départ : déménagement',
    'Motivo de salida: cierre de la empresa',
    'Sueldo: $ 45.000. Motivo de retiro: estudios',
    'Motivo da saída: mudança de cidade. Último salário: R$ 3.200',
    'Gehalt: 3.400 EUR brutto, Austrittsgrund: Umzug',
    'Grund des Ausscheidens: Befristung',
    'Reden van vertrek: contract afgelopen',
    'Powód odejścia: likwidacja firmy',
    'Wynagrodzenie: 5200 zł',
    'Alasan keluar: pindah rumah',
    'Ayrılma nedeni: taşınma',
    'Årsag til fratrædelse: flytning',
  ])('goes whole: %s', (text) => {
    expect(withoutPayAndLeaving(text)).toBe('');
  });

  it.each([
    [
      'Drove the mobile library on two rounds. Final salary: £13,300. Reason for leaving: first post.',
      'Drove the mobile library on two rounds.',
    ],
    ['Evening desk\nSalary: £24,520\nStock rotation', 'Evening desk\nStock rotation'],
    ['Full time | Salary: €2,100 | Team of 6', 'Full time | Team of 6'],
    [
      'Reason for leaving: contract ended. Trained 12 new drivers in the yard.',
      'Trained 12 new drivers in the yard.',
    ],
  ])('and of a longer text alone: %s', (text, left) => {
    expect(withoutPayAndLeaving(text)).toBe(left);
  });

  it.each([
    'Salary reviews: led 400 a year',
    'Salary negotiations with two unions',
    'Payroll: 300 staff paid each week',
    'Pay runs for 12 sites',
    'Pay: processed weekly for 300 staff',
    'Wages: calculated for 40 hands',
    'Cut reasons for leaving by better rotas',
    'Analysed reasons for leaving of 120 staff',
    'Exit interviews, reasons for leaving and pay data',
    'Managed a salary budget of £300,000',
    'Package tours: 40 a season',
    'Plat du jour: 60 couverts',
    'Compensation and benefits: grading of 120 posts',
    'Lohn- und Gehaltsabrechnung: 300 Mitarbeitende',
    'Pay parking: 12 machines',
  ])('but no work with them: %s', (text) => {
    expect(withoutPayAndLeaving(text)).toBe(text);
  });
});
