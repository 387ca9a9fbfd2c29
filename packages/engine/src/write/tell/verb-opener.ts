import { analyze } from '../../language/analyze.ts';
import { numberOfNoun } from '../../language/en/noun-forms.ts';
import { DETERMINERS } from '../../language/en/nouns.ts';
import { findVerbForm, readVerb } from '../../language/en/verb-forms.ts';
import { NUMBER_WORDS } from '../../language/number-words.ts';
import { convertClause } from '../../rules/clause.ts';
import { SPEAKS } from './from-third.ts';
import { namesWorkAlone } from './thing.ts';

/** Nouns that stand before another as what it is of, though each is a verb as well: "roof inspections", "stock counts". */
export const OF_THING: ReadonlySet<string> = new Set(
  'roof site stock record house floor field water fuel machine market ward school guest staff room price crop cash mail phone credit benefit land garden farm pool fire plant vehicle tool bank shop ship book form test log time shift bed chart map data waste drain pipe weld tax project sample pest seed feed milk support supply audit'.split(
    ' ',
  ),
);

/** Whether a first word that is a verb and a noun is the noun: "Repair and maintenance of lifts". */
export const isNounAfterAll = (piece: string, first: string, besideVerbs: boolean): boolean => {
  const second = piece.split(/[ ,]+/)[1]?.toLowerCase() ?? '';
  const nouns = readVerb(first).filter(
    ({ verb, form }) => verb.baseIsNoun && (form === 'base' || form === 'third'),
  );
  const third = piece.split(/[ ,]+/)[2]?.toLowerCase() ?? '';
  // "Cut and programmed keys", "program and install locks": the second verb is one for sure.
  if (
    second === 'and' &&
    readVerb(third).some(
      ({ verb, form }) =>
        form === 'past' || ((form === 'base' || form === 'third') && !verb.baseIsNoun),
    )
  )
    return false;
  if (namesThings(piece)) return true;
  if (SPEAKS.test(piece) || isVerbRow(piece, besideVerbs)) return false;
  return nouns.length > 0 && (/^(?:of|for|in|at|on|by|with|to|and)$/.test(second) || second === '');
};

/** "Wireframes, prototypes and screens for booking sites": a row of plurals, each a verb's form as well, with what they are for. */
function namesThings(text: string): boolean {
  const row = /^(\p{L}+s)((?:, \p{L}+s)*),? and (\p{L}+s) (?:for|of|at|in|on)\b/u.exec(
    text.toLowerCase(),
  );
  return (
    row !== null &&
    [row[1] ?? '', ...(row[2] ?? '').split(', '), row[3] ?? '']
      .filter((word) => word !== '')
      .every((word) => findVerbForm(word, 'third')?.verb.baseIsNoun !== false)
  );
}

/** "Plan, organise and supervise": of several verbs in a row one at least is nothing else, or lines beside it open with verbs ("Order and stock goods"). */
function isVerbRow(text: string, besideVerbs = false): boolean {
  const row =
    /^(\p{L}+)((?:, \p{L}+)*)(?:,? and (\p{L}+)) (?!(?:of|for|in|at|on|by|with|to|from|per)\b)[\p{L}\d]/u.exec(
      text.toLowerCase(),
    );
  if (row === null) return false;
  const verbs = [
    row[1] ?? '',
    ...(row[2] ?? '').split(', ').filter((word) => word !== ''),
    row[3] ?? '',
  ].map((word) => findVerbForm(word, 'base') ?? findVerbForm(word.replace(/^re-?/, ''), 'base'));
  // "Open and close the building": nouns of a pair have no article behind them.
  const object = /^\p{L}+(?:, \p{L}+)*,? and \p{L}+ (\S+)/u.exec(text)?.[1]?.toLowerCase() ?? '';
  return (
    verbs.every((verb) => verb !== null) &&
    ((besideVerbs && !mayBeCompound(row[3] ?? '', object)) ||
      verbs.some((verb) => verb?.verb.baseIsNoun === false) ||
      NO_NOUN_BEFORE.test(row[3] ?? '') ||
      DETERMINERS.has(object) ||
      /^\d/.test(object))
  );
}

/** "Plan and run interviews": said of no thing by what it is of. */
const NO_NOUN_BEFORE = /^(?:run|lead|help|show|make|keep|hold|set)$/;

/** "invoice processing", "film reviews", "price lists": what may be a noun with the one before it, where no other noun follows. */
const mayBeCompound = (second: string, object: string): boolean =>
  findVerbForm(second, 'base')?.verb.baseIsNoun === true &&
  !NO_NOUN_BEFORE.test(second) &&
  (namesWorkAlone(object) ||
    /ing$/.test(object) ||
    findVerbForm(object, 'third') !== null ||
    findVerbForm(object, 'base') !== null);

/** Where the lines beside it open with verbs, one that is a noun too is a verb, unless what follows can be no object. */
export const NO_OBJECT = /^(?:of|for|in|at|by|to|and|or|is|was|on|from)?$/i;

/** Whether a first word that is a verb and a noun is the verb by what stands behind it. */
export const isSurelyVerb = (text: string, first: string, second: string): boolean => {
  const found = findVerbForm(first, 'base');
  const next = second.toLowerCase();
  // "Transfer bed to wheelchair", "border crossings at Emerson", "mock tests": as likely two nouns.
  // "Order parts when he is away".
  if (
    found !== null &&
    /^\p{L}+s$/u.test(next) &&
    numberOfNoun(next) === 'plural' &&
    !/^\p{L}+ \p{L}+ (?:and|of|for)\b/u.test(text)
  )
    return true;
  if (isVerbRow(text)) return true;
  // "Train new employees", "implement online booking": an adjective opens an object.
  const [verb, after] = analyze(text, 'en').tokens;
  if (
    found !== null &&
    after?.pos === 'adjective' &&
    verb?.pos !== 'adjective' &&
    !/^(?:restricted|full)$/.test(after.lower)
  )
    return true;
  if (
    found?.verb.baseIsNoun === true &&
    !DETERMINERS.has(next) &&
    !NUMBER_WORDS.has(next) &&
    !/^(?:\d|after$|up$|out$)/.test(next) &&
    !/^\p{L}+ (?:and|,)/u.test(text)
  )
    return false;
  // "Look after 2 new instructors".
  if (/^\p{L}+ (?:after|up|out|for) (?:the|all|our|a|an|\d|two|three|four|five|six)/u.test(text))
    return true;
  return (
    found?.verb.baseIsNoun === false ||
    DETERMINERS.has(next) ||
    /^\d/.test(next) ||
    NUMBER_WORDS.has(next) ||
    /^\p{L}+ and (\p{L}+)/u
      .exec(text)
      ?.slice(1)
      .every((other) => findVerbForm(other, 'base')?.verb.baseIsNoun === false) === true ||
    convertClause(text, 'base', 'past', 'verb-lines') !== null
  );
};
