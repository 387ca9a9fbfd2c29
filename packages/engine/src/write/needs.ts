import type {
  JobRequirements,
  Requirement,
  Resume,
  SkillMention,
  Source,
} from '@trueline/contracts';
import { listLines, type ResumeLine } from '../document/paths.ts';
import { stemSet } from '../language/en/stems.ts';
import { findEvidence } from '../match/evidence/evidence.ts';
import { indexEvidence } from '../match/evidence/evidence-index.ts';
import { listEvidenceLines } from '../match/evidence/evidence-lines.ts';
import { findSkill, findSkills, impliedBy } from '../taxonomy/skills.ts';
import { TITLE_WORDS } from '../taxonomy/titles.ts';
import { readBasis } from '../verify/basis.ts';
import { checkText } from '../verify/check-text.ts';
import { skillPhrase } from './skill-phrase.ts';
import type { Story } from './stories.ts';

/** A skill that the ad asks for, and what the resume has to show for it. */
export interface Need {
  requirement: Requirement;
  /** The lexicon's name. */
  name: string;
  /** As a sentence names it. */
  phrase: string;
  /** Heaviest first. */
  weight: number;
  isSoft: boolean;
  /** Bullets that show it and can be told. */
  stories: readonly Story[];
  /** The best line that names it, told or not; undefined where none does. */
  source?: Source;
  /** A narrower skill is shown, which implies this one. */
  isImplied: boolean;
  /** A line with its words in other forms ("20+ automations" of automation): too little to claim it, too much to deny it. */
  mention?: Source;
  /** A line with a narrower or neighbouring skill where none names this one. */
  nearest?: { phrase: string; source: Source };
}

const LEVEL_WEIGHT = { must: 1, context: 0.5, nice: 0.4 } as const;
const SOFT_WEIGHT = 0.2;
const UNKNOWN_WEIGHT = 0.3;
const TITLE_FACTOR = 1.5;

/** Where a line stands, best first, as proof of a skill. */
const PROOF: readonly RegExp[] = [
  /^work/,
  /^(?:volunteer|projects)/,
  /^(?:certificates|education|awards|publications)/,
  /^basics\.summary/,
  /^skills|^languages/,
];
const rankOf = (line: ResumeLine): number => {
  const rank = PROOF.findIndex((pattern) => pattern.test(line.path));
  return rank === -1 ? PROOF.length : rank;
};

/** The resume's lines by the skills that they name. */
type NamedLines = ReadonlyMap<string, readonly ResumeLine[]>;

export function linesBySkill(resume: Resume): NamedLines {
  const named = new Map<string, ResumeLine[]>();
  for (const line of listLines(resume)) {
    if (/^(?:references|interests)|\.(?:startDate|endDate|date|email|phone)$/.test(line.path))
      continue;
    for (const { name } of findSkills(line.text)) {
      const lines = named.get(name) ?? [];
      if (!lines.includes(line)) named.set(name, [...lines, line]);
    }
  }
  for (const lines of named.values()) (lines as ResumeLine[]).sort((a, b) => rankOf(a) - rankOf(b));
  return named;
}

/** A skill of the resume that implies the wanted one, or has the same parent; transferable, not counted. */
export function findNearest(
  name: string,
  named: NamedLines,
): { name: string; line: ResumeLine; isNarrower: boolean } | null {
  const parents = new Set(findSkill(name)?.parents ?? []);
  const other = [...named.keys()];
  const narrower = other.find((shown) => impliedBy(shown).includes(name));
  const sibling =
    narrower ??
    other.find(
      (shown) =>
        shown !== name && (findSkill(shown)?.parents ?? []).some((parent) => parents.has(parent)),
    );
  const line = sibling === undefined ? undefined : named.get(sibling)?.[0];
  return sibling === undefined || line === undefined
    ? null
    : { name: sibling, line, isNarrower: narrower !== undefined };
}

/** How a line writes a skill that it names. */
const formIn = (text: string, name: string): string =>
  findSkills(text).find((mention) => mention.name === name)?.text ?? name;

function weightOf(requirement: Requirement, title: string): number {
  const kinds = requirement.skills.map(({ name }) => findSkill(name)?.kind);
  const inTitle = requirement.skills.some(({ text }) =>
    title.toLowerCase().includes(text.toLowerCase()),
  );
  const stress =
    inTitle || requirement.skills.length > new Set(requirement.skills.map(({ name }) => name)).size
      ? TITLE_FACTOR
      : 1;
  const kind = kinds.every((one) => one === undefined)
    ? UNKNOWN_WEIGHT
    : kinds.every((one) => one === 'soft')
      ? SOFT_WEIGHT
      : 1;
  return LEVEL_WEIGHT[requirement.level] * stress * kind;
}

/** Names of employers, places and people, and dates: words there show no skill. */
const NO_MENTION =
  /^(?:references|interests)|^basics\.(?!label$|summary$)|^(?:work|volunteer)\[\d+\]\.(?:name|location)$|\.(?:institution|issuer|publisher|startDate|endDate|date|releaseDate)$/;

/** Finds in titles, lines and skills one that holds every word of a term, in whatever form, the best proof first; otherwise the line that the score takes for evidence of it, or for near it. */
export function mentionFinder(resume: Resume): (term: string) => ResumeLine | undefined {
  const lines = listLines(resume)
    .filter(({ path }) => !NO_MENTION.test(path))
    .sort((a, b) => rankOf(a) - rankOf(b))
    .map((line) => ({ line, stems: stemSet(line.text) }));
  const index = indexEvidence(listEvidenceLines(resume, ''));
  const findShown = (term: string): ResumeLine | undefined =>
    findEvidence(index, findSkill(term)?.name ?? term, [term]).lines[0];
  return (term) => {
    // "Excellent" is no form of Excel: the name of a tool stands as it is or not at all.
    const isTool = findSkill(term)?.kind === 'tool' && !/\s/.test(term);
    const wanted = isTool ? [] : [...stemSet(term)].filter((stem) => !stem.startsWith('='));
    const holding =
      wanted.length === 0
        ? undefined
        : lines.find(({ stems }) => wanted.every((stem) => stems.has(stem)))?.line;
    return holding ?? findShown(term);
  };
}

/** Whether a letter or a question may say that the resume doesn't show it. */
export const isUnshown = ({ source, mention, isImplied }: Need): boolean =>
  source === undefined && mention === undefined && !isImplied;

/** A certificate that says what one is: "registered nurse". */
export const namesCalling = ({ name, phrase }: Pick<Need, 'name' | 'phrase'>): boolean =>
  findSkill(name)?.kind === 'cert' &&
  TITLE_WORDS.has(
    phrase
      .split(/[\s(]+/)
      .at(-1)
      ?.toLowerCase() ?? '',
  );

const says = (line: string, phrase: string): boolean =>
  checkText(phrase, readBasis([{ text: line }])).length === 0;

interface Shown {
  named: NamedLines;
  findMention: ReturnType<typeof mentionFinder>;
  stories: readonly Story[];
}

/** The line that forbids to deny a need: it names one of its skills, or holds the words of one. */
const mentionOf = (
  skills: readonly SkillMention[],
  { named, findMention }: Shown,
): ResumeLine | undefined =>
  skills
    .map(({ name, text }) => named.get(name)?.[0] ?? findMention(name) ?? findMention(text))
    .find((line) => line !== undefined);

function readNeed(requirement: Requirement, title: string, shown: Shown): Need | null {
  const { named, stories } = shown;
  const options = requirement.skills.filter(isNoun).map((skill) => {
    const phrase = skillPhrase(skill.name, skill.text);
    // What a sentence says of a line must stand on it in these words, not only as the same concept.
    const lines = (named.get(skill.name) ?? []).filter(({ text }) => says(text, phrase));
    // A certificate is held, not worked with.
    const isCert = findSkill(skill.name)?.kind === 'cert';
    const told = isCert
      ? []
      : stories.filter((story) => story.skills.has(skill.name) && says(story.told.text, phrase));
    return { skill, lines, told };
  });
  const best =
    options.find(({ told }) => told.length > 0) ??
    options.find(({ lines }) => lines.length > 0) ??
    options[0];
  if (best === undefined) return null;
  const { skill, lines, told } = best;
  const line = lines[0];
  const nearest = line === undefined ? findNearest(skill.name, named) : null;
  const mention = line === undefined ? mentionOf(requirement.skills, shown) : undefined;
  return {
    requirement,
    name: skill.name,
    phrase: skillPhrase(skill.name, skill.text),
    weight: weightOf(requirement, title),
    isSoft: findSkill(skill.name)?.kind === 'soft',
    stories: told,
    isImplied: nearest?.isNarrower === true,
    ...(line === undefined ? {} : { source: { path: line.path, text: line.text } }),
    ...(mention === undefined ? {} : { mention: { path: mention.path, text: mention.text } }),
    ...(nearest === null
      ? {}
      : {
          nearest: {
            // In the line's own form: "Kafka" is not told as "Apache Kafka".
            phrase: skillPhrase(nearest.name, formIn(nearest.line.text, nearest.name)),
            source: { path: nearest.line.path, text: nearest.line.text },
          },
        }),
  };
}

/** A term that the lexicon doesn't know and that opens with a verb ("cost a menu") can't stand where a noun does. */
const isNoun = ({ name, text }: SkillMention): boolean =>
  findSkill(name) !== null || !/^\S+ (?:a|an|the|up|out|with)\b/i.test(text.trim());

/** What the ad asks in skills, one need a skill, heaviest first; of equals, in the ad's order. */
export function listNeeds(job: JobRequirements, resume: Resume, stories: readonly Story[]): Need[] {
  const shown = { named: linesBySkill(resume), findMention: mentionFinder(resume), stories };
  const needs = job.requirements
    .filter(({ kind, skills }) => /^(?:skill|cert|language)$/.test(kind) && skills.some(isNoun))
    .map((requirement) => readNeed(requirement, job.title ?? '', shown))
    .filter((need) => need !== null);
  const unique = needs.filter((need, i) => needs.findIndex(({ name }) => name === need.name) === i);
  return unique.sort((a, b) => b.weight - a.weight);
}
