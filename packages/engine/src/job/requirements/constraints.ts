import type { RequirementKind } from '@trueline/contracts';
import { memoize } from '../../language/memoize.ts';

/** Conditions that are neither skill nor schooling (engine.md 4.5), by the words that state them. */
const PATTERNS: readonly (readonly [RequirementKind, RegExp])[] = [
  [
    'authorisation',
    /authori[sz]ed to work|work authori[sz]ation|visa sponsor|sponsor(?:ship)?\b.{0,40}\bvisa|\b(?:no|not|cannot|can['’]t|unable to|without) (?:\w+ ){0,3}sponsor\w*|sponsorship (?:is )?(?:not )?available|work (?:permit|visa)|(?:eligible|entitled|legally able|right) to work|\b(?:U\.?S\.?|Canadian) citizen|citizenship|permanent residen|green card|permis de travail|(?:allowed|permitted) to work in|autorisée?s? à travailler/iu,
  ],
  [
    'clearance',
    /(?:security|secret|reliability|public trust) (?:clearance|status)|\b(?:enhanced|basic) reliability\b|\btop secret\b|\bbond(?:able|ed)\b(?! (?:warehouse|carrier|leather|goods|abrasive))|\bfingerprint(?:s|ing|ed)?\b|\bchild (?:welfare|abuse|protection)\b.{0,20}\b(?:checks?|registry|record)|ant[eé]c[eé]dents|\bTS\/SCI\b|\bclearance\b(?! (?:sale|item|rack|price|height))|(?:background|bkgd|bkgrd) (?:check|screening)|\bdisclosure (?:and barring )?(?:service )?checks?\b|\benhanced disclosure\b|(?:criminal|police|background|security|reference|credit|drug|driver['’]?s?)\b.{0,25}\b(?:records?|abstract|checks?|clearances?|screen\w*|verification)\b|abuse registry|vulnerable sector|security screening|drug (?:test|screen)|social development checks?|cote de fiabilité|vérification (?:d['’]antécédents|policière)|enquête de sécurité|\bDBS\b(?! bank)|\bPVG\b|\brecords? checks?\b/iu,
  ],
  [
    'travel',
    /\btravel (?:up to|required|is required|of|domestic|international|approximately|about|within|between|throughout|\d)|(?:willing|able|ability|willingness) to travel|\d+\s?% travel|travel.{0,20}\d+\s?%|(?:some|occasional|frequent|regular|light|minimal|extensive|overnight|daily|must|will|can|to) travel(?:ling)?\b(?! (?:agenc|industr|insurance|allowance|benefit|plan|arrange|book))|travel (?:to|across|is|may|between)|drive between|d[ée]placements|\bse déplacer\b|\bvoyager\b|travel required|\bon the road\b|\bfly-in\b|\btravel (?:once|twice|one|two|three|\d+) (?:days?|nights?|times?|weeks?|an? )|\bout (?:\S+ ){0,2}nights? (?:a|per|each) |\bnights? (?:away|on the road)\b|(?:comfortable with|open to|prepared for|ready for) travel|\btravel is (?:part|required|expected|needed)|(?<!\b(?:book|arrang|plan|organi[sz]|coordinat)\w* (?:\p{L}+ )?)\b(?:overnight|business) trips?\b|\btrips? (?:a|per|every) (?:week|month|quarter|year)|work(?:ing)? away from home|\b(?:able|willing|ability|must)\b.{0,20}\bvisit (?:clients|customers|patients|families|stores|sites)/iu,
  ],
  [
    'location',
    /\b(?:fully |100% )?remote(?:ly)?\b(?! sensing| teams?| teaching| user| learning)|\bhybrid(?:e)?\b(?! cloud)|\bon[- ]?site\b(?! and (?:off|online|remote|virtual))|\bin[- ]?office\b|\bin (?:our|the) (?:\p{L}+ )?office (?:\w+ )?days?\b|work from home|(?:must|should) (?:be )?(?:live|reside|located|based)|\b(?:role|position|job|opportunity|office|you(?:['’]ll)?|candidates?|applicants?)\b(?:\s\w+){0,3}\s(?:located|based) in\b|^(?:located|based) (?:in|at|out of)\b|\brelocat(?:e|ion)|commutable|commuting distance|\bcommute to\b|télétravail|\b(?:days?|time|work(?:ing)?|role|position|job|week)\b.{0,20}\b(?:in|from|at) (?:our|the) (?:\p{L}+ )?office\b(?! (?:manager|admin|team|of|suite))|\boffice[- ]based\b|^(?:(?:job |work )?location|where|place of work|lieu(?: de travail)?|endroit)\s?:\s*\S|\b(?:job|role|position|post|poste) is (?:\w+ )?(?:in|at) (?:downtown |our )?\p{Lu}|\ble poste est (?:situé|basé|offert)|\blocal candidates\b|\bwithin (?:an? |\d+ |one )(?:hour|km|kilomet\p{L}+|miles?|minutes?|hour['’]s drive) (?:of|from) (?!receipt|being|receiving|notice|closing|an?\b|the (?:call|request|end|start)|each|every)|\bbased at\b|\brésider\b|\bau bureau\b|\b(?:be|work|['’]re|are) in (?:the|our) (?:\p{L}+ )?(?:office|studio|shop|workshop|branch|store|lab|clinic|plant|yard)\b.{0,20}(?:\bdays?\b|\p{L}+day)|\bdays? (?:(?:per|a|each) week )?in[ -](?:the |our )?(?:\p{L}+ )?(?:office|studio|shop|branch|store|lab|clinic|person)\b|^(?:\p{L}+ )?(?:garage|depot|branch|home base|campus|duty station)\s?:\s*\p{L}/iu,
  ],
  ['location', /^Office\s?:\s*\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?:,|$)/u],
  [
    'language',
    /\b(?:second|third|additional|another|other) languages?\b|\bofficial languages\b|\blangues officielles\b|\bbilingu(?:al|e|isme)\b(?! (?:text|labels?|packag\w+|signs?|signage|documents?|edition|dictionar\w+|books?|menus?|website|materials?|forms?|content))/i,
  ],
];

/** Kinds of condition that a line states; a line may state several. */
export const findConstraints = memoize((line: string): RequirementKind[] => [
  ...new Set(PATTERNS.filter(([, pattern]) => pattern.test(line)).map(([kind]) => kind)),
]);

const LANGUAGE_CUE =
  /\b(?:fluen|bilingu|speak|spoken|written|verbal|languages?|proficien|command of|native|mother tongue|communicat|parl[eé]|[eé]crit|ma[iî]trise|connaissance|bonne|fluency|speakers?|help|needed|required|requis|exigé|obligatoire|essential|must\b|useful|impeccable|fautes?|fonctionnel|courant|reads?|writes?|some|conversational|enough|sufficient|at ease in|[ABC][12]\b|skills?|knowledge of|french and english|english and french|an asset|a plus|oral)/i;
/** A line this short under "requirements" or "assets" that names a language asks for it. */
const SHORT_WORDS = 6;

/** Whether a line that names a human language asks for it. */
export function asksLanguage(line: string, isListed: boolean): boolean {
  return LANGUAGE_CUE.test(line) || (isListed && line.split(/\s+/).length <= SHORT_WORDS);
}
