import { convertClause } from './clause.ts';
import { capitalize, isLabel, type Rewriter, withoutContraction } from './rewriter.ts';

const PROGRESSIVE = /^(?:I )?(was|were|am|is) (?=(?:\w+ly )?\w+ing\b)/i;
/** Where the next clause begins that has its own verb. */
const NEXT = /,? and I (?=\w)/;

/** "Was answering 80 calls per day" -> "Answered 80 calls per day", "I am booking visits" -> "I book visits": what was done all along is said by the plain verb. */
export const rewriteProgressive: Rewriter = (line, { english, tense }) => {
  const text = withoutContraction(line);
  const opener = english && !isLabel(text) ? PROGRESSIVE.exec(text) : null;
  if (opener === null) return null;
  const isOver = /^w/i.test(opener[1] ?? '');
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
