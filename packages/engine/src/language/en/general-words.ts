/**
 * Words that hold a sentence together or say how something is told, and no fact: neither a thing nor a
 * deed, and no degree or size that the source lacks. Base forms, lower case.
 */
export const WORDING_WORDS: ReadonlySet<string> = new Set(
  `due owing thanks upon amid amidst amongst besides beside plus according accordingly thereby therein thereof whereby hence
  meanwhile afterwards afterward beforehand otherwise likewise namely chiefly mainly mostly primarily predominantly principally
  largely generally usually normally typically partly partially roughly nearly occasionally sometimes respective respectively
  relevant necessary required needed appropriate specific certain particular related relating various varying
  overall general fellow keep stay remain become spend hold put bring come go seem allow let comprise consist
  contain entail revolve center centre base relate pertain concern require need
  present current currently presently earlier previously previous past later formerly former ongoing existing
  assigned given listed named called titled known entitled held located situated aged old able co ex
  subsequent subsequently initial initially eventually finally lastly originally already still yet now better incoming behalf unable
  myself himself herself itself oneself themselves ourselves`.split(/\s+/),
);

/** Nouns so wide that beside a thing of the source they name nothing new: "craft activities", "the Lyon route". */
export const GENERAL_NOUNS: ReadonlySet<string> = new Set(
  `ability activity aim area aspect assignment background basis capability capacity case category circumstance combination concern
  condition content context detail duty effort element environment event example experience expertise extent fact field focus form format
  function goal group help individual information instance item kind knowledge level location manner matter means member mix mode
  nature need number object occasion option order part people period person piece place portion position practice
  procedure process purpose range reason request requirement responsibility role route section sector industry selection series service session set setting
  shift situation skill sort stage step style subject support task term thing time topic total training trip type update use variety
  version way work`.split(/\s+/),
);

/** Deeds that say no more than that something was done with their object: which deed, the object tells. */
export const GENERIC_DEEDS: ReadonlySet<string> = new Set(
  `do make take give get have keep hold put bring carry complete handle perform conduct provide process run prepare look_after
  look care deal work undertake execute take_care see_to manage maintain administer operate finish fill_in fill_out close_out
  serve support cover produce deliver issue attend_to`.split(/\s+/),
);

/** Those of them that a text may claim of whatever a line names; the others say that the thing is one's own to run. */
export const PLAIN_DEEDS: ReadonlySet<string> = new Set(
  `do take give get have carry complete handle perform conduct provide undertake execute`.split(
    /\s+/,
  ),
);

/** Names for many things of a kind, which a text may give where the source lists them. */
export const COLLECTIVE_NOUNS: ReadonlySet<string> = new Set(
  `supply material equipment item product goods document tool ingredient food drink beverage vehicle animal plant device part
  furniture clothing garment utensil accessory component paperwork record`.split(/\s+/),
);

/** Being there, taking in, asking and proposing: whoever did no more has not done the thing itself. */
export const PASSIVE_DEEDS: ReadonlySet<string> = new Set(
  `attend observe watch see visit learn study read receive use ask suggest propose recommend request consider plan try attempt
  hope intend want wish like enjoy know hear listen follow join order go come explore look_into travel sit stand await wait expect need support help
  assist aid shadow contribute participate enter apply practise practice copy back back_up`.split(
    /\s+/,
  ),
);

/** Deeds that claim a work, a decision or a craft of their own: only the same deed or its plainer word supports them. */
export const STRONG_DEEDS: ReadonlySet<string> = new Set(
  `architect author build code coin compose construct craft create design develop devise draft draw engineer establish found
  formulate form initiate innovate institute introduce invent launch originate pioneer program publish roll_out set set_up shape start
  write begin open produce
  approve authorize certify decide determine govern hire recruit fire dismiss select choose appoint negotiate bargain sign license
  accredit judge rule award grant
  win earn secure attain achieve obtain gain land capture graduate qualify outperform beat break
  sell market promote upsell close convert pitch
  lead head direct chair oversee supervise own command spearhead drive champion curate orchestrate steer control captain manage
  repair fix restore mend rebuild overhaul install wire weld treat nurse heal cure diagnose prescribe operate_on inject vaccinate
  immunize deliver_babies teach train coach mentor tutor instruct lecture educate
  audit investigate analyze analyse research test inspect examine forecast solve resolve replace change redesign transform automate
  optimize migrate rewrite translate interpret edit revise raise fund invest finance budget buy purchase procure import export
  save cut reduce increase improve grow boost double halve lower prevent avoid eliminate recover detect discover uncover expose
  perform present speak represent advise counsel consult perform_at compete star act play sing dance
  donate sponsor lend rent lease rescue evacuate extinguish arrest prosecute defend sue evict broadcast
  demolish excavate pave plaster solder forge cast calibrate commission upgrade encrypt patch model simulate predict
  manufacture assemble
  drive fly sail pilot climb dive dig tow
  cook bake brew butcher farm breed raise photograph film record paint sculpt`.split(/\s+/),
);
