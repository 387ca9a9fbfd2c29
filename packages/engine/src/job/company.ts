import { guessJobSection } from '../lexicon/job-heading-guesses.ts';
import { findJobSection } from '../lexicon/job-headings.ts';
import { COMPANY_WORDS } from '../lexicon/organizations.ts';
import { findSkills } from '../lexicon/skills.ts';
import type { Segment } from './segments.ts';
import { hasTitleWord, type JobTitle } from './title.ts';

const WORD = String.raw`\p{Lu}[\p{L}\p{N}&.'’+-]*`;
const NAME = String.raw`(${WORD}(?: (?:${WORD}|of|and|for|the|de|du|des|la|le|&|\+)(?= )){0,5}(?: ${WORD})?)`;
const VERB = `(?:is|are|has|builds?|makes?|sells?|runs?|pays?|helps?|provides?|offers?|delivers?|operates?|seeks?|develops?|serves?|needs?|closes?|invites?|requires?|recherche|cherche|welcomes?|believes?|wants?|counts?|grows?|works?|invests?|employs?|designs?|manufactures?|supplies|supports?|brings?|connects?|cares?|creates?|exists|started|began|was|celebrates|operates)`;

const PATTERNS: readonly RegExp[] = [
  new RegExp(
    String.raw`^\s*(?:company|employer|organi[sz]ation|client|entreprise)\s*:\s*${NAME}`,
    'imu',
  ),
  new RegExp(
    String.raw`(?:^|\n)\s*${NAME} (?:is (?:hiring|looking for|seeking|recruiting)|seeks|is an? \P{Lu}.{0,60}? (?:seeking|looking for))\b`,
    'u',
  ),
  new RegExp(String.raw`\bAbout ${NAME}(?=\1|\s*\n|:)`, 'u'),
  new RegExp(
    String.raw`\b${NAME}(?:,? (?:Inc|LLC|Ltd|Limited|Corp)\.?)? (?:is|are) (?:proud to be )?an? (?:\p{L}+ )?equal[- ]`,
    'u',
  ),
  new RegExp(String.raw`\b(?:[Jj]oin|[Aa]t) ${NAME},? (?:we|you|our|as an?)\b`, 'u'),
  new RegExp(
    String.raw`\b(?:[Ww]e are|[Ww]e['’]re|[Ww]elcome to|[Oo]ur client,?|[Ww]ork (?:for|at)|(?:[Cc]ome(?: and| to)?|[Ww]hy) [Ww]ork with|[Jj]oin|[Bb]ehalf of|[Tt]eam at) ${NAME}(?=[.,!;:]|\s(?:is|are|we|you|in|and|as|–|—|-)\b|\s?[–—]|$|\n)`,
    'mu',
  ),
];
/** Capitalised words that begin sentences or name places and modes, not employers. */
const NO_COMPANY =
  /^(?:The (?:Role|Position|Company|Team|Job|Ideal|Successful|Candidate|Firm|Opportunity|Work)|This|A|An|That|Our|Us|You|Your|We|It|They|Role|Team|Job|As|In|At|If|Position|USD|CAD|Remote|Hybrid|On-?site|Full|FULL|PART|NIGHT|DAY|WANTED|START|NOW|Night|Day|Part|Location|Salary|Are|Is|Do|What|Who|How|Why|Reporting|Ready|Looking|Want|Join|Successful|Candidates?|Applicants?|Experience|Permanent|Contract|Temporary|There|Here|Must|English|French|Nous|New|Come|Are|Apply|Welcome|PhD|Ph\.D|Entry|Junior|Senior|Graduate|Mid|Intermediate|Staff|Principal)\b|^\d/;
const LEGAL = /\b(?:Inc|LLC|LLP|Ltd|Limited|Corp|Co|Group|GmbH)\b\.?/i;
const NAME_WORDS_MAX = 7;

const ownWords = (text: string): string[] =>
  text.split(/\s+/).filter((word) => /\p{L}/u.test(word));

const isCompanyName = (text: string): boolean =>
  isName(text) && (!hasTitleWord(text) || LEGAL.test(text));

/** "Node.js and Vue": each word is a skill's, or joins two. A firm that goes by its product's name is told by plainer words: "Company:", "About", "is hiring". */
function isSkillsOnly(text: string): boolean {
  const skills = findSkills(text);
  const rest = skills.reduceRight(
    (left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`,
    text,
  );
  return skills.length > 0 && !/\p{L}/u.test(rest.replace(/\b(?:and|or|with|et|ou|js)\b/gi, ''));
}

/** A run of capitalised words that may be a name: no sentence, no heading, no title. */
function isName(text: string): boolean {
  const words = ownWords(text);
  if (words.length === 0 || words.length > NAME_WORDS_MAX || NO_COMPANY.test(text)) return false;
  if (
    !words.every((word) => /^[\p{Lu}\p{N}&('’]|^(?:of|and|for|the|de|du|des|la|le|et)$/u.test(word))
  )
    return false;
  if (
    findJobSection(text) !== null ||
    (guessJobSection(text) !== null && !LEGAL.test(text) && !isMarked(text))
  )
    return false;
  return true;
}

/** "Kestrel Cloud - Data Engineer": what stands before the title on its line. */
function beforeTitle(title: JobTitle): string | null {
  const before = title.line.text.slice(0, title.start - title.line.start);
  const name = /^(.+?)\s*(?:[—–|:-]|>)\s*$/u.exec(before)?.[1]?.trim() ?? '';
  return /[>|]/.test(name) || name === '' || LABEL_WORDS.test(name) || !isCompanyName(name)
    ? null
    : name;
}
/** "Position: …", "Job ID 12 - …". */
const LABEL_WORDS =
  /\b(?:job|position|title|role|req|id|career|careers|posting|opportunity|vacancy|poste|titre|hiring|wanted|urgent|home|now)\b/i;

/** The first part of a line, before its place or an aside. */
const head = (line: string): string =>
  (line.split(/\s+[—–|/-]\s+|\s*\(|,\s|\s*\*{2,}\s*|\s\|\s|!|\s{3,}/)[0] ?? '')
    .replace(/[.\s]+$/, (end) =>
      /\b(?:Inc|Ltd|Corp|Co)$/i.test(line.slice(0, line.indexOf(end))) ? '.' : '',
    )
    .trim();

/** "Senior Accountant — Otterbeck Ltd. (Place)", "Cook at The Larder": what stands behind the title on its line. */
function besideTitle(title: JobTitle): string | null {
  const rest = title.line.text.slice(title.end - title.line.start);
  const after =
    /^(?:[^\p{L}\p{N}]*(?:\([^)]*\))?\s*(?:[—–|*@-]+|,|!+|\bat)\s*|.*?\bat\s+|\.?\s*)(?=\p{Lu})/u.exec(
      rest,
    )?.[0];
  if (after === undefined || rest === '') return null;
  const isAside = /^[^\p{L}\p{N}]*,\s*$/u.test(after);
  for (const part of rest
    .slice(after.length)
    .split(/\s+[—–|-]\s+|\s*\*{2,}\s*|,\s|!|\s\|\s|\.\s/)) {
    const name = head(part);
    if (name === '' || !isCompanyName(name)) continue;
    if (!isAside || LEGAL.test(name) || isMarked(name)) return name;
  }
  return null;
}

/** The line under the title where it is a name, with or without a place: "Maple Mills, North Bay". */
function underTitle(ad: string, title: JobTitle): string | null {
  const lineEnd = ad.indexOf('\n', title.line.end - 1);
  if (lineEnd === -1) return null;
  const next =
    ad
      .slice(lineEnd + 1)
      .split('\n')
      .map((line) => line.trim())
      .find((line) => line !== '') ?? '';
  if (next.length > 90 || /[:?]\s*$/.test(next) || /^[-•*\d]/.test(next)) return null;
  const name = head(next);
  const isPlaced = /^,\s\p{Lu}/u.test(next.slice(name.length));
  return isCompanyName(name) || (isPlaced && isName(name) && name.includes(' ')) ? name : null;
}

/** Words that mark an employer where nothing else tells a name from a place or a heading. */
const isMarked = (text: string): boolean =>
  COMPANY_WORDS.test(plainOf(text)) ||
  /\b(?:town|city|county|village|municipality|municipalit[ée]|ville|district|region|township|first nation|division|schools?|centre|center|house|farms?|foods|brothers|sons|press|works|mills?|storage|trailers|r[ée]sidences?|residence|lodge|inn|kitchen|bakery|dental|law|health|care|union|board|authority|trust|library|museum|theatre|church|cooperative|co-op)\b/iu.test(
    text,
  );
const plainOf = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** The line over the title where it holds a name that says what it is: "Town of Birch Point". */
function aboveTitle(segments: readonly Segment[], title: JobTitle): string | null {
  const first = segments[0];
  if (first === undefined || first.start >= title.line.start) return null;
  const name = head(first.text);
  return isName(name) && isMarked(name) && !hasTitleWord(name) ? name : null;
}

/** The piece right behind the title's, on its line or as the next one: a name that says what it is, or one with a place behind it. */
function behindTitle(segments: readonly Segment[], title: JobTitle): string | null {
  const at = segments.findIndex(({ start }) => start >= title.line.end);
  const next = segments[at];
  if (next === undefined || next.section !== 'start') return null;
  const name = head(next.text);
  if (!isCompanyName(name) || ownWords(name).length < 2) return null;
  const isPlaced = /^\s*(?:\(.*?\))?\s*(?:,|\||[—–-])\s*\p{Lu}/u.test(next.text.slice(name.length));
  return isMarked(name) || isPlaced ? name : null;
}

const OPENING = new RegExp(String.raw`^${NAME}(?:,? (?:Inc|LLC|LLP|Ltd)\.?)? ${VERB}\b`, 'u');
const OPENING_SEGMENTS = 6;

/** The employer's name where the ad says it outright, or null. `ad` is the text without markup. */
export function findCompany(
  ad: string,
  segments: readonly Segment[],
  title: JobTitle | null,
): string | null {
  const found = findCompanyName(ad, segments, title);
  return (
    found?.replace(
      /^The (?=(?:City|Town|County|Village|District|Township|University|Government) )/,
      '',
    ) ?? null
  );
}

function findCompanyName(
  ad: string,
  segments: readonly Segment[],
  title: JobTitle | null,
): string | null {
  for (const pattern of PATTERNS.slice(0, 2)) {
    const name = pattern.exec(ad)?.[1]?.trim();
    if (name !== undefined && isCompanyName(name)) return name;
  }
  const near =
    title === null
      ? null
      : (aboveTitle(segments, title) ??
        underTitle(ad, title) ??
        besideTitle(title) ??
        beforeTitle(title) ??
        behindTitle(segments, title));
  if (near !== null && !isSkillsOnly(near)) return near;
  for (const segment of segments.slice(0, OPENING_SEGMENTS)) {
    const name = OPENING.exec(segment.text)?.[1]?.trim();
    if (name !== undefined && isCompanyName(name) && !isSkillsOnly(name)) return name;
  }
  for (const pattern of PATTERNS.slice(2)) {
    const name = pattern.exec(ad)?.[1]?.trim();
    const isSkill = pattern === PATTERNS.at(-1) && name !== undefined && isSkillsOnly(name);
    if (name !== undefined && isCompanyName(name) && !isSkill) return name;
  }
  return null;
}
