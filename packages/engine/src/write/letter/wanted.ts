import type { JobRequirements } from '@trueline/contracts';
import { isEnglish } from '../../language/en/english-words.ts';
import { findMeant } from '../../language/en/spelling.ts';
import { stemSet } from '../../language/en/stems.ts';
import { findSkill, findSkills } from '../../taxonomy/skills.ts';
import { tellDuty } from '../duty.ts';
import { type Need, namesCalling } from '../needs.ts';
import { asNounPhrase } from '../noun-phrase.ts';
import { OWN_NAMES } from '../skill-phrase.ts';
import { hasUnknownWord } from '../unknown-words.ts';

/** Something that the ad wants done or known. */
export interface Wanted {
  /** As a sentence names it, in the ad's words. */
  phrase: string;
  /** "the front desk": a sentence wants the article. */
  article?: string;
  weight: number;
  /** The lexicon's name of a skill; undefined of a duty. */
  skill?: string;
  isTool: boolean;
  /** A sentence may name it: the taxonomy knows what it is. */
  isNameable: boolean;
  /** Words that the ad and the resume share: what shows it has them all. */
  isTerm?: boolean;
  /** The stems that say what a duty or a term is about. */
  stems: readonly string[];
}

/** Words of duties that say nothing of the work itself. */
const EMPTY = stemSet(
  'manage work team support provide ensure maintain lead develop prepare assist help perform responsible handle use service new day daily all other report including various staff people experience skills strong ability required job role position client customer quality plan',
);
const SHARED_MIN = 2;
const SHARE_MIN = 0.34;
const DUTY_WEIGHT = 0.6;

/** The stems of a phrase that tell what the work is about. */
export const tellingStems = (text: string): string[] =>
  [...stemSet(text)].filter((stem) => !stem.startsWith('=') && !EMPTY.has(stem));

/** Whether what is told shows it: it names the skill, or shares enough of a duty's own words. */
export function answers({ skill, stems, isTerm }: Wanted, told: string): boolean {
  if (skill !== undefined) return findSkills(told).some(({ name }) => name === skill);
  const own = stemSet(told);
  if (isTerm === true) return stems.every((stem) => own.has(stem));
  const shared = stems.filter((stem) => own.has(stem)).length;
  return shared >= SHARED_MIN && shared / stems.length >= SHARE_MIN;
}

/** "De-escalation" at the head of the ad's line is no name. */
export const inSmallLetters = (phrase: string): string =>
  (/^\p{Lu}[\p{Ll}-]+(?: \p{Ll}+)*$/u.test(phrase) || /^\p{Lu}\p{Ll}+ing \S/u.test(phrase)) &&
  isEnglish(phrase.split(/[ -]/).at(0)?.toLowerCase() ?? '') &&
  findSkill(phrase)?.kind !== 'tool'
    ? phrase.slice(0, 1).toLowerCase() + phrase.slice(1)
    : phrase;

const wantsArticle = (phrase: string): boolean => {
  const said = asNounPhrase(phrase);
  return said !== null && said !== phrase && /^an? /.test(said);
};

/** A tool by its own name ("react" is React); else as the ad writes it. */
const asNamed = ({ name, phrase, requirement }: Need): string => {
  const said = requirement.skills.find((skill) => skill.name === name)?.text ?? '';
  // "year-end reporting", where the taxonomy calls it another name.
  if (/^[a-z][a-z-]+(?: [a-z-]+)+$/.test(said)) return said;
  return name.toLowerCase() === phrase.toLowerCase() &&
    (findSkill(name)?.kind === 'tool' || OWN_NAMES.has(name))
    ? name
    : inSmallLetters(phrase);
};

/** "independant": no letter copies a slip of the ad. */
export const isMisspelled = (text: string): boolean => hasUnknownWord(text) || hasKnownSlip(text);

/** A word that no dictionary has and that is surely another: what only no dictionary has may be the trade's. */
export const hasKnownSlip = (text: string): boolean =>
  (text.match(/\p{L}{4,}/gu) ?? []).some((word) => {
    const lower = word.toLowerCase();
    return !isEnglish(lower) && findMeant(lower) !== undefined;
  });

const NAMED_WORDS_MAX = 4;
/** Short for a whole name, or a word of any trade: a sentence that names it says nothing. */
const SAYS_LITTLE =
  /^(?:\p{Lu}{1,3}|[\p{L}-]*(?:management|experience|service|services|support|training|communication|leadership|planning|monitoring|reporting|sales|teaching|business|operations|development|engineering|design|research|administration|writing|records?))$/u;

/** All that the ad wants, heaviest first, each once. */
export function listWanted(job: JobRequirements, needs: readonly Need[]): Wanted[] {
  const skills = needs
    .filter((need) => !namesCalling(need) && !/^(?:cert|language)$/.test(need.requirement.kind))
    .filter(({ name }) => !/^(?:cert|language)$/.test(findSkill(name)?.kind ?? ''))
    .map((need): Wanted => {
      const phrase = asNamed(need);
      const isTool = findSkill(need.name)?.kind === 'tool';
      return {
        phrase,
        ...(wantsArticle(phrase) ? { article: 'the ' } : {}),
        weight: need.weight,
        skill: need.name,
        isTool,
        isNameable:
          findSkill(need.name) !== null &&
          !need.isSoft &&
          !isMisspelled(phrase) &&
          phrase.split(' ').length <= NAMED_WORDS_MAX &&
          !SAYS_LITTLE.test(phrase),
        stems: [],
      };
    });
  const duties = job.requirements
    .filter(({ kind, level }) => kind === 'responsibility' && level === 'context')
    .flatMap(({ text }): Wanted[] => {
      const phrase = tellDuty(text);
      return phrase === null
        ? []
        : [
            {
              phrase,
              weight: DUTY_WEIGHT,
              isTool: false,
              isNameable: false,
              stems: tellingStems(phrase),
            },
          ];
    });
  const all = [...skills, ...duties];
  return all
    .filter(
      ({ phrase }, i) =>
        all.findIndex((other) => other.phrase.toLowerCase() === phrase.toLowerCase()) === i,
    )
    .sort((a, b) => b.weight - a.weight);
}
