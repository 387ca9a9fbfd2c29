import type { Resume } from '@trueline/contracts';
import type { Draft } from '../document/change-draft.ts';
import type { JobTerms } from '../document/job-terms.ts';
import { entryOf, type ResumeLine } from '../document/paths.ts';
import { inflect, readVerb } from '../language/en/verb-forms.ts';
import { listBullets } from '../match/bullets.ts';
import { hasOutcome } from '../match/impact.ts';
import { readOpener } from '../rules/line/role-tense.ts';
import { capitalize } from '../rules/line-text.ts';
import { relevance } from '../rules/relevance.ts';
import { isPlainTitle, nameOf } from './held-titles.ts';
import { countWords, type Part } from './summary-facts.ts';

/** What a summary tells in one breath. */
const WORDS = { min: 4, max: 17 } as const;
/** A summary that tells all that stands below is read twice: of so many bullets one is told, of many two. */
const BULLETS_FOR_ONE = 6;
const BULLETS_FOR_TWO = 10;
/** Older roles than the first few say little of who one is now. */
const ROLES_MAX = 4;
/** One as told by itself opens with no part in somebody else's work. */
const WEAK =
  /^(?:help|assist|support|aid|participat|contribut|was|were|had|worked|learn|start|join|study|studied|got|told|look|liais|let go|laid off|made redundant|appointed|promoted|known)/i;
/** What the sentence before it or the role above it explains. */
const HANGS =
  /\b(?:I|my|me|we|our|us|this|these|those|there|they|them|their|it|he|she|his|her|each other)\b|["“”?]/i;
/** "the last 2 yrs" of what, "ROUTER" as loud as no sentence is. */
const TORN = /\b(?:the (?:same|last|first|next|previous|rest|other)|also|etc)\b|\p{Lu}{6,}/u;
/** Where a long sentence may end: what comes behind tells how, and with what. */
const TAILS = [
  / ?\([^()]*\)/g,
  /[;:] .*$/,
  /,? (?:and|which|who|that|while|so that|including|such as|with the help of) .*$/,
  /, .*$/,
];
/** How it was done is told below. */
const MEANS = /,? by \w+ing\b.*$/;

/** Verbs that stand beside the first one: a sentence with more of them is not turned by its head alone. */
const hasOtherVerb = (rest: string): boolean =>
  Array.from(rest.matchAll(/(?:,|\band|\bor|&) (?:also |then )?(\p{Ll}+)/gu)).some(
    ([, word = '']) =>
      readVerb(word).some(
        ({ form, verb }) => form === 'past' || (form === 'base' && !verb.baseIsNoun),
      ),
  );

/** "Enter timesheets for 85 staff" as a summary tells it of somebody: "Enters timesheets for 85 staff". */
function inThird(sentence: string): string | null {
  const [word = ''] = /^\p{Lu}\p{Ll}+/u.exec(sentence) ?? [];
  const found = readVerb(word.toLowerCase()).find(({ form }) => form === 'base');
  // "and chase the late ones": another act would stay as it was; "in English and Spanish" is none.
  const rest = sentence.slice(word.length).replace(/ (?:and|or|&) (?!\p{Lu}).*$/u, '');
  // A row of acts or of things: only the first of them would be turned.
  if (found === undefined || hasOtherVerb(rest) || /,(?!\d)/.test(rest)) return null;
  const third = inflect(found, 'third');
  const told = third.slice(0, 1).toUpperCase() + third.slice(1) + rest;
  return countWords(told) < WORDS.min ? null : told;
}

const isShort = (text: string): boolean => countWords(text) <= WORDS.max;

const isPlain = (text: string): boolean => !/[():;]/.test(text) && !HANGS.test(text);

/** "cleaned 11 rooms, breakfast, ironing": things of several kinds in one row. */
const isRow = (text: string): boolean => text.split(/,(?!\d)/).length > 2;

/** The shortest that still says the act and its figure: "Cut waste from 18% to 7%" of a longer sentence. */
function shorten(sentence: string, isPast: boolean): string | null {
  const hadFigure = /\d/.test(sentence);
  const brief = sentence.replace(MEANS, '');
  let text = hadFigure && /\d/.test(brief) ? brief : sentence;
  for (const tail of TAILS) {
    if (isShort(text) && isPlain(text) && !isRow(text) && (isPast || !hasOtherVerb(text))) break;
    const cut = text.replace(tail, '').trim();
    if (countWords(cut) < WORDS.min || (hadFigure && !/\d/.test(cut))) continue;
    text = cut;
  }
  return isShort(text) && isPlain(text) && !isRow(text) && countWords(text) >= WORDS.min
    ? text
    : null;
}

/** What is cut off may not take back or share out what is left: "(as assistant to the buyer)", "with two colleagues", "but it rose again". */
const QUALIFIES =
  /\b(?:as (?:an?|the|assistant|deputy|trainee|part)|with|jointly|together|team|estimated?|target|planned|not|again|but|until|almost|nearly|under|part)\b/i;
/** Not quite done. */
const ALMOST = /^(?:nearly|almost|partly|just about|practically|virtually)\b/i;

/** Whether a shorter sentence claims more than the whole: by a figure less, or by a qualifier less. */
function claimsMore(short: string, whole: string): boolean {
  const cut = whole.startsWith(short)
    ? whole.slice(short.length)
    : whole.replace(/[^()]*\(|\).*/g, '');
  return short !== whole && (/\d/.test(cut) || QUALIFIES.test(cut));
}

/** "ca. 210 employees" goes on. */
const SENTENCE_END =
  /(?<=[!?;])\s|(?<=\.)(?<!\b(?:e\.g|i\.e|ca|approx|incl|no|nos|st|dr|mr|mrs|ms)\.)\s(?=\p{Lu})/iu;

/** One line as a sentence of a summary; null where it says no act, or not by itself. */
function tellResult(line: string, isOngoing: boolean): string | null {
  const [first = ''] = line.split(SENTENCE_END);
  const opener = readOpener(first);
  const whole = first.replace(/[.!;,\s]+$/, '');
  const sentence = ALMOST.test(whole) ? null : shorten(whole, opener === 'past');
  if (
    sentence === null ||
    claimsMore(sentence, whole) ||
    WEAK.test(sentence) ||
    TORN.test(sentence)
  )
    return null;
  if (opener === 'past') return sentence;
  if (opener === 'other') return isThing(sentence) ? capitalize(sentence) : null;
  return isOngoing ? inThird(sentence) : null;
}

/** Words of a sentence, where a line is to name a thing. */
const SAYS =
  /\b(?:is|are|was|were|be|been|has|have|had|can|could|will|would|must|do|does|did|to|not)\b/i;

/** "Payroll for 14 small companies": a thing with its figure, and no sentence. */
function isThing(text: string): boolean {
  const [first = ''] = /^\p{L}[\p{L}-]*/u.exec(text) ?? [];
  const isVerb = readVerb(first.toLowerCase()).some(
    ({ form, verb }) => form !== 'base' || !verb.baseIsNoun,
  );
  const isNamed = first !== '' && !isVerb && FIGURE.test(text) && FOR_SO_MANY.test(text);
  return isNamed && !SAYS.test(text) && !NO_WORK.test(text) && !hasOtherVerb(text);
}
/** What the work is, and for how many: "Monthly payroll for 140 staff". */
const FOR_SO_MANY =
  /^(?:(?:daily|weekly|fortnightly|monthly|quarterly|yearly|annual|full|complete|full-cycle|end-to-end)(?:,? (?:and )?(?=\p{Ll})| ))*\p{L}[\p{L} &/-]{2,40}? (?:for|of|in|across|at) (?:about |over |ca\. |some |more than |up to )?\d[\d,.]* (?:\p{L}+ ){0,2}\p{L}+(?:[ ,].*)?$/iu;
/** What went wrong, what others did, what one was paid: a thing with a figure that says nothing good, or nothing of one's own. */
const NO_WORK =
  /\b(?:fired|dismiss\w*|theft|stolen|sick|leave|complaints?|fail\w*|lack|loss|lost|late|missed|wages?|pay|salary|boss|manager|observer|trainee|apprentice|shadow\w*|plan(?:ned)?|mostly|others?|until|same|above|below|company|firm|employer|tel|phone|with(?:out)?|by|under|sample|course|training|holiday|absen\w*|error|mistakes?|warnings?|claims? against|no)\b/i;

/** "62 parents", "eleven occasions". */
const FIGURE =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|dozens?|hundreds?)\b/i;

interface Rated {
  part: Part;
  worth: number;
}

/** A line as it will be, with the one that it comes from. */
const linesOf = (resume: Resume, rewritten: readonly Draft[]): ResumeLine[] => {
  const after = new Map(
    rewritten
      .filter(({ verdict }) => verdict === 'proven')
      .map((draft) => [draft.path, draft.after]),
  );
  return (resume.work ?? [])
    .slice(0, ROLES_MAX)
    .flatMap(({ summary = '', highlights = [] }, at) => {
      const own = highlights.map((text, i) => ({ path: `work[${at}].highlights[${i}]`, text }));
      return [{ path: `work[${at}].summary`, text: summary }, ...own].flatMap(({ path, text }) =>
        (after.get(path) ?? text)
          .split('\n')
          .map((line): ResumeLine => ({ path, entry: entryOf(path), text: line })),
      );
    });
};

/** "As Staff Nurse, handled 12-15 patients": of a role beside the career that the summary opens with. */
function inRole(sentence: string, position: string): string | null {
  const title = nameOf(position.trim());
  return isPlainTitle(title) && countWords(title) <= TITLE_WORDS_MAX
    ? `As ${inRow(title)}, ${sentence.slice(0, 1).toLowerCase()}${sentence.slice(1)}`
    : null;
}
const TITLE_WORDS_MAX = 4;
/** "Accounting assistant" is written small inside a sentence; "Staff Nurse" and "IT technician" keep their capitals. */
const inRow = (title: string): string =>
  /^\p{Lu}\p{Ll}+(?: \p{Ll}+)*$/u.test(title) ? title.toLowerCase() : capitalize(title);

/**
 * What of the person's own lines shows best that they can do this job: one result with its figure before
 * all, and the ad's own work. `career`: paths of the roles that the summary opens with.
 */
export function findResults(
  resume: Resume,
  terms: JobTerms,
  rewritten: readonly Draft[],
  career: readonly string[],
): Part[] {
  const rated = linesOf(resume, rewritten).flatMap((line): Rated[] => {
    const at = Number(/\d+/.exec(line.path)?.[0] ?? 0);
    const { position = '', startDate, endDate } = resume.work?.[at] ?? {};
    const isOngoing = startDate !== undefined && endDate === undefined;
    const told = tellResult(line.text, isOngoing);
    const isOwn = career.length === 0 || career.some((path) => entryOf(path) === line.entry);
    const sentence = told === null || isOwn ? told : inRole(told, position);
    if (sentence === null) return [];
    const hasFigure = FIGURE.test(sentence);
    const asked = Math.min(4, relevance(sentence, terms));
    // A thing is no result: it tells of the work that the ad asks for, or nothing.
    if (asked === 0 && (!hasFigure || readOpener(line.text) === 'other')) return [];
    const result = hasFigure ? 3 + Number(hasOutcome(sentence.replace(/\d/g, ''))) : 0;
    const worth = result + asked - at / 2 - (isOwn ? 0 : 1);
    return [{ part: { text: `${sentence}.`, lines: [line] }, worth }];
  });
  const bullets = listBullets(resume).length;
  const most = bullets >= BULLETS_FOR_TWO ? 2 : Number(bullets >= BULLETS_FOR_ONE);
  const best = rated
    .sort((a, b) => b.worth - a.worth)
    // "As Staff Nurse" is said once.
    .filter(
      ({ part }, at, all) =>
        !/^As /.test(part.text) || all.findIndex((one) => /^As /.test(one.part.text)) === at,
    );
  return best.slice(0, most).map(({ part }) => part);
}
