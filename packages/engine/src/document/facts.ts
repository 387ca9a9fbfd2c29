import type { Resume } from '@trueline/contracts';
import { memoize } from '../language/memoize.ts';
import { findSkills } from '../taxonomy/skills.ts';
import { listLines, type ResumeLine } from './paths.ts';

type FactKind =
  | 'employer'
  | 'title'
  | 'date'
  | 'degree'
  | 'school'
  | 'certificate'
  | 'skill'
  | 'number'
  | 'contact';

/** One thing that the person stated, with its place: `text` is the line at `path` from `start` to `end` (UTF-16 offsets). */
export interface Fact {
  /** Its place said in one word: kind, path and start. The same resume gives the same ids. */
  id: string;
  /** `work[0]`, or the section where it has no entries. */
  entryId: string;
  kind: FactKind;
  text: string;
  /** For comparing: the lexicon's name of a skill, digits of a number or phone, otherwise small letters. */
  norm: string;
  path: string;
  start: number;
  end: number;
}

/** Fields that are one fact as a whole, by their path. */
const WHOLE: readonly (readonly [RegExp, FactKind])[] = [
  [/^work\[\d+\]\.name$|^volunteer\[\d+\]\.organization$/, 'employer'],
  [/^(?:work|volunteer)\[\d+\]\.position$/, 'title'],
  [/\.(?:startDate|endDate|date|releaseDate)$/, 'date'],
  [/^education\[\d+\]\.(?:studyType|area)$/, 'degree'],
  [/^education\[\d+\]\.institution$/, 'school'],
  [/^certificates\[\d+\]\.name$/, 'certificate'],
  [/^basics\.(?:email|phone|url)$/, 'contact'],
];
/** Fields whose words may show skills and numbers: the person's own sentences, titles and lists. */
const SPOKEN =
  /\.(?:highlights|keywords|courses)\[\d+\]$|\.(?:summary|description|position|label|area|studyType|title|language)$|^(?:skills|projects|certificates|publications)\[\d+\]\.name$/;
const NUMBER =
  /(?<![\p{L}\p{N}])[$£€]?\d+(?:[.,]\d+)*\s?(?:%|[kKmM](?!\p{L})|\+)?(?![\p{L}\p{N}])/gu;

const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

function factAt(
  line: ResumeLine,
  kind: FactKind,
  { text, start, norm }: { text: string; start: number; norm: string },
): Fact {
  const { path, entry } = line;
  const id = `${kind}:${path}:${start}`;
  return { id, entryId: entry, kind, text, norm, path, start, end: start + text.length };
}

function wholeFact(line: ResumeLine): Fact[] {
  const kind = WHOLE.find(([path]) => path.test(line.path))?.[1];
  if (kind === undefined) return [];
  const norm = line.path.endsWith('.phone') ? line.text.replace(/\D/g, '') : plain(line.text);
  return [factAt(line, kind, { text: line.text, start: 0, norm })];
}

const skillsIn = memoize(findSkills);

/** Skills that a line shows. Matching asks this of the line without what is ignored as stuffing. */
export function skillFacts(line: ResumeLine): Fact[] {
  return skillsIn(line.text).map(({ text, start, name }) =>
    factAt(line, 'skill', { text, start, norm: name }),
  );
}

function numberFacts(line: ResumeLine): Fact[] {
  return Array.from(line.text.matchAll(NUMBER), (match) => {
    const text = match[0].trimEnd();
    return factAt(line, 'number', {
      text,
      start: match.index,
      norm: text.replace(/[^\d.%kKmM]/g, ''),
    });
  });
}

/** Every fact of the resume with its provenance, in document order (engine.md 2). */
export function listFacts(resume: Resume): Fact[] {
  return listLines(resume).flatMap((line) => [
    ...wholeFact(line),
    ...(SPOKEN.test(line.path) ? [...skillFacts(line), ...numberFacts(line)] : []),
  ]);
}
