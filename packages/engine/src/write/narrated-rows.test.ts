import { describe, expect, it } from 'vitest';
import { readNarratedRow } from './narrated-rows.ts';

describe('a job told in one row', () => {
  it.each([
    [
      'Senior Translator, Bureau for Regional Affairs, Abuja. January 1998 to September 2005. Revised reports.',
      {
        position: 'Senior Translator',
        name: 'Bureau for Regional Affairs',
        startDate: '1998-01',
        endDate: '2005-09',
        summary: 'Revised reports.',
      },
    ],
    [
      'Hill Law Office, Tampico. Court clerk, January 2014 to August 2017. Drafted orders. Kept the seal.',
      {
        position: 'Court clerk',
        name: 'Hill Law Office',
        startDate: '2014-01',
        endDate: '2017-08',
        summary: 'Drafted orders. Kept the seal.',
      },
    ],
    [
      'Calm Bay Aquaculture Inc., Bonaventure. Fish farm technician, since April 2011. Graded fish and kept the log.',
      {
        position: 'Fish farm technician',
        name: 'Calm Bay Aquaculture Inc.',
        startDate: '2011-04',
        summary: 'Graded fish and kept the log.',
      },
    ],
    [
      'Freelance Translator, self-employed, Abuja. April 2023 to date. Translates for banks.',
      { position: 'Freelance Translator', startDate: '2023-04', summary: 'Translates for banks.' },
    ],
  ])('has its own head: %s', (text, job) => {
    expect(readNarratedRow(text)).toEqual(job);
  });

  it.each([
    'Second Family Court of Tampico, 2014 to 2017. Drafted orders.',
    'Bachelor in Law, Hill University, 2004 to 2008, titled in 2010.',
    'In Peru I worked for Hill Productions from 2017 to 2020 as stage technician. I hung lights.',
    'At home, 2017 to 2025.',
    'Drafted orders and kept the seal of the court.',
    'Court clerk. Drafted orders.',
  ])('none without its title and period: %s', (text) => {
    expect(readNarratedRow(text)).toBeNull();
  });
});
