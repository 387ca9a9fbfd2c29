import countNouns from '../../data/words/count-nouns.json' with { type: 'json' };
import { articleFor } from '../language/en/indefinite-article.ts';
import { numberOfNoun } from '../language/en/noun-forms.ts';
import { COUNT_NOUNS, DETERMINERS } from '../language/en/nouns.ts';
import { NUMBER_WORDS } from '../language/number-words.ts';
import { findSkill } from '../taxonomy/skills.ts';
import { TITLE_WORDS } from '../taxonomy/titles.ts';

const COUNTED: ReadonlySet<string> = new Set(countNouns.rows);
const MASS_ENDING =
  /(?:ness|ware|ency|ancy|ance|ence|ability|ibility|curity|keeping|literacy|ism|ology|ography|onomy|istry|work|hood|ture|ery|phy|ics|tion|sion|ment)$/;

export { articleFor };

const isName = (word: string): boolean => /^\p{Lu}|\p{Ll}\p{Lu}|\d|[+#]/u.test(word);

type Standing = 'stands' | 'needs-article' | 'needs-the' | 'needs-my' | 'unsure';
/** Of an employer's own there is one: "with the product team". */
const ONE_OF_A_KIND =
  /^(?:team|department|crew|committee|board|management|office|leadership|ceo|cto|cfo|coo|president|owner|chef|principal|director|head|press|public|community)$/;

/** What may follow the head without being one: "twelve loads a day", "reports weekly". */
const TRAILING =
  /\s(?:(?:a|an|per|each|every) (?:single )?(?:day|week|month|year|shift|night|hour|season|term|quarter|time|visit|class|semester|minute|summer|winter|spring|autumn|fall|saturday|sunday|morning|evening|afternoon|weekend)|daily|weekly|monthly|annually|yearly|nightly|quarterly|\w{4,}ly)$/i;

/** "in court", "by phone", "to school": no article behind a preposition. */
const IDIOM =
  /^(?:court|phone|school|work|home|site|hand|line|call|board|person|university|college|church|camera|bed|sea|night|day|week|month|year|course|train|bus|car|boat|foot|email|post|prison|hospital|class|stage|air|paper|track|budget|target|schedule|demand|record|order|house)$/;

const isAmount = (word = ''): boolean =>
  /^[$€£]?\d/.test(word) || NUMBER_WORDS.has(word.toLowerCase());

/** Whether a phrase of one head stands in a sentence as it is. `isBehind`: a preposition leads it, where stuff without an article is common ("in winter"). */
function standing(phrase: string, isBehind: boolean): Standing {
  const trimmed = phrase.replace(TRAILING, '');
  const words = trimmed.split(/\s+/).filter((word) => word !== '');
  const first = (words[0] ?? '').toLowerCase();
  if (words.length === 0) return 'unsure';
  const head = (words.at(-1) ?? '').replace(/['’]s$/, '');
  const lower = head.toLowerCase();
  const isPlural = numberOfNoun(lower) === 'plural';
  if (first === 'own') return 'needs-my';
  // "on a two weeks", "a six months scheme": a measure that has lost its hyphens.
  const measured = /^an?$/.test(first) ? words.slice(1) : words;
  if (
    (/^an?$/.test(first) && isPlural && isAmount(measured[0])) ||
    (isAmount(measured[0]) &&
      measured.length > 2 &&
      /^(?:months|weeks|years|hours|days|minutes)$/i.test(measured[1] ?? ''))
  )
    return 'unsure';
  if (DETERMINERS.has(first) || /['’]s?$/.test(words[0] ?? '') || /^(?:my|our)$/.test(first))
    return 'stands';
  const isNumber = NUMBER_WORDS.has(first) || /^[$€£]?\d/.test(first);
  // "A 6 hour report": the number measures, it doesn't count.
  if (isNumber)
    return isPlural || words.length === 1 || /^1$|^one$/.test(first) || /%$/.test(first)
      ? 'stands'
      : words.length > 2 && (COUNT_NOUNS.has(lower) || COUNTED.has(lower))
        ? 'needs-article'
        : 'stands';
  if (isPlural) return 'stands';
  if (/(?:customer|food|guest|client|table|room) service$/i.test(trimmed)) return 'stands';
  if (numberOfNoun(lower) === 'mass') return 'stands';
  if (isBehind && ONE_OF_A_KIND.test(lower)) return 'needs-the';
  if (isBehind && words.length === 1 && IDIOM.test(lower)) return 'stands';
  if (COUNT_NOUNS.has(lower) || COUNTED.has(lower) || TITLE_WORDS.has(lower))
    return isName(head) && words.every(isName) && !TITLE_WORDS.has(lower)
      ? 'stands'
      : 'needs-article';
  if (MASS_ENDING.test(lower)) return 'stands';
  if (isName(head) && words.length <= 4) return 'stands';
  if (/ing$/.test(lower)) return 'stands';
  if (findSkill(trimmed) !== null || findSkill(head) !== null) return 'stands';
  return isBehind && words.length <= 2 ? 'stands' : 'unsure';
}

/**
 * The phrase as a sentence needs it, with an article where a resume left it out ("built web
 * application"); null where it isn't certain. `hasOf`: "of" follows, so the act or thing is a known one.
 */
export function asNounPhrase(
  phrase: string,
  hasOf: boolean | 'measure' = false,
  isBehind = false,
): string | null {
  const parts = withJoint(phrase).split(/(,? and |, | or )/);
  const items = parts.filter((_, i) => i % 2 === 0);
  // "parts orders, about 140 lines a shift": the second says how many of the first.
  if (
    items.slice(1).some((item) => /^(?:about|around|over|up|some|nearly)?\s*\d/i.test(item)) &&
    !/ and \d/.test(phrase)
  )
    return null;
  // "road testing every brake job": something is done to something.
  if (items.some((item) => hasInnerDeterminer(item))) return null;
  const states = items.map((item) => standing(item, isBehind));
  // "hand and power tools": the last word is the head of both.
  const last = items.at(-1) ?? '';
  if (
    items.length > 1 &&
    last.includes(' ') &&
    states.at(-1) === 'stands' &&
    items.slice(0, -1).every((item) => !item.includes(' '))
  )
    states.fill('stands', 0, -1);
  const opensWith = (item: string): string => (item.split(/\s+/)[0] ?? '').toLowerCase();
  // "the reports and log": the first one's article serves the others.
  const hasFirst = DETERMINERS.has(opensWith(items[0] ?? ''));
  // "meeting and travel coordination": an article for one part alone would be wrong.
  const wants = states.filter((state) => state === 'needs-article').length;
  if (wants > 0 && wants < items.length && !hasFirst) return null;
  const fixed: string[] = [];
  for (const [i, item] of items.entries()) {
    const state = states[i];
    const first = opensWith(item);
    const isBare = !DETERMINERS.has(first) && !/^[$€£]?\d/.test(first) && first !== 'own';
    // "the design and development of a site": one article, before the first.
    const isOf = hasOf !== false && i === 0 && isBare && !isPlural(items.at(-1) ?? item);
    if (isOf && !NO_ARTICLE_OF.test(item))
      fixed.push(hasOf === 'measure' ? `${articleFor(item)} ${item}` : `the ${item}`);
    else if (state === 'stands' || (hasFirst && i > 0)) fixed.push(item);
    else if (state === 'needs-my') fixed.push(`my ${item}`);
    else if (state === 'needs-the') fixed.push(`the ${item}`);
    else if (state === 'needs-article') fixed.push(`${articleFor(item)} ${item}`);
    else return null;
  }
  return fixed.flatMap((item, i) => [item, parts[2 * i + 1] ?? '']).join('');
}
const hasInnerDeterminer = (item: string): boolean =>
  item
    .replace(TRAILING, '')
    .split(/\s+/)
    .some(
      (word, i, all) =>
        i > 0 &&
        /^(?:the|an|every|each|their|his|her|my|our|its|this|these|those)$/i.test(word) &&
        !/^(?:all|both|half|about|around|over|under|nearly|almost|up|to|most|some|of|twice)$/i.test(
          all[i - 1] ?? '',
        ),
    );
const NO_ARTICLE_OF = /^(?:part|most|some|none)$/i;

/** "switchboard, diaries" and two more commas: the list ends with "and". */
function withJoint(phrase: string): string {
  const items = phrase.split(', ');
  return items.length < 2 || /\b(?:and|or)\b/.test(phrase)
    ? phrase
    : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

const isPlural = (phrase: string): boolean =>
  numberOfNoun((phrase.split(/\s+/).at(-1) ?? '').toLowerCase()) === 'plural';
