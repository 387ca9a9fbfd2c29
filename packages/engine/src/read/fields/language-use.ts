const HOW =
  '(?:well|better|best|good|fair|basic|fluent(?:ly)?|only|more|less|weak(?:er)?|poor(?:ly)?|a little|little|a bit|some|much|than|easily|slowly|without|fine|both|and|or|but)';
const DOES = '(?:(?:speak|talk|read|write|understand|listen)s?|spoken|written|understood)';
const DOING = '(?:speaking|reading|writing|listening|understanding)';
/** A word that goes on with the thing done tells of another matter: "reads music", "listening to podcasts". */
const ENDS = '(?=\\s*(?:$|[,.;:)/&]))';
const OWN =
  '(?:hablo|leo|escribo|entiendo|comprendo|parle|lis|comprends|spreche|lese|verstehe|parlo|leggo|capisco|falo|entendo)';
const OWN_HOW =
  '(?:mejor|bien|poco|más|mieux|plus|mal|un|bene|meglio|melhor|bem|pouco|besser|gut|mehr|y|e|et|und)';

const PATTERNS = [
  `${DOES}(?:${ENDS}| ${HOW}(?!\\p{L}))`,
  `^${DOING}(?:(?: and |[,/& ]+)${DOING})*$`,
  `${HOW} (?:in )?${DOING}${ENDS}`,
  `${DOING} ${HOW}(?!\\p{L}| ${DOING})`,
  `${OWN}(?:${ENDS}| ${OWN_HOW}(?!\\p{L}))`,
  `(?:spoken|speak|used|use|learned|learnt|only|from|language)(?: it)? at home${ENDS}`,
  `^at home${ENDS}`,
  `(?:with|in|from) (?:(?:my|the|our) )?family${ENDS}`,
  `(?:at|from|in) school${ENDS}`,
  `(?:used|use|spoken|speak|practi[sc]ed)(?: it)? daily(?!\\p{L})`,
  `(?:in|for) daily (?:use|life|work)${ENDS}`,
  `technical (?:terms|vocabulary|language|texts?)${ENDS}`,
  `^(?:simple |everyday |basic )?conversations?(?: (?:only|level))?${ENDS}`,
  '(?:ielts|toefl|toeic|delf|dele|goethe(?:-\\p{L}+)?)(?!\\p{L})',
  'cambridge (?:first|advanced|proficiency|certificate|exam|[abc][12]|cae|fce|cpe|ket|pet)(?!\\p{L})',
  `(?:language|oral|written|final|school|state|[abc][12]) (?:exam|certificate)${ENDS}`,
  `(?:language|evening|intensive|[abc][12]) (?:course|class|classes|lessons)(?: (?:now|since \\d+|in \\d+))?${ENDS}`,
];

const OF_USE = new RegExp(`(?<!\\p{L})(?:${PATTERNS.join('|')})`, 'iu');

/** Whether the words say what one does in a language, or where it was tested or learned, and not what else one reads, hears or has. */
export const tellsOfUse = (text: string): boolean => OF_USE.test(text.trim());
