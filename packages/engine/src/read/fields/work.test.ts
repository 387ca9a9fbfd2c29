import { describe, expect, it } from 'vitest';
import { read } from '../index.ts';
import type { Block } from '../sections/block.ts';
import { readSection, row } from '../testing/section-of.ts';
import { readBody } from './work.ts';

/** Rows of a section -> position | employer | place | start | end of each job. */
const CASES: readonly [string, string[]][] = [
  // The head of a phrase tells what it is, not any word of it.
  [
    'Shop hand\nGlenmore Rental\n2016 - 2018\n- Cleaned',
    ['Shop hand | Glenmore Rental |  | 2016 | 2018'],
  ],
  ['Co-owner\nSample Produce\n2016 - 2018\n- Grew', ['Co-owner | Sample Produce |  | 2016 | 2018']],
  [
    'Example Packers\nLine worker\n2016 - 2018\n- Packed',
    ['Line worker | Example Packers |  | 2016 | 2018'],
  ],
  // Nothing, a slash or brackets between the two.
  [
    "Registered Nurse Sample Children's Hospital, 2016 - 2018\n- Cared",
    ["Registered Nurse | Sample Children's Hospital |  | 2016 | 2018"],
  ],
  [
    'Line cook / Halcyon, Toronto, ON, 2016 - 2018\n- Cooked\n\nBarback / Foxglove, Toronto, ON, 2014 - 2016\n- Carried',
    [
      'Line cook | Halcyon | Toronto, ON | 2016 | 2018',
      'Barback | Foxglove | Toronto, ON | 2014 | 2016',
    ],
  ],
  [
    'Barback (Foxglove, Chicago, IL) 2016 - 2018\n- Carried\n\nServer (The Sample Grill, Chicago, IL) 2014 - 2016\n- Served',
    [
      'Barback | Foxglove | Chicago, IL | 2016 | 2018',
      'Server | The Sample Grill | Chicago, IL | 2014 | 2016',
    ],
  ],
  [
    'Junior Developer cartwheel.example, Toronto, ON | 2019 - 2021\n- Built',
    ['Junior Developer | cartwheel.example | Toronto, ON | 2019 | 2021'],
  ],
  ['Restaurant Manager, 2016 - 2018\n- Led', ['Restaurant Manager |  |  | 2016 | 2018']],
  [
    'Senior Analyst, Procurement\nSample Group\n2016 - 2018\n- Bought',
    ['Senior Analyst, Procurement | Sample Group |  | 2016 | 2018'],
  ],
  // A period above the row that it dates, which ends with a short form.
  [
    '02/2024 - date\nSample Crest Hotel   Kumasi     Night Duty Mgr\n- Closed\n01/2022 - 12/2023\nSample Lodge    Ho    Front Desk Asst.\n- Checked in',
    [
      'Night Duty Mgr | Sample Crest Hotel | Kumasi | 2024-02 | ',
      'Front Desk Asst. | Sample Lodge | Ho | 2022-01 | 2023-12',
    ],
  ],
  [
    'Cook, Sample Grill\n2021 - 2023\n- Cooked\nCareer break, care of my son\n2020 - 2021',
    ['Cook | Sample Grill |  | 2021 | 2023', 'Career break |  |  | 2020 | 2021'],
  ],
  [
    'Worked at Sample Lodge, Richmond, BC as Care aide, nights | 2012 - 2015\n- Cared',
    ['Care aide, nights | Sample Lodge | Richmond, BC | 2012 | 2015'],
  ],
  [
    'Driver, Fixture Haulage, 15-03-2015 to 30-09-2017\n- Drove',
    ['Driver | Fixture Haulage |  | 2015-03 | 2017-09'],
  ],
  [
    'Acme Widgets, Chicago, IL, Office Manager, 2015 - 2018\n- Ran the office',
    ['Office Manager | Acme Widgets | Chicago, IL | 2015 | 2018'],
  ],
  [
    'Office Manager, Acme, Inc., Chicago, IL — June 2015 to May 2018\n- Ran the office',
    ['Office Manager | Acme, Inc. | Chicago, IL | 2015-06 | 2018-05'],
  ],
  [
    'Acme, Inc.\nOffice Manager\nChicago, IL\n06/2015 – 05/2018\n- Ran the office',
    ['Office Manager | Acme, Inc. | Chicago, IL | 2015-06 | 2018-05'],
  ],
  [
    'Fixture Ltd, Leeds\nWarehouse Operative, since 2019\n- Picked orders',
    ['Warehouse Operative | Fixture Ltd | Leeds | 2019 | '],
  ],
  [
    'Barista – Sample Roasters – Portland, OR – 2017 to date\n- Poured coffee',
    ['Barista | Sample Roasters | Portland, OR | 2017 | '],
  ],
  [
    'Camp Counselor, Camp Placeholder, Summer 2018\n- Led hikes',
    ['Camp Counselor | Camp Placeholder |  | 2018 | 2018'],
  ],
  ['Freelance Translator (2012)\n- Translated books', ['Freelance Translator |  |  | 2012 | 2012']],
  [
    'Sample Health Network\t2014 – Present\nNurse Manager, Emergency Department\t2018 – Present\n- Led 40 nurses\nStaff Nurse\t2014 – 2018\n- Cared for patients',
    [
      'Nurse Manager, Emergency Department | Sample Health Network |  | 2018 | ',
      'Staff Nurse | Sample Health Network |  | 2014 | 2018',
    ],
  ],
  [
    'Fixture Bank\n7 years 3 months\nBranch Manager\nMarch 2018 - Present (4 years 2 months)\nHalifax, Nova Scotia\n- Led a branch\nTeller\nFebruary 2015 - March 2018 (3 years 2 months)\n- Served clients',
    [
      'Branch Manager | Fixture Bank | Halifax, Nova Scotia | 2018-03 | ',
      'Teller | Fixture Bank |  | 2015-02 | 2018-03',
    ],
  ],
  [
    'Senior Accountant | Finance Department | Sample Group plc | London | Jan 2016 – Dec 2019\n- Closed books',
    ['Senior Accountant | Sample Group plc | London | 2016-01 | 2019-12'],
  ],
  [
    'ACME CORP., Toronto, Ontario\nSenior Analyst, Procurement (Jan. 2016 - Dec. 2019)\n- Bought things',
    ['Senior Analyst, Procurement | ACME CORP. | Toronto, Ontario | 2016-01 | 2019-12'],
  ],
  [
    'Electrician at Example Electric Co. (Boise, ID), 2010-2014\n- Wired homes',
    ['Electrician | Example Electric Co. | Boise, ID | 2010 | 2014'],
  ],
  [
    '2010-2014: Electrician, Example Electric Co.\n- Wired homes',
    ['Electrician | Example Electric Co. |  | 2010 | 2014'],
  ],
  [
    'Example Electric Co. - Electrician (2010-2014)\n- Wired homes',
    ['Electrician | Example Electric Co. |  | 2010 | 2014'],
  ],
  [
    'Example Electric\nBoise, ID\nElectrician\n2010-2014\n- Wired homes',
    ['Electrician | Example Electric | Boise, ID | 2010 | 2014'],
  ],
  [
    'Kellner, Gasthaus Muster, Wien, 03/2012 – 08/2015\n- Gäste bedient',
    ['Kellner | Gasthaus Muster | Wien | 2012-03 | 2015-08'],
  ],
  [
    'seit 04/2016\tSachbearbeiterin Buchhaltung, Muster GmbH, Köln\n- Rechnungen geprüft',
    ['Sachbearbeiterin Buchhaltung | Muster GmbH | Köln | 2016-04 | '],
  ],
  [
    '01.2012 – 12.2015\nMuster AG, Hamburg\nProjektleiter Logistik\n- Lager geplant',
    ['Projektleiter Logistik | Muster AG | Hamburg | 2012-01 | 2015-12'],
  ],
  [
    'Infirmière de nuit – Hôpital Exemple, Lyon – de mars 2014 à juin 2019\n- Soins',
    ['Infirmière de nuit | Hôpital Exemple | Lyon | 2014-03 | 2019-06'],
  ],
  [
    'Depuis septembre 2019 : Chargée de clientèle, Banque Fixture (Paris)\n- Conseil',
    ['Chargée de clientèle | Banque Fixture | Paris | 2019-09 | '],
  ],
  [
    'Medewerker klantenservice bij Voorbeeld B.V., Utrecht (mei 2017 – heden)\n- Klanten geholpen',
    ['Medewerker klantenservice | Voorbeeld B.V. | Utrecht | 2017-05 | '],
  ],
  [
    'Camarera, Hotel Ejemplo, Sevilla. Abril 2016 - Actualidad\n- Atender mesas',
    ['Camarera | Hotel Ejemplo | Sevilla | 2016-04 | '],
  ],
  [
    'Administrativo contable | Ejemplo S.L. | Madrid\nEnero 2013 – Junio 2017\n- Facturas',
    ['Administrativo contable | Ejemplo S.L. | Madrid | 2013-01 | 2017-06'],
  ],
  [
    'Addetta alle vendite, Negozio Esempio S.r.l., Torino, da gennaio 2015 a oggi\n- Vendita',
    ['Addetta alle vendite | Negozio Esempio S.r.l. | Torino | 2015-01 | '],
  ],
  [
    'Assistente Administrativo - Empresa Exemplo Ltda - São Paulo/SP - 02/2014 até o momento\n- Arquivo',
    ['Assistente Administrativo | Empresa Exemplo Ltda | São Paulo/SP | 2014-02 | '],
  ],
  [
    'Specjalista ds. logistyki, Przykład Sp. z o.o., Poznań, 05.2016 – obecnie\n- Planowanie',
    ['Specjalista ds. logistyki | Przykład Sp. z o.o. | Poznań | 2016-05 | '],
  ],
  [
    'Менеджер по продажам, ООО «Пример», Москва, март 2015 — настоящее время\n- Продажи',
    ['Менеджер по продажам | ООО «Пример» | Москва | 2015-03 | '],
  ],
  [
    'Registered Nurse, Sample Hospital, Cardiac Unit, Denver, CO (Nov ’16 – Aug ’19)\n- Cared',
    ['Registered Nurse | Sample Hospital, Cardiac Unit | Denver, CO | 2016-11 | 2019-08'],
  ],
  [
    'Teacher\nSample Elementary School, Springfield\nAugust 2009 through June 2013\n- Taught',
    ['Teacher | Sample Elementary School | Springfield | 2009-08 | 2013-06'],
  ],
  [
    'Fixture & Sons Plumbing, Apprentice Plumber, Spring 2008 – Fall 2012\n- Fitted',
    ['Apprentice Plumber | Fixture & Sons Plumbing |  | 2008 | 2012'],
  ],
  [
    'Line Cook, The Sample Grill, Reno NV, 3/15 - 9/17\n- Cooked',
    ['Line Cook | The Sample Grill | Reno NV | 2015-03 | 2017-09'],
  ],
  [
    'Line Cook (part-time)\nThe Sample Grill\n2015–17\n- Cooked',
    ['Line Cook (part-time) | The Sample Grill |  | 2015 | 2017'],
  ],
  [
    'Driver, Fixture Haulage, 15/03/2015 – 30/09/2017\n- Drove',
    ['Driver | Fixture Haulage |  | 2015-03 | 2017-09'],
  ],
  [
    'Acme (acquired by Example Corp) — Product Manager — 2019–21\n- Shipped',
    ['Product Manager | Acme (acquired by Example Corp) |  | 2019 | 2021'],
  ],
  [
    'Director of Sales, EMEA\nFixture Software GmbH\nMunich, Germany | Q1 2018 – Q3 2020\n- Sold',
    ['Director of Sales, EMEA | Fixture Software GmbH | Munich, Germany | 2018 | 2020'],
  ],
  [
    'Owner/Operator, Placeholder Landscaping (self-employed), Apr 2011 - now\n- Mowed',
    ['Owner/Operator | Placeholder Landscaping (self-employed) |  | 2011-04 | '],
  ],
  [
    'Fixture Studio, Lead Designer\nOct 2018 – Jan 2021, Berlin\n- Drew\n\nSample Agency, Designer\nSep 2015 – Sep 2018, Berlin\n- Drew',
    [
      'Lead Designer | Fixture Studio | Berlin | 2018-10 | 2021-01',
      'Designer | Sample Agency | Berlin | 2015-09 | 2018-09',
    ],
  ],
  ['Sergeant, Example Army, 2003 - 2009\n- Led', ['Sergeant | Example Army |  | 2003 | 2009']],
  [
    'Fixture Foods\nShift Supervisor (2016 - 2019)\n- Led\nLine Worker (2014 - 2016)\n- Packed\n\nSample Mart\nCashier (2012 - 2014)\n- Rang',
    [
      'Shift Supervisor | Fixture Foods |  | 2016 | 2019',
      'Line Worker | Fixture Foods |  | 2014 | 2016',
      'Cashier | Sample Mart |  | 2012 | 2014',
    ],
  ],
  [
    'Fixture Mart (Boise, ID) - Stock Clerk, 5/2019 to date\no Counted 900 items a week\no Trained two clerks\n\nSample Depot (Nampa, ID) - Loader, 2015 to 2019\no 40 trucks a day',
    [
      'Stock Clerk | Fixture Mart | Boise, ID | 2019-05 | ',
      'Loader | Sample Depot | Nampa, ID | 2015 | 2019',
    ],
  ],
  [
    'Branch Manager, Heron County Library, Salem, OR, 2018 – 2022\n- Led 6 people\nFront Desk, Heron County Library, Salem, OR, 2014 – 2018\n- Lent books',
    [
      'Branch Manager | Heron County Library | Salem, OR | 2018 | 2022',
      'Front Desk | Heron County Library | Salem, OR | 2014 | 2018',
    ],
  ],
  [
    'Example Medical Center, Dayton, OH\nTransitional Year Resident, 07/2019 – 06/2020\n- Saw patients',
    ['Transitional Year Resident | Example Medical Center | Dayton, OH | 2019-07 | 2020-06'],
  ],
  [
    'Data Analyst @ City of Fixture\nJun ‘19 – Present · Provo, UT\n- Counted\nClerk @ Sample & Vale Foods\nJan ‘15 – May ‘19 · Ogden, UT\n- Filed',
    [
      'Data Analyst | City of Fixture | Provo, UT | 2019-06 | ',
      'Clerk | Sample & Vale Foods | Ogden, UT | 2015-01 | 2019-05',
    ],
  ],
  [
    'Oct 2021 –   Lecturer, University of Exampleton, Leeds\n2018–2021   Teaching Assistant, Sample College, York',
    [
      'Lecturer | University of Exampleton | Leeds | 2021-10 | ',
      'Teaching Assistant | Sample College | York | 2018 | 2021',
    ],
  ],
  [
    'Bookkeeper / Sample Timber Co. / Eugene, OR\n3/2016 - Present\n- Kept the ledger\n\nSales / Service Clerk, Fixture Boats Ltd\n2012 - 2016\n- Sold boats',
    [
      'Bookkeeper | Sample Timber Co. | Eugene, OR | 2016-03 | ',
      'Sales / Service Clerk | Fixture Boats Ltd |  | 2012 | 2016',
    ],
  ],
  [
    'Jan 2019–Now   Manager, Fixture Lines and Piers, Sample Mutual, Salem, OR.\n- Led\nMay 2014–Dec 2018   Surveyor, Sample Mutual, Salem, OR.\n- Measured',
    [
      'Manager, Fixture Lines and Piers | Sample Mutual | Salem, OR | 2019-01 | ',
      'Surveyor | Sample Mutual | Salem, OR | 2014-05 | 2018-12',
    ],
  ],
  [
    'Fixture Harbor High School, Salem, OR\nMath Teacher\tAugust 2016 – Present\n- Taught algebra\nYear-Long Placement\tAugust 2015 – June 2016\n- Assisted',
    [
      'Math Teacher | Fixture Harbor High School | Salem, OR | 2016-08 | ',
      'Year-Long Placement | Fixture Harbor High School |  | 2015-08 | 2016-06',
    ],
  ],
  [
    'Sample Coast Ferries, Juneau, AK\n04/2015 - present     Captain, MV Fixture\n                      - Sailed\n01/2010 - 03/2015     Third Mate, MV Sample\n                      - Kept watch',
    [
      'Captain, MV Fixture | Sample Coast Ferries | Juneau, AK | 2015-04 | ',
      'Third Mate, MV Sample | Sample Coast Ferries |  | 2010-01 | 2015-03',
    ],
  ],
  [
    'Cook\nSample Grill, Thetford, Norfolk (UK)\n2010 - 2012\n- Cooked for forty',
    ['Cook | Sample Grill | Thetford, Norfolk (UK) | 2010 | 2012'],
  ],
];

describe('heads of jobs', () => {
  it.each(CASES)('%s', async (rows, expected) => {
    const { work = [] } = await readSection('EXPERIENCE', rows);
    const found = work.map(({ position, name, location, startDate, endDate }) =>
      row(position, name, location, startDate, endDate),
    );
    expect(found).toEqual(expected);
  });

  it('take the order of another section where their own words tell nothing', async () => {
    const { work = [] } = await readSection(
      'TRADE EXPERIENCE',
      'Shop Manager, Fixture Bikes Ltd, 2018 – 2022\n- Ran it\nMechanic, Sample Cycles Ltd, 2015 – 2018\n- Mended\n\nOTHER EXPERIENCE\nFront of House, Nettle & Thread, 2012 – 2014\n- Served',
    );
    expect(work.map(({ position, name }) => row(position, name))).toEqual([
      'Shop Manager | Fixture Bikes Ltd',
      'Mechanic | Sample Cycles Ltd',
      'Front of House | Nettle & Thread',
    ]);
  });
});

describe('rows without marks that tell of a job', () => {
  const highlightsOf = (rows: readonly string[]) => {
    const text = rows.join('\n');
    const blocks = rows.map((row) => {
      const start = text.indexOf(row);
      return { text: row, start, end: start + row.length, prose: false };
    });
    return readBody(blocks as unknown as Block[], () => false, text).highlights?.map(
      (one) => one.text,
    );
  };
  it.each([
    [['testing of trading platforms, web and mobile', 'checks of the reports']],
    [['2nd line support', 'testing routers before delivery', 'help the juniors']],
    [['Wages for 14 men', 'Stock cards', 'Bank lodgements']],
  ])('are each a thing of its own: %j', (rows) => {
    expect(highlightsOf(rows)).toEqual(rows);
  });
  it.each([
    [['I kept the test plans of three games. I trained two juniors.', 'My lead was in Graz.']],
    [['testing of trading platforms:', 'web and mobile']],
    [['Kept the test plans of all web games and of the mobile one', 'of the house']],
    [['Kept the test plans of all web games and the mobile one for two', 'years']],
    [['Everything in the shop']],
    [
      [
        'Fitted kitchens in homes and did the tiling and',
        'the pipes, then showed how to cut the',
        'worktops',
      ],
    ],
    [['Full time', 'Night shifts']],
  ])('but sentences, rows that go on and a single one are not: %j', (rows) => {
    expect(highlightsOf(rows)).toBeUndefined();
  });
  it('also right below the row with the dates, where title and employer stand above it', async () => {
    const page = `<p>Robin Placeholder</p><p>robin@example.com</p><p>Experience</p><p>Tester</p>
      <p>Sample Games Ltd, Larnaca</p><p>06/2015 - 02/2019</p><p>2nd line support</p>
      <p>testing routers before delivery</p><p>Cook</p><p>Sample Grill Ltd, Larnaca</p>
      <p>06/2010 - 02/2014</p><p>Stock cards</p><p>Wages for the team</p>`;
    const result = await read(new TextEncoder().encode(page), 'resume.html');
    expect(result.ok && result.resume.work?.map((job) => job.highlights)).toEqual([
      ['2nd line support', 'testing routers before delivery'],
      ['Stock cards', 'Wages for the team'],
    ]);
  });
});
