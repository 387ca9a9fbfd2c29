import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import type { DegreeLevel, Requirement, RequirementLevel } from '@trueline/contracts';
import { extractRequirements } from '@trueline/engine';

/** The first set, tuned on in part; three written later by others, opened after they were measured; one written to be tuned on; one that nobody who tunes has opened. */
const FOLDERS = {
  ads: new URL('../cases/ads/', import.meta.url),
  fresh: new URL('../cases/ads-fresh/', import.meta.url),
  sealed: new URL('../cases/ads-sealed/', import.meta.url),
  unseen: new URL('../cases/ads-unseen/', import.meta.url),
  more: new URL('../cases/ads-more/', import.meta.url),
  closed: new URL('../cases/ads-closed/', import.meta.url),
};

/** An ad written for this project, with what a recruiter reads in it. `held-out` ads are measured, never read while tuning. */
export interface AnnotatedAd {
  id: string;
  occupation: string;
  messy: boolean;
  split: 'tune' | 'held-out';
  text: string;
  title?: string;
  company?: string;
  requirements: {
    quote: string;
    kind: Requirement['kind'];
    level: RequirementLevel;
    years?: number;
    degree?: DegreeLevel;
    orEquivalent?: boolean;
    anyOf?: string[];
    skills: string[];
  }[];
}

/** Right of how many. */
export interface Tally {
  right: number;
  of: number;
}

export interface AdResult {
  /** Annotated musts and nices that are read with that level; one that isn't read is wrong. */
  level: Tally;
  /** Annotated or read numbers of years (degrees): right when both agree. */
  years: Tally;
  degree: Tally;
  /** Requirements read as must or nice that stand on no annotated one are wrong. */
  grounded: Tally;
  /** Annotated skills that are read. */
  skills: Tally;
  title: Tally;
  company: Tally;
  /** What went wrong, for reading. */
  notes: string[];
}

/** The ads of one set, by name; none where its folder isn't there. */
export async function listAnnotatedAds(set: keyof typeof FOLDERS = 'ads'): Promise<AnnotatedAd[]> {
  const folder = FOLDERS[set];
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    names.map(async (name) => JSON.parse(await readFile(new URL(name, folder), 'utf8'))),
  );
}

interface Span {
  start: number;
  end: number;
}

const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();

/** Places of the annotated quotes, each the first in the ad. */
function placesOf({ text, requirements }: AnnotatedAd): Span[] {
  return requirements.map(({ quote }) => {
    const start = text.indexOf(quote);
    if (start === -1) throw new Error(`quote not in the ad: ${quote}`);
    return { start, end: start + quote.length };
  });
}

type Wanted = AnnotatedAd['requirements'][number];

/** The requirements read at an annotated one's place, those of its own kind if there are any. */
function readAt(wanted: Wanted, place: Span, read: readonly Requirement[]): Requirement[] {
  const here = read.filter(
    (one) => one.kind !== 'title' && [one, ...one.skills].some((span) => overlaps(span, place)),
  );
  const same = here.filter(({ kind }) => kind === wanted.kind);
  return same.length > 0 ? same : here;
}

/** Agreement of two lists of values, places aside: what stands in both over what stands in either. */
function agreement<T>(wanted: readonly T[], found: readonly T[]): Tally {
  const left = [...found];
  let right = 0;
  for (const value of wanted) {
    const at = left.indexOf(value);
    if (at === -1) continue;
    left.splice(at, 1);
    right += 1;
  }
  return { right, of: wanted.length + left.length };
}

const tallyOf = (values: readonly boolean[]): Tally => ({
  right: values.filter(Boolean).length,
  of: values.length,
});

/** One name within the other, of which it is more than half: "Cook" and "Line Cook, nights". */
function named(wanted: string | undefined, found: string | undefined): Tally {
  if (wanted === undefined || found === undefined)
    return { right: Number(wanted === found), of: 1 };
  const [short = '', long = ''] = [plain(wanted), plain(found)].sort((a, b) => a.length - b.length);
  const right = ` ${long} `.includes(` ${short} `) && short.length * 2 > long.length;
  return { right: Number(right), of: 1 };
}

const defined = <T>(values: readonly (T | undefined)[]): T[] =>
  values.filter((value): value is T & {} => value !== undefined);

type Job = ReturnType<typeof extractRequirements>;
type Noted = { values: boolean[]; notes: string[] };

const isAsked = ({ level, kind }: { level: RequirementLevel; kind: string }): boolean =>
  level !== 'context' && kind !== 'title';

function checkLevels(ad: AnnotatedAd, places: readonly Span[], job: Job): Noted {
  const notes: string[] = [];
  const values = ad.requirements.flatMap((wanted, i) => {
    const place = places[i];
    if (!isAsked(wanted) || place === undefined) return [];
    const here = readAt(wanted, place, job.requirements);
    const right = here.some(({ level }) => level === wanted.level);
    const readAs = here.map(({ level, kind }) => `${level} ${kind}`).join(', ') || 'nothing';
    if (!right) notes.push(`${wanted.level} ${wanted.kind} read as ${readAs}: ${wanted.quote}`);
    return [right];
  });
  return { values, notes };
}

function checkGrounds(places: readonly Span[], job: Job): Noted {
  const title = job.requirements.find(({ kind }) => kind === 'title');
  const read = job.requirements.filter(
    (one) => isAsked(one) && (title === undefined || !overlaps(one, title)),
  );
  const isGrounded = (one: Span): boolean => places.some((place) => overlaps(one, place));
  return {
    values: read.map(isGrounded),
    notes: read
      .filter((one) => !isGrounded(one))
      .map(({ level, kind, text }) => `ungrounded ${level} ${kind}: ${text}`),
  };
}

function checkSkills(ad: AnnotatedAd, job: Job): Noted {
  const forms = job.requirements.flatMap(({ skills }) => skills.map(({ text }) => plain(text)));
  const read = ` ${forms.join(' | ')} `;
  const wanted = ad.requirements.filter(isAsked).flatMap(({ skills }) => skills);
  const isRead = (skill: string): boolean => read.includes(` ${plain(skill)} `);
  return {
    values: wanted.map(isRead),
    notes: wanted.filter((skill) => !isRead(skill)).map((skill) => `skill not read: ${skill}`),
  };
}

/** Reads an ad as the product does and compares. */
export function measureAd(ad: AnnotatedAd): AdResult {
  const job = extractRequirements(ad.text);
  const places = placesOf(ad);
  const level = checkLevels(ad, places, job);
  const grounded = checkGrounds(places, job);
  const skills = checkSkills(ad, job);
  const valuesOf = (of: 'years' | 'degree', from: readonly Partial<Record<typeof of, unknown>>[]) =>
    defined(from.map((one) => one[of]));
  const agreed = (of: 'years' | 'degree'): Tally =>
    agreement(valuesOf(of, ad.requirements), valuesOf(of, job.requirements));
  return {
    level: tallyOf(level.values),
    years: agreed('years'),
    degree: agreed('degree'),
    grounded: tallyOf(grounded.values),
    skills: tallyOf(skills.values),
    title: named(ad.title, job.title),
    company: named(ad.company, job.company),
    notes: [level, grounded, skills].flatMap(({ notes }) => notes),
  };
}
