import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Resume } from '../cases/dress/model.ts';

/** A labelled document. */
export interface DocumentCase {
  file: string;
  bytes: Uint8Array;
  truth: Truth;
  /** As the folder's README has it; unknown where it has no table. */
  columns?: 'one' | 'several';
}

/** A JSON Resume as labelled, whole for the comparer. */
export type Truth = Resume & {
  basics: { profiles?: { network?: string; username?: string; url?: string }[] };
  /** Other right readings, in the form that the README of the first-sight cases gives. */
  accept: string[];
  /** Texts of the document that no field of a JSON Resume is for. */
  unplaced: string[];
};

const ENDINGS = ['pdf', 'docx', 'txt'];
const EMPTY = {
  work: [],
  volunteer: [],
  education: [],
  skills: [],
  languages: [],
  certificates: [],
  awards: [],
  projects: [],
  interests: [],
  references: [],
};

/** The labelled documents of a folder: `NAME.pdf` beside `NAME.truth.json`, or `NAME/resume.pdf` beside `NAME/truth.json`. A truth without its document throws. */
export function listDocuments(folder: string): DocumentCase[] {
  const columns = columnsByFile(folder);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || entry.name.endsWith('.truth.json'))
    .map((entry) =>
      entry.isDirectory() ? join(entry.name, 'resume') : entry.name.slice(0, -'.truth.json'.length),
    )
    .sort()
    .map((stem) => {
      const ending = ENDINGS.find((each) => existsSync(join(folder, `${stem}.${each}`)));
      if (ending === undefined) throw new Error(`${stem} has a truth and no document`);
      const file = `${stem}.${ending}`;
      const truthFile = stem.endsWith('/resume')
        ? join(stem, '../truth.json')
        : `${stem}.truth.json`;
      const layout = columns.get(file);
      return {
        file,
        bytes: new Uint8Array(readFileSync(join(folder, file))),
        truth: asTruth(JSON.parse(readFileSync(join(folder, truthFile), 'utf8'))),
        ...(layout && { columns: layout }),
      };
    });
}

/** The last cell of the README's table: "1 (date gutter)", "several below". */
function columnsByFile(folder: string): Map<string, 'one' | 'several'> {
  const readme = join(folder, 'README.md');
  const rows = existsSync(readme) ? readFileSync(readme, 'utf8').split('\n') : [];
  return new Map(
    rows.flatMap((row): [string, 'one' | 'several'][] => {
      const cells = row.split('|').map((cell) => cell.trim());
      const file = cells[1] ?? '';
      if (!ENDINGS.some((ending) => file.endsWith(`.${ending}`))) return [];
      return [[file, cells.at(-2)?.includes('several') ? 'several' : 'one']];
    }),
  );
}

function asTruth(json: Record<string, unknown>): Truth {
  const { $schema: _, meta, ...told } = json;
  const { accept = [], unplaced = [] } = (meta ?? {}) as Partial<Truth>;
  const truth = { ...EMPTY, ...told, accept, unplaced } as unknown as Truth;
  return { ...truth, skills: truth.skills.map(asGroup) };
}

/** JSON Resume also writes a skill as a group that has a name alone. */
function asGroup({ name, keywords = [] }: Truth['skills'][number]): Truth['skills'][number] {
  if (keywords.length > 0 || name === undefined) return { keywords, ...(name && { name }) };
  return { keywords: [name] };
}
