import type { ReadWarning, Resume, SourceSpan } from '@trueline/contracts';
import type { Block } from './block.ts';
import type { ResumeDraft } from './draft.ts';
import type { Section } from './section.ts';
import type { Slice } from './slice.ts';

const isSlice = (value: object): value is Slice =>
  'text' in value && 'start' in value && 'end' in value;

/** Confidence of a value that stands in the text word for word; one put into another form is less sure. */
const AS_WRITTEN = 0.9;
const DERIVED = 0.8;

/** The draft as JSON Resume, each value with its span; empty lists and objects are left out. */
export function assemble(
  draft: ResumeDraft,
  sections: readonly Section[],
  blocks: readonly Block[],
): Resume {
  const spans: Record<string, SourceSpan> = {};
  const plain = (value: unknown, path: string): unknown => {
    if (value === null || typeof value !== 'object') return value;
    if (Array.isArray(value)) {
      return value.length === 0
        ? undefined
        : value.map((item, index) => plain(item, `${path}[${index}]`));
    }
    if (isSlice(value)) {
      spans[path] = spanOf(value, blocks);
      return value.text;
    }
    const entries = Object.entries(value)
      .map(([key, item]) => [key, plain(item, path === '' ? key : `${path}.${key}`)] as const)
      .filter(([, item]) => item !== undefined);
    return entries.length === 0 ? undefined : Object.fromEntries(entries);
  };
  const resume = (plain(draft, '') ?? {}) as Resume;
  const headings = sections.flatMap(({ heading, kind }) =>
    heading === undefined ? [] : [{ heading: heading.text, kind }],
  );
  return {
    ...resume,
    meta: {
      trueline: {
        spans,
        sections: headings,
        warnings: [...missingContacts(resume), ...leftOut(sections, spans)],
      },
    },
  };
}

function spanOf({ text, start, end }: Slice, blocks: readonly Block[]): SourceSpan {
  const block = blocks.find((candidate) => start >= candidate.start && start <= candidate.end);
  const isWhole = text.length === end - start;
  return {
    start,
    end,
    ...(block?.page !== undefined && { page: block.page }),
    ...(block?.box !== undefined && { box: block.box }),
    confidence: isWhole ? AS_WRITTEN : DERIVED,
  };
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

/** Rows that no value was taken from: the person should see that they are not in the resume. */
function leftOut(
  sections: readonly Section[],
  spans: Readonly<Record<string, SourceSpan>>,
): ReadWarning[] {
  const taken = Object.values(spans);
  return sections
    .filter(
      (section) =>
        section.kind !== 'header' && section.kind !== 'contact' && section.kind !== 'profiles',
    )
    .flatMap(({ heading, blocks }) => {
      const left = blocks.filter(
        (block) => !taken.some((span) => span.start < block.end && span.end > block.start),
      );
      const [first] = left;
      if (first === undefined) return [];
      const where = heading === undefined ? '' : ` under "${heading.text}"`;
      const what = left.length === 1 ? 'a line' : `${left.length} lines`;
      const message = `We could not place ${what}${where}, beginning with "${first.text.slice(0, 60)}". Please add what is missing.`;
      return [{ code: 'LEFT_OUT', message }];
    });
}
