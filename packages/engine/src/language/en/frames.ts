/** Verbs that stand without an object, with the prepositions behind them, one verb a row: "cared for infants". A noun of the same form takes others ("care of", "report on"). */
const ROWS = `
advocate for
apply for to
assist with in
attend to
care for
chart in on
collaborate with on
communicate with
comply with
consult with on
contribute to
cook for at with on
coordinate with
deal with
drive to for
fill in
help with in
interpret for at
lecture on at
liaise with
listen to
look after for
meet with
network with
participate in
partner with
play for in
refer to
report to directly
search for
serve as on in at
shop for
sit with in on
speak to with at
sub for
talk to with
teach at in
travel to with
troubleshoot
tutor in
volunteer at for in with
wait on
work with at in on as from under alongside closely
`;

const frames: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  ROWS.trim()
    .split('\n')
    .map((row) => {
      const [verb = '', ...prepositions] = row.split(' ');
      return [verb, new Set(prepositions)] as const;
    }),
);

/** Whether a verb stands before this preposition without an object. */
export const takesPreposition = (base: string, preposition: string): boolean =>
  frames.get(base)?.has(preposition) === true;

/**
 * Nouns that make a compound with the word before them even where that is also a verb: "change orders",
 * "load calculations", "stock rotation". Singular, one list for documents, amounts, acts, places and people.
 */
const COMPOUND_HEADS: ReadonlySet<string> = new Set(
  `account agreement area assignment bank barrier base book booking box calculation calendar call card case charge chart check
  checklist claim class clerk code collection company component condition contract control cost count course cover crew cycle
  data date deck department description desk detail document drawing driver duty edit effort engine entry environment equipment
  error estimate event exam exercise experience facility fee field figure file filing floor flow folder form fund group guide hand
  handling history idea improvement incident inspection instruction instrument issue journal key kit label
  leader ledger level library license line list log machine management manual map mark material measure meeting menu
  method metric mill mix model name need note notice number office operation operator option order outcome output package packet
  page panel paper pattern payment performance period permit phase picking plan point policy portal position practice prep
  preparation price problem procedure process product program programme project property proposal protocol quality question queue
  quote range rate ratio record register repair report reporting request requirement result review risk role room round route
  routine rule run safety sample schedule scheduling scheme script section service session set setting sheet shift sign site skill
  slip software solution source space specification staff stage standard statement station status step storage strategy structure
  study support survey swap system table task team technique template term test time title tool topic total tracking
  trade transaction transfer trend trial type unit update usage volume window work worker workflow yard zone`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Whether a noun, in the singular, often stands behind another as its head. */
export const isCompoundHead = (singular: string): boolean => COMPOUND_HEADS.has(singular);
