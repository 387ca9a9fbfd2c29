import { SPREAD_ACTS, SPREAD_PLACES, TAKEN_UP_ACTS } from '../../../data/words/taken-up-acts.ts';
import { baseForms } from '../../language/en/synonyms.ts';
import { memoize } from '../../language/memoize.ts';
import { setOfWords, wordsOf } from '../../language/words.ts';
import { isParticiple } from '../responsibility/act-words.ts';
import { isPerson } from '../responsibility/agents.ts';
import { passivesAt } from '../responsibility/passive-acts.ts';
import { listTerms, type Term } from './terms.ts';

/**
 * Why words of a line tell no act of the person: they name what a group or course is about, say what a thing or somebody
 * did that a "which" refers to, what was left to others, what somebody else is there for, what then happened, or how others took one's work up.
 */
type Kind = 'topic' | 'relative' | 'passive' | 'left' | 'theirs' | 'taken-up';

interface Stretch {
  kind: Kind;
  start: number;
  end: number;
}

/** "A working group on reducing infections", "a project to move the files". */
const TOPIC =
  /\b(?:groups?|committees?|panels?|projects?|courses?|class(?:es)?|training|workshops?|seminars?|talks?|lectures?|articles?|papers?|essays?|plans?|proposals?|ideas?|stud(?:y|ies)|guides?|manuals?|discussions?|meetings?|tips|advice|campaigns?|petitions?|bids?|drives?|polic(?:y|ies)|rules?|questions?|posters?|leaflets?) (?:(?:on|about|for|in|against|into) (?:\w+ly )?(?=\w+ing\b)|to (?=\w+\b))/gi;
const RELATIVE = /(?:, who|,? \bwhich) (?!(?:i|we)\b)/gi;
const CLAUSE_END = /[,;.:()](?=\s|$)/;
/** "Leave the wiring to the electrician". */
const LEFT = /\b(?:leav(?:e|es|ing)|left) ([^,;.:]{2,60}?) to (?:the|my|our|an?|others?)\b/gi;
/** "Blasting is the contractor('s)". */
const THEIRS =
  /(?:^|[,;.] )([^,;.]{2,40}?) (?:is|are|was|were) (?:the |my |our |their )?(?:\w+ )?(\w+?)(?:['’]s?)?(?=[,;.]|$)/gi;
/** "..., the building was cleared". */
const EVENT =
  /(?:[;,]| and| so| then) (?:(?:the|an?|my|our|his|her|this|that|these|those) (?:\w+ ){1,3}|(?:it|they) )(?:was|were|got|is|are) (?:\w+ly )?(?=\w)/gi;
/** "how locks are fitted", "that alarms were tested". */
const CLAUSE_OF =
  /\b(?:how|that|whether|if|when|where) (?:(?!(?:i|we|to|and)\b)[\w'’-]+ ){1,4}(?:is|are|was|were|be|been) (?:\w+ly )?(?=(\w+))/gi;
/** "sound by a hire firm": a part that only says whose it is. */
const BY_OTHERS =
  /(?:[,;(:] ?)((?:[\w'’-]+ ){1,3})by (?:(?:the|an?|my|our) )?(?:\w+ )?(\w+)(?=[,;.)]|$)/gi;

const wordAt = (text: string, start: number): number =>
  start + (/^\w+/.exec(text.slice(start))?.[0].length ?? 0);
const clauseEnd = (text: string, start: number): number =>
  start + (CLAUSE_END.exec(text.slice(start))?.index ?? text.length - start);
/** Acts of a clause that a verb of seeing or making sure takes: nobody is named, and it is not the person. */
const listOfClauses = (text: string): Stretch[] =>
  Array.from(text.matchAll(CLAUSE_OF)).flatMap(({ 0: words, 1: act = '', index }): Stretch[] => {
    const start = index + words.length;
    return isParticiple(act.toLowerCase())
      ? [{ kind: 'passive', start, end: start + act.length }]
      : [];
  });

const listPartsOfOthers = (text: string): Stretch[] =>
  Array.from(text.matchAll(BY_OTHERS)).flatMap(
    ({ 0: words, 1: what = '', 2: who = '', index }): Stretch[] => {
      const start = index + words.indexOf(what);
      const last = what.trim().split(' ').at(-1)?.toLowerCase() ?? '';
      const isTheirs = isPerson(who.toLowerCase()) && !isParticiple(last);
      return isTheirs ? [{ kind: 'theirs', start, end: start + what.length }] : [];
    },
  );

const PATIENT_WORDS = 6;
const PART_OPENER = /^(?:and|but|while|whereas|then|so|as|though|although|because)$/;
const BE = /^(?:is|are|was|were|been|being|got|gets|get)$/;

/** "Painted the back rooms, the front was painted by a firm": behind an act of the person what somebody else's act was done to. */
function listPatientsOfOthers(text: string): Stretch[] {
  const words = wordsOf(text);
  return [...words.keys()].flatMap((by): Stretch[] => {
    const isBe = (at: number): boolean => BE.test(words[at]?.lower ?? '');
    const act = Math.min(...passivesAt(words, by).filter((at) => !isBe(at)));
    if (!Number.isFinite(act)) return [];
    const be = /ly$/.test(words[act - 1]?.lower ?? '') ? act - 2 : act - 1;
    if (!isBe(be)) return [];
    let from = be;
    while (
      be - from < PATIENT_WORDS &&
      words[from]?.gap === ' ' &&
      !PART_OPENER.test(words[from - 1]?.lower ?? '')
    )
      from--;
    const [first, last] = [words[from], words[be]];
    return from > 0 && from < be && first !== undefined && last !== undefined
      ? [{ kind: 'theirs', start: first.start, end: last.start }]
      : [];
  });
}

/** What happened behind an act of the person, told without who did it. */
function listEvents(text: string): Stretch[] {
  const deeds = listTerms(text).filter(({ isDeed }) => isDeed);
  return Array.from(text.matchAll(EVENT)).flatMap(({ 0: words, index }): Stretch[] => {
    const start = index + words.length;
    const end = wordAt(text, start);
    const isAfterOwn = deeds.some((deed) => deed.end <= index);
    return isAfterOwn && isParticiple(text.slice(start, end).toLowerCase())
      ? [{ kind: 'passive', start, end }]
      : [];
  });
}

/** "Method integrated into the guide", "Recipes were featured in a magazine": what became of a thing, at the head of a part, no doer named. */
const TAKEN_UP =
  /(?:^|[;.] )((?:[\w'’-]+ ){1,5}?)(?:(?:was|were|is|are|been|being|got) )?(?:\w+ly )?([a-z]+)(?= (?:up|out|by|in|into|across|to|for|with|as|at|on|through|from|and|after|over|within|[\w-]+wide)\b|[,.;]|$)/gi;
const takenUp = setOfWords(TAKEN_UP_ACTS);
const spread = setOfWords(SPREAD_ACTS);
const OWN_CLAUSE = /\b(?:i|we|had|have|has|got|get|who|which|that)\b/i;
const BY_ONESELF = /^[^,.;]*\bby (?:me|myself|us)\b/i;

function listTakenUp(text: string): Stretch[] {
  const terms = listTerms(text);
  return Array.from(text.matchAll(TAKEN_UP)).flatMap(
    ({ 0: words, 1: what = '', 2: act = '', index }): Stretch[] => {
      const end = index + words.length;
      const rest = text.slice(end);
      const [first = '', second] = what.trim().toLowerCase().split(' ');
      if (!isParticiple(act.toLowerCase()) || OWN_CLAUSE.test(what) || BY_ONESELF.test(rest))
        return [];
      // "Write recipes featured in May" opens with an act of the person, "Design selected" does not.
      const at = index + words.indexOf(what);
      const opensWithAct =
        second !== undefined && terms.some(({ isDeed, start }) => isDeed && start === at);
      if (isParticiple(first) || (opensWithAct && !/^ by /i.test(rest))) return [];
      const bases = baseForms(act.toLowerCase());
      const isTheirs =
        bases.some((base) => takenUp.has(base)) ||
        (bases.some((base) => spread.has(base)) &&
          SPREAD_PLACES.test(rest.split(/[,.;]/)[0] ?? ''));
      return isTheirs ? [{ kind: 'taken-up', start: end - act.length, end }] : [];
    },
  );
}

const listStretches = memoize((text: string): readonly Stretch[] => [
  ...Array.from(text.matchAll(TOPIC), ({ 0: words, index }): Stretch => {
    const start = index + words.length;
    return { kind: 'topic', start, end: wordAt(text, start) };
  }),
  ...Array.from(text.matchAll(RELATIVE), ({ 0: words, index }): Stretch => {
    const start = index + words.length;
    return { kind: 'relative', start, end: clauseEnd(text, start) };
  }),
  ...Array.from(text.matchAll(LEFT), ({ 0: words, 1: left = '', index }): Stretch => {
    const start = index + words.indexOf(left);
    return { kind: 'left', start, end: start + left.length };
  }),
  ...Array.from(text.matchAll(THEIRS)).flatMap(
    ({ 0: words, 1: what = '', 2: who = '', index }): Stretch[] => {
      const start = index + words.indexOf(what);
      const isTheirs = isPerson(who.toLowerCase()) && !/^(?:i|we|my|this|it)\b/i.test(what);
      return isTheirs ? [{ kind: 'theirs', start, end: start + what.length }] : [];
    },
  ),
  ...listOfClauses(text),
  ...listPartsOfOthers(text),
  ...listPatientsOfOthers(text),
  ...listEvents(text),
  ...listTakenUp(text),
]);

const kindAt = (text: string, { start }: Term): Kind | undefined =>
  listStretches(text).find((stretch) => start >= stretch.start && start < stretch.end)?.kind;

/** Of these no word is the person's, of the others no act. */
const OF_ALL: ReadonlySet<Kind> = new Set(['left', 'theirs', 'taken-up']);

/** "Wrote the plan, which passed the audit" of "Wrote the plan; passed the audit": a thing does what the person did. */
const isTurnedToThing = (text: string, claim: Term, told: string, source: Term): boolean =>
  claim.isDeed &&
  source.isDeed &&
  !/ing$/.test(source.lower) &&
  kindAt(text, claim) === 'relative' &&
  /(?:^|[;.,] (?:and |then )?|\band )$/.test(told.slice(0, source.start));

/** Whether a text tells as the person's own what the line does not: only where both tell it alike is it the same. */
export function isNotOwn(text: string, claim: Term, told: string, source: Term): boolean {
  const kind = kindAt(told, source);
  if (kind === undefined && isTurnedToThing(text, claim, told, source)) return true;
  if (kind === undefined || (!claim.isDeed && !OF_ALL.has(kind))) return false;
  if (kind === 'theirs' && /\b(?:by|is|are|was|were)\b/.test(text)) return false;
  return kindAt(text, claim) !== kind;
}

const OWN = /\b(?:my|our) own ((?:[\w-]+ ){0,2}[\w-]+)/gi;
const TOGETHER =
  /\b(?:me|I|myself) (?:and|&) (?:(?:the|my|our|an?|another) )?(?:\w+ )?(\w+)|\b(\w+) (?:and|&) (?:me|I|myself)\b/g;
/** "Rebuilt the room with the network manager": somebody who did it too, no customer or patient. */
const BESIDE =
  /\b(?:with|alongside) (?:the|an?|my|our|another|one|two|three|four|five|six|some|several|\d+) ((?:[\w-]+ ?){1,3})/gi;
const SERVED =
  /^(?:customer|client|patient|guest|resident|visitor|student|pupil|child|children|kid|user|public|supplier|vendor|tenant|passenger|caller|member|parent|famil(?:y|ies)|people|person|candidate|applicant)s?$/;
const MEETS =
  /\b(?:met|meet\w*|spoke|speak\w*|talk\w*|deal\w*|dealt|help\w*|agree\w*|discuss\w*|shar\w+|liais\w+|work\w*|check\w*|chat\w*|match\w*|compar\w+|fill\w*|trained|learn\w*|convers\w+)\b/i;
const GROUP =
  /^(?:police|department|dept|council|charity|university|institute|ministry|agency|authority|firm|contractor|architect|lab|laboratory)s?$/;
/** Acts by which a thing comes about: who else made it is part of the claim. */
const MAKING =
  /\b(?:wrote|writ\w+|built|build\w*|set up|design\w*|develop\w*|creat\w*|launch\w*|found\w*|start\w*|organi[sz]\w*|produc\w*|draft\w*|plan\w*|introduc\w*)\b/i;
const SHARED =
  /\b(?:pairs?|team|crew|together|joint\w*|co-\w+|cowork\w*|we|our|us|part|help\w*|shared?|both)\b/i;

/** Whether a text names who did it with the person, by whatever word. */
const namesMate = (text: string): boolean =>
  [...text.matchAll(/\b(?:with|alongside) ((?:[\w-]+ ?){1,4})/gi)].some(([, words = '']) =>
    words
      .toLowerCase()
      .trim()
      .split(' ')
      .some((word) => (isPerson(word) || GROUP.test(word)) && !SERVED.test(word)),
  );

/** Whether a text calls its own what the line does not, or drops who did it with the person. */
export function claimsAlone(text: string, told: string): boolean {
  const isOwn = [...text.matchAll(OWN)].some(
    ([, what = '']) =>
      !/\b(?:own|personal|myself)\b/i.test(told) ||
      ![...told.matchAll(OWN)].every(([, other = '']) =>
        what.split(' ').some((word) => other.toLowerCase().includes(word.toLowerCase())),
      ),
  );
  const isShared = SHARED.test(text) || namesMate(text);
  const isAlone = [...told.matchAll(TOGETHER)].some(([, behind, before]) => {
    const who = (behind ?? before ?? '').toLowerCase();
    return isPerson(who) && !text.toLowerCase().includes(who) && !isShared;
  });
  const isLeftOut = [...told.matchAll(BESIDE)].some(({ index, 0: said, 1: words = '' }) => {
    // "Rebuilt the room with a friend and moved the files": who moved them is not said to be two.
    const next = / and (\p{L}+)/u.exec(told.slice(index + said.length))?.[1]?.toLowerCase();
    if (next !== undefined && text.toLowerCase().startsWith(`${next} `)) return false;
    const isMade = MAKING.test(told.slice(0, index));
    const who = words
      .toLowerCase()
      .trim()
      .split(' ')
      .find((word) => isPerson(word) || (isMade && GROUP.test(word)));
    return (
      who !== undefined &&
      !SERVED.test(who) &&
      !MEETS.test(told) &&
      !text.toLowerCase().includes(who.replace(/s$/, '')) &&
      !isShared
    );
  });
  return isOwn || isAlone || isLeftOut;
}
