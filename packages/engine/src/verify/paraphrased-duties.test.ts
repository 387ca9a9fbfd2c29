import { describe, expect, it } from 'vitest';
import { isTold, listPairs } from './testing/lines.ts';

/** Lines of made-up resumes; under each, the same as a writer who tailors it would put it. */
const PARAPHRASES = `
Assisted the curator with hanging two shows
  Supported the curator in hanging two exhibitions
Ran payroll for 64 people in Ceridian while the specialist was on parental leave
  Covered payroll for 64 employees in Ceridian during the specialist's parental leave
Cut paper forms from 9 to 4
  Reduced the number of paper forms from nine to four
Rode along with the senior inspector for six months
  Shadowed the senior inspector for six months
Coached under-12 soccer; no cuts, 22 kids
  Coached an under-12 soccer team of 22 children
Booked guest speakers for the evening series
  Arranged guest speakers for the evening series
Made and delivered 60 lunches a day for a school
  Prepared and delivered 60 school lunches daily
Rebuilt carburetors on snowmobiles and mowers
  Overhauled snowmobile and mower carburetors
Gave the Monday safety talk
  Delivered the weekly Monday safety talk
Looked up part numbers for mechanics
  Researched part numbers for mechanics
Organized the office move to a smaller space
  Coordinated an office relocation to a smaller space
Wrote half of the training guide for crossing guards
  Co-wrote the crossing guard training guide
  Authored half of the crossing guard training guide
Scanned tickets at the gate for 26 home games
  Checked tickets at the gate at 26 home games
Used Python to merge 30 spreadsheets into one
  Consolidated 30 spreadsheets into one using Python
Sold 15 to 20 cars a month
  Averaged 15 to 20 car sales per month
Spent two summers on a fire crew
  Served two seasons with a fire crew
Wrote the monthly budget report with the treasurer
  Co-authored the monthly budget report with the treasurer
  Prepared the monthly budget report alongside the treasurer
Took apart and cleaned espresso machines each night
  Disassembled and cleaned espresso machines nightly
Looked into complaints and wrote to the customer within 5 days
  Investigated complaints and replied to customers in writing within five days
Asked 200 shoppers what they thought of the new layout
  Surveyed 200 shoppers about the new layout
Turned the intake binder into an online form
  Converted the intake binder to an online form
Helped to write two bids, one of which we won
  Contributed to two bids, one of them successful
Worked out of a van, fixing ATMs across the region
  Serviced ATMs across the region from a van
Was named clerk of the month twice
  Twice named clerk of the month
  Two-time clerk of the month
Drove a van of 12 seniors to day trips
  Transported 12 seniors by van on day trips
Pruned and staked 600 grapevines
  Maintained 600 grapevines through pruning and staking
Kept the tool crib's sign-out sheet
  Managed tool crib sign-outs
  Maintained the sign-out sheet for the tool crib
Got a C++ build down from 40 to 12 minutes
  Reduced C++ build time from 40 to 12 minutes
Cleared out a storage unit of old files
  Purged outdated files from a storage unit
Typed up recordings of interviews
  Transcribed interview recordings
Took calls in English and Punjabi
  Answered calls in both English and Punjabi
Made a checklist for closing the bar
  Created a bar closing checklist
  Developed a checklist for bar closing procedures
Put up drywall and taped joints
  Installed drywall and taped joints
Packed up to 35 boxes an hour
  Packed as many as 35 boxes hourly
Taught myself SQL to answer the owner's questions
  Self-taught in SQL, used to answer the owner's questions
Supervised 6 cashiers on weekends
  Oversaw a weekend team of six cashiers
Baked pies and cakes; sold out most Saturdays
  Baked pies and cakes that sold out most Saturdays
Helped customers find paint colours
  Assisted customers with paint colour selection
Worked the switchboard at a 300-bed hospital
  Operated the switchboard of a 300-bed hospital
Wrote and mailed 80 thank-you cards
  Wrote and sent 80 thank-you cards by mail
Fitted tires and balanced wheels on about 15 cars a day
  Mounted tires and balanced wheels on roughly 15 vehicles daily
Was the first contact for new patients
  Served as the first point of contact for new patients
Put out a two-page newsletter every month
  Published a monthly two-page newsletter
Ran errands and took messages for the principal
  Handled errands and messages for the principal
Made travel plans for three managers
  Arranged travel for three managers
Used Tableau to show wait times by clinic
  Visualized wait times by clinic in Tableau
Wrote scripts in PowerShell to set up new accounts
  Automated new account setup with PowerShell scripts
Tracked 400 assets in a database
  Maintained a database of 400 assets
Took care of plants in three office buildings
  Maintained plants at three office buildings
Gave first aid on site about twice a month
  Administered on-site first aid approximately twice monthly
Ordered and put away stock
  Handled stock ordering and put-away
Wrote lesson plans for grade 4 math
  Developed grade 4 math lesson plans
Cut noise complaints from 12 to 3 a month by moving the band room
  Reduced monthly noise complaints from 12 to 3 by relocating the band room
Made phone calls to voters for two campaigns
  Phoned voters on behalf of two campaigns
Trained on Epic and then taught 8 coworkers
  Trained eight colleagues in Epic after completing my own training
Planned shifts for 15 lifeguards
  Created shift schedules for 15 lifeguards
Responded to e-mails within one business day
  Answered emails within a business day
Turned in mileage logs each week
  Submitted weekly mileage logs
Did the sound for a church
  Provided sound support for a church
Won a regional baking prize in 2020
  2020 regional baking prize winner
Broke down boxes and drove the baler
  Broke down boxes and operated the baler
Poured concrete for sidewalks with a crew of 7
  Worked in a seven-person crew pouring concrete sidewalks
Measured windows and wrote up orders for blinds
  Took window measurements and prepared blind orders
Helped the nurse with 30 flu clinics
  Supported the nurse at 30 flu clinics
Took minutes and posted them on the intranet
  Recorded minutes and published them on the intranet
Asked vendors for missing invoices
  Followed up with vendors for missing invoices
  Requested missing invoices from vendors
Handed out meals and kept count of guests
  Distributed meals and tracked guest numbers
Ran the coat check for 400-seat shows
  Managed the coat check at shows seating 400
Worked with the designer on a new label
  Collaborated with the designer on a new label
Cleaned and restocked three food trucks after each shift
  Cleaned and replenished three food trucks at the end of each shift
Talked new members through their benefits
  Explained benefits to new members
Reported gas leaks and shut off valves
  Identified and reported gas leaks, shutting off valves as needed
Wrote the on-call schedule for 9 technicians
  Prepared on-call schedules for nine technicians
Ran two lathes and a drill press
  Operated two lathes and a drill press
Called patients the day before surgery
  Made pre-surgery calls to patients one day in advance
Built a model railway exhibit with two others
  Built a model railway exhibit as part of a team of three
Took over the blog in 2021 and wrote 60 posts
  Assumed responsibility for the blog in 2021, writing 60 posts
Took orders from restaurants by text message
  Received restaurant orders via text message
Put out traffic cones and flagged cars
  Set up traffic cones and directed traffic as a flagger
Learned the booking system and showed it to others
  Learned the booking system and trained colleagues on it
Did safety walks with the foreman
  Conducted safety walks alongside the foreman
Edited photos in Lightroom for three websites
  Performed photo editing in Lightroom for three websites
Was on the phone with customers most of the day
  Spent most of each day on the phone with customers
Sold parts over the counter and by phone
  Handled counter and phone parts sales
Fixed data errors sent back by the audit team
  Corrected data errors returned by the audit team
Wrote up lab results for the newsletter
  Summarized lab results for the newsletter
Grew herbs for the kitchen in a rooftop garden
  Cultivated herbs for the kitchen in a rooftop garden
Kept 8 computers running in the lab
  Maintained eight lab computers
Took in donations and gave receipts
  Accepted donations and issued receipts
Opened and closed the store three days a week
  Handled store opening and closing three days per week
Asked to stay on after the co-op term
  Invited to stay on following the co-op term
Ran errands, filed papers and covered the phones at a notary's office
  Handled filing, errands and phone coverage at a notary's office
Weekly stock order of about $6,000 from three wholesalers
  Placed a weekly stock order of roughly $6,000 with three wholesalers
Wrote the FAQ that the help desk links to
  Authored the FAQ that the help desk now links to
Showed the new clerk how to balance the safe
  Trained a new clerk in balancing the safe
Was part of a pilot of electric delivery vans
  Participated in an electric delivery van pilot
Put 3,200 negatives into archival sleeves and labelled them
  Sleeved and labelled 3,200 negatives for archiving
Found housing for 14 families with the settlement worker
  Helped find housing for 14 families alongside the settlement worker
Kept the walk-in cooler clean and logged its temperature
  Maintained a clean walk-in cooler and recorded its temperature
Used a torque wrench and a multimeter daily
  Worked with a torque wrench and multimeter every day
Took the lead on the 2021 yearbook, with five students
  Led a five-student team on the 2021 yearbook
Checked in 200 volunteers on race day
  Registered 200 volunteers on race day
Ran the mail room with one other clerk
  Operated the mail room together with another clerk
Tested water at 9 beaches each summer
  Conducted summer water testing at nine beaches
Sorted out shipping mistakes with couriers
  Resolved shipping errors with couriers
Sat with families during consults and took notes
  Attended family consults as note-taker
Read out the weather at 7 and 8 each morning
  Presented the weather at 7 and 8 every morning
Trapped and tagged 130 turtles over two summers
  Trapped and tagged 130 turtles across two summer seasons
Returned calls within a day
  Responded to calls within one day
Cleaned up 2,000 duplicate contacts in HubSpot
  Removed 2,000 duplicate contacts from HubSpot
Gave facials and waxing to 6 to 9 clients a day
  Performed facials and waxing for six to nine clients daily
Took apart, greased and rebuilt pumps
  Disassembled, lubricated and reassembled pumps
Chose and hung art for two hotel lobbies
  Selected and installed art in two hotel lobbies
Counted traffic by hand at 12 corners
  Manually counted traffic at 12 intersections
Held the keys to 90 rental units
  Responsible for keys to 90 rental units
Picked fruit, 40 bins a week at the peak
  Picked as many as 40 bins of fruit per week at peak
Set up video calls for residents with their families
  Arranged video calls between residents and their families
Made sure tools went back clean
  Ensured tools were returned clean
Take payments and close out the till at a paint store
  Process payments and cash out the till at a paint store
Answer questions about recycling from 25 to 40 callers a day
  Respond to recycling questions from 25–40 callers daily
Visited 18 seniors a month as a volunteer
  Volunteered to visit 18 seniors each month
Was trained on the laser cutter and now train others
  Trained on the laser cutter and now training others in its use
Set the weekly menu with the head cook
  Planned weekly menus together with the head cook
Cut onboarding from three weeks to two with a shared checklist
  Shortened onboarding from three weeks to two by using a shared checklist
Handled about $9,000 in cash on market days
  Managed approximately $9,000 in cash on market days
Drafted the safety section of the crew manual
  Wrote the crew manual's safety section
Assisted in 40 births as a student midwife
  Supported 40 births as a student midwife
Kept the tank farm log
  Maintained the tank farm log
Rang up sales, bagged groceries and restocked shelves
  Processed sales, bagged groceries and replenished shelves
Taught crochet to groups of 8
  Led crochet lessons for groups of eight
Filled two reports a week for the wildlife office
  Completed two weekly reports for the wildlife office
Bought produce at the terminal at 4 each morning
  Purchased produce at the terminal every morning at 4
Drove 900 km a week without an accident
  Drove 900 km weekly with no accidents
Trimmed trees near power lines under a qualified arborist
  Pruned trees near power lines under the supervision of a qualified arborist
Wrote up near misses
  Documented near misses
Moved 300 files from paper to OneDrive
  Transferred 300 paper files to OneDrive
Phoned 80 lapsed members; 22 renewed
  Called 80 lapsed members, 22 of whom renewed
Put in and pruned 40 fruit trees
  Planted and pruned 40 fruit trees
Kept the peace at a busy bar
  Maintained order at a busy bar
Gave the intern daily tasks
  Assigned daily tasks to the intern
Fixed the office printer more than once
  Repaired the office printer on several occasions
`;

describe('a duty told anew is accepted', () => {
  it.each(listPairs(PARAPHRASES))('%s -> %s', (before, after) => {
    expect(isTold(before, after)).toBe(true);
  });
});
