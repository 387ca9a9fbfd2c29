import type { Change } from '@trueline/contracts';

/** Lines that the person wrote in place of a proposal, and where. */
export interface OwnWords {
  path: string;
  lines: string[];
}

/** The person's own words among decided changes. */
export function listOwnWords(changes: readonly Pick<Change, 'path' | 'decision'>[]): OwnWords[] {
  return changes.flatMap(({ path, decision }) =>
    typeof decision === 'string'
      ? []
      : [
          {
            path,
            lines: decision.text
              .split('\n')
              .map((line) => line.trim())
              .filter((line) => line !== ''),
          },
        ],
  );
}
