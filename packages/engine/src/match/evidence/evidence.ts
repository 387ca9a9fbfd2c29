import type { Requirement, SkillMention } from '@trueline/contracts';
import { isSlipOf } from '../../language/en/slips.ts';
import { hasForm, hasFormInLower } from '../../language/forms.ts';
import { longNamesOf } from '../../taxonomy/acronym-names.ts';
import { isLapsed, isPaper, isUnderWay } from '../../taxonomy/credentials.ts';
import { findAcronym, findAct, hasKin } from '../../taxonomy/own-forms.ts';
import { findSkill } from '../../taxonomy/skills.ts';
import { type EvidenceIndex, linesWith, stemsInOrder } from './evidence-index.ts';
import { CERTIFICATE, type EvidenceLine, isSentence } from './evidence-lines.ts';
import { linesHinting } from './hinting-lines.ts';
import { tellsLanguage } from './language-lines.ts';
import { linesAside, linesNear, linesOfAgents, linesUsing } from './near-lines.ts';
import { linesInstead } from './offered-instead.ts';
import { linesAboutPaper, linesCertifying } from './paper-lines.ts';

/** An implied skill counts a little less than one that is named (engine.md 3). */
export const IMPLIED_FACTOR = 0.9;
/** What is only near, and still to be asked about, counts this much of it. */
const NEAR_FACTOR = 0.5;

/** What a resume shows of one skill. */
export interface SkillEvidence {
  /** 0 to 1: the best line's tier, times 0.9 where the line only implies the skill, times 0.5 where it is only near it. */
  tier: number;
  /** The ad's own spelling stands in the resume. */
  exact: boolean;
  /** The best evidence stands in lists alone, outside any sentence. */
  listOnly: boolean;
  /** Some line names the skill itself or an alias, not only a child of it. */
  named: boolean;
  /** Lines tell of something near it and none shows it: to be asked about. */
  near: boolean;
  /** Lines that prove it, best first. */
  lines: readonly EvidenceLine[];
  /** The same, each with how far it does. */
  weighed: readonly Weighed[];
}

/** A line with how far it shows a skill, 0 to 1. */
interface Weighed {
  line: EvidenceLine;
  tier: number;
}

/** Whether a line has all of the words side by side, in whatever form and order. */
export function holdsTogether(line: EvidenceLine, stems: readonly string[]): boolean {
  const all = stemsInOrder(line.plain);
  return all.some((_, at) => {
    const run = all.slice(at, at + stems.length);
    return stems.every((stem) => run.includes(stem));
  });
}

const isPlainWord = (form: string): boolean => !/\p{Lu}/u.test(form.slice(1));

/** Of an everyday word that is a skill too ("Excel", "Go"), whether the line has it in its own capitals and not as the first word of a sentence. */
function holdsName(line: EvidenceLine, form: string): boolean {
  const at = line.plain.indexOf(form);
  if (at === -1 || !hasForm(line.plain, form)) return false;
  if (line.plain.trim() === form || !isPlainWord(form)) return true;
  return /\p{Lu}/u.test(form[0] ?? '') && /[\p{L}\p{N},/(]\s*$/u.test(line.plain.slice(0, at));
}

/** Whether a form counts in whatever letters: it is none of those that the lexicon takes for a skill in one case alone. */
function isAnyCase(name: string, form: string): boolean {
  const lower = form.toLowerCase();
  const known = findSkill(name)?.forms.find(({ text }) => text.toLowerCase() === lower);
  return known === undefined || known.case === 'any';
}

/** Lines in which a form stands word for word. */
function linesHolding(index: EvidenceIndex, name: string, form: string): readonly EvidenceLine[] {
  if (!hasFormInLower(index.text, form)) return [];
  const isAny = isAnyCase(name, form);
  return index.lines.filter((line) =>
    isAny
      ? hasForm(line.plain, form)
      : holdsName(line, form) ||
        (line.kind === 'list' && line.plain.toLowerCase() === form.toLowerCase()),
  );
}

/** Lines that have the words of a form of several words side by side, "reading of drawings". */
function linesInflecting(index: EvidenceIndex, form: string): EvidenceLine[] {
  const stems = [...new Set(stemsInOrder(form))];
  if (stems.length < 2 || !/[\s-]/.test(form)) return [];
  return linesWith(index, stems).filter((line) => holdsTogether(line, stems));
}

/** Lines that hold a form with slips of spelling: "acounts payable". */
function linesMisspelling(index: EvidenceIndex, form: string): EvidenceLine[] {
  const words = form.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const isRight = (word: string): boolean => hasFormInLower(index.text, word);
  const wrong = words.filter((word) => !isRight(word));
  if (wrong.length === 0) return [];
  const slips = new Map(
    wrong.map((word) => [word, index.unknown.filter((other) => isSlipOf(other, word))]),
  );
  if ([...slips.values()].some((found) => found.length === 0)) return [];
  return index.lines.filter((line) =>
    words.every((word) => (slips.get(word) ?? [word]).some((one) => hasForm(line.plain, one))),
  );
}

/** Lines that spell out the short name that the ad uses: "long-term care" of "LTC". */
function linesSpellingOut(index: EvidenceIndex, form: string, isKin: boolean): EvidenceLine[] {
  if (!/^[A-Z][A-Za-z&/]{1,7}$/.test(form)) return [];
  // Two letters stand for many things; three whose long name the resume holds are of this one.
  const isSure = isKin || form.length > 2;
  return longNamesOf(form)
    .filter(({ name }) => hasFormInLower(index.text, name))
    .filter(({ context }) => isSure || context.some((word) => hasFormInLower(index.text, word)))
    .flatMap(({ name }) => index.lines.filter((line) => hasForm(line.plain, name)));
}

/** Lines that show a skill under no name of it: "LTC" of long-term care, "Planned menus" of menu planning. */
function linesTelling(
  index: EvidenceIndex,
  name: string,
  forms: readonly string[],
): readonly EvidenceLine[] {
  const isKin = hasKin(name, index.implied);
  const isCertificate = findSkill(name)?.kind === 'cert';
  const isTold = ({ kind, plain, path }: EvidenceLine): boolean =>
    forms.some(
      (form) =>
        findAcronym(plain, name, form, isKin, isCertificate && CERTIFICATE.test(path)) !== null ||
        (kind !== 'schooling' && findAct(plain, form) !== null),
    );
  return [
    ...index.lines.filter(isTold),
    ...forms.flatMap((form) => linesSpellingOut(index, form, isKin)),
  ];
}

/** Lines that name the skill, in whatever writing of it. */
function linesNaming(index: EvidenceIndex, name: string, forms: readonly string[]): EvidenceLine[] {
  const held = [
    ...(index.named.get(name) ?? []),
    ...forms.flatMap((form) => linesHolding(index, name, form)),
    ...linesTelling(index, name, forms),
    ...forms.flatMap((form) => linesInflecting(index, form)),
  ];
  const found = held.length > 0 ? held : forms.flatMap((form) => linesMisspelling(index, form));
  return [...new Set(found)];
}

/** What the resume shows of a skill that the ad writes as `forms`. A certificate still being worked for is only near, unless `acceptsUnderWay`. */
export function findEvidence(
  index: EvidenceIndex,
  name: string,
  forms: readonly string[],
  acceptsUnderWay = false,
): SkillEvidence {
  const isCertificate = findSkill(name)?.kind === 'cert' || forms.some(isPaper);
  const isLanguage = findSkill(name)?.kind === 'language';
  const naming = linesNaming(index, name, forms).filter(
    (line) => !isLanguage || tellsLanguage(line, name),
  );
  const certifying = isCertificate ? linesCertifying(index, name, forms) : [];
  const all = [...new Set([...naming, ...certifying])];
  const isHeld = ({ plain, status }: EvidenceLine): boolean =>
    !isCertificate ||
    (!isLapsed(`${plain} ${status ?? ''}`) && (acceptsUnderWay || !isUnderWay(plain)));
  const named = all.filter(isHeld);
  const names = [name, ...forms];
  const implied = [
    ...(index.implied.get(name) ?? []),
    ...linesUsing(index, names),
    ...(isCertificate ? [] : linesOfAgents(index, forms)),
  ].filter((line) => !all.includes(line));
  const isShown = named.length > 0 || implied.length > 0;
  // What is shown in lists alone is helped by a line that is near it.
  const needsNear = ![...named, ...implied].some(isSentence);
  const likes = isCertificate ? linesAboutPaper(index, forms) : linesNear(index, names);
  const near = needsNear ? [...all, ...likes] : [];
  const weigh = (lines: readonly EvidenceLine[], factor: number): Weighed[] =>
    [...new Set(lines)].map((line) => ({ line, tier: line.tier * factor }));
  const weighed = [
    ...weigh(named, 1),
    ...weigh(implied, IMPLIED_FACTOR),
    ...weigh(
      near.filter((line) => !named.includes(line) && !implied.includes(line)),
      NEAR_FACTOR,
    ),
  ].sort((a, b) => b.tier - a.tier);
  const aside =
    weighed.length === 0
      ? [...linesAside(index, name, forms), ...linesHinting(index, name, forms)]
      : [];
  return {
    tier: weighed[0]?.tier ?? 0,
    exact: named.length > 0 && forms.some((form) => hasFormInLower(index.text, form)),
    listOnly: weighed.length > 0 && !weighed.some(({ line }) => isSentence(line)),
    named: named.length > 0,
    near: (!isShown && weighed.length > 0) || aside.length > 0,
    lines: [...weighed.map(({ line }) => line), ...aside],
    weighed,
  };
}

/** What lines show that hold not the term but what the ad takes in its place: near to it. */
function nearBy(lines: readonly EvidenceLine[]): SkillEvidence {
  const weighed = [...new Set(lines)]
    .map((line) => ({ line, tier: line.tier * NEAR_FACTOR }))
    .sort((a, b) => b.tier - a.tier);
  return {
    tier: weighed[0]?.tier ?? 0,
    exact: false,
    listOnly: !lines.some(isSentence),
    named: false,
    near: true,
    lines: weighed.map(({ line }) => line),
    weighed,
  };
}

/** `0.9 · tier + 0.1 · exact` (engine.md 3). */
export const creditOf = ({ tier, exact }: Pick<SkillEvidence, 'tier' | 'exact'>): number =>
  tier === 0 ? 0 : 0.9 * tier + (exact ? 0.1 : 0);

/** Each skill that a requirement names, with the spellings the ad uses for it. */
function listWantedSkills(requirement: Requirement): { name: string; forms: string[] }[] {
  const forms = new Map<string, string[]>();
  for (const { name, text } of requirement.skills as readonly SkillMention[]) {
    forms.set(name, [...(forms.get(name) ?? []), text]);
  }
  return [...forms].map(([name, texts]) => ({ name, forms: [...new Set(texts)] }));
}

/** "or working towards it", "or willing to obtain": what an ad says that takes people who do not hold it yet. */
const STILL_AT_IT = [
  'working (?:towards?|on)|pursuing|studying|completing|enroll?ed',
  String.raw`in progress|in training|near completion|(?:a )?candidate|eligib\w`,
];
const TAKES_UNDER_WAY = new RegExp(
  String.raw`\b(?:or|and\/or|\/)\s+(?:(?:currently|actively|be)\s+)?(?:${STILL_AT_IT.join('|')})`,
  'i',
);

export interface WantedEvidence extends SkillEvidence {
  /** The skill that the evidence is for. */
  name: string;
  forms: readonly string[];
}

/** What the resume shows of each skill that a requirement names: the one value that credit, missing keywords and texts read. */
export function listWantedEvidence(
  index: EvidenceIndex,
  requirement: Requirement,
): WantedEvidence[] {
  const accepts = TAKES_UNDER_WAY.test(requirement.text);
  return listWantedSkills(requirement).map(({ name, forms }) => {
    const found = findEvidence(index, name, forms, accepts);
    const instead = found.tier > 0 ? [] : linesInstead(index, requirement.text, forms);
    return { name, forms, ...(instead.length === 0 ? found : nearBy(instead)) };
  });
}

export type RequirementEvidence = Omit<WantedEvidence, 'forms'>;

/** The best evidence for a requirement: of alternatives the strongest (engine.md 3, `anyOf` = max). */
export function findRequirementEvidence(
  index: EvidenceIndex,
  requirement: Requirement,
): RequirementEvidence {
  const all = listWantedEvidence(index, requirement);
  const none = {
    name: '',
    tier: 0,
    exact: false,
    listOnly: false,
    named: false,
    near: false,
    lines: [],
    weighed: [],
  };
  return all.reduce<RequirementEvidence>(
    (best, one) => (creditOf(one) > creditOf(best) ? one : best),
    all[0] ?? none,
  );
}
