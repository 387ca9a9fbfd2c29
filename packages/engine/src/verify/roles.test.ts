import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { verify } from '../index.ts';

/** Made-up roles: their lines (-), what a line may become (+), skills that they show (*), and what they don't say (!). */
const ROLES = `
Billing Agent
  - Answered 40 calls a day about water bills
  - Set up payment plans for customers in arrears
  - Logged every contact in SAP CRM
  + Answered 40 calls a day about water bills and set up payment plans for customers in arrears
  + Handled billing calls and payment plans, logging every contact in SAP CRM
  + Assisted customers with water bills and payment plans
  * payment plans
  * SAP CRM
  ! Answered 40 calls a day about water and power bills
  ! Approved payment plans for customers in arrears
  ! Set up payment plans for 40 customers a day
  ! Resolved roughly 40 billing disputes a day by phone
  ! Negotiated payment plans that brought arrears down
  ! Answered calls about water bills from customers in three cities
  ! Logged every contact in SAP CRM and trained new agents on it
  ! Praised by customers for handling 40 calls a day about water bills
  ! Answered over 40 calls a day about water bills
  ! Set up a payment plan programme for customers in arrears
  ! Senior agent answering 40 calls a day about water bills
Studio Assistant
  - Cut and sewed samples for the designer
  - Kept fabric stock in a spreadsheet
  - Steamed and packed orders before shipping
  + Cut and sewed design samples and kept fabric stock in a spreadsheet
  + Prepared orders for shipping
  * sewing
  * inventory tracking
  * order packing
  ! Designed and sewed samples
  ! Shipped orders to stores
  ! Cut and sewed samples for the designer's Paris collection
  ! Sourced fabric and kept stock in a spreadsheet
  ! Automated fabric stock tracking in a spreadsheet
  ! Steamed and packed 100 orders a day before shipping
  ! Cut, sewed and altered garments for private clients
  ! Helped the designer choose fabrics
Music Teacher
  - Taught beginner guitar to 18 children
  - Ran two recitals a year with the piano teacher
  - Ordered strings and books
  + Taught beginner guitar to 18 children and co-organized two annual recitals with the piano teacher
  * guitar
  * music teaching
  * recitals
  ! Ran two recitals a year for 18 schools
  ! Taught advanced guitar to 18 children
  ! Taught beginner guitar to 18 children, most of whom passed their grade exam
  ! Taught guitar to 18 children and adults
  ! Ran two sold-out recitals a year with the piano teacher
  ! Managed a budget for strings and books
  ! Directed the music program for 18 children
  ! Taught beginner guitar to 18 children each week for five years
Control Room Operator
  - Monitored 12 furnaces from a control room
  - Wrote shift reports for the superintendent
  - Trained 3 operators on the alarm panel
  + Monitored 12 furnaces, wrote shift reports and trained three operators
  + Control room monitoring of 12 furnaces
  + Trained operators on alarm panels and reported to the superintendent each shift
  * control room operation
  * shift reporting
  * operator training
  ! Operated and repaired 12 furnaces
  ! Managed 3 operators from a control room
  ! Wrote shift reports as superintendent
  ! Monitored 12 furnaces from a control room with no unplanned shutdowns
  ! Monitored and optimized 12 furnaces
  ! Wrote shift reports for the superintendent and plant director
  ! Certified 3 operators on the alarm panel
  ! Installed the alarm panel and trained 3 operators
  ! Monitored 12 furnaces around the clock
  ! Monitored 12 furnaces at two plants
Phlebotomist
  - Drew blood from up to 50 donors a day
  - Checked donors' iron and blood pressure
  - Calmed nervous donors
  + Drew blood from as many as 50 donors per day after checking iron and blood pressure
  + Performed phlebotomy for up to 50 donors daily and reassured nervous donors
  + Screened donors' iron levels and blood pressure
  * phlebotomy
  * blood pressure measurement
  ! Drew blood from 50 donors an hour
  ! Diagnosed anemia in donors
  ! Drew blood and gave transfusions
  ! Drew blood from more than 50 donors a day
  ! Drew blood from up to 50 hospital patients a day
  ! Drew blood from donors on the first attempt
  ! Checked donors' iron, blood pressure and glucose
  ! Counselled donors with anemia
  ! Recruited and calmed nervous donors
Transit Planning Assistant
  - Planned bus routes with a GIS team
  - Ran rider counts at 60 stops
  - Presented options to council staff
  - Recommended a park-and-ride, still under study
  + Conducted rider counts at 60 stops and presented route options to council staff
  + Supported bus route planning alongside a GIS team
  + Collaborated with a GIS team on bus route planning
  * transit planning
  * rider counts
  * presentations
  ! Planned bus and rail routes with a GIS team
  ! Led a GIS team planning bus routes
  ! Presented options to council, which adopted them
  ! Planned and launched bus routes with a GIS team
  ! Ran rider counts at 60 stops, which led to new routes
  ! Presented options to city council
  ! Opened a park-and-ride
  ! Planned bus routes across the region with a GIS team
  ! Ran rider counts at 60 stops every month
  ! Built GIS maps of bus routes
Programme Assistant
  - Wrote grant reports in English and French
  - Booked venues for the annual meeting of 200 members
  - Took minutes at board meetings
  + Wrote bilingual grant reports and took board minutes
  + Arranged venues for a 200-member annual meeting
  + Prepared grant reports in both English and French
  * grant reporting
  * minute taking
  ! Wrote winning grant applications in English and French
  ! Served on the board and took minutes
  ! Organized monthly meetings of 200 members
Fibre Technician
  - Installed fibre in 15 homes a week
  - Spliced and tested cables
  - Explained modems to customers
  - Planned to take the aerial lift course, but it was cancelled
  + Completed 15 residential fibre installations a week and showed customers how to use their modems
  + Performed cable splicing and testing
  * fibre installation
  * cable splicing
  * cable testing
  ! Installed fibre in 15 office towers a week
  ! Supervised fibre installers in 15 homes a week
  ! Sold modems to customers
  ! Installed fibre in 15 homes a day
  ! Installed fibre and security cameras in 15 homes a week
  ! Spliced, tested and repaired underground cables
  ! Completed the aerial lift course
  ! Aerial lift operator
  ! Installed fibre in 15 homes a week, the most on the team
Returns Associate
  - Sorted returns and graded them for resale
  - Used a Zebra scanner
  - Hit the target of 90 units an hour most weeks
  + Sorted and graded returns for resale using a Zebra scanner
  + Met a target of 90 units per hour in most weeks
  + Processed returns for resale
  * returns processing
  * Zebra scanner
  ! Exceeded the target of 90 units an hour
  ! Hit the target of 90 units an hour every week
  ! Sold returns online
Dairy Assistant
  - Cared for calves and kept treatment logs
  - Helped the vet with 30 caesareans
  - Drove the feed mixer
  - Was not trained to give injections
  + Cared for calves, maintained treatment logs and operated the feed mixer
  + Assisted the vet during 30 caesareans
  + Looked after calves and documented treatments
  * calf care
  * treatment records
  * feed mixer
  ! Performed 30 caesareans with the vet
  ! Managed a calf barn of 30
  ! Cared for 30 calves and kept treatment logs
  ! Assisted with caesareans and gave injections
  ! Reduced calf losses by keeping treatment logs
  ! Trained to give injections
  ! Helped the vet with 30 caesareans a year
  ! Cared for calves, sheep and goats
  ! Bred calves and kept pedigree logs
`;

interface Role {
  position: string;
  lines: string[];
  told: string[];
  skills: string[];
  invented: string[];
}

function readRoles(): Role[] {
  const roles: Role[] = [];
  for (const line of ROLES.trim().split('\n')) {
    const role = roles.at(-1);
    const text = line.slice('  - '.length);
    if (!line.startsWith('  '))
      roles.push({ position: line, lines: [], told: [], skills: [], invented: [] });
    else if (line.startsWith('  -')) role?.lines.push(text);
    else if (line.startsWith('  +')) role?.told.push(text);
    else if (line.startsWith('  *')) role?.skills.push(text);
    else role?.invented.push(text);
  }
  return roles;
}

const resumeOf = ({ position }: Role, highlights: string[], skill?: string): Resume => ({
  basics: { name: 'Ada Madeup', label: position },
  work: [{ name: 'Demo Works', position, startDate: '2018-01', endDate: '2022-05', highlights }],
  skills: [{ name: 'Skills', keywords: skill === undefined ? ['teamwork'] : ['teamwork', skill] }],
});

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\W+/);

/** The text in place of the line that shares most words with it. */
function inPlace(lines: readonly string[], text: string): string[] {
  const words = new Set(wordsOf(text));
  const shared = lines.map((line) => wordsOf(line).filter((word) => words.has(word)).length);
  const place = shared.indexOf(Math.max(...shared));
  return lines.map((line, i) => (i === place ? text : line));
}

const isTold = (role: Role, text: string): boolean =>
  verify(resumeOf(role, role.lines), resumeOf(role, inPlace(role.lines, text))).ok;

describe.each(readRoles())('$position', (role) => {
  it.each(role.told)('may be told as: %s', (text) => {
    expect(isTold(role, text)).toBe(true);
  });

  it.each(role.skills)('shows the skill: %s', (skill) => {
    const { ok } = verify(resumeOf(role, role.lines), resumeOf(role, role.lines, skill));
    expect(ok).toBe(true);
  });

  it.each(role.invented)('does not say: %s', (text) => {
    expect(isTold(role, text)).toBe(false);
  });
});
