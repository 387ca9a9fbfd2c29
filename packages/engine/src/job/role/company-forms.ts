/** No name has a longer word; without a bound a text in one word is tried from each of its capitals to its end. */
const WORD = String.raw`\p{Lu}(?:[\p{L}\p{N}&'’+-]|\.(?=[\p{L}\p{N}])){0,80}(?:(?<=\b(?:Co|Inc|Ltd|Corp|St|Dr|Mt|Bros|\p{Lu}))\.)?`;
/** A capitalised run; small joining words within it. */
export const NAME = String.raw`(?<name>${WORD}(?: (?:${WORD}|of|and|for|the|de|du|des|la|le|&|\+)(?= )){0,5}(?: ${WORD})?)`;
const LEGAL_END = String.raw`(?:,? (?:Inc|LLC|LLP|Ltd|Limited|Corp|inc|ltée)\.?)?(?: (?:No|Nº|#)\.? ?\d{1,4})?`;
/** What is said of the employer before the sentence goes on: "(Vancouver)", ", a family-run forwarder,". */
const ASIDE = String.raw`(?:,? \([^)\n]{2,40}\)|, (?:an?|the|part of|one of|based|located|un|une)\b[^,.\n]{3,90},)?`;
const VERB = `(?:is|are|has|builds?|makes?|sells?|runs?|pays?|helps?|provides?|offers?|delivers?|operates?|seeks?|develops?|serves?|needs?|closes?|invites?|requires?|recherche|cherche|welcomes?|believes?|wants?|counts?|grows?|works?|invests?|employs?|designs?|manufactures?|supplies|supports?|brings?|connects?|cares?|creates?|exists|started|began|was|celebrates|operates|fabrique|offre)`;
const HIRES = String.raw`(?:IS (?:NOW )?(?:HIRING|LOOKING FOR|SEEKING)|(?:is|are) (?:\p{L}+ing and )?(?:(?:is|are) )?(?:currently |now |actively |also |again )?(?:hiring|looking (?:for|to)|seeking|recruiting|searching for|in search of|accepting applications|expanding)|seeks|has (?:(?:an?|one|two|three|several|multiple|\d{1,2}) )?(?:[\p{Ll}-]+ )?(?:openings?|opportunit(?:y|ies)|vacanc(?:y|ies)|positions?)|recherche(?:nt)?|cherche(?:nt)?|embauche(?:nt)?|recrute(?:nt)?|(?:est|sont) à la recherche)`;

/** "Company: …": said outright, by name of the field. */
export const LABELLED_COMPANY =
  /(?:^\s*|[|•]\s*)(?:(?:hiring )?(?:company|organi[sz]ation|employer)(?: name)?|name of (?:the )?(?:company|employer|organi[sz]ation)|the (?:company|employer)|business name|agency|client|practice|clinic|school|firm|hospital|store|restaurant|who|entreprise|employeur|organisme)\s*[:|]\s*(?<name>[\p{Lu}\p{N}][^\n|;]{1,70}?)\s*(?:$|\s[|–—-]\s|\()/imu;

/** "… is hiring": the sentence's subject. */
export const HIRING_COMPANY: readonly RegExp[] = [
  new RegExp(String.raw`(?:^|\n|[.!?]\s)\s*${NAME}${LEGAL_END}${ASIDE} ${HIRES}(?!\p{L})`, 'u'),
  new RegExp(String.raw`(?:^|\n)\s*${NAME} is an? \p{Lu}.{0,60}? (?:seeking|looking for)\b`, 'u'),
];

/** An introduction's sentence about the employer: "… makes maple furniture". */
export const OPENING_COMPANY = new RegExp(
  String.raw`^${NAME}${LEGAL_END}${ASIDE} ${VERB}(?!\p{L})`,
  'u',
);

/** The same with any verb: "Saffron Gate Payments moves money for exporters". */
export const ACTING_COMPANY = new RegExp(
  String.raw`^(?:At )?${NAME}${LEGAL_END}${ASIDE} (?<verb>\p{Ll}+s)(?!\p{L})`,
  'u',
);

/** What the rest of an ad says of its employer by name; none of these names a skill. */
export const TOLD_COMPANY: readonly RegExp[] = [
  String.raw`\bAbout ${NAME}(?=\k<name>|\s*\n|:)`,
  String.raw`(?:^|\n)\s*(?:Why|Who is|Who are|Meet|Life at|Careers at|Working at|Working for|Introducing) ${NAME}\s*\??\s*(?=\n|$|:)`,
  String.raw`\b${NAME}${LEGAL_END} (?:is|are) (?:proud to be )?an? (?:\p{L}+ )?equal[- ]`,
  String.raw`(?:^|\n|[.!?]\s)${NAME} (?:thanks|thank) (?:all|everyone|you|each|applicants|candidates|those)\b`,
  String.raw`\b[Ii]nterest in (?:(?:joining|working (?:at|for|with)|a career (?:at|with)|employment (?:at|with)) )?${NAME}(?=[.,!\n]|$)`,
  String.raw`\b[Ll]earn more about (?:working at )?${NAME}(?=[.,!\n]|$| (?:at|by|on)\b)`,
  String.raw`(?:©|\(c\)|[Cc]opyright)\s*(?:\d{4}\s)?${NAME}`,
  String.raw`(?:^|\n|[.!?]\s)${NAME} (?:is committed to|was (?:founded|established)|encourages applications|welcomes applications|values diversity|est un employeur)\b`,
].map((form) => new RegExp(form, 'u'));

/** The same by words that may lead to a skill as well ("work with Vue"). */
export const JOINED_COMPANY: readonly RegExp[] = [
  String.raw`\b(?:[Jj]oin|[Aa]t) ${NAME},? (?:we|you|our|as (?:an?|our|the|their))\b`,
  String.raw`\b(?:[Hh]ere|[Ww]e|[Uu]s|[Ww]ork|[Ww]orking|[Ll]ife|[Cc]areers?|[Tt]eam) at ${NAME}(?=[.,!?;:]|\s(?:is|are|means|we|you|in|and|as|–|—|-|\p{Ll}+s)(?!\p{L})|$|\n)`,
  String.raw`\b[Cc]hez ${NAME}(?=[,.!?]|\s(?:nous|vous|on|est|tu)(?!\p{L}))`,
  String.raw`\b[Rr]?e?[Jj]oi(?:gn|n)\p{L}*(?:[- ]vous)? (?:à |chez |l['’]équipe d(?:e la |es |e |['’]|u ))?${NAME} (?:à titre|comme|en tant|pour)`,
  String.raw`(?:^|(?<=, )|(?<=\bat ))${NAME}, \d{1,5} \p{Lu}`,
  String.raw`(?:^|\s)@ ${NAME}(?=[,.]|\s\d|\s*$)`,
  String.raw`\bI (?:run|own|manage) ${NAME}(?=[.,!])`,
  String.raw`(?:^|(?<=[.!?]\s))${NAME} here[.!]`,
  String.raw`\bwith ${NAME}, (?:you|we)\b`,
  String.raw`\b[Oo]ur (?:company|firm|clinic|shop|agency|school|restaurant),? ${NAME},`,
  String.raw`\b[Tt]he ${NAME} team\b`,
  String.raw`\byears, ${NAME} (?:has|have|is)\b`,
  String.raw`\b(?:[Ww]e are|[Ww]e['’]re|[Ww]elcome to|(?:[Oo]ur|[Mm]y) client,?|[Ww]ork for|[Cc]ome \p{Ll}+ (?:for|at|with)|(?:wanted|needed|sought|required) by|(?:[Cc]ome(?: and| to)?|[Ww]hy) [Ww]ork with|[Jj]oin|[Bb]ehalf of(?: (?:our|a|my|the) client,?)?|[Tt]eam at) ${NAME}(?=[.,!;:]|\s(?:is|are|we|you|in|and|as|for|needs?|wants?|has|–|—|-)\b|\s?[–—]|$|\n)`,
  String.raw`(?:^|(?<=[.!?]\s))At ${NAME}, (?=\p{Ll})`,
].map((form) => new RegExp(form, 'mu'));

/** A capitalised run anywhere, for comparing with the ad's own addresses. */
export const ANY_NAME = new RegExp(NAME, 'gu');
/** The firm's part of an address: "jobs@copperfieldmutual.example", "www.copperfieldmutual.example". */
export const ADDRESS_NAME =
  /(?:@|\bwww\.|https?:\/\/(?:www\.)?)(?:[\w-]+\.)?(?<label>[a-z0-9-]{4,40})\.[a-z]{2,8}\b/giu;
