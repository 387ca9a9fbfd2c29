import type { DegreeLevel } from '@trueline/contracts';

/** How an ad writes schooling, by level: `words` in any case, `letters` in capitals only where they would be words or states otherwise. */
export interface DegreeForms {
  degree: DegreeLevel;
  words?: string;
  letters?: string;
}

/** Behind letters that also mean other things ("MS Project", "BA experience"): here they are a degree. */
const AS_DEGREE = String.raw`(?=\/| ?,| (?:in|degree|or (?:an? )?(?:[BM]\.?[A-Z]|Ph|high|equiv|comp|grad|adv|assoc|bach|mast))| (?:required|preferred|an? (?:plus|asset|bonus|advantage)|strongly|highly)| ?\(?[Hh]on|;|\))`;
const NOT_PEOPLE = String.raw`(?! (?:students?|teachers?|teaching|kids|classes|sports?|coach\w*|counsell?\w*|co-?op|volunteers?|musicals?|age[ds]?)\b)`;
const GRADE_ENDS = String.raw`(?!\.\d)(?= ?(?:$|[,;:.!()/]|or\b|and\b|education|diploma|completion|completed|graduat|equivalen|certificate|minimum|required|level|standing|is\b|with\b|preferred|an asset))`;
const TAUGHT = String.raw`(?<!\b(?:teach|teaching|taught|tutor|tutoring|instruct|instructing|to) )`;

/** "PhD-level problems" are no schooling. */
const NO_LEVEL = '-level (?!education|degree|training|qualif)';
/** Fields that end as what one does: "Masters in Engineering", not "master in cooking". */
const ING_FIELDS =
  '(?:engineering|nursing|accounting|marketing|planning|counsell?ing|teaching|computing|manufacturing|banking)';

/** Degrees that say their name. Convention: secondary school is `none`, a first degree in law is `bachelor`. */
export const NAMED_DEGREES: readonly DegreeForms[] = [
  {
    degree: 'doctorate',
    words: String.raw`ph\.?\s?d\.?['’]?s?(?!${NO_LEVEL})|doctorate|doctoral(?: degree)?|doctorat|doctor of (?!law)\p{L}+(?: \p{Lu}\p{L}+)?`,
    letters: String.raw`Pharm\.?D\.?|D\.?V\.?M\.?|Ed\.?D\.?|Psy\.?D\.?|DNP|DPT|D\.?D\.?S\.?|D\.?M\.?D\.?|OD(?= degree)|M\.D\.?|MD(?= (?:with|or|degree|in)\b|,? ?\/?DO\b)|^MD$|(?<=\()MD(?=\))`,
  },
  {
    degree: 'master',
    words: String.raw`(?<!(?:scrum|web|past|quarter|toast|grand) ?)(?:masters?['’]?s? degrees?|master['’]?s? (?:of|in)(?! (?:ceremonies|(?:the|their|your|our|this|its)\b|(?!${ING_FIELDS}\b)[a-z]+ing\b))|masters?['’]?s?[- ](?:prepared|trained|educated)|masters?['’]s(?!\p{L})|masters(?= (?:or|and|preferred|required|level|program|is|would|an? (?:\p{L}+ )?(?:plus|asset|bonus|advantage))(?!\p{L})|[,;./)]|$)|master(?=\/|,? or (?:a )?ph|[- ]level))|(?:graduate|post-?graduate|advanced) degrees?|post-?graduate qualifications?|bac ?\+ ?[45]|(?:graduate|master['’]?s)[- ]level (?:education|degree|training)|(?<!(?:bonne|excellente|parfaite|tr[eè]s bonne) )ma[iî]trise(?= (?:en|[eè]s|universitaire|ou|compl\p{L}+|requise?|exig\p{L}+|souhait\p{L}+)(?!\p{L})|[,;./)]|$)|dipl[oô]mes? (?:universitaires? )?d(?:e |['’])(?:cycles? sup[eé]rieurs?|(?:2e|deuxi[eè]me) cycle|[eé]tudes sup[eé]rieures sp[eé]cialis[eé]es|ma[iî]trise)|msc|m\.sc\.?|mba`,
    letters: String.raw`M\.S\.?(?:W\.?)?|(?<!\p{L}, )MS${AS_DEGREE}|(?<!\p{Ll}, )MA${AS_DEGREE}|M\.A\.|MSW|M\.?Ed\.?|M\.?Eng\.?|M\.?A\.?Sc\.?|M\. Ed\.?|M\.?Arch\.?|MSc[A-Z]{1,3}|MPT|MN${AS_DEGREE}|MS(?:EE|ME|CS|CE|N)|MPH|MHA|MLIS|MPA|MPP|MFA|LL\.M\.?|LLM(?= degree| (?:in|with) (?:\p{L}+ )?(?:law|taxation)|\/(?:JD|J\.D|LLB)|,? or (?:an? )?(?:JD\b|J\.D|LLB\b))|(?<=\b(?:JD|J\.D\.|LLB|LL\.B\.)(?:\/|,? (?:or |and )?(?:an? )?))LLM|MScN|MAcc|MCS`,
  },
  {
    degree: 'bachelor',
    words: String.raw`bachelors?['’]?s?[- ](?:prepared|trained|educated)|bachelors?['’]?s?(?: degree)?(?! part(?:y|ies)\b)|(?:four|4)[- ]?(?:\(4\)[- ])?(?:year|yr) (?:college |university )?degree|baccalaur[eé]ate?(?: degree)?|bac(?= en\b)|bac ?\+ ?3|undergraduate(?= (?:or|and\/or) (?:an? )?(?:master|graduate|post))|undergrad(?= (?:in\b|degree)|[,;.)/]|$)(?: degree)?|undergraduate(?: or (?:post-?)?graduate)? (?:degree|level|qualification|education|stud(?:y|ies))s?(?! advis| program| teaching)|juris doctor(?:ate)?|bacheli(?:er|[eè]re)|dipl[oô]mes? universitaires?(?: de premier cycle)?|[eé]tudes universitaires|formation universitaire|bsc|b\.sc\.?|law degree`,
    letters: String.raw`B\.?Sc\.?N\.?|BSN|BN|B\.?A\.?Sc\.?|B\.?Sc\.?Phm\.?|BS${AS_DEGREE}|B\.S\.?(?:W\.?|N\.?)?|BA${AS_DEGREE}|B\.A\.?|BSW|B\.?Eng\.?|BBA|B\. ?Comm?\.?|BComm?\.?|B\.? ?Ed\.?|BFA|BS(?:EE|ME|CS|CE)|BCS|B\.?Math|B\.?Tech\.?|B\.?Arch\.?|B\.?Des\.?|BHSc|BMus|B\.?(?:Pharm|Kin|Admin|Mgmt|Env|Nurs|Plan|Soc\.?Sc|Econ|Phil|Journ|I\.?T|H\.?K|P\.?E|P\.?H\.?E|R\.?S|H\.?Sc|S\.?Sc|App\.?Sc)\.?(?!\p{L})|LL\.?B\.?|J\.?D\.?(?= ?(?:$|[,;./)]|or\b|from\b|with\b|degree|required|preferred))`,
  },
  {
    degree: 'associate',
    words: String.raw`associates?['’]?s? degree|(?:two|2)[- ]?(?:\(2\)[- ])?(?:year|yr) (?:college )?degree|associate(?= or (?:an? )?bachelor|\/bachelor|,? bachelor)|associate['’]s(?= (?:or|and|in|level|preferred|required)|[,/;.]|$)|associates(?= (?:or|and\/or) (?:\d|an? bach|bach|high|equiv))|associate (?:of|in) (?:applied )?(?:arts|sciences?)|foundation degree`,
    letters: String.raw`ADN|ASN|A\.?A\.?S\.?|ASc|AA(?=\/| or AS| degree| in\b)|AS(?= degree| or (?:an? )?B\.?[AS])|A\.A\.?|A\.S\.`,
  },
  {
    degree: 'none',
    words: String.raw`general equivalency diploma|high[- ]school(?: diploma)?${NOT_PEOPLE}|(?<!post[- ]?)secondary[- ](?:(?:\(high\) )?school(?: diploma| certificate)?|education|level education)${NOT_PEOPLE}|${TAUGHT}gr(?:ade|\.)? ?(?:1[0-2]|ten|eleven|twelve|xi{0,2})(?: diploma| education)?${GRADE_ENDS}|(?<!\p{L})a[- ]levels?(?= (?:standard|education|or\b|and\b|in\b|qualif\w+)|[,;.)]|$)|gcses?|(?:10|11|12)th[- ]grade(?: education| diploma)?(?! students?| teach| class)|matric(?:ulation)?(?= (?:or|certificate|exemption)|[,;.)]|$)|leaving cert(?:ificate)?|dogwood diploma|h\.?s\.? diploma|dipl[oô]me d['’][eé]tudes secondaires|(?<!post)(?:[eé]tudes|cours) secondaires?|(?:secondaire|secondary) (?:[3-5]|iii|iv|v)(?!\p{L})|5e secondaire`,
    letters: String.raw`GED|OSSD|DES(?= ?(?:$|[,;./)]|ou\b|et\b|compl|requis|exig))`,
  },
  {
    degree: 'diploma',
    words: `higher national certificate|(?<!vocational )diploma(?! (?:applications?|records?|requests?|ceremon|frames?|exams?))|dipl[oô]me(?! universitaire| d['’][eé]tudes professionnelles)|formation coll[eé]giale|[eé]tudes coll[eé]giales`,
    letters: String.raw`DEC(?= ?(?:$|[,;./)]|en\b|in\b|ou\b|or\b))|HND|HNC|PGDip`,
  },
  {
    degree: 'certificate',
    words: String.raw`(?:college|post-?\s?secondary|graduate|post-?graduate|vocational|university|technical) certificate|(?:approved|accredited) (?:[\p{L}-]+ ){0,3}certificate|certificate(?= (?:\([^)]{1,30}\) )?or (?:the|an) equivalent)|vocational diploma|dipl[oô]me d['’][eé]tudes professionnelles(?: \(DEP\))?|certificate(?= (?:or|and\/or) (?:an? )?(?:[\w-]+ )?(?:diploma|degree)|\/(?:diploma|degree)|, (?:an? )?(?:diploma|degree))|(?<=(?:diploma|degree)(?: or| and\/or|,(?: or)?) (?:an? )?(?:[\w-]+ )?|(?:diploma|degree)\/)certificate|(?<!(?:journey\w+|trades?|apprentice\w*|first aid) )certificate in(?! (?:first|standard|cpr|food|whmis|basic life)\b)|attestation d['’][eé]tudes|certificat universitaire|certificat(?= en (?!secourisme|rcr|premiers))|certificat(?= ou (?:un )?(?:bac|dipl))|[ns]vq(?: level \d)?|btec(?: level \d)?|level [2-7] (?:qualification|diploma|certificate|award)|vocational (?:training|education|qualification)|certificate(?= from an? (?:\p{L}+ ){0,2}(?:college|university|institution|institute)(?!\p{L}))`,
    letters: String.raw`PGCE|PGDE|PGCert|(?:AEC|DEP|ASP)(?= ?(?:$|[,;./)]|en\b|ou\b|in\b|or\b|dans\b))`,
  },
];

/** "A degree": which one the line doesn't say. Not "a high degree of", "360-degree", "30 degrees". */
export const ANY_DEGREE = String.raw`(?<!(?<!:)\d[- ]?|\b(?:large|great|greater|some|certain|high|higher|any|no|lesser) )degrees?(?! of\b| celsius| signs?\b| symbols?\b| weather| records?| audits?| days\b)|degreed`;

const GRADUATE_FIELDS =
  '(?:engineering|finance|accounting|science|business|marketing|economics|law|psychology|humanities|arts|commerce|stem|design|it)';

/** "Experience in post-secondary administration": where one worked, not what one learned. */
const NOT_WORKPLACE = String.raw`(?<!\b(?:experience|work|working|background|career|administ\w+) (?:in|with|at|within) (?:an? |the )?)`;

/** Schooling told without a degree's name; counts where the line names none. */
export const SCHOOLING: readonly DegreeForms[] = [
  {
    degree: 'none',
    words: String.raw`(?<=^(?:(?:must )?be |you are |you['’]re )?(?:currently |presently )?)enroll?ed in (?:an? |the |your )?(?:[\p{L}-]+ ){0,6}?(?:program(?:me)?|studies|college|university|course)`,
  },
  {
    degree: 'bachelor',
    words: String.raw`(?<!college or )university(?:[- ]educated| graduate| graduation| education|[- ]level (?:education|qualification|training|stud(?:y|ies)))|third[- ]level (?:qualification|education)|graduat\w+ (?:of|from) (?:an? |the )?(?:(?!college)[\p{L}-]+ ){0,3}(?:university|law school)|(?:law|business) school graduate|graduated? in (?!(?:the|a|training|may|spring|summer|fall|winter|\p{L}+ber|january|february|march|april|june|july|august)\b)\p{L}+|${GRADUATE_FIELDS} graduate(?!s? (?:program|scheme|student|studies|school|recruit|degree|level|certificate|diploma|intake|roles?))`,
  },
  {
    degree: 'diploma',
    words: String.raw`${NOT_WORKPLACE}post[- ]?secondary(?! (?:certificate|degree|diploma|institutions?|students?|sector|settings?|environment|teaching|instruct\w*|level courses|partners?))|(?:complet\w+|finished) (?:of )?college(?! students?)|(?:formation|[eé]tudes) (?:coll[eé]giales? ou )?post-?secondaires?|college\/c[eé]gep|c[eé]gep(?=\/college| (?:en|ou|or|diploma|degree|education|compl))|(?:trade|technical|vocational|culinary|cooking|beauty|hairdressing|cosmetology) school(?! (?:students?|teach|instruct|partners?))|${NOT_WORKPLACE}college(?:[- ]educated| (?:education|program|graduate(?! (?:degree|certificate|student))))|tertiary (?:education|qualification)s?|(?:one|two|three|four|[1-4])(?: \(\d\))? years? of (?:college|university|cegep)(?! teaching| instruct| experience)|college or university (?:education|program|studies)|graduat\w+ (?:of|from) (?:an? |the )?(?:[\p{L}-]+ ){0,6}?(?:program(?:me)?|college|(?:nursing|trade|technical|culinary|vocational) school|school of \p{L}+)(?!ming)|(?:complet\w+|finished) (?:of )?(?:an? |the |your )?(?:[\p{L}-]+ ){0,5}?(?<!(?:training|apprenticeship|orientation|mentorship|onboarding|safety|certification|licensing) )program(?:me)?(?!\p{L})`,
  },
];
