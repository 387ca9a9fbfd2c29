import { describe, expect, it } from 'vitest';
import { read } from './index.ts';

const readRows = async (...rows: string[]) => {
  const result = await read(new TextEncoder().encode(rows.join('\n')), 'resume.txt');
  if (!result.ok) throw new Error(result.failure.message);
  return result.resume;
};
const jobsOf = ({ work = [] }: Awaited<ReturnType<typeof readRows>>) =>
  work.map(({ position, name, location }) => [position, name, location]);

describe('a form pasted with its tabs', () => {
  const rows = [
    'Name:\tTama Sampleton-Rowe',
    'Address:\t14B Example Rise, Auckland',
    'Ph:\t021 555 0148',
    'Email:\ttama.sampleton@example.com',
    'Licence:\tClass 1 full, Class 2 full',
    'About me:\tCalm and patient with nervous learners',
    '',
    'WORK HISTORY',
    'When\tWhat (who for)\tWhat I did',
    'Feb 2025 to now\tDriving instructor (Demo Driving School, Manukau)\tManual and automatic lessons, 28 hours a week in a Yaris',
    'Mock tests on two routes',
    'Aug 2022 to Jan 2025\tCourier driver (Sample Parcels Ltd, Penrose)\t140 drops a day in the north of the city',
    'Dec 2018 to Jul 2022\tCar groomer (Example Rentals, Mangere)\tCleaned and moved up to 60 cars a shift',
    '',
    'LANGUAGES',
    'English\tfirst language',
    'Samoan\ta bit',
  ];

  it('keeps labels beside their values and a table’s rows together', async () => {
    const resume = await readRows(...rows);
    expect(resume.basics).toMatchObject({
      name: 'Tama Sampleton-Rowe',
      phone: '021 555 0148',
      email: 'tama.sampleton@example.com',
    });
    expect(jobsOf(resume)).toEqual([
      ['Driving instructor', 'Demo Driving School', 'Manukau'],
      ['Courier driver', 'Sample Parcels Ltd', 'Penrose'],
      ['Car groomer', 'Example Rentals', 'Mangere'],
    ]);
    expect(JSON.stringify(resume.work)).toContain('60 cars a shift');
  });
});

describe('a resume in a forwarded mail', () => {
  it('is the person’s, not the sender’s', async () => {
    const { basics, work } = await readRows(
      'Fwd: Fwd: resume of my brother',
      '',
      '---------- Forwarded message ---------',
      'From: Devi Sample <devi.typing@example.in>',
      'Date: Sun, 11 Oct, 2026 at 9:14 PM',
      'Subject: resume',
      '',
      'Sir, below is the resume of my brother, kindly consider it.',
      '',
      'KARTHIK SAMPLE RAMAN',
      'Solar PV Installer',
      'Mob: +91 90000 55512 // karthik.sample@example.in',
      '',
      'Karthik is a solar installer with 15 years on roofs and in fields.',
      '',
      'EXPERIENCE',
      '  |',
      '  o   Demo Rooftops Pvt Ltd, Coimbatore - Site Supervisor',
      '  |   June 2021 - Present',
      '  |   - Plans rooftop jobs',
      '  |',
      '  o   Sample Power, Tiruppur - Technician',
      '  |   August 2017 - May 2021',
      '  |   - Trained 22 helpers',
    );
    expect(basics).toMatchObject({
      name: 'KARTHIK SAMPLE RAMAN',
      email: 'karthik.sample@example.in',
      summary: 'Karthik is a solar installer with 15 years on roofs and in fields.',
    });
    expect(work?.map(({ position, name }) => [position, name])).toEqual([
      ['Site Supervisor', 'Demo Rooftops Pvt Ltd'],
      ['Technician', 'Sample Power'],
    ]);
  });
});

describe('names and places of comma lines', () => {
  it.each(['BEATRICE WANJA SAMPLE', 'Beatrice Sample'])('reads the name %s', async (name) => {
    const { basics } = await readRows(
      name,
      'b.sample@example.org',
      '',
      'WORK',
      'Clerk, Demo Ltd, 2019 - 2021',
    );
    expect(basics?.name).toBe(name);
  });

  it('takes a title for none', async () => {
    const { basics } = await readRows(
      'Direttrice Vendite',
      'b.sample@example.org',
      '',
      'WORK',
      'Clerk, Demo Ltd, 2019 - 2021',
    );
    expect(basics?.name).toBeUndefined();
  });

  it('knows towns by their place behind each employer', async () => {
    const resume = await readRows(
      'Kago Sample',
      'kago.sample@example.bw',
      'WORK',
      'Head lifeguard, Example Hotel pool, Gabwane, 2015 to date',
      'Swimming teacher, Demo Primary School, Gabwane, 2008-2015',
      'Lifeguard, Sample Water Park, Palatswe, 2001-2007',
    );
    expect(jobsOf(resume)).toEqual([
      ['Head lifeguard', 'Example Hotel pool', 'Gabwane'],
      ['Swimming teacher', 'Demo Primary School', 'Gabwane'],
      ['Lifeguard', 'Sample Water Park', 'Palatswe'],
    ]);
  });

  it('takes a department for no town', async () => {
    const resume = await readRows(
      'Kago Sample',
      'kago.sample@example.bw',
      'WORK',
      'Buyer, Example Group Ltd, Procurement, 2015 to date',
      'Clerk, Demo Trading Ltd, Procurement, 2008-2015',
      'Assistant, Sample Stores Ltd, Accounts, 2001-2007',
    );
    expect(JSON.stringify(jobsOf(resume).map(([, , place]) => place ?? null))).not.toContain(
      'Procurement',
    );
  });
});
