import { describe, expect, it } from 'vitest';
import { isTold, listPairs } from './testing/lines.ts';

/** Lines of made-up resumes; under each, what a writer who tailors it too well would claim. */
const INVENTIONS = `
Wrote parking tickets on foot, about 40 a shift
  Wrote about 40 parking tickets a day on foot
  Wrote parking tickets on foot and by car
Assisted the curator with hanging two shows
  Curated two shows
  Assisted the curator with twelve shows
Ran payroll for 64 people in Ceridian while the specialist was on parental leave
  Ran payroll for 64 people in Ceridian and ADP
  Payroll specialist for 64 people
Cut paper forms from 9 to 4
  Cut paper costs from $9,000 to $4,000
Rode along with the senior inspector for six months
  Inspected sites for six months
  Worked as senior inspector for six months
Set up chairs, sound and lights for 3 shows a week
  Designed sound and lights for 3 shows a week
  Set up chairs, sound and video for 3 shows a week
Read gauges and wrote the numbers down every 30 minutes
  Calibrated gauges every 30 minutes
Coached under-12 soccer; no cuts, 22 kids
  Coached under-12 soccer to a league title
Booked guest speakers for the evening series
  Founded an evening series with guest speakers
Rebuilt carburetors on snowmobiles and mowers
  Rebuilt engines on snowmobiles and mowers
Gave the Monday safety talk
  Wrote the safety policy
  Gave the daily safety talk
Walked in on two break-ins and called the police both times
  Prevented two break-ins
Organized the office move to a smaller space
  Organized the office move to a smaller space, saving on rent
Wrote half of the training guide for crossing guards
  Trained crossing guards
Proposed a later bus; the city did not add it
  Proposed a later bus, which the city added
Scanned tickets at the gate for 26 home games
  Sold tickets at the gate for 26 home games
Used Python to merge 30 spreadsheets into one
  Used Python and pandas to merge 30 spreadsheets into one
  Built a Python database of 30 spreadsheets
Kept costs under the $4,000 a month we were given
  Set a budget of $4,000 a month
  Cut costs by $4,000 a month
Sold 15 to 20 cars a month
  Sold 20 cars a month
  Sold 15 to 20 cars a week
Showed apartments to about 10 people a week
  Rented apartments to about 10 people a week
Interpreted for deaf patients at two clinics
  Certified interpreter for deaf patients at two clinics
Spent two summers on a fire crew
  Spent two summers leading a fire crew
  Spent two years on a fire crew
Wrote the monthly budget report with the treasurer
  Wrote the monthly budget report for the treasurer and the board
Looked into complaints and wrote to the customer within 5 days
  Resolved complaints within 5 days
Asked 200 shoppers what they thought of the new layout
  Designed the new layout for 200 shoppers
Helped to write two bids, one of which we won
  Wrote two bids
Worked out of a van, fixing ATMs across the region
  Worked out of a van, fixing ATMs across the country
Was named clerk of the month twice
  Was named clerk of the year twice
Kept the tool crib's sign-out sheet
  Ran the tool crib
Typed up recordings of interviews
  Conducted and typed up interviews
Went door to door for the census in three towns
  Supervised the census in three towns
Stayed on call every third weekend
  Stayed on call every weekend
Taught myself SQL to answer the owner's questions
  Taught SQL to staff
  Completed a course in SQL
Was on the list for promotion to foreman
  Promoted to foreman
Enrolled in a welding program for the fall
  Welder with a college diploma
Had no part in hiring but trained those hired
  Hired and trained staff
Ushered at concerts; sometimes sold programs
  Ushered at concerts and sold programs nightly
Supervised 6 cashiers on weekends
  Supervised and scheduled 6 cashiers on weekends
  Hired 6 cashiers for weekends
Helped customers find paint colours
  Increased paint sales by helping customers
Worked the switchboard at a 300-bed hospital
  Dispatched emergency calls at a 300-bed hospital
  Worked the switchboard at three hospitals
Kept daily records of feed and eggs
  Kept daily records of feed, eggs and medication
Fitted tires and balanced wheels on about 15 cars a day
  Repaired brakes and balanced wheels on about 15 cars a day
Was the first contact for new patients
  Assessed new patients
Put out a two-page newsletter every month
  Put out a two-page newsletter for 500 readers
Ran errands and took messages for the principal
  Advised the principal
  Acting principal
Made travel plans for three managers
  Approved travel for three managers
Checked code of four juniors before merges
  Managed four juniors
Wrote scripts in PowerShell to set up new accounts
  Wrote scripts in PowerShell and Bash to set up new accounts
Tracked 400 assets in a database
  Designed a database of 400 assets
Laid brick for two schools and a church
  Led bricklayers on two schools and a church
Gave first aid on site about twice a month
  Gave first aid on site about twice a week
Ordered and put away stock
  Cut stock costs
Helped set the budget for the science department
  Set the budget for the science department
  Helped set the budget for the whole school
Wrote lesson plans for grade 4 math
  Wrote lesson plans for grades 4 to 6 math
Sat with clients while they filled in tax forms
  Prepared tax returns for clients
Loaded and drove a 5-ton truck to farmers' markets
  Sold produce at farmers' markets
Cut noise complaints from 12 to 3 a month by moving the band room
  Cut noise complaints from 12 to 3 a week by moving the band room
Trained on Epic and then taught 8 coworkers
  Epic certified trainer
Planned shifts for 15 lifeguards
  Worked as a lifeguard
Responded to e-mails within one business day
  Responded to e-mails within one hour
Did the sound for a church
  Did the sound for a touring band
Won a regional baking prize in 2020
  Won a national baking prize in 2020
Poured concrete for sidewalks with a crew of 7
  Poured concrete for bridges with a crew of 7
Measured windows and wrote up orders for blinds
  Measured windows and installed blinds
Helped the nurse with 30 flu clinics
  Gave flu shots at 30 clinics
Took minutes and posted them on the intranet
  Built the intranet
Asked vendors for missing invoices
  Paid missing vendor invoices
Nominated for employee of the year
  Employee of the year
Plan to open a second kiosk next spring
  Opened a second kiosk
Covered the Saturday shift for a sick colleague twice
  Worked the Saturday shift for two years
Sketches for the mural were mine; a painter did the wall
  Painted the mural on the wall
Seasonal helper at a winery, crush only
  Winemaker at a winery
Never missed a deadline in 3 years
  Missed deadlines in 3 years
Fixed small leaks; called a plumber for the rest
  Licensed plumber who fixed leaks
Read two chapters to the class each day
  Wrote two chapters for the class
Handed out meals and kept count of guests
  Cooked meals and kept count of guests
  Handed out meals to 200 guests
Ran the coat check for 400-seat shows
  Ran the box office for 400-seat shows
Worked with the designer on a new label
  Designed a new label
  Worked with the designer on a new label and logo
Cleaned and restocked three food trucks after each shift
  Owned three food trucks
  Cleaned and drove three food trucks
Talked new members through their benefits
  Set benefits for new members
Reported gas leaks and shut off valves
  Repaired gas leaks and valves
Wrote the on-call schedule for 9 technicians
  Supervised 9 on-call technicians
Called patients the day before surgery
  Prepared patients the day before surgery
  Called patients two days before surgery
Took over the blog in 2021 and wrote 60 posts
  Launched the blog in 2021 and wrote 60 posts
Sent weekly status mails to the client
  Sent daily status mails to the client
  Met the client weekly
Learned the booking system and showed it to others
  Implemented the booking system
Did safety walks with the foreman
  Did safety walks as the foreman
Checked 30 job sites a year for code
  Managed 30 job sites a year
Edited photos in Lightroom for three websites
  Built three websites
  Edited photos in Lightroom and Photoshop for three websites
Fixed data errors sent back by the audit team
  Audited data for errors
Wrote up lab results for the newsletter
  Edited the newsletter
Grew herbs for the kitchen in a rooftop garden
  Designed a rooftop garden
Kept 8 computers running in the lab
  Kept 80 computers running in the lab
Played piano for ballet classes
  Taught ballet classes
Opened and closed the store three days a week
  Managed the store three days a week
Was asked to stay on after the co-op term, but declined
  Stayed on after the co-op term
Interviewed for the lead role in 2022
  Held the lead role in 2022
Tutored two students, both of whom passed
  Tutored students to top marks
Helped on 4 of the 6 audits
  Helped on 6 audits
Trained to operate the crane; not yet signed off
  Operated the crane
No experience with live patients, simulations only
  Experienced with live patients
Downtime fell from 9 to 4 hours a month
  Brought downtime down from 9 to 4 hours a month
Bent and joined copper pipe under supervision
  Bent and joined copper pipe
Ran a stall at two markets
  Ran two markets
`;

describe('what another line told anew adds is found', () => {
  it.each(listPairs(INVENTIONS))('%s -> %s', (before, after) => {
    expect(isTold(before, after)).toBe(false);
  });
});
