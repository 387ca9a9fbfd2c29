import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** Word files of other makers: python-docx, LibreOffice, the docx library, written by hand; with tables, text boxes, columns, content controls, headers, numbering. */
const PLACES = [
  'evals/cases/first-sight/*/*/resume.docx',
  'evals/cases/documents/dev/*.docx',
  'packages/engine/fixtures/resumes/*.docx',
];

/** A Word resume and the advertisement that it is changed for. */
export interface WordResume {
  name: string;
  bytes: Uint8Array;
  jobDescription: string;
}

/** Every Word resume of the project that is open to read. One without an advertisement of its own takes the others in turn. */
export function listWordResumes(): WordResume[] {
  const paths = PLACES.flatMap((place) => globSync(place, { cwd: ROOT }).sort());
  const ads = paths.map((path) => join(ROOT, dirname(path), 'job.txt')).filter(existsSync);
  return paths.map((path, index) => {
    const own = join(ROOT, dirname(path), 'job.txt');
    const ad = existsSync(own) ? own : (ads[index % ads.length] ?? own);
    const file = basename(path);
    return {
      name: file === 'resume.docx' ? dirname(path).split(/[\\/]/).slice(-2).join('/') : file,
      bytes: new Uint8Array(readFileSync(join(ROOT, path))),
      jobDescription: readFileSync(ad, 'utf8'),
    };
  });
}
