import { describe, expect, it } from 'vitest';
import { read } from './index.ts';

async function readText(text: string) {
  const result = await read(new TextEncoder().encode(text), 'resume.txt');
  if (!result.ok) throw new Error(result.failure.code);
  return { ...result, leftOut: result.resume.meta?.trueline?.leftOut ?? [] };
}

interface Form {
  title: string;
  street: string;
  employers: readonly [string, string];
  until: string;
  tasks: string;
  skills: string;
  own: readonly string[];
  why: string;
}
const FORMS: readonly Form[] = [
  {
    title: 'ONLINE APPLICATION FORM',
    street: 'Street and number',
    employers: ['Employer (current or last)', 'Previous employer'],
    until: 'still employed',
    tasks: 'What did you do there?',
    skills: '4. SKILLS (1 = little, 5 = very good)',
    own: [
      'How did you hear about us? From a friend',
      'Expected salary (net): 5,200',
      'I agree to the processing of my data: YES',
    ],
    why: 'Why do you apply?',
  },
  {
    title: 'Job application form',
    street: 'Street, number',
    employers: ['Current employer', 'Former employer'],
    until: 'to date',
    tasks: 'Your duties:',
    skills: '4) SKILLS [1 - beginner, 5 - expert]',
    own: ['Where did you see our advert? On a board', 'I consent to the storing of my data: x'],
    why: 'Why are you interested in this job?',
  },
  {
    title: 'Employment application',
    street: 'House number and street',
    employers: ['Most recent employer', 'Employer 2'],
    until: 'ongoing',
    tasks: 'Describe your duties:',
    skills: '4. SKILLS (please rate from one to five)',
    own: [
      'Who referred you? Nobody',
      'Date of application: 12.11.2026',
      'What are your salary expectations? 4000',
    ],
    why: 'Tell us about yourself:',
  },
  {
    title: 'Application for employment',
    street: 'Number and street',
    employers: ['Who is your employer?', 'Who was your employer?'],
    until: 'present',
    tasks: 'What were your responsibilities?',
    skills: 'SKILLS (from 1 to 5)',
    own: ['How did you find this vacancy? Online', 'I have read the privacy policy: yes'],
    why: 'What motivates you?',
  },
];

const textOf = ({
  title,
  street,
  employers,
  until,
  tasks,
  skills,
  own,
  why,
}: Form): string => `${title}
Vacancy: Transport Dispatcher (ref. CT-2026-118)
Submitted: 19.11.2026 21:07

1. PERSONAL DETAILS
First name: Ana-Maria
Last name: Sample
${street}: Muster Street 31
Town: Sampleton
Postal code: 10099
Country: Romania
Phone: +40 700 555 016
E-mail: ana.sample@example.com

2. WORK EXPERIENCE
How many employers have you had? 2

${employers[0]}: Sample Driving School SRL
Town: Sampleton
Job title: Driving instructor
From (month/year): 04/2009
To (month/year): ${until}
${tasks}
Lessons on the road, about 1,900 hours per year.

${employers[1]}: Muster Transport SA
Town: Exampleville
Job title: Truck driver
From (month/year): 09/1996
To (month/year): 03/2009
${tasks}
National transport with 24 t trucks.

3. EDUCATION
School: Industrial High School
Town: Sampleton
Diploma: Baccalaureate, auto mechanic
From: 1990
To: 1994

${skills}
Excel: 3
Route planning: 4
SAP: 1

5. OTHER QUESTIONS
${why}
After 17 years beside beginners I know every mistake a driver can make.
${own.join('\n')}
`;

describe.each(FORMS.map((form) => [form.title, form] as const))('a web form: %s', (_, form) => {
  it('holds a person, jobs and rated skills', async () => {
    const { resume } = await readText(textOf(form));
    expect(resume.basics?.name).toBe('Ana-Maria Sample');
    expect(resume.basics?.location?.address).toContain('Muster Street 31, Sampleton');
    expect(resume.work?.map((job) => [job.position, job.name, job.startDate, job.endDate])).toEqual(
      [
        ['Driving instructor', 'Sample Driving School SRL', '2009-04', undefined],
        ['Truck driver', 'Muster Transport SA', '1996-09', '2009-03'],
      ],
    );
    expect(resume.work?.[0]?.highlights).toEqual([
      'Lessons on the road, about 1,900 hours per year.',
    ]);
    expect(resume.skills?.map(({ name, level }) => [name, level])).toEqual([
      ['Excel', '3'],
      ['Route planning', '4'],
      ['SAP', '1'],
    ]);
  });

  it('leaves its own questions out and lists them; why somebody applies is said of themselves', async () => {
    const { resume, text, leftOut } = await readText(textOf(form));
    expect(resume.basics?.summary).toMatch(/^After 17 years/);
    for (const row of [...form.own, 'How many employers have you had? 2', 'Vacancy: Transport']) {
      expect(text).not.toContain(row);
      expect(leftOut.some((left) => left.text.includes(row))).toBe(true);
    }
  });
});

describe('questions that no form asks', () => {
  const RESUME = (rows: string): string =>
    `Ana Sample\nana.sample@example.com | 555 0142\n\nExperience\n\nBaker, Hill Foods, 2018 - 2020\n- Baked bread\n${rows}`;

  it.each([
    'Vacancy: two flats managed for the owner',
    'Why should we bake at night? I asked, and moved the shift.',
    'Consent to treatment: taught 40 nurses',
    'I agree with customers on dates: 20 a week',
  ])('alone are the person’s own: %s', async (row) => {
    const { text } = await readText(RESUME(`- ${row}\n`));
    expect(text).toContain(row);
    const { text: plain } = await readText(RESUME(`${row}\n`));
    expect(plain).toContain(row);
  });

  it.each([
    ['Data protection: GDPR, DPIAs', 'Privacy policy: drafting for web shops'],
    ['Motivation: team talks', 'Requisition: purchase orders in SAP'],
    ['Submitted: "Pumps and seals", Sample Journal', 'Number of jobs: 12 saved'],
    ['Referred by: Mrs A. Example, 07700 900199', 'Received on: two boards'],
  ])('as labels are the person’s own: %s, %s', async (...own) => {
    const { leftOut } = await readText(RESUME(`\nSKILLS\n${own.join('\n')}\n`));
    const gone = leftOut.map((left) => left.text).join('\n');
    for (const row of own) expect(gone).not.toContain(row);
  });

  it('stay below a job title that opens as a form’s title does', async () => {
    const text = RESUME('Submitted: "Pumps and seals", Sample Journal\n');
    const { leftOut } = await readText(text.replace('\n', '\nOnline Application Developer\n'));
    expect(leftOut.map((left) => left.text).join(' ')).not.toContain('Pumps');
  });

  it('in a form leave an answer that is no number and a consent that is none', async () => {
    const rows =
      'How did you hear about us? A friend\nHow many employers have you had? 2\n' +
      'How many languages do you speak? English, Polish\nData protection: GDPR, DPIAs\n';
    const { text, leftOut } = await readText(RESUME(`\nSKILLS\n${rows}`));
    expect(text).toContain('English, Polish');
    expect(text).toContain('GDPR, DPIAs');
    expect(leftOut.map((left) => left.text)).toContain('How many languages do you speak?');
  });
});
