import { zipSync } from 'fflate';
import type { Role } from './document/letter-document.ts';
import { ZIP_EPOCH } from './zip-epoch.ts';

export interface PackFile {
  name: string;
  bytes: Uint8Array;
}

/** Longest that a part of a file's name gets, in characters: some systems cut names, or refuse them. */
const PART_LENGTH = 40;

/** What stands behind the person's name for each file but the resume itself. */
const SUFFIXES: Readonly<Record<string, string>> = {
  resume: '',
  'resume-form': '-Form',
  'own-file': '-Own-File',
  'own-file-tracked': '-Own-File-Tracked',
  'cover-letter': '-Cover-Letter',
  'interview-questions': '-Interview-Questions',
  'ats-metadata': '-ATS-Metadata',
  proof: '-Proof',
  pack: '-Pack',
};

/** "First-Last-Role-Company", of what is known; letters and digits alone, without accents. */
function baseName(person: string | undefined, { title, company }: Role): string {
  const parts = [person, title, company].map(slug).filter((part) => part !== '');
  return parts.length === 0 ? 'Resume' : parts.join('-');
}

function slug(text = ''): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
  const words = plain
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ');
  let name = '';
  for (const word of words) {
    const joined = name === '' ? word : `${name}-${word}`;
    if (name !== '' && joined.length > PART_LENGTH) break;
    name = joined;
  }
  return [...name].slice(0, PART_LENGTH).join('');
}

/** What a person's files are saved as, by their common names: `resume.pdf` is `First-Last-Role-Company.pdf`. */
export function savedNames(
  names: readonly string[],
  person: string | undefined,
  role: Role,
): Map<string, string> {
  const base = baseName(person, role);
  return new Map(
    names.map((name) => {
      const dot = name.lastIndexOf('.');
      const suffix = SUFFIXES[name.slice(0, dot)];
      return [name, suffix === undefined ? name : `${base}${suffix}${name.slice(dot)}`];
    }),
  );
}

/** A zip of the files in their order; the same bytes for the same files. */
export function buildPack(files: readonly PackFile[]): Uint8Array {
  const entries = Object.fromEntries(files.map(({ name, bytes }) => [name, bytes]));
  return zipSync(entries, { mtime: ZIP_EPOCH, level: 6 });
}
