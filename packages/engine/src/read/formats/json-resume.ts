import { holdsNames, type ReadWarning, type Resume, resumeSchema } from '@trueline/contracts';
import { listLines } from '../../document/paths.ts';
import { findDateRange } from '../date-range.ts';
import { asWrittenWarnings } from '../doubt/section-doubt.ts';
import { failed, ReadError, type ReadResult } from '../outcome.ts';

const SECTIONS = [
  'basics',
  'work',
  'volunteer',
  'education',
  'awards',
  'certificates',
  'publications',
  'skills',
  'languages',
  'interests',
  'references',
  'projects',
];
const DATE_KEYS = new Set(['startDate', 'endDate', 'date', 'releaseDate']);
/** JSON Resume is four levels deep; further keys may go deeper. */
const MAX_DEPTH = 20;
const ISO = /^\d{4}(-\d{2}(-\d{2})?)?$/;

/** JSON Resume in is JSON Resume out: unknown keys are kept, empty values left out, dates put into ISO form. Its text is its values, one a line. */
export function readJsonResume(
  json: string,
  sections: { heading: string; kind: string }[] = [],
): ReadResult {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch (error) {
    if (error instanceof SyntaxError) return failed('DAMAGED');
    throw error;
  }
  if (!isRecord(parsed) || !SECTIONS.some((key) => key in parsed)) return failed('NOT_A_RESUME');
  const warnings: ReadWarning[] = [];
  const cleaned = clean(parsed, '', warnings);
  const checked = resumeSchema.safeParse(cleaned);
  if (!checked.success) return failed('NOT_A_RESUME');
  const { text, spans } = layOut(checked.data);
  if (text === '') return failed('EMPTY');
  const { kept, asWritten: former } = checked.data.meta?.trueline ?? {};
  // Whoever changed an entry elsewhere wants it as it is now.
  const held = former?.filter((one) => holdsNames(checked.data, one));
  const asWritten = held?.length ? held : undefined;
  // Its places in another file's text say nothing here, save which lines of a section as written hold it.
  const texts = asWritten ? kept : kept?.map(({ start: _, end: __, ...piece }) => piece);
  const meta = {
    ...checked.data.meta,
    trueline: {
      spans,
      sections,
      warnings: [
        ...asWrittenWarnings((asWritten ?? []).filter(({ asIs }) => asIs !== true)),
        ...warnings,
      ],
      ...(texts && { kept: texts }),
      ...(asWritten && { asWritten }),
    },
  };
  return { ok: true, resume: { ...checked.data, meta }, text };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Without nulls and empty strings, and with dates as ISO; a date that cannot be read is left out with a warning. */
function clean(value: unknown, path: string, warnings: ReadWarning[], depth = 0): unknown {
  if (depth > MAX_DEPTH) throw new ReadError('TOO_COMPLEX');
  if (Array.isArray(value)) {
    return value.flatMap(
      (item, index) => clean(item, `${path}[${index}]`, warnings, depth + 1) ?? [],
    );
  }
  if (!isRecord(value)) return value === null || value === '' ? undefined : value;
  const entries = Object.entries(value).flatMap(([key, item]) => {
    const at = path === '' ? key : `${path}.${key}`;
    const kept =
      DATE_KEYS.has(key) && typeof item === 'string'
        ? cleanDate(item, at, warnings)
        : clean(item, at, warnings, depth + 1);
    return kept === undefined ? [] : [[key, kept] as const];
  });
  return Object.fromEntries(entries);
}

function cleanDate(date: string, path: string, warnings: ReadWarning[]): string | undefined {
  const trimmed = date.trim();
  if (trimmed === '' || ISO.test(trimmed)) return trimmed || undefined;
  const found = /^\d{4}-\d{2}-\d{2}T/.test(trimmed)
    ? trimmed.slice(0, 10)
    : findDateRange(trimmed)?.start;
  if (found === undefined && !/present|current|now|ongoing/i.test(trimmed)) {
    warnings.push({
      code: 'CHECK_DATE',
      path,
      message: `We could not read the date "${trimmed.slice(0, 40)}". Please check it.`,
    });
  }
  return found;
}

function layOut(resume: Resume): {
  text: string;
  spans: Record<string, { start: number; end: number; confidence: number }>;
} {
  const spans: Record<string, { start: number; end: number; confidence: number }> = {};
  let text = '';
  for (const line of listLines(resume)) {
    if (text !== '') text += '\n';
    spans[line.path] = { start: text.length, end: text.length + line.text.length, confidence: 1 };
    text += line.text;
  }
  return { text, spans };
}
