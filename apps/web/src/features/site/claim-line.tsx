import { CLAIMS } from '@trueline/contracts';

/** The operator's claims in one line; those set to null are left out. */
export function ClaimLine() {
  const { professionalsServed, rating, support, madeInCanada } = CLAIMS;
  const claims = [
    professionalsServed && `${professionalsServed} professionals served`,
    rating && `${rating.value}/${rating.best} rating`,
    support && `Support ${support}`,
    madeInCanada,
  ].filter((claim) => claim !== null);
  if (claims.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 tabular-nums">
      {claims.map((claim) => (
        <li key={claim}>{claim}</li>
      ))}
    </ul>
  );
}
