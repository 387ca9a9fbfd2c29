import { stemsOf } from '../../language/en/text-stems.ts';
import { linesWithToolOf, toolClassesOf } from '../../taxonomy/tool-classes.ts';
import { type EvidenceIndex, linesWith, rarestOf } from './evidence-index.ts';
import type { EvidenceLine } from './evidence-lines.ts';

/** Marks and words that end a list of alternatives. */
const BOUND = /[.;:()[\]\n]|(?<![\p{L}])(?:and|et|plus|including|preferably|ideally)(?![\p{L}])/iu;
const JOINT = /\s*(?:,\s*(?:(?:or|ou)(?!\p{L}))?|\/|(?<!\p{L})(?:or|ou)(?!\p{L}))\s*/giu;
const SAYS_OR = /\/|(?<!\p{L})(?:or|ou)(?!\p{L})/iu;
/** What leads to the first alternative: "experience in", and what follows the last: "by hand". */
const LEAD = /^.*(?<!\p{L})(?:in|with|of|as|on|to|for|using|an?|the|or|either)\s+/iu;
const ARTICLE = /^\s*(?:an?|the)\s+/iu;
const REST =
  /\s+(?:by|in|with|of|as|on|to|for|at|from|is|are|be|would|will|an?|the|experience|skills?|knowledge|training|required|preferred|desirable|who|that)(?!\p{L}).*$/iu;
const LIKE_IT = /^(?:an? )?(?:similar|equivalent|comparable|another|other|alternative|like)\s*/i;
/** "Licence or certificate for": kinds of paper, none a thing that stands for another. */
const PAPER_ALONE =
  /^(?:licen[cs]e|certificat(?:e|ion)|permit|ticket|card|diploma|degree|qualification|registration|training|course)s?$/i;
const WORDS_MAX = 4;
/** "Work or management": words of every ad are no alternative that a line could show. */
const WORD_RARITY = 0.3;

interface Instead {
  /** Stems of what is offered in the term's place. */
  things: readonly (readonly string[])[];
  /** Of what the ad takes another that is like it: "or similar practice software"; empty where it says only "or similar". */
  like: string | null;
}

/** The part of an ad's line that lists alternatives around a term. */
function runAround(text: string, term: string): string {
  const at = text.toLowerCase().indexOf(term.toLowerCase());
  if (at === -1) return '';
  const before = text.slice(0, at).split(BOUND).at(-1) ?? '';
  const after = text.slice(at + term.length).split(BOUND)[0] ?? '';
  return before + term + after;
}

/** Lists of alternatives in a run: "or" stands before the last of each, so a comma behind it begins another. */
function listsIn(run: string): string[][] {
  const lists: string[][] = [[]];
  let from = 0;
  let isLast = false;
  for (const { 0: joint, index } of run.matchAll(JOINT)) {
    lists.at(-1)?.push(run.slice(from, index));
    from = index + joint.length;
    if (isLast && joint.trim() === ',') lists.push([]);
    isLast = SAYS_OR.test(joint) || (isLast && joint.trim() !== ',');
  }
  lists.at(-1)?.push(run.slice(from));
  return isLast ? lists : lists.slice(0, -1);
}

/** What a line of an ad takes in place of a term: "trading" and "payments" of "payments, banking or trading". */
function insteadOf(text: string, term: string): Instead {
  const none: Instead = { things: [], like: null };
  if (!SAYS_OR.test(text)) return none;
  const isTerm = (item: string): boolean => item.toLowerCase().includes(term.toLowerCase());
  const items = listsIn(runAround(text, term)).find((list) => list.some(isTerm)) ?? [];
  const others = items
    .map((item, i) => item.replace(i === 0 ? LEAD : ARTICLE, ''))
    .filter((item) => !isTerm(item));
  const like = others.find((item) => LIKE_IT.test(item.trim()));
  const things = others
    .filter((item) => item !== like)
    .map((item) => item.replace(REST, '').trim())
    .filter((item) => item !== '' && item.split(/\s+/).length <= WORDS_MAX)
    .filter((item) => !PAPER_ALONE.test(item))
    .map((item) => [...new Set(stemsOf(item))])
    .filter((stems) => stems.length > 0 && rarestOf(stems) >= WORD_RARITY);
  return {
    things,
    like: like === undefined ? null : like.trim().replace(LIKE_IT, '').replace(REST, '').trim(),
  };
}

/** Lines that show what the ad takes in place of a term: another of the things it lists, or a tool of the same class. */
export function linesInstead(
  index: EvidenceIndex,
  text: string,
  forms: readonly string[],
): EvidenceLine[] {
  const texts = index.lines.map(({ plain }) => plain);
  return forms.flatMap((form) => {
    const { things, like } = insteadOf(text, form);
    const classes = like === null ? [] : [like, ...toolClassesOf(form)].filter(Boolean);
    const used = classes.flatMap((name) => linesWithToolOf(name, texts, index.text));
    return [
      ...things.flatMap((stems) => linesWith(index, stems)),
      ...used.flatMap((i) => index.lines[i] ?? []),
    ];
  });
}
