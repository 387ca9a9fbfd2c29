import type { Change, Doubt, Finding, Verdict } from '@trueline/contracts';
import { entryOf, findValue } from '../document/paths.ts';
import { ENTRY_SECTIONS } from './entries.ts';
import { toDoubts, worstVerdict } from './verdict.ts';
import { checkLine, type ResumeSource } from './verify-resume.ts';

/** The verifier's word on a change, with what the person has to confirm and what a model has to hear. */
export interface Judgement {
  verdict: Verdict;
  doubts: Doubt[];
  findings: Finding[];
}

/** Holds each line of a change against its entry of the original, a headline, summary or skill against the whole of it. A contradicted change is never shown. */
export function judge(change: Pick<Change, 'path' | 'after'>, source: ResumeSource): Judgement {
  const { path, after } = change;
  const entry = entryOf(path);
  const isOfEntry = ENTRY_SECTIONS.some((section) => entry.startsWith(section));
  const original = findValue(source.resume, path);
  const before = typeof original === 'string' ? original : '';
  const findings: Finding[] = [];
  const doubts: Doubt[] = [];
  let offset = 0;
  for (const text of after.split('\n')) {
    const found = checkLine({ path, entry, text }, entry, source);
    findings.push(...found);
    doubts.push(...toDoubts(found, { text, offset, before, isOfEntry }));
    offset += text.length + 1;
  }
  return { verdict: worstVerdict(findings), doubts, findings };
}
