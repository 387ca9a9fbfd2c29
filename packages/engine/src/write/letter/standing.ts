import type { Resume, Source } from '@trueline/contracts';
import { listKeptLines } from '../../document/kept-lines.ts';
import type { Named } from './input.ts';

/** What a person says of when and how they can work, outside their summary, as parts of a sentence behind "I". */
export interface Standing {
  /** Behind "am available". */
  available?: Named;
  /** Behind "my notice period is". */
  notice?: Named;
  /** Behind "have my". */
  transport?: Named;
  /** Behind "hold" or "am", by `permit.verb`. */
  permit?: Named & { verb: 'am' | 'hold' };
}

const NUMBER = '(?:\\d{1,2}|one|two|three|four|six|eight|an?)';
const SPAN = `${NUMBER}(?: \\(\\d{1,2}\\))?[- ](?:calend[ae]r )?(?:days?|weeks?|months?)`;
const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec';
const DAY = `(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?)?(?:${MONTHS})(?: \\d{1,2}(?:st|nd|rd|th)?,?)?(?: 20\\d\\d)?`;

/** "Notice period: one month", "Notice: 1 month", "available after 30 days' notice", "Availability: 30 days notice", "can start after 1 month notice". */
const NOTICE = new RegExp(
  `\\bnotice(?: period)?(?: is)?\\s*[:–-]?\\s*(?<behind>${SPAN})(?!\\p{L})|(?<before>${SPAN})['’]?s?['’]? notice\\b`,
  'iu',
);
/** "Available from 1 February 2027", "can start on 4 January", "start possible 1 Jan", "free from May". */
const FROM = new RegExp(
  `(?:\\bavail\\p{L}*\\.?|\\bfree|\\b(?:can|could|able to|ready to|possible to) (?:start|begin|join)|\\bstart(?:ing)?(?: date)?(?: possible)?|\\bjoining(?: date)?|\\bdate available)\\s*[:–-]?\\s*(?:from|on|in|as of|by)?\\s*(?<day>${DAY})(?![\\p{L}\\d])`,
  'iu',
);
/** "Available immediately", "Availability: immediate", "can start at once". */
const AT_ONCE =
  /\b(?:avail\p{L}*\.?|(?:can|could|able to|ready to) (?:start|begin|join)|start(?:ing)?(?: date)?|joining(?: date)?)\s*[:–-]?\s*(?<now>immediate(?:ly)?|at once|right away|straight away)(?!\p{L})/iu;
const TRANSPORT =
  /\b(?:own|have (?:a|my own)) (?:reliable )?(?<what>car|vehicle|transport|van|truck|motorbike|motorcycle)\b(?! (?:parts|sales|hire|park))/iu;
const NOT_SO =
  /\b(?:no|not|without|none|cannot|can['’]t|unless|if|sold|never|was|had|wife|husband|until|till|once|soon|want|buy|expired?)\b/iu;

const ASKS_TRANSPORT =
  /\b(?:own|reliable|a|your) (?:\p{L}+ )?(?:car|vehicle|transport\p{L}*|van|truck)\b/iu;
const ASKS_RIGHT =
  /\b(?:right to work|work permit|work visa|permit to work|(?:authori[sz]ed|eligible|entitled|permitted|allowed|permission|authori[sz]ation|eligibility) (?:to|for) (?:legally )?work|legally (?:entitled|able|allowed|authori[sz]ed|eligible)|visa|sponsor\p{L}*|citizens?(?:hip)?|permanent residen\p{L}+)\b/iu;
const CITIZEN =
  /^(?:citizenship:\s*)?(?<what>\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? (?:[Cc]itizen|[Pp]ermanent [Rr]esident))$/u;
const PERMIT =
  /^(?:(?:visa(?: status)?|status(?: in [\p{L} ]+)?|permit|work status|immigration status)\s*[:–-]\s*)?(?<what>(?:open |valid |full |unrestricted |permanent )*(?:work permit|work visa|residence permit|permanent residence|right to work in (?:the )?\p{Lu}[\p{L} ]{1,24}))$/iu;

interface Said {
  text: string;
  source: Source;
}

/** Clauses of what stands outside jobs and schooling: lines that found no place, the summary, items of lists. */
function clausesOf(resume: Resume): Said[] {
  const lists = [
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
  ];
  const all: Source[] = [
    ...listKeptLines(resume).map(({ path, text }) => ({ path, text })),
    ...lists,
    { path: 'basics.summary', text: resume.basics?.summary ?? '' },
  ];
  return all.flatMap((source) =>
    source.text
      .split(/(?<=\p{L}{3}|\d|\))[.!](?:\s+|$)|[;\n|]+|,\s+(?!\d|20)/u)
      .map((text) => ({ text: text.trim(), source }))
      .filter(({ text }) => text !== ''),
  );
}

/** What the first clause that a pattern reads says of a thing; of what is denied or over nothing. */
function find(
  clauses: readonly Said[],
  pattern: RegExp,
  groups: readonly string[],
): Named | undefined {
  for (const { text, source } of clauses) {
    const found = NOT_SO.test(text) ? undefined : pattern.exec(text)?.groups;
    const said = groups.map((group) => found?.[group]).find((one) => one !== undefined);
    if (said !== undefined) return { text: said, source };
  }
  return undefined;
}

const capitals = (day: string): string =>
  day
    .replace(/^the /i, '')
    .replace(
      new RegExp(`\\b(?:${MONTHS})\\b`, 'gi'),
      (month) => month.slice(0, 1).toUpperCase() + month.slice(1).toLowerCase(),
    );

/** When the person can start, that they can get there, and by what right they work, where they say so; the last two where the ad asks. */
export function readStanding(resume: Resume, jobDescription: string): Standing {
  const clauses = clausesOf(resume);
  const notice = find(clauses, NOTICE, ['behind', 'before']);
  const day = find(clauses, FROM, ['day']);
  const now = find(clauses, AT_ONCE, ['now']);
  const transport = ASKS_TRANSPORT.test(jobDescription)
    ? find(clauses, TRANSPORT, ['what'])
    : undefined;
  const isRightAsked = ASKS_RIGHT.test(jobDescription);
  const citizen = isRightAsked ? find(clauses, CITIZEN, ['what']) : undefined;
  const permit = isRightAsked ? find(clauses, PERMIT, ['what']) : undefined;
  const available =
    day === undefined
      ? now && { ...now, text: now.text.toLowerCase().replace(/^immediate$/, 'immediately') }
      : { ...day, text: `from ${capitals(day.text)}` };
  return {
    ...(available === undefined ? {} : { available }),
    ...(notice === undefined || available !== undefined
      ? {}
      : { notice: { ...notice, text: notice.text.toLowerCase() } }),
    ...(transport === undefined
      ? {}
      : { transport: { ...transport, text: `own ${transport.text.toLowerCase()}` } }),
    ...(citizen !== undefined
      ? { permit: { ...citizen, verb: 'am' as const } }
      : permit !== undefined
        ? {
            permit: {
              ...permit,
              text: permit.text.slice(0, 1).toLowerCase() + permit.text.slice(1),
              verb: 'hold' as const,
            },
          }
        : {}),
  };
}
