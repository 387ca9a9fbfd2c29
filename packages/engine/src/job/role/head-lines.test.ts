import { describe, expect, it } from 'vitest';
import { extractRequirements } from '../extract-requirements.ts';

const headOf = (ad: string): string => {
  const { title, company } = extractRequirements(ad);
  return `${title ?? '-'} @ ${company ?? '-'}`;
};

describe('the head of an ad', () => {
  for (const [expected, ad] of [
    [
      'Boiler Operator @ Hill Foods Ltd',
      'JOB POSTING #26-014 -- Boiler Operator\nHill Foods Ltd, Regina\n\nYou mind the boiler.',
    ],
    [
      'Live-out Childminder @ Little Baobab Placements',
      'Live-out Childminder\nLittle Baobab Placements, Muyenga, Kampala\n\nYou mind the twins.',
    ],
    [
      'Analista de Datos @ Cooperativa Valle Sur',
      'Analista de Datos\nCooperativa Valle Sur, Puerto Claro (híbrido)\n\nSomos una cooperativa.',
    ],
    [
      'Balie- en praktijkcoördinator @ Mondzorgcentrum Zuid-Berg',
      'Balie- en praktijkcoördinator (24-32 uur)\nMondzorgcentrum Zuid-Berg - Zwolle\n\nWie zijn wij?',
    ],
    [
      '- @ -',
      'Toronto Hill Foods\nNorth Bay, Ontario\n\nWhat you need\n- Five years of experience',
    ],
    ['Garden Conveyancer @ -', 'Garden Conveyancer\n\n£30,000 a year\n\nYou will need patience.'],
    [
      'CREDIT ANALYST @ Ash & Elm Freight Ltd',
      'Ash & Elm Freight Ltd\nPage 1 of 2\nCREDIT ANALYST - Leeds - up to £30,000\n\nWe pay on time.',
    ],
    [
      'Shift Electrician @ Millpond Paper',
      'Millpond Paper – North Mill\nPOSTING #14\nClassification: Shift Electrician\n\nGeneral description:\nMends what breaks.',
    ],
    [
      'Shop Manager @ Finch & Fern',
      'Finch & Fern — Shop Manager — Bridge Street\n\nTwo floors and a good window.',
    ],
    [
      'LONG HAUL DRIVER @ ALDERTON CARTAGE INC',
      'NOW HIRING - LONG HAUL DRIVER - ALDERTON CARTAGE INC - BRAMPTON YARD\nFLATBED AND TANKER, CANADA RUNS\n\nMUST HAVE\nAZ LICENCE',
    ],
    [
      'Night Auditor @ The Puffin Hotel',
      'The Puffin Hotel, Harbour-on-Sea\n\nNight Auditor (11 to 7)\n\nThe lobby is quiet.',
    ],
    [
      'Commis de bureau @ Centre de santé des Deux-Rives',
      'Commis de bureau\nCentre de santé des Deux-Rives, Rimouski\n\nVotre mission\nClasser les dossiers.',
    ],
    [
      'Form Carpenters @ DOVETAIL FORMWORK',
      'DOVETAIL FORMWORK IS HIRING Form Carpenters!!\n\n- 2 years',
    ],
    [
      'Florist @ Thorn + Petal',
      'Thorn + Petal (Wolfville) — we need help!!\n\nwe are looking for a Florist',
    ],
    [
      'Data Analyst @ -',
      'Subject: Data Analyst - Calgary - are you open??\n\nHi,\n\nOne of our clients is looking for a Data Analyst.',
    ],
    [
      'EXECUTIVE HOUSEKEEPER @ Witgat Game Reserve',
      'EXECUTIVE HOUSEKEEPER x1 - Witgat Game Reserve\n\nThe lodge has nine rooms.',
    ],
    [
      'TELESELLER OUTBOUND - SETTORE ENERGIA @ Lumen Blu S.r.l',
      'TELESELLER OUTBOUND - SETTORE ENERGIA\nLumen Blu S.r.l. - Taranto, zona Paolo VI\n\nLumen Blu è una agenzia.',
    ],
    [
      'Machinist @ -',
      'Machinist\n\nWhat you will do\nEdit G-code programs at the control\nWorking at Heights\n',
    ],
  ] as const) {
    it(expected, () => {
      expect(headOf(ad)).toBe(expected);
    });
  }
});
