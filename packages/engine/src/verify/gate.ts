import type { Change, UnsupportedFact } from '@trueline/contracts';
import { entryOf } from '../document/paths.ts';
import { checkLine, type ResumeSource } from './verify-resume.ts';

/** Kinds that only make a reader look twice; everything else unsupported ends a proposal. */
const FLAGGED = new Set(['content']);

/** The gate's word on one line of a change: `reject` means that it is never shown. */
export function judge(
  change: Pick<Change, 'path' | 'after'>,
  source: ResumeSource,
): Change['verdict'] | 'reject' {
  const entry = entryOf(change.path);
  const facts: UnsupportedFact[] = change.after
    .split('\n')
    .flatMap((text) => checkLine({ path: change.path, entry, text }, entry, source));
  if (facts.length === 0) return 'accept';
  return facts.every((fact) => FLAGGED.has(fact.kind)) ? 'flag' : 'reject';
}
