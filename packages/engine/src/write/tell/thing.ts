import { analyze } from '../../language/analyze.ts';
import { singularOf } from '../../language/en/noun-forms.ts';
import { DETERMINERS, HOLLOW_OBJECTS } from '../../language/en/nouns.ts';
import { findVerbForm, readVerb } from '../../language/en/verb-forms.ts';
import { TITLE_WORDS } from '../../taxonomy/titles.ts';
import { articleFor } from '../noun-phrase.ts';
import { withArticles } from './articles.ts';

const HOLLOW_HEAD =
  /^(?:\d+(?:st|nd|rd|th)|ability|abilities|responsibilit(?:y|ies)|duties|tasks?|skills?|knowledge|experience|weekends?|solo|various|other|general)\b/i;
const WORDS_MAX = 20;
const WORDS_MIN = 3;

/** "Clinical instructor for 6 students per posting", "Link nurse for infection control": what the person was. */
export function tellPost(piece: string): string | null {
  // "Number 3 of 58 managers", "top rookie out of 35".
  if (/^number \d+ (?:of|out of|in) (?:about )?\d/i.test(piece)) return piece;
  if (/^(?:top|best|first) (?:\p{L}+ ){1,3}(?:of|out of|among) \d/iu.test(piece))
    return `the ${piece}`;
  const head = /^(.{3,40}?) (?=(?:for|of|on|to) )/.exec(piece)?.[1];
  if (head === undefined || /^\d|\d$/.test(head)) return null;
  const word = head.split(' ').at(-1)?.toLowerCase() ?? '';
  if (!TITLE_WORDS.has(word) || !CALLING.test(word) || head.split(' ').length > 4) return null;
  const undated = piece.replace(/,? (?:19|20)\d\d ?[-–] ?(?:(?:19|20)?\d\d|now|present)$/, '');
  if (/^(?:an?|the)\b/i.test(piece)) return undated;
  return post(undated);
}
const post = (piece: string): string =>
  /^(?:sole|only|first|top|number)\b/i.test(piece)
    ? `the ${piece}`
    : `${articleFor(piece)} ${piece}`;
const CALLING =
  /(?:er|or|ist|ant|ent|lead|head|nurse|midwife|representative|rep|member|person|chair|clerk|guide|cook|chef|aide)$/;

const LEADS_ON =
  /^(?:and|or|including|mostly|mainly|sometimes|about|up|so|both|with|such|each|all|from|over|the largest|in|at|for|often)\b/i;
const MEASURED =
  /^(?:about |up to |over )?[\d–-]+ (?:hours?|days?|weeks?|months?|years?|times?|shifts?)\b/;

/** The parts between commas, with "and" before the last where the line left it out; what counts the one before stands with it. */
export function joined(text: string): string {
  const items = text.split(/,\s+/).filter((item) => !/^own /.test(item));
  const last = (items.at(-1) ?? '').replace(
    /^(?=(?:largest|biggest|quickest|highest|longest|smallest)\b)/,
    'the ',
  );
  items.splice(-1, 1, last);
  const [first = ''] = items;
  if (items.length < 2 || LEADS_ON.test(last)) return items.join(', ');
  if (
    items.length === 2 &&
    /^\d/.test(last) &&
    !/\d|^(?:two|three|four|five|six|seven|eight|nine|ten)\b/i.test(first)
  )
    return MEASURED.test(last)
      ? text
      : `${/^\p{L}+ing\b/u.test(first) ? first : withArticles(first)}, with ${last}`;
  if (/\b(?:and|or)\b/.test(last)) return text;
  const hasAnd = / and /.test(items.slice(0, -1).join(', '));
  return `${items.slice(0, -1).join(', ')}${hasAnd ? ',' : ''} and ${last}`;
}

/** Work that a line names without a verb ("Case management of 45 families in the tea estates"), fit to stand behind "the job covers"; null where a part of it doesn't stand. */
export function tellThing(piece: string, besideVerbs = false): string | null {
  const { tokens } = analyze(piece, 'en');
  const [first] = tokens;
  if (first === undefined || HOLLOW_HEAD.test(piece) || HOLLOW_OBJECTS.test(piece)) return null;
  if (
    !/^(?:noun|adjective|number|name|determiner|verb)$/.test(first.pos) &&
    !/^(?:daily|weekly|monthly|yearly|quarterly|home)$/.test(first.lower)
  )
    return null;
  if (/^(?:own|i|my|as|at|very|also)$/.test(first.lower)) return null;
  // "Reclassed 1,400 volumes": an act by a verb that no lexicon has.
  if (
    /[^e]ed$/.test(first.lower) &&
    readVerb(first.lower).length === 0 &&
    /^(?:\d|the|an?|all)/.test(tokens[1]?.lower ?? '')
  )
    return null;
  const readings = readVerb(first.lower);
  if (readings.some(({ form, verb }) => form === 'past' || (form === 'base' && !verb.baseIsNoun)))
    return null;
  if (first.pos === 'verb' && readings.length === 0) return null;
  if (
    readings.some(({ form, verb }) => form === 'gerund' && !verb.gerundIsNoun) &&
    !/^\p{L}+ing (?:and|of|in|,)/u.test(piece)
  ) {
    // "Making storage boxes" is told as an act; "cooking, laundry and light housekeeping" as work.
    if (!/,/.test(piece)) return null;
  }
  // "Charges and discharges materials", "line manage 3 testers": verbs after all.
  if (readings.some(({ form }) => form === 'third') && /^\p{L}+(?:,| and) \p{L}+s\b/u.test(piece))
    return null;
  if (!tokens.some(({ pos, lower }) => pos === 'noun' && lower.length > 2)) return null;
  const [, second] = tokens;
  if (second !== undefined && findVerbForm(second.lower, 'base')?.verb.baseIsNoun === false)
    return null;
  if (
    (besideVerbs || first.pos === 'verb') &&
    readings.some(({ form }) => form === 'base') &&
    !/^(?:of|for|and|,)$/.test(tokens[1]?.text ?? '')
  )
    return null;
  // "Train new employees": an act, if its verb isn't certain.
  if (readings.some(({ form }) => form === 'base') && second?.pos === 'adjective') return null;
  // "Transfer bed to wheelchair": as likely an act.
  if (
    readings.some(({ form }) => form === 'base') &&
    second?.pos === 'noun' &&
    / (?:to|into|using) /.test(piece)
  )
    return null;
  if (
    readings.some(({ form }) => form === 'base') &&
    /^(?:after|up|out|over)$/.test(second?.lower ?? '')
  )
    return null;
  if (
    tokens.some(
      ({ pos, form, lower }, i) =>
        i > 0 &&
        i < 4 &&
        pos === 'verb' &&
        form === 'base' &&
        findVerbForm(lower, 'base')?.verb.baseIsNoun === false,
    )
  )
    return null;
  if (
    TITLE_WORDS.has(piece.split(',')[0]?.split(' ').at(-1)?.toLowerCase() ?? '') &&
    /,/.test(piece)
  )
    return null;
  // "a large project required an interface": a sentence that lost its mark.
  if (/\p{L}+ed (?:a|an|the) /u.test(piece)) return null;
  // "wells sunk", "run time cut from 9 hours": something was done to it.
  if (
    /\p{L} (?:cut|reduced|raised|grown|lowered|increased|improved|sunk|closed|logged|done|completed|built|made|kept|never)\b/u.test(
      piece,
    )
  )
    return null;
  if (
    /^\p{L}+ing of\b/u.test(piece) &&
    findVerbForm(first.lower, 'gerund')?.verb.gerundIsNoun !== true
  )
    return null;
  const count = piece.split(' ').length;
  if (count > WORDS_MAX || (count < WORDS_MIN && !/\d/.test(piece) && !/,/.test(piece)))
    return null;
  // A verb of its own makes it a sentence that lost something.
  const hasFinite = tokens.some(
    ({ pos, form, lower }, i) =>
      i > 0 &&
      (pos === 'auxiliary' ||
        pos === 'pronoun' ||
        (pos === 'verb' &&
          form === 'third' &&
          findVerbForm(lower, 'third')?.verb.baseIsNoun === false) ||
        (pos === 'verb' &&
          form === 'past' &&
          findVerbForm(lower, 'past') !== null &&
          !/ed$/.test(lower))),
  );
  if (
    hasFinite ||
    / no /.test(piece) ||
    /\b(?:I|we|me|is|are|was|were|before that|up to now|reason|running|unpaid|maternity)\b/.test(
      piece,
    )
  )
    return null;
  const words = piece.split(/[ ,]+/);
  if (TITLE_WORDS.has(words.at(-1)?.toLowerCase() ?? '') && words.length < 4) return null;
  // "run sequencers and keep the pipeline": the second verb shows that the first one is none of a name.
  if (
    tokens.some(
      ({ lower }, i) =>
        tokens[i - 1]?.lower === 'and' &&
        findVerbForm(lower, 'base')?.verb.baseIsNoun === false &&
        (DETERMINERS.has(tokens[i + 1]?.lower ?? '') || /^\d/.test(tokens[i + 1]?.text ?? '')),
    )
  )
    return null;
  // "a budget of 1.4 m and closed under plan", "a survey 4.8 out of 5".
  if (
    tokens.some(
      ({ pos, form }, i) => tokens[i - 1]?.lower === 'and' && pos === 'verb' && form === 'past',
    ) ||
    /\d\.\d+ out of/.test(piece)
  )
    return null;
  if (!namesWork(piece)) return null;
  // In a list an article of the first item alone is one too many.
  return joined(/,/.test(piece) ? piece : withArticles(piece));
}

/** Nouns for work itself: one does "case management", "payroll", "reception", not "mountains" or "hot boxes". */
const WORK_NOUN =
  /(?<!^(?:sta|sec|loca|posi|junc|por|na))(?:tion|sion|ment|ance|ence|ing|sis|istry|keeping|work|care|therapy)$|^(?:payroll|reception|recruitment|intake|upkeep|delivery|deliveries|sales|service|services|support|repair|repairs|audit|audits|inventory|stock|accounts|bookings|orders|queries|enquiries|inquiries|complaints|claims|records|returns|invoices|paperwork|referrals|visits|rounds|patrols?|inspections?|tests?|checks?|reviews?|surveys?|interviews?|assessments?|appointments|rotas?|schedules?|correspondence|minutes|budgets?|logs|notes|reports?|design|data|entry|prep|laundry|security|caseload|portfolio|submissions?|control|archives?)$/i;

/** Whether a noun by itself names work: "inspections", "visits", "keeping". */
export const namesWorkAlone = (noun: string): boolean =>
  WORK_NOUN.test(noun) || WORK_NOUN.test(singularOf(noun));

/** Whether the first thing named is work: its head, before what it is for. */
function namesWork(piece: string): boolean {
  const head = piece.split(/,| (?:for|of|in|at|on|with|to|from|by|as) /)[0]?.trim() ?? '';
  return head.split(/ (?:and|or) /).some((item) => {
    const words = item.toLowerCase().split(' ');
    const last = words.at(-1) ?? '';
    return namesWorkAlone(last) || words.some((word) => findVerbForm(word, 'gerund') !== null);
  });
}

/** "Loss ratio of 47% over ten years": a measure of the person's own work, as a sentence with it for its subject. */
export function tellMeasure(piece: string, isCurrent: boolean): string | null {
  const { name = '', rest = '' } =
    /^(?:an? )?(?<name>(?:average )?(?:loss|pass|close|closing|retention|conversion|hit|renewal|list-to-sale|sell-through|success|first-time fix|collection|response) (?:ratio|rate)) of (?<rest>[$€£]?\d(?!.* (?:in|among|of|by) ).+)$/iu.exec(
      piece,
    )?.groups ?? {};
  return name === '' || piece.split(' ').length > WORDS_MAX
    ? null
    : `my ${name} ${isCurrent ? 'is' : 'was'} ${rest}`;
}

/** What a noun for a doer says in a verb: "Mentor of young editors". */
const DOERS: Readonly<Record<string, string>> = {
  mentor: 'mentor',
  coach: 'coach',
  tutor: 'tutor',
  trainer: 'train',
  organiser: 'organise',
  organizer: 'organize',
  moderator: 'moderate',
};

const OF_DOER = new RegExp(
  String.raw`^(?:an? |the )?(?<doer>\p{L}+) (?:of|for|to) ` +
    String.raw`(?<whom>(?:\d|two|three|four|five|six|young|new|junior|all)(?:\S* |\S*$).*)$`,
  'iu',
);

/** "Mentor of young editors" as what one does: "mentor young editors"; null where only a post could be told. */
export function tellDoer(piece: string, isCurrent: boolean): string | null {
  const { doer = '', whom = '' } = OF_DOER.exec(piece)?.groups ?? {};
  const verb = findVerbForm(DOERS[doer.toLowerCase()] ?? '', 'base');
  if (verb === null || whom.split(' ').length > DOER_WORDS_MAX || NO_PERSONS.test(whom))
    return null;
  return `${isCurrent ? verb.verb.base : verb.verb.forms.past} ${whom}`;
}
const DOER_WORDS_MAX = 8;
/** How long, how often or what for: nobody is taught by it. */
const NO_PERSONS =
  /^(?:all of|all the)\b|^\S+ (?:\p{L}+ )?(?:years?|months?|weeks?|days?|hours?|seasons?|times|titles?|medals?|wins?|events?|shows?)\b|^(?:19|20)\d\d\b/iu;

/** "Average list-to-sale ratio of 98.7%": a figure of the person's own, behind "I have". */
export function tellFigure(piece: string, isCurrent: boolean): string | null {
  const load =
    /^(?:an? )?(?<load>(?:full |mixed |current )?(?:caseload|workload|portfolio) of (?:about |around |over |up to |some )?[$€£]?\d.+)$/i.exec(
      piece,
    )?.groups?.load;
  if (load !== undefined) return `${isCurrent ? 'have' : 'had'} a ${load}`;
  const head = /^(?:an? )?(?<head>(?:\p{L}[\p{L}-]* ){0,3}record) (?<rest>of [$€£]?\d.+)$/iu.exec(
    piece,
  )?.groups;
  if (head === undefined || piece.split(' ').length > WORDS_MAX) return null;
  return `${isCurrent ? 'have' : 'had'} ${articleFor(head.head ?? '')} ${head.head} ${head.rest}`;
}
