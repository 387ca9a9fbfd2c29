/** People whose deed a line may tell beside the person's own: "signed by the supervisor". Titles count too. */
export const AGENT_NOUNS: readonly string[] =
  `colleague coworker co-worker teammate boss owner client customer patient parent employer vendor
  supplier agency school hospital city town county bank church store university college ministry government landlord neighbour committee board council department office firm company contractor predecessor successor staff team crew others`.split(
    /\s+/,
  );
