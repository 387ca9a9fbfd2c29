import type { Resume } from '@trueline/contracts';
import type { Draft } from '../document/change-draft.ts';
import { listLines } from '../document/paths.ts';

/** A whole line that tells what an employer may not ask: no part of a sentence is ever cut. */
const PERSONAL =
  /^(?:(?:date of birth|birth ?date|d\.?o\.?b\.?|age|marital status|civil status|religion|gender|sex|height|weight|children|nationality|passport(?: (?:no|number))?|s\.?i\.?n\.?|ssn|social (?:insurance|security)(?: number)?|photo|blood (?:group|type))\s*[:–-]\s*.{1,60}|(?:un)?married(?:,? (?:with )?(?:one|two|three|\d) (?:children|kids))?|single|divorced|born (?:on |in )?[\w .,/-]{0,20}\d{4}|(?:married|single), born (?:in )?\d{4})\.?$/i;
const OWN_FIELD = /^basics\.(?!name|label|email|phone|url|summary|location|profiles)\w+$/;

/** Transformation 32: age, marital status and the like. A removal, so it starts as rejected. */
export function proposePersonalData(resume: Resume): Draft[] {
  return listLines(resume)
    .filter(({ path, text }) => {
      const isItem = /\.(?:highlights|keywords|courses)\[\d+\]$/.test(path);
      return (
        (isItem || OWN_FIELD.test(path) || path === 'basics.summary') && PERSONAL.test(text.trim())
      );
    })
    .map(({ path, text }) => ({
      path,
      before: text,
      after: '',
      kind: 'personal-data',
      reason: 'An employer has no use for it and may not weigh it; most leave it out.',
      sources: [{ path, text }],
      verdict: 'proven' as const,
    }));
}
