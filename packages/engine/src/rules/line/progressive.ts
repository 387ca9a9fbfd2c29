import { convertClause } from '../clause.ts';
import { defineRule } from '../define-rule.ts';
import type { RoleTense } from '../line-context.ts';
import { capitalize, isLabel, withoutContraction } from '../line-text.ts';

const PROGRESSIVE = /^(?:I )?(was|were|am|is|have been|had been) (?=(?:\w+ly )?\w+ing\b)/i;
/** Where the next clause begins that has its own verb. */
const NEXT = /,? and I (?=\w)/;

function toPlain(line: string, tense: RoleTense): string | null {
  const text = withoutContraction(line);
  const opener = isLabel(text) ? null : PROGRESSIVE.exec(text);
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
  return `${hasSubject ? 'I ' : ''}${hasSubject ? verb : capitalize(verb)}${rest.slice(end)}`;
}

/** "Was answering" -> "Answered", "I am booking" -> "I book": what was done all along is said by the plain verb. */
export const progressive = defineRule({
  id: 'progressive',
  kind: 'gerund-opener',
  order: 50,
  precedence: 50,
  appliesTo: ['bullet'],
  languages: ['en'],
  detect: ({ text }, { tense }) => toPlain(text, tense),
  rewrite: (better) => better,
  reason: 'A plain verb is stronger than its -ing form.',
  examples: [
    ['Was answering 80 calls per day', 'Answered 80 calls per day'],
    ['I was booking visits and greeting guests', 'I booked visits and greeted guests'],
  ],
  leaves: ['Was on call every second week', 'Was promoted to lead'],
  given: { tense: 'past' },
});
