import { describe, expect, it } from 'vitest';
import { isTold, listPairs } from './testing/lines.ts';

/** Lines of made-up resumes; under each, the same in the words of a careful editor. */
const REWORDINGS = `
Cut and styled hair for 12 clients a day
  Provided haircuts and styling to 12 clients daily
Swept up and kept the station clean
  Maintained a clean station
Took bookings over the phone
  Scheduled appointments by phone
Ran a story hour for toddlers on Fridays
  Hosted a Friday story hour for toddlers
Counted pills and filled prescriptions under a pharmacist
  Filled prescriptions and counted pills under the supervision of a pharmacist
Drove a forklift to move pallets in the warehouse
  Operated a forklift to transport pallets within the warehouse
Loaded 30 trucks per shift
  Loaded thirty trucks each shift
Mowed lawns and trimmed hedges at 25 homes
  Mowed lawns and pruned hedges for 25 households
Dug ditches for pipes
  Excavated trenches for piping
Booked venues and caterers for 15 weddings a year
  Secured venues and caterers for 15 weddings annually
Wrote day-of schedules for vendors
  Drafted day-of timelines for vendors
Cashed cheques and took deposits for about 100 customers a day
  Processed cheques and deposits for approximately 100 customers per day
Was the one who answered 911 calls with a partner
  Responded to 911 calls with a partner
Checked the ambulance and its gear before every shift
  Inspected the ambulance and its equipment before each shift
Fixed leaks and swapped out faulty valves
  Repaired leaks and replaced defective valves
Gave customers prices for jobs
  Quoted jobs for customers
Told the front desk about broken fixtures
  Reported broken fixtures to the front desk
Walked the grounds at night and wrote reports on what I saw
  Patrolled the grounds at night and documented observations in reports
Let visitors in and wrote their names in a log
  Admitted visitors and recorded their names in a log
Found and wrote up 140 bugs in the tracker
  Identified and documented 140 defects in the bug tracker
Wrote test cases from the requirements
  Created test cases based on requirements
Drew wireframes and tried them out with 8 users
  Designed wireframes and tested them with eight users
Translated leaflets from Spanish into English
  Translated brochures from Spanish to English
Looked over the work of two other translators
  Reviewed translations by two other translators
Fed and milked 60 cows twice a day
  Handled feeding and milking of 60 cows twice daily
Mended fences and looked after the tractor
  Repaired fences and maintained the tractor
Kept a log of hours and fuel
  Logged hours and fuel use
Taught spin classes to groups of 20
  Instructed groups of 20 in spin classes
Made workout plans for new members
  Developed workout plans for new members
Rang claimants to ask for missing papers
  Contacted claimants to obtain missing documents
Got three quotes for each purchase over $5,000
  Obtained three quotes for every purchase above $5,000
Kept a list of suppliers in Excel
  Maintained a supplier list in Excel
Weighed animals and held them during exams
  Weighed and restrained animals during examinations
Typed 400 records a day into a database
  Entered 400 records daily in a database
Sorted mail and took it to 5 floors
  Sorted and delivered mail to five floors
Showed new staff how to use the till
  Trained new employees on the till
Handed out flyers at the station
  Distributed flyers at the station
Put together a weekly rota for 14 people
  Prepared the weekly schedule for a team of 14
Helped my manager with hiring
  Assisted the manager in recruitment
Worked out wages for 45 staff
  Calculated wages for 45 employees
Reset passwords and sorted out printer trouble
  Reset passwords and resolved printer issues
Moved 3 apps to the cloud with two colleagues
  Migrated three applications to the cloud alongside two colleagues
Wrote code in Java for a parts catalogue
  Developed a parts catalogue in Java
Made charts of sales for the monthly meeting
  Created sales charts for monthly meetings
Pulled numbers from SQL and put them in slides
  Extracted data with SQL and presented it in slides
Spoke at two conferences
  Presented at two conferences
Looked after 8 toddlers with one other carer
  Cared for eight toddlers with one other caregiver
Told parents about their child's day
  Informed parents about their children's day
Kept children safe on outings
  Ensured the safety of children on outings
Graded essays and gave written feedback
  Marked essays and provided written feedback
Stood in for the head of year twice
  Substituted for the head of year on two occasions
Took blood from about 25 patients a morning
  Drew blood from approximately 25 patients each morning
Labelled samples and sent them to the lab
  Labelled specimens and dispatched them to the laboratory
Turned patients and watched for sores
  Repositioned patients and monitored for sores
Wrote notes on each visit
  Documented every visit
Welded frames and ground them smooth
  Welded and ground frames
Read plans and marked out cuts
  Interpreted plans and marked cuts
Changed oil and brakes on fleet vans
  Serviced fleet vans, including oil and brake changes
Poured drinks and took payment
  Served beverages and handled payments
Made about 300 sandwiches a day
  Prepared roughly 300 sandwiches daily
Threw out food past its date
  Discarded expired food
Gave tours of the gallery to school groups
  Led gallery tours for school groups
Photographed 200 objects for the catalogue
  Photographed 200 artifacts for the catalogue
Asked for grants and won 4 of 9
  Applied for nine grants and won four
Knocked on doors to raise money for a food bank
  Canvassed door to door to raise funds for a food bank
Picked up donations in a van
  Collected donations by van
Sat on the tenants' committee
  Served on the tenants' committee
Wrote copy for emails and the shop's website
  Produced email and website copy for the shop
Ran ads on Facebook with a budget of £500 a month
  Managed Facebook advertising with a £500 monthly budget
Edited 12 videos for YouTube
  Edited twelve YouTube videos
Shortlisted CVs and set up interviews
  Screened CVs and arranged interviews
Explained the pension plan to new starters
  Described the pension plan to new employees
Drafted replies to complaints
  Prepared written responses to complaints
Looked up case law for two partners
  Researched case law for two partners
Kept the diary of the managing partner
  Maintained the managing partner's calendar
Laid tiles in kitchens and baths
  Installed tiles in kitchens and bathrooms
Painted walls inside and out
  Painted interior and exterior walls
Surveyed plots with a total station
  Conducted plot surveys using a total station
Picked and packed up to 90 orders an hour
  Picked and packed as many as 90 orders per hour
Checked that deliveries matched their papers
  Verified deliveries against paperwork
Planned routes for 6 drivers
  Coordinated routes for six drivers
Rolled silverware and set tables
  Set tables and rolled cutlery
Made coffee and worked the register at a busy cafe
  Brewed coffee and operated the cash register at a busy cafe
Trimmed, shampooed and dried dogs
  Groomed dogs, including trimming, shampooing and drying
Coached a girls' soccer team of 14
  Served as coach for a 14-player girls' soccer team
Cut the time to onboard a client from 10 to 6 days
  Shortened client onboarding from 10 days to 6
Entered about 120 prescriptions a day in Kroll
  Entered roughly 120 prescriptions daily using Kroll
Helped the pharmacist with monthly counts of narcotics
  Assisted the pharmacist in monthly narcotics counts
Got rid of expired stock twice a year
  Disposed of expired stock two times per year
Trained 3 new assistants on the till and the label printer
  Taught three new assistants how to use the till and label printer
Reduced out-of-stock items from 40 to 15 a week
  Brought out-of-stock items down from 40 to 15 weekly
Sorted out insurance rejections by phone
  Resolved insurance rejections over the phone
Suggested a new shelf plan, which the owner took up
  Proposed a new shelf layout that the owner adopted
Make blister packs for 60 seniors every week
  Prepare weekly blister packs for sixty seniors
Answered phones and booked flu shots
  Answered telephone calls and arranged flu shot appointments
Picked 110 lines an hour with a scanner
  Used a scanner to pick 110 lines per hour
Loaded trailers by hand and with a pallet jack
  Loaded trailers manually and with a pallet jack
Kept aisles clear
  Maintained clear aisles
Lead a crew of 7 on the night shift
  Lead a seven-person night crew
Make up the shift rota in Excel
  Prepare the shift schedule in Excel
Show new hires how to lift safely
  Train new hires in safe lifting
Check trailers for damage before loading
  Inspect trailers for damage prior to loading
  Examine trailers for damage before they are loaded
Damage claims went down from 12 to 5 a quarter
  Damage claims fell from 12 per quarter to 5
Met with the day lead each morning to hand over
  Meet with the day lead every morning for handover
Give tours to school groups of up to 30
  Guide school groups of as many as 30 on tours
Wrote 4 activity sheets for families
  Authored four family activity sheets
  Created four activity sheets for families
Help set up two exhibits a year
  Assist with the set-up of two exhibits annually
  Help install two exhibitions a year
Took over the volunteer calendar (22 people)
  Assumed responsibility for the calendar of 22 volunteers
Visitors rated tours 4.6 out of 5 in 2022
  Tours were rated 4.6 out of 5 by visitors in 2022
Drew covers for 6 small magazines
  Illustrated covers for six small magazines
Posted work on Instagram, 3,400 followers
  Shared work on Instagram with 3,400 followers
Sent out quotes and bills
  Issued quotes and invoices
Am learning sign language
  Currently studying sign language
Went over fixes with 4 developers
  Reviewed fixes together with four developers
Was picked to test on two consoles before launch
  Selected to test on 2 consoles prior to launch
Write test plans for a mobile banking app
  Create test plans for a mobile banking application
Built 150 Cypress tests that run each night
  Developed 150 nightly Cypress tests
Regression testing takes 2 days, down from 5
  Regression testing went from 5 days to 2
Work with designers on accessibility
  Collaborate with designers on accessibility
Reported 3 security holes to the vendor
  Identified 3 security holes and reported them to the vendor
  Notified the vendor of three security vulnerabilities
Stand in for the QA lead when she is away
  Cover for the QA lead during her absence
Played builds and wrote up 900 bugs in Jira
  Played builds and documented 900 bugs in Jira
Drove the chip truck
  Operated the chip truck
Put in drip lines with the irrigation tech
  Installed drip lines alongside the irrigation tech
Supervise a crew of 5 in summer
  Supervise a summer crew of five
Laid patios and walls in stone
  Built stone patios and walls
Talk clients through plans and prices
  Explain plans and pricing to clients
  Walk customers through plans and prices
Order stone and soil from two suppliers
  Purchase stone and soil from two suppliers
  Source stone and soil from 2 vendors
Finished 31 of 33 jobs by the agreed date in 2021
  Completed 31 of 33 projects by the agreed date in 2021
Fixed mowers and saws in the shop over winter
  Repaired mowers and saws in the shop during winter
Served about 80 clients a day
  Assisted approximately 80 clients per day
  Provided service to about 80 clients daily
Opened accounts and set up online banking for clients
  Opened client accounts and configured online banking
Counted the vault with a second teller each Friday
  Performed weekly vault counts with a second teller
Passed on loan leads to the advisor
  Referred loan leads to the advisor
Check guests in and out
  Handle guest check-in and check-out
Put together the morning report for the general manager
  Compile the morning report for the general manager
  Prepare the general manager's morning report
Deal with noise complaints
  Respond to noise complaints
  Address complaints about noise
Walk the floors every two hours
  Patrol floors every two hours
Taught Opera to 4 new hires
  Trained four new hires in Opera
Took notes for a crew chief on 40 sites
  Recorded notes for a crew chief at 40 sites
Downloaded points to AutoCAD
  Imported points into AutoCAD
Review about 200 driveway permits a year
  Assess roughly 200 driveway permits annually
  Examine some 200 driveway permits each year
Draw road plans in AutoCAD and Civil 3D
  Prepare road drawings using AutoCAD and Civil 3D
Answer residents who call about drainage
  Respond to residents' calls regarding drainage
  Handle drainage inquiries from residents
Help the engineer write tenders
  Support the engineer in drafting tenders
Look after the traffic counters
  Maintain the traffic counters
Sat in on 25 interviews
  Observed 25 interviews
Wrote job ads and put them on Indeed
  Drafted job advertisements and posted them to Indeed
  Composed job ads and published them on Indeed
Called 60 people a week from the database
  Phoned 60 people per week from the database
Time to fill fell from 31 to 22 days
  Time to fill dropped from 31 days to 22
Meet clients on site to learn what they need
  Visit clients on site to understand their needs
Go to 3 job fairs a year
  Attend three job fairs per year
  Participate in 3 career fairs annually
Keep notes on every candidate in Bullhorn
  Maintain notes on each candidate in Bullhorn
  Document every candidate in Bullhorn
Gave two talks at trade schools
  Delivered 2 presentations at trade schools
Hand customers their change and count the drawer
  Give customers their change and count the drawer
Screened about 40 applications a week
  Reviewed some 40 applications weekly
Radio dispatch about late stops
  Notify dispatch about late stops
Estimated quantities for 11 tenders
  Prepared quantity estimates for 11 tenders
Patch servers every month
  Apply monthly patches to servers
Order fish and shellfish from two suppliers
  Order seafood from two suppliers
Brought the wait down from 40 minutes to 15
  Cut the wait by 25 minutes
Grew followers from 4,000 to 11,500 in two years
  Grew followers from 4,000 to 11,500 over two years
Absences went from 12 to 5 a month
  Absences fell from 12 to 5 a month
Signed up 430 members in a drive
  Registered 430 members during a drive
Opened the store on weekends
  Opened the store on Saturdays and Sundays
Run orientation every second Monday
  Run biweekly orientation
Install furnaces and ductwork
  Install furnaces and ducts
Fill prescriptions under the pharmacist's check
  Fill prescriptions, checked by the pharmacist
Reviewed a third of the 900 files
  Reviewed one third of the 900 files
`;

describe('the same in other words is accepted', () => {
  it.each(listPairs(REWORDINGS))('%s -> %s', (before, after) => {
    expect(isTold(before, after)).toBe(true);
  });
});
