import type { JobRequirements, Resume } from '@trueline/contracts';
import { describe, expect, it } from 'vitest';
import { extractRequirements } from '../../../job/extract-requirements.ts';
import { bestFor, bookOf, listTold } from './answers.ts';
import { type Demand, listDemands } from './demands.ts';
import { listStatements } from './statements.ts';

const AS_OF = '2026-11';
const adOf = (demand: string): JobRequirements =>
  extractRequirements(
    `Operator\nSample Works, Halifax\n\nWhat you must have\n- ${demand}\n- a calm manner\n`,
  );
const demandsOf = (demand: string): Demand[] =>
  listDemands(adOf(demand)).filter(({ text }) => !/calm/.test(text));

const FILLER = 'Kept the workshop tidy and the tools in their places for the crew of the day';
const asResume = (part: Resume): Resume => ({
  basics: { name: 'Ola Sample' },
  ...part,
});
const work = (...highlights: string[]): Resume =>
  asResume({
    work: [
      {
        position: 'Operator',
        name: 'North Mills',
        startDate: '2020-01',
        highlights: [...highlights, FILLER],
      },
    ],
  });
const paper = (name: string, more: object = {}): Resume =>
  asResume({ ...work(), certificates: [{ name, ...more }] });

const answer = (demand: string, resume: Resume): string | undefined => {
  const book = bookOf(listStatements(resume, resume, AS_OF));
  return demandsOf(demand)
    .map((one) => bestFor(one, book, () => true)?.text)
    .find((text) => text !== undefined);
};

describe('what a person has for a demand', () => {
  it.each<[string, string]>([
    [
      'experience with master key systems',
      'Building master key systems, the biggest of 210 cylinders',
    ],
    [
      'experience in making mounts and packing objects',
      'Mounts and plinths for exhibits, objects packed for loans',
    ],
    ['experience making duty rosters', 'Do the roster and the boards every morning'],
    ['experience of leading a team', 'Lead a team of 6 on 3 meter platforms'],
    ['experience of supervising a crew', 'Supervised a crew of up to 9 painters'],
    ['experience in training apprentices', 'Taught the trade to seven apprentices'],
    ['able to install stove pipes and cowls', 'Fitted stove pipes and cowls on 40 houses'],
    [
      'hands-on experience with spray dryers or evaporators',
      'Retuned the MVR evaporator, steam use down by 6.4%',
    ],
    ['stair building experience', 'Built stairs, doors and windows from shop drawings'],
    [
      'able to measure oxygen, temperature and ammonia',
      'Checking oxygen, temperature and ammonia, morning and evening',
    ],
  ])('for "%s" is "%s"', (demand, line) => {
    expect(answer(demand, work(line))).toBe(line);
  });

  it.each<[string, string]>([
    ['experience with exhibition lighting', 'Mounts and plinths for exhibits of the town'],
    ['experience with Cabinet Vision', 'Fire and flood jobs, trim, doors, cabinets'],
    ['experience of leading a team', 'Led the change to double-deck trailers'],
    ['experience in training apprentices', 'Was trained by the best apprentices of the yard'],
    ['stock control', 'Never did any stock control in that job'],
    ['experience with chain hoists', 'The fitter looked after the chain hoists'],
  ])('for "%s" is not "%s"', (demand, line) => {
    expect(answer(demand, work(line))).not.toBe(line);
  });

  it.each<[string, string]>([
    ['knowledge of pest control in collections', 'pest control'],
    ['taking part in HAZOP studies', 'HAZOP'],
    ['working knowledge of a CAT tool such as memoQ or Trados', 'memoQ'],
  ])('for "%s" is "%s" of a list', (demand, item) => {
    expect(answer(demand, asResume({ ...work(), skills: [{ keywords: [item] }] }))).toBe(item);
  });

  it.each<[string, string]>([
    ['experience in conflict management', 'management'],
    ['Cabinet Vision', 'Vision'],
  ])('for "%s" is not "%s" of a list', (demand, item) => {
    expect(answer(demand, asResume({ ...work(), skills: [{ keywords: [item] }] }))).toBeUndefined();
  });

  it.each<[string, string, object, string]>([
    [
      'a Certificate of Approval (COA)',
      'Certificate of Approval',
      { issuer: 'Ministry of Justice', date: '2023-02' },
      'Certificate of Approval, Ministry of Justice, 2023',
    ],
    ['full class 1 driver licence', 'Full class 1 licence', {}, 'Full class 1 licence'],
    [
      'a valid ENG1 medical',
      'ENG1 medical',
      { summary: 'valid to 04/2027' },
      'ENG1 medical, valid to 04/2027',
    ],
    [
      'first aid certificate',
      'First Aid',
      { issuer: 'Red Lantern Society', date: '2023' },
      'First Aid, Red Lantern Society, 2023',
    ],
  ])('for "%s" is a paper by its whole name: "%s"', (demand, name, more, said) => {
    expect(answer(demand, paper(name, more))).toBe(said);
  });

  it.each<[string, string, object]>([
    ['a valid ENG1 medical', 'ENG1 medical', { summary: 'expired' }],
    ['first aid certificate', 'First aid', { summary: 'in progress' }],
    ['driving licence class C', 'Driving licence class B', {}],
  ])('for "%s" is none that is not held: "%s"', (demand, name, more) => {
    expect(answer(demand, paper(name, more))).toBeUndefined();
  });

  it('is a degree with its school, once it is finished', () => {
    const entry = {
      studyType: 'Diploma',
      area: 'Business Management',
      institution: 'Open College',
    };
    const held = asResume({ ...work(), education: [{ ...entry, endDate: '2022' }] });
    const begun = asResume({ ...work(), education: [{ ...entry, startDate: '2023' }] });
    const demand = 'a diploma in business management';
    expect(answer(demand, held)).toBe('Diploma in Business Management, Open College, 2022');
    expect(answer(demand, begun)).toBeUndefined();
  });
});

describe('who was led or taught', () => {
  it.each([
    'Led about 30 audits a year of companies',
    'Managed 14 budgets and 3 sites',
    'Ran 12 lines on two machines',
  ])('is nobody of "%s"', (line) => {
    expect(answer('experience of supervising staff', work(line))).toBeUndefined();
  });

  it.each(['Supervised 14 sorters on nights', 'Led 6 fishermen on two boats'])(
    'stands in "%s"',
    (line) => {
      expect(answer('experience of supervising staff', work(line))).toBe(line);
    },
  );
});

describe('what is no answer', () => {
  const school = { studyType: 'Diploma', area: 'Business Management', institution: 'Open College' };
  it.each([
    { endDate: '2026' },
    { endDate: '2026-12' },
    { endDate: '2020', score: '60 credits' },
    { endDate: '2020', highlights: ['Left in second year'] },
    { endDate: '2020', institution: 'Open College (dropped out)' },
  ])('is a degree that is not given: %j', (more) => {
    const education = [{ ...school, ...more }];
    expect(
      answer('a diploma in business management', asResume({ ...work(), education })),
    ).toBeUndefined();
  });

  it.each([
    { endDate: '2026-05' },
    { endDate: '2025' },
    { date: '2026-12' },
    { date: '2027' },
    { summary: 'booked for May' },
  ])('is a paper that lapsed or is to come: %j', (more) => {
    expect(answer('first aid certificate', paper('First Aid', more))).toBeUndefined();
  });

  it.each<[string, object]>([
    ['no AutoCAD', {}],
    ['AutoCAD (never used)', {}],
    ['AutoCAD - a colleague did it', {}],
    ['AutoCAD beginner level', {}],
    ['AutoCAD, expired 2019', {}],
    ['AutoCAD', { name: 'Currently learning' }],
    ['AutoCAD', { name: 'Goals' }],
    ['AutoCAD', { name: 'Would like to learn' }],
    ['AutoCAD', { name: 'Software', level: 'Beginner' }],
  ])('is a skill that is not had: "%s" of %j', (item, group) => {
    const skills = [{ ...group, keywords: [item] }];
    expect(answer('experience with AutoCAD', asResume({ ...work(), skills }))).toBeUndefined();
  });

  const keeping = (text: string): Resume =>
    asResume({ ...work(), meta: { trueline: { kept: [{ text }] } } } as Resume);

  it('is a paper whose name tells a month to come', () => {
    expect(answer('first aid certificate', paper('First Aid, Dec 2026'))).toBeUndefined();
    expect(answer('first aid certificate', paper('First Aid, 12/2026'))).toBeUndefined();
    expect(answer('first aid certificate', paper('First Aid, May 2026'))).toBeDefined();
  });

  it('but one that is had', () => {
    const skills = [{ name: 'Software', keywords: ['AutoCAD'] }];
    expect(answer('experience with AutoCAD', asResume({ ...work(), skills }))).toBe('AutoCAD');
  });

  it('is a sentence of the summary that names no tool asked for', () => {
    const said = (summary: string): Resume =>
      asResume({ ...work(), basics: { name: 'Ola Sample', summary } });
    const rigging = said('Knows the rigging of chain hoists in tall buildings.');
    expect(answer('experience with chain hoists', rigging)).toBeUndefined();
    const drawing = said('Drew plans of 40 houses in AutoCAD for the town.');
    expect(answer('experience with AutoCAD', drawing)).toMatch(/^Drew plans/);
  });

  it.each([
    'I am a beginner in AutoCAD and draw small plans.',
    'My colleague did all the AutoCAD plans of the town.',
    'I have never used AutoCAD for any of my plans.',
    'I used to draw plans of houses in AutoCAD.',
  ])('is what is not had, of the summary or kept: "%s"', (text) => {
    const summed = asResume({ ...work(), basics: { name: 'Ola Sample', summary: text } });
    expect(answer('experience with AutoCAD', summed)).toBeUndefined();
    expect(answer('experience with AutoCAD', keeping(text))).toBeUndefined();
  });

  it('is a piece of a sentence that found no place', () => {
    const text = 'I have never used AutoCAD, Revit, Inventor, SketchUp';
    expect(answer('experience with Revit', keeping(text))).toBeUndefined();
  });

  it.each([
    'Work permit class 1',
    'Class 1 firearms licence',
    'Liquor licence class 1',
    'Provisional class 1 driving licence',
  ])('is for a driving licence "%s"', (name) => {
    expect(answer('full class 1 driver licence', paper(name))).toBeUndefined();
  });

  it('is with the number of a paper', () => {
    expect(answer('first aid certificate', paper('First Aid, no. 4471882'))).toBe('First Aid');
    expect(answer('first aid certificate', paper('First Aid 4471882'))).toBeUndefined();
    expect(answer('first aid certificate', paper('First Aid AB445566C'))).toBeUndefined();
  });

  it.each<[string, string]>([
    ['experience with police checks', 'Passed police checks in the town every year'],
    ['experience of family support', 'My family gives me support in all my work'],
    ['experience with salary reviews', 'Had salary reviews with a rise in both years'],
  ])('is for "%s" "%s"', (demand, line) => {
    expect(answer(demand, work(line))).toBeUndefined();
    expect(
      answer(demand, asResume({ ...work(), basics: { summary: `${line}.` } })),
    ).toBeUndefined();
  });
});

describe('what the ad asks for', () => {
  it.each([
    'two referees who can be called',
    'salary from 36 to 44 an hour',
    'women are strongly encouraged to apply',
    'able to start on 4 January',
  ])('is no condition of the post: "%s"', (text) => {
    expect(demandsOf(text)).toEqual([]);
  });

  it('is told by a sentence that names it, a certificate by none that names a post', () => {
    const [demand] = demandsOf("a ship's cook certificate");
    if (demand === undefined) throw new Error('no demand');
    expect(listTold([demand], ["I am applying for the Ship's Cook role."])).toEqual([]);
    expect(listTold([demand], ["I hold a Ship's Cook Certificate."])).toEqual([demand]);
  });
});

describe('an item of a list that stands by itself', () => {
  const withSkill = (name: string, level?: string): Resume =>
    asResume({
      ...work(),
      skills: [{ name, ...(level === undefined ? {} : { level }) }],
    });
  it.each(['4/5', '3', 'good', '80%', '7 of 10'])('is an answer with the level %s', (level) => {
    expect(answer('good command of Excel', withSkill('Excel', level))).toBe('Excel');
  });
  it.each(['1/5', '1', '2 of 10', '20%', 'basic', 'learning', '2/5'])(
    'is none with the level %s',
    (level) => {
      expect(answer('good command of Excel', withSkill('Excel', level))).toBeUndefined();
    },
  );
  it.each(['Excel skills', 'Other software'])('is none: %s', (name) => {
    expect(answer('good command of Excel and other software', withSkill(name))).toBeUndefined();
  });
});

describe('work that is of pay, leave and police', () => {
  it.each<[string, string]>([
    ['processing sick leave', 'Sick leave and parental leave of 60 drivers'],
    ['experience with police files', 'Typed police files for three stations'],
  ])('answers "%s": %s', (demand, line) => {
    expect(answer(demand, work(line))).toBe(line);
  });
  it.each<[string, string]>([
    ['processing sick leave', 'Was away on sick leave in my second year'],
    ['calculation of wages', 'Wages: 2,100 a month'],
    ['calculation of maternity leave', 'Left for maternity leave in May'],
    ['experience with salary reviews', 'My salary was raised twice after reviews'],
  ])('is none for "%s": %s', (demand, line) => {
    expect(answer(demand, work(line))).toBeUndefined();
  });
});
