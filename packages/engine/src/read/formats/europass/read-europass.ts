import { ReadError } from '../../outcome.ts';
import { parseXml } from '../rich/xml.ts';
import { readCandidate } from './candidate.ts';
import type { EuropassResume } from './europass.ts';
import { readSkillsPassport } from './skills-passport.ts';

const ELEMENT = /<(?:\w+:)?(?:SkillsPassport|Candidate)\s/;
/** Both names with any version; other systems write a `Candidate` of their own. */
const NAMESPACE = /europass\.(?:cedefop\.europa\.)?eu\//;
const HEAD_LENGTH = 4096;

/** Whether a text is a Europass document, by what it opens with. */
export function isEuropass(text: string): boolean {
  const head = text
    .slice(0, HEAD_LENGTH)
    .replace(/^\ufeff/, '')
    .trimStart();
  return head.startsWith('<') && ELEMENT.test(head) && NAMESPACE.test(head);
}

/** A Europass XML of either form as JSON Resume. Throws a ReadError for what is no XML or another. */
export function readEuropass(text: string): EuropassResume {
  const root = parseXml(new TextEncoder().encode(text));
  if (root.name === 'SkillsPassport') return readSkillsPassport(root);
  if (root.name === 'Candidate') return readCandidate(root);
  throw new ReadError('NOT_A_RESUME');
}
