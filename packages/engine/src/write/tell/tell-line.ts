import { analyze } from '../../language/analyze.ts';
import { closedClassesOf } from '../../language/en/closed-classes.ts';
import { isEnglish } from '../../language/en/english-words.ts';
import { numberOfNoun } from '../../language/en/noun-forms.ts';
import { findVerbForm, readVerb } from '../../language/en/verb-forms.ts';
import { TITLE_WORDS } from '../../taxonomy/titles.ts';
import { tellLine as tellStretch } from '../told-line.ts';
import { type Act, tellAct, withoutPairComma } from './act.ts';
import { tellEvent } from './event.ts';
import { withOwnVerbs } from './own-verbs.ts';
import { COLON, hasSlip, inSmallLetter, isClean, listPieces } from './pieces.ts';
import { isRowCut, reordered } from './reordered.ts';
import { tellScope } from './scope.ts';
import { isRetold } from './shared-run.ts';
import type { Telling } from './telling.ts';
import { tellDoer, tellFigure, tellMeasure, tellPost, tellThing } from './thing.ts';
import { opensWithAdverb, opensWithOthers } from './whose.ts';

const isName = (word: string): boolean =>
  /^\p{Lu}/u.test(word) &&
  closedClassesOf(word.toLowerCase()).size === 0 &&
  !isEnglish(
    word
      .toLowerCase()
      .replace(/['’]s$/, '')
      .split('-')[0] ?? '',
  );

interface Line {
  path: string;
  entry: string;
  text: string;
}
type Told = Pick<Telling, 'kind' | 'text' | 'isPresent'> & { result?: string; whole?: string };

/** "In 2021 we lost a turbocharger and I rebuilt it, which saved a tow": prose of the person's own, in shorter sentences. */
function tellProse(piece: string): string | null {
  const isOwn =
    /^(?:In|At|On|With|During|After|Within|Together with|Over) [^,]*?\b(?:I|we) \p{Ll}/u.test(
      piece,
    );
  const count = piece.split(' ').length;
  if (
    !isOwn ||
    count > PROSE_WORDS_MAX ||
    /\b(?:was|were|been) (?:\p{L}+ ){0,2}(?:employed|engaged|instructed)\b/u.test(piece)
  )
    return null;
  return (
    withLastAct(inSmallLetter(piece, isName))
      // "when chef is off": of those there is one.
      .replace(
        /\b(when|while|if|until) (\p{Ll}+) (?=is|was)/gu,
        (whole, joint: string, word: string) =>
          TITLE_WORDS.has(word) ? `${joint} the ${word} ` : whole,
      )
      .replace(/,? and (?=I \p{Ll})/gu, '. ')
      .replace(/, which (?=(?:saved|cut|brought|led|kept|made|gave)\b)/g, '. That ')
  );
}
const PROSE_WORDS_MAX = 32;

/** "On weekends I run the line, call tickets": the acts end with "and". */
const withLastAct = (text: string): string =>
  text.replace(/^([^,]+), (?=(\p{Ll}+) \p{Ll}+$)/u, (whole, acts: string, verb: string) =>
    !/ and /.test(acts) && findVerbForm(verb, 'base') !== null ? `${acts} and ` : whole,
  );

/** "Marta designs uniforms", "She is known for it": a sentence about somebody, and no thing that a sentence of one's own could name. */
function tellsOfAnother(piece: string): boolean {
  const [first = '', second = ''] = piece.split(' ');
  return (
    /^(?:she|he|they|it)$/i.test(first) || (isName(first) && findVerbForm(second, 'third') !== null)
  );
}

/** "Open and close the building": acts that were not told as such are no thing either. */
const isOrder = (small: string): boolean => {
  const verb = /^(\p{Ll}+)(?: and \p{Ll}+)? (?:the|an?|my|our|their|all|every|each)\b/u.exec(small);
  return verb?.[1] !== undefined && findVerbForm(verb[1], 'base') !== null;
};

/** One statement as what it tells, whole; null where its grammar isn't certain. */
function tellPiece(piece: string, isCurrent: boolean, besideVerbs: boolean): Told | null {
  const { head, list } = COLON.exec(piece)?.groups ?? {};
  if (head !== undefined && list !== undefined)
    return tellListed(head, list, isCurrent, besideVerbs);
  if (!isClean(piece)) return null;
  const event = tellEvent(inSmallLetter(piece, isName), isCurrent);
  if (event !== null) return { kind: 'event', text: event, isPresent: isCurrent };
  const prose = tellProse(piece);
  if (prose !== null) return { kind: 'event', text: prose, isPresent: isCurrent };
  if (opensWithOthers(piece)) return null;
  const measure = tellMeasure(inSmallLetter(piece, isName), isCurrent);
  if (measure !== null) return { kind: 'event', text: measure, isPresent: isCurrent };
  const doer = tellDoer(inSmallLetter(piece, isName), isCurrent);
  if (doer !== null) return { kind: 'act', text: doer, isPresent: isCurrent };
  const figure = tellFigure(inSmallLetter(piece, isName), isCurrent);
  if (figure !== null) return { kind: 'act', text: figure, isPresent: isCurrent };
  const act: Act | null = tellAct(piece, isCurrent, besideVerbs);
  if (act !== null) return { kind: 'act', ...act };
  const small = inSmallLetter(piece, isName);
  if (tellsOfAnother(piece) || isOrder(small) || opensWithAdverb(piece)) return null;
  const post = tellPost(small);
  if (post !== null) return { kind: 'post', text: post, isPresent: isCurrent };
  const duties =
    /^(?:my )?(?:main |key |daily )?(?:duties|responsibilities|tasks) (?:include[ds]?|including|were|are) (?<rest>.+)$/i.exec(
      small,
    )?.groups?.rest;
  const thing = tellThing(duties ?? small, besideVerbs && duties === undefined);
  if (thing !== null) return { kind: 'thing', text: thing, isPresent: isCurrent };
  const scope = tellScope(duties ?? small, besideVerbs && duties === undefined);
  if (scope === null) return null;
  // "Reminding of medicines": work, as every gerund names it.
  const isWork = findVerbForm(scope.split(/[ ,]/)[0] ?? '', 'gerund') !== null;
  return {
    kind: isWork || duties !== undefined ? 'thing' : 'scope',
    text: scope,
    isPresent: isCurrent,
  };
}

/** "Handled 12 patients a shift: vital signs, charting": what is told with its list behind the colon, where both stand; a label's list alone. */
function tellListed(
  head: string,
  list: string,
  isCurrent: boolean,
  besideVerbs: boolean,
): Told | null {
  const told = tellPiece(head, isCurrent, besideVerbs);
  if (!isClean(list)) return told?.kind === 'act' ? told : null;
  const kept = list
    .split(/,\s+/)
    .filter((item) => !/^(?:max|min) /i.test(item))
    .join(', ');
  const items = / and |, /.test(kept) ? tellScope(kept) : null;
  if (told === null)
    return items === null || /\d/.test(head)
      ? null
      : { kind: 'scope', text: items, isPresent: isCurrent };
  if (items === null || told.kind === 'event' || told.result !== undefined) return told;
  return { ...told, text: `${told.text}: ${items}` };
}

const PART_WORDS_MIN = 4;

/** "Responsible for ...", too long to be said so: the work itself. */
function tellDuty(piece: string, isCurrent: boolean): Told | null {
  const rest = /^(?:was |am )?(?:responsible for|in charge of|tasked with) (?<rest>.+)$/i.exec(
    piece,
  )?.groups?.rest;
  const thing = rest === undefined ? null : tellThing(rest);
  return thing === null ? null : { kind: 'thing', text: thing, isPresent: isCurrent };
}

/** "Streamlined ordering, wastage down 15%": what came of it is a statement of its own, where what stands before it can be told. */
function splitEvent(piece: string, isCurrent: boolean, besideVerbs: boolean): string[] {
  const at = piece.lastIndexOf(', ');
  const head = piece.slice(0, at);
  const said = piece.slice(at + 2).replace(/^and (?=the |\p{L}+ )/u, '');
  return at > 8 &&
    /\d/.test(said) &&
    !/^(?:no|nil|zero|which|who|where)\b/i.test(said) &&
    tellEvent(said, false) !== null &&
    tellPiece(head, isCurrent, besideVerbs) !== null
    ? [head, said]
    : [piece];
}

const CUT =
  /,? (?=and \p{Ll}+|which |where |when |because |so that |while |with the |before |in order to |for |at |from |with |to the |in the )|, /gu;
const CUT_WORDS_MIN = 5;

/** The parts of a list with "as well as" for "and", where that keeps it from being a copy and each side is a thing of its own. */
function rejoined(told: Told, line: string): Told | null {
  if (told.kind === 'event' || told.kind === 'post') return null;
  const texts = [...told.text.matchAll(/,? and /g)]
    .filter(({ index, 0: joint }) =>
      isOwnThing(told.text.slice(0, index), told.text.slice(index + joint.length)),
    )
    .map(({ index, 0: joint }) => {
      const before = told.text.slice(0, index);
      const comma = before.lastIndexOf(', ');
      // "sessions, camps and visits": "sessions and camps, as well as visits".
      const first =
        comma > 0 &&
        !/ and /.test(before.slice(comma)) &&
        isOwnThing(before.slice(0, comma), before.slice(comma + 2))
          ? `${before.slice(0, comma)} and ${before.slice(comma + 2)},`
          : before;
      return `${first} as well as ${told.text.slice(index + joint.length)}`;
    });
  // "made dinners as well as rang the office", "... as well as I rang": an act is no thing beside another.
  const isActBehind = (text: string): boolean => {
    const behind = text.split(' as well as ').at(-1) ?? '';
    const opener = analyze(behind, 'en').tokens[0]?.pos;
    return (opener === 'verb' && !/^\p{L}+ing\b/u.test(behind)) || opener === 'pronoun';
  };
  const fit = texts.find((text) => isRetold(text, line) && !isActBehind(text));
  return fit === undefined ? null : { ...told, text: fit };
}

const LEADS = /^(?:the|a|an|on|in|with|for|at|to) /;
/** Whether both sides of a joint are things by themselves: "students and teachers", not "juvenile and young adult collections". */
function isOwnThing(before: string, after: string): boolean {
  const last = before.split(/[ ,]+/).at(-1)?.toLowerCase() ?? '';
  const lead = LEADS.exec(after)?.[0];
  if (lead !== undefined && before.includes(` ${lead}`)) return true;
  const next = after.split(/[ ,]+/)[0] ?? '';
  return (
    numberOfNoun(last) === 'plural' &&
    /s$/.test(last) &&
    readVerb(next).length === 0 &&
    !LEADS.test(after)
  );
}

/** The longest part of what was done that ends where a phrase ends and is no copy of its line; its figure stays. */
function shortened(told: Told, line: string): Told | null {
  if (told.kind === 'event' || told.kind === 'post') return null;
  // "shelves built | from local material": a thing loses what makes it one.
  if (told.kind === 'scope' && !/\d/.test(told.text)) return null;
  const ends = [...told.text.matchAll(CUT)].map(({ index }) => index).reverse();
  for (const end of ends) {
    const text = withoutPairComma(told.text.slice(0, end));
    const rest = told.text.slice(end);
    const isWhole =
      text.split(' ').length >= CUT_WORDS_MIN &&
      !/\b(?:both|between|either|from|the|a|of|and|together|along|such|well|was|is|were|are|be|been|had|has|have|will|can|who|that|which|whoever|whether|\p{L}+ing|responsible for the \p{L}+)$/u.test(
        text,
      );
    const goesOn =
      /^,? (?:and|or) (?!(?:the|a|an|since|so|also|then)\b)(\p{L}+)/u.exec(rest)?.[1] ?? '';
    // "moved the inspections | from paper to tablets": what was done stands in what follows.
    if (/^ from .* to /.test(rest)) continue;
    // "for citizens, | schools and facilities": a list goes on.
    if (
      /^, (?!(?:with|including|which|who|where|mostly|so|about|\p{L}+ing)\b|\d)/u.test(rest) &&
      / and /.test(rest)
    )
      continue;
    // "tables and chairs": the list would lose its end.
    const isList = goesOn !== '' && readVerb(goesOn).length === 0;
    if (!isWhole || isList || (/\d/.test(told.text) && !/\d/.test(text))) continue;
    if (/,[^,]*$/.test(text) && !/ and /.test(text.slice(text.lastIndexOf(',')))) continue;
    if (isRetold(text, line)) return { kind: told.kind, text, isPresent: told.isPresent };
  }
  return null;
}

/** The first items of a long list, with "and" before the last: as many as are no copy of the line. */
function firstItems(told: Told, line: string): Told | null {
  if (told.kind === 'event' || told.kind === 'post') return null;
  const items = told.text.split(/,\s+(?:and )?/);
  const isBare = (item: string, i: number): boolean =>
    i === 0 ||
    (item.split(' ').length <= 3 &&
      readVerb(item.split(' ')[0] ?? '').every(({ verb }) => verb.baseIsNoun));
  if (items.length < LONG_LIST || /\d/.test(told.text)) return null;
  for (let count = Math.min(items.length - 1, LIST_ITEMS_MAX); count > 2; count--) {
    const kept = items.slice(0, count);
    const last = kept.at(-1) ?? '';
    if (!kept.every(isBare) || / and /.test(last)) continue;
    const text = `${kept.slice(0, -1).join(', ')} and ${last}`;
    if (isRetold(text, line)) return { kind: told.kind, text, isPresent: told.isPresent };
  }
  return null;
}
const LONG_LIST = 5;
const LIST_ITEMS_MAX = 5;

/** As much of the first statement as is certain and short enough, where the whole isn't. */
function tellPart(line: Line, piece: string, isCurrent: boolean): Told | null {
  if (hasSlip(piece) || tellAct(piece, isCurrent) === null) return null;
  const told = tellStretch({ ...line, text: piece }, isCurrent);
  if (
    told === null ||
    told.kind === 'thing' ||
    !isClean(told.finite) ||
    told.finite.split(' ').length < PART_WORDS_MIN
  )
    return null;
  // What counts in the line counts in the telling: a figure left out is a line half told.
  if (/\d/.test(piece) && !/\d/.test(`${told.finite} ${told.outcome ?? ''}`)) return null;
  return {
    kind: told.kind,
    text: told.finite,
    isPresent: told.isPresent,
    ...(told.outcome === undefined ? {} : { result: told.outcome }),
  };
}

/** "Measured works every month and agreed the valuations": acts joined in one statement, each by itself. */
function splitActs(piece: string): string[] {
  const first = /^(?:I )?(\p{L}+)/u.exec(piece)?.[1] ?? '';
  const form = (['past', 'base', 'gerund', 'third'] as const).find(
    (one) => findVerbForm(first, one) !== null,
  );
  if (form === undefined) return [piece];
  const joint = [...piece.matchAll(/,? and |, (?:and |then )?/g)].find(({ index, 0: mark }) => {
    const next = /^\p{L}+/u.exec(piece.slice(index + mark.length))?.[0] ?? '';
    const found = findVerbForm(next, form);
    const after = piece.slice(index + mark.length + next.length + 1).split(' ')[0] ?? '';
    return (
      found !== null &&
      (!found.verb.baseIsNoun || form === 'past' || /^(?:the|a|an|my|all|\d.*)$/.test(after)) &&
      piece.slice(0, index).split(' ').length >= SPLIT_WORDS_MIN
    );
  });
  if (joint === undefined) return [piece];
  const rest = piece.slice(joint.index + joint[0].length);
  return [
    piece.slice(0, joint.index),
    ...splitActs(/^I /.test(piece) ? `I ${rest}` : rest.slice(0, 1).toUpperCase() + rest.slice(1)),
  ];
}
const SPLIT_WORDS_MIN = 3;

/** How a job ended, and what was lost: no letter's matter. */
const OF_LEAVING =
  /^(?:stopped|left|quit|resigned|lost|retired|was (?:let go|laid off|made redundant|dismissed|released|placed|seconded))\b|^am placed\b/;

/** Its row in another order. */
function inOtherOrder(told: Told): Told | null {
  const text = told.kind === 'event' ? null : reordered(told.text);
  return text === null ? null : { ...told, text };
}

/** What one statement tells, whole or as much of it as is no copy of its line. */
function tellStatement(
  line: Line,
  piece: string,
  isCurrent: boolean,
  besideVerbs: boolean,
): Told | undefined {
  const whole = tellPiece(piece, isCurrent, besideVerbs);
  const isFit = (told: Told | null): told is Told =>
    told !== null &&
    !(told.kind === 'act' && OF_LEAVING.test(told.text)) &&
    !isRowCut(told.text, piece) &&
    // Of a line that says "I" the word stands in the run, too.
    isRetold(told.kind === 'act' ? `I ${told.text}` : told.text, line.text) &&
    isRetold(told.result ?? '', line.text);
  return [
    whole,
    tellDuty(piece, isCurrent),
    whole?.whole === undefined ? null : { ...whole, text: whole.whole, result: '', whole: '' },
    whole === null ? null : inOtherOrder(whole),
    whole === null ? null : withOwnVerbs(whole, line.text),
    whole === null ? null : rejoined(whole, line.text),
    whole === null ? null : firstItems(whole, line.text),
    whole === null ? null : shortened(whole, line.text),
    tellPart(line, piece, isCurrent),
  ].find(isFit);
}

/** Everything that a line tells and a letter may say, statement by statement. `isCurrent`: its role goes on; `besideVerbs`: another line of it surely opens with a verb. */
export function tellLine(line: Line, isCurrent: boolean, besideVerbs = false): Telling[] {
  const tell = (piece: string): Told | undefined =>
    tellStatement(line, piece, isCurrent, besideVerbs);
  const statements: (Told | undefined)[] = listPieces(line.text)
    .flatMap((one) => splitEvent(one, isCurrent, besideVerbs))
    .flatMap((one) => {
      const whole = tell(one);
      const parts = splitActs(one);
      const isWhole =
        whole !== undefined &&
        (!/\d/.test(one) || /\d/.test(`${whole.text} ${whole.result ?? ''}`));
      return isWhole || parts.length < 2 ? [whole] : parts.map(tell);
    });
  return statements.flatMap((told, part): Telling[] => {
    // "I trained all of them on it": what it speaks of stands in the statement before.
    if (
      told === undefined ||
      // "16 convictions": what came of the statement before is no work of its own.
      (part > 0 && told.kind !== 'act' && told.kind !== 'event' && /^\d/.test(told.text)) ||
      (part > 0 && told.kind === 'act' && /\b(?:it|them|these|those)\b/.test(told.text))
    )
      return [];
    const { result, whole: both, ...rest } = told;
    return [
      {
        path: line.path,
        entry: line.entry,
        line: line.text,
        part,
        ...rest,
        ...(result === undefined || result === '' ? {} : { result }),
        ...(both === undefined || both === '' ? {} : { whole: both }),
      },
    ];
  });
}
