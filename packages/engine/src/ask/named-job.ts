import { isNothing } from '@trueline/contracts';
import pointingJobWords from '../../data/asks/pointing-job-words.json' with { type: 'json' };
import { isPersonNoun } from '../language/en/readings.ts';
import { capitalize } from '../rules/line-text.ts';
import { TITLE_WORDS } from '../taxonomy/titles.ts';

export interface NamedJob {
  position?: string;
  name?: string;
}

const POINTING: ReadonlySet<string> = new Set(pointingJobWords.rows);

const YEAR = String.raw`(?:19|20)\d\d`;
const MONTH = String.raw`(?:(?:[Jj]an|[Ff]eb|[Mm]ar|[Aa]pr|[Mm]ay|[Jj]une?|[Jj]uly?|[Aa]ug|[Ss]ept?|[Oo]ct|[Nn]ov|[Dd]ec)[a-z]*\.? )`;
const SPAN = String.raw`${MONTH}?${YEAR}s?(?: ?(?:-|–|—|to|till|until|and) ?(?:${MONTH}?${YEAR}|\d\d|now|today|present))?`;
/** When it was and for how long: "in 2015", "(2012-2014)", "for 3 years". */
const WHEN = [
  new RegExp(
    String.raw`[\s,;(\[–—-]*(?<![\p{L}\p{N}])(?:(?:back )?in|from|since|around|about|during|until|between|of) (?:the )?(?:early |late |summer |spring |autumn |winter )?${SPAN}(?!\p{N})[)\]]?`,
    'giu',
  ),
  new RegExp(
    String.raw`(?:^|\s+)${YEAR} ?(?:-|–|—|to|till|until) ?(?:${YEAR}|now|today|present)(?:$|\s+)`,
    'iu',
  ),
  // A name may open with a year or end with one: "1912 Cafe", "Studio 2000".
  new RegExp(String.raw`\s*[,;([–—-]\s*${SPAN}(?:[)\]]|(?=$|[\s,;:]))`, 'giu'),
  new RegExp(String.raw`^${SPAN}(?:\s*[,;:–—-]+\s*|$|\s+(?=\p{Ll}))`, 'u'),
  new RegExp(String.raw`(?<=(?:^|\s)\p{Ll}+)\s+${SPAN}$`, 'u'),
  /[\s,;(]*(?<!\p{L})(?:for|over|about) (?:about |over |almost )?(?:an?|\d+|two|three|four|five|six|many|several|some|a few) (?:years?|months?|weeks?|summers?|days?)(?: ago)?\)?/giu,
  /[\s,;(]*(?<!\p{L})(?:an?|\d+|two|three|four|five|six|many|several|some|a few) (?:years?|months?|weeks?) ago\)?/giu,
];
const LEAD = new RegExp(
  [
    String.raw`^(?:(?:[Ii]t was|[Tt]hat was|[Tt]his was|[Ii]t is|[Ii]t['’]s|[Tt]hat['’]s)\s+)?`,
    '(?:[Ww]hen |[Ww]hile )?(?:I was (?:working )?|I worked |[Ww]orking )?',
    String.raw`(?:(?:[Ii]n|[Aa]t|[Aa]s|[Ff]or|[Ww]ith|[Dd]uring|[Ff]rom)\s+)?`,
    String.raw`(?:(?:[Mm]y|the|an?|[AT](?:n|he)?(?= \p{Ll}))\s+)?`,
    // "old job at", but "Old Mill".
    String.raw`(?:(?:(?:old|former|first|second|last|earlier|previous|other|same)\s+)?(?:job|work|role|position|time)\s+(?:as|at|with|for|of)\s+(?:(?:an?|the)\s+)?)?`,
  ].join(''),
  'u',
);
const PARTED = /^(.+?)(?:\s+(as|at|with|for|@)\s+(?:an?\s+)?|(,)\s+|\s+([-–—|/])\s+)(.+)$/u;
/** A sentence, which is nobody's name. */
const SENTENCE =
  /(?<![\p{L}\p{N}])(?:I|i|we|it|they|them|he|she|was|were|did|had|have|has|when|where|while|because|but|not|don't|didn't|can't|my|our|as|like)(?![\p{L}\p{N}])/u;
const PART_MAX = 7;

/** "cook at Blue Door": title and employer, as far as the person tells them; null where they name none, as "both" or "in 2015". A single name is a title where an occupation is called so, else the employer. */
export function readJob(said: string): NamedJob | null {
  const plain = tidy(said);
  if (isNothing(plain)) return null;
  const dated = tidy(WHEN.reduce((text, when) => text.replace(when, ' '), plain));
  const lead = LEAD.exec(dated)?.[0] ?? '';
  const bare = tidy(dated.slice(lead.length));
  if (/^(?:(?:a )?(?:mix|bit) of|both|all|each|either|neither|any)(?!\p{L})/iu.test(bare))
    return null;
  const [, first = '', joint, comma, dash, second = ''] = PARTED.exec(bare) ?? [];
  if (first === '') {
    const at = lead
      .toLowerCase()
      .match(/\b(?:in|as|at|for|with)\b/g)
      ?.at(-1);
    // "in Leeds" is where, "at a care home" is whose.
    if (at !== undefined && at !== 'as' && !endsAsTitle(bare))
      return at === 'in' ? null : toJob('', bare);
    return isTitle(bare) ? toJob(bare, '') : toJob('', bare);
  }
  if (joint === 'as') return isTitle(second) ? toJob(second, first) : null;
  if (isPointing(first)) return isTitle(second) ? toJob(second, '') : toJob('', second);
  if (isPointing(second)) return isTitle(first) ? toJob(first, '') : toJob('', first);
  if (isTitle(second) && !isTitle(first)) return toJob(second, first);
  // "Marks and Spencer, Leeds": where it is, not who one was.
  return (comma ?? dash) !== undefined && !isTitle(first) ? toJob('', bare) : toJob(first, second);
}

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replaceAll('’', "'")
    .replace(/^[\s.;:,–—-]+|[\s.;:,!?–—-]+$/g, '')
    .trim();

function toJob(title: string, employer: string): NamedJob | null {
  const position = isPointing(title) ? '' : title.trim();
  const name = isPointing(employer) ? '' : employer.trim();
  if (position === '' && name === '') return null;
  if ([position, name].some((part) => SENTENCE.test(part) || part.split(' ').length > PART_MAX))
    return null;
  return {
    ...(position === '' ? {} : { position: capitalize(position) }),
    ...(name === '' ? {} : { name }),
  };
}

/** Whether words name no one and nothing: "the first one", "n/a", "2". */
const isPointing = (text: string): boolean =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).every((word) => POINTING.has(word));

const endsAsTitle = (text: string): boolean =>
  isTitleWord(text.toLowerCase().split(' ').at(-1) ?? '');
const isTitle = (text: string): boolean => /^\p{Ll}/u.test(text) || endsAsTitle(text);
const isTitleWord = (word: string): boolean => TITLE_WORDS.has(word) || isPersonNoun(word);
