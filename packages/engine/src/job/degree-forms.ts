import type { DegreeLevel } from '@trueline/contracts';

/** How an ad writes schooling, by level: `words` in any case, `letters` in capitals only where they would be words or states otherwise. */
export interface DegreeForms {
  degree: DegreeLevel;
  words?: string;
  letters?: string;
}

/** Behind letters that also mean other things ("MS Project", "BA experience"): here they are a degree. */
const AS_DEGREE = String.raw`(?=\/| ?,| (?:in|degree|or (?:an? )?(?:[BM]\.?[A-Z]|Ph|high|equiv|comp|grad|adv|assoc|bach|mast))| (?:required|preferred)|;|\))`;
const NOT_PEOPLE = String.raw`(?! (?:students?|teachers?|teaching|kids|classes|sports?|coach\w*|counsell?\w*|co-?op|volunteers?|musicals?|age[ds]?)\b)`;
const GRADE_ENDS = String.raw`(?= ?(?:$|[,;:.()/]|or\b|and\b|education|diploma|completion|completed|graduat|equivalen|certificate|minimum|required|level|standing|is\b|preferred|an asset))`;
const TAUGHT = String.raw`(?<!\b(?:teach|teaching|taught|tutor|tutoring|instruct|instructing|to) )`;

/** Degrees that say their name. Convention: secondary school is `none`, a first degree in law is `bachelor`. */
export const NAMED_DEGREES: readonly DegreeForms[] = [
  {
    degree: 'doctorate',
    words: String.raw`ph\.?\s?d\.?['’]?s?|doctorate|doctoral(?: degree)?|doctorat|doctor of (?!law)\p{L}+(?: \p{Lu}\p{L}+)?`,
    letters: String.raw`Pharm\.?D\.?|D\.?V\.?M\.?|Ed\.?D\.?|Psy\.?D\.?|DNP|DDS|MD(?= (?:with|or|degree|in)\b)`,
  },
  {
    degree: 'master',
    words: String.raw`(?<!(?:scrum|web|past|quarter|toast|grand) ?)(?:masters?['’]?s? degrees?|master['’]?s? (?:of|in)(?! (?:ceremonies|the\b|[a-z]+ing\b))|masters?['’]s(?!\p{L})|masters(?= (?:or|and|preferred|required|level|program)|[,;./)]|$)|master(?=\/|,? or (?:a )?ph|[- ]level))|(?:graduate|post-?graduate|advanced) degrees?|(?:graduate|master['’]?s)[- ]level (?:education|degree|training)|ma[iî]trise(?! (?:du|de l|des|de la|parfaite)\b)|msc|m\.sc\.?|mba`,
    letters: String.raw`M\.S\.?(?:W\.?)?|MS${AS_DEGREE}|MA${AS_DEGREE}|M\.A\.|MSW|M\.?Ed\.?|M\.?Eng\.?|M\.?A\.?Sc\.?|MPH|MHA|MLIS|MPA|MPP|MFA|LL\.?M\.?|MScN|MAcc|MCS`,
  },
  {
    degree: 'bachelor',
    words: String.raw`bachelors?['’]?s?(?: degree)?|baccalaur[eé]ate?(?: degree)?|bac(?= en\b)|undergraduate degree|dipl[oô]mes? universitaires?(?: de premier cycle)?|[eé]tudes universitaires|formation universitaire|bsc|b\.sc\.?|law degree`,
    letters: String.raw`B\.?Sc\.?N\.?|BSN|BN|B\.?A\.?Sc\.?|B\.?Sc\.?Phm\.?|BS${AS_DEGREE}|B\.S\.?(?:W\.?|N\.?)?|BA${AS_DEGREE}|B\.A\.?|BSW|B\.?Eng\.?|BBA|B\.?Comm?\.?|B\.?Ed\.?|BFA|BCS|B\.?Math|B\.?Tech\.?|B\.?Arch\.?|B\.?Des\.?|BHSc|BMus|LL\.?B\.?|J\.?D\.?(?= ?(?:$|[,;./)]|or\b|from\b|degree|required|preferred))`,
  },
  {
    degree: 'associate',
    words: `associates?['’]?s? degree|associate['’]s(?= (?:or|and|in|level|preferred|required)|[,/;.]|$)|associate (?:of|in) (?:applied )?(?:arts|sciences?)|foundation degree`,
    letters: String.raw`ADN|A\.?A\.?S\.?|AA(?=\/| or AS| degree| in\b)|AS(?= degree)|A\.A\.?|A\.S\.`,
  },
  {
    degree: 'none',
    words: String.raw`high[- ]school(?: diploma)?${NOT_PEOPLE}|(?<!post[- ]?)secondary[- ](?:school(?: diploma| certificate)?|education|level education)${NOT_PEOPLE}|${TAUGHT}gr(?:ade|\.)? ?1[0-2](?: diploma| education)?${GRADE_ENDS}|dogwood diploma|h\.?s\.? diploma|dipl[oô]me d['’][eé]tudes secondaires|(?<!post)(?:[eé]tudes|cours) secondaires?|secondaire (?:5|v)|5e secondaire`,
    letters: String.raw`GED|OSSD|DES(?= ?(?:$|[,;./)]|ou\b|compl|requis|exig))`,
  },
  {
    degree: 'diploma',
    words: `diploma|dipl[oô]me(?! universitaire)|formation coll[eé]giale|[eé]tudes coll[eé]giales`,
    letters: String.raw`(?:DEC|DEP)(?= ?(?:$|[,;./)]|en\b|in\b|ou\b|or\b))`,
  },
  {
    degree: 'certificate',
    words: String.raw`(?:trade|college|post-?\s?secondary|graduate|post-?graduate|vocational|university|technical) certificate|certificate(?= (?:or|and\/or) (?:an? )?(?:\w+ )?diploma|\/diploma|, (?:an? )?diploma)|(?<=diploma (?:or|and\/or) (?:an? )?|diploma\/)certificate|certificate in(?! (?:first|standard|cpr|food|whmis|basic life)\b)|attestation d['’][eé]tudes`,
    letters: String.raw`AEC(?= ?(?:$|[,;./)]|en\b|ou\b))`,
  },
];

/** "A degree": which one the line doesn't say. Not "a high degree of", "360-degree", "30 degrees". */
export const ANY_DEGREE = String.raw`(?<!\d[- ]?|\b(?:large|great|greater|some|certain|high|higher|any|no|lesser) )degrees?(?! of\b| celsius| weather)`;

/** Schooling told without a degree's name; counts where the line names none. */
export const SCHOOLING: readonly DegreeForms[] = [
  {
    degree: 'bachelor',
    words: String.raw`(?<!college or )university (?:graduate|graduation|education)|graduat\w+ (?:of|from) (?:an? |the )?(?:[\p{L}-]+ ){0,3}(?:university|law school)`,
  },
  {
    degree: 'diploma',
    words: String.raw`post[- ]?secondary(?! (?:certificate|degree|diploma|institutions?|students?|sector|settings?|environment|teaching|instruct\w*|level courses|partners?))|college (?:education|program)|college or university (?:education|program|studies)|graduat\w+ (?:of|from) (?:an? |the )?(?:[\p{L}-]+ ){0,6}?(?:program(?:me)?|college)(?!ming)|(?:complet\w+|finished) (?:of )?(?:an? |the |your )?(?:[\p{L}-]+ ){0,5}?(?<!(?:training|apprenticeship|orientation|mentorship|onboarding|safety|certification|licensing) )program(?:me)?(?!\p{L})`,
  },
];
