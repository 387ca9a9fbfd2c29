import type { AS_WRITTEN_ENTRIES, Resume, SourceSpan } from '@trueline/contracts';

type SectionName = (typeof AS_WRITTEN_ENTRIES)[number];

/** A value with its place in the read text. */
export interface Placed {
  path: string;
  text: string;
  span: SourceSpan;
}

/** An entry of any section by what its values are. */
export interface EntryView {
  path: string;
  /** Title and employer, or degree and school; the one that names what one was, and the one that names where. */
  role: Placed | undefined;
  body: Placed | undefined;
  start: Placed | undefined;
  end: Placed | undefined;
  description: Placed | undefined;
  summary: Placed | undefined;
  highlights: Placed[];
}

const KEYS: Record<SectionName, { role: string; body: string }> = {
  work: { role: 'position', body: 'name' },
  volunteer: { role: 'position', body: 'organization' },
  education: { role: 'studyType', body: 'institution' },
};

/** The entries of a section, each value with where it stands. */
export function entryViews(
  name: SectionName,
  resume: Resume,
  spans: Readonly<Record<string, SourceSpan>>,
): EntryView[] {
  return (resume[name] ?? []).map((entry, index) => {
    const path = `${name}[${index}]`;
    const values = entry as Record<string, unknown>;
    const placed = (key: string, text: unknown): Placed | undefined => {
      const span = spans[`${path}.${key}`];
      return typeof text === 'string' && span ? { path: `${path}.${key}`, text, span } : undefined;
    };
    const value = (key: string): Placed | undefined => placed(key, values[key]);
    const { role, body } = KEYS[name];
    return {
      path,
      role: value(role) ?? (name === 'education' ? value('area') : undefined),
      body: value(body),
      start: value('startDate'),
      end: value('endDate'),
      description: value('description'),
      summary: value('summary'),
      highlights: (entry.highlights ?? []).flatMap(
        (text, at) => placed(`highlights[${at}]`, text) ?? [],
      ),
    };
  });
}
