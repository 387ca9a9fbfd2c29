import type { JobRequirements, Requirement } from '@trueline/contracts';
import { stemsOf } from '../../../language/en/text-stems.ts';
import { CREDENTIAL_WORDS, isPaper } from '../../../taxonomy/credentials.ts';
import { stemRarity } from '../../../taxonomy/rarity.ts';
import { findSkill } from '../../../taxonomy/skills.ts';

/** A thing that the ad asks for, parted into what one can show of it. */
export interface Demand {
  level: 'must' | 'nice';
  text: string;
  /** The ad's line that it stands in, or as much as was read of it. */
  line: string;
  /** It asks for a paper or for schooling. */
  isPaper: boolean;
  isDegree: boolean;
  isYears: boolean;
  /** Its alternatives and items, without what any demand says. */
  parts: readonly string[];
  skills: readonly { name: string; forms: readonly string[] }[];
  /** Marks of a class or level that the paper has to have: "3" of "class 3". */
  marks: readonly string[];
  isDriving: boolean;
  /** To lead people, or to teach them. */
  ofPeople?: 'lead' | 'teach';
}

/** Conditions of the post and how to apply: nothing that one shows. */
const CONDITION = new RegExp(
  [
    String.raw`\b(?:salary|wages?|pay|remuneration|referees?|references|appl(?:y|ies|ications?|icants?)|candidates?|cvs?)\b`,
    String.raw`\b(?:vetting|drug|notice period|short[ -]?listed|vacanc\p{L}+|probation|trial period|contract|encouraged)\b`,
    String.raw`\b(?:able to start|start (?:on|date)|weekends?|nights|holidays|resident|living in|staying in|right to work)\b`,
    String.raw`\b(?:terms|closing|deadline|benefits|hours per|full[ -]time|part[ -]time|days off)\b`,
  ].join('|'),
  'iu',
);
const WORDS_MAX = 22;

/** What any demand says before the thing that it is about. */
const LEAD_WORDS = [
  'an?|the|some|at least|minimum(?: of)?|minimum|proven|demonstrated|good|very|strong|solid|sound|excellent|deep|advanced',
  'hands-on|several|current|valid|clean|up[- ]to[- ]date|basic|working|practical|previous|prior|must have|must be|must|you have',
  'able to|ability to|be able to|experienced?(?: in| with| of| as| on| using)?|knowledge of|knowledge|understanding of',
  'familiar(?:ity)? with|confident|use of|competen(?:t|ce) in|exposure to|taking part in|with|in|of|as|basics? of',
];
const LEAD = new RegExp(String.raw`^(?:(?:${LEAD_WORDS.join('|')})\s+)+`, 'i');
const TAIL =
  /\s+(?:is |are |would be )?(?:an? )?(?:required|preferred|desirable|essential|advantage|asset|plus)\b.*$|\s+experience$/i;
const JOINT =
  /\s*[,;()/]\s*|\s+(?:or|and|and\/or|plus)\s+|\b(?:such as|like|for example|e\.g\.|similar|including|incl\.?(?= )|in line with|preferably|ideally)\b\s*/i;

/** Stems of what every demand and many a line have. */
const ANY: ReadonlySet<string> = new Set(
  stemsOf(
    [
      'experience experienced knowledge skill skills ability able year years work working job role good strong valid other use using',
      'similar equivalent related relevant minimum level professional training trained qualification software systems system tool tools',
      'people person team new daily full part field environment setting company service services able well time handle handling',
      'adults basic spoken written fluent area office staff customers clients support supporting properly ticket',
    ].join(' '),
  ),
);
const CREDENTIAL: ReadonlySet<string> = new Set(stemsOf(CREDENTIAL_WORDS.join(' ')));

/** The stems that say what a part is about. */
export const subjectOf = (part: string, isOfPaper: boolean): string[] => [
  ...new Set(
    stemsOf(part).filter(
      (stem) => /\p{L}/u.test(stem) && !ANY.has(stem) && !(isOfPaper && CREDENTIAL.has(stem)),
    ),
  ),
];

/** A word of many ads tells nothing by itself. */
const LONE_RARITY = 0.35;
const isTelling = (part: string, isOfPaper: boolean): boolean => {
  const subject = subjectOf(part, isOfPaper);
  return (
    (isOfPaper && subject.length > 0) ||
    subject.length > 1 ||
    subject.some((stem) => stemRarity(stem) >= LONE_RARITY)
  );
};

const stripped = (text: string): string =>
  text
    .replace(TAIL, '')
    .replace(LEAD, '')
    .replace(/[.:\s]+$/, '')
    .trim();

const YEARS = /^.*?\b(?:years?|yrs?|months?)\b['’]?(?:\s+(?:of|in|as|on|experience|a))*\s*/i;
const DRIVING =
  /\bdriv\p{L}*['’]?s?\b.{0,20}\b(?:licen[cs]e|permit)\b|^(?:an? |full |valid )*(?:category|class) \S+ licen[cs]e$/iu;
const MARK =
  /\b(?:class|category|cat\.?|level|grade|group|code|stage)\s+(?<mark>[A-Z]\d?(?:\+E)?|\d{1,2}[A-Z]?)\b/gi;

const PEOPLE =
  'teams?|crews?|staff|shifts?|people|persons?|men|women|workers?|attendants?|assistants?|apprentices?|trainees?|interns?|learners?|adults|cooks|colleagues|hires';
const LEADS = new RegExp(
  String.raw`\b(?:lead|leading|led|supervis\p{L}+|manag(?:e|ing)|running|handle)\b.{0,24}\b(?:${PEOPLE})\b`,
  'iu',
);
const TEACHES = new RegExp(
  String.raw`\b(?:train(?:ing)?|teach(?:ing)?|mentor\p{L}*|coach(?:ing)?|instruct\p{L}*|tutor\p{L}*)\b.{0,16}\b(?:${PEOPLE})\b`,
  'iu',
);

/** Names of papers, wherever a demand has them. */
const PAPER = new RegExp(
  [
    String.raw`\b(?:certificates?|certification|degree|diploma|licen[cs]e|qualification|ticket|permit|passport`,
    `bachelor|master['’]?s|phd|n[vs]q|svq|nva|btec|h[nt][dc]|gcses?|matric|trade test`,
    String.raw`(?:grade|level) (?:\d|i{1,3}|iv)(?: or (?:\d|i{1,3}|iv))? in)\b`,
  ].join('|'),
  'i',
);

const LINE_LENGTH_MAX = 260;
/** The whole line, of which "must include winter driving" behind the years may be no demand by itself; its own text where the ad has lost its breaks. */
function lineAround({ text, start, end }: Requirement, ad: string): string {
  const line = ad.slice(ad.lastIndexOf('\n', start) + 1, end + ad.slice(end).search(/\n|$/));
  return line.length <= LINE_LENGTH_MAX && line.includes(text) ? line.trim() : text;
}

function readDemand(group: readonly Requirement[], ad: string): Demand | undefined {
  const [first] = group;
  if (first === undefined) return undefined;
  const { text } = first;
  const level = group.some((one) => one.level === 'must') ? 'must' : 'nice';
  const isOfPaper =
    group.some(({ kind }) => kind === 'cert' || kind === 'degree') ||
    isPaper(text) ||
    PAPER.test(text);
  const isYears = !isOfPaper && group.some(({ kind }) => kind === 'years');
  const parts = (isYears ? text.replace(YEARS, '') : text)
    .split(JOINT)
    .map(stripped)
    .filter((part) => part !== '' && isTelling(part, isOfPaper));
  const forms = new Map<string, string[]>();
  // "Good command of Excel" is no skill to the score, and names a tool.
  const tools = (text.match(/(?<=\s)\p{Lu}[\p{L}\d+#]+/gu) ?? [])
    .filter((word) => findSkill(word)?.kind === 'tool')
    .map((word) => ({ name: findSkill(word)?.name ?? word, text: word }));
  for (const { name, text: form } of [...group.flatMap(({ skills }) => skills), ...tools]) {
    const kind = findSkill(name)?.kind;
    if (kind === undefined || kind === 'soft' || kind === 'language') continue;
    if (kind !== 'tool' && kind !== 'cert' && !isTelling(form, false)) continue;
    forms.set(name, [...new Set([...(forms.get(name) ?? []), form])]);
  }
  return {
    level,
    text,
    line: lineAround(first, ad),
    isPaper: isOfPaper,
    isDegree:
      group.some(({ kind }) => kind === 'degree') && !group.some(({ kind }) => kind === 'cert'),
    isYears,
    parts: [...new Set(parts)],
    skills: [...forms].map(([name, all]) => ({ name, forms: all })),
    marks: [...text.matchAll(MARK)].map(({ groups }) => groups?.mark?.toLowerCase() ?? ''),
    isDriving: DRIVING.test(text),
    ...(LEADS.test(text)
      ? { ofPeople: 'lead' as const }
      : TEACHES.test(text)
        ? { ofPeople: 'teach' as const }
        : {}),
  };
}

const ASKED = /^(?:skill|years|degree|cert|responsibility|clearance)$/;
const overlaps = (one: Requirement, other: Requirement): boolean =>
  one.start < other.end && other.start < one.end;

/** Requirements of one line as one, the longest text first. */
function groupByLine(asked: readonly Requirement[]): Requirement[][] {
  const groups: Requirement[][] = [];
  for (const one of [...asked].sort((a, b) => a.start - b.start || b.text.length - a.text.length)) {
    const group = groups.find((other) => other.some((own) => overlaps(own, one)));
    if (group === undefined) groups.push([one]);
    else if (one.text.length > (group[0]?.text.length ?? 0)) group.unshift(one);
    else group.push(one);
  }
  return groups;
}

/** What the ad asks for and one can show, the musts first, each in the ad's order; requirements of one line are one demand. */
export function listDemands({ title = '', requirements }: JobRequirements, ad = ''): Demand[] {
  const isTitle = (text: string): boolean =>
    title !== '' && text.toLowerCase().startsWith(title.toLowerCase()) && !PAPER.test(text);
  const asked = requirements
    .filter(({ kind, level }) => ASKED.test(kind) && level !== 'context')
    .filter(
      ({ text }) =>
        !isTitle(text) && !CONDITION.test(text) && text.split(/\s+/).length <= WORDS_MAX,
    );
  const demands = groupByLine(asked)
    .map((group) => readDemand(group, ad))
    .filter((one) => one !== undefined);
  return [
    ...demands.filter(({ level }) => level === 'must'),
    ...demands.filter(({ level }) => level === 'nice'),
  ];
}

const DUTY_WORDS_MAX = 40;
/** What the employer says of itself. */
const OF_EMPLOYER = /^(?:we|our|us|join|the (?:company|firm|team|group))\b/i;

/** What the post is not about. */
export const NOT_ASKED = /\b(?:not?|never|without|nor)\b|n['’]t\b/i;

/** The work that the ad describes without calling it a requirement, in its order. */
export const listDuties = ({ requirements }: JobRequirements, ad = ''): Demand[] =>
  groupByLine(
    requirements.filter(
      ({ kind, level, text }) =>
        (kind === 'responsibility' || kind === 'skill') &&
        level === 'context' &&
        !CONDITION.test(text) &&
        !OF_EMPLOYER.test(text) &&
        !NOT_ASKED.test(text) &&
        text.split(/\s+/).length <= DUTY_WORDS_MAX,
    ),
  )
    .filter((group) => group.some(({ kind }) => kind === 'responsibility'))
    .map((group) => readDemand(group, ad))
    .filter((one) => one !== undefined)
    .map((one) => ({ ...one, isPaper: false, isDegree: false, isYears: false }));
