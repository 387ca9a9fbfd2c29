import type { Slice } from '../slice.ts';

/** What parts a title from its employer: rows, a strong mark between two pieces of a row, or what stands within a piece. */
export type Parting =
  | 'rows'
  | 'mark'
  | 'comma'
  | 'colon'
  | 'word'
  | 'bracket'
  | 'slash'
  | 'blank'
  | 'none';

/** One way to read a job's head. */
export interface JobReading {
  title?: Slice;
  company?: Slice;
  /** A town beside a title that has no employer. */
  location?: Slice;
  rest: Slice[];
  by: Parting;
  titleFirst: boolean;
  /** What the words of the two sides say for it, and each alone: how much like a title each is. */
  evidence: number;
  titleSign: number;
  employerSign: number;
  /** With what the section's other entries say. */
  score: number;
}

/** What it costs to part at a mark that may as well stand within a title or a name, in the logarithm of odds. */
export const COST: Readonly<Record<Parting, number>> = {
  rows: 0,
  mark: 0,
  word: 0,
  comma: 0.5,
  colon: 0.3,
  bracket: 1.2,
  slash: 2,
  blank: 4,
  none: 0,
};

/** What the entries of a section show of how each is laid out. */
export interface JobLayout {
  /** Above 0 for titles first, by what parts the two; the sum of what the entries' own words say, in the logarithm of odds. */
  orders: ReadonlyMap<Parting, number>;
  /** How many entries a parting makes a title and an employer of. */
  partings: ReadonlyMap<Parting, number>;
  /** Employers that other entries name, lower case, no accents. */
  employers: ReadonlySet<string>;
  /** Those of them that stand in more than one entry's head. */
  repeated: ReadonlySet<string>;
}

export const NO_LAYOUT: JobLayout = {
  orders: new Map(),
  partings: new Map(),
  employers: new Set(),
  repeated: new Set(),
};

/** One entry says no more than this of the others' order, and all of them together no more than a firm word of an entry's own. */
const MOST_OF_ONE = 2;
const MOST_OF_ALL = 4;
/** What entries that are parted otherwise say of an order. */
const OTHER_PARTING = 0.5;
/** Where nothing tells, titles stand first. */
const TITLE_FIRST = 0.3;

const clamp = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

/** How much the section's other entries speak for the title first (above 0) in one that is parted so. */
export function orderOf({ orders }: JobLayout, by: Parting): number {
  let others = 0;
  for (const [parting, votes] of orders) if (parting !== by) others += votes;
  const own = clamp(orders.get(by) ?? 0, MOST_OF_ALL);
  return clamp(own + OTHER_PARTING * clamp(others, MOST_OF_ALL), MOST_OF_ALL) + TITLE_FIRST;
}

/** Learns the layout from the readings of each entry alone, the best first. */
export function learnLayout(
  entries: readonly (readonly JobReading[])[],
  employers: Pick<JobLayout, 'employers' | 'repeated'>,
): JobLayout {
  const orders = new Map<Parting, number>();
  const partings = new Map<Parting, number>();
  for (const readings of entries) {
    const told = readings.filter(({ title, company }) => title && company);
    const [best] = told;
    const second = told.find(({ titleFirst }) => titleFirst !== best?.titleFirst);
    if (best !== undefined && best.by !== 'word') {
      const margin = best.evidence - (second?.evidence ?? best.evidence - MOST_OF_ONE);
      const vote = clamp(margin, MOST_OF_ONE) * (best.titleFirst ? 1 : -1);
      if (best.evidence > 0) orders.set(best.by, (orders.get(best.by) ?? 0) + vote);
    }
    const [clear] = told.filter(isClear).sort((a, b) => COST[a.by] - COST[b.by]);
    if (clear !== undefined) partings.set(clear.by, (partings.get(clear.by) ?? 0) + 1);
  }
  return { orders, partings, ...employers };
}

/** One side reads like a title, and the other not. */
const isClear = ({ titleSign, employerSign }: JobReading): boolean =>
  titleSign >= 2 && employerSign < 0.5;
