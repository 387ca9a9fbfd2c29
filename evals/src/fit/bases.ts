import { readdir, readFile } from 'node:fs/promises';
import type { Resume } from '@trueline/contracts';
import { read } from '@trueline/engine/read';
import { fitTestFolder } from '../test-cases.ts';

const CASES = new URL('../../cases/', import.meta.url);

/** The groups of occupations that figures are told by, each with words of the occupations in it; the first that fits. */
const GROUPS: readonly (readonly [string, RegExp])[] = [
  [
    'law and public service',
    /law|legal|paralegal|public|clerk \(town\)|town clerk|firefighter|security officer|911|bylaw|police/i,
  ],
  ['data', /data/i],
  [
    'software',
    /software|developer|backend|devops|cloud|qa test|reliability engineer|security operations|product manager|ux/i,
  ],
  ['it support', /it (?:support|help)|network|help desk|technician \(it\)/i],
  [
    'nursing and health',
    /nurs|medical|dental|pharmacy|paramedic|emergency|laborator|veterinar|health/i,
  ],
  ['care and social work', /care|personal support|social|personal trainer|settlement/i],
  ['education', /educat|teach|librar|childhood|school|tutor/i],
  ['finance', /financ|account|payroll|bank|mortgage|claims|insur/i],
  ['hr and administration', /hr\b|human resources|admin|office|project coordinator|receptionist/i],
  ['marketing and design', /market|design(?!.*engineer)|video|event|communicat|editor/i],
  ['hospitality', /hospitality|hotel|cook|restaurant|chef|server|cleaner|kitchen/i],
  ['sales and service', /sales|retail|contact cent|lettings|store|customer/i],
  ['logistics', /logistic|driver|dispatch|warehouse|freight|buyer|procurement|seafarer|forklift/i],
  ['engineering and science', /engineer|technolog|scien|survey|research|environment/i],
  [
    'trades',
    /trade|carpent|electric|plumb|weld|hvac|roof|construct|mechanic|millwright|machinist|automotive|aircraft|production|water treatment|dairy|farm/i,
  ],
];

/** The group that stands in front of a trade ("trades: glazier"), or that its words tell. */
export function groupOf(occupation: string): string {
  const [named] = occupation.split(':');
  const group = GROUPS.find(([name]) => name === named);
  return (group ?? GROUPS.find(([, words]) => words.test(occupation)))?.[0] ?? 'trades';
}

/** A resume that fits an ad, and resumes of the same ad of which somebody says whether they fit. */
export interface Base {
  id: string;
  occupation: string;
  ad: string;
  strong: Resume;
  variants: readonly { fits: boolean; how: string; resume: Resume }[];
}

interface Written {
  id: string;
  occupation: string;
  ad: string;
  strong: Resume | string;
  variants?: readonly { fits: boolean; how: string; resume: Resume | string }[];
}

/** A resume is read as the product reads an upload of it: a text, or a JSON Resume with dates in whatever form. */
async function toResume(resume: Resume | string, id: string): Promise<Resume> {
  const isText = typeof resume === 'string';
  const bytes = new TextEncoder().encode(isText ? resume : JSON.stringify(resume));
  const result = await read(bytes, isText ? 'resume.txt' : 'resume.json');
  if (!result.ok) throw new Error(`${id}: ${result.failure.code}`);
  return result.resume;
}

async function readBase({ id, occupation, ad, strong, variants = [] }: Written): Promise<Base> {
  return {
    id,
    occupation,
    ad,
    strong: await toResume(strong, id),
    variants: await Promise.all(
      variants.map(async ({ resume, ...rest }) => ({
        ...rest,
        resume: await toResume(resume, id),
      })),
    ),
  };
}

async function readFolder<T>(folder: URL): Promise<T[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    names.map(async (name) => JSON.parse(await readFile(new URL(name, folder), 'utf8')) as T),
  );
}

interface Rewriting {
  id: string;
  occupation: string;
  jobDescription: string;
  resume: Resume | string;
}

interface Triple {
  id: string;
  split: 'tune' | 'held-out';
  occupation: string;
  job: string;
  strong: string;
  weakened: string;
  weakenedMost?: string;
  strongReworded?: string;
}

const FOLDERS_OF_REWRITING = ['rewriting-wide/', 'rewriting-open/', 'rewriting-fresh/'];

/** Bases for development: resumes of other cases with the ads they were written for, and those of `fit-pairs/dev`. */
export async function listDevBases(): Promise<Base[]> {
  const own = await readFolder<Written>(new URL('fit-pairs/dev/', CASES));
  const rewriting = await Promise.all(
    FOLDERS_OF_REWRITING.map((folder) => readFolder<Rewriting>(new URL(folder, CASES))),
  );
  const triples = (await readFolder<Triple>(new URL('triples/', CASES))).filter(
    ({ split }) => split === 'tune',
  );
  const written: Written[] = [
    ...own,
    ...rewriting
      .flat()
      // Their second ads are often of another trade.
      .map(
        ({ id, occupation, jobDescription, resume }): Written => ({
          id,
          occupation,
          ad: jobDescription,
          strong: resume,
        }),
      ),
    ...triples.map(
      ({ id, occupation, job, strong, weakened, weakenedMost, strongReworded }): Written => ({
        id,
        occupation,
        ad: job,
        strong,
        variants: [
          { fits: false, how: 'drop', resume: weakened },
          ...(weakenedMost === undefined
            ? []
            : [{ fits: false, how: 'drop', resume: weakenedMost }]),
          ...(strongReworded === undefined
            ? []
            : [{ fits: true, how: 'reworded', resume: strongReworded }]),
        ],
      }),
    ),
  ];
  return Promise.all(written.map(readBase));
}

/** Bases written in another hand, kept aside; none where nobody has written any. Throws without `--test`. */
export async function listTestBases(asked: { test: boolean }): Promise<Base[]> {
  const folder = fitTestFolder(asked);
  return Promise.all((await readFolder<Written>(folder).catch(() => [])).map(readBase));
}
