import type { RequirementLevel } from '@trueline/contracts';
import { memoize } from '../../language/memoize.ts';
import type { Segment } from '../segments/segments.ts';

const NICE_CUE = new RegExp(
  [
    String.raw`\b(?:pref(?:['’]?d)?(?=[\s.,;:)]|$)|preferred|preferably|preference|nice[- ]to[- ]have|ideally|ideal\b(?! (?:candidate|person|applicant|fit|teammate|hire|colleague|profile|individual|match|\p{L}+ (?:is|has|will|can|brings|would))(?!\p{L}))|desirable|desired|beneficial|helpful|(?<!not )optional|familiarity|familiar with|exposure to|appreciated|not required but|atout|souhaité|not essential|not a must|welcome\b|would love|(?:even )?better if|stand out|if you also)`,
    String.raw`\ban? (?:\w+ )?(?:plus|asset|bonus|advantage)\b(?! (?:management|class|points? system|an?|the|one|two|three|\d+)\b)`,
    String.raw`\b(?:is|are|be|as|considered|strong|definite|big|huge) (?:an? )?(?:plus|asset|assets|advantage)\b`,
    String.raw`\b(?:would be|is|are) (?:\w+ )?(?:great|good|nice|cool|ideal|welcome|handy|lovely|wonderful|fantastic|perfect|useful|terrific|awesome|amazing|brilliant|super)\b`,
    String.raw`\bhelps(?=[.!,;)]|$)|\b(?:it|this) (?:really )?(?:helps|would help) if\b|\bbonus (?:if|for|points)|\badvantageous\b`,
    String.raw`(?:^|[,(–-]\s*)(?:an )?asset\b|\bun (?:atout|plus)\b|souhaitable`,
    String.raw`\b(?:extra|brownie) points\b|\b(?:even|all the|so much the) better\b|\b(?:is|are) (?:highly )?valued(?:[.!)]|$)|\bnice but\b|\bnot a deal-?breaker`,
    String.raw`\bgives? you an? (?:edge|advantage|leg up|head start)|\bgets? you (?:an? )?(?:extra|more|bump|raise|to the top)|\b(?:sets?|puts?) you (?:apart|ahead)|\bwould (?:really |also )?help(?=[.!,;)]|$| (?:if|to (?:know|have|be))\b)|\b(?:great|good|nice|handy) (?:if you|to have)\b|\b(?:lovely|handy|cool|nice|great|fine)(?:,| but)*(?: but)? not (?:needed|required|essential|necessary)\b|\bcomes? in (?:very |really )?(?:handy|useful)\b|\bin your favou?r\b|\bby no means (?:an? )?(?:must|required|essential|necessary)\b|\b(?:if|where|when(?:ever)?) (?:at all )?possible\b|\b(?:^|gives? |earns? )points for\b`,
    String.raw`\b(?:we|they)(?:['’]d| would) (?:also |really )?(?:like|love|be (?:\p{L}+ )?(?:thrilled|delighted|happy|glad|pleased))\b(?! to (?:hear|meet|talk|thank|invite))|\byou (?:may|might)(?: also)? (?:have|know|be|speak|bring|hold)\b|\b(?:maybe|perhaps) you\b`,
    String.raw`\b(?:viewed|looked (?:up)?on|regarded|considered) favou?rably|\bpriority (?:(?:is |will be )?given to|to|for) (?:those|candidates|applicants|people)|(?:^|\b(?:is|are|be|also|very)\s|[,(–-]\s*)useful(?=[.!,;:)]|$)|\bextra credit\b|\b(?:icing|cherry) on\b|\bisn['’]t (?:essential|required|a must)`,
    String.raw`\b(?:is|are|would be|be) (?:an? )?(?:big |real |great |huge |definite )?help\b|\bhelps (?:a lot|too|here|enormously)|\bencouraged to apply\b|\bgo unnoticed|\bfront of the (?:line|queue)|\b(?:has|have|get|gets|take|takes) priority\b|\b(?:n['’]t|not) (?:ever )?hurt\b|\bgo(?:es)? a long way\b|\b(?:catch|get|grab)\w* our (?:eye|attention)|^if you\b.*,\s(?:great|even better|super|lovely|perfect|tell us|say so|mention it|bonus|wonderful|fantastic|nice|terrific|so much)|\bpoints if\b|\bexperience counts(?=[.!]|$)`,
    String.raw`[(:,–-]\s*(?:an? )?(?:plus|bonus|asset|optional|desired)\s*\)?$`,
    String.raw`\bde préférence\b|\bid[ée]alement\b|appr[ée]ci[ée]e?s?(?!\p{L})|\bun avantage\b|\bserait (?:un|utile)`,
  ].join('|'),
  'iu',
);
const MUST_CUE =
  /\b(?:must|required|req['’]?d|requires?|mandatory|essential|minimum|min\.?|at least|necessary|needed|non-negotiable|compulsory|imperative|critical(?= ?(?:$|[.!;)]|for|to|that))|vital|prerequisite|(?:role|position|job|post|work|law) (?:demands|calls for|asks for|insists on)|only (?:candidates|applicants|those|people) (?:with|who|holding)|open (?:only )?to (?:holders|those|candidates|applicants|people) (?:of|with|who|holding)|(?:candidates|applicants) without|an? (?:firm |strict |hard )?requirement|condition of employment|no exceptions|obligatoire|impérati(?:f|ve)|requise?s?|indispensables?|essentiel(?:le)?s?|nécessaires?|(?:vous )?devez)\b|\bexigée?s?(?!\p{L})/iu;
/** A sentence that says what "we" or "you" need. */
const NEED_CUE =
  /\b(?:you(?:['’]ll| will)?|we(?:['’]d| would)?|they|who|candidates?|applicants?|someone)\s(?:also |really |do |already |definitely |absolutely |certainly |will |must )?(?:need|needs|gotta|want|wants|ask for|expect|have to|has to|should have|should be|bring|come with|hold|holds|(?:like|hope) to (?:see|find))\b|^(?:and |also,? )?you(?:['’]ve got to| gotta)? (?:have|be|know|can|are (?:an?|able|comfortable|familiar|fluent|licensed|certified|registered|skilled|proficient|organi[sz]ed)|speak|understand|write)\b|^(?:tu|vous) (?:as|avez|connais(?:sez)?|poss[eè]de[sz]?|possédez|détiens|détenez|maîtrise[sz]?|parle[sz]?|sais|savez|devez|dois)(?!\p{L})|\b(?:cherche|cherchons|recherchons|veut|voulons) (?:quelqu['’]un|une personne)(?!\p{L})|\byou(?:['’]ll| will) (?:also )?(?:know|understand|be (?:able|used|comfortable|familiar|confident|fluent|experienced|qualified|skilled))\b|(?:^|[.!?;]\s)need (?:an? |your |to (?:be|have) )?(?=(?!help)\p{Ll})|\b(?:looking for|want|need|after) (?:someone|somebody|people|a person|an individual|candidates|an? \p{L}+ (?:with|who))\b/iu;
const YEARS =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)\s*\+?\s*(?:(?:-|–|to|or more)\s*\w*\s*\+?\s*)?(?:years?|yrs?)\b/i;
const ASKING =
  /^(?:strong|solid|good|excellent|great|proven|some|basic|advanced|working|demonstrated)\b.*\b(?:skills?|knowledge|experience|background)\b|\b(?:\d+|two|three|four|five|several|a few) (?:full |solid )?(?:seasons|winters|summers|harvests|hours|terms|semesters) (?:of|on|in|at|as|with)\b|\b(?:experience (?:with|in|using|building|of)|proficien|knowledge of|expertise|degree|skills? in|ability to|understanding of|(?:you|who) (?:have|hold|know|can)\b|fluen(?:t|cy))|\bexpérience (?:en|dans|avec|comme|de)(?!\p{L})|\b(?:connaissances?|maîtrise|capacité|aptitudes?|habiletés?) (?:de|du|des|en|à|d['’]|pour)(?!\p{L})/iu;

/** "Ability to work under pressure", "someone who has closed a set of books": without a heading above or a word of demand. */
export const ASKS_AT_HEAD =
  /^(?:(?:strong|solid|proven|good|great|excellent|demonstrated|previous|prior|some|working|basic|advanced)\s)*(?:ability to|able to|experience (?:with|in|of|using|as|working)|knowledge of|proficien\w+ (?:with|in)|familiar\w* with|understanding of|comfortable (?:with|using)|skilled (?:in|at)|communication skills|capacité (?:à|de)|connaissances? (?:de|du|des|d['’])|maîtrise d|expérience (?:en|dans|avec|comme)|aptitudes? (?:à|pour)|habiletés? (?:à|pour))(?!\p{L})|^(?:good|great|quick|fast|confident|handy|at ease|at home|steady|careful) (?:with|at|in|on)\b|^the (?:right|ideal|successful|best) (?:person|candidate|applicant|hire|teammate|fit) (?:is|has|will|can|knows|brings|holds|speaks|should)\b|^(?:someone|somebody|people|a person) (?:who|with)\b|^(?:\d+|two|three|four|five|several|a few) (?:full |solid )?(?:seasons|winters|summers|harvests|hours|terms|semesters) (?:of|on|in|at|as|with)\b/iu;

/** "Current BCLS", "valid driving licence": without a heading above. */
const CURRENT = /^(?:valid|current|active|up[- ]to[- ]date)\b/i;

/** A demand among duties: its heading was missed. */
const ASKED_AMONG_DUTIES =
  /^(?:must\b|minimum\b|at least\b|\d+\+? (?:years|yrs))|\b(?:is|are) (?:required|mandatory|essential)\b|\byears?['’]? (?:of )?(?:\w+ ){0,4}experience\b|^(?:valid|current|active)\b|^(?:(?:strong|solid|proven|extensive|hands-on|deep|advanced|excellent|expert|demonstrated|previous|prior)\s)*(?:experience|proficiency|knowledge|understanding|expertise|background) (?:with|in|of|building|using|as|working)\b/i;

/** "At least one year" among the wishes measures a wish; such words make it a demand. */
const OVERRULES_WISH =
  /\b(?:must|required|req['’]?d|requires?|mandatory|essential|necessary|needed|need|have to|non-negotiable|compulsory|imperative|critical|vital|prerequisite|an? (?:firm |strict |hard )?requirement|condition of employment|no exceptions|obligatoire|impérati(?:f|ve)|requise?s?|indispensables?|essentiel(?:le)?s?|nécessaires?|devez)\b|\bexigée?s?(?!\p{L})/iu;

const BY_SECTION: Partial<Record<Segment['section'], RequirementLevel>> = {
  requirements: 'must',
  nice: 'nice',
};

/** What "must" and "preferred" on the line say; null where the line is silent (engine.md 4.3). */
export const cueOf = memoize((text: string): 'must' | 'nice' | null => {
  if (NICE_CUE.test(text)) return 'nice';
  return MUST_CUE.test(text) || NEED_CUE.test(text) ? 'must' : null;
});

/** Level of a clause, by its likelihood where that is known. */
export const levelOfClause = ({ text, section, likely }: Segment): RequirementLevel =>
  likely ?? levelOf(text, section);

/** Level of a clause by the rules: its own cue beats its section; a number of years is a must outside "nice to have". */
export function levelOf(text: string, section: Segment['section']): RequirementLevel {
  const cue = cueOf(text);
  if (section === 'responsibilities') {
    if (cue === 'nice') return 'nice';
    return ASKED_AMONG_DUTIES.test(text) ? 'must' : 'context';
  }
  if (cue !== null && !(section === 'nice' && !OVERRULES_WISH.test(text))) return cue;
  const bySection = BY_SECTION[section];
  if (bySection !== undefined) return bySection;
  return YEARS.test(text) || ASKING.test(text) || ASKS_AT_HEAD.test(text) || CURRENT.test(text)
    ? 'must'
    : 'context';
}
