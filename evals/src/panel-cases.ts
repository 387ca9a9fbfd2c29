import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstSightFolder, testPanelCases } from './test-cases.ts';

/** One person and one job, with what others made of them where there is such a thing. */
export interface PanelCase {
  id: string;
  file: string;
  bytes: Uint8Array;
  ad: string;
  others: Partial<Record<'careful' | 'careful-with-person' | 'freehand' | 'letter', string>>;
}

/** Cases of the panel for development; the others are opened with `test` alone. */
const DEV = /^(?:0[1-6]|2[1-6])-/;
const RESUME = /^resume\.(?:txt|docx|pdf)$/;

/** The panel's cases under EVAL_DATA_DIR, those for development or with `test` the others, or sets of first-sight documents with their ads. */
export function listPanelCases({
  test,
  firstSight,
}: {
  test: boolean;
  firstSight: readonly string[];
}): PanelCase[] {
  if (firstSight.length > 0) {
    return firstSight.flatMap((name) => {
      const folder = firstSightFolder(name);
      return caseFolders(folder).map((id) => readOwn(folder, id));
    });
  }
  const data = process.env.EVAL_DATA_DIR;
  if (data === undefined || data === '') return [];
  const isAsked = test ? testPanelCases({ test }) : DEV;
  const folder = join(data, 'panel');
  return caseFolders(folder)
    .filter((id) => isAsked.test(id))
    .map((id) => readShared(data, folder, id));
}

function caseFolders(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** The resume and ad of a panel case lie beside it or in the samples' folders. */
function readShared(data: string, folder: string, id: string): PanelCase {
  const { resume, job } = JSON.parse(readFileSync(join(folder, id, 'case.json'), 'utf8')) as {
    resume: string;
    job: string;
  };
  const near = (name: string, other: string): string =>
    existsSync(join(folder, id, name)) ? join(folder, id, name) : join(data, other, name);
  const text = (name: string): string => readFileSync(join(folder, id, name), 'utf8');
  return {
    id,
    file: resume,
    bytes: new Uint8Array(readFileSync(near(resume, 'resumes'))),
    ad: readFileSync(near(job, 'jobs'), 'utf8'),
    others: {
      careful: text('careful.txt'),
      'careful-with-person': text('careful-with-person.txt'),
      freehand: text('freehand.txt'),
      letter: text('letter.txt'),
    },
  };
}

function readOwn(folder: string, id: string): PanelCase {
  const file = readdirSync(join(folder, id)).find((name) => RESUME.test(name));
  if (file === undefined) throw new Error(`${id} has no resume`);
  const ad = ['job.txt', 'ad.txt'].find((name) => existsSync(join(folder, id, name)));
  if (ad === undefined) throw new Error(`${id} has no ad`);
  return {
    id,
    file,
    bytes: new Uint8Array(readFileSync(join(folder, id, file))),
    ad: readFileSync(join(folder, id, ad), 'utf8'),
    others: {},
  };
}
