import { findGerund } from '../../language/en/guessed-verb.ts';
import { findParticiple, inflect, readVerb } from '../../language/en/verb-forms.ts';
import { defineRule, plural } from '../define-rule.ts';
import type { RoleTense } from '../line-context.ts';
import { capitalize, isLabel, splitSentences } from '../line-text.ts';
import { withArticle } from '../noun-verbs.ts';

/** What was done, how far, by me, and the rest: "Reports were prepared for directors by me each week". */
const BY_ME =
  /^((?:the |an? |all |our |my )?[\w'()/&, -]{2,90}?) (was|were|is|are) (\w+(?:,? and \w+)?)((?: up(?! to\b)| out| down| together)?(?: (?:in|into|on|onto|to|at|from|for|with|by) (?!me\b)[\w' -]{2,50}?|(?: \w+)?(?: and \w+)?)?) by (?:me|myself)\b(?! and (?!\w+ed (?:in|into|on|to|at|from|for|with)\b))(.*)$/i;

/** "Passwords were reset and accounts were unlocked by me": two clauses of one who did both. */
const BOTH_BY_ME =
  /^((?:the |all )?[\w' -]{2,40}?) (was|were) (\w+)((?: up| out| down)?) and ((?:the |their |its )?[\w' -]{2,40}?) (?:was|were) (\w+)((?: up| out| down)?) by (?:me|myself)\b(?! and\b)(.*)$/i;

/** "by me and entered in the log": what else became of it. */
const AND_THEN = /^ and ((?!then\b)\w+ed) ((?:in|into|on|to|at|from|for|with) .+)$/i;

type To = 'past' | 'base';

/** The verb of a regular participle that the lexicon of verbs lacks: "masked". */
function guessParticiple(word: string): ReturnType<typeof findParticiple> {
  const stem = /^(\p{Ll}{3,})ed$/u.exec(word)?.[1];
  const found = stem === undefined ? null : findGerund(`${stem}ing`);
  return found?.verb.forms.past === word ? found : null;
}

/** The verbs of "built and maintained" in the form wanted; null where one is none. */
function convertParticiples(participles: string, to: To): string | null {
  const [first = '', second] = participles.split(/,? and /);
  const verbs = [first, ...(second === undefined ? [] : [second])].map((word) => {
    if (word === 'done') return to === 'past' ? 'did' : 'do';
    const found = findParticiple(word) ?? guessParticiple(word);
    return found === null ? null : inflect(found, to);
  });
  return verbs.includes(null) ? null : verbs.join(' and ');
}

/** "Loads are secured with straps and checked by me": the second verb takes the object again. Null where what stands between is of another kind. */
function convertWhere(where: string, participle: string, isPlural: boolean, to: To): string | null {
  const words = where.trim().split(/\s+/);
  if (/\b(?:was|were|is|are)\b/i.test(where)) return null;
  if (where === '' || /^(?:up|out|down|together)$/.test(where.trim())) return where;
  const isPhrase = /^(?:(?:up|out|down) )?(?:in|into|on|onto|to|at|from|for|with|by) /.test(
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
  if (/\b(?:which|that|who|he|she|i|they|we|it|because|due|when|after|as)\b/i.test(object))
    return true;
  const items = object.replace(/(?<=\d),(?=\d{3})/g, '');
  if (items.includes(',') && !/^[^,]+(?:, [^,]+)*,? and [^,]+$/.test(items)) return true;
  const words = object.split(' ');
  return /\band\b/i.test(object) ? words.some(isPast) : isPast(words[0] ?? '') && words.length > 2;
}

/** Inside the sentence a plain word loses its capital; "QA" and "IBM" keep theirs. */
const inside = (object: string): string =>
  /^(?:[A-Z][a-z-]+(?:[ ,]|$)|An? |The )/.test(object) && !/^[A-Z][a-z]+ [A-Z]/.test(object)
    ? (object[0] ?? '').toLowerCase() + object.slice(1)
    : object;

/** "Reset passwords and unlocked accounts daily". */
function convertBoth(text: string): string | null {
  const match = BOTH_BY_ME.exec(text);
  if (match === null) return null;
  const [, object = '', , first = '', up = '', other = '', second = '', out = '', rest = ''] =
    match;
  const verbs = [first, second].map((word) => convertParticiples(word, 'past'));
  if (verbs.includes(null) || isDoubtful(object) || isDoubtful(other)) return null;
  return `${capitalize(verbs[0] ?? '')}${up} ${inside(object)} and ${verbs[1]}${out} ${other}${rest}`;
}

/** " and entered them in the log"; the rest as it stands where it tells no second deed, null where its verb is not certain. */
function convertThen(rest: string, isPlural: boolean, to: To): string | null {
  const match = AND_THEN.exec(rest);
  if (match === null) return / and \w+ed\b/.test(rest) ? null : rest;
  const [, word = '', where = ''] = match;
  const verb = convertParticiples(word, to);
  return verb === null ? null : ` and ${verb} ${isPlural ? 'them' : 'it'} ${where}`;
}

/** "Calendar of events kept up to date by myself": the same without its "was". */
const BARE_BY_ME =
  /^((?:[\w'()/&-]+ ){1,8}?)((?:\w+ed|kept|made|written|drawn|built|done|run|taken|sent|bought|sold|taught|held|led)\b(?: and \w+ed)?(?: (?:up|out|down))?(?: [\w ]{2,30}?)? by (?:me|myself)\b.*)$/i;

function withWas(text: string): string {
  const [, object = '', rest = ''] = BARE_BY_ME.exec(text) ?? [];
  if (object === '' || /\b(?:was|were|is|are|been|be)\b/i.test(text)) return text;
  const things = withArticle(inside(object.trim()));
  const isPlural = /[^s]s$/i.test(object.trim().split(' of ')[0] ?? '');
  return `${capitalize(things)} ${isPlural ? 'were' : 'was'} ${rest}`;
}

function toActive(own: string, tense: RoleTense): string | null {
  const text = withWas(own);
  if (isLabel(text) || splitSentences(text).length > 1) return null;
  const both = convertBoth(text);
  if (both !== null) return both;
  const match = BY_ME.exec(text);
  if (match === null) return null;
  const [, object = '', was = '', participles = '', where = '', rest = ''] = match;
  const isPresent = /^(?:is|are)$/i.test(was);
  if ((isPresent && tense !== 'present') || isDoubtful(object)) return null;
  const to = isPresent ? 'base' : 'past';
  const verb = convertParticiples(participles, to);
  const placed = convertWhere(where, participles, /^(?:are|were)$/i.test(was), to);
  if (verb === null || placed === null) return null;
  const then = convertThen(rest, /^(?:are|were)$/i.test(was), to);
  if (then === null) return null;
  const [particle = ''] = /^ (?:up|out|down|together)\b/.exec(placed) ?? [];
  return `${capitalize(verb)}${particle} ${inside(object)}${placed.slice(particle.length)}${then}`;
}

/** A passive of which the person is named as the one who did it. */
export const passive = defineRule({
  id: 'passive',
  kind: 'passive',
  order: 100,
  precedence: 40,
  appliesTo: ['bullet'],
  languages: ['en'],
  detect: ({ text }, { tense }) => toActive(text, tense),
  rewrite: (better) => better,
  reason: 'Who did it comes first: you.',
  summary: (n) => `Turned ${plural(n, 'passive line', 'passive lines')} into active ones.`,
  examples: [
    ['Weekly reports were prepared by me for directors', 'Prepared weekly reports for directors'],
    [
      'Dashboards were built and maintained by me for 4 plants',
      'Built and maintained dashboards for 4 plants',
    ],
    ['Menus planned by me for 60 guests', 'Planned menus for 60 guests'],
  ],
  leaves: [
    'Reports were prepared by the clerks',
    'Activities were planned by myself and two colleagues',
    'The team was led by Ann and meals were cooked by me',
  ],
});
