import byLanguage from '../../../data/phrases/headings-by-language.json' with { type: 'json' };
import { once } from '../../language/once.ts';
import { readTable } from '../../language/table.ts';
import { withoutBars } from '../characters.ts';
import type { SectionKind } from './section-kind.ts';

/** Words that name a section by themselves; of several in one heading the first of this list counts. */
const CORES: readonly (readonly [SectionKind, readonly string[]])[] = [
  ['volunteer', ['volunteer', 'volunteering', 'voluntary', 'unpaid', 'charity']],
  ['references', ['references', 'referees', 'reference', 'referee']],
  [
    'languages',
    [
      'languages',
      'language',
      'lang',
      'langs',
      'languages spoken',
      'dialect',
      'dialects',
      'tongues',
      'mother tongue',
      'mother tongues',
      'native language',
      'native languages',
      'first language',
      'home language',
      'langue maternelle',
      'muttersprache',
      'lengua materna',
      'madrelingua',
      'lingua madre',
      'moedertaal',
      'idioma materno',
      'jezyk ojczysty',
      'limba materna',
      'langues maternelles',
      'primeira lingua',
      'lingua materna',
    ],
  ],
  [
    'certificates',
    [
      'certificates',
      'certificate',
      'certifications',
      'certification',
      'certified',
      'licensed',
      'licences',
      'licenses',
      'licence',
      'license',
      'tickets',
      'certs',
      'accreditations',
      'registrations',
      'registration',
      'memberships',
      'cpd',
      'credentials',
      'designations',
      'permits',
      'cards',
      'clearances',
      'permis de conduire',
      'permis de conducere',
      'fuhrerschein',
      'permiso de conducir',
      'permiso de conduccion',
      'patente',
      'patente di guida',
      'carta de conducao',
      'prawo jazdy',
      'rijbewijs',
    ],
  ],
  ['awards', ['awards', 'award', 'honours', 'honors', 'prizes', 'scholarships', 'recognition']],
  ['publications', ['publications', 'papers', 'presentations', 'talks', 'exhibitions']],
  ['projects', ['projects', 'project', 'portfolio']],
  ['interests', ['hobbies', 'hobby', 'interests', 'pastimes', 'leisure']],
  [
    'work',
    [
      'experience',
      'experiences',
      'employment',
      'jobs',
      'job',
      'work',
      'worked',
      'working',
      'career',
      'positions',
      'posts',
      'roles',
      'employers',
      'placements',
      'internships',
      'assignments',
      'engagements',
    ],
  ],
  [
    'education',
    [
      'education',
      'educational',
      'school',
      'schools',
      'schooling',
      'studies',
      'study',
      'studied',
      'academics',
      'academic',
      'degrees',
      'training',
      'trained',
      'learning',
      'qualifications',
      'college',
      'university',
    ],
  ],
  [
    'skills',
    [
      'skills',
      'skill',
      'abilities',
      'competencies',
      'competences',
      'strengths',
      'expertise',
      'software',
      'tools',
      'technologies',
      'proficiencies',
      'knowledge',
      'computer',
      'computers',
      'equipment',
      'tech',
      'techniques',
      'specialties',
      'specialities',
      'capabilities',
      'talents',
      'skilled',
    ],
  ],
  ['work', ['done', 'been']],
  ['contact', ['contact', 'contacts', 'details']],
  [
    'summary',
    [
      'objective',
      'summary',
      'profile',
      'about',
      'intro',
      'introduction',
      'statement',
      'goal',
      'goals',
      'aim',
    ],
  ],
];

/** Words that qualify or join those and name nothing by themselves. */
const FILLERS = new Set(
  `my me he she his her him am is are i i've ive i'm im ve m have had has did do can know speak been what where who how the a an and of in to at with for on so up now here things places
  professional relevant related selected additional other further previous past present prior current recent early earlier later older
  key core main major general personal technical special specific practical hands background history record highlights life lives places far timeline journey path progression
  details information info list summary overview sections section paid formal continuing ongoing higher post secondary
  employment work job career driving trade trades industry field clinical teaching military military's service cooking kitchen farm office sales retail
  professional's development vocational achievements qualifications received held holding obtained earned got good bring brought use used using
  went gone doing done worked studied learned learnt speaking spoken written computer it digital soft hard summer part time full casual
  community driver's drivers driver safety health first aid social student research academic english foreign
  known human permanent temporary temp contract short course courses workshops seminars free spare attended followed undertaken taken completed done dates first last latest earliest oldest newest non unrelated
  ok okay well then order chronological reverse backwards stuff one ones`.split(/\s+/),
);
const MAX_WORDS = 7;

/** The kind of section that a heading of nothing but such words opens: "Jobs I've had", "Other relevant training". Undefined where a word says something else. */
export function kindOfWords(key: string): SectionKind | undefined {
  const words = key.split(' ').filter((word) => word !== '');
  if (words.length > MAX_WORDS) return undefined;
  return kindInEnglish(words) ?? kindInOthers(words);
}

function kindInEnglish(words: readonly string[]): SectionKind | undefined {
  if (words.length < 2) return undefined;
  if (!words.every((word) => FILLERS.has(word) || KIND_OF.has(word))) return undefined;
  const cores = words.filter((word) => KIND_OF.has(word));
  const kinds = CORES.filter(([, names]) => cores.some((word) => names.includes(word)));
  // "Work and projects" holds jobs; "Project work" is one thing.
  const isBoth = words.includes('and') && kinds.some(([kind]) => kind === 'work');
  const [found] = kinds;
  // "Schools and tickets": rows that are papers are known by their names.
  if (
    words.includes('and') &&
    found?.[0] === 'certificates' &&
    cores.some((word) => OF_SCHOOL.has(word))
  )
    return 'education';
  return found?.[0] === 'projects' && isBoth ? 'work' : found?.[0];
}

const OF_SCHOOL: ReadonlySet<string> = new Set(['school', 'schools', 'schooling', 'studies']);

/** What each other language's words of headings open, `filler` for those that open nothing. */
const otherWords = once(() => {
  const rows = readTable<{ language: string; kind: string; words: string }>(byLanguage);
  const languages = Map.groupBy(rows, ({ language }) => language);
  return [...languages.values()].map(
    (own) =>
      new Map(
        own.flatMap(({ kind, words }) =>
          words.split(' ').map((word) => [withoutBars(word.replaceAll('_', ' ')), kind] as const),
        ),
      ),
  );
});

/** Of a heading of several cores the first counts: "Scuola e corsi", "Mes boulots". */
function kindInOthers(words: readonly string[]): SectionKind | undefined {
  for (const kinds of otherWords()) {
    const found: string[] = [];
    let at = 0;
    while (at < words.length) {
      const [word = '', next] = words.slice(at);
      const two = next === undefined ? undefined : kinds.get(`${word} ${next}`);
      const kind = two ?? (word === 'and' ? 'filler' : kinds.get(word));
      if (kind === undefined) break;
      found.push(kind);
      at += two === undefined ? 1 : 2;
    }
    const cores = found.filter((kind) => kind !== 'filler');
    if (at === words.length && cores[0] !== undefined) return kindOfCores(cores);
  }
  return undefined;
}

/** "Corsi e attestati", "Kurse": what English calls courses and certificates; "Scuola e corsi", "Corsi e studi" tell of schools, too. */
function kindOfCores(cores: readonly string[]): SectionKind {
  if (cores[0] !== 'courses') return cores[0] as SectionKind;
  return cores.includes('education') ? 'education' : 'certificates';
}

/** A heading run into one word ("corsieattestati") as the fewest words of one language that headings use and that name a section. */
export function partHeading(solid: string): string | undefined {
  const english = (word: string): boolean => FILLERS.has(word) || KIND_OF.has(word);
  const others = otherWords().map((kinds) => (word: string) => kinds.has(word));
  return [english, ...others]
    .flatMap((isKnown) => partInto(solid, isKnown) ?? [])
    .filter((words) => words.length > 1 && kindOfWords(words.join(' ')) !== undefined)
    .sort((a, b) => a.length - b.length)[0]
    ?.join(' ');
}

const MAX_SOLID = 40;

function partInto(solid: string, isKnown: (word: string) => boolean): [string[]] | undefined {
  if (solid.length > MAX_SOLID) return undefined;
  const best: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= solid.length; end++) {
    for (let start = 0; start < end; start++) {
      const before = best[start];
      if (before === undefined || before.length >= MAX_WORDS) continue;
      if (!isKnown(solid.slice(start, end))) continue;
      const shortest = best[end];
      if (shortest === undefined || before.length + 1 < shortest.length)
        best[end] = [...before, solid.slice(start, end)];
    }
  }
  const found = best[solid.length];
  return found === undefined ? undefined : [found];
}

const KIND_OF: ReadonlySet<string> = new Set(CORES.flatMap(([, names]) => names));

/** Words that name a section by themselves. */
export const SECTION_WORDS = KIND_OF;

/** Whether headings use the word, to name a section or beside its name. */
export const isHeadingWord = (word: string): boolean => FILLERS.has(word) || KIND_OF.has(word);

/** The same of a label before a list: "Computer: Word, Excel", "Mother tongue: Maltese". */
export const kindOfWord = (word: string): SectionKind | undefined =>
  CORES.find(
    ([kind, names]) =>
      LISTED.has(kind) && names.includes(word.replace(/(?<=\p{L})\(\p{L}{1,2}\)/gu, '')),
  )?.[0];

const LISTED: ReadonlySet<SectionKind> = new Set([
  'skills',
  'languages',
  'certificates',
  'interests',
]);

/** Short forms in headings, lower case, without their full stops: "WORK EXP.", "VOL. WORK", "EDUC.". */
export const HEADING_SHORT_FORMS: Readonly<Record<string, string>> = {
  acad: 'academic',
  bkgd: 'background',
  bkgrd: 'background',
  cert: 'certificate',
  certif: 'certificates',
  certs: 'certificates',
  comp: 'computer',
  edu: 'education',
  educ: 'education',
  educn: 'education',
  emp: 'employment',
  empl: 'employment',
  emplt: 'employment',
  empt: 'employment',
  exp: 'experience',
  exper: 'experience',
  form: 'formation',
  hist: 'history',
  int: 'interests',
  ints: 'interests',
  lang: 'languages',
  langs: 'languages',
  lic: 'licences',
  obj: 'objective',
  pers: 'personal',
  prof: 'professional',
  pubs: 'publications',
  qual: 'qualifications',
  quals: 'qualifications',
  qualn: 'qualifications',
  qualns: 'qualifications',
  qualfns: 'qualifications',
  refs: 'references',
  reg: 'registration',
  regs: 'registrations',
  publ: 'publications',
  cpd: 'certificates',
  sk: 'skills',
  tech: 'technical',
  trg: 'training',
  trng: 'training',
  vol: 'volunteer',
  wk: 'work',
};
