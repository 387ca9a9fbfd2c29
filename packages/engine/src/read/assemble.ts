import type {
  AsWritten,
  KeptText,
  LeftOutText,
  ReadWarning,
  Resume,
  SourceSpan,
} from '@trueline/contracts';
import { findValue } from '../document/paths.ts';
import {
  asGuessed,
  CHECK_FROM,
  confidenceOf,
  type GuessedPair,
  guessedPairs,
  isNameUnsupported,
} from './confidence.ts';
import { conserve, keptShare } from './conservation.ts';
import { findOwnOrder } from './doubt/own-order.ts';
import { asWrittenWarnings, findAsWritten } from './doubt/section-doubt.ts';
import type { ResumeDraft } from './draft.ts';
import type { Block } from './sections/block.ts';
import type { Section } from './sections/section.ts';
import type { Slice } from './slice.ts';

const isSlice = (value: object): value is Slice =>
  'text' in value && 'start' in value && 'end' in value;

/** No more than a person would read. */
const MAX_WARNINGS = 12;

/** The draft as JSON Resume, each value with its span; empty lists and objects are left out. What no value was taken from is kept as text. `dropped`: what earlier steps left out. */
export function assemble(
  draft: ResumeDraft,
  sections: readonly Section[],
  blocks: readonly Block[],
  text: string,
  textWarnings: readonly ReadWarning[],
  dropped: readonly LeftOutText[],
): Resume {
  const { resume, spans } = plainResume(draft, blocks);
  const guessed = guessedPairs(resume);
  for (const path of guessed.flatMap(({ paths }) => paths)) {
    const span = spans[path];
    if (span !== undefined) span.confidence = asGuessed(span.confidence);
  }
  const headings = sections.flatMap(({ heading, kind, inline }) =>
    heading === undefined || inline === true ? [] : [{ heading: heading.text, kind }],
  );
  const { kept, leftOut } = conserve(sections, spans, resume.basics);
  const bySection = findAsWritten({ resume, text, spans, sections, blocks, kept });
  const doubted = bySection.filter(({ asIs }) => asIs !== true);
  const ownOrder = findOwnOrder({ resume, spans, sections, blocks, kept, doubted });
  const asWritten =
    ownOrder === undefined ? bySection : [...placedIn(ownOrder, bySection), ownOrder];
  const warnings = [
    ...textWarnings,
    ...asWrittenWarnings(asWritten),
    ...unplaced(kept, text),
    ...missingContacts(resume),
    ...doubtful(resume, spans, guessed),
  ];
  const allLeftOut = [...dropped, ...leftOut];
  return {
    ...resume,
    meta: {
      trueline: {
        spans,
        sections: headings,
        warnings: warnings.slice(0, MAX_WARNINGS),
        ...(kept.length > 0 && { kept }),
        ...(allLeftOut.length > 0 && { leftOut: allLeftOut }),
        ...(asWritten.length > 0 && { asWritten }),
      },
    },
  };
}

/** The sections that stand in the person's own order each in one place. */
const placedIn = ({ lines }: AsWritten, sections: readonly AsWritten[]): AsWritten[] =>
  sections.filter(({ section }) => lines.some((line) => line.section === section));

/** Values without their places, and those places by the values' paths. */
function plainResume(
  draft: ResumeDraft,
  blocks: readonly Block[],
): { resume: Resume; spans: Record<string, SourceSpan> } {
  const spans: Record<string, SourceSpan> = {};
  const plain = (value: unknown, path: string): unknown => {
    if (value === null || typeof value !== 'object') return value;
    if (Array.isArray(value)) {
      return value.length === 0
        ? undefined
        : value.map((item, index) => plain(item, `${path}[${index}]`));
    }
    if (isSlice(value)) {
      spans[path] = spanOf(value, blocks, path);
      return value.text;
    }
    const entries = Object.entries(value)
      .map(([key, item]) => [key, plain(item, path === '' ? key : `${path}.${key}`)] as const)
      .filter(([, item]) => item !== undefined);
    return entries.length === 0 ? undefined : Object.fromEntries(entries);
  };
  return { resume: (plain(draft, '') ?? {}) as Resume, spans };
}

function spanOf(value: Slice, blocks: readonly Block[], path: string): SourceSpan {
  const { start, end } = value;
  const block = blocks.find((candidate) => start >= candidate.start && start <= candidate.end);
  return {
    start,
    end,
    ...(block?.page !== undefined && { page: block.page }),
    ...(block?.box !== undefined && { box: block.box }),
    confidence: confidenceOf(value, path),
  };
}

/** One warning for each value in doubt, and for each period that ends before it begins. */
function doubtful(
  resume: Resume,
  spans: Readonly<Record<string, SourceSpan>>,
  guessed: readonly GuessedPair[],
): ReadWarning[] {
  const pairs = guessed.map(({ entry, values, what }): ReadWarning => {
    const [first, second] = values.map((value) => value.slice(0, 60));
    const message = `We could not tell ${what} in "${first}" and "${second}". Please check this entry.`;
    return { code: 'CHECK_ENTRY', path: entry, message };
  });
  const paired = new Set(guessed.flatMap(({ paths }) => paths));
  const unsure = Object.entries(spans)
    .filter(([path, { confidence }]) => confidence <= CHECK_FROM && !paired.has(path))
    .map(([path]): ReadWarning => {
      const value = String(findValue(resume, path) ?? '').slice(0, 60);
      return {
        code: 'CHECK_VALUE',
        path,
        message: `We read "${value}" as ${nameOf(path)}, but are not sure. Please check it.`,
      };
    });
  const entries = [...(['work', 'volunteer', 'education', 'projects'] as const)].flatMap(
    (section) =>
      (resume[section] ?? []).map((entry, index) => ({
        entry,
        path: `${section}[${index}].endDate`,
      })),
  );
  const turned = entries
    .filter(({ entry }) => endsBeforeStart(entry.startDate, entry.endDate))
    .map(
      ({ path }): ReadWarning => ({
        code: 'CHECK_DATE',
        path,
        message: 'This period ends before it begins. Please check the dates.',
      }),
    );
  return [...turned, ...unsure, ...pairs, ...unsupportedName(resume)];
}

const VALUE_NAMES: readonly (readonly [RegExp, string])[] = [
  [/\.position$/, 'a job title'],
  [/^work.*\.name$|\.organization$/, 'an employer'],
  [/\.institution$/, 'a school'],
  [/Date$|\.date$/, 'a date'],
  [/^basics\.name$/, 'your name'],
];

const nameOf = (path: string): string =>
  VALUE_NAMES.find(([pattern]) => pattern.test(path))?.[1] ?? 'part of your resume';

function unsupportedName(resume: Resume): ReadWarning[] {
  if (!isNameUnsupported(resume)) return [];
  const message = `We read "${resume.basics?.name}" as your name; your e-mail address does not show it. Please check it.`;
  return [{ code: 'CHECK_VALUE', path: 'basics.name', message }];
}

function endsBeforeStart(start: string | undefined, end: string | undefined): boolean {
  if (start === undefined || end === undefined) return false;
  const length = Math.min(start.length, end.length);
  return end.slice(0, length) < start.slice(0, length);
}

function missingContacts({ basics, work }: Resume): ReadWarning[] {
  const warnings: ReadWarning[] = [];
  if (basics?.name === undefined) {
    warnings.push({
      code: 'NO_NAME',
      path: 'basics.name',
      message: 'We could not find your name. Please add it.',
    });
  }
  if (basics?.email === undefined) {
    warnings.push({
      code: 'NO_EMAIL',
      path: 'basics.email',
      message: 'We could not find an e-mail address. Please add it.',
    });
  }
  work?.forEach((job, index) => {
    if (job.name === undefined || job.position === undefined) {
      warnings.push({
        code: 'CHECK_ENTRY',
        path: `work[${index}]`,
        message: 'We were not sure of the job title or the employer here. Please check this entry.',
      });
    }
  });
  return warnings;
}

/** From this share of the words on, text without a place is a doubt of its own. */
const KEPT_WARNING_SHARE = 0.05;

/** The person should see what found no place; a period among it may be a lost entry. */
function unplaced(kept: readonly KeptText[], text: string): ReadWarning[] {
  const { share, dated } = keptShare(kept, text);
  const [first] = dated.length > 0 ? dated : kept;
  if (first === undefined || (dated.length === 0 && share < KEPT_WARNING_SHARE)) return [];
  const count = kept.length === 1 ? 'a line' : `${kept.length} pieces of text`;
  const what = dated.length > 0 ? ' with a date' : '';
  return [
    {
      code: 'KEPT_TEXT',
      message: `We could not place ${count}, among them one${what} beginning with "${first.text.slice(0, 60)}". They stay in your resume as they are; please say what they are.`,
    },
  ];
}
