import { describe, expect, it } from 'vitest';
import { convertActNoun } from './act-noun.ts';

describe('nouns for an act with their verb', () => {
  it.each([
    [
      'forecasts of growth, inflation and exchange rates',
      'forecast growth, inflation and exchange rates',
    ],
    [
      'audits of public houses, taxis and the building trade',
      'audited public houses, taxis and the building trade',
    ],
    ['surveys of farms and buildings', 'surveyed farms and buildings'],
    ['sale and repair of bicycles', 'sold and repaired bicycles'],
    ['disposal of waste', 'disposed of waste'],
    ['care of 12 residents', 'cared for 12 residents'],
    ['liaison with suppliers', 'liaised with suppliers'],
    ['attendance at trade fairs', 'attended trade fairs'],
    ['participation in two audits', 'participated in two audits'],
    ['support for teachers', 'supported teachers'],
    ['support for teachers and training of pupils', 'supported teachers and trained pupils'],
    ['welding of pipes; grinding of joints', 'welded pipes; ground joints'],
    ['loading of trucks, unloading of containers', 'loaded trucks, unloaded containers'],
    [
      'preparation of tenders and supervision of builders',
      'prepared tenders and supervised builders',
    ],
    ['reporting to the manager and keeping of records', 'reported to the manager and kept records'],
    [
      'promotion of two medicines and one lotion; sales grew 18% in 2024',
      'promoted two medicines and one lotion; sales grew 18% in 2024',
    ],
    [
      'organisation of lectures for doctors (about 10 a year), including invitations',
      'organised lectures for doctors (about 10 a year), including invitations',
    ],
    ['inspection of containers, about 25 per week', 'inspected containers, about 25 per week'],
    [
      'reporting of broken / burned meters & illegal connections',
      'reported broken / burned meters & illegal connections',
    ],
    [
      'collection of bills & delivery of receipts / handing over of cash to the cashier',
      'collected bills & delivered receipts / handed over cash to the cashier',
    ],
    ['issuing of medicines and advising of patients', 'issued medicines and advised patients'],
    ['daily reporting in the CRM', 'reported daily in the CRM'],
    ['Weekly liaising with two depots', 'liaised weekly with two depots'],
  ])('%s', (noun, verb) => {
    expect(convertActNoun(noun, 'past')).toBe(verb);
  });

  it.each([
    'sales of the northern region',
    'sales of 2 million a year',
    'sales of $40k',
    'responsibility for the till',
    'attendance of 40 children',
    'advice from lawyers',
    'experience of farms',
    'inspection of sites and daily checks',
    'answering of phones, typing of letters and filing',
    'performance of the team',
    'loss of goods',
    'review of the site by two surveyors',
    'audit of accounts by KPMG',
    'presentation of the award by the mayor',
    'payment of £400 a week',
    'test of patience and skill',
    'conduct of pupils',
    'settlement of 40 houses',
    'protection of the union',
    'support of the manager',
    'review of the month',
    'sale of tickets and cashier at the open day',
    'launch of products and 30% growth',
    'informing of changes in the rota',
    'preparation of lessons & reception',
    'promotion of tea, including 4 fairs, sold by others',
    'daily reporting in which I shone',
    'negotiation with suppliers and 12% cheaper contracts',
  ])('stay nouns: %s', (noun) => {
    expect(convertActNoun(noun, 'past')).toBeNull();
  });
});
