import type { Resume, Verdict } from '@trueline/contracts';
import { type Draft, doubtAdded } from '../document/change-draft.ts';
import type { YearMonth } from '../document/dates.ts';
import type { JobTerms } from '../document/job-terms.ts';
import { entryOf, listLines, type ResumeLine } from '../document/paths.ts';
import { hasForm } from '../language/forms.ts';
import { wordsOf } from '../language/words.ts';
import { titleLikeness } from '../match/title.ts';
import { readOpener } from '../rules/line/role-tense.ts';
import { isSkillItem } from '../rules/line-kinds.ts';
import { capitalize } from '../rules/line-text.ts';
import { findSkills } from '../taxonomy/skills.ts';
import { TITLE_WORDS } from '../taxonomy/titles.ts';
import type { Judgement } from '../verify/gate.ts';
import type { AdAnswer } from './ad-answer.ts';
import { findHeldTitles } from './headline.ts';
import { listActs } from './summary-acts.ts';
import {
  careerOf,
  countWords,
  findCredentials,
  findEarlier,
  findScope,
  findTasks,
  type Part,
} from './summary-facts.ts';
import { nameInSentence } from './summary-names.ts';
import { credentialsOf, type Facts, named, PATTERNS, resultOf, stop } from './summary-patterns.ts';
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
  const items = lines.filter(({ path }) => isSkillItem(path));
  return [...terms.values()]
    .filter(({ kind, level }) => (kind === 'hard' || kind === 'tool') && level === 'must')
    .flatMap((term) => {
      const line = items.find(
        ({ text }) => hasForm(text, term.form) && text.trim().length === term.form.length,
      );
      const isTold = title.toLowerCase().includes(term.form.toLowerCase().slice(0, 5));
      return line === undefined || isTold ? [] : [{ line, name: nameInSentence(term, line) }];
    })
    .slice(0, SKILLS_MAX);
}

/** Facts of the person, and the lines that give the first of them, the title with its years. */
interface Found {
  facts: Facts;
  /** As the summary would name the person; empty where no title says who one is. */
  title: string;
  sources: Draft['sources'];
}

/** The ad's nearest of the titles that count now: the latest, or one that is much nearer and still held within ten years. */
function findFacts({ resume, terms, answer, wanted, asOf, rewritten }: SummaryInput): Found {
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
  const entry = held === undefined ? undefined : entryOf(held.path);
  return {
    title,
    sources: career?.sources ?? [],
    facts: {
      who: career === undefined || career.span === '' ? undefined : `${title} ${career.span}`,
      ...listActs(resume, lines, { terms, answer }, entry, asOf),
      scope: held === undefined ? undefined : findScope(lines, held),
      skills: listAsked(lines, terms, title),
      credentials: findCredentials(resume, terms, `${wanted} ${title}`),
      tasks: held === undefined ? undefined : findTasks(lines, terms, held),
      earlier: held === undefined ? [] : findEarlier(resume, wanted, held, asOf),
    },
  };
}

/** Whether a summary says what one is: a word of the title, or another one's name. */
const saysWho = (text: string, title: string): boolean =>
  (title !== '' && titleLikeness(title, text) > 0.2) ||
  wordsOf(text).some(({ lower }) => TITLE_WORDS.has(lower));

/** A sentence of so many words may go on with what a line names. */
const SHORT_WORDS = 12;

/** The person's own sentences with one result: an act stands behind them, what a line only names goes on with a short one ("Cook with 10 years in the kitchen: 250 covers a night"). */
function withResult(own: readonly Part[], facts: Facts): Part[] {
  const [result] = facts.results;
  if (result === undefined || result.who !== null || readOpener(result.text) !== 'other')
    return [...own, ...resultOf(facts, [])];
  const [only, ...others] = own;
  const mayGoOn =
    only !== undefined &&
    others.length === 0 &&
    countWords(only.text) <= SHORT_WORDS &&
    !/[:;]/.test(only.text);
  return mayGoOn ? [named(only.text.replace(/\.$/, ''), result.text, result.line)] : [...own];
}

/** What stands beside the old summary's own sentences: who, where none says it, and one result, where they give no figure. */
function besideKept(kept: readonly string[], parts: readonly Part[], found: Found): Part[] {
  const { facts, title } = found;
  const text = kept.join(' ');
  const isFull =
    countWords(text) >= FULL_WORDS || (/\d/.test(text) && countWords(text) >= HALF_FULL);
  const own = kept.map((sentence): Part => ({ text: stop(sentence), lines: [] }));
  const isNamed = facts.credentials.some(({ name }) => hasForm(text, name));
  if (saysWho(text, title)) {
    if (isFull) return own;
    const more = isNamed ? [] : credentialsOf(facts);
    return [...withResult(own, facts), ...more];
  }
  // Without a title, and beside years of one's own, the own words come first.
  const tellsYears = /\b(?:years?|yrs?)\b|\bsince \d/i.test(text);
  if (tellsYears) return [...own, ...(isFull ? [] : resultOf(facts, []))];
  if (title === '') return isFull ? own : [...own, ...parts];
  const [who, ...others] = parts;
  const behind = isFull ? [] : others;
  const lists = behind.filter((part) => /^(?:Skilled in|Holds) /.test(part.text));
  const acts = behind.filter((part) => !lists.includes(part));
  return [...(who === undefined ? [] : [who]), ...acts, ...own, ...lists];
}

/** Words that a summary may repeat only if they are the ad's: two skills told once are enough. */
const tellsSkills = (parts: readonly Part[]): boolean =>
  findSkills(parts.map(({ text }) => text).join(' ')).length > 0;

interface SummaryInput {
  resume: Resume;
  terms: JobTerms;
  answer: AdAnswer;
  /** The title that the ad is for. */
  wanted: string;
  asOf: YearMonth;
  rewritten: readonly Draft[];
  judge: (change: Pick<Draft, 'path' | 'after'>) => Judgement;
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

/** The old summary's own sentences that say something, as a resume tells them where the verifier proves that. */
function keptOf({ resume, judge }: SummaryInput, summary: string): string[] {
  const name = resume.basics?.name ?? '';
  const isObjective = isUnderObjective(resume);
  const told = sentencesOf(summary).filter(
    (sentence) => !(isObjective && isNamedWish(sentence)) && !isEmptySentence(sentence),
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
  const told = PATTERNS.flatMap(({ make }) => {
    const parts = make(found.facts);
    if (parts === null) return [];
    const apart = parts.flatMap((part) => part.apart ?? [part]);
    return apart.length === parts.length ? [parts] : [parts, apart];
  });
  return told.flatMap((parts) => {
    const all = eachOnce(kept.length === 0 ? parts : besideKept(kept, parts, found));
    const added = all.filter(({ text }) => !own.has(text));
    return added
      .map((_, at) => new Set(added.slice(added.length - at)))
      .map((left) => all.filter((part) => !left.has(part)));
  });
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
