import type { Resume } from '@trueline/contracts';
import type { YearMonth } from '../../../document/dates.ts';
import { isHeldNow } from '../../../document/held-now.ts';
import { listKeptLines } from '../../../document/kept-lines.ts';
import { sentencesOfParagraph } from '../../../language/en/sentences.ts';
import { findVerbForm } from '../../../language/en/verb-forms.ts';
import { fromThird } from '../../tell/from-third.ts';
import { holdsNumberOf, withoutNumberOf } from '../done-to-self.ts';
import { isWished } from '../held-in-part.ts';
import { asItem, isItem, isNotOwn, listOwnLines } from '../own-lines.ts';
import { listPaperStatements, listSchoolStatements, tellsMonthToCome } from './paper-statements.ts';
import { NO_ROW, type Statement, tidy } from './statement.ts';

const SKILL_WORDS_MAX = 6;
/** Longer ones are no items, whatever stands in their brackets. */
const ITEM_LENGTH_MAX = 500;

/** What the person wishes for is no statement of what they have. */
const WISH =
  /\b(?:looking|seeking|searching|would like|want(?:ed)? to|aim(?:ing)? to|objective)\b/i;
/** Nothing that a letter says of oneself. */
const PERSONAL =
  /\b(?:age|single|church|famil(?:y|ies)|wife|husband|children|kids|sons?|daughters?|mother|father|parents?|pregnan\p{L}*|illness|disease)\b/iu;

/** Pay, police, health and family are no answer, whoever asks; of work they are what a clerk keeps and a nurse sees. */
const OF_LIFE = new RegExp(
  [
    String.raw`\b(?:salary|salaries|wages?|pay|paycheck|police|criminal|convict\p{L}*|arrested|bankrupt\p{L}*|divorced?|widow\p{L}*)\b`,
    String.raw`\b(?:religio\p{L}*|married|marital|born|god[ -]fearing|years old|nationality|pregnancy|maternity|paternity)\b`,
    String.raw`\bmy (?:\p{L}+ )?(?:family|health|children|kids|wife|husband|mother|father|parents|son|daughter)\b`,
    String.raw`\b(?:good|poor|ill|excellent|perfect) health\b(?! care| services?)`,
    String.raw`\b(?:sick leave|non-?smoker|medical (?:condition|history)|my (?:illness|back|disability))\b`,
  ].join('|'),
  'iu',
);

/** The same of the person's own life among the lines of a job: their pay, their leave, their family. */
const OWN_LIFE =
  /^(?:salary|wages?|pay|paid|earn\p{L}*|income)\b|\b(?:passed|had|got|received|given|gave me)\b[^,;]{0,20}\b(?:police|criminal|drug|medical|salary|salaries|pay|wages?)\b|\b(?:my|our) (?:\p{L}+ )?(?:pay|salary|wages?|family|health|children|kids|wife|husband|mother|father|parents|son|daughter|leave|illness|back|disability|pregnancy)\b|\b(?:religio\p{L}*|married|marital|born|god[ -]fearing|years old|nationality|divorced|widowed|arrested|bankrupt)\b|\b(?:left|leaving|away|off|absent)\b[^,;]{0,30}\b(?:maternity|paternity|sick|pregnan\p{L}*)\b|\b(?:on|took|during) (?:sick|maternity|paternity|parental) leave\b/iu;

/** What one is or has, an aside, a number to call. */
const NO_STATEMENT = new RegExp(
  [
    String.raw`^(?:have|had|am|was|started|holds?|speaks?|skilled|experienced|an?)\b|^\(|\d{3} \d{3}| \/ `,
    String.raw`\b(?:above|cv|resume|curriculum|page|present)\b|\bsince \d{4}$`,
  ].join('|'),
  'i',
);

/** "He taught the trade to seven boys", "She has brought the waste down": told of the person as of another. */
const OF_ONE = /^(?:he|she) (?:has |have )?(?<did>\p{Ll}.*)$/iu;
function asOwn(sentence: string): string {
  const said = OF_ONE.exec(sentence)?.groups?.did;
  if (said === undefined)
    return fromThird(sentence.toLowerCase().slice(0, 1) + sentence.slice(1), true) ?? sentence;
  const first = said.split(' ')[0] ?? '';
  const isPast = findVerbForm(first, 'past') !== null && !/s$/.test(first);
  return isPast ? said : (fromThird(said, true) ?? sentence);
}

/** "Takes measurements": whoever it is told of. */
const opensInThird = (text: string): boolean =>
  findVerbForm(text.split(' ')[0] ?? '', 'third')?.verb.baseIsNoun === false;

function listSummaryStatements(resume: Resume, asOf: YearMonth): Statement[] {
  const names = (resume.basics?.name ?? '').match(/\p{Lu}\p{L}{2,}/gu) ?? [];
  const namesPerson = (text: string): boolean => names.some((name) => text.includes(name));
  const kept = listKeptLines(resume).map(({ path, text }) => ({ path, text }));
  const summary = resume.basics?.summary ?? '';
  return [{ path: 'basics.summary', text: summary }, ...kept].flatMap((source) =>
    sentencesOfParagraph(source.text)
      .filter((one) => !WISH.test(one) && !PERSONAL.test(one) && !/, \d\d,/.test(one))
      .filter((one) => isHeldNow(one, asOf) && !BEGUN.test(one) && !NOT_MINE.test(one))
      .map(asOwn)
      .map(asItem)
      .filter(
        (one) => isItem(one) && !NO_STATEMENT.test(one) && !namesPerson(one) && !opensInThird(one),
      )
      .map((text): Statement => ({ kind: 'summary', text, entry: source.path, sources: [source] })),
  );
}

/** Of a thing that one is only beginning to know. */
const BEGUN = /\b(?:learn(?:ing|t|ed)?|beginners?|basics?|novice|unfinished|dropped)\b/i;
/** A group of what is not known yet, or hardly. */
const NOT_HAD =
  /\b(?:learn\p{L}*|begin\p{L}*|basics?|novice|elementary|want\p{L}*|wish\p{L}*|goals?|aims?|hop(?:e|es|ing)|future|plan\p{L}*)\b/iu;
const HARDLY_HAD =
  /\b(?:interest\p{L}*|aspir\p{L}*|improv\p{L}*|progress|stud(?:y|ying)|would|not?|none|never|expired|lapsed|former|target\p{L}*|little|next|trainee)\b/iu;
/** Of somebody else, or of once. */
const NOT_MINE =
  /\b(?:colleagues?|boss|husband|wife|friend|someone|somebody|others?|used to|once|expired|lapsed|forgot\p{L}*|rusty|exposure)\b/iu;

const isHad = (text: string): boolean => !NOT_HAD.test(text) && !HARDLY_HAD.test(text);

/** Known a little is no answer to who asks for it. */
const SLIGHT =
  /\b(?:basics?|beginners?|little(?: bit)?|elementary|fair only|notions)$|\([^()]*\b(?:basics?|beginners?|little|elementary|fair|notions|limited|theory|school|learning|rusty|old)\b[^()]*\)/i;
/** "1/5", "2 of 10", "20%": hardly known, whatever the scale. */
const LOW_MARK =
  /^(?:[01](?:[.,]\d)?(?:\s*(?:\/|of|out of)\s*\d+)?|2\s*(?:\/|of|out of)\s*(?:[5-9]|10)|3\s*(?:\/|of|out of)\s*10|[1-3]?\d\s*%)$/i;
/** What a group of skills is called, and no skill. */
const GROUP =
  /\b(?:skills?|tools?|software|programs?|programmes?|languages?|competenc(?:e|ies|es)|knowledge|abilities|strengths|other|general|technical|systems?|equipment|machines?)$/i;

/** Items of the lists of skills that the person has now, those that stand by themselves among them; a sentence that found no place is no list. */
export function listSkillStatements(resume: Resume, asOf: YearMonth): Statement[] {
  return (resume.skills ?? []).flatMap(({ name = '', level = '', keywords = [] }, i) => {
    if (!isHad(name) || !isHad(level) || LOW_MARK.test(level.trim())) return [];
    const items = keywords.map((text, k) => ({ text, path: `skills[${i}].keywords[${k}]` }));
    const alone =
      items.length > 0 || GROUP.test(name) ? [] : [{ text: name, path: `skills[${i}].name` }];
    return [...items, ...alone].flatMap(({ text: raw, path }): Statement[] => {
      const text = raw.replace(/\s+/g, ' ');
      if (text.length > ITEM_LENGTH_MAX) return [];
      // "Stone setting (bezel, claw)": the thing without its kinds, where they say nothing of how well it is known.
      const said = SLIGHT.test(text) ? tidy(text) : tidy(text.replace(/\s*\([^()]*\)$/, ''));
      const isShort = said.split(' ').length <= SKILL_WORDS_MAX && said.length > 1;
      const isOwn = isHad(text) && !NOT_MINE.test(text) && !isNotOwn(text) && isHeldNow(text, asOf);
      return isShort && isOwn && !NO_ROW.test(said) && !/[.!:;•%#*]/.test(said)
        ? [{ kind: 'skill', text: said, entry: path, sources: [{ path, text: raw }] }]
        : [];
    });
  });
}

/** "Edited their work": of whom, the sentence before it says. */
const POINTS_BACK = /\b(?:their|them|they|it|its|this|these|those|there|that)\b/i;
const isClear = ({ kind, text }: Statement): boolean =>
  kind !== 'work' || !POINTS_BACK.test(text.split(' ').slice(0, POINTS_WITHIN).join(' '));
const POINTS_WITHIN = 5;

/**
 * All that the person says and a letter can set off: lines of jobs, papers with issuer and time, schooling, sentences of
 * the summary and items of lists; of a section printed as it was written its own rows.
 */
export function listStatements(resume: Resume, whole: Resume, asOf: YearMonth): Statement[] {
  const work = listOwnLines(resume, true).map(
    ({ entry, text, source }): Statement => ({ kind: 'work', text, entry, sources: [source] }),
  );
  const papers = [...listPaperStatements(whole, asOf), ...listSchoolStatements(whole, asOf)]
    .filter(({ text }) => isHeldNow(text, asOf) && !tellsMonthToCome(text, asOf))
    .map((one) => ({ ...one, text: withoutNumberOf(one.text) }));
  const all = [
    ...work.filter(isClear),
    ...papers,
    ...listSummaryStatements(whole, asOf),
    ...listSkillStatements(whole, asOf),
  ].filter(
    ({ text, kind }) =>
      !isWished(text) &&
      // "Referrals (housing, school)" of work are no skill of school days.
      (kind === 'work' || !SLIGHT.test(text)) &&
      !holdsNumberOf(text) &&
      (kind === 'work' ? !OWN_LIFE.test(text) : !OF_LIFE.test(text) && !PERSONAL.test(text)),
  );
  return all.filter(
    ({ text }, i) =>
      all.findIndex((other) => other.text.toLowerCase() === text.toLowerCase()) === i,
  );
}
