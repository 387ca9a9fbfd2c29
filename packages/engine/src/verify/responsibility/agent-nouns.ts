/** People whose deed a line may tell beside the person's own: "signed by the supervisor". Titles count too. */
export const AGENT_NOUNS: readonly string[] =
  `colleague coworker co-worker workmate teammate boss owner client customer patient parent employer vendor
  supplier agency school hospital city town county bank church store university college ministry government landlord neighbour committee board council department office firm company contractor predecessor successor staff team crew others
  senior skipper bailiff councillor alderman family relative mother father trustee doctor gp foreperson householder tenant guest
  visitor passenger candidate applicant claimant pupil learner child kid camper starter hire newcomer public people police
  president regulator sponsor publisher jury court insurer tribunal buddy expert veteran trainee someone somebody journeyman
  workshop lab garage depot man men woman women lady carrier courier controller subcontractor coroner minister priest pastor vicar imam lodger homeowner driver cast
  wife husband spouse mum mom dad son daughter brother sister uncle aunt cousin niece nephew grandmother grandfather grandson
  granddaughter stepfather stepmother flatmate roommate classmate friend pal mate`.split(/\s+/);

/** Titles that name a thing or an act as often as somebody: "support", "a server". */
export const NO_AGENTS: ReadonlySet<string> = new Set(
  'support internship model server processor keeper guide handler help vice fellow executive counsel orderly police assembler lead commission charge'.split(
    ' ',
  ),
);
