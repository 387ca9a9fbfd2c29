import { describe, expect, it } from 'vitest';
import { read } from './index.ts';

const readText = async (text: string) => {
  const result = await read(new TextEncoder().encode(text), 'resume.txt');
  if (!result.ok) throw new Error(result.failure.code);
  return result.resume;
};
const HEAD = 'Ina Muster\nina.muster@example.com\n+32 470 00 00 00\n';
const jobsOf = async (rows: string, head = `${HEAD}\nWork\n`) =>
  ((await readText(`${head}${rows}\n`)).work ?? []).map(
    ({ name, position, startDate, endDate }) =>
      `${position} @ ${name} ${startDate} ${endDate ?? ''}`,
  );

describe('lines that are a job each', () => {
  it.each([
    [
      'period first, months in small letters',
      'jan 2003 – jul 2005 Receptionist, Muster NV, Aalst\nsep 2005 – mrt 2011 Cashier, Hotel Beispiel, Oostende\napr 2011 – dec 2019 Office manager, Sample & Co, Gent',
      [
        'Receptionist @ Muster NV 2003-01 2005-07',
        'Cashier @ Hotel Beispiel 2005-09 2011-03',
        'Office manager @ Sample & Co 2011-04 2019-12',
      ],
    ],
    [
      'a mark, names parted by dashes and full stops, period last',
      '- Shop foreman at Sample Steelworks, Tacoma (Feb 2022 - present)\n- Senior welder, Muster Fabrication, Everett. July 2018 - Jan 2022\n- Welder - Sample Marine - Anacortes - 03/2015 - 06/2018',
      [
        'Shop foreman @ Sample Steelworks 2022-02 ',
        'Senior welder @ Muster Fabrication 2018-07 2022-01',
        'Welder @ Sample Marine 2015-03 2018-06',
      ],
    ],
    [
      'a table with its beginning and end in columns',
      'From\tTo\tEmployer\tPosition\n2020\tnow\tMuster Logistics\tFleet manager\n2016\t2020\tSample AS\tDispatcher',
      ['Fleet manager @ Muster Logistics 2020 ', 'Dispatcher @ Sample AS 2016 2020'],
    ],
    [
      'a table of German words whose title stands under what was done',
      'von      bis      Firma            Tätigkeit\n2013     2022     Schuh Muster     Filialleiterin\n2008     2013     Modehaus Probe   Verkäuferin',
      ['Filialleiterin @ Schuh Muster 2013 2022', 'Verkäuferin @ Modehaus Probe 2008 2013'],
    ],
    [
      'such a table without names of its columns',
      '2013     2022     Muster Ltd     Manager\n2008     2013     Sample Ltd     Cashier',
      ['Manager @ Muster Ltd 2013 2022', 'Cashier @ Sample Ltd 2008 2013'],
    ],
  ])('%s', async (_, rows, jobs) => {
    expect(await jobsOf(rows)).toEqual(jobs);
  });

  it('a paragraph that mentions a period at a line’s start goes on', async () => {
    const resume = await readText(
      `${HEAD}\nSummary\nI kept the stock of the store in order and in the years from early\n2003 to 2005 also drove the van to every market day that we went to\nand in the winter I cleaned the yard, the gate and the tools of all.\n\nWork\nPorter, Muster Ltd, 2006 - 2010\n`,
    );
    expect(resume.basics?.summary).toContain('from early 2003 to 2005 also drove');
    expect(resume.work).toHaveLength(1);
  });

  it('several items of a list on one row stay several', async () => {
    const resume = await readText(
      `${HEAD}\nWork\nPorter, Muster Ltd, 2006 - 2010\n- Kept the doors\n\nCertificates\n- First Aid, 2019 - Manual Handling, 2023\n- Forklift Licence, 2021\n`,
    );
    expect(resume.certificates?.map(({ name }) => name)).toEqual([
      'First Aid',
      'Manual Handling',
      'Forklift Licence',
    ]);
  });
});

describe('a name in parts', () => {
  it.each([
    ['Name:\t\tMuster\nVorname:\tInge', 'Inge Muster'],
    ['Name: Muster\nVorname: Inge', 'Inge Muster'],
    ['Name: Inge Muster\nOther names: Rose', 'Inge Muster'],
    ['Name: Inge Muster\nVorname: Inge', 'Inge Muster'],
    ['Fornavn: Inge Holm\nEfternavn: Muster', 'Inge Holm Muster'],
    ['Surname\t\t\tMuster\nGiven name(s)\t\tInge', 'Inge Muster'],
    ['Příjmení: Muster\nJméno: Inge', 'Inge Muster'],
    ['Nume: Muster\nPrenume: Inge', 'Inge Muster'],
    ['Nombre: Inge\nApellidos: Muster Vega', 'Inge Muster Vega'],
  ])('%j', async (rows, name) => {
    const resume = await readText(
      `${rows}\nTel: 0661 000 0123\nE-mail: i.muster@example.com\n\nWork\n2010 - 2016  Porter, Muster Ltd, Exampleton\n`,
    );
    expect(resume.basics?.name).toBe(name);
  });
});

describe('the standard form', () => {
  it.each([
    ['Dates', 'Occupation or position held', 'Name and address of employer', 'Main activities'],
    [
      'Zeitraum',
      'Beruf oder Funktion',
      'Name und Adresse des Arbeitgebers',
      'Wichtigste Tätigkeiten und Zuständigkeiten',
    ],
    [
      'Dates',
      'Fonction ou poste occupé',
      "Nom et adresse de l'employeur",
      'Principales activités et responsabilités',
    ],
  ])('%s, %s, %s', async (dates, title, employer, tasks) => {
    const entry = (when: string, what: string, where: string): string =>
      `${dates}\t\t${when}\n${title}\t${what}\n${employer}\t${where}\n${tasks}\t\tKept the books of the house\n`;
    const jobs = await jobsOf(
      `${entry('04/2017 - 10/2021', 'Cook', 'Trattoria Muster, Rimini')}\n${entry('05/2014 - 03/2017', 'Kitchen helper', 'Hotel Beispiel, Riccione')}`,
    );
    expect(jobs).toEqual([
      'Cook @ Trattoria Muster 2017-04 2021-10',
      'Kitchen helper @ Hotel Beispiel 2014-05 2017-03',
    ]);
  });
});
