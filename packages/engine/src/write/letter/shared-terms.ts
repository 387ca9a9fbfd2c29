import type { JobRequirements } from '@trueline/contracts';
import { analyze } from '../../language/analyze.ts';
import { isEnglish } from '../../language/en/english-words.ts';
import { DETERMINERS } from '../../language/en/nouns.ts';
import { stemSet } from '../../language/en/stems.ts';
import { findVerbForm } from '../../language/en/verb-forms.ts';
import { rarityOf } from '../../taxonomy/rarity.ts';
import { findSkill } from '../../taxonomy/skills.ts';
import { asNounPhrase } from '../noun-phrase.ts';
import type { Wanted } from './wanted.ts';

const WORDS_MAX = 4;
/** How rare a single word has to be among ads to say what the work is about. */
const RARE = 0.45;
const WEIGHT = { must: 0.9, context: 0.6, nice: 0.4 } as const;

/** Nouns of any ad, and of what an ad says of itself, the person and the terms. */
const OF_ANY_AD =
  /^(?:experience|years?|staff|teams?|works?|jobs?|roles?|days?|weeks?|months?|hours?|shifts?|needs?|others?|people|persons?|members?|time|duties|skills?|ability|knowledge|levels?|areas?|basis|customers?|clients?|company|office|sites?|services?|orders?|business|management|parts?|range|standards?|support|new|all|projects?|systems?|process(?:es)?|environment|problems?|issues?|groups?|activities|tasks?|night|evening|weekends?)$/i;

const stemsOfPhrase = (text: string): string[] =>
  [...stemSet(text)].filter((stem) => !stem.startsWith('='));

/** The ends of a noun phrase, the longest first: "post trip inspections", "trip inspections", "inspections". */
function endsOf(phrase: string): string[] {
  const words = phrase.split(/\s+/);
  return words
    .map((_, i) => words.slice(i).join(' '))
    .filter((text) => text.split(' ').length <= WORDS_MAX);
}

/** Whether a sentence may say "you ask for" it as it stands. */
function isSayable(text: string): boolean {
  const words = text.split(' ');
  const [first = ''] = words;
  if (DETERMINERS.has(first.toLowerCase()) || /^re-/i.test(first)) return false;
  if (findSkill(text)?.kind === 'language') return false;
  if (!/^\p{L}[\p{L} -]*$/u.test(text) || asNounPhrase(text) !== text) return false;
  if (words.some((word) => /^\p{Lu}{6,}$/u.test(word)) || OF_ANY_AD.test(first)) return false;
  if (words.length > 1) return !OF_ANY_AD.test(words.at(-1) ?? '');
  return text.length > 4 && findVerbForm(text, 'base') === null && rarityOf(text) >= RARE;
}

/** "Domínio" is a name, whatever stands behind it. */
const lowerFirst = (text: string): string =>
  isEnglish(text.split(' ')[0]?.toLowerCase() ?? '')
    ? text.slice(0, 1).toLowerCase() + text.slice(1)
    : text;

/** "infrastructure Development": a capital behind a small word is a heading's. */
const inSmall = (text: string): string =>
  text.replace(/(?<=\p{Ll} )\p{Lu}\p{Ll}+/gu, (word) =>
    isEnglish(word.toLowerCase()) ? word.toLowerCase() : word,
  );

/** What the ad names in so many words and a telling names too: "trip inspections", in the ad's words. */
export function listSharedTerms(job: JobRequirements, told: readonly string[]): Wanted[] {
  const shown = told.map((text) => stemSet(text));
  const found = new Map<string, Wanted>();
  for (const { text, level, kind } of job.requirements) {
    if (!/^(?:skill|responsibility)$/.test(kind)) continue;
    const { tokens, phrases } = analyze(text, 'en');
    for (const { from, to } of phrases) {
      const [first, last] = [tokens[from], tokens[to - 1]];
      if (first === undefined || last === undefined) continue;
      // "Batch cooks and holds": a verb; "starters/leavers": half of a pair.
      const isVerb = from <= 1 && findVerbForm(last.lower, 'third') !== null;
      if (isVerb || /^[/&]/.test(text.slice(last.end))) continue;
      const phrase = text.slice(first.start, last.end).replace(/^(?:the|an?|our|your) /i, '');
      const term = endsOf(phrase).find((end) => {
        const stems = stemsOfPhrase(end);
        return (
          stems.length > 0 &&
          shown.some((one) => stems.every((stem) => one.has(stem))) &&
          isSayable(end)
        );
      });
      if (term === undefined || found.has(term.toLowerCase())) continue;
      found.set(term.toLowerCase(), {
        phrase: inSmall(/^\p{Lu}\p{Ll}/u.test(term) && from === 0 ? lowerFirst(term) : term),
        weight: WEIGHT[level],
        isTool: false,
        isNameable: true,
        isTerm: true,
        stems: stemsOfPhrase(term),
      });
    }
  }
  return [...found.values()];
}
