import type { ResumeLine } from '../document/paths.ts';
import { hasForm } from '../language/forms.ts';
import { wordsOf } from '../language/words.ts';
import { isSkillItem } from '../rules/line-kinds.ts';
import { isOfTrade, listTradeWords, pluralOf } from '../taxonomy/domain-synonyms.ts';
import { compareNames } from '../taxonomy/same-name.ts';

/** A name of the ad's and the person's for the same thing. */
export interface SameThing {
  form: string;
  own: string;
}

const isSkill = /^(?:skills|basics|certificates)/;

/** Words of trades for the same thing, of which the ad has one and the resume the other, in the person's number: "vendor" for "suppliers". */
function listOtherWords(lines: readonly ResumeLine[], ad: string, resume: string): SameThing[] {
  const textOf = new Map(
    [...Map.groupBy(lines, ({ entry }) => entry)].map(
      ([entry, own]) => [entry, own.map(({ text }) => text).join('\n')] as const,
    ),
  );
  const asked = new Map(listTradeWords(ad).map((found) => [found.group, found]));
  const inAd = new Set(listTradeWords(ad).map(({ word }) => word));
  const shown = lines.flatMap((line) =>
    listTradeWords(line.text).map((own) => ({ own, entry: line.entry })),
  );
  const held = new Set(shown.map(({ own }) => own.word));
  return shown.flatMap(({ own, entry }): SameThing[] => {
    const wanted = asked.get(own.group);
    if (wanted === undefined || inAd.has(own.word) || held.has(wanted.word)) return [];
    const around = isSkill.test(entry) ? resume : (textOf.get(entry) ?? '');
    if (!isOfTrade(own.group, around) || !isOfTrade(own.group, ad)) return [];
    // "shop thefts" are no "shopliftings".
    if (own.isPlural && /ing$/.test(wanted.word)) return [];
    return [{ form: own.isPlural ? pluralOf(wanted.word) : wanted.word, own: own.text }];
  });
}

/** A name with capitals inside that the person writes with others, or with or without a hyphen: "Epi-pen" of "EpiPen", "WiFi" of "Wi-Fi". */
function listOtherCapitals(lines: readonly ResumeLine[], ad: string): SameThing[] {
  const names = new Set(ad.match(/(?<![\p{L}-])\p{Lu}\p{Ll}+-?\p{Lu}\p{Ll}+(?![\p{L}-])/gu) ?? []);
  return [...names].flatMap((form): SameThing[] => {
    const pattern = form.replace(/-|(?<=\p{Ll})(?=\p{Lu})/gu, '[ -]?');
    const written = new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'iu');
    const own = lines
      .map(({ text }) => written.exec(text)?.[0])
      .find((found) => found !== undefined);
    return own === undefined || own === form ? [] : [{ form, own }];
  });
}

/** Names of acts: what may stand in a list of skills beside a thing made or done. */
const ACT_NAME = /(?:ing|tion|ment|ance|sis)$/i;
const ITEM_WORDS_MAX = 4;
const SHOUTED = /\p{Lu}{4}/u;

/** Items of the list of skills that the ad has in another number or as the name of the act: "Complaint handling" of "complaints handling", "Incident reports" of "incident reporting". */
function listItemForms(lines: readonly ResumeLine[], ad: string): SameThing[] {
  const words = wordsOf(ad);
  return lines
    .filter(({ path }) => isSkillItem(path))
    .flatMap(({ text: own }): SameThing[] => {
      const count = wordsOf(own).length;
      if (count > ITEM_WORDS_MAX || hasForm(ad, own)) return [];
      for (const [from, first] of words.entries()) {
        const last = words[from + count - 1];
        const form = last === undefined ? '' : ad.slice(first.start, last.end);
        if (
          /[\n\r,;:.()/]|\s{2}/.test(form) ||
          SHOUTED.test(form) ||
          form[0]?.toLowerCase() !== own[0]?.toLowerCase()
        )
          continue;
        const how = compareNames(form, own)?.how;
        const isMore = how === 'plural' && form.length > own.length;
        const isOther = count > 1 && (isMore || (how === 'word-form' && ACT_NAME.test(form)));
        if (isOther && isSameOrder(form, own)) return [{ form, own }];
      }
      return [];
    });
}
/** "incident reports" and "incident reporting", not "reporting of an incident". */
const isSameOrder = (a: string, b: string): boolean => {
  const [left, right] = [a, b].map((name) =>
    wordsOf(name).map(({ lower }) => lower.slice(0, STEM_LETTERS)),
  );
  return left?.every((start, i) => start === right?.[i]) === true;
};
const STEM_LETTERS = 4;

/** Things that the ad names in another word of the trade, with other capitals, in another number or as an act. */
export const listOtherForms = (
  lines: readonly ResumeLine[],
  ad: string,
  resume: string,
): SameThing[] => [
  ...listOtherWords(lines, ad, resume),
  ...listOtherCapitals(lines, ad),
  ...listItemForms(lines, ad),
];
