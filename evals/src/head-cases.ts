import {
  type EntryHead,
  HEAD_KINDS,
  type HeadName,
  listHeads,
  type Reading,
} from '@trueline/engine/testing';
import { covers } from '../cases/dress/fields.ts';
import { loosely } from '../cases/dress/normalise.ts';
import { seeded } from '../cases/dress/random.ts';
import { readAcceptance } from './accepted.ts';

/** The head of an entry with the readings that are right. */
export interface HeadCase extends EntryHead {
  right: Reading[];
  /** Whose head it is could be told. */
  isKnown: boolean;
}

type ToldEntry = { [key: string]: unknown };

/** What is true of the entries of a document. */
export interface HeadTruth {
  work?: readonly object[];
  volunteer?: readonly object[];
  education?: readonly object[];
  certificates?: readonly object[];
  accept?: readonly string[];
}

/** Where the truth of each kind of entry stands, and under which keys the parts of its head. */
const TRUTHS: Record<HeadName, readonly [section: keyof HeadTruth, keys: readonly string[]][]> = {
  jobs: [
    ['work', ['position', 'name']],
    ['volunteer', ['position', 'organization']],
  ],
  schools: [['education', ['institution', 'studyType', 'area']]],
  certificates: [['certificates', ['name', 'issuer']]],
};

interface TrueEntry {
  /** By part what is right, by letters and digits alone; '' where it may be missing. */
  values: string[][];
  startYear?: string;
  endYear?: string;
}

function entriesOf(name: HeadName, truth: HeadTruth): TrueEntry[] {
  const notes = (truth.accept ?? []).flatMap((line) => readAcceptance(line) ?? []);
  const valuesOf = (path: string, value: unknown): string[] => [
    loosely(typeof value === 'string' ? value : ''),
    ...notes
      .filter(({ paths }) => paths.some((pattern) => covers(pattern, path)))
      .flatMap(({ values, mayBeMissing }) => [
        ...values.map(loosely),
        ...(mayBeMissing ? [''] : []),
      ]),
  ];
  const yearOf = (date: unknown): string => (typeof date === 'string' ? date.slice(0, 4) : '');
  return TRUTHS[name].flatMap(([section, keys]) =>
    ((truth[section] ?? []) as readonly ToldEntry[]).map((told, n): TrueEntry => {
      const [startYear, endYear] = [yearOf(told.startDate ?? told.date), yearOf(told.endDate)];
      return {
        values: keys.map((key) => valuesOf(`${section}[${n}].${key}`, told[key])),
        ...(startYear && { startYear }),
        ...(endYear && { endYear }),
      };
    }),
  );
}

interface Match {
  entry: TrueEntry;
  likeness: number;
  right: Reading[];
}

const SAME_YEAR = 0.4;
const ONLY_WITHIN = 0.5;

/** How well a head tells of an entry, with the readings that would say so; undefined where it doesn't. */
function matchOf(
  { lattice, text, startYear, endYear }: EntryHead,
  entry: TrueEntry,
): Match | undefined {
  const letters = loosely(text);
  const spans = lattice.spans.map((span) => loosely(span.text));
  const choices = entry.values.map((values) => {
    const found = spans.flatMap((own, index) =>
      own !== '' && values.includes(own) ? [index] : [],
    );
    const isAbsent = values.includes('') || !values.some((value) => letters.includes(value));
    return { found, isAbsent };
  });
  const years = [
    startYear !== undefined && startYear === entry.startYear,
    endYear !== undefined && endYear === entry.endYear,
  ].filter(Boolean).length;
  const likeness = choices.reduce(
    (sum, { found, isAbsent }) => sum + (found.length > 0 ? 1 : isAbsent ? 0 : ONLY_WITHIN),
    0,
  );
  if (likeness < 1) return undefined;
  const right = choices.reduce<Reading[]>(
    (readings, { found, isAbsent }) =>
      readings.flatMap((reading) =>
        (found.length > 0 ? found : isAbsent ? [-1] : []).map((span) => [...reading, span]),
      ),
    [[]],
  );
  return { entry, likeness: likeness + years * SAME_YEAR, right };
}

/** The heads of a document by section, each with the readings that the truth makes right. `muted`: the share of heads whose words are hidden from what is learned, as if no list knew them. */
export async function listHeadCases(
  name: HeadName,
  bytes: Uint8Array,
  file: string,
  truth: HeadTruth,
  muted = 0,
): Promise<HeadCase[][]> {
  const left = new Set(entriesOf(name, truth));
  const random = seeded(`${file} ${left.size}`);
  const sections = await listHeads(name, bytes, file, () => random.next() < muted);
  return sections.map((heads) =>
    heads.map((head) => {
      const matches = [...left].flatMap((entry) => matchOf(head, entry) ?? []);
      const best = matches.reduce<Match | undefined>(
        (most, one) => (most === undefined || one.likeness > most.likeness ? one : most),
        undefined,
      );
      if (best !== undefined) left.delete(best.entry);
      return { ...head, right: best?.right ?? [], isKnown: best !== undefined };
    }),
  );
}

/** What is learned of a kind of head. */
export const headKindOf = (name: HeadName): (typeof HEAD_KINDS)[HeadName]['kind'] =>
  HEAD_KINDS[name].kind;
