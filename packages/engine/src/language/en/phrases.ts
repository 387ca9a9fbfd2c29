/** Words before the gerund of a duty, up to and with the space: "Responsible for preparing ...". */
export const DUTY_OPENER =
  /^(?:(?:I )?(?:was |were |am |is |being )?(?:(?:also |solely |primarily |mainly |directly |fully )?(?:responsible|accountable) (?:for|of)|(?:tasked|charged|entrusted) with|in charge of)|(?:my |main |key |core |primary |general |daily )?(?:job )?(?:duties|responsibilities|tasks)(?: and (?:duties|responsibilities|tasks))? (?:included?|involved?|were|are|consisted of|consist of)):? /i;

/** Adverbs that may stand in a duty opener and carry meaning: a line with one is left alone. */
export const MEANINGFUL_DUTY_ADVERB = /\b(?:solely|directly|fully|primarily|mainly)\b/i;

/** Wordy phrase -> the short one; matched as whole words, any case. Only pairs that mean the same in every sentence. */
export const WORDY_PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bin order to\b/gi, 'to'],
  [/\bin an effort to\b/gi, 'to'],
  [/\bso as to\b/gi, 'to'],
  [/\bdue to the fact that\b/gi, 'because'],
  [/\bin spite of the fact that\b/gi, 'although'],
  [/\bin the event that\b/gi, 'if'],
  [/\bat this point in time\b/gi, 'now'],
  [/\bfor the duration of\b/gi, 'during'],
  [/\bwith the exception of\b/gi, 'except'],
  [/\bfor the purposes? of (?=\w+ing\b)/gi, 'for '],
  [/\ba (?:large|great) number of\b/gi, 'many'],
  [/\bthe majority of\b/gi, 'most'],
  [/\b(?:a wide|a large|a broad) variety of different\b/gi, 'a wide variety of'],
  [/\ba variety of different\b/gi, 'a variety of'],
  [/\bvarious different\b/gi, 'various'],
  [/\beach and every\b/gi, 'every'],
  [/\bon (?:a|an) (daily|weekly|monthly|quarterly|yearly|hourly) basis\b/gi, '$1'],
  [/\bon an annual basis\b/gi, 'annually'],
  [/\bon a regular basis\b/gi, 'regularly'],
  [/\bon a consistent basis\b/gi, 'consistently'],
  [/\bon a frequent basis\b/gi, 'frequently'],
  [/\bon an as[- ]needed basis\b/gi, 'as needed'],
  [/\bon a (full|part)[- ]time basis\b/gi, '$1-time'],
  [/\bprior to (?=\w)/gi, 'before '],
  [/\bin a (?:timely and efficient|efficient and timely) manner\b/gi, 'promptly and efficiently'],
  [/\bin a professional manner\b/gi, 'professionally'],
  [/\bin an efficient manner\b/gi, 'efficiently'],
  [/\bin a safe manner\b/gi, 'safely'],
  [/\bin an accurate manner\b/gi, 'accurately'],
  [/\bin a timely manner\b/gi, 'promptly'],
  [/\bend results?\b/gi, 'result'],
  [/\bmake use of\b/gi, 'use'],
  [/\bmade use of\b/gi, 'used'],
  [/\bmakes use of\b/gi, 'uses'],
  [/\bmaking use of\b/gi, 'using'],
];

/** "utilize" in all its forms -> "use". The noun and adjectives after "under-", "re-" stay. */
export const UTILIZE = /(?<![-\w])utili[sz](e|es|ed|ing)(?![-\w])/gi;
export const UTILIZE_TO_USE: Readonly<Record<string, string>> = {
  e: 'use',
  es: 'uses',
  ed: 'used',
  ing: 'using',
};

/** Praise of oneself that says nothing a reader could check. */
const PRAISE =
  '(?:highly |very |extremely )?(?:hard[- ]?working|motivated|self[- ]motivated|dedicated|dynamic|enthusiastic|passionate|driven|energetic|results?[- ](?:oriented|driven)|detail[- ]oriented|goal[- ]oriented|dependable|reliable|ambitious|proactive|committed|talented|outstanding|exceptional|great|excellent|true)';

/** "Hard-working team player who (wrote ...)": praise of nobody in particular before the fact. */
export const PRAISE_WHO = new RegExp(
  `^(?:an? )?(?:${PRAISE},? (?:and )?)*(?:team[- ]player|self[- ]starter|go[- ]getter|individual|person) who (?:has |have |also )?`,
  'i',
);

/** Adverbs that claim quality without a fact, before a verb at the head of a line. */
export const EMPTY_ADVERB =
  /^(?:successfully|effectively|proactively|diligently|tirelessly|passionately|skillfully|expertly)(?:,? and (?:successfully|effectively|efficiently|proactively|diligently))? (?=\w)/i;

/** Verbs that only carry a noun: "performed the implementation of". */
export const LIGHT_VERBS: ReadonlySet<string> = new Set(
  'perform conduct undertake do provide make execute complete carry'.split(' '),
);

/** Objects after which a word that is also a noun is surely a verb: "ordering supplies", "answer phones"; by the verb's base. */
export const SURE_OBJECTS: Readonly<Record<string, RegExp>> = {
  answer: /^(?:phones?|calls|questions|inquiries|emails|requests)$/,
  care: /^for$/,
  book: /^(?:appointments|travel|flights|rooms|hotels)$/,
  clean: /^(?:rooms|tables|floors|windows)$/,
  cook: /^meals$/,
  file: /^(?:documents|records|paperwork|claims|taxes)$/,
  keep: /^(?:tools|records|books|track|inventory|areas)$/,
  load: /^trucks$/,
  operate: /^(?:machinery|forklifts|registers|cranes|vehicles)$/,
  order: /^(?:supplies|parts|stock|materials|inventory|ingredients)$/,
  pack: /^(?:boxes|orders)$/,
  plan: /^(?:events|meetings|menus|lessons|routes|projects)$/,
  process:
    /^(?:orders|payments|refunds|returns|applications|claims|transactions|payroll|invoices|loans)$/,
  hand: /^out$/,
  merchandise: /^(?:shelves|aisles|displays)$/,
  report: /^(?:bugs|issues|findings)$/,
  schedule: /^(?:appointments|meetings|interviews|shifts|visits|nurses|deliveries)$/,
  stock: /^shelves$/,
  teach: /^(?:classes|courses|lessons|english|math|mathematics|science|yoga)$/,
  track: /^(?:expenses|orders|shipments|progress|inventory)$/,
  wash: /^(?:dishes|vehicles|cars)$/,
};
