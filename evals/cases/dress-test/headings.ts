import { slug } from '../dress/kinds/kind.ts';
import type { DressKind, Lang, Section } from '../dress/model.ts';
import { styled } from './make.ts';

/** Wordings beyond those of ../dress, from British, Indian, Filipino, African, Australian and plain speech. */
const wordings: Record<Section, string> = {
  summary: `Profile Summary|Career Goal|A bit about me|In short|Executive Summary|Summary of Qualifications|
    Personal Summary|My Profile|Hello|Key Facts|Career Aim|Background|Snapshot|Objectives`,
  work: `Employment Details|Work Details|Past Employment|Employment Background|Career Record|Working Experience|
    Professional History|Professional Career|Career Details|Organisational Experience|Experience Summary|
    Experience Details|Service Record|Job Profile|Where I've been working|My career so far|What I have done so far|
    Who I have worked for|My working history|Jobs so far|Jobs & Dates|Experience (most recent first)|
    Previous Jobs|Present & Previous Positions|Positions|Roles|Recent Roles|Work Record|Employers and Dates|
    Work Life|Experience in the trade|Hands-on Experience|Exp.|Jobs Held|Job Experiences|Working Background|
    Employment Summary|Experience Record`,
  education: `Educational Qualifications|Educational Attainment|Academic Details|Scholastic Record|
    Academic Qualification|Education Details|Educational Qualification|Schools|School & College|
    My Education|My schooling|School and College Education|Where I went to school|Academic Profile|
    Schools and Courses|Learning|Trade Training|Academia|Education Summary|Educational History|
    Education & Qualifications|Courses and Education|Education / Apprenticeship|Studies & Training`,
  skills: `Skill Highlights|Skills Profile|Transferable Skills|Personal Skills|Skills and Abilities|
    My Skills|My Strengths|What I'm good at|What I bring|What I do well|Skills & Strengths|Key Competencies|
    Key Competences|Talents|Capabilities|Know-how|Practical Skills|Trade Skills|Tools I use|Can do|Experienced in|
    Skills & Knowledge|Skills Set|Skills Overview|Job Skills|Work Skills|Summary of Skills|Functional Skills|
    Specialties|Good with`,
  certificates: `Trainings|Trainings and Seminars Attended|Seminars & Trainings|Licences Held|Cards Held|
    Tickets & Licences|Tickets held|Site Tickets|Short Courses|Courses Completed|Courses Attended|Courses taken|
    Certificate Courses|Certificates Held|Licenses and Certificates|My tickets|My tickets and cards|
    Things I'm ticketed for|Papers I hold|Licensure|Other Training|Other Qualifications|Additional Qualifications|
    Further Training|Trade Certificates|Trade Qualifications|Vocational Training|Professional Qualifications|
    Professional Licences|Competency Certificates|Certs & Cards|Registrations & Licences|Workshops and Courses|
    Training & Certificates|Certifications and Trainings|Compliance & Tickets`,
  languages: `Languages Known|Known Languages|Language Proficiency|Mother Tongue & Other Languages|
    Languages I speak|Which languages I speak|Tongues`,
  volunteer: `Voluntary Work|Voluntary Experience|Charity Work|Community Work|Community Activities|
    Unpaid Experience|Volunteer Activities|Helping out`,
  projects: `Own Projects|Notable Projects|Projects Undertaken|Stuff I've made|Major Projects`,
  awards: `Awards Received|Awards and Recognitions|Awards & Achievements|Distinctions|Accolades|Prizes & Awards`,
  interests: `Pastimes|Leisure Activities|When I'm not working|Leisure|Free time|
    Things I enjoy`,
  references: `Character References|Contactable References|Professional References|Refs|People to ask`,
};

const foreign: Record<Exclude<Lang, 'en'>, Partial<Record<Section, string[]>>> = {
  fr: {
    summary: ['En bref', 'Profil professionnel', 'Présentation'],
    work: [
      'Historique professionnel',
      'Emplois antérieurs',
      'Postes occupés',
      'Carrière',
      'Où j’ai travaillé',
    ],
    education: ['Diplômes et formations', 'Cursus', 'Formation scolaire', 'Études et diplômes'],
    skills: ['Ce que je sais faire', 'Atouts', 'Points forts', 'Compétences professionnelles'],
    certificates: ['Formations complémentaires', 'Permis', 'Cartes et attestations', 'Certificats'],
    languages: ['Langues pratiquées', 'Niveaux de langue'],
    volunteer: ['Activités bénévoles', 'Vie associative'],
    interests: ['Passe-temps', 'Activités et loisirs'],
  },
  es: {
    summary: ['Presentación', 'Perfil profesional', 'Quién soy'],
    work: [
      'Vida laboral',
      'Experiencia de trabajo',
      'Empleos anteriores',
      'Dónde he trabajado',
      'Empleos',
    ],
    education: ['Datos académicos', 'Estudios realizados', 'Preparación académica', 'Escolaridad'],
    skills: ['Lo que sé hacer', 'Destrezas', 'Capacidades', 'Puntos fuertes'],
    certificates: [
      'Otros cursos',
      'Formación complementaria',
      'Carnés y títulos',
      'Cursos realizados',
    ],
    languages: ['Conocimiento de idiomas', 'Idiomas que hablo'],
    volunteer: ['Trabajo voluntario'],
    interests: ['Tiempo libre', 'Hobbies'],
  },
  pt: {
    summary: ['Apresentação', 'Perfil profissional', 'Quem sou'],
    work: [
      'Trajetória profissional',
      'Experiência de trabalho',
      'Trabalhos anteriores',
      'Onde trabalhei',
    ],
    education: ['Formação escolar', 'Estudos', 'Grau de instrução'],
    skills: ['O que sei fazer', 'Qualificações', 'Aptidões'],
    certificates: ['Cursos complementares', 'Cursos e certificados', 'Cursos realizados'],
    languages: ['Conhecimento de idiomas', 'Idiomas que falo'],
    volunteer: ['Ações voluntárias'],
    interests: ['Lazer', 'Hobbies'],
  },
  de: {
    summary: ['Kurz zu mir', 'Zu meiner Person', 'Kurzvorstellung'],
    work: [
      'Beruflicher Lebenslauf',
      'Beschäftigungen',
      'Berufstätigkeit',
      'Berufliche Stationen',
      'Wo ich gearbeitet habe',
    ],
    education: ['Bildung', 'Schulischer Werdegang', 'Schule und Lehre', 'Aus- und Fortbildung'],
    skills: ['Was ich kann', 'Stärken', 'Qualifikationen'],
    certificates: ['Fortbildungen', 'Lehrgänge', 'Kurse und Scheine', 'Zusatzqualifikationen'],
    languages: ['Fremdsprachen und Muttersprache'],
    volunteer: ['Freiwilliges Engagement'],
    interests: ['Freizeit', 'Hobbys und Interessen'],
  },
};

const wordingKinds = (Object.keys(wordings) as Section[]).flatMap((section) =>
  styled(
    `heading-${section}`,
    Object.fromEntries(
      wordings[section].split('|').map((text, index) => {
        const wording = text.trim();
        return [
          slug(wording),
          (style, { lang }) => {
            const list = lang === 'en' ? [wording] : foreign[lang][section];
            if (list) style.headings[section] = list[index % list.length]!;
          },
        ];
      }),
    ),
  ),
);

/** What people of a trade call its work; without one a plain word. */
const trades: [RegExp, string, string][] = [
  [/cook|chef|barback|barista/i, 'Kitchen and Bar Experience', "Kitchens and bars I've worked in"],
  [/nurse|support worker|paramedic|dental|pharmacy|ward/i, 'Clinical Experience', 'Care Settings'],
  [/teacher|teaching|educator|instructor/i, 'Teaching Experience', 'Teaching Posts'],
  [
    /electric|plumb|carpent|roof|brick|weld|painter|refriger|upholster/i,
    'Trade Experience',
    'Sites and Shops',
  ],
  [/mechanic|equipment/i, 'Workshop Experience', 'Workshops'],
  [/dairy|orchard|bee|groom|landscap|florist/i, 'Farm and Yard Experience', 'Farms and Yards'],
  [/deckhand|ship/i, 'Sea Service', 'Vessels'],
  [/driver|forklift|baggage/i, 'Driving and Depot Experience', 'Driving Jobs'],
  [/miner|faller/i, 'Mine and Bush Experience', 'Camps and Sites'],
  [/developer|data/i, 'Industry Experience to date', 'Teams I have worked in'],
  [/police|fire|security|warden/i, 'Service History', 'Postings'],
  [/hair|barber/i, 'Salon and Shop Experience', 'Chairs I have worked'],
];
const tradeHeading = (trade: string, at: 1 | 2) => trades.find(([test]) => test.test(trade))?.[at];

const tradeKinds = styled('heading-work', {
  'trade-experience': (style, { lang, resume }) => {
    if (lang === 'en')
      style.headings.work = tradeHeading(resume.meta.trade, 1) ?? 'Work Experience Details';
  },
  'trade-places': (style, { lang, resume }) => {
    if (lang === 'en') style.headings.work = tradeHeading(resume.meta.trade, 2) ?? 'Workplaces';
  },
  'with-label': (style, { lang, resume }) => {
    if (lang === 'en') style.headings.work = `Experience as a ${resume.meta.trade}`;
  },
});

const marks: Record<string, (text: string) => string[]> = {
  'underline-dots': (text) => [text, '.'.repeat(text.length)],
  'underline-plus': (text) => [text, '+'.repeat(text.length)],
  'underline-hashes': (text) => [text, '#'.repeat(30)],
  'underline-equals-long': (text) => [text, '='.repeat(70)],
  'underline-em': (text) => [text, '—'.repeat(20)],
  'underline-overline': (text) => [text, '‾'.repeat(text.length)],
  'underline-spaced-dashes': (text) => [text, '- '.repeat(20).trim()],
  'underline-double-box': (text) => [text, '═'.repeat(30)],
  'rule-before-stars': (text) => ['*'.repeat(40), text],
  'rule-before-underscores': (text) => ['_'.repeat(60), text],
  'between-dashes': (text) => ['-'.repeat(30), text, '-'.repeat(30)],
  'between-stars': (text) => ['*'.repeat(30), text, '*'.repeat(30)],
  'between-hashes': (text) => ['#'.repeat(36), `# ${text}`, '#'.repeat(36)],
  'box-art': (text) => [
    `┌${'─'.repeat(text.length + 2)}┐`,
    `│ ${text} │`,
    `└${'─'.repeat(text.length + 2)}┘`,
  ],
  'colon-dash': (text) => [`${text}:-`],
  'colon-dash-spaced': (text) => [`${text} :-`],
  'dash-after': (text) => [`${text} -`],
  'double-colon-after': (text) => [`${text}::`],
  'one-star-each': (text) => [`* ${text} *`],
  'bold-underscores': (text) => [`__${text}__`],
  'slack-bold': (text) => [`*${text}*`],
  italic: (text) => [`_${text}_`],
  'hash-three': (text) => [`### ${text}`],
  'hash-closed': (text) => [`## ${text} ##`],
  'hash-bold': (text) => [`# **${text}**`],
  'angle-one': (text) => [`> ${text}`],
  'angle-tag': (text) => [`<${text}>`],
  braces: (text) => [`{ ${text} }`],
  'round-brackets': (text) => [`(${text})`],
  'square-spaced': (text) => [`[ ${text} ]`],
  quotes: (text) => [`"${text}"`],
  slashes: (text) => [`// ${text}`],
  'slashes-each': (text) => [`/// ${text} ///`],
  'pipes-left': (text) => [`|| ${text}`],
  'bullet-before': (text) => [`• ${text}`],
  'diamond-before': (text) => [`❖ ${text}`],
  'arrow-before': (text) => [`➤ ${text}`],
  'triangle-before': (text) => [`▶ ${text}`],
  'emoji-pin': (text) => [`📌 ${text}`],
  'dots-each': (text) => [`.... ${text} ....`],
  'equals-trailing': (text) => [`${text} ${'='.repeat(30)}`],
  'stars-trailing': (text) => [`${text} ${'*'.repeat(12)}`],
  'tab-before': (text) => [`\t${text}`],
  'tabs-before': (text) => [`\t\t\t${text}`],
  'two-spaces-before': (text) => [`  ${text}`],
  'underscore-words': (text) => [text.replaceAll(' ', '_')],
};

const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII'];

/** Headings numbered in the order in which they stand. */
const counted: Record<string, (n: number, text: string) => string> = {
  'number-dot': (n, text) => `${n}. ${text}`,
  'number-bracket': (n, text) => `${n}) ${text}`,
  'number-dot-zero': (n, text) => `${n}.0 ${text}`,
  'number-padded': (n, text) => `0${n} ${text}`.slice(n > 9 ? 1 : 0),
  'number-roman': (n, text) => `${roman[n - 1] ?? n}. ${text}`,
  'number-letter': (n, text) => `${'ABCDEFGHIJKLMN'[n - 1]}. ${text}`,
  'number-letter-bracket': (n, text) => `(${'abcdefghijklmn'[n - 1]}) ${text}`,
  'number-section': (n, text) => `Section ${n}: ${text}`,
};

const markKinds: DressKind[] = [
  ...styled(
    'heading-mark',
    Object.fromEntries(
      Object.entries(marks).map(([name, mark]) => [
        name,
        (style) => {
          style.headingMark = mark;
        },
      ]),
    ),
  ),
  ...styled(
    'heading-mark',
    Object.fromEntries(
      Object.entries(counted).map(([name, mark]) => [
        name,
        (style) => {
          let n = 0;
          style.headingMark = (text) => [mark(++n, text)];
        },
      ]),
    ),
  ),
];

const inlineKinds = styled('heading-inline', {
  'summary-colon': (style) => {
    style.inline.set('summary', ': ');
  },
  'summary-dash': (style) => {
    style.inline.set('summary', ' - ');
  },
  'lists-colon': (style) => {
    for (const section of ['skills', 'languages', 'interests'] as const)
      style.inline.set(section, ': ');
  },
  'lists-dash': (style) => {
    for (const section of ['skills', 'languages', 'interests'] as const)
      style.inline.set(section, ' - ');
  },
  'lists-tab': (style) => {
    for (const section of ['skills', 'languages', 'interests'] as const)
      style.inline.set(section, '\t');
  },
  'summary-and-lists-arrow': (style) => {
    for (const section of ['summary', 'skills', 'languages'] as const)
      style.inline.set(section, ' => ');
  },
});

const none = styled('heading-none', {
  languages: (style, { note }) => {
    style.headings.languages = null;
    note.loosen('languages[*]');
  },
  references: (style, { note }) => {
    style.headings.references = null;
    note.loosen('references[*]');
  },
});

const orders: Record<string, Section[]> = {
  'languages-after-summary': ['summary', 'languages', 'work', 'education'],
  'references-first': ['summary', 'references', 'work', 'education'],
  'education-certificates-work': ['summary', 'education', 'certificates', 'work', 'skills'],
  'skills-certificates-work': [
    'summary',
    'skills',
    'certificates',
    'languages',
    'work',
    'education',
  ],
  'awards-early': ['summary', 'awards', 'work', 'education'],
  'summary-end': [
    'work',
    'education',
    'skills',
    'certificates',
    'languages',
    'volunteer',
    'projects',
    'awards',
    'interests',
    'summary',
    'references',
  ],
  'volunteer-first': ['summary', 'volunteer', 'work', 'education', 'skills'],
  'languages-skills-education-work': [
    'languages',
    'skills',
    'certificates',
    'education',
    'work',
    'summary',
  ],
};

export const headingTests: DressKind[] = [
  ...styled(
    'order',
    Object.fromEntries(
      Object.entries(orders).map(([name, order]) => [
        name,
        (style) => {
          style.order = [...new Set([...order, ...style.order])];
        },
      ]),
    ),
  ),
  ...markKinds,
  ...wordingKinds,
  ...tradeKinds,
  ...inlineKinds,
  ...none,
];
