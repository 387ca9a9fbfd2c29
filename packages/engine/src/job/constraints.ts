import type { RequirementKind } from '@trueline/contracts';

/** Conditions that are neither skill nor schooling (engine.md 4.5), by the words that state them. */
const PATTERNS: readonly (readonly [RequirementKind, RegExp])[] = [
  [
    'authorisation',
    /authori[sz]ed to work|work authori[sz]ation|visa sponsor|sponsor(?:ship)?\b.{0,40}\bvisa|work (?:permit|visa)|(?:eligible|entitled|legally able|right) to work|\b(?:U\.?S\.?|Canadian) citizen|citizenship|permanent resident|green card/i,
  ],
  [
    'clearance',
    /(?:security|secret|reliability|public trust) clearance|\bTS\/SCI\b|clearance (?:is )?required|background (?:check|screening)|(?:criminal|police) (?:record|background)|security screening|drug (?:test|screen)/i,
  ],
  [
    'travel',
    /\btravel (?:up to|required|is required|of|domestic|international|approximately|\d)|(?:willing|able|ability|willingness) to travel|\d+\s?% travel|travel.{0,20}\d+\s?%|occasional travel/i,
  ],
  [
    'location',
    /\b(?:fully |100% )?remote(?:ly)?\b(?! sensing| teams?| teaching| user)|\bhybrid\b(?! cloud)|\bon-?site\b(?! and)|\bin-?office\b|\bin office\b|work from home|(?:must|should) (?:be )?(?:live|reside|located|based)|\b(?:located|based) in\b|\brelocat(?:e|ion)|commutable|commuting distance/i,
  ],
];

/** Kinds of condition that a line states; a line may state several. */
export function findConstraints(line: string): RequirementKind[] {
  return PATTERNS.filter(([, pattern]) => pattern.test(line)).map(([kind]) => kind);
}

const LANGUAGE_CUE =
  /\b(?:fluen|bilingual|speak|spoken|written|verbal|language|proficien|command of|native|mother tongue|communicat|read|french and english|english and french)/i;

/** Whether a line that names a human language asks for it. */
export function asksLanguage(line: string): boolean {
  return LANGUAGE_CUE.test(line);
}
