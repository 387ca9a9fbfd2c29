/**
 * Words that tell who does something, and who or what surely does not, a list a class. Everyday words of
 * work in small letters, singular unless nobody says them so.
 */
const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Who stands for nobody by name and is never oneself. */
export const OTHERS: ReadonlySet<string> = setOf(`
he she they you it this that these those someone somebody anyone anybody everyone everybody nobody others another
some most half both each either neither one none him her them whoever whichever people
`);

/** Teams of a firm that are named without an article: "paid by finance". */
export const DEPARTMENTS: ReadonlySet<string> = setOf(`
physics management finance engineering procurement purchasing accounts accounting payroll marketing sales legal security
maintenance reception dispatch production quality devops operations hr it qa qc council headquarters head housekeeping catering
logistics radiology pharmacy pathology phlebotomy admissions triage portering laundry editorial compliance admin administration
facilities police
`);

/** Places of work and groups that stand for those who work there: "the studio repainted it". */
export const WORKPLACES: ReadonlySet<string> = setOf(`
studio bakery brewery foundry salon clinic practice surgery branch mill factory plant yard farm nursery restaurant hotel pub
cafe library museum gallery theatre printer laundry dairy quarry brigade shift firm business company shop store franchise
charity association union embassy ministry authority court parish club consortium manufacturer maker party partner bureau
garage lab agency landlord council bank workshop depot office publisher dealer unit ward school site region division desk bar
kitchen house line cell squad class
`);

/** Of these those that one pays for work: "used a firm to clear the snow". */
export const FIRMS: ReadonlySet<string> = setOf(`
garage lab agency landlord council firm company studio charity union foundry manufacturer contractor
`);

/** What works by itself once somebody has set it going. */
export const MACHINES: ReadonlySet<string> = setOf(`
robot machine software system program script bot algorithm computer app application website plugin macro drone sensor server
database platform tool scanner conveyor engine device equipment automation pipeline controller
`);

/** What people of a trade or age are called, as words of other things too: "wired by sparks". */
export const NICKNAMES: ReadonlySet<string> = setOf(`
spark sparky chippy brickie temp sub subbie tech dev op doc medic monk nun junior senior drunk elder regular local pro amateur
novice rookie beginner adult teen teenager youth twin inmate prisoner convict soldier marine scout cadet refugee migrant retiree
pensioner runner extra outsider insider peer rep freelancer
`);

/** Quantities of a group: "one of the owners", "half the team". */
export const SHARES_OF_GROUP: ReadonlySet<string> = setOf(`
one two three four five six seven eight nine ten some most all each half both several many any none few
members rest part lot bulk bunch majority
either neither more
`);

/** What stands behind "by" with an article and did nothing: amounts, times, means and places. */
export const NO_DOERS: ReadonlySet<string> = setOf(`
hour end day week month year night time morning afternoon evening weekend start close deadline date summer winter spring
autumn minute second book dozen box case pallet load truckload kilo pound metre meter ton tonne litre gallon gram inch foot mile
yard acre sheet roll page word piece unit batch bag bundle crate tray handful hundred thousand
hand phone telephone letter email post mail text message method means way process technique procedure standard
factor third half quarter fifth tenth use side river sea road door window gate lake wall bar pool margin amount rule
`);

/** Times that open a clause and do nothing: "weekends served tables". */
export const TIMES: ReadonlySet<string> = setOf(`
hour day night week month quarter year season morning afternoon evening noon midday lunchtime shift time weekend holiday
summer winter spring autumn christmas easter term semester today tomorrow yesterday weekday first last
monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
october november december
`);

/** How something is done, before its verb: "hand washed cars", "spray painted doors". */
export const MANNERS: ReadonlySet<string> = setOf(`
hand spray pressure power steam machine deep quality stress unit spot tig mig arc cold proof fact cross hot dry test bench
field road home oven custom freshly self co part full double triple pre re out over under sub jet vacuum screen block quick
short long well best live mystery key data fast flash air heat water sand shot powder line bar house shop store
`);

/** Of what a line tells, words that say that it belonged to the work: "duties included serving". */
export const BELONGING: ReadonlySet<string> = setOf(`
include included includes involve involved involves cover covered covers comprise comprised comprises consist consisted
mean meant means require required requires
`);

/** Parties to a job that one is never oneself: a label that names one tells what they did. */
export const COUNTERPARTS: ReadonlySet<string> = setOf(`
client customer patient supplier vendor contractor subcontractor landlord tenant colleague coworker co-worker workmate
teammate boss husband wife brother sister mother father other others
`);

/** A label of one's own part, alone or behind "my". */
export const OWN_LABELS: ReadonlySet<string> = setOf('me i myself mine us we');
export const OWN_PARTS: ReadonlySet<string> = setOf(
  'part job role share bit task side work turn duty duties piece half end responsibility responsibilities area',
);
