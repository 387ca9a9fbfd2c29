import type { Random } from '../cases/dress/model.ts';
import { seeded } from '../cases/dress/random.ts';
import { taxonomyRows } from './taxonomy-rows.ts';

/** A made-up resume of jobs alone, with what is true of them. */
interface LaidOut {
  text: string;
  work: { position?: string; name?: string; startDate?: string }[];
}

export const words = (list: string): string[] => list.trim().split(/\s*,\s*/);
export const SURNAMES = words(
  `Aalto, Abernathy, Adeyemi, Amoah, Bakker, Banerjee, Barbosa, Bjornson, Callaghan, Castellano, Chukwu, Dhillon, Dubois, Eriksen, Fairweather,
  Fontaine, Gallagher, Goncalves, Hakimi, Hollander, Iglesias, Jansen, Kamau, Karlsson, Kowalski, Lindqvist, Makgoba, Mbeki, McAllister,
  Nakamura, Nkosi, Novak, O'Rourke, Oyelaran, Papadakis, Petrov, Quispe, Ravelo, Rosario, Santana, Schneider, Tanaka, Torvald, Uddin, Vasquez,
  Weatherby, Yamada, Zielinski`,
);
export const NAMES = words(
  `Amber Falls, Beacon, Blue Heron, Bright Oak, Cedar Point, Copper Ridge, Crimson Gate, Drift Bay, Eastgate, Evergreen, Fern Hollow, Golden Ladle,
  Granite, Green Lantern, Harbour, High Tide, Iron Bridge, Juniper, Kestrel, Lakeshore, Lumen, Marlowe, Meridian, Moonrise, Northwind, Old Mill,
  Orchid, Pacific Crest, Paragon, Pelican, Polaris, Quayside, Red Kite, Rosewood, Saffron, Silver Fern, Skylark, Summit, Sunbird, Tamarind, Three
  Rivers, Valley, Vertex, Westbrook, White Stag, Willow, Zenith, Kopano, Nyota, Sakura, Tierra Alta, Bella Vista, Alba, Kivu, Mzansi, Ubuntu`,
);
const KINDS = words(
  `Bakery, Builders, Care Home, Catering, Clinic, Construction, Contractors, Dairy, Dental, Electric, Engineering, Estates, Farms, Foods, Freight,
  Garage, Grill, Group, Hardware, Health, Hospital, Hotel, Kitchen, Labs, Laundry, Library, Logistics, Lodge, Marine, Market, Mechanical, Motors,
  Museum, Orchards, Partners, Pharmacy, Plumbing, Primary School, Properties, Security, Services, Solutions, Staffing, Stores, Studio, Systems,
  Tavern, Theatre, Trading, Transport, University, Vineyards, Works`,
);
export const FOREIGN = words(
  `Auberge, Boulangerie, Café, Clínica, Colegio, Constructora, Escuela, Finca, Gasthaus, Hospital, Hotel, Mercado, Panadería, Restaurante,
  Scierie, Taller, Transportes, Bäckerei, Klinikum, Ristorante, Officina, Padaria, Tienda, Masjid, Warung, Kedai, Cwmni, Pousada`,
);
const FORMS = words(
  'Ltd, Ltd., Inc., LLC, GmbH, S.A., Pty Ltd, (Pty) Ltd, Pvt. Ltd., PLC, S.L., B.V., AB, Co., & Sons, & Co., Lda., e.V., Sp. z o.o.',
);
const TOWNS = words(
  `Arnsford, Bellmere, Calder Bay, Dunmore East, Elmstead, Fairhaven, Glenrothie, Halwick, Inverloch, Jutland Cove, Kinmount, Larkspur, Mossley,
  Nakuro, Oakdene, Pinewater, Quillan, Rotherby, Sandwell, Tamworth Hill, Umhlali, Villanova, Wexcombe, Yarrowby, Zomberg, Toledo, Leeds, Accra,
  Nairobi, Toronto, Lyon, Cardiff, Pune, Lagos, Durban, Hamburg, Porto, Lima, Cebu City, Galway, Austin, Perth, Winnipeg, Dubai, Kumasi, Suva`,
);
const REGIONS = words(
  'OH, ON, TX, BC, NSW, UK, Kenya, Ghana, South Africa, India, Ireland, Portugal, Germany, Canada, Perú, QC, CA, France, Malta, Zambia',
);
const STREETS = words(
  'Mill Road, 14 High Street, Station Rd, Unit 6 Dock Lane, 220 King St W, Plot 33',
);
const ASIDES = words(
  `day shift, nights, part-time, part time, full-time, casual, temporary, seasonal, agency, laid off, closed down, contract ended, maternity cover, unpaid,
  weekends, two summers, zero hours, promoted twice, family of four, 3 shops, remote, fixed term, on call, 20 hours a week, student job, retired,
  business sold, company closed, second shift, relief, 8 months, voluntary, lead on weekends, team of six, own van`,
);
const DEPARTMENTS = words(
  'Operations, Night Shift, Housekeeping, Pediatrics, Logistics, Fresh Foods, Paint Shop, Line 3, Surgery, Stores, Front of House, Sales, IT, Ward 4, EMEA, APAC, Global, Night Team',
);
const OWN = words(
  'self-employed, Self employed, own business, freelance, private clients, various, own account',
);
export const BULLETS = words(
  `Kept the records of all deliveries, Answered questions of customers, Checked the stock every Friday, Trained two new colleagues, Wrote the weekly rota,
  Cleaned and set up the rooms, Counted the till, Planned the routes for six vans, Repaired pumps and motors, Took calls and wrote orders`,
);
const MONTHS = words('Jan, Feb, March, Apr., May, June, July, Aug, Sept, October, Nov., Dec');
/** Words that say nothing of what stands beside them. */
const INVENTED = words(
  `Fettler, Slinger, Ganger, Roughneck, Doffer, Greaser, Banksman, Dhobi, Tallyman, Knacker, Coxswain, Serviceleder, Kellner, Chauffeur, Verkoper, Camarera,
  Cajera, Peón, Vendeur, Aide-soignante, Pedreiro, Faxineira, Commis, Fahrer, Köchin, Sprzedawca, Kierowca, Pomocnik, Juru Masak, Pelayan, Radca, Ekonom`,
);

async function listTitles(): Promise<string[]> {
  const [onet, esco] = await Promise.all([
    taxonomyRows('onet_titles.tsv'),
    taxonomyRows('esco_occupations.tsv'),
  ]);
  const capitals = (text: string): string =>
    text.replace(/(?<!\p{L})\p{Ll}(?=\p{L}{3})/gu, (first) => first.toUpperCase());
  return [
    ...onet.map(({ title = '' }) => title),
    ...esco.flatMap(({ label_en = '', alt_en = '' }) =>
      [label_en, ...alt_en.split('|')].map(capitals),
    ),
    ...esco.map(({ label_fr = '' }) => label_fr.split('/')[0] ?? ''),
  ].filter((title) => title !== '' && title.split(' ').length <= 5 && !/[(),]/.test(title));
}

export const chance = (random: Random, share: number): boolean => random.next() < share;

function titleOf(titles: readonly string[], random: Random): string {
  const plain = chance(random, 0.12) ? random.pick(INVENTED) : random.pick(titles);
  const turn = random.next();
  const title =
    turn < 0.06
      ? `${plain} / ${random.pick(titles)}`
      : turn < 0.1
        ? `${plain}, ${random.pick(DEPARTMENTS)}`
        : turn < 0.13
          ? `${plain} (${random.pick(DEPARTMENTS)})`
          : turn < 0.16
            ? `${plain} and ${random.pick(titles)}`
            : turn < 0.19
              ? `${random.pick(words('Senior, Junior, Head, Trainee, Assistant, Lead, Acting, Casual'))} ${plain}`
              : turn < 0.22
                ? `${plain} - ${random.pick(DEPARTMENTS)}`
                : turn < 0.25
                  ? `${plain}, later ${random.pick(titles)}`
                  : plain;
  return chance(random, 0.12) ? title[0]?.toUpperCase() + title.slice(1).toLowerCase() : title;
}

export function companyOf(random: Random): string {
  const [one, two] = [random.pick(SURNAMES), random.pick(SURNAMES)];
  const [name, kind] = [random.pick(NAMES), random.pick(KINDS)];
  const makers = [
    () => `${name} ${kind}`,
    () => `${one} ${kind}`,
    () => `The ${name} ${kind}`,
    () => `${one} & ${two}`,
    () => name,
    () => `${one}'s ${kind}`,
    () => `${random.pick(FOREIGN)} ${name}`,
    () => `${random.pick(TOWNS)} ${kind}`,
    () => `${name} ${random.pick(SURNAMES)}`,
    () => `The ${name}`,
    () => `${random.pick(FOREIGN)} ${random.pick(words('de, del, la, du, van der'))} ${one}`,
    () => `${one}, ${two} & ${random.pick(SURNAMES)}`,
    () => `${kind} of ${random.pick(TOWNS)}`,
    () => `${one[0]}${two[0]}${name[0]} ${kind}`,
    () => `${name} ${random.pick(words('and, &'))} ${random.pick(NAMES)}`,
  ];
  const plain = random.pick(makers)();
  const turn = random.next();
  if (turn < 0.2) return `${plain} ${random.pick(FORMS)}`;
  if (turn < 0.24) return `${plain}, ${random.pick(words('Inc., Ltd, LLC, Lda.'))}`;
  return turn < 0.28
    ? `${plain} (${random.pick(words('UK, agency, Ghana, state hospital, family business'))})`
    : plain;
}

export const placeOf = (random: Random): string => {
  const town = random.pick(TOWNS);
  const turn = random.next();
  return turn < 0.45
    ? town
    : turn < 0.9
      ? `${town}, ${random.pick(REGIONS)}`
      : `${random.pick(STREETS)}, ${town}`;
};

export interface Period {
  text: string;
  start: string;
}

export function periodOf(year: number, length: number, style: number, random: Random): Period {
  const month = random.below(12);
  const m = MONTHS[month] ?? '';
  const pad = String(month + 1).padStart(2, '0');
  const end = year + length;
  const last = end >= 2026;
  const present = random.pick(words('present, now, to date, Present, current'));
  const text = [
    `${m} ${year} - ${last ? present : `${random.pick(MONTHS)} ${end}`}`,
    `${year} - ${last ? present : end}`,
    `${year}-${last ? present : end}`,
    `${pad}/${year} – ${last ? present : `${pad}/${end}`}`,
    `${m} ${year} to ${last ? present : `${m} ${end}`}`,
    last ? `since ${m} ${year}` : `${year} to ${end}`,
    `'${String(year).slice(2)} - ${last ? 'now' : `'${String(end).slice(2)}`}`,
    `${year}.${pad} - ${last ? present : `${end}.${pad}`}`,
  ][style] as string;
  return { text, start: String(year) };
}

/** How the entries of one resume are laid out: rows of slots, what stands between two slots of a row. */
interface Layout {
  rows: string[][];
  between: string[];
  dateStyle: number;
  dateInBrackets: boolean;
  asideInBrackets: boolean;
  bullet: string;
  gaps: boolean;
  caps: string;
}

const ROWS: readonly string[] = [
  'TC D',
  'TCP D',
  'CT D',
  'CPT D',
  'CP T D',
  'T CP D',
  'T CPD',
  'TD CP',
  'CPD T',
  'CD T',
  'T C D',
  'C T D',
  'C P TD',
  'D TCP',
  'D CPT',
  'DTCP',
  'DCPT',
  'DTC',
  'DCT',
  'TCD',
  'CTD',
  'TCPD',
  'CPTD',
  'D T CP',
  'D CP T',
  'DT CP',
  'DC T',
  'DCP T',
  'T CD',
  'C TD',
  'CP TD',
  'T C P D',
  'TD C',
  'CD TP',
  'T D CP',
  'C D T',
  'TCA D',
  'TAC D',
  'TA CPD',
  'CA TD',
  'TDA CP',
  'CPDA T',
  'T CPAD',
  'TACPD',
  'D TA CP',
  'CTP D',
  'TPC D',
  'TP C D',
  'PTC D',
  'TC PD',
  'P CT D',
  'CP DT',
  'CAP TD',
  'TD CPA',
  'DTAC',
  'TCDA',
  'CTDA',
  'T D',
  'C D',
  'TD',
  'CD',
  'DT',
  'TPD',
  'T P D',
];
const BETWEEN: readonly string[] = [
  ', ',
  ' - ',
  ' – ',
  ' | ',
  '\t',
  ' at ',
  ', ',
  '; ',
  ': ',
  ' — ',
  ' · ',
  ' / ',
  ' @ ',
  ' () ',
  '. ',
  ' -- ',
  ' for ',
];

function layoutOf(random: Random): Layout {
  const rows = random
    .pick(ROWS)
    .split(' ')
    .map((row) => [...row]);
  const main = random.pick(BETWEEN);
  const between = Array.from({ length: 6 }, () =>
    chance(random, 0.6) ? main : random.pick(BETWEEN),
  );
  return {
    rows,
    between,
    dateStyle: random.below(8),
    dateInBrackets: chance(random, 0.25),
    asideInBrackets: chance(random, 0.7),
    bullet: random.pick(['- ', '• ', '* ', '']),
    gaps: chance(random, 0.7),
    caps: chance(random, 0.12) ? random.pick(['T', 'C']) : '',
  };
}

function entryOf(values: Record<string, string>, layout: Layout, random: Random): string {
  const rows = layout.rows.map((row) => {
    const slots = row.filter((slot) => values[slot] !== undefined);
    return slots.reduce((line, slot, index) => {
      const value = values[slot] ?? '';
      const shown = layout.caps === slot ? value.toUpperCase() : value;
      if (slot === 'D' && layout.dateInBrackets && index > 0) return `${line} (${shown})`;
      if (slot === 'A' && layout.asideInBrackets && index > 0) return `${line} (${shown})`;
      if (index === 0) return shown;
      const pair = `${slots[index - 1]}${slot}`;
      const mark = slot === 'P' ? (layout.between[5] ?? ', ') : (layout.between[index] ?? ', ');
      if (mark === ' () ') return slot === 'D' ? `${line} ${shown}` : `${line} (${shown})`;
      const isWord = mark === ' at ' || mark === ' @ ' || mark === ' for ';
      const fits = !isWord || pair === 'TC' || pair === 'AC';
      const plain =
        slot === 'P'
          ? ', '
          : slot === 'D' || slots[index - 1] === 'D'
            ? random.pick(['\t', ', ', ' '])
            : ', ';
      const isSafe = mark !== ' / ' && mark !== '. ' && mark !== ': ';
      return `${line}${fits && (isSafe || pair === 'TC' || pair === 'CT') ? mark : plain}${shown}`;
    }, '');
  });
  return rows.filter((row) => row !== '').join('\n');
}

/** A bracket right behind a name is part of it: "Line Cook (part-time)". */
function asideBehind(slot: string, values: Record<string, string>, layout: Layout): string {
  const row =
    layout.rows.find((slots) => slots.includes(slot))?.filter((one) => values[one] !== undefined) ??
    [];
  const isBehind = layout.asideInBrackets && row[row.indexOf(slot) + 1] === 'A';
  return isBehind ? ` (${values.A})` : '';
}

interface Entry {
  text: string;
  job: LaidOut['work'][number];
  company: string;
}

function employerOf(before: string, random: Random): string {
  const own = chance(random, 0.05);
  if (before !== '' && chance(random, 0.12)) return before;
  return own ? random.pick(OWN) : companyOf(random);
}

function jobOf(
  { start, text: dates }: Period,
  before: string,
  titles: readonly string[],
  layout: Layout,
  random: Random,
): Entry {
  const company = employerOf(before, random);
  const title = titleOf(titles, random);
  const values: Record<string, string> = { T: title, C: company, D: dates };
  if (chance(random, 0.85)) values.P = placeOf(random);
  if (chance(random, 0.45)) values.A = random.pick(ASIDES);
  const used = new Set(layout.rows.flat());
  const lines = Array.from(
    { length: random.below(4) },
    () => `${layout.bullet}${random.pick(BULLETS)}`,
  );
  const head = entryOf(values, layout, random);
  const behind = (slot: string): string => asideBehind(slot, values, layout);
  return {
    text: [head, ...(layout.bullet === '' && !layout.gaps ? [] : lines)].join('\n'),
    job: {
      ...(used.has('T') && { position: title + behind('T') }),
      ...(used.has('C') && { name: company + behind('C') }),
      startDate: start,
    },
    company,
  };
}

/** Resumes of jobs in layouts drawn by lot; the same seed gives the same. */
export async function listLaidOut(count: number, seed: number): Promise<LaidOut[]> {
  const titles = await listTitles();
  return Array.from({ length: count }, (_, n) => {
    const random = seeded(`${seed}/${n}`);
    const layout = layoutOf(random);
    const entries: Entry[] = [];
    let year = 2026;
    const size = 2 + random.below(5);
    for (let at = 0; at < size; at++) {
      const length = 1 + random.below(6);
      year -= length;
      const period = periodOf(year, length, layout.dateStyle, random);
      entries.push(jobOf(period, entries.at(-1)?.company ?? '', titles, layout, random));
    }
    const jobs = entries.map(({ text }) => text).join(layout.gaps ? '\n\n' : '\n');
    return {
      text: `Ada Example\nada@example.com | 555 0142\n\nWORK EXPERIENCE\n${jobs}\n\nSKILLS\nExcel, driving\n`,
      work: entries.map(({ job }) => job),
    };
  });
}
