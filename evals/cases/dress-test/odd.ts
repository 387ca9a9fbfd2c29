import { line } from '../dress/lines.ts';
import type { Draw, DressKind, Lang, Line } from '../dress/model.ts';
import { framed, lined } from './make.ts';

type Texts = { en: string[] } & Partial<Record<Lang, string[]>>;

const texts: Record<string, Texts> = {
  'declaration-indian': {
    en: [
      'I hereby declare that the information furnished above is true to the best of my knowledge and belief.',
      'Place: ____________',
      'Date: ____________',
    ],
  },
  'declaration-filipino': {
    en: [
      'I hereby certify that the above information is true and correct to the best of my knowledge.',
    ],
  },
  'declaration-short': {
    en: ['All of the above is true and correct.'],
    de: ['Die Angaben entsprechen der Wahrheit.'],
    es: ['Todo lo expuesto es cierto.'],
  },
  signature: {
    en: ['Signature: ______________________'],
    fr: ['Signature : ______________________'],
    es: ['Firma: ______________________'],
    pt: ['Assinatura: ______________________'],
    de: ['Unterschrift: ______________________'],
  },
  'birth-date': {
    en: ['Date of Birth: 14 May 1990', 'Place of Birth: as on passport'],
    fr: ['Né(e) le 14 mai 1990'],
    es: ['Fecha de nacimiento: 14/05/1990'],
    pt: ['Data de nascimento: 14/05/1990'],
    de: ['Geburtsdatum: 14.05.1990'],
  },
  'civil-status': { en: ['Civil Status: Married', 'Number of dependants: 2'] },
  'height-weight': { en: ['Height: 5\'6"', 'Weight: 68 kg'] },
  'fathers-name': {
    en: ["Father's Name: (late)", 'Marital Status: Married', 'Nationality: as per passport'],
  },
  'id-number': { en: ['ID No: available on request', 'Tax number: available on request'] },
  papers: { en: ['All papers and certificates are available to view'] },
  'driver-and-record': { en: ["Driver's licence: yes", 'Criminal record: none'] },
  'licence-classes': {
    en: ['Licence: full, clean record', 'Own transport: yes'],
    de: ['Führerschein: B, BE'],
    fr: ['Permis de conduire : B'],
    es: ['Permiso de conducir: B'],
    pt: ['CNH: categoria B'],
  },
  'right-to-work': { en: ['Right to work: full, no restrictions'] },
  visa: { en: ['Visa status: PR, no sponsorship needed'] },
  'security-checks': { en: ['Working with children check and police check current'] },
  'background-check': { en: ['Background check done last year'] },
  notice: {
    en: ['Notice period: 4 weeks'],
    fr: ['Préavis : un mois'],
    es: ['Preaviso: 15 días'],
    de: ['Kündigungsfrist: vier Wochen'],
    pt: ['Aviso prévio: 30 dias'],
  },
  'salary-current': { en: ['Current CTC: will discuss', 'Expected CTC: negotiable'] },
  'salary-hour': { en: ['Looking for $24/hr or better'] },
  shifts: {
    en: ['Can work: days, nights, weekends. Not Sundays before 1pm.'],
    es: ['Turnos: mañana, tarde y noche'],
    de: ['Schichtbereitschaft: ja'],
  },
  'start-date': { en: ['Can start: Monday'], fr: ['Prise de poste : immédiate'] },
  'part-time': { en: ['Seeking part-time or casual work, about 20 hours a week'] },
  'references-ask': { en: ['Refs? Just ask.'] },
  'references-provided': {
    en: ['References will be provided on request.'],
    fr: ['Références fournies sur demande.'],
    es: ['Se facilitarán referencias.'],
  },
  thanks: {
    en: ['Thank you for your time and consideration.'],
    fr: ['Merci de votre attention.'],
    es: ['Gracias por su atención.'],
    pt: ['Agradeço a atenção.'],
    de: ['Vielen Dank für Ihr Interesse.'],
  },
  'data-consent': {
    en: [
      'I agree to the processing of personal data provided in this document for the recruitment process (GDPR).',
    ],
    es: ['Autorizo el tratamiento de mis datos personales.'],
  },
  covid: { en: ['Fully vaccinated (3 doses)'] },
  'more-elsewhere': { en: ['(More details on LinkedIn)'] },
  'no-photo': { en: ['[photo]'], fr: ['[photo]'], de: ['[Foto]'], es: ['[foto]'], pt: ['[foto]'] },
  smoker: { en: ['Non-smoker, fit and healthy'] },
  'cover-letter': { en: ['Please see attached cover letter'], fr: ['Lettre de motivation jointe'] },
  'end-of-document': { en: ['*** END ***'] },
  'seasonal-note': { en: ['NB: most of my jobs are seasonal'] },
};

const oddLines = (list: Texts, lang: Lang): Line[] =>
  (list[lang] ?? (lang === 'en' ? list.en : [])).map((text) =>
    line('odd', [{ text, content: true }]),
  );

const atEnd =
  (list: Texts) =>
  (lines: Line[], { lang }: Draw) => {
    const odd = oddLines(list, lang);
    if (odd[0]) odd[0].startsSection = true;
    return [...lines, ...odd];
  };
const afterContact =
  (list: Texts) =>
  (lines: Line[], { lang }: Draw) => {
    const at = lines.findLastIndex(({ role }) => role === 'contact' || role === 'name');
    return at < 0 || at > 8 ? lines : lines.toSpliced(at + 1, 0, ...oddLines(list, lang));
  };
const headed =
  (heading: string, list: string[]) =>
  (lines: Line[], { lang, style }: Draw) => {
    if (lang !== 'en') return lines;
    return [
      ...lines,
      ...style
        .headingMark(style.headingCase(heading))
        .map((text, n) => line('heading', [framed(text)], n ? {} : { startsSection: true })),
      ...list.map((text) => line('odd', [{ text, content: true }])),
    ];
  };

const isStart = (each: Line) =>
  each.section === 'work' && each.startsEntry === true && each.role === 'head';

/** A line at the end of every job, or of the first ones. */
const jobLine =
  (text: (n: number) => string | undefined) =>
  (lines: Line[], { lang, style }: Draw) => {
    if (lang !== 'en' || style.roles === 'grouped') return lines;
    let job = -1;
    return lines.flatMap((each, index): Line[] => {
      if (isStart(each)) job++;
      const next = lines[index + 1];
      const ends =
        each.section === 'work' &&
        each.role !== 'heading' &&
        job >= 0 &&
        (next?.section !== 'work' || isStart(next));
      const words = ends ? text(job) : undefined;
      return words
        ? [each, { ...line('odd', [{ text: words, content: true }]), section: 'work' }]
        : [each];
    });
  };
const reasons = [
  'End of contract',
  'Moved house',
  'Better offer',
  'Season ended',
  'Went back to school',
];

/** A line before a job's bullets. */
const duties =
  (texts: Texts, glyph = '') =>
  (lines: Line[], { lang, style }: Draw) => {
    const text = (texts[lang] ?? (lang === 'en' ? texts.en : []))[0];
    if (!text) return lines;
    return lines.flatMap((each, n): Line[] => {
      const first =
        each.role === 'bullet' && each.section === 'work' && lines[n - 1]?.role !== 'bullet';
      return first
        ? [
            {
              ...line('text', [framed(glyph + text)], { indent: style.headIndent }),
              section: 'work',
            },
            each,
          ]
        : [each];
    });
  };
const dutyTexts: Record<string, Texts> = {
  duties: {
    en: ['Duties:'],
    fr: ['Tâches :'],
    es: ['Tareas:'],
    pt: ['Atividades:'],
    de: ['Aufgaben:'],
  },
  'duties-included': { en: ['Duties included:'] },
  'duties-and': {
    en: ['Duties and Responsibilities:'],
    es: ['Funciones y responsabilidades:'],
    fr: ['Missions :'],
  },
  responsibilities: {
    en: ['Responsibilities:'],
    es: ['Responsabilidades:'],
    pt: ['Responsabilidades:'],
    fr: ['Responsabilités :'],
    de: ['Verantwortungsbereich:'],
  },
  'key-responsibilities': { en: ['Key responsibilities include:'] },
  'job-description': {
    en: ['Job Description:'],
    fr: ['Description du poste :'],
    es: ['Descripción del puesto:'],
  },
  'job-description-dash': { en: ['Job Description :-'] },
  'nature-of-work': { en: ['Nature of work:'] },
  'what-i-did': { en: ['What I did:'] },
  upper: {
    en: ['RESPONSIBILITIES'],
    fr: ['RESPONSABILITÉS'],
    es: ['FUNCIONES'],
    pt: ['ATIVIDADES'],
    de: ['AUFGABEN'],
  },
  'main-tasks': {
    en: ['Main tasks'],
    fr: ['Tâches principales'],
    es: ['Tareas principales'],
    pt: ['Principais atividades'],
    de: ['Hauptaufgaben'],
  },
  bold: { en: ['**Responsibilities:**'] },
  underscored: { en: ['_Duties_'] },
  roles: { en: ['Roles & Responsibilities:'] },
};

const gaps: Record<string, Texts> = {
  unemployed: {
    en: ['Unemployed / job seeking'],
    fr: ["Recherche d'emploi"],
    es: ['Búsqueda de empleo'],
    pt: ['Em busca de emprego'],
    de: ['Arbeitssuchend'],
  },
  illness: { en: ['Medical leave (fully recovered)'] },
  'laid-off': { en: ['Laid off, looked after my parents'] },
  immigrated: { en: ['Moved country, settling in'] },
  'stay-at-home': { en: ['Stay at home parent'] },
};
/** In the first gap of a year or more between two jobs. */
const gap =
  (list: Texts, write: (text: string, years: string) => string) =>
  (lines: Line[], { lang, resume, style }: Draw) => {
    if (style.roles === 'grouped') return lines;
    const text = (list[lang] ?? (lang === 'en' ? list.en : []))[0];
    const starts = lines.flatMap((each, n) => (isStart(each) ? [n] : []));
    const found = resume.work.findIndex((job, n) => {
      const end = resume.work[n + 1]?.endDate?.slice(0, 4);
      return end !== undefined && job.startDate !== undefined && job.startDate.slice(0, 4) > end;
    });
    const at = starts[found + 1];
    if (!text || found < 0 || at === undefined) return lines;
    const years = `${resume.work[found + 1]!.endDate!.slice(0, 4)}-${resume.work[found]!.startDate!.slice(0, 4)}`;
    const [before, after] = write('\0', years).split('\0');
    const odd = line('odd', [framed(before!), { text, content: true }, framed(after!)], {
      startsEntry: true,
    });
    return lines.toSpliced(at, 0, { ...odd, section: 'work' });
  };

export const oddTests: DressKind[] = [
  ...lined(
    'odd',
    Object.fromEntries(Object.entries(texts).map(([name, list]) => [name, atEnd(list)])),
  ),
  ...lined(
    'odd',
    Object.fromEntries(
      [
        'birth-date',
        'civil-status',
        'right-to-work',
        'visa',
        'notice',
        'licence-classes',
        'no-photo',
        'start-date',
        'driver-and-record',
      ].map((name) => [`${name}-at-top`, afterContact(texts[name]!)]),
    ),
    ['contact-place/end'],
  ),
  ...lined('odd-section', {
    'personal-data': headed('Personal Data', [
      'Civil Status: Single',
      'Height: 160 cm',
      'Children: none',
    ]),
    'personal-information': headed('Personal Information', [
      'Marital status: Married',
      'Dependants: 2',
      'Health: Excellent',
    ]),
    'additional-information': headed('Additional Information', [
      'Clean licence, own car',
      'Can start at two weeks notice',
    ]),
    availability: headed('Availability', ['Mon-Fri after 3pm, all day Saturday']),
    'other-details': headed('Other details', ['Non smoker', 'Own tools and boots']),
    declaration: headed('Declaration', [
      'I declare that the details given above are true to the best of my knowledge.',
    ]),
    'work-permit': headed('Work status', ['Permanent resident']),
    hobbies: headed('Driving', ['Clean licence, class 5, no demerit points']),
    salary: headed('Salary expectations', ['Negotiable']),
    memberships: headed('Membership', ['Union member since joining the trade']),
  }),
  ...lined('job-line', {
    'reason-for-leaving': jobLine((n) => `Reason for leaving: ${reasons[n % reasons.length]}`),
    'reason-left-short': jobLine((n) =>
      n ? `Left because: ${reasons[n % reasons.length]!.toLowerCase()}` : undefined,
    ),
    hours: jobLine((n) => `Hours per week: ${n % 2 ? 25 : 40}`),
    'employment-type': jobLine((n) => (n % 2 ? 'Part-time' : 'Full-time')),
    'type-label': jobLine((n) => `Job type: ${n % 2 ? 'Contract' : 'Permanent'}`),
    supervisor: jobLine(
      (n) =>
        `Supervisor: ${['M. Testerman', 'P. Samplewood', 'J. Mockridge'][n % 3]}, may contact: yes`,
    ),
    wage: jobLine((n) => `Wage: $${24 - n}/hr`),
    'skills-used': jobLine((n) => (n === 0 ? 'Skills: teamwork · reliability' : undefined)),
    'show-more': jobLine((n) => (n === 0 ? '…see more' : undefined)),
    'reference-line': jobLine((n) =>
      n < 2
        ? `Reference: ${['Marlowe Testerman, 555-0171', 'Pat Samplewood, 555-0172'][n]}`
        : undefined,
    ),
  }),
  ...lined(
    'duties',
    Object.fromEntries(Object.entries(dutyTexts).map(([name, list]) => [name, duties(list)])),
  ),
  ...lined('gap', {
    ...Object.fromEntries(
      Object.entries(gaps).map(([name, list]) => [
        name,
        gap(list, (text, years) => `${text} (${years})`),
      ]),
    ),
    'years-first': gap(gaps.unemployed!, (text, years) => `${years}: ${text}`),
    'brackets-all': gap(gaps['stay-at-home']!, (text, years) => `(${years} ${text})`),
  }),
];
