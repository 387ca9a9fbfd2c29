import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { firstSightFolder } from '../test-cases.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** Word files of other makers: python-docx, LibreOffice, the docx library, written by hand; with tables, text boxes, columns, content controls, headers, numbering. */
const PLACES = ['evals/cases/documents/dev/*.docx', 'packages/engine/fixtures/resumes/*.docx'];

/** A Word resume and the advertisement that it is changed for. */
export interface WordResume {
  name: string;
  bytes: Uint8Array;
  jobDescription: string;
}

/** Every Word resume of the project that is open to read, and those of the sets named. One without an advertisement of its own takes the others in turn. */
export function listWordResumes(firstSight: readonly string[]): WordResume[] {
  const paths = [
    ...firstSight.flatMap((name) =>
      globSync('*/resume.docx', { cwd: firstSightFolder(name) })
        .sort()
        .map((path) => join(firstSightFolder(name), path)),
    ),
    ...PLACES.flatMap((place) =>
      globSync(place, { cwd: ROOT })
        .sort()
        .map((path) => join(ROOT, path)),
    ),
  ];
  const ads = paths.map((path) => join(dirname(path), 'job.txt')).filter(existsSync);
  return paths.map((path, index) => {
    const own = join(dirname(path), 'job.txt');
    const ad = existsSync(own) ? own : (ads[index % Math.max(1, ads.length)] ?? own);
    const file = basename(path);
    return {
      name: file === 'resume.docx' ? dirname(path).split(/[\\/]/).slice(-2).join('/') : file,
      bytes: new Uint8Array(readFileSync(path)),
      jobDescription: readFileSync(ad, 'utf8'),
    };
  });
}
