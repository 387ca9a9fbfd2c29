import type { Resume } from '@trueline/contracts';
import { read } from '../index.ts';

const HEAD = 'Robin Placeholder\nrobin@example.com | +1 202 555 0142\n\n';
const OTHER = 'PROFILE\nReliable worker who likes to write tests for a living.\n\n';

const REST = `EXPERIENCE
Clerk, Fixture Shop, 2020 - 2021
- Sold books in the shop

EDUCATION
B.A. History, Example College, 2019
`;

/** Reads a whole plain-text resume; throws the failure's code where it is refused. */
export async function readSource(text: string): Promise<Resume> {
  const result = await read(new TextEncoder().encode(text), 'resume.txt');
  if (!result.ok) throw new Error(result.failure.code);
  return result.resume;
}

/** The contact details of a plain-text resume that opens with these rows. */
export async function readHeader(rows: string): Promise<NonNullable<Resume['basics']>> {
  return (await readSource(`${rows}\n\n${REST}`)).basics ?? {};
}

/** Reads a plain-text resume whose one section of interest has this heading and these rows. */
export function readSection(heading: string, rows: string): Promise<Resume> {
  return readSource(`${HEAD}${OTHER}${heading}\n${rows}\n`);
}

/** Values side by side, for tables of expectations; an absent value is an empty cell. */
export const row = (...values: (string | undefined)[]): string =>
  values.map((value) => value ?? '').join(' | ');
