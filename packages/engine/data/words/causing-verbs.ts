/**
 * Verbs by which one has somebody else do what stands behind: "paid a plumber to fix the sink". Base forms;
 * `BARE` take the other's act without "to" ("had Ana paint it").
 */
export const CAUSING: ReadonlySet<string> = new Set(
  `advise allow appoint arrange ask assign authorize authorise book beg bring bribe cause call_in
  challenge charge chase choose command commission contract convince count depend direct elect employ enable encourage
  engage enlist entrust expect force get hire influence inspire instruct invite leave lobby motivate name need nominate
  oblige order pay permit persuade pick prefer press pressure prompt push recruit rely remind request require retain
  select send show subcontract teach tell train trust urge use wait want warn watch wish`.split(
    /\s+/,
  ),
);
export const BARE: ReadonlySet<string> = new Set('have let make see watch hear notice'.split(' '));

/** Verbs of what is handed over, fitted or put right for whoever uses it: "sold software to manage payroll" managed none. */
export const PROVIDING: ReadonlySet<string> = new Set(
  `sell supply deliver install fit repair fix mend service demonstrate demo market promote advertise pitch distribute donate import export
  manufacture assemble buy purchase order stock lend lease recommend provide offer ship`.split(
    /\s+/,
  ),
);
/** Verbs of making what then works by itself: "designed an app to track stock". */
export const MAKING: ReadonlySet<string> = new Set(
  'build create design develop make program write code configure set_up'.split(' '),
);
/** What one holds for people to take part in: to hold it is to do what it is for. */
export const SESSIONS: ReadonlySet<string> = new Set(
  `training workshop session class lesson talk presentation course speech seminar lecture programme program campaign care help support
  advice therapy guidance feedback tuition`.split(/\s+/),
);
/** Verbs of one's own acts on a tool, of which the one who does the next act must be named as somebody. */
export const OF_TOOLS: ReadonlySet<string> = new Set(
  'use need bring want send order book make'.split(' '),
);
/** Verbs of getting the means for an act, by which the act itself is not done yet: "rented scanners to survey land". */
export const SEEKING: ReadonlySet<string> = new Set(
  `acquire apply bid book borrow budget buy earn fetch find fundraise gain get hire lease line_up obtain pick_up procure raise
  receive rent request requisition reserve save secure seek source win`.split(/\s+/),
);
/** Of money also these. */
export const COLLECTING: ReadonlySet<string> = new Set(
  'collect gather pool attract set_aside'.split(' '),
);
export const MONEY: ReadonlySet<string> = new Set(
  'money fund grant donation sponsorship budget loan capital cash bursary scholarship'.split(' '),
);
/** Verbs of taking somebody on or sending them, whose act then is what stands behind: "taken on by the theatre to build sets". */
export const ENGAGING: ReadonlySet<string> = new Set(
  `appoint assign bring_in bring_back call_in call_out call_on commission contract deploy despatch dispatch draft_in elect employ
  engage enlist entrust headhunt hire keep_on lend loan pay post recruit retain second select send subcontract take_on task trust
  choose`.split(/\s+/),
);
/** Verbs of going or being somewhere, and of using a thing: what stands behind their "to" was done. */
export const GOING: ReadonlySet<string> = new Set(
  `attend call_at call_on climb come commute cross cycle drive drop_in fly go journey pop return ride sail stay stop_by tour travel
  visit walk`.split(/\s+/),
);
export const USING: ReadonlySet<string> = new Set(
  'use utilise utilize operate apply handle drive run wield'.split(' '),
);
/** What is cut, trimmed, raised or grown by hand; of anything else "to cut" names an effect. */
export const CUT_THINGS: ReadonlySet<string> = new Set(
  `hair fringe beard nail grass lawn hedge tree branch bush shrub wood timber log tile stone brick glass metal steel pipe sheet board
  panel worktop joint cloth fabric leather carpet pattern key paper card foam rope cable cake bread meat fish cheese vegetable
  fruit flower plant crop chick calf lamb load flag barrier platform`.split(/\s+/),
);
