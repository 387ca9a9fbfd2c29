import { describe, expect, it } from 'vitest';
import type { Language } from '../language/line.ts';
import type { RoleTense } from '../rules/line-context.ts';
import { ResumeSource } from '../verify/verify-resume.ts';
import { rewriteLine } from './rewrite-line.ts';

/** The line after its changes that the gate accepts without a flag; null when it stays. */
function rewrite(
  text: string,
  tense: RoleTense = 'past',
  language: Language | null = 'en',
): string | null {
  const path = 'work[0].highlights[0]';
  const source = new ResumeSource({ work: [{ name: 'Corner Shop', highlights: [text] }] });
  const context = {
    path,
    tense,
    language,
    terms: new Map(),
    keywordForms: new Map(),
    opensWithVerb: false,
    spelling: null,
    adWritings: new Map(),
    openers: new Map(),
  };
  const change = rewriteLine({ path, entry: 'work[0]', text }, context, source);
  return change?.verdict === 'proven' ? change.after : null;
}

describe('a bullet of a role that has ended', () => {
  it.each([
    [
      'Responsible for preparing monthly payroll for 80 staff',
      'Prepared monthly payroll for 80 staff',
    ],
    ['Responsible for managing and training staff', 'Managed and trained staff'],
    ['Responsible for the maintenance of forklifts', 'Maintained forklifts'],
    ['Responsible for drafting affidavits and letters', 'Drafted affidavits and letters'],
    ['Responsible for shipping and receiving of farm parts', 'Shipped and received farm parts'],
    ['Responsible for the running of the line, 150 covers', 'Ran the line, 150 covers'],
    ['Was involved in the migration of 3 sites', 'Helped migrate 3 sites'],
    ['Involved in planning events and booking speakers', 'Helped plan events and book speakers'],
    ['Assisted in the planning and execution of events', 'Helped plan and execute events'],
    ['Helped to prepare budgets', 'Helped prepare budgets'],
    [
      'Responsible for teaching of reading and math to 16 adults',
      'Taught reading and math to 16 adults',
    ],
    ['Responsible for the maintenance of trucks and vans', 'Maintained trucks and vans'],
    ['Responsible for testing circuits', 'Tested circuits'],
    ['Was answering 80 calls per day', 'Answered 80 calls per day'],
    ['I was booking visits and greeting guests', 'Booked visits and greeted guests'],
    ['Made calls to late payers, and I kept notes', 'Made calls to late payers and kept notes'],
    ["I'm the one who trained our apprentice", 'Trained the apprentice'],
    ['I threaded pipe for 9 houses', 'Threaded pipe for 9 houses'],
    ['I was promoted to shift lead', 'Promoted to shift lead'],
    ['In my role, I handled returns', 'Handled returns'],
    ['I was able to sell 140 cars', 'Sold 140 cars'],
    ['I used to open the shop', 'Opened the shop'],
    ['I presented results to my manager', 'Presented results to the manager'],
    ['Customer data was put into the CRM by me', 'Put customer data into the CRM'],
    ['Tires, brakes and struts were changed by me', 'Changed tires, brakes and struts'],
    ['Parcels were sent by courier by me', 'Sent parcels by courier'],
    [
      'Reports were written by me and entered in the log',
      'Wrote reports and entered them in the log',
    ],
    [
      'Passwords were reset and accounts were unlocked by me daily',
      'Reset passwords and unlocked accounts daily',
    ],
    [
      'Duties included the counting of parts and the printing of labels',
      'Counted parts and printed labels',
    ],
    [
      'Responsible for the handling of cash, debit and credit at a busy till',
      'Handled cash, debit and credit at a busy till',
    ],
    [
      'Tasked with scheduling of posts and replying to comments',
      'Scheduled posts and replied to comments',
    ],
    ['Responsible for filling about 250 orders per day', 'Filled about 250 orders per day'],
    ['Helping with tank cleaning between cargoes', 'Helped with tank cleaning between cargoes'],
    ['Responsible for building shop fronts in React', 'Built shop fronts in React'],
    ['Doing service calls, around 6 a day', 'Did service calls, around 6 a day'],
    ['Did the reconciling of 4 bank accounts', 'Reconciled 4 bank accounts'],
    ['Helped to support the roll-out of a new till', 'Helped with the roll-out of a new till'],
    [
      'Was able to reduce write-offs from $90,000 to $52,000',
      'Reduced write-offs from $90,000 to $52,000',
    ],
    [
      'Duties included: preparing food, serving customers, and handling cash',
      'Prepared food, served customers, and handled cash',
    ],
    ['Handling customer returns at the front desk', 'Handled customer returns at the front desk'],
    [
      'Coordinating with vendors while maintaining inventory',
      'Coordinated with vendors while maintaining inventory',
    ],
    [
      'Providing technical support, troubleshooting network problems',
      'Provided technical support, troubleshooting network problems',
    ],
    ['Manage inventory and trained clerks', 'Managed inventory and trained clerks'],
    ['Write reports that help managers plan', 'Wrote reports that help managers plan'],
    [
      'Prepares invoices and maintains customer records',
      'Prepared invoices and maintained customer records',
    ],
    ['I wrote the onboarding guide for new clerks', 'Wrote the onboarding guide for new clerks'],
    [
      'I also led weekly meetings. I reported to the CEO.',
      'Led weekly meetings. Reported to the CEO.',
    ],
    [
      'In order to reduce errors, utilised a checklist on a daily basis',
      'To reduce errors, used a checklist daily',
    ],
    ['Successfully managed the migration of 40 servers', 'Managed the migration of 40 servers'],
    ['Hard-working team player who wrote 12 grant reports', 'Wrote 12 grant reports'],
    ['Performed the implementation of a ticketing system', 'Implemented a ticketing system'],
    ['Carried out inspections of 14 sites', 'Inspected 14 sites'],
    ['Helped to assist with scheduling of nurses', 'Helped schedule nurses'],
    ['Assisted in the development of a new website', 'Helped develop a new website'],
    ['Trained twelve people and handled 1500 calls', 'Trained 12 people and handled 1,500 calls'],
    [
      'Deployed javascript and mysql apps to docker',
      'Deployed JavaScript and MySQL apps to Docker',
    ],
    ['Responsible for performing the implementation of twelve kiosks', 'Implemented 12 kiosks'],
    ['Expertly measure, cut, bend, and fit tubing', 'Measured, cut, bent, and fitted tubing'],
    ['Sorting donations and packing boxes', 'Sorted donations and packed boxes'],
    ['I was in charge of the archive', 'Kept the archive'],
    ['Responsible for payroll', 'Completed payroll'],
    ['Responsible for marketing campaigns', 'Handled marketing campaigns'],
    ['Responsible for training programs', 'Handled training programs'],
    ['Responsible for building permits', 'Handled building permits'],
    [
      'Responsible for the filing of claims and inspections',
      'Handled the filing of claims and inspections',
    ],
    ['Responsible for building maintenance', 'Carried out building maintenance'],
    [
      'Responsible for the sorting of mail and reception',
      'Handled the sorting of mail and reception',
    ],
    ['Mentoring of two interns', 'Mentored two interns'],
    ['Setting up of reorder points', 'Set up reorder points'],
    ['Writing of a weekly note to 9,000 members', 'Wrote a weekly note to 9,000 members'],
    ['Responsible for recruiting machine operators', 'Recruited machine operators'],
    ['Responsible for booking rooms and for cleaning them', 'Booked rooms and cleaned them'],
    ['Reports were written by me in French', 'Wrote reports in French'],
    [
      'Dashboards were built and maintained by me for 4 plants',
      'Built and maintained dashboards for 4 plants',
    ],
    [
      'Loads were secured with straps and checked by me at stops',
      'Secured loads with straps and checked them at stops',
    ],
    [
      'Complaints about noise and parking were resolved by me',
      'Resolved complaints about noise and parking',
    ],
    ['The truck was kept clean and stocked by me', 'Kept the truck clean and stocked'],
    ['All work was done to the electrical code by me', 'Did all work to the electrical code'],
    ['I was part of a group on pressure injuries', 'Part of a group on pressure injuries'],
    [
      'I was the first contact for questions on pay',
      'Served as the first contact for questions on pay',
    ],
    ['I was tasked with following the rules for keys', 'Followed the rules for keys'],
    ['Responsible for being the contact for 380 users', 'Served as the contact for 380 users'],
    ['I did code reviews for two juniors', 'Did code reviews for two juniors'],
    ['Weekly reports were prepared by me for directors', 'Prepared weekly reports for directors'],
    [
      'Migrated CI to new runners, reducing build times from 22 to 7 minutes',
      'Reduced build times from 22 to 7 minutes by migrating CI to new runners',
    ],
    [
      'Supported users across the province, about 300 of them',
      'Supported about 300 users across the province',
    ],
    ['Made use of Excel for the stock list', 'Used Excel for the stock list'],
    [
      'Organized spare parts and recorded the stock levels of the whole plant each week and labelled more than 900 bins across the two stores so clerks find parts during the night shifts in winter',
      'Organized spare parts and recorded the stock levels of the whole plant each week\nLabelled more than 900 bins across the two stores so clerks find parts during the night shifts in winter',
    ],
  ])('%s -> %s', (before, after) => {
    expect(rewrite(before)).toBe(after);
  });

  it.each([
    'Doing repairs and painting',
    'Duties included answering of phones and data-entry',
    'Involved in meetings',
    'Worked on developing a customer portal',
    'Responsible for directly supervising a team of 6',
    'Responsible for saving costs by planning routes and training drivers',
    'Responsible for ensuring that all orders are shipped',
    'Building maintenance and repairs',
    'Marketing strategy for new product lines',
    'Programming languages: Python and Java',
    'I drove the bus and my route had 14 stops',
    'Provided support for planning events',
    'Was able to learn quickly and adapt',
    'Served between ten and twenty tables',
    'Audited one hundred twelve accounts',
    'Worked in ISO 9001 plant with 2019 targets',
    'Maintained www.python.org mirrors',
    'Activities were planned by myself and two colleagues',
    'Reports were prepared by the clerks',
    'Rebuilt 3 gearboxes, reducing downtime by 15%',
    'Rewrote scripts and trained staff, cutting runtime from 40 to 6 minutes',
    'Wrote scripts, reducing runtime',
    'Research integrated into the main product',
    'Performed an analysis of no-shows and presented it to managers',
    'Open grievances went from 40 to 11; I handle them to step two.',
    'Follow-ups are made by me by phone',
    'The team was led by Ann and meals were cooked by me',
    'Alerts were set up in Nagios and were then tuned by me',
    'Cleaned tables and floors were mopped by me',
    'Responsible for changing diapers and for the nap routine',
    'Opening hours changed twice',
    'Designed a booking form for the four clinics of the region and moved it to the new server with the help of two colleagues from the office in the north of the city',
  ])('is left alone where the grammar is not certain: %s', (text) => {
    expect(rewrite(text)).toBeNull();
  });
});

describe('the tense of other roles', () => {
  it('is the present where the role goes on', () => {
    expect(rewrite('Responsible for managing and training staff', 'present')).toBe(
      'Manage and train staff',
    );
    expect(rewrite('Handling returns and answering phones', 'present')).toBe(
      'Handle returns and answer phones',
    );
  });

  it('stays where the line reaches from then till now', () => {
    expect(rewrite('Framing of 26 houses since 2018', 'present')).toBeNull();
  });

  it('is not guessed without dates', () => {
    expect(rewrite('Handling customer returns at the front desk', 'unknown')).toBeNull();
    expect(rewrite('Was responsible for preparing the budgets', 'unknown')).toBe(
      'Prepared the budgets',
    );
  });
});

it('touches grammar in English documents only', () => {
  expect(rewrite('Responsible for preparing monthly payroll', 'past', null)).toBeNull();
});

it('names a change after its main step and tells every reason', () => {
  const path = 'work[0].highlights[0]';
  const text = 'Responsible for preparing reports for twelve managers';
  const source = new ResumeSource({ work: [{ highlights: [text] }] });
  const change = rewriteLine(
    { path, entry: 'work[0]', text },
    {
      path,
      tense: 'past',
      language: 'en',
      terms: new Map(),
      keywordForms: new Map(),
      opensWithVerb: false,
      spelling: null,
      adWritings: new Map(),
      openers: new Map(),
    },
    source,
  );
  expect(change).toMatchObject({
    kind: 'duty-opener',
    after: 'Prepared reports for 12 managers',
    verdict: 'proven',
  });
  expect(change?.reason).toContain('Digits');
});
