import type { Random } from '../cases/dress/model.ts';
import { seeded } from '../cases/dress/random.ts';
import { chance, companyOf, FOREIGN, NAMES, periodOf, placeOf, words } from './head-layouts.ts';
import { taxonomyRows } from './taxonomy-rows.ts';

/** A made-up resume of certificates alone, with what is true of them. */
interface LaidOutCertificates {
  text: string;
  certificates: { name: string; issuer?: string; date?: string }[];
}

const PAPERS = words(
  `Food Handler, First Aid, First Aid and CPR, Forklift licence, Working at Heights, Manual Handling, Fire Warden, Driving licence B, Class 4 driver's licence,
  Safe Pass, HACCP Level 2, WHMIS, BLS, Confined Space Entry, Permis B, Führerschein Klasse B, Licencia de conducir B1, Permis cariste, Primeros auxilios,
  Erste Hilfe, Cambridge First, TOEFL iBT, IELTS 7.0, Excel intermediate, Welding 6G, Site Safety Card, Abrasive wheels, MEWP 3a, Drone pilot licence,
  Motorbike licence A2, Hygiene passport, Security guard card, Life saver bronze, Radio operator GMDSS, Staplerschein, SSIAP 1, Formation HACCP`,
);
const BODIES = words(
  `Academy, Training Centre, Training Ltd, Institute, Institute of Trades, Society, Association, Board, Authority, Guild, Council, Federation, Skills Hub,
  Trainers, First Responders, Safety Services, Red Cross, Ambulance, Polytechnic, College, Learning, Formation, Akademi, Chamber, Ministry, Dept, Online,
  Foundation, Workshop, Clinic, Labs, Studio, Trust, Licensing Division, Transport Office, Union, House, Labs Ltd, Education, Campus`,
);
const OFFICES = words(
  `Ministry of Labour, Department of Transport, Dept of Health, City Council, Fire Department, Chamber of Commerce, Cámara de Comercio, IHK, TÜV Nord, in-house,
  Port Authority, Licensing Office, Road Safety Board, County Hall, Instituto Nacional, Handwerkskammer, Secretaría de Salud, PRC, DVSA, LSP Bina`,
);
const WAYS = words('5 days, 2 weeks, 40 hrs, online, 16 hours, one day, theory, refresher, part 1');
const SAID = words(
  'valid until 2027, exp. 03/27, lapsed, current, renewed yearly, in progress, expired, exp 2028',
);

async function listSubjects(): Promise<string[]> {
  const skills = await taxonomyRows('esco_skills.tsv');
  const known = skills.flatMap(({ type, label_en = '', label_fr = '' }) =>
    type === 'knowledge' ? [label_en, ...(label_en.length % 7 === 0 ? [label_fr] : [])] : [],
  );
  return known.filter((name) => name !== '' && name.split(' ').length <= 4 && !/[(),]/.test(name));
}

const capital = (text: string): string => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;
const capitals = (text: string): string =>
  text.replace(/(?<!\p{L})\p{Ll}(?=\p{L}{3})/gu, (first) => first.toUpperCase());

function nameOf(subjects: readonly string[], random: Random): string {
  const raw = random.pick(subjects);
  const subject = chance(random, 0.45) ? capitals(raw) : capital(raw);
  const makers = [
    () => random.pick(PAPERS),
    () => subject,
    () => subject,
    () => `${subject} course`,
    () => `Certificate in ${subject}`,
    () => `${subject}, level ${1 + random.below(3)}`,
    () => `${subject} - ${random.pick(words('Level 2, Advanced, basic, Part I, refresher'))}`,
    () => `${subject} (${random.pick(WAYS)})`,
    () => `${subject}, ${random.pick(WAYS)}`,
    () => `${subject} and ${random.pick(subjects)}`,
    () => `${subject}, ${random.pick(subjects)}`,
    () => `Workshop: ${raw}`,
    () => `${random.pick(words('Licensed, Certified, Accredited, Registered'))} ${subject} User`,
    () => `${random.pick(PAPERS)} + ${random.pick(PAPERS)}`,
    () => `${random.pick(PAPERS)} / ${random.pick(PAPERS)}`,
    () =>
      `${subject} for ${random.pick(words('beginners, supervisors, teachers, drivers, nurses'))}`,
    () => `Member, ${random.pick(NAMES)} Guild`,
    () => `Diploma in ${subject}`,
  ];
  return random.pick(makers)();
}

function issuerOf(random: Random): string {
  const name = random.pick(NAMES);
  const turn = random.next();
  if (turn < 0.15) return random.pick(OFFICES);
  if (turn < 0.25) return name;
  if (turn < 0.35) return companyOf(random);
  if (turn < 0.45) return `${random.pick(FOREIGN)} ${name}`;
  const plain = `${name} ${random.pick(BODIES)}`;
  if (turn < 0.6) return `${plain}, ${placeOf(random)}`;
  return turn < 0.65 ? `${plain} (${placeOf(random)})` : plain;
}

/** N: name; G: who gave it; D: date; U: what else is said of it. */
const ROWS = words(
  `NGD, NGD, NGD, ND, ND, NG, DNG, DNG, DN, GND, NDG, N GD, N G D, NGDU, NDU, NU, NGU, D NG, N DG, NG D, GN, N, DGN, NUD, NUGD, DN G`,
);
const MARKS = [', ', ', ', ' - ', ' – ', ' | ', '\t', '; ', ': ', ' — ', ' · ', ' () ', '. '];

interface Layout {
  rows: string[];
  marks: string[];
  dateInBrackets: boolean;
  isLow: boolean;
  isUpper: boolean;
  bullet: string;
  dateStyle: number;
}

function layoutOf(random: Random): Layout {
  const main = random.pick(MARKS);
  return {
    rows: random.pick(ROWS).split(' '),
    marks: Array.from({ length: 4 }, () => (chance(random, 0.6) ? main : random.pick(MARKS))),
    dateInBrackets: chance(random, 0.3),
    isLow: chance(random, 0.12),
    isUpper: chance(random, 0.08),
    bullet: random.pick(['', '', '- ', '• ', '* ']),
    dateStyle: random.below(4),
  };
}

function rowsOf(values: Record<string, string>, layout: Layout): string {
  const lines = layout.rows.map((slots) => {
    let [line, last] = ['', ''];
    for (const [index, slot] of [...slots].entries()) {
      const value = values[slot];
      if (value === undefined) continue;
      const mark = layout.marks[index] ?? ', ';
      const isBare = mark === ' () ' && (slot === 'N' || last === 'D');
      if (line === '') line = value;
      else if ((slot === 'D' && layout.dateInBrackets) || (mark === ' () ' && !isBare))
        line = `${line} (${value})`;
      else line = `${line}${isBare ? ' ' : mark}${value}`;
      last = slot;
    }
    return layout.isLow ? line.toLowerCase() : layout.isUpper ? line.toUpperCase() : line;
  });
  return lines.filter((line) => line !== '').join('\n');
}

function dateOf(year: number, style: number, random: Random): string {
  const [start = ''] = periodOf(year, 1, [0, 1, 3, 7][style] ?? 1, random).text.split(/ ?[-–] ?/);
  return start;
}

/** Resumes of certificates in layouts drawn by lot; the same seed gives the same. */
export async function listLaidOutCertificates(
  count: number,
  seed: number,
): Promise<LaidOutCertificates[]> {
  const subjects = await listSubjects();
  return Array.from({ length: count }, (_, n) => {
    const random = seeded(`certificates ${seed}/${n}`);
    const layout = layoutOf(random);
    const used = new Set(layout.rows.join(''));
    const certificates: LaidOutCertificates['certificates'] = [];
    const texts: string[] = [];
    for (let at = 2 + random.below(5); at > 0; at--) {
      const year = 2008 + random.below(18);
      const name = nameOf(subjects, random);
      const issuer = chance(random, 0.75) ? issuerOf(random) : undefined;
      const isDated = chance(random, 0.85);
      const values: Record<string, string> = {
        N: name,
        ...(issuer && { G: issuer }),
        ...(isDated && { D: dateOf(year, layout.dateStyle, random) }),
        ...(chance(random, 0.4) && { U: random.pick(SAID) }),
      };
      texts.push(`${layout.bullet}${rowsOf(values, layout)}`);
      certificates.push({
        name,
        ...(issuer && used.has('G') && { issuer }),
        ...(isDated && used.has('D') && { date: String(year) }),
      });
    }
    return {
      text: `Ada Example\nada@example.com | 555 0142\n\nCERTIFICATES\n${texts.join('\n')}\n\nSKILLS\nExcel, driving\n`,
      certificates,
    };
  });
}
