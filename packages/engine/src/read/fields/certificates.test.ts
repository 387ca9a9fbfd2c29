import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import {
  certificateLists,
  certificateSections,
  type KnownCertificate,
} from '../testing/certificate-lines.ts';
import { COURSES } from '../testing/course-names.ts';
import { readSection, row } from '../testing/section-of.ts';

type Certificate = NonNullable<Resume['certificates']>[number];

const shown = ({ certificates = [] }: Resume): string[] =>
  certificates.map(({ name, issuer, date, endDate, summary }: Certificate) =>
    row(name, issuer, date, endDate, summary),
  );

describe('one certificate, its parts in any order', () => {
  it.each([
    [
      'Food Handler (Toronto Public Health), exp. 2026',
      'Food Handler | Toronto Public Health |  |  | exp. 2026',
    ],
    ['2019 – First Aid/CPR-C, Red Cross', 'First Aid/CPR-C | Red Cross | 2019 |  | '],
    ['Driver Licence: Car, and Heavy Rigid', 'Driver Licence: Car, and Heavy Rigid |  |  |  | '],
    ['Driving licence: B, C1E', 'Driving licence: B, C1E |  |  |  | '],
    ['Driving licence: light vehicle, buses', 'Driving licence: light vehicle, buses |  |  |  | '],
    ['Driving licence: car and motorcycle', 'Driving licence: car and motorcycle |  |  |  | '],
    [
      'Shrimp Handling (10 days), Sample Institute, 2014-09',
      'Shrimp Handling (10 days) | Sample Institute | 2014-09 |  | ',
    ],
    ['Case Work (40 hrs), Sample Relief, 2017', 'Case Work (40 hrs) | Sample Relief | 2017 |  | '],
    ['Food Safety (online), 2026', 'Food Safety (online) |  | 2026 |  | '],
    ['First Aid at Work, refreshed 2025', 'First Aid at Work |  | 2025 |  | '],
    ['Habilitation conduite, renouvelée en 2025', 'Habilitation conduite |  | 2025 |  | '],
    ['Ladder safety, in house, 2026', 'Ladder safety |  | 2026 |  | in house'],
    ['G1 licence, clean abstract', 'G1 licence |  |  |  | clean abstract'],
    ['Cert IV in Training & Assessment', 'Cert IV in Training & Assessment |  |  |  | '],
    ['NVQ Level 3 Plumbing – City & Guilds', 'NVQ Level 3 Plumbing | City & Guilds |  |  | '],
    ['CSCS card', 'CSCS card |  |  |  | '],
    ['HACCP L3', 'HACCP L3 |  |  |  | '],
    ['Cisco: CCNA (2021-2024)', 'CCNA | Cisco | 2021 | 2024 | '],
    ['AZ-104, Microsoft, issued Mar 2022', 'AZ-104 | Microsoft | 2022-03 |  | '],
    ['Level 2 March 2022', 'Level 2 |  | 2022-03 |  | '],
    ['WHMIS 2015, 2023', 'WHMIS 2015 |  | 2023 |  | '],
    ['WHMIS 2023', 'WHMIS |  | 2023 |  | '],
    [
      'First aid + CPR, St Sample Ambulance Corps, renew Feb 2025',
      'First aid + CPR | St Sample Ambulance Corps |  |  | renew Feb 2025',
    ],
    ['WHMIS 2015', 'WHMIS 2015 |  |  |  | '],
    [
      'OCT 555010, Ontario College of Teachers, July 2008',
      'OCT 555010 | Ontario College of Teachers | 2008-07 |  | ',
    ],
    ['CPHR, CPHR Manitoba, 2019', 'CPHR | CPHR Manitoba | 2019 |  | '],
    [
      'Project Management Professional (PMP), PMI',
      'Project Management Professional (PMP) | PMI |  |  | ',
    ],
    ['Dangerous Goods by Rail and Road', 'Dangerous Goods by Rail and Road |  |  |  | '],
    ['Forklift, classes I, II and IV', 'Forklift, classes I, II and IV |  |  |  | '],
    ['Commercial Diver, ADAS Part 3, 2016', 'Commercial Diver, ADAS Part 3 |  | 2016 |  | '],
    ['Red Seal Endorsement – Cook (2018)', 'Red Seal Endorsement – Cook |  | 2018 |  | '],
    [
      'Führerschein Klasse C/CE, gültig bis 2028',
      'Führerschein Klasse C/CE |  |  |  | gültig bis 2028',
    ],
  ])('%s', async (line, expected) => {
    expect(shown(await readSection('CERTIFICATIONS', line))).toEqual([expected]);
  });
});

describe('several certificates', () => {
  it.each([
    [
      'one a row under each other, with who gave it below',
      'Child Protection\nPoui Foundation, August 2018\nFirst Responder\nSample Ambulance, May 2019',
      [
        'Child Protection | Poui Foundation | 2018-08 |  | ',
        'First Responder | Sample Ambulance | 2019-05 |  | ',
      ],
    ],
    [
      'rows of certificates with and without dates',
      'WHMIS\nFirst Aid 2024\nH2S Alive\nForklift 2023',
      [
        'WHMIS |  |  |  | ',
        'First Aid |  | 2024 |  | ',
        'H2S Alive |  |  |  | ',
        'Forklift |  | 2023 |  | ',
      ],
    ],
    [
      'the word that joins the last one',
      'Heavy Rigid (HR) licence, forklift ticket, and boom lift ticket',
      [
        'Heavy Rigid (HR) licence |  |  |  | ',
        'forklift ticket |  |  |  | ',
        'boom lift ticket |  |  |  | ',
      ],
    ],
    [
      'behind a driving licence',
      'Driving licence: B, forklift ticket, first aid',
      ['Driving licence: B |  |  |  | ', 'forklift ticket |  |  |  | ', 'first aid |  |  |  | '],
    ],
    [
      'on one row, with what is said of each',
      'WHMIS, First Aid 2024; forklift ticket (expired); class 5 licence, own car',
      [
        'WHMIS |  |  |  | ',
        'First Aid |  | 2024 |  | ',
        'forklift ticket |  |  |  | expired',
        'class 5 licence |  |  |  | own car',
      ],
    ],
    [
      'the end of a licence before its name',
      'to 11/2027\tDoor Supervisor licence\nto 03/2026\tForklift licence\nMay 2024\tFirst Aid at Work',
      [
        'Door Supervisor licence |  |  |  | to 11/2027',
        'Forklift licence |  |  |  | to 03/2026',
        'First Aid at Work |  | 2024-05 |  | ',
      ],
    ],
    [
      'first aid and CPR are one',
      'Standard First Aid and CPR-C',
      ['Standard First Aid and CPR-C |  |  |  | '],
    ],
  ])('%s', async (_, rows, expected) => {
    expect(shown(await readSection('CERTIFICATIONS', rows))).toEqual(expected);
  });
});

it.each([
  'Licensed Civil Engineer, PRC, Nov 2006\nLicence no. 0000123, valid until 11/2027\nConstruction Occupational Safety and Health (COSH) 40 hours, 2015',
  'Licensed Civil Engineer, PRC, Nov 2006\nNo. 0000123\nConstruction Occupational Safety and Health (COSH) 40 hours, 2015',
])('a row with its own date below a dated certificate is another one: %s', async (rows) => {
  const { certificates = [] } = await readSection('CERTIFICATIONS', rows);
  expect(certificates.map(({ issuer, date }) => row(issuer, date))).toEqual([
    'PRC | 2006-11',
    ' | 2015',
  ]);
});

const isSame = (read: Certificate | undefined, known: KnownCertificate): boolean =>
  read?.issuer === known.issuer && read?.date === known.date && read?.endDate === known.endDate;

/** Some lines could be read in two ways by anybody. */
const LEAST_RIGHT = 0.97;

describe('1,000 lines of 300 certificates in 39 layouts', () => {
  it('have name, issuer and dates in their places', async () => {
    const sections = [...certificateSections(816, 8), ...certificateLists(40, 5)];
    let [lines, named, right] = [0, 0, 0];
    for (const { rows, known } of sections) {
      const { certificates = [] } = await readSection('CERTIFICATIONS', rows);
      for (const one of known) {
        const read = certificates.find(({ name }) => name === one.name);
        lines++;
        if (read !== undefined) named++;
        if (read !== undefined && isSame(read, one)) right++;
      }
    }
    expect(lines).toBeGreaterThan(1000);
    expect(named / lines).toBeGreaterThan(LEAST_RIGHT);
    expect(right / lines).toBeGreaterThan(LEAST_RIGHT);
  });
});

it('tells courses and bodies that no list knows apart, in 34 layouts', async () => {
  let [right, all] = [0, 0];
  for (const { rows, known } of certificateSections(170, 5, COURSES)) {
    const { certificates = [] } = await readSection('CERTIFICATES', rows);
    const read = certificates.map(({ name, issuer }) => row(name, issuer));
    all += known.length;
    right += known.filter(({ name, issuer }) => read.includes(row(name, issuer))).length;
  }
  expect(right / all).toBeGreaterThan(0.82);
});
