import { describe, expect, it } from 'vitest';
import { extractRequirements } from '../extract-requirements.ts';

/** "must bachelor", "nice master or equivalent": the degrees that a line under "Requirements" asks for. */
const degrees = (line: string, heading = 'Requirements:'): string[] =>
  extractRequirements(`Officer\n${heading}\n${line}\n`)
    .requirements.filter(({ kind }) => kind === 'degree')
    .map(({ level, degree, orEquivalent }) =>
      [level, degree, ...(orEquivalent ? ['or equivalent'] : [])].join(' '),
    );

describe('letters that are a degree and a thing', () => {
  it.each<[string, string[]]>([
    ['Experience deploying ML & AI models: Generative AI/Large Language Model (LLM)', []],
    ['Experience in DNN/LLM inference', []],
    ['Experience with RAG, LLM, Python', []],
    ['LLM in tax law', ['must master']],
    ['LL.M. required', ['must master']],
    ['JD or LLM', ['must bachelor']],
  ])('%s', (line, expected) => expect(degrees(line)).toEqual(expected));
});

describe('the fields of a degree', () => {
  it.each<[string, string[] | undefined]>([
    ["Bachelor's degree in Accounting or Finance", ['Accounting', 'Finance']],
    ['Accounting or Finance degree', ['Accounting', 'Finance']],
    ['Nursing degree', undefined],
  ])('any one will do: %s', (line, expected) => {
    const found = extractRequirements(`Officer\nRequirements:\n${line}\n`).requirements;
    expect(found.find(({ kind }) => kind === 'degree')?.anyOf).toEqual(expected);
  });
});

describe('schooling that is asked', () => {
  it.each<[string, string[]]>([
    ['Grade 12 or equivalent', ['must none or equivalent']],
    ['Gr. 12 completion', ['must none']],
    ['Grade 12 diploma or GED', ['must none']],
    ['High school diploma/GED required', ['must none']],
    ['High-school education', ['must none']],
    ['Completion of secondary school', ['must none']],
    ['OSSD or equivalent', ['must none or equivalent']],
    ['Ontario Secondary School Diploma (OSSD)', ['must none']],
    ['HS diploma or equivalent', ['must none or equivalent']],
    ['Dogwood diploma', ['must none']],
    ['Diplôme d’études secondaires (DES) ou l’équivalent', ['must none or equivalent']],
    ['DES complété', ['must none']],
    ['Secondary education completed, some college an asset', ['must none']],
  ])('secondary school: %s', (line, expected) => expect(degrees(line)).toEqual(expected));

  it.each<[string, string[]]>([
    ['Two-year college diploma in electronics', ['must diploma']],
    ['College degree or diploma in tourism', ['must diploma']],
    ['Post secondary education in human services', ['must diploma']],
    ['Post-secondary education in a related field preferred', ['nice diploma']],
    ['Graduate of an accredited practical nursing program', ['must diploma']],
    ['Graduate of a recognized medical laboratory technology program', ['must diploma']],
    ['Successful completion of a two-year college program in carpentry', ['must diploma']],
    ['Completion of an Early Childhood Education program', ['must diploma']],
    ['Post-secondary diploma or degree in finance', ['must diploma']],
    ['Diploma in Civil Engineering Technology', ['must diploma']],
    ['Advanced diploma (3-year) in architectural technology', ['must diploma']],
    ['Technical diploma, CET preferred', ['must diploma']],
    ['College or university education in marketing', ['must diploma']],
    ['DEC en techniques de bureautique', ['must diploma']],
    ['DEC ou AEC en comptabilité', ['must certificate']],
    ['DEP en mécanique automobile', ['must certificate']],
    ['Diplôme collégial en informatique', ['must diploma']],
    ['Formation collégiale en design', ['must diploma']],
    ['Polytechnic diploma in HVAC', ['must diploma']],
    ['Your education: a diploma in Social Service Work', ['must diploma']],
  ])('college: %s', (line, expected) => expect(degrees(line)).toEqual(expected));

  it.each<[string, string[]]>([
    ["Associate's degree in nursing", ['must associate']],
    ['AA or AS degree in business', ['must associate']],
    ['Associate of Applied Science', ['must associate']],
    ['ADN required, BSN preferred', ['must associate', 'nice bachelor']],
    ["Associate's or Bachelor's degree", ['must associate']],
  ])('associate: %s', (line, expected) => expect(degrees(line)).toEqual(expected));

  it.each<[string, string[]]>([
    ['BA/BS in Economics', ['must bachelor']],
    ['B.S./M.S. in Computer Science', ['must bachelor']],
    ['BS or MS in statistics', ['must bachelor']],
    ['B.A.Sc. in Chemical Engineering', ['must bachelor']],
    ['BASc or BEng in mechanical engineering', ['must bachelor']],
    ['B.Comm. with a major in finance', ['must bachelor']],
    ['BBA or equivalent', ['must bachelor or equivalent']],
    ['Bachelors in Computer Science', ['must bachelor']],
    ['Bachelor degree (any field)', ['must bachelor']],
    ["Bachelor's or Master's in Data Science", ['must bachelor']],
    ["A bachelor's, master's or PhD in a quantitative field", ['must bachelor']],
    ['Undergraduate degree required; graduate degree preferred', ['must bachelor', 'nice master']],
    ["Bachelor's required, Master's preferred", ['must bachelor', 'nice master']],
    ["Bachelor's degree, Master's an asset", ['must bachelor', 'nice master']],
    ['Four year degree in forestry', ['must bachelor']],
    ['University graduate in a social science', ['must bachelor']],
    ['University education in translation', ['must bachelor']],
    ['Degree in Education plus teaching certificate', ['must bachelor']],
    ['Degree-qualified engineer', ['must bachelor']],
    ['Educated to degree level', ['must bachelor']],
    ['Honours degree in psychology', ['must bachelor']],
    ['Hons. BA in history', ['must bachelor']],
    ['STEM degree', ['must bachelor']],
    ['Post-secondary degree in accounting', ['must bachelor']],
    ['Law degree (LL.B. or J.D.)', ['must bachelor']],
    ['JD from an ABA-accredited law school', ['must bachelor']],
    ['BScN from an accredited university', ['must bachelor']],
    ['Nursing degree', ['must bachelor']],
    ['Bac en administration', ['must bachelor']],
    ['Baccalauréat en génie civil', ['must bachelor']],
    ['Diplôme universitaire en ressources humaines', ['must bachelor']],
    ['Diplôme universitaire de premier cycle', ['must bachelor']],
    ['BACHELOR OF COMMERCE', ['must bachelor']],
    ['bachelors degree in cs or equivalent experience', ['must bachelor or equivalent']],
    ['Bachelor of Science or Bachelor of Arts', ['must bachelor']],
    ['4-year university degree or equivalent work experience', ['must bachelor or equivalent']],
    ['Completed a degree program in kinesiology', ['must bachelor']],
  ])('bachelor: %s', (line, expected) => expect(degrees(line)).toEqual(expected));

  it.each<[string, string[]]>([
    ['Graduate degree in public health', ['must master']],
    ["Master's in Library and Information Science", ['must master']],
    ['MLIS from an ALA-accredited program', ['must master']],
    ['Masters degree in counselling psychology', ['must master']],
    ['MSc in physiotherapy', ['must master']],
    ['MPH or MHA', ['must master']],
    ['M.Ed. or M.A. in education', ['must master']],
    ['MBA preferred', ['nice master']],
    ["MASTER'S DEGREE IN SOCIAL WORK", ['must master']],
    ['Advanced degree in economics', ['must master']],
    ['Postgraduate degree in linguistics', ['must master']],
    ['Maîtrise en travail social', ['must master']],
    ['MS/PhD in machine learning', ['must master']],
    ['Master of Public Administration', ['must master']],
    ['PhD in biology', ['must doctorate']],
    ['Ph.D. (or ABD) in sociology', ['must doctorate']],
    ['Doctoral degree in clinical psychology', ['must doctorate']],
    ['DVM degree', ['must doctorate']],
    ['PharmD or BScPhm', ['must bachelor']],
    ['Doctor of Pharmacy', ['must doctorate']],
    ['Doctorat en sciences', ['must doctorate']],
    ['MD with residency in family medicine', ['must doctorate']],
  ])('graduate: %s', (line, expected) => expect(degrees(line)).toEqual(expected));

  it.each<[string, string[]]>([
    ['Certificate in bookkeeping', ['must certificate']],
    ['College certificate in office administration', ['must certificate']],
    ['Certificate or diploma in horticulture', ['must certificate']],
    ['Diploma or certificate in dental assisting', ['must certificate']],
    ['Post-graduate certificate in event management', ['must certificate']],
    ['Vocational certificate', ['must certificate']],
    ['AEC en assurance de dommages', ['must certificate']],
  ])('certificate: %s', (line, expected) => expect(degrees(line)).toEqual(expected));

  it.each<[string, string[]]>([
    ['No degree required', []],
    ['A degree is not required', []],
    ['No formal education needed', []],
    ['You don’t need a degree for this', []],
    ['We do not care about degrees', []],
    ['Degree not necessary, curiosity is', []],
    ['High degree of accuracy', []],
    ['A high degree of independence and judgement', []],
    ['Comfortable to a large degree with change', []],
    ['Lead 360-degree reviews', []],
    ['Working in 30 degrees and up', []],
    ['Master the art of small talk', []],
    ['Scrum Master certification', []],
    ['Master electrician licence', []],
    ['Experience with master data management', []],
    ['Sales Associate experience', []],
    ['MS Office and MS Project', []],
    ['BA experience in agile teams', []],
    ['Teaching certificate', []],
    ['First aid certificate', []],
    ['Certificate of Qualification 310T', []],
    ['Supervise high school students', []],
    ['Deliver diplomas to graduates', []],
    ['Teach Grade 12 physics', []],
    ['Sparkling wit and the diplomacy of a diplomat', []],
  ])('no schooling: %s', (line, expected) => expect(degrees(line)).toEqual(expected));

  it.each<[string, string[]]>([
    ["Bachelor's degree or 5 years of experience", ['must bachelor or equivalent']],
    [
      'Degree or diploma in planning, or a combination of education and experience',
      ['must diploma or equivalent'],
    ],
    [
      'Diploma in horticulture, or equivalent training and experience',
      ['must diploma or equivalent'],
    ],
    ["Bachelor's in math or similar", ['must bachelor']],
    ['Degree in a related field', ['must bachelor']],
    ['University degree (equivalencies will be considered)', ['must bachelor or equivalent']],
    ['Relevant degree or demonstrable experience', ['must bachelor or equivalent']],
    ["Master's degree, or a bachelor's degree with 5 years of experience", ['must bachelor']],
    ['A degree or the experience to match', ['must bachelor or equivalent']],
    ['Diplôme en comptabilité ou expérience équivalente', ['must diploma or equivalent']],
    [
      'An acceptable combination of education and experience may be considered in place of a degree',
      ['must bachelor or equivalent'],
    ],
  ])('or equivalent: %s', (line, expected) => expect(degrees(line)).toEqual(expected));

  it('reads them in prose and without a heading', () => {
    const ad = `We are hiring a Planner for the town of Birch Point. The right person holds a degree in planning or geography and has spent two years in a municipal office. A master's would be lovely but we can live without it.`;
    const found = extractRequirements(ad).requirements.filter(({ kind }) => kind === 'degree');
    expect(found.map(({ degree, level }) => [degree, level])).toEqual([
      ['bachelor', 'must'],
      ['master', 'nice'],
    ]);
  });

  it('asks once for what the ad says twice', () => {
    const ad = `Analyst
Summary: the analyst needs a bachelor's degree.
Requirements:
Bachelor's degree in economics`;
    const found = extractRequirements(ad).requirements.filter(({ kind }) => kind === 'degree');
    expect(found).toHaveLength(1);
  });

  it('reads them through the entities of a pasted page', () => {
    const ad =
      '<h1>Planner</h1><h2>Requirements</h2><ul><li>Master&#39;s degree in planning</li><li>D&eacute;fi: dipl&ocirc;me en g&eacute;ographie</li><li>Driver&rsquo;s licence</li></ul>';
    const { requirements } = extractRequirements(ad);
    const of = (kind: string) => requirements.filter((one) => one.kind === kind);
    expect(of('degree').map(({ degree }) => degree)).toEqual(['master', 'diploma']);
    expect(of('cert').flatMap(({ skills }) => skills.map(({ text }) => text))).toEqual([
      'Driver&rsquo;s licence',
    ]);
    for (const { text, start, end } of requirements) expect(ad.slice(start, end)).toBe(text);
  });
});
