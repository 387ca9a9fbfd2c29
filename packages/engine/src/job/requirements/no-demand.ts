import vague from '../../../data/words/vague-praise.json' with { type: 'json' };

/** Conditions of the work that no resume answers: lifting and standing, weather, hours, gear, age, immunization. */
const CONDITIONS = new RegExp(
  [
    String.raw`\b(?:lift|carry|push|pull|move|handle)(?:ing)?\b.{0,40}\b\d+\s?(?:lbs?|pounds?|kgs?|kilos?|kilograms?)\b|\b\d+\s?(?:lbs?|pounds?|kgs?|kilos?)\b.{0,20}\blift|\b(?:heavy|repetitive|light) lifting\b`,
    String.raw`\bphysical(?:ly)? (?:fit|demands?|demanding|requirements?|able|capable|stamina|strength|effort|fitness|abilit\w+)\b|\b(?:good|excellent) physical (?:condition|shape|health)\b|\bon (?:your|their) feet\b|\b(?:stand|standing|sit|sitting|kneel|kneeling|bend|bending)\b(?:,| and| or| for\b.{0,20}\b(?:hours|periods|shift))`,
    String.raw`\bwork(?:ing)? (?:outdoors|outside|at heights|in (?:all|any|cold|hot|extreme|inclement|confined|dusty|noisy|a (?:cold|hot|noisy|dusty))\b)|\b(?:all|any|inclement) (?:kinds of )?weather\b`,
    String.raw`\b(?:availab\w+|flexib\w+|open|free)\b.{0,40}\b(?:shifts?|weekends?|evenings?|nights?|overtime|holidays|on-?call|flexible hours)\b|\b(?:able|ability|willing\w*|happy|must|can|comfortable)\b.{0,12}\bwork(?:ing)?\b.{0,40}\b(?:shifts?|weekends?|evenings?|nights?|overtime|holidays|on-?call)\b|^(?:rotating|night|evening|afternoon|weekend|day|shift|overtime|on-?call|early|some|occasional)\b.{0,30}\b(?:shifts?|nights?|weekends?|evenings?|overtime|rotations?|starts|as (?:needed|required))\b|\bweekends? (?:needed|required)\b|\bshift work\b|\bdisponib\p{L}+\b.{0,40}(?:soirs?|nuits?|fins? de semaine|week-?ends?)|\b(?:availab\w+|flexib\w+)\b.{0,40}\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|^(?:weekends?|evenings?|nights?|holidays)\b.{0,12}\b(?:weekends?|evenings?|nights?|holidays)\b|\bflexible (?:schedule|hours)\b|\bfull[- ]time availability\b`,
    String.raw`\bsteel[- ]?toe|\bCSA\b.{0,12}\b(?:boots?|footwear|shoes|toes?)\b|\b(?:safety|work|winter) (?:boots|shoes|footwear|vest|glasses)\b|\bnon-?slip\b|\bown (?:\p{L}+ ){0,3}(?:tools|toolbox|boots|knives|knife kit|laptop|vehicle|car|truck|smartphone|phone|PPE|gear)\b|^smartphone|\breliable (?:transportation|vehicle|car|internet)\b|\baccess to (?:an? )?(?:\p{L}+ )?(?:vehicle|car|transportation)\b`,
    String.raw`^(?:hours|schedule|shifts?|rotation|start(?: date)?|closing(?: date)?|posted|duration|term|contract|wage|pay|rate|salary|reports? to|department|openings?|vacancies|status|job type|horaire|salaire|durée|début)\s?:`,
    String.raw`\b\d{2}\+? years (?:of age|or older|old|and older)\b|\blegal (?:working |drinking )?age\b|\b(?:1[689]|21) ?(?:\+|or older|or over|and over)`,
    String.raw`\bimmuni[sz]|\bvaccin|\bflu shot\b|\bTB (?:test|screen)|\bmedical (?:exam|clearance|fitness)`,
  ].join('|'),
  'iu',
);

/** Terms on which somebody is employed: union, agreement, pay, probation, kind of contract. */
const TERMS: readonly RegExp[] = [
  /\b(?:non-?)?union(?:i[sz]ed)? (?:position|role|post|job|member(?:ship)?|affiliation|status)\b/i,
  /\bmember of (?:the|an?|our) (?:\p{L}+ )?union\b|\bbargaining unit\b/iu,
  /\b(?:covered|governed|bound) by\b.{0,30}\bcollective (?:bargaining )?agreement\b/i,
  /\b(?:under|per|with|to) (?:the|our|its|an?) (?:\p{L}+ )?collective (?:bargaining )?agreement$/iu,
  /^(?:salary|wage|pay|compensation)(?: (?:expectations?|range|rate|scale|band|grade|requirements?))?\b(?! (?:admin|negotiat|benchmark|survey|review|analy))/i,
  /\bprobation(?:ary)? period\b/i,
  /^(?:(?:permanent|temporary|casual|seasonal|term|contract|full[- ]time|part[- ]time)[ ,/]*)+(?:position|role|contract|employment|job)?$/i,
  /\bown (?:reliable )?transport(?:ation)?\b/i,
];

/** Whether a line tells the terms of employment, whatever skill its words name ("collective agreement"). */
export const isTermsOfWork = (text: string): boolean => {
  const line = text.replace(/[.;,]+$/, '');
  return TERMS.some((pattern) => pattern.test(line)) && !ASKS_SKILL.test(line);
};
const ASKS_SKILL =
  /\b(?:experience|knowledge|interpret\w*|administ\w*|negotiat\w*|understanding|familiar\w*|proficien\w*)\b/i;

/** Words of sentences that praise a character and name nothing that could be shown. */
const VAGUE: ReadonlySet<string> = new Set(vague.rows);

/** What one owns or is, though a skill's name stands in it: "own hand tools", "proof of immunization". */
const OWNED =
  /\bown (?:\p{L}+ ){0,2}(?:tools?|knives|vehicle|car|truck|laptop)\b|\b(?:proof|records?) of (?:[\p{L}-]+ ){0,3}(?:immuni|vaccin)|\b(?:up[- ]to[- ]date|fully) (?:immuni|vaccin)/iu;

/** Whether the skills that a line names are only things to bring along. */
export const isBelongings = (text: string): boolean =>
  OWNED.test(text) && !/\blicen[cs]e|\bpermis\b/i.test(text);

/** Whether a line tells the conditions of the work: what it calls flexibility is none of character. */
export const isCondition = (text: string): boolean => CONDITIONS.test(text);

/** Whether a clause that names no skill asks for what a resume cannot show: a condition of the work, or a good character. */
export function isBeyondResume(text: string): boolean {
  if (CONDITIONS.test(text) || isTermsOfWork(text)) return true;
  const words = text.toLowerCase().match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  return words.every((word) => VAGUE.has(word.replace(/['’].*$/u, '')));
}
