import { describe, expect, it } from 'vitest';
import { askedKinds as asked, levelAt, readAd } from './testing/read-ad.ts';

const ABOUT = 'Bookbinder\n\nAlder & Quill restores old books for libraries.\n\n';

describe('conditions, wherever an ad states them', () => {
  for (const [kind, sentence] of [
    ['clearance', 'Offers are subject to a basic disclosure check and two references.'],
    [
      'clearance',
      'How to apply\nSend a letter to the office. Appointment is subject to an enhanced DBS check.',
    ],
    ['authorisation', 'Sponsorship is not available for this post now or later.'],
    ['authorisation', 'Only applicants legally entitled to work in Canada will be considered.'],
    ['location', 'We work remotely from anywhere in Ontario.'],
    ['location', "It's hybrid, two days in the Halifax office, $60,000 to $70,000."],
    ['location', "We're in the workshop Monday to Thursday."],
    ['location', 'You will be in the studio on Mondays.'],
    ['travel', 'Expect to be on the road about a third of the time.'],
    ['clearance', 'Une vérification des antécédents judiciaires sera faite avant l’embauche.'],
  ] as const) {
    it(`${kind}: ${sentence}`, () => {
      expect(asked(`${ABOUT}${sentence}\n`)).toContain(`must ${kind}`);
    });
  }

  for (const sentence of [
    'We do not discriminate on the basis of age, citizenship or a criminal record.',
    'We hire without regard to citizenship, sex or age.',
    'Our remote sensing team maps forests.',
    'Remote work is one of our benefits after a year.',
  ]) {
    it(`asks nothing: ${sentence}`, () => {
      expect(asked(`${ABOUT}${sentence}\n`)).toEqual([]);
    });
  }
});

describe('a wish within a line that demands', () => {
  it('stands by itself in parentheses', () => {
    const ad = 'Driver\n\nYou need:\n- Two years of driving (mountain roads preferred)\n';
    expect(levelAt(ad, 'Two years')).toBe('must');
    expect(levelAt(ad, 'mountain roads')).toBe('nice');
  });

  it('stands by itself behind a comma', () => {
    const ad =
      'Infirmier\n\nExigences\n- Au moins deux ans d’expérience en gériatrie, idéalement à domicile\n- BScN pref, diploma accepted\n';
    expect(asked(ad)).toContain('must years 2');
    expect(levelAt(ad, 'idéalement')).toBe('nice');
    expect(asked(ad)).toContain('nice degree bachelor');
    expect(asked(ad)).toContain('must degree diploma');
  });

  it('is the whole line where the parentheses say no more', () => {
    const ad =
      'Clerk\n\nRequirements\n- Two years in a warehouse (an asset)\n- Excel (preferred)\n';
    expect(asked(ad)).toContain('nice years 2');
    expect(asked(ad).filter((one) => one.startsWith('must'))).toEqual([]);
  });
});

describe('degrees that are alternatives, or given', () => {
  it('takes the other degree that the next sentence accepts for an alternative', () => {
    expect(
      asked(
        'Chemist\n\nQualifications\nTwo-year diploma in chemical technology. A BSc in chemistry will also be accepted.\n',
      ),
    ).toEqual(['must degree diploma']);
  });

  for (const sentence of [
    'A design degree is fine and so is none.',
    'We pay for your Care Certificate or diploma in the first weeks.',
    'Colleagues can take a part-funded master’s degree with our partner university.',
  ]) {
    it(`asks nothing: ${sentence}`, () => {
      expect(
        asked(`Carer\n\nRequirements\n- Kind hands\n\n${sentence}\n`).filter((one) =>
          one.includes('degree'),
        ),
      ).toEqual([]);
    });
  }
});

describe('headings that no list knows', () => {
  it('asks nothing with the heading of a list', () => {
    const ad =
      'Planner\n\nRequirements\n- SQL\n\nWhere and how we work\n- Desks by the window\n- Quiet rooms\n\nWhat you can count on from us\n- Five weeks of rest\n';
    expect(asked(ad)).toEqual(['must skill']);
  });
});

describe('words of demand and wish by their grammar', () => {
  const levelIn = (sentence: string, words: string): string | undefined =>
    levelAt(`Groom\n\nFoxglove Stables keeps thirty horses.\n\n${sentence}\n`, words);

  for (const [level, sentence, words] of [
    ['must', 'You will be used to early mornings and know how to trim a hoof.', 'early mornings'],
    ['must', "You'll know how to keep a tack room in order.", 'tack room'],
    ['must', 'We need somebody who can back a trailer.', 'trailer'],
    ['nice', "We'd be extra happy if you have shown horses before.", 'shown horses'],
    ['nice', "They'd also love someone who's driven a tractor.", 'tractor'],
    ['nice', 'Some welding always comes in handy.', 'welding'],
    ['nice', 'A riding certificate would be nice to see. So would some French.', 'French'],
    ['must', 'A degree plus a teaching certificate is required.', 'degree'],
  ] as const) {
    it(`${level}: ${sentence}`, () => {
      expect(levelIn(sentence, words)).toBe(level);
    });
  }
});

describe('amounts of time and schooling in other words', () => {
  const measures = (sentence: string): (string | number)[] =>
    readAd(`Clerk\n\nRequirements\n- ${sentence}\n`).flatMap(
      ({ years, degree }) => years ?? degree ?? [],
    );

  for (const [measure, sentence] of [
    [2, '2y+ with React'],
    [6, 'We ask for six years, three of them in management'],
    ['master', 'Postgraduate qualification in planning'],
    ['none', 'Secondary 5'],
    ['associate', 'AS or BS in computing'],
    ['bachelor', 'Undergraduate or master’s degree'],
    ['bachelor', 'Bac +3 en gestion'],
    ['certificate', 'Certificat en gestion'],
  ] as const) {
    it(`${measure}: ${sentence}`, () => {
      expect(measures(sentence)).toEqual([measure]);
    });
  }

  for (const sentence of [
    '18 years of steady growth',
    'Our founders bring 40 years of cooking',
    'Two references covering at least three years',
    'A certificate counted in degree days',
  ]) {
    it(`none: ${sentence}`, () => {
      expect(measures(sentence)).toEqual([]);
    });
  }
});

describe('names in a line that asks', () => {
  const skillsOf = (line: string): string[] =>
    readAd(`Officer\n\nRequirements\n- ${line}\n`).flatMap(({ skills }) =>
      skills.map(({ text }) => text),
    );

  it('knows laws and standards by their form', () => {
    expect(skillsOf('Working knowledge of the Harbour Lights Act')).toContain('Harbour Lights Act');
    expect(skillsOf('Familiarity with ISO 20417 audits')).toContain('ISO 20417');
  });

  it('takes a name beside a tool for another', () => {
    expect(skillsOf('Tickets in Jira and Vexitest')).toContain('Vexitest');
  });

  it('takes a quality of the place for no skill', () => {
    expect(skillsOf('You work in a collaborative environment with three teams')).toEqual([]);
  });

  it('joins no words over a slash', () => {
    expect(skillsOf('Own the data/model layer of two products')).toEqual([]);
  });
});
