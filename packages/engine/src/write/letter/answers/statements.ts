import type { Resume } from '@trueline/contracts';
import type { YearMonth } from '../../../document/dates.ts';
import { isHeldNow } from '../../../document/held-now.ts';
import { listKeptLines } from '../../../document/kept-lines.ts';
import { sentencesOfParagraph } from '../../../language/en/sentences.ts';
import { findVerbForm } from '../../../language/en/verb-forms.ts';
import { fromThird } from '../../tell/from-third.ts';
import { isWished } from '../held-in-part.ts';
import { asItem, isItem, listOwnLines } from '../own-lines.ts';
import { listPaperStatements, listSchoolStatements } from './paper-statements.ts';
import { NO_ROW, type Statement, tidy } from './statement.ts';

const SKILL_WORDS_MAX = 6;

/** What the person wishes for is no statement of what they have. */
const WISH =
  /\b(?:looking|seeking|searching|would like|want(?:ed)? to|aim(?:ing)? to|objective)\b/i;
/** Nothing that a letter says of oneself. */
const PERSONAL =
  /\b(?:born|married|widow|divorced|religion|age|god[ -]fearing|single|years old|church)\b/i;

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

function listSummaryStatements(resume: Resume): Statement[] {
  const names = (resume.basics?.name ?? '').match(/\p{Lu}\p{L}{2,}/gu) ?? [];
  const namesPerson = (text: string): boolean => names.some((name) => text.includes(name));
  const kept = listKeptLines(resume).map(({ path, text }) => ({ path, text }));
  const summary = resume.basics?.summary ?? '';
  return [{ path: 'basics.summary', text: summary }, ...kept].flatMap((source) =>
    sentencesOfParagraph(source.text)
      .filter((one) => !WISH.test(one) && !PERSONAL.test(one) && !/, \d\d,/.test(one))
      .map(asOwn)
      .map(asItem)
      .filter(
        (one) => isItem(one) && !NO_STATEMENT.test(one) && !namesPerson(one) && !opensInThird(one),
      )
      .map((text): Statement => ({ kind: 'summary', text, entry: source.path, sources: [source] })),
  );
}

/** So many names behind commas are a list. */
const LISTED_MIN = 4;

/** Items of the lists of skills, and of a list that found no place. */
function listSkillStatements(resume: Resume): Statement[] {
  const keywords = (resume.skills ?? []).flatMap(({ keywords: own }, i) =>
    (own ?? []).map((text, k) => ({ said: text, path: `skills[${i}].keywords[${k}]`, text })),
  );
  const kept = listKeptLines(resume).flatMap(({ path, text }) => {
    const pieces = text.split(/,\s+/);
    return pieces.length < LISTED_MIN ? [] : pieces.map((said) => ({ said, path, text }));
  });
  return [...keywords, ...kept].flatMap(({ said: raw, path, text }): Statement[] => {
    const said = tidy(raw);
    const isShort = said.split(' ').length <= SKILL_WORDS_MAX && said.length > 1;
    return isShort && !NO_ROW.test(said) && !/[.!:;•%#*]/.test(said)
      ? [{ kind: 'skill', text: said, entry: path, sources: [{ path, text }] }]
      : [];
  });
}

/** Known a little is no answer to who asks for it. */
const SLIGHT =
  /\b(?:basics?|beginners?|little(?: bit)?|elementary|fair only|notions)$|\((?:basics?|a little)\)/i;
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
  const papers = [...listPaperStatements(whole), ...listSchoolStatements(whole)].filter(
    ({ text }) => isHeldNow(text, asOf),
  );
  const all = [
    ...work.filter(isClear),
    ...papers,
    ...listSummaryStatements(whole),
    ...listSkillStatements(whole),
  ].filter(({ text }) => !isWished(text) && !SLIGHT.test(text));
  return all.filter(
    ({ text }, i) =>
      all.findIndex((other) => other.text.toLowerCase() === text.toLowerCase()) === i,
  );
}
