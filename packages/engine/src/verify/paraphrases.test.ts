import { describe, expect, it } from 'vitest';
import { isTold, listPairs } from './testing/lines.ts';

/** Lines of made-up resumes; under each, the same as a writer who tailors it would put it. */
const PARAPHRASES = `
Sold shoes on commission, best month $18,000
  Sold footwear on commission, with a best month of $18,000
Fed, walked and washed up to 25 dogs a day
  Cared for as many as 25 dogs daily, including feeding, walking and bathing
Kept the front desk running while the manager was on leave for 3 months
  Covered the front desk during the manager's three-month leave
Set up the tents and tables for weddings
  Assembled tents and tables for wedding events
Wrote the grant report that the director sent to the ministry
  Drafted the grant report submitted to the ministry by the director
Took temperature readings on the cold rooms twice a shift
  Recorded cold-room temperatures two times per shift
Scheduled 12 cleaners across 3 buildings
  Coordinated schedules for 12 cleaners at three buildings
Ran the summer reading club (60 children)
  Led a summer reading club for 60 children
Called clients about overdue accounts
  Contacted clients regarding past-due accounts
Delivered parcels on foot and by bike downtown
  Made parcel deliveries downtown on foot and by bicycle
Put together IKEA furniture in customers' homes
  Assembled IKEA furniture at customers' residences
Looked after the herb garden at the hospice
  Tended the hospice herb garden
Tracked hours for 40 crew in a spreadsheet
  Maintained a spreadsheet of hours worked by 40 crew members
Translated school letters into Tagalog for parents
  Provided Tagalog translations of school letters to parents
Talked through test results with the lab manager each Friday
  Reviewed test results with the lab manager every Friday
Backed up the file server to tape every night
  Performed nightly tape backups of the file server
Wrote SQL to find duplicate customer records; removed about 4,000
  Identified and removed roughly 4,000 duplicate customer records using SQL
Patched 60 laptops each month
  Applied monthly patches to 60 laptops
Made the floor plan for the trade show booth
  Created the trade show booth layout
Collected samples from 14 wells every quarter
  Conducted quarterly sampling at 14 wells
Wrote up incidents and sent them to head office
  Documented incidents and forwarded reports to head office
Checked expense claims against receipts
  Audited expense claims against receipts
Drove residents to medical appointments
  Transported residents to medical appointments
Answered benefits questions from about 300 staff
  Responded to benefits inquiries from approximately 300 employees
Kept an eye on chlorine levels in two pools
  Monitored chlorine levels in two pools
Sorted out double bookings with guests
  Resolved double bookings with guests
Proofread court transcripts, about 120 pages a day
  Proofread approximately 120 pages of court transcripts daily
Loaded firewood and chased off raccoons at the campground
  Stocked firewood at the campground
Was asked to speak at the staff day about phishing
  Invited to present on phishing at the staff day
Fixed bikes for a co-op on Saturdays
  Repaired bicycles at a co-op on Saturdays
Our team of 5 handled 200 tickets a week
  Part of a five-person team handling 200 tickets weekly
Wait times went from 50 to 35 minutes after we added a second line
  Wait times decreased from 50 to 35 minutes following the addition of a second line
Set alarms and locked up at night
  Responsible for nightly lock-up and alarm setting
Counted inventory with the owner at year end
  Assisted the owner with year-end inventory counts
Sat on the hiring panel for 6 positions
  Served on the hiring panel for six roles
Wrote unit tests for the billing code
  Developed unit tests for the billing codebase
Read meters in about 250 homes a day
  Completed approximately 250 residential meter readings per day
Talked to tenants about noise
  Addressed noise concerns with tenants
Made beds and cleaned 14 rooms a shift
  Cleaned 14 rooms per shift and made beds
Helped the vet hold animals still for X-rays
  Assisted the veterinarian by restraining animals during X-rays
Asked customers to fill in a survey; 210 did
  Collected 210 completed customer surveys
Marked 90 essays a term
  Graded 90 essays each term
Swapped out 80 old light fixtures for LED
  Replaced 80 outdated light fixtures with LED
Planned menus with a dietitian for 60 residents
  Collaborated with a dietitian on menu planning for 60 residents
Wrote the install guide, used by 3 crews
  Authored the installation guide used by three crews
Gave walking tours in French and English
  Conducted bilingual walking tours in French and English
Told drivers about road closures by radio
  Relayed road closures to drivers via radio
Drew up the cleaning rota
  Prepared the cleaning schedule
Swept, mopped and buffed floors in a mall
  Maintained mall floors through sweeping, mopping and buffing
Wrote letters for people who could not
  Wrote letters on behalf of people unable to do so themselves
Took bookings for boat trips by phone and at the kiosk
  Handled phone and kiosk bookings for boat trips
Sewed and altered costumes for a dance school
  Sewed costumes and made alterations for a dance school
Kept track of library fines
  Tracked library fines
Found 3 suppliers for recycled paper
  Sourced recycled paper from three suppliers
Checked stock before opening and again at close
  Conducted opening and closing stock checks
Did the payroll for 18 staff every two weeks
  Processed biweekly payroll for 18 employees
Explained bills to customers on the phone
  Clarified billing for customers over the phone
Worked nights alone at a petrol station
  Worked solo night shifts at a gas station
Watched 5 servers in Nagios
  Monitored five servers using Nagios
Stood in as head cook for two weeks
  Served as acting head cook for two weeks
Dealt cards at charity casino nights
  Dealt cards for charity casino events
Got 12 new subscribers a month at the booth
  Signed up 12 new subscribers monthly at the booth
Cleaned and oiled looms
  Performed cleaning and oiling of looms
Sorted donated clothes and priced them for the thrift shop
  Sorted and priced clothing donations for the thrift store
Walked children from school to the daycare
  Escorted children from school to daycare
Kept a list of broken tools and ordered new ones
  Maintained a log of damaged tools and ordered replacements
Handed in a weekly report on stock losses
  Submitted weekly stock-loss reports
Wrote the alt text for 1,200 product photos
  Authored alt text for 1,200 product images
Took calls from tenants about repairs and passed them to the right trade
  Fielded tenant repair calls and routed them to the appropriate trade
Filed about 300 claims a month
  Processed roughly 300 claims monthly
Laid out the monthly magazine in InDesign
  Designed the layout of the monthly magazine in InDesign
Met with 5 families a week to plan funerals
  Conducted weekly planning meetings with five families for funerals
Added 450 recipes to the website
  Published 450 recipes on the website
Helped the buyer compare quotes
  Supported the buyer in comparing quotes
  Assisted the buyer with quote comparisons
Checked the work of two junior drafters
  Reviewed the work of two junior drafters
Hauled gravel in a dump truck
  Transported gravel by dump truck
Got the school bus route down from 70 to 55 minutes
  Shortened the school bus route from 70 to 55 minutes
Took part in a study of night-shift sleep
  Participated in a night-shift sleep study
Read blueprints and marked walls for electricians
  Interpreted blueprints and marked walls for electricians
Put price changes into the POS
  Entered price updates in the POS
Carried out monthly fire drills
  Conducted fire drills every month
Was in the top 10 of 60 agents in 2021
  Ranked among the top 10 of 60 agents in 2021
Opened the mail and logged cheques
  Opened mail and recorded incoming cheques
Studied for and got a food handler card
  Obtained a food handler card
Weekend work at a kennel with 30 dogs
  Worked weekends at a 30-dog kennel
Went to 40 homes to fix internet faults
  Visited 40 homes to repair internet issues
Interviewed residents for the local history book
  Conducted interviews with residents for a local history book
Did intake for the shelter: ID, forms, bed assignment
  Completed shelter intake, including ID, forms and bed assignments
Typed letters for four lawyers
  Prepared typed correspondence for four lawyers
Moved the team's wiki to Confluence
  Migrated the team wiki to Confluence
Planted, watered and weeded in two greenhouses
  Responsible for planting, watering and weeding in two greenhouses
Used a spreadsheet to plan nurse shifts
  Planned nurse shifts with a spreadsheet
Gave flu shots at the mall
  Administered flu shots at the mall
Found and fixed a leak that wasted 200 litres an hour
  Identified and repaired a leak wasting 200 litres per hour
Wrote weekly posts for the staff blog
  Contributed weekly posts to the staff blog
Set prices with the owner
  Worked with the owner to set prices
Answered chats, 20 an hour
  Handled 20 chats per hour
Told guests about local sights
  Recommended local attractions to guests
Shot and edited a two-minute clip for each event
  Filmed and edited two-minute videos for every event
Counted and bagged coins
  Responsible for counting and bagging coins
Brought meals to 45 seniors on two routes
  Delivered meals to 45 seniors along two routes
Made 150 crowns and bridges a month at a dental lab
  Fabricated 150 crowns and bridges monthly in a dental laboratory
Learned basic sign language to serve deaf customers
  Acquired basic sign language skills to better serve deaf customers
Took inventory of two vans each night
  Performed nightly inventory of two vans
Planned and booked trips for a team of 12 sales reps
  Coordinated travel for 12 sales representatives
Stacked lumber and ran the kiln under a foreman
  Stacked lumber and operated the kiln under a foreman's supervision
Drafted lease letters; the lawyer signed them
  Prepared lease letters for the lawyer's signature
Helped 9 clients find jobs
  Assisted nine clients in securing employment
Gave out keys and took deposits
  Issued keys and collected deposits
Spent a year on the claims desk before moving to audit
  Worked on the claims desk for a year before transferring to audit
Tuned 4 pianos a week
  Tuned four pianos weekly
Held office hours for 35 students
  Provided office hours to 35 students
Cooked for a crew of 25 at a remote camp
  Prepared meals for a remote camp crew of 25
Checked trucks for leaks before each run
  Performed pre-trip leak checks on trucks
Kept in touch with 80 donors by mail
  Maintained contact with 80 donors by mail
Sorted recycling on a line, 8-hour shifts
  Worked eight-hour shifts sorting recycling on a line
Wrote R scripts to clean sensor data
  Developed R scripts for cleaning sensor data
`;

describe('a line told anew is accepted', () => {
  it.each(listPairs(PARAPHRASES))('%s -> %s', (before, after) => {
    expect(isTold(before, after)).toBe(true);
  });
});
