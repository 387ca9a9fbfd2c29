import { analyze } from '../../language/analyze.ts';
import { CHANGE_VERBS, DETERMINERS, DONE_TO_ONE } from '../../language/en/nouns.ts';
import { findVerbForm, inflect, readVerb } from '../../language/en/verb-forms.ts';
import { convertClause } from '../../rules/clause.ts';
import { TITLE_WORDS } from '../../taxonomy/titles.ts';
import { withArticles } from './articles.ts';
import { fromThird, NO_ACT, OF_ANOTHER } from './from-third.ts';
import { withoutOf } from './of-gerunds.ts';
import { withResult } from './outcome.ts';
import { isNounAfterAll, isSurelyVerb, NO_OBJECT } from './verb-opener.ts';

export interface Act {
  /** Behind "I". */
  text: string;
  isPresent: boolean;
  result?: string;
  /** Both in one, as the line has them. */
  whole?: string;
}

const BE = /^(?:am|was|is|are|were|have|has|had|do|did|does)$/;
/** Said of work that was the person's, and said so again. */
const OWN_DUTY =
  /^(?:(?:was|am|is|were|being) )?(?<duty>(?:solely |also |directly |fully )?(?:responsible for|in charge of|tasked with|entrusted with|accountable for)) (?<rest>.+)$/i;

/** Words that open a clause of its own behind a comma: what stands there is another sentence. */
function withoutSplice(text: string): string {
  const { tokens } = analyze(text, 'en');
  for (let i = 2; i < tokens.length; i++) {
    if (tokens[i - 1]?.text !== ',' && !/,/.test(tokens[i]?.gap ?? '')) continue;
    const opener = tokens[i];
    if (opener === undefined || !/^(?:pronoun|determiner|noun|number)$/.test(opener.pos)) continue;
    if (/^(?:which|who|whom|whose|each|all|both|some|most)$/.test(opener.lower)) continue;
    const next = tokens.slice(i + 1, i + 4);
    const isClause = next.some(
      ({ pos, form, lower }, j) =>
        (pos === 'auxiliary' ||
          (pos === 'verb' &&
            (form === 'third' || /^(?:was|were|went|came|rose|fell|grew)$/.test(lower)))) &&
        next.slice(0, j).every((token) => /^(?:noun|adjective|name|number)$/.test(token.pos)),
    );
    if (!isClause) continue;
    return text.slice(0, opener.start).replace(/[,\s]+$/, '');
  }
  return text;
}

/** "trained the junior, and my replacement": two things want no comma. */
export const withoutPairComma = (text: string): string =>
  text.replace(/^([^,]+), (?=and (?:my|the|an?|our) (?:\p{L}+ ){0,2}\p{L}+$)/u, '$1 ');

/** "rotate, label and date everything, walk in temps": what hangs on behind a finished row without leading on from it. */
function withoutTrail(text: string): string {
  const at = text.lastIndexOf(', ');
  const [before, behind] = [text.slice(0, at), text.slice(at + 2)];
  const first = behind.split(' ')[0] ?? '';
  const goesOn =
    at < 0 ||
    !/ and /.test(before) ||
    LEADING.test(behind) ||
    /\d|^(?:own|no|zero|nil|my|total|average)\b| and /.test(behind) ||
    findVerbForm(first, 'past') !== null ||
    findVerbForm(first, 'gerund') !== null;
  return goesOn ? text : before;
}

/** The amounts that a line hangs on behind a comma, said as a sentence says them. */
const hungOn = (text: string): string =>
  text
    .replace(/, total (?=[\p{L}$€£]*\d)([^,]+)/u, ', $1 in total')
    .replace(/, (\d[\d,]*) (successful|approved|won|accepted|funded)\b/, ', $1 of them $2')
    .replace(
      /, ((?:\p{L}+ ){0,2}\p{L}+) ((?:under|below|above|over|at|of) [\p{L}$€£]*\d)/u,
      (whole, thing: string, rest: string) =>
        /^(?:with|about|up|including|from|which|and|worth|each|all|for|in|at)\b/.test(thing)
          ? whole
          : `, with ${thing} ${rest}`,
    )
    .replace(
      /, (?=(?:zero|nil|no) (?:\p{L}+ ){1,3}?(?:\p{L}{3,}ed|was|were|lost|fell|came|went|left)\b)/u,
      ', and ',
    )
    .replace(/, (zero|nil|no) (?=\p{L})/u, ', with $1 ')
    // "availability 98.7% last year", "average 31 minutes to release", "own wiring", "140 guests".
    .replace(/, average (?=[$€£]?\d)/u, ', with an average of ')
    .replace(/, own (?=\p{Ll}+$)/u, ', with my own ')
    .replace(
      /, (?!(?:about|around|worth|up|over|total|with|and|or) )((?:\p{Ll}+ ){0,2}(?!(?:under|over|above|below|at|of|to|by|from) )\p{Ll}+) (?=\d[\d.]*%(?: (?:last|this|in) [\p{L}\d]+)?$)/u,
      ', with $1 at ',
    )
    .replace(/(?<=\p{Lu}\p{L}* (?:19|20)\d\d), (?=\d[\d,]* \p{Ll}+s$)/u, ', with ');

/** "loaded lumber, drove the truck", "keep the bay clean, do the log": the list of acts ends with "and". */
function withLastVerb(text: string): string {
  const items = text.split(/,\s+/);
  const [last = '', after = ''] = items.at(-1)?.split(' ') ?? [];
  const first = text.split(' ')[0] ?? '';
  const isNowToo =
    DETERMINERS.has(after) &&
    [first, last].every((word) => BE.test(word) || findVerbForm(word, 'base') !== null);
  return items.length > 1 &&
    !/ and /.test(text) &&
    (findVerbForm(last, 'past') !== null || /^\p{L}{3,}ed$/u.test(last) || isNowToo)
    ? `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
    : text.replace(ROW_OF_ACTS, '$1, and ');
}
/** "brazed lines, pulled vacuum, charged R32 and R410A": the last act has an "and" of its own. */
const ROW_OF_ACTS = /^(\p{Ll}+ed [^,]+, \p{Ll}+ed [^,]+), (?=\p{Ll}+ed [^,]+ and [^, ]+$)/u;

/** "to court, doctor, appointments": the list ends with "and"; a thing hung on behind a finished pair falls away. */
function withJoint(text: string): string {
  const items = text.split(/,\s+/);
  const last = items.at(-1) ?? '';
  const isBare =
    /^(?:\p{Ll}[\p{L}-]*|\p{Lu}{2,})(?: \p{L}[\p{L}-]*){0,3}$/u.test(last) &&
    !LEADING.test(last) &&
    findVerbForm(last.split(' ')[0] ?? '', 'gerund') === null;
  if (items.length < 2 || !isBare || /(?:,| )\s?(?:and|or) /.test(last)) return text;
  if (items.length > 2 && !/ and | or /.test(text))
    return `${items.slice(0, -1).join(', ')} and ${last}`;
  return items.length === 2 && / and /.test(items[0] ?? '') ? (items[0] ?? text) : text;
}
const LEADING =
  /^(?:which|who|where|when|while|with|mostly|mainly|often|including|from|for|in|on|at|by|to|as|about|both|all|each|and|so|then|myself|too|daily|weekly|together)\b/;

/** "..., repeat bookings 41%": a thing and a figure with nothing between them. */
const hasLooseEnd = (text: string): boolean =>
  /, (?!(?:about|around|worth|total|over|up to|some|with|zero|nil)\b|[^,]*\b(?:under|below|above|over|at|of) \d)(?:\p{Ll}+ ){1,3}\d[\d.,]*%?(?:,|$)/u.test(
    text,
  );

/** A gerund opener of an ended or present role turned into its verb; null where one of its verbs isn't certain. */
function fromGerund(piece: string, isCurrent: boolean): string | null {
  const converted = convertClause(piece, 'gerund', isCurrent ? 'base' : 'past', 'verb-lines');
  if (converted !== null) return converted;
  const first = piece.split(' ')[0] ?? '';
  const found = findVerbForm(first, 'gerund');
  const rest = piece.slice(first.length).trim();
  const next = rest.split(' ')[0]?.toLowerCase() ?? '';
  // "Taking care of a lady at home".
  if (found !== null && LIGHT.test(piece))
    return `${inflect(found, isCurrent ? 'base' : 'past')} ${rest.replace(/,? (?:and|who) (?:had|has|have|is|was)\b.*$/, '')}`;
  // One verb and what it is done to, with no second one that it might have to agree with.
  if (
    found === null ||
    /\b\p{L}+ing\b/u.test(rest) ||
    !(DETERMINERS.has(next) || /^\d/.test(next) || /s$/.test(rest.split(' ')[1] ?? ''))
  )
    return null;
  return `${inflect(found, isCurrent ? 'base' : 'past')} ${rest}`;
}

const LIGHT =
  /^(?:taking (?:care|charge|part|orders|calls|minutes|notes)|looking after|keeping (?:track|records)) (?!.*ing\b)/;

/** "keep the bill down, found a leak": what was done once says its "I" again behind what is done still. */
const withOwnPast = (text: string): string =>
  text.replace(
    /,? (?:and )?(?!and )(\p{Ll}+)(?= (?:an?|the|all|my|half|\d))/gu,
    (joint, word: string) => {
      const isPast =
        /^(?:,|\s*and )/.test(joint.trimStart()) &&
        (word === 'found' ||
          (findVerbForm(word, 'past') !== null && findVerbForm(word, 'base') === null));
      return isPast ? `, and I ${word}` : joint;
    },
  );

/** "led 5 engineers and 2 technicians, trained 23 interns": behind an "and" of its own objects a second act. */
const SPLICED =
  /^[^,]* and [^,]*, \p{Ll}+ed (?!the (?:same|next|following|first|last)\b)(?![^,]* by )[^,]*$/u;

/** The line as what the person did or does, behind "I"; null where it opens with no verb, or its verbs don't agree. */
export function tellAct(piece: string, isCurrent: boolean, besideVerbs = false): Act | null {
  const said = sayAct(piece, isCurrent, besideVerbs);
  if (said === null) return null;
  const own = said.isPresent || SPLICED.test(said.text) ? withOwnPast(said.text) : said.text;
  const cut = withoutTrail(withoutSplice(own)).replace(OF_ANOTHER, '');
  if (/\b(?:he|she)\b/.test(cut)) return null;
  if (cut.split(' ').length < 3 && !/\d/.test(cut)) return null;
  const { text, result, whole } = withResult(withJoint(withLastVerb(cut)));
  if (hasLooseEnd(text)) return null;
  const told = withoutPairComma(hungOn(withArticles(withLastVerb(text), 1)));
  const verb = told.split(' ')[0] ?? '';
  // "Cut time to fill": a change with nothing that says of what or how much.
  if (
    CHANGE_VERBS.has(findVerbForm(verb, 'past')?.verb.base ?? verb) &&
    told.split(' ').length < 3 &&
    result === undefined
  )
    return null;
  return {
    text: told,
    isPresent: said.isPresent,
    ...(result === undefined ? {} : { result }),
    ...(whole === undefined ? {} : { whole: withArticles(whole, 1) }),
  };
}

function sayAct(
  piece: string,
  isCurrent: boolean,
  besideVerbs: boolean,
): Pick<Act, 'text' | 'isPresent'> | null {
  const own = /^I (?:also |usually |often |always )?(?<rest>\p{Ll}.*)$/u.exec(piece)?.groups?.rest;
  if (own !== undefined) return sayOwn(own, isCurrent);
  const other = /^(?:He|She) (?<rest>\p{Ll}.*)$/u.exec(piece)?.groups?.rest;
  const text = (other === undefined ? piece : ofOther(other, isCurrent)).replace(
    /^involved in /i,
    'was involved in ',
  );
  const duty = OWN_DUTY.exec(text)?.groups;
  if (duty !== undefined)
    return {
      text: `${isCurrent && !/^was\b/i.test(text) ? 'am' : 'was'} ${(duty.duty ?? '').toLowerCase()} ${duty.rest}`,
      isPresent: isCurrent && !/^was\b/i.test(text),
    };
  if (/^was (?!in\b)/i.test(text)) return { text: `was ${text.slice(4)}`, isPresent: false };
  const first = /^[\p{L}-]+/u.exec(text)?.[0] ?? '';
  const second =
    text
      .slice(first.length)
      .trim()
      .split(/[\s,]+/)[0] ?? '';
  const forms = new Set(readVerb(first).map(({ form }) => form));
  const bare = withoutOf(text);
  if (bare !== text) return sayAct(bare, isCurrent, besideVerbs);
  const [token] = analyze(text.slice(0, 1).toLowerCase() + text.slice(1), 'en').tokens;
  const small = text.slice(0, 1).toLowerCase() + text.slice(1);
  if (TITLE_WORDS.has(second.toLowerCase()) && forms.has('base') && /^\p{Lu}/u.test(second))
    return null;
  // "Adopted by 3 labs", "Promoted to manager": what others did.
  const base = readVerb(first)[0]?.verb.base ?? '';
  if (
    /^by$/i.test(second) ||
    (DONE_TO_ONE.has(base) && /^(?:in|as|to|for|from|among|with)$/i.test(second))
  )
    return null;
  if (isNounAfterAll(text, first, besideVerbs) || NO_ACT.test(text)) return null;
  // "Cut flower department": of verbs that are alike in base and past only an object shows that they are any.
  const object = analyze(small, 'en').phrases.find(({ from }) => from <= 1);
  const isAlike = readVerb(first).some(({ verb }) => verb.forms.past === verb.base);
  if (isAlike && object?.number === 'singular' && !object.hasDeterminer && !/\d/.test(text))
    return null;
  // "Cut mortality from 6.1% to 3.8%": what has changed is past, in a job that goes on as well.
  if (isAlike && forms.has('past') && CHANGED.test(text)) return { text: small, isPresent: false };
  if (forms.has('past') && !(isCurrent && forms.has('base')))
    return { text: agreed(small, 'past'), isPresent: false };
  if (/^(?:do|make|take|give) /.test(small) && isCurrent) return { text: small, isPresent: true };
  if (/^did (?:the|an?|all|my|our|both|\d+) /.test(small)) return { text: small, isPresent: false };
  if (
    isCurrent &&
    forms.size === 0 &&
    token?.pos === 'verb' &&
    token.form === 'base' &&
    (/^\d/.test(second) || DETERMINERS.has(second))
  )
    return { text: small, isPresent: true };
  if (forms.size === 0)
    return token?.pos === 'verb' && token.form === 'past' && /ed$/.test(token.lower)
      ? { text: small, isPresent: false }
      : null;
  if (forms.has('gerund')) {
    const told = fromGerund(small, isCurrent);
    return told === null ? null : { text: told, isPresent: isCurrent };
  }
  if (forms.has('third') && !forms.has('base')) {
    const told =
      convertClause(small, 'third', isCurrent ? 'base' : 'past', 'verb-lines') ??
      fromThird(small, isCurrent);
    return told === null ? null : { text: told, isPresent: isCurrent };
  }
  if (!forms.has('base')) return null;
  if (isCurrent)
    return (besideVerbs &&
      !NO_OBJECT.test(second) &&
      !/^\p{L}+ \p{L}+ (?:to|into) /u.test(small)) ||
      isSurelyVerb(small, first, second)
      ? { text: small, isPresent: true }
      : null;
  const told = convertClause(small, 'base', 'past', 'verb-lines');
  return told === null ? null : { text: told, isPresent: false };
}

const CHANGED = /^\p{L}+ (?:\p{L}+ ){1,5}(?:from [^ ]*\d.* to [^ ]*\d|by [^ ]*\d)/u;
/** "Wrote RAMS and keeping the list": the line goes on in another form, and ends before it. */
function agreed(text: string, form: 'past'): string {
  const joint = [...text.matchAll(/,? and (\p{L}+ing)\b/gu)].find(
    ({ 1: next = '' }) => findVerbForm(next, 'gerund')?.verb.gerundIsNoun === false,
  );
  const isOpen =
    joint !== undefined &&
    !/\b(?:by|of|for|in|with|without|including|on) [^,]*$/.test(text.slice(0, joint.index));
  return form === 'past' && isOpen ? text.slice(0, joint.index) : text;
}

/** "He plans and supervises jobs", of the person themselves. */
const ofOther = (text: string, isCurrent: boolean): string =>
  text.replace(/(^|\band )(\p{L}+s)\b/gu, (whole, lead: string, word: string) => {
    const found = findVerbForm(word, 'third');
    return found === null ? whole : `${lead}${inflect(found, isCurrent ? 'base' : 'past')}`;
  });

/** What the person wrote of themselves with "I": as they wrote it, in the tense that the role has. */
function sayOwn(rest: string, isCurrent: boolean): Pick<Act, 'text' | 'isPresent'> | null {
  const first = rest.split(' ')[0] ?? '';
  if (/\b(?:you|love|hope|enjoy|look for|am looking|want|wish)\b/.test(rest)) return null;
  const isPast =
    /^(?:was|had|did|were)$/.test(first) ||
    (findVerbForm(first, 'past') !== null && findVerbForm(first, 'base') === null);
  if (isPast) return /^was \p{L}+ing\b/u.test(rest) ? null : { text: rest, isPresent: false };
  if (!isCurrent) return null;
  // "I off-load trucks": what stands before the verb changes nothing.
  return BE.test(first) || findVerbForm(first.replace(/^\p{L}{2,4}-/u, ''), 'base') !== null
    ? { text: rest, isPresent: true }
    : null;
}
