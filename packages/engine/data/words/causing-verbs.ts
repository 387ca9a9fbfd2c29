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
