import type { AS_WRITTEN_ENTRIES } from '@trueline/contracts';
import type { SIGNALS } from './signals.ts';

/** What a section without any sign has. */
export const BASE_DOUBT = 0.04;

type Weights = Readonly<Partial<Record<keyof typeof SIGNALS, number>>>;

/** How much each sign tells of jobs: fitted on labelled documents, dressed resumes and damaged texts by how often it stood over sections that were read wrongly and over ones that were read rightly, then all by 0.8, with which three of four wrong ones are still doubted. `npm run eval doubts` measures the whole. */
const OF_JOBS: Weights = {
  mixedShapes: 1.92,
  employerInRole: 1.92,
  dateInName: 1.6,
  longDescription: 1.52,
  wordyRole: 0.96,
  mixedBody: 0.88,
  mixedRole: 0.64,
  noRole: 0.64,
  keptWords: 0.56,
  headInText: 0.48,
  tinyTexts: 0.48,
  unnamedHeads: 0.48,
  noBody: 0.4,
  unmarkedItem: 0.4,
  headDateInText: 0.28,
  mixedDates: 0.24,
  bareRole: 0.16,
  tornText: 0.16,
  openText: 0.12,
};

/** The same of schooling: fitted on labelled documents alone, the threshold by weights that had not seen the document. */
const OF_SCHOOLS: Weights = {
  mixedDates: 0.68,
  tinyTexts: 0.64,
  wordyRole: 0.54,
  unnamedHeads: 0.41,
  mixedRole: 0.4,
  mixedShapes: 0.4,
  partedText: 0.26,
  wordyBody: 0.25,
  tornText: 0.19,
  headInText: 0.18,
  keptWords: 0.18,
  mixedBody: 0.16,
  keptHead: 0.14,
  dateText: 0.12,
  headingInText: 0.12,
};

export const weightsOf = (section: (typeof AS_WRITTEN_ENTRIES)[number]): Weights =>
  section === 'education' ? OF_SCHOOLS : OF_JOBS;
