/** Nouns that stand in a sentence without an article: "managed inventory". Lower case; the last word of a phrase decides. */
export const MASS_NOUNS: ReadonlySet<string> = new Set(
  `accounting administration advertising advice analysis analytics assistance attendance automation awareness bandwidth billing
  bookkeeping budgeting bloodwork business capital care cash childcare cleaning clothing code collaboration communication compliance
  computing confidence configuration confidentiality construction content control cooperation coverage coaching counselling counseling
  customs data database-administration debt debugging demand deployment design detail development distribution documentation downtime
  ecommerce e-commerce education electricity email encryption energy engagement engineering enrollment entertainment equipment equity
  evidence expertise feedback finance flooring food freight fraud freshness funding furniture governance growth handling hardware
  harassment health help hiring homework hospitality housekeeping housing hygiene infrastructure information inspection installation
  insurance integration intelligence inventory invoicing knowledge labor labour landscaping latency laundry lead-generation leadership
  learning legislation liability lighting linen literacy logistics machinery mail maintenance management manufacturing marketing
  material mathematics medication memory mentoring merchandise merchandising middleware migration mobility moderation money monitoring
  morale music networking news nursing nutrition observability onboarding optimization optimisation order-entry outreach
  output overtime paperwork parking payroll performance personnel piping plumbing policy-making preparation pressure pricing privacy
  procurement production productivity programming progress property prospecting publicity purchasing quality reading receiving
  reconciliation recruitment recruiting recycling registration rehabilitation reliability remediation replenishment reporting research
  retail retention revenue risk routing safety sanitation satisfaction scalability scheduling scope security shipping signage
  software sourcing space spending sql staff staffing stock storage stability supervision support surgery sustainability talent taxes
  teaching teamwork technology telemetry testing throughput time tooling traceability tracking traffic training transparency transport
  transportation travel treatment triage troubleshooting trust tutoring uptime usage utilization validation visibility wastage waste
  water welding work workflow-automation writing front-end back-end frontend backend`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Nouns that take "a" or "an" where a resume leaves it out: "built web application". */
export const COUNT_NOUNS: ReadonlySet<string> = new Set(
  `account agenda agreement algorithm app application architecture area audit backlog board booklet brand bridge brochure budget
  calendar campaign cart catalog catalogue channel chart checklist clinic club codebase collection committee community company
  component conference contract course curriculum customer cycle dashboard database dataset department directory document drive
  editor engine environment event facility feature file film floor form forum framework frontend-library function garden group guide
  guideline handbook helpdesk hub initiative interface intranet journal kitchen kit lab laboratory layer library line list log
  machine manual map mechanism menu method methodology microservice model module network newsletter office package page panel partnership
  path pipeline plan plant platform playbook plugin podcast policy pool portal portfolio presentation procedure process product
  profile program programme project proposal protocol prototype queue region register report repository review roadmap room routine
  schedule scheme script section series-of-events server service session shift shop simulator site solution spreadsheet stack standard store
  strategy structure study suite survey system target taskforce team template territory test theme tool toolkit tracker unit venue
  warehouse web-app webinar website widget workflow workshop`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Words that open a noun phrase which needs no article. */
export const DETERMINERS: ReadonlySet<string> = new Set(
  `a an the all any each every both either no some many most several various numerous multiple few more less much such this that these
  those its their his her my another other over under about around nearly almost roughly approximately up more hundreds thousands
  dozens millions`.split(/\s+/),
);

/** Objects that say nothing once their sentence is cut: "played a key role", "paved the way". */
export const HOLLOW_OBJECTS =
  /^(?:(?:an? |the )?(?:\w+ )?(?:role|part|way|lead|initiative|ability|variety|number|range|wide range)|way|it|them|this|that|these|those|others?|all|more)$/i;

/** Verbs of change: without its size or goal the change is no news. */
export const CHANGE_VERBS: ReadonlySet<string> = new Set(
  'cut reduce increase grow move scale shift raise lower shorten decrease double triple shrink convert transfer transform turn'.split(
    ' ',
  ),
);

/** Gerunds that open what a thing does ("a service handling orders"), never part of a name. */
export const RELATIVE_GERUNDS: ReadonlySet<string> = new Set(
  `reducing improving increasing serving enabling achieving generating averaging supporting covering delivering allowing providing
  containing featuring boosting saving resulting exceeding totaling totalling consisting involving leading supplying meeting spanning
  helping making giving bringing reaching representing earning winning cutting showing demonstrating showcasing ensuring`.split(
    /\s+/,
  ),
);

/** Verbs that a resume uses of oneself in the passive: "promoted to manager". */
export const DONE_TO_ONE: ReadonlySet<string> = new Set(
  'adopt award feature invite select promote nominate recognize rank hire choose elect appoint name certify accept publish admit commend cite'.split(
    ' ',
  ),
);
