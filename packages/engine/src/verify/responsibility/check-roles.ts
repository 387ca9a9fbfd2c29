import { isEmptyWord, stemOf } from '../../language/en/stems.ts';
import { baseForms, derivedFrom } from '../../language/en/synonyms.ts';
import { findNominal, readVerb } from '../../language/en/verb-forms.ts';
import { type Word, wordsOf } from '../../language/words.ts';
import type { Basis, SourceLine } from '../basis.ts';
import type { Fact } from '../objection.ts';
import { isAny, listDeeds } from './acts.ts';
import { isPerson } from './agents.ts';
import { settings, thingsOfOthers } from './check-objects.ts';
import { claimedDeeds, isOneDeed, ownershipFact, wordSet } from './claimed-acts.ts';
import { listDeedsOfOthers } from './whose-acts.ts';

/** The base forms of a deed, told by its verb or by its noun. */
function deedBases(lower: string): string[] {
  const act = findNominal(lower)?.verb.base;
  const verbs = lower.replace(/['’]s?$/, '');
  return [...baseForms(verbs), ...(act === undefined ? [] : [act]), ...derivedFrom(verbs)];
}

/** What others ask for is no deed to take over. */
const ASKING = /^(?:ask|call|tell|say|request|told|said)/;

/** "Signed warrants" of "typed warrants for the judge to sign": the source has this deed, and only as another's. */
function takenOver(text: string, { lines }: Basis): Fact[] {
  const others = lines.flatMap(({ text: told }) => listDeedsOfOthers(told));
  if (others.length === 0) return [];
  const own = lines.flatMap((line) =>
    listDeeds(line.text).filter(
      ({ word }) => !listDeedsOfOthers(line.text).some(({ start }) => start === word.start),
    ),
  );
  return claimedDeeds(text)
    .filter(
      ({ word, lemmas }) =>
        !isEmptyWord(word.lower) &&
        others.some(({ lower }) =>
          isOneDeed([...lemmas, ...baseForms(word.lower)], deedBases(lower), !ASKING.test(lower)),
        ) &&
        !own.some((deed) => isOneDeed(lemmas, deed.lemmas)),
    )
    .map(({ word: { start, end } }) =>
      ownershipFact(text, start, end, 'The source says that somebody else did this.'),
    );
}

const CAME_FROM =
  /\b(?:came|comes?|is|was|were|are|taken|provided|supplied) (?:from|by) (?:(?:the|an?|my|our) )?(?:\w+ ){0,2}?(\w+)/gi;
const MAKING = wordSet('write author create compose draft design develop devise produce');
const PREPARING = wordSet('make build prepare put_together draw set_up');

const MADE =
  /^(?:ma[dk]es?|built|build|drew|draws?|wrote|writes?|written|design(?:s|ed)?|create[sd]?|develop(?:s|ed)?|draft(?:s|ed)?|compose[sd]?|devise[sd]?)$/;

/** Whether a line says that its matter came from somebody else: "text came from the owner", "a codebook my supervisor wrote". */
const isMadeByOthers = ({ text }: SourceLine): boolean =>
  listDeedsOfOthers(text).some(({ lower }) => MADE.test(lower)) ||
  Array.from(text.matchAll(CAME_FROM)).some(([all]) =>
    isPerson(all.split(' ').at(-1)?.toLowerCase() ?? ''),
  );

/** "Wrote the newsletter" of "sent it, text came from the owner". */
function madeByOthers(text: string, { lines }: Basis): Fact[] {
  const isOwn = ({ text: told }: SourceLine): boolean =>
    listDeeds(told).some(
      (deed) => (isAny(deed, MAKING) || isAny(deed, PREPARING)) && !deed.isTakenBack,
    );
  if (!lines.some(isMadeByOthers) || lines.some(isOwn)) return [];
  return claimedDeeds(text)
    .filter((claim) => isAny(claim, MAKING) && !claim.isTakenBack)
    .map(({ word: { start, end } }) =>
      ownershipFact(text, start, end, 'The source says that it came from somebody else.'),
    );
}

const AUTONOMY =
  /\b(?:on (?:my|his|her|their) own(?! \w+ing)|by (?:my|him|her)self|myself|alone|solo|unaided|unassisted|unsupervised|unaccompanied|autonomously|own (?:\w+ )?(?:discretion|authority|initiative|judge?ment|accord|making|designs?|decisions?)|lone|without (?:any |direct )?(?:supervision|help|assistance|oversight|guidance))\b/i;
const ALONE =
  /\b(?:alone|own|my ?self|himself|herself|solo|single[\w-]*|only|sole|lone|one[- ](?:man|woman|person)|nobody|no[- ]one|without|no \w+|independent\w*|unsupervised|unaided|just me|not)\b/i;

/** "Made soups on my own" of "made soups with the chef". */
function claimedAlone(text: string, { lines }: Basis): Fact[] {
  const match = AUTONOMY.exec(text);
  if (match === null || lines.length === 0 || lines.some((line) => ALONE.test(line.text)))
    return [];
  return [
    ownershipFact(
      text,
      match.index,
      match.index + match[0].length,
      'The source does not say that this was done alone.',
    ),
  ];
}

/** Deeds in which the one gives what the other takes: what one did may not be told as the other's part. */
const CONVERSES: readonly (readonly [claim: ReadonlySet<string>, source: ReadonlySet<string>])[] = [
  [
    wordSet('teach train instruct coach tutor educate mentor show demonstrate explain'),
    wordSet('learn study pick_up'),
  ],
  [wordSet('send ship dispatch issue supply'), wordSet('receive')],
  [wordSet('sell'), wordSet('buy purchase')],
  [wordSet('buy purchase order'), wordSet('unpack unload receive sell')],
  [wordSet('lend'), wordSet('borrow')],
  [wordSet('learn'), wordSet('teach train instruct coach tutor')],
];

/** "Taught plant names" of "learned plant names". */
function swappedParts(text: string, { lines }: Basis): Fact[] {
  const own = lines
    .flatMap((line) => listDeeds(line.text))
    .filter(({ isTakenBack }) => !isTakenBack);
  const stems = new Set(lines.flatMap((line) => [...line.stems]));
  return claimedDeeds(text)
    .filter((claim) =>
      CONVERSES.some(
        ([claimed, told]) =>
          isAny(claim, claimed) &&
          !claim.isTakenBack &&
          !stems.has(claim.stem) &&
          own.some((deed) => isAny(deed, told)) &&
          !own.some((deed) => isAny(deed, claimed)),
      ),
    )
    .map(({ word: { start, end } }) =>
      ownershipFact(text, start, end, "The source tells the other's part in this."),
    );
}

/** "as a bailiff", "as the lead teacher". */
const AS_WHOM = /\bas (?:an? |the )?(?:[\w-]+ ){0,2}?([\w-]+)(?= |$|[,.;)])/gi;

/** The singular nouns for persons that a text says one is. */
function selfNames(text: string): Word[] {
  const all = wordsOf(text);
  const [first, ...rest] = all;
  const subjects = listDeedsOfOthers(text);
  const isName = ({ lower, end }: Word): boolean =>
    isPerson(lower) &&
    !/s$|^(?:team|crew|group|board|committee|people)$/.test(lower) &&
    !subjects.some(({ start }) => start > end && start - end <= SUBJECT_GAP);
  const as = Array.from(text.matchAll(AS_WHOM)).flatMap((match) => {
    const end = match.index + match[0].length;
    return all.filter((word) => word.end === end && isName(word));
  });
  if (
    first === undefined ||
    /^(?:i|we|my|our)$/.test(first.lower) ||
    (readVerb(first.lower).length > 0 &&
      !(isName(first) && /^(?:of|for|in|at|on|to|when|while)$/.test(rest[0]?.lower ?? 'of')))
  )
    return as;
  const head = [first, ...rest].findIndex(
    (_, i) =>
      (all[i + 1]?.gap ?? '') !== ' ' ||
      /^(?:of|for|in|at|on|with|to|who|and|since)$/.test(all[i + 1]?.lower ?? ''),
  );
  const name = all[head];
  return name !== undefined && head < NAME_WORDS && isName(name) && !/(?:ed|ing)$/.test(first.lower)
    ? [...as, name]
    : as;
}
const NAME_WORDS = 4;
const SUBJECT_GAP = 12;

const WITH_WHOM =
  /\b(?:with|for|to|by|under|beside|alongside|from|of|behind|the|my|our|a|an|another|told|helped?|assist\w*|tell|call|called|ask|asked) (?:[\w-]+ ){0,3}?$/i;

/** "as a bailiff" of "worked with the bailiffs": the source names them, and not oneself. */
function otherPersons(text: string, { lines }: Basis): Fact[] {
  return selfNames(text).flatMap(({ lower, start, end }) => {
    const stem = stemOf(lower);
    const told = lines.flatMap((line) =>
      wordsOf(line.text)
        .filter((word) => stemOf(word.lower) === stem)
        .map((word) => ({ line, word })),
    );
    const isOther = ({ line, word }: { line: SourceLine; word: Word }): boolean =>
      !/\.position$|^basics\./.test(line.path ?? '') &&
      isPerson(word.lower) &&
      word.start > 0 &&
      !/\b(?:as|was|am|is|became|one of|among) (?:[\w-]+ ){0,3}?$/i.test(
        line.text.slice(0, word.start),
      ) &&
      WITH_WHOM.test(line.text.slice(0, word.start));
    return told.length > 0 && told.every(isOther)
      ? [ownershipFact(text, start, end, 'The source names somebody else so.')]
      : [];
  });
}

const MY_OWN = /\bmy own (?:[\w-]+ ){0,2}?([\w-]+)/gi;

/** "the squad's saws" of "my own saws". */
function widerOwners(text: string, { lines }: Basis): Fact[] {
  const own = new Set(
    lines.flatMap((line) =>
      Array.from(line.text.matchAll(MY_OWN), (match) => stemOf((match[1] ?? '').toLowerCase())),
    ),
  );
  if (own.size === 0) return [];
  return Array.from(text.matchAll(/\b[\w-]+(?:['’]s|s['’]) (?:[\w-]+ ){0,2}?([\w-]+)/g)).flatMap(
    (match) => {
      const stem = stemOf((match[1] ?? '').toLowerCase());
      const isOwn = [...own].some((one) => stem === one || stem.endsWith(one));
      return isOwn
        ? [
            ownershipFact(
              text,
              match.index,
              match.index + match[0].length,
              "The source tells only of one's own.",
            ),
          ]
        : [];
    },
  );
}

/** Roles that a text swaps: the deed of another taken over, the other's part, help left out, another's title. */
export function checkRoles(text: string, origin: Basis): Fact[] {
  return [
    takenOver,
    madeByOthers,
    claimedAlone,
    swappedParts,
    otherPersons,
    widerOwners,
    thingsOfOthers,
    settings,
  ].flatMap((check) => check(text, origin));
}
