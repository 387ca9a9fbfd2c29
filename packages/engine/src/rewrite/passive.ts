import { findParticiple, inflect, readVerb } from '../lexicon/verb-forms.ts';
import { capitalize, isLabel, type Rewriter, splitSentences } from './rewriter.ts';

/** What was done, how far, by me, and the rest: "Reports were prepared for directors by me each week". */
const BY_ME =
  /^((?:the |an? |all |our |my )?[\w'()/& -]{2,60}?) (was|were|is|are) (\w+(?:,? and \w+)?)((?: up| out| down)?(?: (?:in|into|on|onto|to|at|from|for|with) [\w' -]{2,50}?|(?: \w+)?(?: and \w+)?)?) by (?:me|myself)\b(?! and\b)(.*)$/i;

type To = 'past' | 'base';

/** The verbs of "built and maintained" in the form wanted; null where one is none. */
function convertParticiples(participles: string, to: To): string | null {
  const [first = '', second] = participles.split(/,? and /);
  const verbs = [first, ...(second === undefined ? [] : [second])].map((word) => {
    if (word === 'done') return to === 'past' ? 'did' : 'do';
    const found = findParticiple(word);
    return found === null ? null : inflect(found, to);
  });
  return verbs.includes(null) ? null : verbs.join(' and ');
}

/** "Loads are secured with straps and checked by me": the second verb takes the object again. Null where what stands between is of another kind. */
function convertWhere(where: string, participle: string, isPlural: boolean, to: To): string | null {
  const words = where.trim().split(/\s+/);
  if (/\b(?:was|were|is|are)\b/i.test(where)) return null;
  if (where === '' || /^(?:up|out|down)$/.test(where.trim())) return where;
  const isPhrase = /^(?:(?:up|out|down) )?(?:in|into|on|onto|to|at|from|for|with) /.test(
    where.trim(),
  );
  // "was kept clean and stocked by me": what it was kept stays behind it.
  if (!isPhrase) return /^(?:kept|left|made|held)$/.test(participle) ? where : null;
  const joined = / and (\w+)$/.exec(where);
  const found = joined === null ? null : findParticiple(joined[1] ?? '');
  if (joined === null || found === null) return where;
  if (words.length < 3) return null;
  return `${where.slice(0, joined.index)} and ${inflect(found, to)} ${isPlural ? 'them' : 'it'}`;
}

const isPast = (word: string): boolean => readVerb(word).some(({ form }) => form === 'past');

/** An object that may be a clause of its own: "Cleaned tables and floors". */
function isDoubtful(object: string): boolean {
  if (/\b(?:which|that|who)\b/i.test(object)) return true;
  const words = object.split(' ');
  return /\band\b/i.test(object) ? words.some(isPast) : isPast(words[0] ?? '') && words.length > 2;
}

/** Inside the sentence a plain word loses its capital; "QA" and "IBM" keep theirs. */
const inside = (object: string): string =>
  /^[A-Z][a-z-]+(?: |$)/.test(object) && !/^[A-Z][a-z]+ [A-Z]/.test(object)
    ? (object[0] ?? '').toLowerCase() + object.slice(1)
    : object;

/** Transformation 5: "Weekly reports were prepared by me for directors" -> "Prepared weekly reports for directors". Only where the person is named as the one who did it. */
export const rewritePassive: Rewriter = (text, { english, tense }) => {
  if (!english || isLabel(text) || splitSentences(text).length > 1) return null;
  const match = BY_ME.exec(text);
  if (match === null) return null;
  const [, object = '', was = '', participles = '', where = '', rest = ''] = match;
  const isPresent = /^(?:is|are)$/i.test(was);
  if ((isPresent && tense !== 'present') || isDoubtful(object)) return null;
  const to = isPresent ? 'base' : 'past';
  const verb = convertParticiples(participles, to);
  const placed = convertWhere(where, participles, /^(?:are|were)$/i.test(was), to);
  if (verb === null || placed === null) return null;
  const [particle = ''] = /^ (?:up|out|down)\b/.exec(placed) ?? [];
  return {
    text: `${capitalize(verb)}${particle} ${inside(object)}${placed.slice(particle.length)}${rest}`,
    kind: 'passive',
    reason: 'Who did it comes first: you.',
  };
};
