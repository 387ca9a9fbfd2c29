import { isSeldomSkill } from '../../taxonomy/skills/usual.ts';
import { type FoundSkill, findSkills } from '../../taxonomy/skills.ts';
import { TITLE_WORDS } from '../../taxonomy/titles.ts';
import type { Segment } from '../segments/segments.ts';
import { findCredentials } from './credentials.ts';
import { levelOfClause } from './level.ts';
import { findUnseenTerms } from './unseen-terms.ts';

/** "Backend engineers", "the marketing team": before such a word a skill's name tells who or whose, not what is asked. */
const PEOPLE =
  /^\s(?:[\p{L}/-]+\s){0,2}?(?:engineers?|developers?|devs?|managers?|specialists?|consultants?|teams?|departments?|architects?|analysts?|leads?|designers?|administrators?|scientists?|programmers?|testers?|experts?|company|agency|firm|start-?up|industry|sector)\b/iu;
/** What may follow a skill that is asked for by itself: the line's or clause's end, a list mark, or a word that doesn't make it part of a longer name. */
const AFTER_SKILL =
  /^(?:\s*(?:$|[.,;:!?)/|(&+–—-])|\s(?:and|or|in|with|to|for|on|at|of|as|is|are|by|using|from|within|will|would|who|that|experience|skills?|knowledge|expertise|background|methodolog(?:y|ies)|principles|practices|processes|environments?|concepts|fundamentals|required|preferred|certifi\w+|\p{Lu}\S*)(?![\p{L}]))/u;
const EXPERIENCE_CUE =
  /\b(?:experience|knowledge|proficien\w+|expertise|skills?|understanding|background|familiar\w*|certifi\w+)\b/i;

/** The words with which a line begins as long as each has a capital, a figure or a mark: how titles are written. */
const CAPITALISED_RUN = /^(?:[^\p{Ll}\s]\S*(?:\s+|$)|(?:of|and|for|in|the|m\/f\S*)\s+)+/u;
const TITLE_RUN_WORDS_MAX = 14;

/** Where a line before the first section opens with a job title ("Software Engineer - Java"), the title's end. */
function titleRunEnd({ text, section }: Segment): number {
  if (section !== 'start' && section !== 'overview') return 0;
  const run = CAPITALISED_RUN.exec(text)?.[0] ?? '';
  const words = run.split(/[^\p{L}-]+/u).slice(0, TITLE_RUN_WORDS_MAX);
  return words.some((word) => TITLE_WORDS.has(word.toLowerCase())) ? run.length : 0;
}

/** Between the items of a list: marks, spaces, "and", "or". */
const LIST_GAP = /^[\s,;/|•·&+()]{0,4}(?:(?:and|or)\s)?$/;
const LIST_SKILLS_MIN = 3;

/** Skills that stand in one list of three and more: so are things named that are used, whatever the line says else. */
function listedSkills(text: string, skills: readonly FoundSkill[]): ReadonlySet<FoundSkill> {
  const runs: FoundSkill[][] = [];
  for (const skill of skills) {
    const run = runs.at(-1);
    const gap = text.slice(run?.at(-1)?.end ?? skill.start, skill.start);
    if (run !== undefined && LIST_GAP.test(gap)) run.push(skill);
    else runs.push([skill]);
  }
  return new Set(runs.filter((run) => run.length >= LIST_SKILLS_MIN).flat());
}

/** How a line uses the name of a skill. */
type Use = 'asked' | 'role' | 'passing';

/** "A collaborative environment": a quality of the place, not of a person. */
const OF_PLACE =
  /^\s(?:[\p{L}-]+\s)?(?:environment|team|culture|atmosphere|workplace|setting|space|compan\w+|organi[sz]ation|office|industry|world)s?(?!\p{L})/iu;

/** "Slovenian tax law", "bilingual labels": a language's name that says where a thing is from, or how it is written. */
const OF_THING =
  /^\s(?:[\p{Ll}-]+\s(?:(?:and|&|or)\s[\p{Ll}-]+\s)?)?(?:laws?|legislation|tax|taxes|labou?r|regulations?|regulator|standards?|accounting|market|cuisine|food|dishes|restaurant|history|culture|citizens?|nationals?|nationality|passport|army|schools?|compan(?:y|ies)|suppliers|products?|art|text|labels?|packaging|signs?|signage|documents?|menus?|website|materials?)(?!\p{L})/u;
/** "After-sales", "non-banking": a word made with such a head is another than its last part. */
const MADE_WITH =
  /(?:^|[^\p{L}])(?:after|non|anti|ex|self|un|semi|sub|inter|by|off|up|out|over|under)[-‐‑]$/iu;

/** "Cooking pots", "packing area": what something is done with, or where. */
const GEAR_AFTER =
  /^\s(?:pots?|pans?|utensils?|rods?|oils?|fats?|area|areas|bay|bench|benches|shed|room|rooms|gear|agents?|supplies|goods|cloths?)(?!\p{L})/iu;
/** "English good enough for radio and toolbox talks": what a language is needed for. */
const ENOUGH_FOR = /\b(?:enough|sufficient) (?:for|to)\s[^,;.]*$/i;

const isPartOfWord = (line: string, { start }: FoundSkill): boolean =>
  MADE_WITH.test(line.slice(0, start));

function useOf(segment: Segment, skill: FoundSkill, titleEnd: number): Use {
  const rest = segment.text.slice(skill.end);
  if (isPartOfWord(segment.text, skill)) return 'passing';
  if (skill.kind === 'language' && OF_THING.test(rest)) return 'passing';
  if (skill.text.toLowerCase().endsWith('ing') && GEAR_AFTER.test(rest)) return 'passing';
  if (skill.kind !== 'language' && ENOUGH_FOR.test(segment.text.slice(0, skill.start)))
    return 'passing';
  if (skill.kind === 'soft' && !skill.text.includes(' ') && OF_PLACE.test(rest)) return 'passing';
  if (skill.kind === 'soft' || skill.kind === 'language' || skill.kind === 'cert') return 'asked';
  if (skill.end <= titleEnd) return 'role';
  const seldom = isSeldomSkill(skill.text, skill.kind);
  const isContext = levelOfClause(segment) === 'context';
  if (isContext && SECTOR_AFTER.test(rest)) return 'passing';
  if (PEOPLE.test(rest)) return seldom || skill.kind === 'domain' ? 'passing' : 'role';
  if (isContext) {
    return isMentionedInPassing(segment, skill, seldom) ? 'passing' : 'asked';
  }
  return seldom && !AFTER_SKILL.test(rest) && !EXPERIENCE_CUE.test(rest) ? 'passing' : 'asked';
}

/** "our API", "services for": the employer's thing, or what something is done to. */
const EMPLOYERS = /\b(?:our|their|its|company['’]s)\s(?:\w+\s)?$/i;
const OBJECT_AFTER = /^\s(?:for|to|based)\b/;
/** "Together with merchandising", "take patients to X-ray", "in the oil & gas sector": with or to whom, and where. */
const WITH_WHOM =
  /\b(?:(?:together|along) with|alongside|reports? to|(?:hand|pass|bring|take|send|transport|accompany|escort)\w*\s(?:[\p{L}-]+\s){0,3}(?:to|for))\s(?:the\s|our\s)?$/iu;
const SECTOR_AFTER = /^\s(?:sector|industry)(?!\p{L})/iu;

/** In a line that asks nothing: what is the employer's, a field of business, a word that is seldom a skill, and in an introduction every plain word ("our cloud", "automation"). */
function isMentionedInPassing(
  { section, text: line }: Segment,
  { kind, text, start, end }: FoundSkill,
  seldom: boolean,
): boolean {
  const before = line.slice(0, start);
  const rest = line.slice(end);
  if (EMPLOYERS.test(before) || WITH_WHOM.test(before)) return true;
  if (OBJECT_AFTER.test(rest)) return true;
  const introduces = section === 'start' || section === 'overview';
  const isName = kind === 'tool' || /[\p{Lu}\d]/u.test(text);
  return kind === 'domain' || seldom || (introduces && !isName);
}

/** "Linux environments", "CI/CD tools": the skill is part of a longer name. */
const LONGER_NAME =
  /^[ -](?:based|frameworks?|testing|tools?|tooling|technolog(?:y|ies)|principles|practices|process(?:es)?|systems?|services|environments?|patterns|architectures?|pipelines?|librar(?:y|ies)|solutions|applications|infrastructure|deployments?|components|standards|concepts|networking|scripting|workflows|capabilities|platforms?|projects|products|stack|teams?|side)\b/i;

/** "Kafka monitoring", "our monitoring", "improve monitoring of …": a common word that goes on a name, tells whose thing, or what is done to it. */
const AFTER_NAME = /\S\s+[^\s\p{Ll}]*\p{Lu}\S*\s$/u;
const AFTER_ARTICLE = /(?:^|\s)(?:the|an?|our|your|their|its|this|these)\s$/i;
const AFTER_WORD =
  /(?:^|\s)(?!(?:and|or|of|in|with|on|using|for|to|by|from|as|strong|solid|good|excellent|proven|deep|advanced|basic|professional|extensive|hands-on)\s)[\p{Ll}-]+\s$/u;
const GOES_ON =
  /^\s(?:for|to|of|in|on|at|with|from|within|by|that|which|as|through|across|into|is|are|we|you)\b/;

function isWithinPhrase(line: string, { text, kind, start, end }: FoundSkill): boolean {
  if (kind === 'tool' || kind === 'cert' || kind === 'soft' || /[^\p{Ll}\s-]/u.test(text))
    return false;
  const before = line.slice(0, start);
  if (AFTER_NAME.test(before) || AFTER_ARTICLE.test(before)) return true;
  return AFTER_WORD.test(before) && GOES_ON.test(line.slice(end));
}

/** "Amazon Web Services (AWS)": the same skill again in parentheses is no second mention. */
function isOwnAcronym(line: string, long: FoundSkill | undefined, short: FoundSkill): boolean {
  return long?.name === short.name && /^\s?\(\s?$/.test(line.slice(long.end, short.start));
}

/** "EXCEL" in a line of capitals is Excel: such a line is read as it stands, then with a capital at each word's head. */
function findSkillsOf(line: string): readonly FoundSkill[] {
  const found = findSkills(line);
  if (/\p{Ll}{2}/u.test(line) || !/\p{Lu}{3}\P{L}+\p{Lu}{2}/u.test(line)) return found;
  const lowered = line.replace(/\p{L}+/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase());
  const more = findSkills(lowered)
    .filter((skill) => !found.some((known) => known.start < skill.end && skill.start < known.end))
    .map((skill) => ({ ...skill, text: line.slice(skill.start, skill.end) }));
  return [...found, ...more].sort((a, b) => a.start - b.start);
}

/** A skill of a line; `aside` where it only tells which role is meant ("a Java developer"), is part of a longer name, or says one again in parentheses. */
export type UsedSkill = FoundSkill & { aside: boolean };

const overlaps = (a: { start: number; end: number }, b: { start: number; end: number }): boolean =>
  a.start < b.end && b.start < a.end;

/** Licences and certificates told by their form alone; such a one goes under the words it has in the ad. */
const credentialsOf = (line: string, found: readonly FoundSkill[]): FoundSkill[] =>
  findCredentials(line, found).map((one) => ({ ...one, name: one.text, kind: 'cert' }));

/** Skills of a line, names that the lexicon doesn't know included. */
export function skillsOf(segment: Segment): UsedSkill[] {
  const found = findSkillsOf(segment.text);
  const listed = listedSkills(segment.text, found);
  const titleEnd = titleRunEnd(segment);
  const known = found.flatMap((skill, i): UsedSkill[] => {
    const isListed = listed.has(skill) && skill.end > titleEnd;
    const use = isListed ? 'asked' : useOf(segment, skill, titleEnd);
    if (use === 'passing') return [];
    const again = isOwnAcronym(segment.text, found[i - 1], skill);
    const longer = LONGER_NAME.test(segment.text.slice(skill.end));
    const within = isWithinPhrase(segment.text, skill);
    return [{ ...skill, aside: use === 'role' || again || longer || within }];
  });
  const isAsked = levelOfClause(segment) !== 'context';
  const credentials = isAsked ? credentialsOf(segment.text, found) : [];
  const others = known.filter((skill) => !credentials.some((one) => overlaps(one, skill)));
  const isListed = segment.section === 'requirements' || segment.section === 'nice';
  const languages = found.filter(({ kind }) => kind === 'language');
  const taken = [...others, ...credentials, ...languages];
  const unseen = isListed ? findUnseenTerms(segment.text, taken) : [];
  return [
    ...others,
    ...credentials.map((term) => ({ ...term, aside: false })),
    ...unseen.map((term) => ({ ...term, aside: !AFTER_SKILL.test(segment.text.slice(term.end)) })),
  ].sort((a, b) => a.start - b.start);
}
