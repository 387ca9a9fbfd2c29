import { isEnglish } from './english-words.ts';

const PART_MIN = 3;
const PREFIX =
  /^(?:un|re|pre|co|non|multi|micro|cyber|geo|bio|auto|inter|intra|over|under|sub|tele|anti|semi|mid|post|photo|electro|hydro|radio|neuro|thermo|e)/;
const BARE_MIN = 4;

/** What a word may be formed of: "slurries" of "slurry", "laminators" of "laminate", "triaging" of "triage". */
const ENDINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ies$/, ['y']],
  [/(?<=s|x|z|ch|sh)es$/, ['']],
  [/s$/, ['']],
  [/(?:ers?|ors?)$/, ['', 'e']],
  [/ings?$/, ['', 'e']],
  [/ed$/, ['', 'e']],
  [/(?:iti)?es$/, ['y', 'ity']],
  [/ity$/, ['', 'e']],
  [/(?:ics?|ical|ically)$/, ['y', 'e', 'ic', 'ics', '']],
  [/(?:ists?|ism)$/, ['', 'y', 'e', 'ist']],
  [/(?:able|ability|abilities)$/, ['', 'e']],
  [/(?:ional|ative|ive|ivity)$/, ['ion', 'e', 'ive', '']],
  [/(?:ise|ize)(?:d|s|rs?)?$/, ['', 'y', 'e']],
  [/(?:is|iz)(?:ing|ations?)$/, ['', 'y', 'e']],
  [/ations?$/, ['e', 'ate', '']],
  [/(?:ness|less|like|wise|ship|ships|hood|ful|ment|ments|ly)$/, ['', 'y']],
];

/** "gearbox" and "s", "timesheet", "upskill", "influencers": words that dictionaries lack because they are made of others. */
export function isMade(word: string, partMin = PART_MIN): boolean {
  for (let cut = partMin; cut <= word.length - partMin; cut++)
    if (isEnglish(word.slice(0, cut)) && isEnglish(word.slice(cut))) return true;
  for (const [ending, others] of ENDINGS) {
    const stem = word.replace(ending, '');
    if (stem === word || stem.length < PART_MIN) continue;
    if (others.some((other) => isEnglish(stem + other))) return true;
  }
  const bare = word.replace(PREFIX, '');
  return bare !== word && bare.length >= BARE_MIN && (isEnglish(bare) || isEnglish(`${bare}s`));
}
