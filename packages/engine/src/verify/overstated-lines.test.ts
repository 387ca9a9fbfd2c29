import { describe, expect, it } from 'vitest';
import { isTold, listPairs } from './testing/lines.ts';

/** Lines of made-up resumes; under each, what a writer who tailors it too well would claim. */
const INVENTIONS = `
Sold shoes on commission, best month $18,000
  Averaged $18,000 a month in commission shoe sales
  Sold shoes on commission, earning up to $18,000 in a month
Checked IDs at the door and broke up fights
  Checked IDs at the door and supervised security staff
  Trained door staff to check IDs and break up fights
Fed, walked and washed up to 25 dogs a day
  Fed, walked and trained up to 25 dogs a day
  Fed, walked and washed at least 25 dogs a day
Kept the front desk running while the manager was on leave for 3 months
  Acting manager for three months
  Managed the front desk team for 3 months
Wrote the grant report that the director sent to the ministry
  Wrote the grant report that secured ministry funding
  Wrote the grant application that the director sent to the ministry
Took temperature readings on the cold rooms twice a shift
  Took temperature readings on the cold rooms twice a day
  Maintained the cold rooms and took readings twice a shift
Scheduled 12 cleaners across 3 buildings
  Supervised 12 cleaners across 3 buildings
  Scheduled 12 cleaners across 3 cities
Ran the summer reading club (60 children)
  Founded the summer reading club (60 children)
  Ran the summer reading club, which grew to 60 children
Called clients about overdue accounts
  Recovered overdue accounts from clients
  Called clients about overdue accounts, recovering most of them
Delivered parcels on foot and by bike downtown
  Delivered parcels by van and bike downtown
Put together furniture in customers' homes
  Designed furniture for customers' homes
  Put together and repaired furniture in customers' homes
Painted sets for two plays
  Designed sets for two plays
  Painted sets for two films
  Directed two plays
Tracked hours for 40 crew in a spreadsheet
  Tracked hours and ran payroll for 40 crew
  Built a timekeeping system for 40 crew
Translated school letters into Tagalog for parents
  Interpreted in Tagalog at parent meetings
  Translated school letters into Tagalog and Spanish for parents
Talked through test results with the lab manager each Friday
  Presented test results to senior management each Friday
Wrote SQL to find duplicate customer records; removed about 4,000
  Wrote SQL that found 40,000 duplicate customer records
  Wrote SQL and Python to find duplicate customer records
Was one of two people who answered the after-hours line
  Solely responsible for the after-hours line
  Set up the after-hours line
Patched 60 laptops each month
  Patched 60 servers each month
  Managed patching of 60 laptops with Intune
Pulled weekly sales numbers for the regional manager
  Forecast weekly sales for the regional manager
  Pulled weekly sales numbers as regional manager
Collected samples from 14 wells every quarter
  Collected and analyzed samples from 14 wells every quarter
  Collected samples from 14 wells every month
Wrote up incidents and sent them to head office
  Investigated incidents and reported to head office
Checked expense claims against receipts
  Approved expense claims
  Detected fraud by checking expense claims against receipts
Drove residents to medical appointments
  Drove and escorted residents to medical appointments daily
  Booked medical appointments for residents
Answered benefits questions from about 300 staff
  Administered benefits for about 300 staff
  Answered benefits questions from over 300 staff
Changed bandages and took out stitches
  Assessed wounds and took out stitches
  Changed bandages, took out stitches and gave injections
Trained two co-op students on the CNC router
  Trained and supervised two co-op students
  Programmed the CNC router
Kept an eye on chlorine levels in two pools
  Adjusted chlorine levels in two pools
  Kept an eye on chlorine levels in ten pools
Ordered flour, sugar and eggs for the bakery
  Ordered flour, sugar and eggs for three bakeries
  Negotiated flour prices for the bakery
Proofread court transcripts, about 120 pages a day
  Typed court transcripts, about 120 pages a day
  Proofread court transcripts without an error
Was asked to speak at the staff day about phishing
  Organized the staff day about phishing
  Led company training about phishing
Rewrote the volunteer handbook, which had not been touched since 2014
  Rewrote the volunteer handbook every year since 2014
Fixed bikes for a co-op on Saturdays
  Ran a bike co-op on Saturdays
Our team of 5 handled 200 tickets a week
  Handled 200 tickets a week
  Led a team of 5 handling 200 tickets a week
Wait times went from 50 to 35 minutes after we added a second line
  Cut wait times from 50 to 35 minutes
  Wait times fell from 50 to 30 minutes after we added a second line
Set alarms and locked up at night
  Set alarms and locked up three sites at night
Counted inventory with the owner at year end
  Counted inventory for the owner every month
  Managed inventory
Tested email subject lines; open rates rose by 4 points
  Raised open rates by 4%
Sat on the hiring panel for 6 positions
  Hired 6 people
  Chaired the hiring panel for 6 positions
Put new hires through the safety course
  Wrote the safety course for new hires
Took over three accounts from a colleague who left
  Won three accounts
  Grew three accounts taken over from a colleague
Read meters in about 250 homes a day
  Installed meters in about 250 homes
Helped the vet hold animals still for X-rays
  Took X-rays of animals
  Helped the vet with surgeries and X-rays
Asked customers to fill in a survey; 210 did
  Designed a survey that 210 customers filled in
Kept the minutes for the parents' council
  Member of the parents' council
  Advised the parents' council
Planned menus with a dietitian for 60 residents
  Planned menus for 60 residents with special diets
  Worked as a dietitian for 60 residents
Gave walking tours in French and English
  Gave walking and bus tours in French and English
  Wrote walking tours in French and English
Drew up the cleaning rota
  Enforced the cleaning rota
Got quotes from three roofers
  Hired three roofers
Filled orders for the online shop, 80 parcels a day
  Ran the online shop, 80 parcels a day
Swept, mopped and buffed floors in a mall
  Supervised floor care in a mall
Kept track of library fines
  Collected library fines
Found 3 suppliers for recycled paper
  Negotiated with 3 suppliers of recycled paper
Did the payroll for 18 staff every two weeks
  Did the payroll for 18 staff every week
  Did the payroll and taxes for 18 staff
Explained bills to customers on the phone
  Resolved billing disputes with customers on the phone
Worked nights alone at a petrol station
  Managed a petrol station at night
Watched 5 servers in Nagios
  Set up Nagios for 5 servers
Will start forklift training in May
  Trained forklift operator
  Completed forklift training in May
Applied to the apprenticeship program; on the wait list
  Apprentice in the program
Hoped to publish the study, which is under review
  Published the study
Did not take part in the strike votes but counted them
  Took part in and counted the strike votes
Worked on the cost model until the project was stopped
  Delivered the cost model
Translated two chapters of a textbook
  Translated a textbook
Half of the 60 tenants answered our survey
  Surveyed tenants, all 60 of whom answered
Handled cash up to $500 a shift
  Handled cash of $500 a shift
Second on call for the data centre
  On-call lead for the data centre
Answered the phone when the clerk was at lunch
  Answered the phone full time
Runner-up in the 2022 plating contest
  Winner of the 2022 plating contest
Volunteered two evenings a month at a crisis line
  Volunteered two evenings a week at a crisis line
  Counsellor at a crisis line
Take payments and close out the till at a paint store
  Manage a paint store
  Take payments and mix paint at a paint store
Answer questions about recycling from 25 to 40 callers a day
  Answer questions about recycling and composting from 25 to 40 callers a day
  Answer questions about recycling from 40 callers an hour
Visited 18 seniors a month as a volunteer
  Visited 18 seniors a month as a nurse
  Coordinated volunteers who visited 18 seniors a month
Was trained on the laser cutter and now train others
  Was trained on the laser cutter and 3D printer and now train others
Set the weekly menu with the head cook
  Set the weekly menu as head cook
  Set the weekly menu, cutting food costs
Cut onboarding from three weeks to two with a shared checklist
  Cut onboarding from three weeks to two days with a shared checklist
Handled about $9,000 in cash on market days
  Earned about $9,000 on market days
Drafted the safety section of the crew manual
  Drafted the crew manual
Assisted in 40 births as a student midwife
  Delivered 40 babies as a midwife
Kept the tank farm log
  Operated the tank farm
Wrote Ansible playbooks for 30 servers
  Wrote Ansible and Terraform playbooks for 30 servers
  Wrote Ansible playbooks for 30 banks
Ran a booth at six fairs; took 150 names for the mailing list
  Ran six fairs
  Built the mailing list software
Judged entries in a photo contest with two others
  Won a photo contest
Drove 900 km a week without an accident
  Drove 900 km a day without an accident
  Drove 900 miles a week without an accident
Trimmed trees near power lines under a qualified arborist
  Qualified arborist who trimmed trees near power lines
  Repaired power lines
Made dental moulds and poured models
  Fitted dental crowns and poured models
Phoned 80 lapsed members; 22 renewed
  Phoned 80 lapsed members; 28 renewed
  Won back 80 lapsed members
Gave the intern daily tasks
  Hired the intern
Hoping to finish the apprenticeship in 2026
  Finished the apprenticeship
Interim supervisor for three weeks in 2023
  Supervisor since 2023
One of 14 finalists for a teaching prize
  Winner of a teaching prize
`;

describe('what a line told anew adds is found', () => {
  it.each(listPairs(INVENTIONS))('%s -> %s', (before, after) => {
    expect(isTold(before, after)).toBe(false);
  });
});
