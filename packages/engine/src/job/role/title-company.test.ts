import { describe, expect, it } from 'vitest';
import { extractRequirements } from '../extract-requirements.ts';

const head = (ad: string): [string | undefined, string | undefined] => {
  const { title, company } = extractRequirements(ad);
  return [title, company];
};
const REST = '\nRequirements:\n- Punctual\n- First aid';

describe('the title and the employer of an ad', () => {
  it.each<[string, string | undefined, string | undefined]>([
    [
      'Registered Nurse - Surgical\nLakeview General Hospital\nMoncton, NB',
      'Registered Nurse - Surgical',
      'Lakeview General Hospital',
    ],
    ['Law Clerk, Corporate\nHartwell & Osei LLP', 'Law Clerk, Corporate', 'Hartwell & Osei LLP'],
    [
      'LPN - Long-Term Care\nCompany: Maple Court Residences',
      'LPN - Long-Term Care',
      'Maple Court Residences',
    ],
    [
      'Job Title: Warehouse Associate (Nights)\nCompany: Pinecone Freight\nLocation: Guelph',
      'Warehouse Associate',
      'Pinecone Freight',
    ],
    ['Position: Bookkeeper\nEmployer: Dory Fish Co.', 'Bookkeeper', 'Dory Fish Co'],
    ['We’re hiring: Pastry Chef!\nThe Yellow Oven, Halifax', 'Pastry Chef', 'The Yellow Oven'],
    [
      'Cobalt Ridge Schools is looking for a Grade 4 Teacher to start in January.',
      'Grade 4 Teacher',
      'Cobalt Ridge Schools',
    ],
    [
      'Sandpiper Robotics is hiring a Senior Firmware Engineer.',
      'Senior Firmware Engineer',
      'Sandpiper Robotics',
    ],
    [
      'At Fernhill Credit Union, we believe in people. We are looking for a Teller.',
      'Teller',
      'Fernhill Credit Union',
    ],
    ['Senior Accountant at Otterbeck Ltd.', 'Senior Accountant', 'Otterbeck Ltd'],
    ['Senior Accountant | Otterbeck Ltd. | Saskatoon, SK', 'Senior Accountant', 'Otterbeck Ltd'],
    ['PLUMBER WANTED - ROCKY BAY MECHANICAL - SUDBURY', 'PLUMBER', 'ROCKY BAY MECHANICAL'],
    ['WELDER/FITTER NEEDED', 'WELDER/FITTER', undefined],
    [
      'Full Stack Developer (React/Node)\nAbout us\nTidewater Labs builds tools for harbours.',
      'Full Stack Developer',
      'Tidewater Labs',
    ],
    ['Join Quillfeather Press as a Copy Editor!', 'Copy Editor', 'Quillfeather Press'],
    [
      'Town of Birch Point\nRecreation Programmer\nPermanent full-time',
      'Recreation Programmer',
      'Town of Birch Point',
    ],
    [
      'Brightwater School Division\n\nEducational Assistant\n',
      'Educational Assistant',
      'Brightwater School Division',
    ],
    [
      'Préposé aux bénéficiaires\nRésidence Les Érables, Sherbrooke',
      'Préposé aux bénéficiaires',
      'Résidence Les Érables',
    ],
    [
      'Adjointe administrative / Administrative Assistant\nClinique Boréale',
      'Adjointe administrative / Administrative Assistant',
      'Clinique Boréale',
    ],
    [
      'Sales Development Representative, EMEA – Remote\nKestrel Cloud',
      'Sales Development Representative, EMEA',
      'Kestrel Cloud',
    ],
    ['Dispatcher (nights)', 'Dispatcher', undefined],
    [
      'My client, a leading food producer, needs a Quality Technician.',
      'Quality Technician',
      undefined,
    ],
    ['hiring line cook at the green table, kelowna. must have foodsafe.', 'line cook', undefined],
    ['Chef de partie – Auberge du Lac (Magog)', 'Chef de partie', 'Auberge du Lac'],
    ['HR Generalist\nCity of Waterford\n', 'HR Generalist', 'City of Waterford'],
    [
      'Program Officer, Grants\nOffice of Rural Affairs\nOttawa',
      'Program Officer, Grants',
      'Office of Rural Affairs',
    ],
    [
      'Company Description\nNorthlight Energy develops wind farms.\nJob Description\nWe are seeking a Site Supervisor.',
      'Site Supervisor',
      'Northlight Energy',
    ],
    [
      'Truck Driver AZ - Pelican Haulage Inc. is a family business with 20 trucks.',
      'Truck Driver AZ',
      'Pelican Haulage Inc',
    ],
    ['URGENT!!! COOKS NEEDED', 'COOKS', undefined],
    ['Job ID 12345 - Planner II', 'Planner II', undefined],
    ['Req #4421 | Nurse Practitioner (Casual)', 'Nurse Practitioner', undefined],
    ['Home > Careers > Machinist', 'Machinist', undefined],
    [
      'Posted 3 days ago\nDental Hygienist\nSmile Lane Dental Clinic',
      'Dental Hygienist',
      'Smile Lane Dental Clinic',
    ],
    ['Career Opportunity: Plant Manager', 'Plant Manager', undefined],
    ['Come cook with us! Line Cook, full time', 'Line Cook', undefined],
    [
      'The City of Waterford invites applications for the position of Arborist.',
      'Arborist',
      'City of Waterford',
    ],
    ['Juniper Lodge requires the services of a Night Auditor.', 'Night Auditor', 'Juniper Lodge'],
    [
      'Our busy clinic has an opening for a Medical Receptionist.',
      'Medical Receptionist',
      undefined,
    ],
    ['There is an opportunity for a Forester to join our field team.', 'Forester', undefined],
    [
      'Nous recherchons un commis de cuisine pour notre restaurant.',
      'commis de cuisine',
      undefined,
    ],
    [
      'Laiterie du Pré recherche une technicienne comptable.',
      'technicienne comptable',
      'Laiterie du Pré',
    ],
    [
      'As a Claims Adjuster at Fernleaf Insurance, you will visit homes.',
      'Claims Adjuster',
      'Fernleaf Insurance',
    ],
    [
      'Reporting to the Director of Finance, the Payroll Coordinator processes pay.',
      'Payroll Coordinator',
      undefined,
    ],
    [
      'Hi there, I am filling a Payroll Specialist role for a client.',
      'Payroll Specialist',
      undefined,
    ],
    [
      'Do you love trees? Greenbelt Nurseries needs a Nursery Technician.',
      'Nursery Technician',
      'Greenbelt Nurseries',
    ],
    [
      'Job Posting\n\nPosition Title: Records Clerk\nDepartment: Legal\nEmployer: Town of Birch Point',
      'Records Clerk',
      'Town of Birch Point',
    ],
    ['HVAC Tech\nPolar Bear Heating Ltd.', 'HVAC Tech', 'Polar Bear Heating Ltd'],
    ['PSW – Nights\nWillow Terrace Long-Term Care', 'PSW', 'Willow Terrace Long-Term Care'],
    ['<h1>Data Engineer</h1><p>Kestrel Cloud</p>', 'Data Engineer', 'Kestrel Cloud'],
    [
      'Data Engineer\n\nKestrel Cloud is a small company that counts birds.',
      'Data Engineer',
      'Kestrel Cloud',
    ],
    ['Data Engineer\n\nAbout Kestrel Cloud\nWe count birds.', 'Data Engineer', 'Kestrel Cloud'],
    ['Kestrel Cloud - Data Engineer', 'Data Engineer', 'Kestrel Cloud'],
    ['Kestrel Cloud: Data Engineer', 'Data Engineer', 'Kestrel Cloud'],
    [
      'Data Engineer\nWho we are\nAt Kestrel Cloud we count birds.',
      'Data Engineer',
      'Kestrel Cloud',
    ],
    ['Data Engineer\nWe are Kestrel Cloud, a team of nine.', 'Data Engineer', 'Kestrel Cloud'],
    ['Data Engineer\nWelcome to Kestrel Cloud!', 'Data Engineer', 'Kestrel Cloud'],
    ['Data Engineer\nOur client, Kestrel Cloud, counts birds.', 'Data Engineer', 'Kestrel Cloud'],
    ['Data Engineer\nCome work for Kestrel Cloud.', 'Data Engineer', 'Kestrel Cloud'],
    [
      'Data Engineer\nLocation: Regina\nKestrel Cloud has 40 people.',
      'Data Engineer',
      'Kestrel Cloud',
    ],
  ])('%s', (ad, title, company) => {
    const [foundTitle, foundCompany] = head(ad + REST);
    expect([foundTitle, foundCompany?.replace(/\.$/, '')]).toEqual([title, company]);
  });

  it.each([
    'Data Engineer\nDuties:\n- Work with Node.js and Vue.js to build pages.',
    'Data Engineer\nDuties:\n- Work with Finance and Sales, and with vendors.',
    'Data Engineer\nPython and Django\nWe count birds.',
    'Data Engineer\nDuties:\n- Work at PostgreSQL and Kafka, day by day.',
  ])('takes no skills and no duties for the employer: %s', (ad) =>
    expect(head(ad + REST)[1]).toBeUndefined(),
  );

  it.each([
    ['Data Engineer\nCompany: Snowflake', 'Snowflake'],
    ['Data Engineer\nCome work with Kestrel Cloud!', 'Kestrel Cloud'],
    ['Data Engineer\nAbout Snowflake\nWe count birds.', 'Snowflake'],
  ])('keeps the employer that is told outright: %s', (ad, company) =>
    expect(head(ad + REST)[1]).toBe(company),
  );

  it('names no employer where there is none', () => {
    const ads = [
      'Barista\nFull-time, Weekends\nWe make coffee.',
      'Data Analyst\nJob Summary\nThe Analyst reports to the Director.',
      'Electrician\nPermanent\nToronto, Ontario\nStart Date: May 1',
      'Nurse\n$42 an hour\nPosted yesterday',
    ];
    for (const ad of ads) expect(head(ad + REST)[1], ad).toBeUndefined();
  });
});
