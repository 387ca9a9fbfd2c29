import type { Resume, Verification } from '@trueline/contracts';
import { listKeptLines } from '../document/kept-lines.ts';
import { listLines } from '../document/paths.ts';
import { type DecidedChange, listOwnWords } from './own-words.ts';
import { worstVerdict } from './verdict.ts';
import { verifyResume } from './verify-resume.ts';
import { verifyText } from './verify-text.ts';

function textOf(resume: Resume | string): string {
  if (typeof resume === 'string') return resume;
  return [...listLines(resume), ...listKeptLines(resume)].map((line) => line.text).join('\n');
}

/** Decided changes, whose own words and answers are facts with the person as their source. */
interface VerifyOptions {
  changes?: readonly DecidedChange[];
}

/** Every fact of `optimized` that `original` does not support, each to confirm or contradicted. Two resumes are compared entry by entry, two texts by their dated blocks; of a mixed pair the whole text of each. */
export function verify(
  original: Resume | string,
  optimized: Resume | string,
  { changes = [] }: VerifyOptions = {},
): Verification {
  const ownWords = listOwnWords(changes);
  const unsupported =
    typeof original === 'string' || typeof optimized === 'string'
      ? verifyText(
          textOf(original),
          textOf(optimized),
          ownWords.flatMap(({ lines }) => lines),
        )
      : verifyResume(original, optimized, ownWords);
  return { ok: unsupported.length === 0, verdict: worstVerdict(unsupported), unsupported };
}
