import type { Resume, Source } from '@trueline/contracts';
import { listKeptLines } from '../../document/kept-lines.ts';

/** A part of a sentence outside jobs and schooling, with the sentence that it stands in. */
export interface Clause {
  text: string;
  sentence: string;
  source: Source;
  /** In a list of skills, papers or interests: no sentence of the person's. */
  isListed: boolean;
}

/** Longer ones are no rows that say one thing of the person. */
const TEXT_MAX = 4000;
const SENTENCE_END =
  /(?<=\p{L}{3}|\d|\))(?<!\b(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)(?=\. {0,2}\d))(?<!\bavail)[.!](?:\s+|$)|[;\n|]+/iu;
const CLAUSE_END = /,\s+(?!\d|20)/;

/** What is not so, not yet, or of somebody else; wherever in the sentence it stands. */
const NOT_SO =
  /\b(?:not|never|no longer|cannot|can['’]t|won['’]t|don['’]?t|do not|does(?:n['’]?t)?|did(?:n['’]?t)?|used to|formerly|previously|unless|if|until|till|once|soon|will|would|hop(?:e|es|ing)|plan(?:s|ning|ned)?|want\p{L}*|wish\p{L}*|look(?:s|ing)? (?:for|to)|sav(?:e|ing) (?:for|up)|buy\p{L}*|sold|broken|loan\p{L}*|leas\p{L}*|expired?|pending|was|were|had)\b/iu;
const OF_OTHERS =
  /\b(?:references?|referees?|repairs?|portfolio|samples?|certificates?|documents?|copies|transcripts?|stock|letters?|drawings?|photos?|proofs?|originals?|recommendations?|details|flat|room|house|parts|wife|husband|partner|spouse|brother|sister|father|mother|parents?|son|daughter|friend|neighbou?r|colleague|boss|family|he|she|his|her|they|their|we|our|company|business|shop|clients?|customers?|employers?)\b/iu;
/** Headings under which a row says nothing of when and how the person works. */
const OTHER_HEADING =
  /\b(?:refer\p{L}*|wish\p{L}*|goals?|wanted|seek\p{L}*|family|skills?|certif\p{L}*|training|courses?|competenc\p{L}*|projects?|awards?|business)\b/iu;

/** Clauses of lines that found no place, the summary and items of lists; none that are denied, over or of somebody else. */
export function listClauses(resume: Resume): Clause[] {
  const listed = [
    ...(resume.skills ?? []).flatMap(({ name = '', keywords = [] }, i) => [
      { path: `skills[${i}].name`, text: name },
      ...keywords.map((text, k) => ({ path: `skills[${i}].keywords[${k}]`, text })),
    ]),
    ...(resume.certificates ?? []).flatMap(({ name = '', issuer = '' }, i) => [
      { path: `certificates[${i}].name`, text: name },
      { path: `certificates[${i}].issuer`, text: issuer },
    ]),
    ...(resume.interests ?? []).map(({ name = '' }, i) => ({
      path: `interests[${i}].name`,
      text: name,
    })),
  ].map((source) => ({ source, isListed: true }));
  const own = [
    ...listKeptLines(resume).filter(({ heading = '' }) => !OTHER_HEADING.test(heading)),
    { path: 'basics.summary', text: resume.basics?.summary ?? '' },
  ].map(({ path, text }) => ({ source: { path, text }, isListed: false }));
  return [...own, ...listed]
    .filter(({ source }) => source.text.length <= TEXT_MAX)
    .flatMap(({ source, isListed }) =>
      source.text
        .split(SENTENCE_END)
        .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
        .filter((sentence) => !NOT_SO.test(sentence) && !OF_OTHERS.test(sentence))
        .flatMap((sentence) =>
          sentence.split(CLAUSE_END).map((text) => ({ text, sentence, source, isListed })),
        ),
    )
    .filter(({ text }) => text !== '');
}
