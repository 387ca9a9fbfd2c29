import type { JobRequirements, Resume } from '@trueline/contracts';
import { canReword } from '../document/as-written.ts';
import { listLines, type ResumeLine } from '../document/paths.ts';
import { tellsToDo } from './orders.ts';

/** Sentences that a model may reword. Names, dates, employers, titles, schools and degrees aren't among them. */
const EDITABLE =
  /^(?:work|volunteer|projects)\[\d+\]\.(?:highlights\[\d+\]|summary|description)$|^basics\.summary$/;
/** What else a summary may tell of. */
const TELLING =
  /^(?:work|volunteer)\[\d+\]\.position$|^skills\[\d+\]|^certificates\[\d+\]\.name$|^languages\[\d+\]\.language$|^education\[\d+\]\.(?:studyType|area)$/;
const ADDRESS = /[\w.+-]+@[\w-]+\.\w|\bhttps?:|\bwww\.|(?:\+?\d[\s().-]*){9,}/i;
const MAX_LINES = 60;
const MIN_NAME_LENGTH = 3;
const MAX_REQUIREMENTS = 24;
const MAX_REQUIREMENT_LENGTH = 220;

export const SUMMARY = 'basics.summary';

/** What may leave of a resume and an ad: no contact details, no name of the person, no line that tells a machine, or anybody, what to do. */
export interface Offer {
  /** Lines that a model may reword, the summary aside. */
  lines: readonly ResumeLine[];
  summary: ResumeLine | undefined;
  /** All that a summary may be made of. */
  telling: readonly string[];
  /** What the ad asks for in its own words, the heaviest first. */
  job: readonly string[];
  /** Whether a text may leave. */
  maySay: (text: string) => boolean;
}

const LEVELS = ['must', 'nice', 'context'];

/** What a model may be shown and may reword of a resume, whatever the ad. */
export function listRewordable(
  resume: Resume,
): Pick<Offer, 'lines' | 'summary' | 'telling' | 'maySay'> {
  const isPersonal = personalText(resume);
  const maySay = (text: string): boolean => !isPersonal(text) && !tellsToDo(text);
  const all = listLines(resume).filter(({ text }) => maySay(text));
  const editable = all.filter(({ path }) => EDITABLE.test(path) && canReword(resume, path));
  const lines = editable.filter(({ path }) => path !== SUMMARY).slice(0, MAX_LINES);
  return {
    lines,
    summary: editable.find(({ path }) => path === SUMMARY),
    telling: [
      ...all.filter(({ path }) => TELLING.test(path)).map(({ text }) => text),
      ...lines.map(({ text }) => text),
    ],
    maySay,
  };
}

/** What a model is shown of a resume and an ad. */
export function listOffer(resume: Resume, job: JobRequirements): Offer {
  const own = listRewordable(resume);
  const asked = job.requirements
    .toSorted((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level))
    .map(({ text }) => text.slice(0, MAX_REQUIREMENT_LENGTH));
  return { ...own, job: [...new Set(asked)].filter(own.maySay).slice(0, MAX_REQUIREMENTS) };
}

function personalText({ basics }: Resume): (text: string) => boolean {
  const names = (basics?.name ?? '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((name) => name.length >= MIN_NAME_LENGTH);
  return (text) => {
    const words = new Set(text.toLowerCase().split(/[^\p{L}]+/u));
    return ADDRESS.test(text) || names.some((name) => words.has(name));
  };
}
