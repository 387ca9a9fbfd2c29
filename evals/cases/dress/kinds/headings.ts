import type { DressKind, Section } from '../model.ts';
import { headings } from '../words.ts';
import { defaultKind, slug, styleKinds } from './kind.ts';

/** Ways people word a section's heading; those of other languages are in words.ts and drawn by the same ids. */
const wordings: Record<Section, string> = {
  summary: `Profile|Objective|Career Objective|About me|Professional Summary|Who I am|Personal Statement|
    Highlights|Overview|Career Profile|Introduction|Personal Profile|Goal|Professional Profile`,
  work: `Work Experience|Work History|Employment|Employment History|Professional Experience|Jobs I've had|
    Where I have worked|Career History|Career Summary|Relevant Experience|Previous Employment|Past Jobs|
    Jobs|Work|Job History|My Jobs|Related Experience|Relevant Work Experience|Professional Background|
    Work Background|Positions Held|Career|Employment Record|Employment Experience|Experience & Employment|
    Practical Experience|Industry Experience|What I've done|Employers|Places I've worked|Job Experience|
    Work & Experience|Career to date|Paid Work|On-the-job Experience|Field Experience|My Work Experience|
    Recent Employment|Present and Past Employment|Working Life`,
  education: `Schooling|Education & Training|Academic Background|Qualifications|Academic History|Studies|School|
    Schools Attended|Educational Background|Education and Qualifications|Training and Education|
    Academic Qualifications|Where I studied|Formal Education|Academics|Education History`,
  skills: `Key Skills|Core Skills|Core Competencies|Abilities|Skills & Abilities|Technical Skills|
    Skills Summary|What I can do|Competencies|Areas of Expertise|Strengths|Special Skills|Skill Set|Expertise|
    Professional Skills|Relevant Skills|Things I'm good at|Skills and Knowledge|Hard skills|Tools & Skills|
    Key Strengths|Proficiencies|Other Skills`,
  certificates: `Certificates|Licences|Licenses|Tickets|Certifications & Licences|Tickets and Licences|
    Licenses & Certifications|Training|Courses|Certificates and Training|Professional Certifications|
    Safety Tickets|Safety Training|Additional Training|Cards and tickets|Accreditations|Professional Development|
    Licences and Tickets|Credentials|Certs`,
  languages: `Languages Spoken|Language Skills|I speak|Language|Spoken Languages|Linguistic Skills`,
  volunteer: `Volunteering|Volunteer Work|Community|Community Involvement|Volunteer|Unpaid Work|Giving back|
    Community Service|Volunteer & Community Work|Extracurricular`,
  projects: `Personal Projects|Selected Projects|Side Projects|Things I've made|Project Work|Key Projects`,
  awards: `Honours|Achievements|Awards & Honours|Recognition|Prizes|Honors and Awards|Accomplishments`,
  interests: `Hobbies|Hobbies & Interests|Interests and Hobbies|Personal Interests|Outside of work|
    In my spare time|Activities`,
  references: `Referees|My References|Reference|People who know my work`,
};

function wordingKinds(section: Section): DressKind[] {
  const dimension = `heading-${section}`;
  const list = wordings[section].split('|').map((text) => text.trim());
  return [
    defaultKind(dimension, 'default'),
    ...styleKinds(
      dimension,
      Object.fromEntries(
        list.map((wording, index) => [
          slug(wording),
          (style, { lang }) => {
            const known = lang === 'en' ? undefined : headings[lang][section];
            style.headings[section] = known ? known[(index + 1) % known.length]! : wording;
          },
        ]),
      ),
    ),
    ...(['summary', 'work', 'education'].includes(section)
      ? styleKinds(dimension, {
          none: (style) => {
            style.headings[section] = null;
          },
        })
      : []),
  ];
}

const marks: Record<string, (text: string) => string[]> = {
  'underline-dashes': (text) => [text, '-'.repeat(text.length)],
  'underline-equals': (text) => [text, '='.repeat(text.length)],
  'underline-long': (text) => [text, '-'.repeat(60)],
  'underline-underscores': (text) => [text, '_'.repeat(50)],
  'underline-short': (text) => [text, '----'],
  'underline-stars': (text) => [text, '*'.repeat(text.length)],
  'underline-tildes': (text) => [text, '~'.repeat(text.length)],
  'underline-box': (text) => [text, '─'.repeat(40)],
  'between-rules': (text) => ['='.repeat(40), text, '='.repeat(40)],
  'rule-before': (text) => ['-'.repeat(50), text],
  colon: (text) => [`${text}:`],
  'space-colon': (text) => [`${text} :`],
  stars: (text) => [`*** ${text} ***`],
  brackets: (text) => [`[${text}]`],
  tildes: (text) => [`~ ${text} ~`],
  equals: (text) => [`== ${text} ==`],
  'equals-glued': (text) => [`===${text}===`],
  dashes: (text) => [`--- ${text} ---`],
  'dash-each': (text) => [`- ${text} -`],
  hash: (text) => [`# ${text}`],
  'hash-two': (text) => [`## ${text}`],
  bold: (text) => [`**${text}**`],
  'bold-colon': (text) => [`**${text}:**`],
  angle: (text) => [`>> ${text}`],
  'angle-pair': (text) => [`<< ${text} >>`],
  square: (text) => [`■ ${text}`],
  bar: (text) => [`| ${text} |`],
  plus: (text) => [`+ ${text} +`],
  'trailing-rule': (text) => [`${text} ${'_'.repeat(Math.max(4, 60 - text.length))}`],
  'trailing-dashes': (text) => [`${text} ${'-'.repeat(20)}`],
  'double-colon': (text) => [`:: ${text} ::`],
  full_stop: (text) => [`${text}.`],
  centred: (text) => [' '.repeat(Math.max(0, 36 - Math.floor(text.length / 2))) + text],
  'two-spaces': (text) => [text.replaceAll(' ', '  ')],
};

const spaced = (text: string) => [
  text
    .split(' ')
    .map((word) => [...word].join(' '))
    .join('   '),
];

const small = new Set([
  'and',
  'to',
  'of',
  'the',
  'i',
  'de',
  'et',
  'y',
  'e',
  'und',
  'en',
  'à',
  'work',
]);

/** Title case as in "Career to Date". */
function titleCase(text: string): string {
  return text
    .split(' ')
    .map((word, index) =>
      index > 0 && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');
}

/** Two letters swapped, one lost or one doubled in the heading's longest word. */
const slip =
  (wrong: (word: string) => string) =>
  (text: string): string => {
    const longest = text.split(' ').sort((a, b) => b.length - a.length)[0] ?? '';
    return longest.length < 6 ? text : text.replace(longest, wrong(longest));
  };
const swapped = (word: string) => word.slice(0, 4) + word[5] + word[4] + word.slice(6);
const shortened = (word: string) => word.slice(0, 4) + word.slice(5);
const lengthened = (word: string) => word.slice(0, 4) + word[3] + word.slice(4);

export const headingKinds: DressKind[] = [
  defaultKind('heading-slip', 'none'),
  ...styleKinds(
    'heading-slip',
    Object.fromEntries(
      Object.entries({ swapped, shortened, lengthened }).map(([name, wrong]) => [
        name,
        (style) => {
          const write = style.headingCase;
          style.headingCase = (text) => slip(wrong)(write(text));
        },
      ]),
    ),
  ),
  defaultKind('heading-case', 'upper'),
  ...styleKinds('heading-case', {
    title: (style) => {
      style.headingCase = titleCase;
    },
    lower: (style) => {
      style.headingCase = (text) => text.toLowerCase();
    },
    sentence: (style) => {
      style.headingCase = (text) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
    },
  }),
  defaultKind('heading-mark', 'none'),
  ...styleKinds(
    'heading-mark',
    Object.fromEntries(
      Object.entries({ ...marks, spaced }).map(([name, mark]) => [
        name.replace('_', '-'),
        (style) => {
          style.headingMark = mark;
        },
      ]),
    ),
  ),
  ...(Object.keys(wordings) as Section[]).flatMap(wordingKinds),
];

const orders: Record<string, Section[]> = {
  'education-first': ['summary', 'education', 'work'],
  'skills-first': ['summary', 'skills', 'work', 'education'],
  'skills-top': ['skills', 'summary', 'work'],
  'certificates-first': ['summary', 'certificates', 'work', 'education', 'skills'],
  'certificates-top-skills-end': ['certificates', 'summary', 'work', 'education', 'languages'],
  'work-first': ['work', 'summary', 'education'],
  'work-last': [
    'summary',
    'skills',
    'certificates',
    'education',
    'languages',
    'awards',
    'interests',
    'volunteer',
    'projects',
    'work',
  ],
  'summary-after-work': ['work', 'education', 'summary', 'skills'],
  'languages-first': ['languages', 'summary', 'work'],
  'volunteer-after-work': ['summary', 'work', 'volunteer', 'education', 'skills'],
  'certificates-after-work': ['summary', 'work', 'certificates', 'skills', 'education'],
  'skills-last': [
    'summary',
    'work',
    'education',
    'volunteer',
    'awards',
    'projects',
    'interests',
    'languages',
    'certificates',
    'skills',
  ],
  'references-before-skills': [
    'summary',
    'work',
    'education',
    'references',
    'skills',
    'certificates',
  ],
  'interests-early': ['summary', 'interests', 'skills', 'education', 'certificates', 'work'],
  'education-skills-work': ['summary', 'education', 'certificates', 'skills', 'languages', 'work'],
};

/** The sections' order: those named first, the rest as usual after them. */
export const orderKinds: DressKind[] = [
  defaultKind('order', 'usual'),
  ...styleKinds(
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
];
