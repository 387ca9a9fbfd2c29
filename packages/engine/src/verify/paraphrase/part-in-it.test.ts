import { describe, expect, it } from 'vitest';
import { isTold, listPairs } from '../testing/lines.ts';

describe('a part in something', () => {
  it.each(
    listPairs(`
Played a key role in gaining organic approval for the site through weekly records
  Gained organic approval for the site through weekly records
Was instrumental in securing a $2M grant
  Secured a $2M grant
Key contributor to launching the loyalty app
  Launched the loyalty app
Integral to turning round the night shift
  Turned round the night shift
Gave input into drafting the ward policy
  Drafted the ward policy
Shared responsibility for closing the accounts
  Closed the accounts
Was key to winning back the account
  Won back the account
Had an active part in rewiring the theatre
  Rewired the theatre
Worked toward halving the backlog
  Halved the backlog
Ran the till, also helped with grafting
  Ran the till, also grafting
Wrote the guide in part
  Wrote the guide
Aimed for 95% attendance
  95% attendance
Attended a workshop on forklift safety
  Forklift safety
`),
  )('is no whole: %s, %s', (before, after) => {
    expect(isTold(before, after)).toBe(false);
  });

  it.each(
    listPairs(`
Was instrumental in securing a $2M grant
  Helped secure a $2M grant
Took a leading role in restoring the organ
  Had a leading role in restoring the organ
Held the key to the stock room and counted cash nightly
  Counted cash nightly
Trained 12 cooks for the role in the canteen
  Trained 12 cooks
Played piano in two weddings a month
  Played piano at two weddings a month
`),
  )('is told as such, and other words are no part: %s, %s', (before, after) => {
    expect(isTold(before, after)).toBe(true);
  });
});

describe('a hedge, a bound, what something is compared with', () => {
  it.each(
    listPairs(`
Train new pickers, maybe 20 by now
  Train new pickers, 20 by now
Drove perhaps 300 km a day
  Drove 300 km a day
Cleaned an estimated 40 rooms a week
  Cleaned 40 rooms a week
Laid 50 or so paving slabs a day
  Laid 50 paving slabs a day
Sold 200-odd tickets a night
  Sold 200 tickets a night
Trained I think 12 stewards
  Trained 12 stewards
Cut watering time by 30% compared to hand watering
  Cut watering time by 30%
Raised yields by 12% over the previous year
  Raised yields by 12%
Reduced breakages by 15% versus manual stacking
  Reduced breakages by 15%
Lowered fuel use by 9% against the old route
  Lowered fuel use by 9%
Replaced the drip lines in 2022, losses in that house down 12% the year after
  Replaced the drip lines in 2022, losses in that house down 12%
Retiled the lobby, complaints down 30% the following month
  Retiled the lobby, complaints down 30%
Run the bar on nights the manager is off
  Run the bar
weekend picker on a 40 acre orchard
  Picker on a 40 acre orchard
Seasonal ranger in a state park
  Ranger in a state park
Part-time clerk at a tax office
  Clerk at a tax office
`),
  )('is kept: %s, %s', (before, after) => {
    expect(isTold(before, after)).toBe(false);
  });

  it.each(
    listPairs(`
Train new pickers, maybe 20 by now
  Train new pickers, maybe 20
Raised yields by 12% over the previous year
  Raised yields by 12% on the previous year
Compared quotes from 12 suppliers and cut costs by 9%
  Cut costs by 9%
Played 30 matches against clubs
  Played 30 matches
Organised weekend trips for 40 children
  Organised trips at weekends for 40 children
Trained 12 cooks; trained 3 more the next year
  Trained 12 cooks
Said mass to 40 people
  Said mass for 40 people
Ran a summer camp for 60 children
  Ran a camp for 60 children in summer
`),
  )('may be said otherwise: %s, %s', (before, after) => {
    expect(isTold(before, after)).toBe(true);
  });
});
