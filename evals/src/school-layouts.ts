import type { Random } from '../cases/dress/model.ts';
import { seeded } from '../cases/dress/random.ts';
import {
  BULLETS,
  chance,
  FOREIGN,
  NAMES,
  periodOf,
  placeOf,
  SURNAMES,
  words,
} from './head-layouts.ts';

/** A made-up resume of schooling alone, with what is true of it. */
interface LaidOutSchools {
  text: string;
  education: { institution?: string; studyType?: string; area?: string; endDate: string }[];
}

const PLACES_OF_LEARNING = words(
  `University, College, Institute of Technology, High School, Secondary School, Technical Institute, Polytechnic, Community College, Academy,
  Grammar School, Training Centre, Business School, Girls High School, Vocational School, School of Nursing, Sixth Form, Comprehensive, Centre`,
);
const SCHOOLS_ABROAD = words(
  `Universidad de, Universidade de, Université de, Universität, Lycée, Collège, Instituto, Colegio, Escola, Escuela, IES, Liceo, ROC, Hogeschool,
  Gymnasium, Berufsschule, Realschule, Zespół Szkół, Politechnika, Technikum, Universitas, SMA, SMK, Hoërskool, Mittelschule, Volksschule, CVO,
  Scholengemeenschap, Cégep, Polyvalente, E.E., CFA, Akademie, Handwerkskammer, Fachhochschule, IUT, ISTA, Govt., St., Sekondarja, Ysgol, Gimnazija`,
);
const DEGREES = words(
  `BSc, B.Sc. (Hons), BA, B.A., Bachelor of Science, Bachelor of Arts, Bachelor's degree, MSc, M.A., MBA, Master of Science, PhD, Diploma,
  Higher National Diploma, HND, BTEC Level 3, NVQ Level 2, City & Guilds, Certificate, Certificate III, Associate degree, Advanced Diploma,
  Craft Certificate, Trade Certificate, Apprenticeship, Postgraduate Diploma, B.Com, B.Ed, B.Tech, ITI, F.Sc., N Dip, Foundation degree,
  Licence, Master, BTS, CAP, DEC, Licenciatura, Técnico, Grado, Formación Profesional, Bachelor, MBO, HBO, Lehre, Ausbildung, Gesellenbrief,
  Laurea, Mestrado, Magister, Inżynier, S1, D3, vocational diploma, evening course, short course, Minor, Propedeuse, Vakbekwaamheid, Curso técnico`,
);
const LEAVING = words(
  `High School Diploma, GED, Matric, National Senior Certificate, KCSE, WASSCE, O Levels, A Levels, GCSEs, SSLC, HSC, Matura, Abitur, Mavo, HAVO,
  VWO, Baccalauréat, Bachillerato, Ensino médio, Leaving Certificate, CXC CSEC, School leaving certificate, Graduado Escolar, ESO, Grade 12,
  Standard 8, Hauptschulabschluss, Maturité gymnasiale, Diploma di maturità, Secondary education, Form Four, Intermediate (F.A.), Primary school`,
);
const FIELDS = words(
  `Nursing, Business Administration, Mechanical Engineering, Electrical Installation, Computer Science, Accounting, Economics, Biology, History,
  Plumbing, Welding, Carpentry and Joinery, Tool & Die Maker, Culinary Arts, Hospitality Operations, Early Childhood Education, Social Work,
  Automotive Technology, Graphic Design, Civil Engineering, Public Health, Marketing, English Literature, Law, Music, Fashion Design, Tailoring,
  Animal Health, Forestry, Logistics, Land Surveying, Hairdressing, Beauty Therapy, Journalism, Statistics, Physics, Theatre, Pharmacy, Tourism,
  comptabilité, gestion, soins infirmiers, droit, automoción, cocina, enfermería, veehouderij, verpleegkunde, logistiek, Buchbinder, Elektrotechnik,
  Maschinenbau, clothing, mechanika, gastronomia, akuntansi, manajemen, direito, contabilidade, Dutch for foreigners, Floral Design 1, Retail,
  Wood Technology, Refrigeration, Office Skills, Leather binding, Bricklaying, Food Production, Vehicle Maintenance (MQF Level 2), Boat Building`,
);
const GRADES = words(
  `2:1, First Class Honours, GPA 3.4, CGPA 8.1/10, Distinction, with merit, 61%, Second Class Lower, mean grade C+, Division II, cum laude,
  Pass, Credit, honours, Merit, not completed, part time, evening classes, in progress, distance learning, 4 A passes, Upper second`,
);

const isUpper = (random: Random): boolean => chance(random, 0.12);

function schoolOf(random: Random): string {
  const [surname, name] = [random.pick(SURNAMES), random.pick(NAMES)];
  const kind = random.pick(PLACES_OF_LEARNING);
  const abroad = random.pick(SCHOOLS_ABROAD);
  const makers = [
    () => `${name} ${kind}`,
    () => `${surname} ${kind}`,
    () => `${kind} of ${name}`,
    () => `${abroad} ${name}`,
    () => `${abroad} ${surname}`,
    () => `St. ${surname}'s ${kind}`,
    () => `University of ${name}`,
    () => `The ${name} ${kind}`,
    () => name,
    () => `${random.pick(FOREIGN)} ${name}`,
    () => `${name} ${surname}`,
    () => `${name} Book Arts Center`,
    () => `${abroad} ${name} ${1 + random.below(30)}`,
    () => `${name} High`,
  ];
  return random.pick(makers)();
}

interface Study {
  degree?: string;
  field?: string;
}

function studyOf(random: Random): Study {
  const turn = random.next();
  if (turn < 0.22) return { degree: random.pick(LEAVING) };
  if (turn < 0.32) return { degree: random.pick(DEGREES) };
  if (turn < 0.42) return { field: random.pick(FIELDS) };
  if (turn < 0.45) return {};
  return { degree: random.pick(DEGREES), field: random.pick(FIELDS) };
}

/** S: degree and field; I: school; P: place; D: dates; G: grade; X, A: degree and field apart. */
const ROWS = words(
  `S ID, SI D, I SD, S I D, SID, ISD, DSI, DIS, D SI, D IS, IP S D, IP SD, S IP D, SIP D, DSIP, DISP, I D S, S D IP, SD IP, ID S, IPD S, SIPD, ISPD,
  SI DG, SG I D, S IDG, IS DG, SGD I, D S I, D I S, D S IP, SD I G, I S D, X A I D, XI A D, I X A D, XIAD, DXAI, IXAD, AI D, A ID, XDIA, SIPGD, IPSGD,
  DSIG, DISG, I SGD, IPSD, S ID P, DI S, DS I, DS IP, DIP S, S I, SI, IS, I S, ISG, SIDG, SDI`,
);
const MARKS = [', ', ' - ', ' – ', ' | ', '\t', '; ', ': ', ' — ', ' · ', ' / ', ' () ', '. '];
const JOINTS = [' in ', ' ', ', ', ' – ', ': ', ' () ', ' in '];

interface Layout {
  rows: string[][];
  marks: string[];
  joint: string;
  dateStyle: number;
  isLone: boolean;
  dateInBrackets: boolean;
  gaps: boolean;
  isLow: boolean;
  caps: string;
  bullet: string;
}

function layoutOf(random: Random): Layout {
  const main = random.pick(MARKS);
  return {
    rows: random
      .pick(ROWS)
      .split(' ')
      .map((row) => [...row]),
    marks: Array.from({ length: 6 }, () => (chance(random, 0.65) ? main : random.pick(MARKS))),
    joint: random.pick(JOINTS),
    dateStyle: random.below(8),
    isLone: chance(random, 0.4),
    dateInBrackets: chance(random, 0.3),
    gaps: chance(random, 0.5),
    isLow: chance(random, 0.12),
    caps: isUpper(random) ? random.pick(['I', 'X']) : '',
    bullet: random.pick(['', '', '', '- ', '• ']),
  };
}

const joined = (one: string, mark: string, other: string): string =>
  mark === ' () ' ? `${one} (${other})` : `${one}${mark}${other}`;

function rowsOf(values: Record<string, string>, { rows, marks, joint, ...layout }: Layout): string {
  const lines = rows.map((slots) => {
    const flat = slots.flatMap((slot) => (slot === 'S' ? ['X', 'A'] : [slot]));
    let line = '';
    let last = '';
    for (const [index, slot] of flat.entries()) {
      const value = values[slot];
      if (value === undefined) continue;
      const shown = layout.caps === slot ? value.toUpperCase() : value;
      const isJoint = slot === 'A' && last === 'X' && slots.includes('S');
      const mark = isJoint ? joint : slot === 'P' ? ', ' : (marks[index] ?? ', ');
      if (line === '') line = shown;
      else if (slot === 'D' && layout.dateInBrackets) line += ` (${shown})`;
      else line = joined(line, mark === ' () ' && slot === 'D' ? ' ' : mark, shown);
      last = slot;
    }
    return layout.isLow ? line.toLowerCase() : line;
  });
  return lines.filter((line) => line !== '').join('\n');
}

/** Resumes of schooling in layouts drawn by lot; the same seed gives the same. */
export function listLaidOutSchools(count: number, seed: number): LaidOutSchools[] {
  return Array.from({ length: count }, (_, n) => {
    const random = seeded(`schools ${seed}/${n}`);
    const layout = layoutOf(random);
    const education: LaidOutSchools['education'] = [];
    const texts: string[] = [];
    let year = 2024;
    for (let at = 1 + random.below(4); at > 0; at--) {
      const length = 1 + random.below(4);
      const dates = periodOf(year - length, length, layout.dateStyle, random).text;
      const { degree, field } = studyOf(random);
      const institution = schoolOf(random);
      const used = new Set(
        layout.rows.flat().flatMap((slot) => (slot === 'S' ? ['X', 'A'] : [slot])),
      );
      const values: Record<string, string> = {
        I: institution,
        D: layout.isLone ? String(year) : dates,
        ...(degree && { X: degree }),
        ...(field && { A: field }),
        ...(chance(random, 0.7) && { P: placeOf(random) }),
        ...(chance(random, 0.6) && { G: random.pick(GRADES) }),
      };
      const below =
        layout.bullet && chance(random, 0.3) ? [`${layout.bullet}${random.pick(BULLETS)}`] : [];
      texts.push([rowsOf(values, layout), ...below].join('\n'));
      education.push({
        institution,
        ...(degree && used.has('X') && { studyType: degree }),
        ...(field && used.has('A') && { area: field }),
        endDate: String(year),
      });
      year -= length + random.below(4);
    }
    const all = texts.join(layout.gaps ? '\n\n' : '\n');
    return {
      text: `Ada Example\nada@example.com | 555 0142\n\nEDUCATION\n${all}\n\nSKILLS\nExcel, driving\n`,
      education,
    };
  });
}
