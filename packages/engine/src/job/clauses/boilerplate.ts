import { memoize } from '../../language/memoize.ts';
import { findConstraints } from '../requirements/constraints.ts';
import { cueOf } from '../requirements/level.ts';
import { findYears } from '../requirements/years.ts';
import type { Segment } from '../segments/segments.ts';

/** Sections that ask nothing of the candidate. */
const SILENT: ReadonlySet<string> = new Set<Segment['section']>([
  'about',
  'benefits',
  'legal',
  'apply',
]);

/** Sentences that stand in many ads whatever the job: equal opportunity, pay, perks, how to apply, the company's praise of itself. */
const BOILERPLATE = new RegExp(
  [
    `equal[- ](?:employment |opportunity)|affirmative action|protected veteran|sexual orientation|gender identity|national origin|without regard to|marital status`,
    `reasonable accommodation|\\badjustments?\\b.{0,40}\\b(?:process|need|require|interview)|(?:need|require|request)\\w* .{0,20}\\badjustment|\bneed (?:an? )?accommodat|values? (?:diversity|inclusion)|accommodat(?:e|ion)s? (?:during|for|to|in)|(?<!\\b(?:developmental|intellectual|learning|complex|physical) )\\bdisabilities\\b|disability(?: status|,| or\\b| and\\b|\\.)|employment equity|équité en (?:matière d['’])?emploi|accès à l['’]égalité|égalité des chances|equity and inclusion`,
    String.raw`\b(?:pay|salary|wages?) (?:is|are|will be|depends?|varies) (?:[a-z]+ )?(?:determined|based|set|on|by|commensurate)|base (?:pay|salary)|salary (?:range|of|is|:)|pay range|compensation|[$£€]\s?\d|\bper (?:hour|year|annum)\b|hourly rate`,
    String.raw`click (?:the|here|our)|apply (?:now|today|online|here)|please apply|easy apply|submit (?:your|a) (?:resume|cv|application)|send (?:us )?your (?:resume|cv)|^to apply\b|job posting|follow (?:us|our)|hosted by|hear from (?:us|you)|\bemail\b.*@|apply\b.*@|don['’]t apply|apply in person|apply (?:by|before)\b|applications? (?:deadline|close|must be|will be|are due)|closing date|internal (?:applicants|candidates)|drop off (?:a |your )?(?:resume|cv)|no agencies|only (?:those|the|short)|(?:candidates|applicants)\b.{0,40}\bcontacted|we thank (?:all|you)|thanks? all|thanks? (?:everyone|you for (?:your|applying))|personal information|freedom of information|preference (?:goes|is given|will be given) to (?:veterans|citizens|internal)|collective agreement\b.*\bpriority|no phone calls|\bawards?['”"]|best in class|get in contact|reach out|learn more (?:about|at)|interested in hearing|thank you for your interest|confidentiality of (?:all |your |the )?applications?|applications? (?:is|are|will be) (?:treated|kept|handled) (?:as |in )?(?:strict\w* )?confiden|consent to the processing|processing of (?:your )?personal data|only (?:those|candidates) selected|encourage you to apply|every single requirement`,
    `recruitment agenc|headhunter|unsolicited resume|fee-based|third part(?:y|ies) (?:recruit|agenc)|employment platform|recruitment firm`,
    `not designed to (?:cover|contain)|may change at any time|other duties|duties as assigned|subject to change|does not constitute`,
    String.raw`founded in|family[- ](?:owned|run)|^join (?:an? |our )(?:[a-z-]+,? ){0,3}team\b|in business (?:since|for)|^\S+ since \d{4}|headquarter(?:s|ed)|fortune \d+|our mission|market leader|million in funding|well-funded|fastest[- ]growing|leading (?:provider|supplier|supplier of)|we(?:'|’)re committed to|we are committed to|committed to (?:creating|building|diversity|excellence|providing)|celebrate diversity|underrepresented|every box|https?:\/\/|www\.|#\w{3,}`,
    String.raw`executive order|CFR\b|interactive process|accept applications|agree that|right candidate for|(?:applicants?|candidates?|applications?|resumes?) .{0,40}be considered`,
    `COVID-?19|vaccinat`,
    String.raw`(?:taux|salaire) (?:horaire|de|annuel)|salaire\s?:|[\d\s]\$ (?:de )?l['’]heure|\bREER\b|assurances? collectives?|avantages sociaux|semaines de vacances|on (?:vous|te) forme|(?:faites|faire) parvenir|envoyez|postulez|(?:votre|leur|les) candidatures?\b|seules les personnes|nous (?:vous )?(?:offrons|remercions)|on (?:vous |t['’])?offre`,
    `W2 contract|contract to hire|corp[- ]to[- ]corp|^start date`,
  ].join('|'),
  'i',
);

/** What an employer gives besides pay, wherever it stands; no demand but where the line asks for experience with it. */
const PERKS = new RegExp(
  [
    String.raw`\b401\s?\(?k\)?|\bPTO\b|paid time off|paid vacation|parental leave|health insurance|\bdental\b,? (?:and (?:vision|life)|plan|coverage|insurance|benefits|vision|life)|(?:medical|health|extended|vacation|life)\b.{0,25}\bdental\b|vision (?:coverage|insurance|plan)|wellness (?:account|program|allowance|stipend|days?)|\bbenefits (?:after|from|start|package)|pension plan|RRSP|staff (?:housing|discount|meals)|referral bonus|stock options?|\bRSUs?\b|\bequity\b(?! research)|annual bonus|bonus of (?:up to )?[$£€\d]|years of service|long[- ]service|service awards?|training (?:is|will be) (?:given|provided|paid)|formation (?:payée|offerte|fournie)|sign-on bonus|retirement|\bperks\b|employee discount`,
    String.raw`\b(?:flexible|health(?:care)?|lifestyle|wellness|dependent care)(?:[- ]care)? (?:spending|savings?) accounts?|\bcommuter (?:program|benefit|subsid|stipend|allowance|assistance|pass)|\bfertility (?:benefits?|coverage|support)|\b(?:gym|fitness) (?:memberships?|reimbursement|allowance|subsidy|discounts?|stipend)`,
    String.raw`^(?:and |plus )?(?:(?:company|employer|fully)[- ]paid |free |basic |group |voluntary |comprehensive )*(?:(?:life|disability|(?:short|long)[- ]term|pet|medical|health|vision|dental|AD&D|accident|and|or)[,/ &]+)+(?:insurance|coverage|benefits)(?: plans?)?[.;,]?$|^(?:and |an? )*employee (?:and family )?assistance pro(?:gram(?:me)?|gramme)s?\b[^,;]{0,20}$|^vision(?: care| plan| benefits)?[.;,]?$`,
    String.raw`\b(?:home[- ]office|work[- ]from[- ]home|remote[- ]work|learning|education|internet|phone|wellness|wellbeing|relocation|equipment|meal|travel|monthly|annual)(?: and \w+)? stipends?|\bpension (?:match|contribution)|\bmatch(?:ing|ed) (?:pension|contributions)|\b(?:employer|company)[- ]match|\btuition (?:for|reimburs\w+|assistance|support|aid|coverage|is)\b|\bpaid (?:[\p{L}-]+,? ){0,3}(?:leave|holidays|sick (?:days|time))|^(?:[\p{L}]+ )?(?:maternity|paternity|parental|marriage|bereavement|recharge) leave[.;,]?$`,
  ].join('|'),
  'iu',
);
/** Or has it done: the duties of who runs benefits or sells them. */
const ASKS_FOR_EXPERIENCE =
  /^(?:administer|process|manag|reconcil|explain|handl|coordinat|sell|calculat|advis|prepar|maintain)\p{L}*\s|\b(?:experienced? (?:with|in|of|using|administ\w+|manag\w+|handling|processing)|knowledge|proficien\w+|familiar\w*|understanding of|expertise|background in)\b|\bexperience(?: (?:required|preferred|(?:is )?an? (?:asset|plus)))?[.;]?$/iu;
/** "Deals of $20k", "a $2M budget": sums of the work, not of the pay. */
const WORK_SUM =
  /\b(?:budgets?|quotas?|deals?|revenues?|portfolios?|contracts?|projects?|assets|sales|ARR|spend|grants?|accounts?|loans?|mortgages?|campaigns?|claims?|invoices|cash|orders|files)\b(?: \p{L}+){0,4} (?:\p{L}+ )?[$£€]\s?\d[\d.,]*|[$£€]\s?\d[\d.,]*\s?(?:k|mm?|million|b|bn|billion)?\+? (?:\p{L}+ )?(?:budgets?|quotas?|deals?|revenue|portfolios?|contracts?|projects?|assets|sales|ARR|grants?|accounts?|loans?|campaigns?|claims)\b/giu;
/** Whether a line tells what the employer gives and asks nothing. */
export const isPerk = memoize(
  (text: string): boolean => PERKS.test(text) && !ASKS_FOR_EXPERIENCE.test(text),
);
/** Whether a line says what the law forbids and grants, or what only may be. */
export const isLaw = (text: string): boolean =>
  LAW.test(text) || EQUAL_LAW.test(text) || PERHAPS.test(text);
const isStock = memoize((text: string): boolean => BOILERPLATE.test(text) || isPerk(text));
const isBoilerplate = (text: string): boolean => isStock(text.replace(WORK_SUM, ' '));

/** A sentence about the company ("We are a team of …"), outside the candidate's own sections. */
const COMPANY_SENTENCE =
  /^(?:[Ww]e|[Oo]ur|[Tt]he company|[Tt]his company|[Tt]hey|[Ii]t|[Tt]he work|[Bb]ut we|[Aa]nd we|[Ii]f you|I(?:['’](?:ve|m))?\s|My (?:client|team)|[Jj]oin us|[Aa]t \p{Lu}\S+,? (?:we|you)|(?!You\b|Candidates?\b|Applicants?\b|Experience\b|Knowledge\b)\p{Lu}\S+(?: \p{Lu}\S+){0,3} (?:is|are|was|has|serves|delivers|provides|offers|develops|builds|conducts|powers|helps))\b/u;

/** The employer speaks of itself. */
const OWN_SUBJECT =
  /^(?:we|our|us|the company|this company|they|it|i|my|if|join|at|and we|but we)\b/i;

/** Of the patterns above those that stand at the end of ads: what follows, up to a heading, is more of the same. */
const CLOSING =
  /equal[- ](?:employment )?opportunity|affirmative action|without regard to|base pay|encourage you to apply|recruitment agenc|unsolicited|^join us\b/i;

/** A longer segment is a whole ad without breaks: one stock phrase says nothing of the rest. */
const BOILERPLATE_MAX_CHARS = 400;

/** The law's own sentence on who may apply, which runs on. */
const EQUAL_LAW =
  /without regard to|protected (?:veteran|by law|characteristic|class)|qualified applicants will|equal (?:employment )?opportunity/i;
const LAW_MAX_CHARS = 1500;

/** Words that a sentence about the candidate holds, wherever it stands. */
const WANTED =
  /\b(?:looking for|seeking|searching for|requires?|must|needs?|expect|hoping|prefer|ideal|you have|you bring|want (?:people|someone)|like to (?:meet|hire|see)|we (?:use|rely)|currently use|sponsor)\b/i;

/** A sentence that asks even under the company's own heading, or after the closing words: the heading above it was missed. */
const STRONG_ASK =
  /^(?:you )?must (?:have|be|hold|live|speak|know)\b|\b(?:experience (?:with|in|using|of)|proficien\w+ (?:in|with)|(?:knowledge|understanding) of|familiarity with|skills needed|degree in|years of experience|candidates? (?:will|must|should|has|have)|you(?: will|['’]ll)? (?:also )?(?:have|need|bring|must))\b/i;

/** "Only candidates with a Red Seal will be considered"; not those who will be contacted. */
const ONLY_WITH =
  /^(?!.*\b(?:selected|short-?listed|interview\w*|contacted|agenc\w+)\b).*\b(?:only (?:candidates|applicants|those|people) (?:with|who (?:have|hold)|holding)|(?:candidates|applicants) without (?:an? |the |these )?\p{L}.* not be)\b/iu;

const ROOM =
  '(?:office|studio|shop|workshop|branch|store|lab|laboratory|clinic|plant|warehouse|yard|building|school)';
/** "The laboratory is on site only", "we work remotely", "it's hybrid": where the work is done, whatever the heading. */
const WORKPLACE = new RegExp(
  [
    String.raw`\b(?:role|position|job|work|post|team|lab(?:oratory)?|office|shop|clinic)\b(?: \S+){0,3} (?:on[- ]?site|hybrid|(?:fully |100% )?remote|in (?:the|our) (?:\p{L}+ )?office)\b(?! (?:offices?|option|daycare|gym|parking|cafe|fitness))`,
    String.raw`\b(?:we|you|it|this|they)(?:['’](?:re|ll|s)| are| is| will be| all)?(?: be)?(?: work(?:ing)?)? (?:fully |100% |mostly |all )?(?:remote(?:ly)?|hybrid|on[- ]?site|in[- ]person)\b(?! (?:sensing|teams?|option))`,
    String.raw`^(?:hybrid|remote|on[- ]?site|in[- ]person)\b.{0,30}\b(?:\d|one|two|three|four|five) days?\b`,
    String.raw`\b(?:this|the (?:role|position|job|post)) (?:is|will be) (?:an? )?(?:fully |100% |mostly )?(?:remote|hybrid|on[- ]?site|in[- ]person|in[- ]office)\b`,
    String.raw`\b(?:be|work|['’]re|are) in (?:the|our) (?:\p{L}+ )?${ROOM}\b.{0,20}(?:\bdays?\b|\p{L}+day)`,
  ].join('|'),
  'iu',
);

/** Under a heading that asks nothing, or after closing words, only an outright ask counts; law never asks. */
const asksOutright = ({ text, section }: Segment): boolean =>
  section !== 'legal' && STRONG_ASK.test(text) && !isBoilerplate(text);

/** "Preference goes to citizens", "reference checks may be used": no demand. */
const PERHAPS = /\bpreference\b|\bmay be (?:used|asked|made|requested|considered)\b/i;
const EXPECTED = /\b(?:expect(?:ed)?|required|needed|necessary|must|part of (?:the|this))\b/i;

/** A check, a permit or the place of work that a sentence states: a demand in whatever section, beside pay and stock phrases alike. */
function statesCondition({ text }: Segment): boolean {
  if (text.length > BOILERPLATE_MAX_CHARS || isLaw(text) || isPerk(text)) return false;
  const kinds = findConstraints(text);
  if (kinds.includes('travel') && EXPECTED.test(text)) return true;
  return kinds.includes('clearance') || kinds.includes('authorisation') || WORKPLACE.test(text);
}

function asks(segment: Segment): boolean {
  const { text, section } = segment;
  if (statesCondition(segment)) return true;
  if (SILENT.has(section)) return asksOutright(segment);
  if (text.length <= LAW_MAX_CHARS && EQUAL_LAW.test(text)) return false;
  if (ONLY_WITH.test(text)) return true;
  if (text.length <= BOILERPLATE_MAX_CHARS && isBoilerplate(text)) return false;
  if (section === 'responsibilities' || cueOf(text) !== null) return true;
  const isListed = section === 'requirements' || section === 'nice';
  if (isListed && (findConstraints(text).length > 0 || findYears(text).length > 0)) return true;
  if (isListed && !OWN_SUBJECT.test(text) && /\byour?\b/i.test(text)) return true;
  return WANTED.test(text) || !COMPANY_SENTENCE.test(text);
}

const LAW =
  /discriminat|without regard|equal[- ](?:employment )?opportunit|accommodat|affirmative|orientation/i;
const MIXED_PARTS_MIN = 2;

/** "PSW wanted, must have CPR, $24 an hour, call Ana": one line that asks and offers; the parts that offer are blanked. */
function withoutOffers(segment: Segment): Segment {
  const { text } = segment;
  const parts = text.match(/[^,;!]+/g) ?? [];
  const isMixed = parts.length >= MIXED_PARTS_MIN && isBoilerplate(text) && !LAW.test(text);
  if (!isMixed) return segment;
  const kept = text.replace(/[^,;!]+/g, (part) =>
    isBoilerplate(part) ? ' '.repeat(part.length) : part,
  );
  const asksStill =
    cueOf(kept) !== null ||
    statesCondition({ ...segment, text: kept }) ||
    (parts.length > MIXED_PARTS_MIN && STRONG_ASK.test(kept));
  return asksStill ? { ...segment, text: kept } : segment;
}

/** The segments that ask something of a candidate or may do so: pay, perks, law and the company's blurb don't. */
export function listAsking(segments: readonly Segment[]): Segment[] {
  const asking: Segment[] = [];
  let closed: Segment['section'] | null = null;
  let previous: Segment['section'] | null = null;
  for (const segment of segments.map(withoutOffers)) {
    if (segment.section !== previous) closed = null;
    previous = segment.section;
    const opening = segment.section === 'start' || segment.section === 'overview';
    if (!opening && CLOSING.test(segment.text)) closed = segment.section;
    if (closed === null ? asks(segment) : asksOutright(segment) || statesCondition(segment))
      asking.push(segment);
  }
  return asking;
}
