import type { Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { proposeLeftOut } from './left-out.ts';

const leftOut = (resume: Resume, ad = 'Clerk'): string[] =>
  proposeLeftOut(resume, ad, '2026-11').map(({ before }) => before);
const role = (...highlights: string[]): Resume => ({ work: [{ name: 'Corner Shop', highlights }] });

describe('what a job paid, told by a form', () => {
  const withSummary = (summary: string): Resume => ({ work: [{ name: 'Corner Shop', summary }] });
  it.each([
    'Monthly salary: PHP 85,000',
    'Salary: 2,400',
    'Gehalt: 4.000 EUR',
    'Salaire : 3 000 EUR',
    'Salário: R$ 5.000',
    'Stipendio: 1.400 EUR',
    'Gaji bulanan: Rp 8.000.000',
    'Wynagrodzenie: 5000 PLN',
    'Last drawn salary: 4,000',
    'Current CTC: 12 LPA',
  ])('goes from below its head: %s', (row) => {
    const [draft] = proposeLeftOut(withSummary(`Industry: Retail\n${row}`), 'Clerk', '2026-11');
    expect(draft).toMatchObject({ kind: 'personal-data', after: 'Industry: Retail' });
  });

  it.each([
    'Salary reviews: led 400 a year',
    'Payroll: 300 staff paid each week',
    'Industry: Retail',
    'Pay runs for 12 sites',
  ])('but not work with it: %s', (row) => {
    expect(leftOut(withSummary(row))).toEqual([]);
  });
});

describe('what is left out', () => {
  it.each([
    'References available upon request',
    'Performs other related duties as may be assigned from time to time.',
    'Other duties as assigned',
    'Reason for leaving: contract ended',
    'I hereby certify that the above information is true and correct.',
    'Marital status: single',
    'Age: 41 Birthday: May 2 Civil Status: Single Height: 5\'6" Religion: none',
    'Sex: F | Nationality: Maltese, Weight: 60 kg',
    'Character reference upon request. I hereby certify that all of this is true.',
    'References will be furnished upon request',
    'Let go with the crash in march 09',
    'Left when the shop closed',
    'The post was made redundant',
    'The successful candidate will be a team player with own transport',
    'Applicants must have own transport',
    'Any other work assigned by superior from time to time',
    'Any other duties given by the manager',
    'Preference will be given to candidates with knowledge of pre heaters',
    'Male / female both can apply',
    'Interested candidates may send their CV',
    'Better job',
    'For better pay',
    'Left for a better offer',
    'Covid, retrenched',
    'Retrenched due to Covid',
    'Company closed down',
    'Contract ended',
  ])('%s', (line) => {
    expect(leftOut(role('Sorted mail for two branches', line))).toEqual([line]);
  });

  it.each([
    'Assigned duties to six clerks',
    'Age: 41 Skills: Excel',
    'I certify forklift drivers each spring',
    'Age: all groups from toddlers to school leavers, Focus: reading',
    'References available upon request. Drives a forklift.',
    'Handled requests for references on tenants',
    'Performed other dental work than fillings',
    'Available for night shifts upon request',
    'Let go-karts to visitors',
    'Left the till balanced each night',
    'Candidates were interviewed weekly',
    'Interested candidates were interviewed weekly',
    'Only selected candidates were trained by me',
    'Better job cards cut the queue',
    'Better pay for 30 cleaners agreed with the union',
    'Retrenched 20 staff after talks with the union',
    'Covid ward: care of 12 patients a shift',
    'Hotel closed due to fire, evacuated 200 guests',
    'Factory closed due to flood, moved 40 machines to the new site',
    'Any other work given by the CFO, such as the payroll of 300 staff',
    'Company closed 3 deals through me',
    'Shop closed each night by me',
    'Contract ended two weeks early for the client',
    'Any other pumps repaired on site',
    'Preference shares booked in the ledger',
    'You will answer phones',
    'Made patients comfortable through long illness',
  ])('but not %s', (line) => {
    expect(leftOut(role('Sorted mail for two branches', line))).toEqual([]);
  });

  it('a bullet that a fuller one of the role says whole, the shorter goes', () => {
    expect(
      leftOut(
        role(
          'Trained new clerks on the till',
          'Trained 12 new clerks on the till and the safe each spring',
          'Counted 3 tills each night',
          'Counted 4 tills each night and the safe',
        ),
      ),
    ).toEqual(['Trained new clerks on the till']);
  });

  it('praise among skills, unless the ad asks for it', () => {
    const resume: Resume = { skills: [{ keywords: ['Excel', 'Team player', 'Punctual'] }] };
    expect(leftOut(resume)).toEqual(['Team player', 'Punctual']);
    expect(leftOut(resume, 'You are punctual.')).toEqual(['Team player']);
  });

  it('texts that found no place, where they hold nothing else', () => {
    const text = 'Age: 41\tBirthday: May 2\tReligion: none';
    const kept = [text, 'Open work permit', 'References upon request'].map((own, at) => ({
      id: `kept-${at}`,
      text: own,
      start: 0,
      end: 1,
    }));
    expect(leftOut({ meta: { trueline: { kept } } })).toEqual([text, 'References upon request']);
  });

  it('references that name nobody, and fields of a form among interests', () => {
    const resume: Resume = {
      references: [
        { name: 'Ada Moss', reference: 'On request' },
        { reference: 'Available on request' },
      ],
      interests: [{ name: 'Nationality', keywords: ['Maltese'] }, { name: 'Choir' }],
    };
    expect(leftOut(resume)).toEqual(['Available on request', 'Nationality: Maltese']);
  });
});

describe('pastimes', () => {
  const career: Resume['work'] = [{ name: 'Shop', startDate: '2010-01', endDate: '2020-01' }];
  const left = (interests: string[], ad: string, work = career): string[] => {
    const gone = new Set(
      proposeLeftOut({ work, interests: interests.map((name) => ({ name })) }, ad, '2026-11').map(
        ({ before }) => before,
      ),
    );
    return interests.filter((one) => !gone.has(one));
  };

  it.each([
    [['Orienteering', 'sourdough', 'old telephones (I own 31)'], 'Call centre agent'],
    [['philately (1,100 stamps)', 'videoke', 'gardening'], 'Postal worker'],
    [['trout fishing', 'rebuilding a 1959 tractor'], 'Accountant'],
    [['netball (goal attack, Hornets U19)', 'choir'], 'Dental nurse'],
  ])('all go where none tells of the work: %s', (interests, ad) =>
    expect(left(interests, ad)).toEqual([]),
  );

  it.each([
    [['Model railways', 'rowing', 'old buses'], 'Tram driver on our railway'],
    [['horse riding', 'scouts leader', 'baking'], 'Nurse'],
    [['crosswords', 'court history of Galicia'], 'Court clerk'],
    [['Choir', 'IN3-0447-81', 'HP 7731'], 'Cleaner'],
    [['Choir', 'I organize the trip of our club each year for 40 people'], 'Cleaner'],
  ])('all stay where one does, or is none: %s', (interests, ad) =>
    expect(left(interests, ad)).toEqual(interests),
  );

  it('all stay without a career', () =>
    expect(left(['Choir', 'chess'], 'Cleaner', [])).toEqual(['Choir', 'chess']));
});

describe('what a chatbot says before and behind the resume that it wrote', () => {
  it.each([
    'Sure! Here is a cleaner version of your CV for hotel front desk roles:',
    'Tip: replace the phone numbers if they have changed. Would you like me to write a matching letter as well?',
    "If you'd like, I can also write a cover letter.",
    "Here's a polished version of your resume",
    "I've kept your facts and improved the wording.",
    'Bien sûr ! Voici une version plus claire.',
    '¿Quieres que redacte una carta?',
    'Soll ich auch ein Anschreiben verfassen?',
    'Let me know if you want it shorter.',
    'Note: replace the placeholders before you send it',
    'Reminder: insert [Company Name] where it is missing',
    'This version highlights your experience with guests',
    'Hier ist eine überarbeitete Fassung deines Lebenslaufs',
  ])('goes: %s', (text) => {
    expect(leftOut(role(text))).toEqual([text]);
  });

  it.each([
    'Tip trucks, 8 a day',
    'Tip replacement on carbide tools',
    'I can also drive a forklift',
    'I updated the details of 300 clients',
    'Here I learned to weld',
    'Hope House night shelter',
    'Notes: replace worn parts on 40 lifts',
    'Note: adjust brakes on each bus',
    'Reminder: insert cards in 400 files a day',
    'Tips: adjust feeds on the lathe',
    'Note: adapt the template for each client',
    'Note: insert each letter by hand',
    'Tip: replace the section of pipe that leaks',
    'This version keeps 400 users',
    'This version is live in nine shops',
    'Here the final version of each film was graded',
    "Here's the final version of the film that I cut",
    'I can also write a letter in Welsh',
    'Hier ist die neue Fassung der Anlage entstanden',
    'Voici la version finale du film',
  ])('but no line of the person: %s', (text) => {
    expect(leftOut(role(text))).toEqual([]);
  });
});

describe('the head of a table of skills that was pasted', () => {
  it.each([
    ['Area', 'Details'],
    ['Domaine', 'Détail'],
    ['Category', 'Skills'],
    ['Bereich', 'Kenntnisse'],
    ['Categoría', 'Descripción'],
  ])('goes: %s, %s', (name, word) => {
    const group = { name: 'Systems', keywords: ['Alma', 'Primo'] };
    expect(leftOut({ skills: [{ name, keywords: [word] }, group] })).toEqual([`${name}: ${word}`]);
    expect(leftOut({ skills: [{ keywords: [name, word, 'Alma'] }] })).toEqual([name, word]);
  });

  it.each([
    ['Tools', 'Training'],
    ['Languages', 'English'],
    ['Skills', 'Training, planning'],
  ])('but no group: %s, %s', (name, word) => {
    expect(leftOut({ skills: [{ name, keywords: [word] }] })).toEqual([]);
  });
});

it('what a job paid goes from among the bullets, and from the end of one', () => {
  expect(
    proposeLeftOut(
      role(
        'Drove the mobile library. Final salary: £13,300 pro rata. Reason for leaving: first post.',
        'Salary: £44,263 (grade 7, top of scale). Reason for leaving: no grade 8 post in sight.',
      ),
      'Librarian',
      '2026-11',
    ).map(({ kind, after }) => [kind, after]),
  ).toEqual([
    ['personal-data', 'Drove the mobile library.'],
    ['personal-data', ''],
  ]);
});
