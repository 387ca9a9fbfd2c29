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
    'Wages: £310 per week',
    'Package: £52,000 plus bonus',
    'CTC: 12 LPA',
    'Lohn: 2.400 EUR',
    'Salary: £28,000 - £31,000 per annum',
    'Salary: Rs. 45,000/- per month',
    'Hourly rate: 14.20 €/h',
    'Salary: negotiable',
    'Salary: grade 7',
    'Salary | 2,400 | Reason for leaving | redundancy',
    'Salary\t2,400\tReason for leaving\tmoved house',
    'Reason for leaving – contract ended',
    'Reason for leaving – Contract ended',
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
    ['Reason for leaving: shop closed. The whole street was sold.', 'The whole street was sold.'],
    [
      'Reason for leaving: relocated. Responsible for the daily bread.',
      'Responsible for the daily bread.',
    ],
    [
      'Reason for leaving: Redundancy; Duties: cash handling, stock',
      'Duties: cash handling, stock',
    ],
    ['Reason for leaving: contract ended. 12 lifts serviced', '12 lifts serviced'],
    ['Salary\n2,400\nStock and orders', 'Stock and orders'],
    ['Wages\n£310 per week\nStock and orders', 'Stock and orders'],
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
    'Package: 12,000 units shipped per week',
    'Pay: 1,200 invoices a month',
    'RAL 9010 coatings applied to 40 doors a day',
    'RAL: 9010',
    'Compensation: $2M in claims settled',
    'Package: £4m of civil works',
    'Pay per click: $20,000 a month budget',
    'Pay per click: $20,000 a month',
    'Wages: $1.2m payroll each week',
    'CTC 2000 signalling installed',
    'Plat 2000 tonnes',
    'Maas 2000 ferry crew',
    'Lon 3000 hectares',
    'Salary: open book reviews for 40 staff',
    'Salary: £300,000 budget held',
    'Salary: £300,000 in arrears recovered',
    'Salary 2000 upgrade',
    'Delivered package: £4m roofing',
    'Negotiated salary: £40,000 a year for 12 posts',
    'Analysed salary: £40,000 to £60,000 bands',
    'Exit interviews: recorded reason for leaving: 40 a year',
    'Reason for leaving: recorded for 40 leavers a year',
    'Reason for leaving: moved, Duties: stock',
    'Reason for leaving: contract ended, trained 12 drivers',
    'Reason for leaving: redundancy - Stock control and till',
    'Reason for leaving: redundancy. stock control',
    'Employer | Reason for leaving | Duties',
    'Wages\nStock and orders',
    'Package\nLabel and stack pallets',
    'Lohn\nGehalt\nReisekosten',
    'Salary\n2000 chairs made',
    'Reason for leaving\nResponsible for the daily bread',
  ])('but no work with them: %s', (text) => {
    expect(withoutPayAndLeaving(text)).toBe(text);
  });

  it.each([
    `Salary:${' '.repeat(40_000)}x`,
    '\t'.repeat(40_000),
    'Salary - '.repeat(4000),
    'Reason for leaving: '.repeat(2000),
    `x${'- '.repeat(20_000)}x`,
  ])('takes a time in proportion to the text: %#', (text) => {
    const start = performance.now();
    withoutPayAndLeaving(`Salary: £20,000 a year | ${text}`);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
