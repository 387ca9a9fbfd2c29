import type { Resume, Verdict } from '@trueline/contracts';
import { type Draft, doubtAdded } from '../document/change-draft.ts';
import type { YearMonth } from '../document/dates.ts';
import type { JobTerm, JobTerms } from '../document/job-terms.ts';
import { listLines, type ResumeLine } from '../document/paths.ts';
import { hasForm } from '../language/forms.ts';
import { wordsOf } from '../language/words.ts';
import { titleLikeness } from '../match/title.ts';
import { isSkillItem } from '../rules/line-kinds.ts';
import { capitalize } from '../rules/line-text.ts';
import { findSkills } from '../taxonomy/skills.ts';
import { TITLE_WORDS } from '../taxonomy/titles.ts';
import type { Judgement } from '../verify/gate.ts';
import { findHeldTitles } from './headline.ts';
import { isLittle } from './order.ts';
import type { WithoutPersonalData } from './personal-data.ts';
import { careerOf, countWords, findCredentials, findEarlier, type Part } from './summary-facts.ts';
import { nameInSentence } from './summary-names.ts';
import { credentialsOf, type Facts, PATTERNS, skillsOf, stop } from './summary-patterns.ts';
import {
  isEmptySentence,
  isGap,
  isNamedWish,
  sentencesOf,
  tellsOfOneself,
  withoutPerson,
  withoutPraise,
} from './summary-sentences.ts';

const SKILLS_MAX = 4;
/** A summary of so many words needs no more. */
const FULL_WORDS = 40;
const HALF_FULL = 25;
/** "Software engineer." alone is what the headline says. */
const BARE_WORDS = 3;
const isBareTitle = (sentence: string): boolean =>
  countWords(sentence) <= BARE_WORDS &&
  wordsOf(sentence).some(({ lower }) => TITLE_WORDS.has(lower));
/** Fewer words are left of a summary only beside others. */
const SENTENCE_WORDS_MIN = 5;

/** Items of the list of skills that the ad asks for, as a sentence names them; its must-haves first. */
function listAsked(lines: readonly ResumeLine[], terms: JobTerms, title: string): Facts['skills'] {
  const items = lines.filter(({ path, text }) => isSkillItem(path) && !isLittle(text));
  const asked = [...terms.values()].filter(({ kind }) => kind === 'hard' || kind === 'tool');
  const told = new Set<string>();
  return [...asked.filter(isMust), ...asked.filter((term) => !isMust(term))]
    .flatMap((term) => {
      const holding = items.filter(({ text }) => hasForm(text, term.form));
      const line =
        holding.find(({ text }) => text.trim().length === term.form.length) ??
        holding.find(({ text }) => isShortName(text.trim()));
      const isTold = title.toLowerCase().includes(term.form.toLowerCase().slice(0, 5));
      if (line === undefined || isTold || told.has(line.path)) return [];
      told.add(line.path);
      const isWhole = line.text.trim().length === term.form.length;
      return [{ line, name: isWhole ? nameInSentence(term, line) : line.text.trim() }];
    })
    .slice(0, SKILLS_MAX);
}
const isMust = ({ level }: JobTerm): boolean => level === 'must';
/** "Sage 50 Payroll" names the payroll that the ad asks for; a longer item, or one with a remark, does not fit into a row. */
const isShortName = (item: string): boolean =>
  countWords(item) <= 3 && /^\p{Lu}[\p{L}\p{N} .+#-]+$/u.test(item) && !/ (?:and|or) /.test(item);

/** Facts of the person, and the lines that give the first of them, the title with its years. */
interface Found {
  facts: Facts;
  /** As the summary would name the person; empty where no title says who one is. */
  title: string;
  sources: Draft['sources'];
}

/** The ad's nearest of the titles that count now: the latest, or one that is much nearer and still held within ten years. */
function findFacts({ resume, terms, wanted, asOf, rewritten }: SummaryInput): Found {
  const [held] = findHeldTitles(resume, wanted, asOf);
  const after = new Map(
    rewritten
      .filter(({ verdict }) => verdict === 'proven')
      .map((draft) => [draft.path, draft.after]),
  );
  const lines = listLines(resume).map((line) => ({
    ...line,
    text: after.get(line.path)?.split('\n')[0] ?? line.text,
  }));
  const career = held === undefined ? undefined : careerOf(resume, held, wanted, asOf);
  const title = capitalize(career?.title ?? '');
  return {
    title,
    sources: career?.sources ?? [],
    facts: {
      who: career === undefined || career.span === '' ? undefined : `${title} ${career.span}`,
      skills: listAsked(lines, terms, title),
      credentials: findCredentials(resume, terms, `${wanted} ${title}`),
      earlier:
        held === undefined || career === undefined
          ? undefined
          : findEarlier(resume, wanted, held, career, asOf),
    },
  };
}

/** Whether a summary says what one is: a word of the title, or another one's name. */
const saysWho = (text: string, title: string): boolean =>
  (title !== '' && titleLikeness(title, text) > 0.2) ||
  wordsOf(text).some(({ lower }) => TITLE_WORDS.has(lower));

const SHORT_WORDS = 15;

/** What stands beside the old summary's own sentences: who, where none says it, and what is held. */
function besideKept(kept: readonly string[], parts: readonly Part[], found: Found): Part[] {
  const { facts, title } = found;
  const text = kept.join(' ');
  const isFull =
    countWords(text) >= FULL_WORDS || (/\d/.test(text) && countWords(text) >= HALF_FULL);
  const own = kept.map((sentence): Part => ({ text: stop(sentence), lines: [] }));
  const isNamed = facts.credentials.some(({ name }) => hasForm(text, name));
  if (saysWho(text, title)) {
    const held = isFull || isNamed ? [] : credentialsOf(facts);
    // A sentence alone says too little of what the ad asks.
    const isShort =
      countWords(text) < SHORT_WORDS && !facts.skills.some(({ name }) => hasForm(text, name));
    return [...own, ...held, ...(isShort ? skillsOf(facts) : [])];
  }
  // Beside years of one's own, the own words come first.
  if (/\b(?:years?|yrs?)\b|\bsince \d/i.test(text)) return own;
  if (title === '') return isFull ? own : [...own, ...parts];
  const lists = parts.filter(({ text }) => /^(?:Skilled in|Holds) /.test(text));
  const who = parts.filter((part) => !lists.includes(part));
  return [...who, ...own, ...(isFull ? [] : lists)];
}

/** Words that a summary may repeat only if they are the ad's: two skills told once are enough. */
const tellsSkills = (parts: readonly Part[]): boolean =>
  findSkills(parts.map(({ text }) => text).join(' ')).length > 0;

interface SummaryInput {
  resume: Resume;
  terms: JobTerms;
  /** The title that the ad is for. */
  wanted: string;
  asOf: YearMonth;
  rewritten: readonly Draft[];
  judge: (change: Pick<Draft, 'path' | 'after'>) => Judgement;
  withoutData: WithoutPersonalData;
}

interface Judged {
  parts: readonly Part[];
  after: string;
  verdict: Verdict;
}

/** The first wording that the verifier proves, else the first that tells skills and waits for the person's word; none behind a proven one is judged. */
function chooseParts(
  candidates: readonly (readonly Part[])[],
  judge: SummaryInput['judge'],
): Judged | undefined {
  let doubted: Judged | undefined;
  for (const parts of candidates) {
    const after = parts.map(({ text }) => text).join(' ');
    const { verdict } = judge({ path: 'basics.summary', after });
    if (verdict === 'proven') return { parts, after, verdict };
    if (verdict === 'confirm' && tellsSkills(parts)) doubted ??= { parts, after, verdict };
  }
  return doubted;
}

/** Whether the summary stands under a heading that announces a wish. */
const isUnderObjective = (resume: Resume): boolean =>
  (resume.meta?.trueline?.sections ?? []).some(
    ({ heading, kind }) =>
      kind === 'summary' && /^\W*(?:career |job |professional )?(?:obj|goal|aim)/i.test(heading),
  );

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** "Write to me on ann@example.com or call 0700 000 417": the head of the page has both. */
function givesContact(sentence: string, { email = '', phone = '' }: Basics = {}): boolean {
  const repeats = (value: string, text: string): boolean => value !== '' && text.includes(value);
  return (
    countWords(sentence) <= CONTACT_WORDS_MAX &&
    (repeats(email, sentence) || repeats(digitsOf(phone), digitsOf(sentence)))
  );
}
type Basics = Pick<NonNullable<Resume['basics']>, 'email' | 'phone'>;
/** A longer one tells more than such data. */
const DATA_WORDS_MAX = 6;
/** A longer sentence tells more than where one is found. */
const CONTACT_WORDS_MAX = 14;

/** The old summary's own sentences that say something, as a resume tells them where the verifier proves that. */
function keptOf({ resume, judge, withoutData }: SummaryInput, summary: string): string[] {
  const name = resume.basics?.name ?? '';
  const isObjective = isUnderObjective(resume);
  const told = sentencesOf(summary).filter(
    (sentence) =>
      !(isObjective && isNamedWish(sentence)) &&
      !isEmptySentence(sentence) &&
      !(countWords(sentence) <= DATA_WORDS_MAX && withoutData(sentence) === '') &&
      !givesContact(sentence, resume.basics),
  );
  const better = told.map((sentence) => {
    const plain = withoutPerson(withoutPraise(sentence), name);
    const isSame = plain === sentence;
    return isSame || judge({ path: 'basics.summary', after: plain }).verdict === 'proven'
      ? plain
      : sentence;
  });
  // One voice: where some sentence cannot do without its "I", the others keep theirs.
  const isMixed = better.some(tellsOfOneself) && better.some((text, at) => text !== told[at]);
  return (isMixed ? told : better).filter(
    (sentence) => !isEmptySentence(sentence) && !isBareTitle(sentence),
  );
}

/** Without what another part has said already. */
const eachOnce = (parts: readonly Part[]): Part[] =>
  parts.filter((part, at) => parts.findIndex(({ text }) => text === part.text) === at);

/** Each wording of every pattern, the fullest first: where the verifier proves not all of it, the last of what is new may be what it lacks. */
function listCandidates(kept: readonly string[], found: Found): Part[][] {
  const own = new Set(kept.map(stop));
  const told = PATTERNS.flatMap(({ make }) => [make(found.facts) ?? []]).filter(
    (parts) => parts.length > 0,
  );
  const candidates = told.flatMap((parts) => {
    const all = eachOnce(kept.length === 0 ? parts : besideKept(kept, parts, found));
    const added = all.filter(({ text }) => !own.has(text));
    return added
      .map((_, at) => new Set(added.slice(added.length - at)))
      .map((left) => all.filter((part) => !left.has(part)));
  });
  return candidates.sort((a, b) => b.length - a.length);
}

/**
 * A summary of facts, by the fullest pattern that the verifier proves: in place of none, of wishes and of
 * praise. What the old one tells of the person stays, and one that tells only such is left alone.
 */
export function proposeSummary(input: SummaryInput): Draft[] {
  const { resume, rewritten, judge } = input;
  const before = resume.basics?.summary ?? '';
  const told = rewritten.find(
    ({ path, verdict }) => path === 'basics.summary' && verdict === 'proven',
  );
  const sentences = sentencesOf(told?.after ?? before);
  const kept = keptOf(input, told?.after ?? before);
  const isUntouched = sentences.length > 0 && kept.join(' ') === sentences.join(' ');
  const found = findFacts(input);
  // What says neither who one is nor a figure gets both before it; any other is left alone.
  const text = kept.join(' ');
  const isThin =
    found.title !== '' &&
    !saysWho(text, found.title) &&
    !/\d/.test(text) &&
    countWords(text) < FULL_WORDS;
  if (isUntouched && !isThin) return [];
  const plain: Part[][] =
    countWords(text) < SENTENCE_WORDS_MIN
      ? []
      : [kept.map((sentence) => ({ text: stop(sentence), lines: [] }))];
  const chosen = chooseParts([...listCandidates(kept, found), ...plain], judge);
  // The headline says the title already.
  const isBare = before === '' && chosen?.parts.length === 1 && chosen.parts[0]?.lines.length === 0;
  const saysMore =
    chosen?.verdict === 'proven' && chosen.parts.some(({ lines }) => lines.length > 0);
  if (!saysMore && before !== '' && kept.length === 0) return [leaveOut(before)];
  if (chosen === undefined || chosen.after === before || isBare) return [];
  const made = draftOf(chosen, before, found, resume);
  const lost = lostTerms(sentences, chosen.after, input.terms);
  if (lost.length === 0) return [made];
  const longer = { ...chosen, after: [chosen.after, ...lost].join(' ') };
  const { verdict } = judge({ path: 'basics.summary', after: longer.after });
  return verdict === chosen.verdict ? [made, draftOf(longer, before, found, resume)] : [made];
}

/** What a wish goes on with behind its object: "a long haul job with good equipment and a company that pays". */
const BEHIND_WISH = /[,;]| (?:with|and|where|that|which|who|in which|so) /;

/** Wishes of the old summary that hold words of the ad which the new one lacks, as far as these: they may stand behind it. */
function lostTerms(sentences: readonly string[], after: string, terms: JobTerms): string[] {
  return sentences.flatMap((sentence) => {
    if (after.includes(stop(sentence)) || isGap(sentence)) return [];
    const lost = [...terms.values()].filter(
      ({ form }) => hasForm(sentence, form) && !hasForm(after, form),
    );
    if (lost.length === 0) return [];
    const [head = sentence] = sentence.split(BEHIND_WISH);
    return [stop(lost.every(({ form }) => hasForm(head, form)) ? head : sentence)];
  });
}

/** A summary of nothing but wishes, where no line gives a better one. */
const leaveOut = (before: string): Draft => ({
  path: 'basics.summary',
  before,
  after: '',
  kind: 'filler',
  reason: 'It says what you wish for; a reader looks for what you have done.',
  sources: [{ path: 'basics.summary', text: before }],
  verdict: 'proven',
});

function draftOf(chosen: Judged, before: string, found: Found, resume: Resume): Draft {
  const lines = [...new Set(chosen.parts.flatMap((part) => part.lines))];
  const originals = new Map(listLines(resume).map((line) => [line.path, line.text]));
  const sources = [
    ...(before === '' ? [] : [{ path: 'basics.summary', text: before }]),
    ...found.sources,
    ...lines.map(({ path, text }) => ({ path, text: originals.get(path) ?? text })),
  ];
  const isProven = chosen.verdict === 'proven';
  return {
    path: 'basics.summary',
    before,
    after: chosen.after,
    kind: 'composed-summary',
    reason:
      before === ''
        ? 'Facts from your own lines, for who reads only the top.'
        : 'What you did says more than what you wish for; the facts that you told stay.',
    sources,
    verdict: isProven ? 'proven' : 'confirm',
    ...(isProven
      ? {}
      : {
          doubts: doubtAdded(
            before,
            chosen.after,
            'Your lines say each of these; none says them together.',
          ),
        }),
  };
}
