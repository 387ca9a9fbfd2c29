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

/** Words of sentences that praise a character and name nothing that could be shown. */
const VAGUE = new Set(
  `a an and the or of for to in on at with who that is are be been you your we our us i it one this they them
  their as if but not so very really truly also just well all any some every day days always like looking look seek
  seeking need needs needed want wants bring brings have has having must should will would can could do does
  being get someone somebody person people individual individuals candidate candidates human humans folks member
  hire love loves loving passion passionate enthusiasm enthusiastic energy energetic positive attitude outlook
  curious curiosity kind kindness friendly warm nice good great excellent strong high fun funny humour humor
  sense mindset mind motivated motivation self-motivated self-starter starter driven drive hungry humble smart
  reliable reliability dependable punctual honest honesty integrity hard-working hardworking hard worker work working
  ethic learn learning willing willingness eager eagerness new things thing stuff morning night early bird smile
  personality personable outgoing bubbly spirit heart open open-minded grow growth best right ideal perfect
  fit culture values share shares care cares caring join make makes difference rock rockstar star ninja talented
  talent committed commitment dedicated dedication calm patient patience respect respectful professional
  professionalism mature maturity take takes pride proud go-getter can-do something somewhere else real life
  nous cherchons recherchons cherche on une un personne quelqu dynamique motivée motivé passionnée passionné souriante
  souriant fiable ponctuelle ponctuel et ou qui est bonne attitude travaillante
  rest easy do authentic self enjoy enjoys happy feel feels comfortable believe believes think thinks only ready`.split(
    /\s+/,
  ),
);

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
  if (CONDITIONS.test(text)) return true;
  const words = text.toLowerCase().match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  return words.every((word) => VAGUE.has(word.replace(/['’].*$/u, '')));
}
