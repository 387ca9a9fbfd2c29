import type { Resume } from '@trueline/contracts';
import type { Draft } from '../document/change-draft.ts';
import { listLines } from '../document/paths.ts';
import { isHighlight, isSkillItem } from '../rules/line-kinds.ts';

const normal = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();

/** Transformation 30: the second of two equal bullets of one role, or of two equal skills. A removal, so it starts as rejected. */
export function proposeDuplicates(resume: Resume): Draft[] {
  const seen = new Map<string, { path: string; text: string }>();
  const drafts: Draft[] = [];
  for (const { path, entry, text } of listLines(resume)) {
    const place = isHighlight(path) ? entry : isSkillItem(path) ? 'skills' : undefined;
    // "5+ years" in a list of skills belongs to the item before it.
    if (place === undefined || normal(text) === '' || /^\d/.test(text)) continue;
    const key = `${place}\n${normal(text)}`;
    const first = seen.get(key);
    if (first === undefined) seen.set(key, { path, text });
    else
      drafts.push({
        path,
        before: text,
        after: '',
        kind: 'duplicate',
        reason: 'The same line stands here twice.',
        sources: [first],
        verdict: 'proven',
      });
  }
  return drafts;
}
