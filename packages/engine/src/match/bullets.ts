import type { Resume } from '@trueline/contracts';

/** A bullet of a role or project. */
export interface Bullet {
  path: string;
  text: string;
  /** The role has an end date. */
  ended: boolean;
}

/** Every bullet of work, volunteer work and projects, in document order. */
export function listBullets(resume: Resume): Bullet[] {
  const sections = ['work', 'volunteer', 'projects'] as const;
  return sections.flatMap((section) =>
    (resume[section] ?? []).flatMap((entry, i) =>
      (entry.highlights ?? [])
        .map((text, j) => ({
          path: `${section}[${i}].highlights[${j}]`,
          text: text.trim(),
          ended: entry.endDate !== undefined,
        }))
        .filter(({ text }) => text !== ''),
    ),
  );
}

export const wordCount = (text: string): number =>
  text.match(/[\p{L}\p{N}][\p{L}\p{N}'’&./+#-]*/gu)?.length ?? 0;
