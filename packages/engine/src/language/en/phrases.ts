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
