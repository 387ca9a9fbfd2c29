import { describe, expect, it } from 'vitest';
import { extractRequirements } from './extract-requirements.ts';

/** Ads as they come: lost line ends, capitals, pasted HTML, chat, two languages; the persons and firms are made up. */
const ADS: readonly { head: string; years: string; degrees: string; text: string }[] = [
  {
    head: 'Greenhouse Assistant @ Tamarack Growers',
    years: 'nice 1',
    degrees: 'must none or equivalent',
    text: `Greenhouse Assistant — Tamarack Growers, Leamington ON

Tamarack Growers has grown peppers under glass for over 30 years. We ship 4 million cases a year.

What the work is
You will prune, clip and pick peppers, keep rows clean and record yields on a tablet.

What you need
Grade 12 (or the equivalent). A season or a year in a greenhouse would be lovely, though we teach everyone. Comfortable at 30 degrees. Your own steel toes.

What we offer
$19.50 an hour, 1 week of vacation after 6 months, housing for 2 years if you move here.`,
  },
  {
    head: 'Dental Hygienist @ Harbour Smile Dental',
    years: 'must 2',
    degrees: 'must diploma',
    text: `Dental Hygienist (Part time)Harbour Smile DentalDartmouth, NSAbout usHarbour Smile Dental is a family practice of 12 people, open since 1998.ResponsibilitiesAssess, scale and polishTake and develop radiographsTeach patients how to brush and flossRequirementsDiploma in Dental Hygiene from an accredited programRegistered with the College of Dental Hygienists of Nova ScotiaMinimum two years in private practiceDentrix experience is an assetCPR Level CCompensation$48 to $54 an hour, depending on years of experience`,
  },
  {
    head: 'RESEARCH TECHNICIAN @ LAKEHEAD SOIL INSTITUTE',
    years: 'must 3',
    degrees: 'must bachelor, nice master',
    text: `LAKEHEAD SOIL INSTITUTE
RESEARCH TECHNICIAN, SOIL CHEMISTRY
TWO-YEAR TERM

THE INSTITUTE SEEKS A RESEARCH TECHNICIAN TO RUN THE WET LAB.

DUTIES
- PREPARE AND DIGEST SAMPLES
- RUN THE ICP-MS AND KEEP ITS LOG
- TRAIN SUMMER STUDENTS

QUALIFICATIONS
- BSC IN CHEMISTRY OR SOIL SCIENCE; MSC PREFERRED
- AT LEAST 3 YEARS IN AN ANALYTICAL LAB
- ICP-MS AND IC
- WHMIS

THE POSITION IS FUNDED FOR 24 MONTHS.`,
  },
  {
    head: 'HR Business Partner @ -',
    years: 'must 7, nice 2',
    degrees: 'must bachelor or equivalent',
    text: `Hi folks! One of my favourite clients (a food maker in Guelph, 400 staff, 90 years in business) asked me to find them an HR Business Partner. I've recruited for them for six years and I love them.

So who are they after? Somebody with seven-plus years of HR generalist work and a degree, or the years to make up for it. CHRL would be super. If you've done two years or more in a unionized plant, even better!

They can't sponsor visas. Pay is 95 to 110. Ping me.`,
  },
  {
    head: 'Commis comptable / Accounting Clerk @ Meubles Lavoie inc.',
    years: 'must 2, must 2',
    degrees: 'must certificate or equivalent, must certificate or equivalent',
    text: `Meubles Lavoie inc.
Commis comptable / Accounting Clerk
Gatineau (Québec)

Exigences
- DEP en comptabilité ou expérience équivalente
- Deux ans d'expérience dans un poste semblable
- Acomba, un atout
- Bilinguisme

Requirements
- Vocational diploma (DEP) in accounting or equivalent experience
- Two years of experience in a similar position
- Acomba an asset
- Bilingual

Depuis 45 ans, Meubles Lavoie fabrique des meubles en érable. For 45 years, Meubles Lavoie has made maple furniture.`,
  },
  {
    head: 'Staff Nurse, Acute Medical Unit @ Eastmoor NHS Trust',
    years: 'must 0.5',
    degrees: 'must bachelor or equivalent',
    text: `Staff Nurse, Acute Medical Unit
Eastmoor NHS Trust
Band 5, £29,970 to £36,483 a year

Person specification
Essential
Degree in nursing or equivalent
Current NMC registration
Six months or more post-registration experience in an acute setting
IV therapy and cannulation
Desirable
Mentorship qualification
ALS

The contract is for 12 months in the first instance.`,
  },
  {
    head: 'Paralegal @ Voss & Ahmadi LLP',
    years: 'must 3',
    degrees: 'must certificate, nice bachelor',
    text: `<div><h2>Paralegal</h2><p>Voss &amp; Ahmadi LLP</p><p>We&rsquo;ve practised family law for 20 years.</p><h3>You bring</h3><ul><li>Paralegal certificate or diploma</li><li>3+&nbsp;years in family law</li><li>Bachelor&rsquo;s degree a plus</li><li>Clio, Divorcemate</li></ul></div>`,
  },
  {
    head: 'Data Analyst @ Rivet Analytics',
    years: 'must 2',
    degrees: 'must bachelor or equivalent',
    text: `Data Analyst

Rivet Analytics helps grocers guess tomorrow's demand. Founded in 2014, we are 60 people in 5 cities and our median tenure is 4 years.

We need someone who writes SQL in their sleep, has spent at least two years answering questions with Looker or Tableau, and can explain a p-value to a buyer. A degree in a numerate subject helps but plenty of us learned on the job.

Python is a bonus. dbt too.`,
  },
  {
    head: 'MILLWRIGHT @ CASCADE MILL SERVICES',
    years: 'must 5',
    degrees: 'must none',
    text: `NOW HIRING!! MILLWRIGHT!! CASCADE MILL SERVICES, PRINCE GEORGE!! RED SEAL OR TQ!! 5 YRS + IN SAWMILLS OR PULP!! GRADE 12!! OWN HAND TOOLS!! 12 HR SHIFTS 4 ON 4 OFF!! $46/HR + RRSP AFTER 1 YR!!`,
  },
  {
    head: 'Grade 7 Teacher @ Pine Valley School Division',
    years: '',
    degrees: 'must bachelor',
    text: `Pine Valley School Division invites applications for a Grade 7 Teacher (1.0 FTE, one-year term).

Qualifications:
• Bachelor of Education
• Valid Manitoba teaching certificate
• Previous experience with English language learners an asset
• Recent (within 6 months) vulnerable sector check

Ages of students: 12 to 13 years.`,
  },
  {
    head: 'Policy Analyst II @ Ministry of Northern Affairs',
    years: 'must 1',
    degrees: 'must bachelor or equivalent',
    text: `Policy Analyst II
Ministry of Northern Affairs
Regina

Education and Experience
A degree in public policy, economics, political science or a related field and a minimum of three years of directly related experience; or a graduate degree and one year of experience. An equivalent combination of education and experience may be considered.

Preference may be given to applicants with one or more of the following:
- experience working with Indigenous communities
- experience in legislative drafting

An eligibility list may be established for 12 months. A six-month probation applies.`,
  },
  {
    head: 'sous chef @ -',
    years: 'must 3, must 1',
    degrees: 'nice diploma or equivalent',
    text: `sous chef wanted - the copper ladle, nelson bc. need 3 yrs on a line and at least 1 yr as a jr sous or better. culinary diploma or red seal is great but time in kitchens counts the same. foodsafe 1 a must. staff meals, tips, 4 day week. email resume to chef at copperladle`,
  },
  {
    head: 'Warehouse Supervisor @ Northgate Cold Storage',
    years: 'must 4',
    degrees: 'must none, nice diploma',
    text: `Company: Northgate Cold Storage
Position: Warehouse Supervisor
Term: Permanent

MINIMUM QUALIFICATIONS
High school diploma; post-secondary education in logistics preferred.
Four (4) years of warehouse experience, two (2) of which in a supervisory role.
Counterbalance and reach truck licences.

PREFERRED
Experience with a WMS (SAP EWM, Manhattan).
`,
  },
  {
    head: 'Account Executive @ Quillmark',
    years: 'must 2',
    degrees: '',
    text: `About Quillmark
Quillmark makes proposal software. We've been at it for eight years and we grew 40% over the last 2 years.

Account Executive (Mid-Market)

You'll thrive here if
* you have closed SaaS deals of $20k+ for two or more years
* Salesforce and Gong are second nature
* you don't need a degree to prove you're smart (nor do we)

Ramp: 3 months. Quota: $800k a year.`,
  },
];

describe('whole ads: title, employer, years and schooling', () => {
  it.each(ADS)('$head', ({ head, years, degrees, text }) => {
    const { title, company, requirements } = extractRequirements(text);
    expect(`${title} @ ${company ?? '-'}`).toBe(head);
    const of = (kind: string) => requirements.filter((one) => one.kind === kind);
    expect(
      of('years')
        .map((one) => `${one.level} ${one.years}`)
        .join(', '),
    ).toBe(years);
    expect(
      of('degree')
        .map((one) => `${one.level} ${one.degree}${one.orEquivalent ? ' or equivalent' : ''}`)
        .join(', '),
    ).toBe(degrees);
    for (const one of requirements) expect(text.slice(one.start, one.end)).toBe(one.text);
  });
});
