import { convertClause } from '../clause.ts';
import { capitalize, isLabel, type Rewriter, withoutContraction } from '../rewriter.ts';

const PROGRESSIVE = /^(?:I )?(was|were|am|is|have been|had been) (?=(?:\w+ly )?\w+ing\b)/i;
/** Where the next clause begins that has its own verb. */
const NEXT = /,? and I (?=\w)/;

/** "Was answering 80 calls per day" -> "Answered 80 calls per day", "I am booking visits" -> "I book visits": what was done all along is said by the plain verb. */
export const rewriteProgressive: Rewriter = (line, { english, tense }) => {
  const text = withoutContraction(line);
  const opener = english && !isLabel(text) ? PROGRESSIVE.exec(text) : null;
  if (opener === null) return null;
  // "I have been collecting data": of a role that goes on, the present says it.
  const isOver =
    /^(?:w|had)/i.test(opener[1] ?? '') || (/^have/i.test(opener[1] ?? '') && tense === 'past');
  if (!isOver && tense !== 'present') return null;
  const rest = text.slice(opener[0].length);
  const end = NEXT.exec(rest)?.index ?? rest.length;
  const verb = convertClause(rest.slice(0, end), 'gerund', isOver ? 'past' : 'base', 'duty');
  if (verb === null) return null;
  const hasSubject = /^I /.test(text);
  return {
    text: `${hasSubject ? 'I ' : ''}${hasSubject ? verb : capitalize(verb)}${rest.slice(end)}`,
    kind: 'gerund-opener',
    reason: 'A plain verb is stronger than its -ing form.',
  };
};
