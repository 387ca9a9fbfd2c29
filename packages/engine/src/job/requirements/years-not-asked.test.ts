import { describe, expect, it } from 'vitest';
import { extractRequirements } from '../extract-requirements.ts';

/** As a line of a list, and as a sentence of a text. */
const ADS: readonly ((line: string) => string)[] = [
  (line) => `Officer\nWhat you bring\n- Punctual and tidy\n- ${line}\n- Comfortable with people\n`,
  (line) =>
    `Fernhill Credit Union is hiring an Officer. ${line.charAt(0).toUpperCase()}${line.slice(1)}. The office is on Main Street.`,
];

/** Ages, firms, contracts, schooling, pay, warranties, children: no demand for years. */
const NOT_ASKED = `
For over 30 years we have built boats
Over the past 20 years our clinic has grown
A family business with 35 years of experience
With more than 40 years of experience, Harlow Foods feeds the north
With over 15 years in the market, we know our customers
We bring 25 years of expertise to every job
Founded twelve years ago by two nurses
We celebrated our 10 year anniversary
Ten years young and growing
Trusted by families for three generations and 60 years
Salary rises after two years
Salary: $50,000 after 2 years of experience with us
4 weeks’ vacation after five years of employment
RRSP matching after one year of service
Eligible for the pension after 2 years of continuous service
Sabbatical every 7 years
The initial contract is for three years
This is an 18-month fixed-term contract
Fixed term: 12 months
Duration: 6 months with possibility of extension
Contract length: 12 months
Length of contract: one year
A twelve-month parental leave replacement
Appointment for up to five years
A three-year appointment, renewable
The apprenticeship takes four years
Probationary period of 6 months
Successful candidates serve a one-year probation
Term ends after 24 months
Must be over 18 years
You must be at least 19 years of age to serve alcohol
Minimum age: 21 years
Age: 18 years minimum
Must be 25 or older with a full licence
Must be at least 16 years old
Children ages 4 to 12 years
Students aged 14-18 years
Toddler room (19 months to 2.5 years)
Infants from 3 to 18 months
Care for two children, 2 years and 5 years
Seniors over 65 years
Work in a 12-hour shift
Vehicle must be less than 10 years old
Car of model year 2015 or newer
No convictions in the last five years
Clean driving record for the past three years
Driver’s abstract (3 years)
A five-year driver abstract
No at-fault accidents within 3 years
Five-year work history check
You must have lived in Canada for 3 of the last 5 years
Background check going back seven years
Three references from the last 5 years
First aid certificate issued within the last three years
Certificate valid for 2 years
A 2-year college diploma
A four-year university degree
Completion of a 3-year apprenticeship
Two years of college
Two years of post-secondary education
At least two years of university
Second-year students welcome
Students in year 3 or 4 of their program
Minimum one year remaining in your program
Develop the 5-year capital plan
Manage a ten-year forest plan
Prepare the year-end file over 3 months
Our goal is to double in two years
We expect to hire 20 people over the next 2 years
Provide a 2-year warranty on all work
Commit to at least one year with us
A two-year commitment is expected
Able to stay for a minimum of 6 months
Willing to sign on for two years
Zero years of experience? No problem
No experience required, we train you
Entry-level, training provided
Some experience preferred
years of experience an asset
Several years’ experience in a kitchen
A few years on the tools
Recent graduates of the last two years are welcome
Graduated within the last 3 years
Nous sommes en affaires depuis 25 ans
Forte de ses 40 ans d’expérience, l’entreprise grandit
Contrat de 12 mois
Enfants de 2 à 5 ans
Être âgé de 18 ans et plus
Avoir 18 ans ou plus
Remplacement de congé de maternité de 18 mois
Aucune expérience requise
up to 3 years of experience
less than two years of experience
no more than 3 years of experience
You will be paid for six months of training
The position is funded for three years
You will be placed with a mentor for 12 months
Candidates hired are on probation for 6 months
Applicants are enrolled in the plan for two years
Position with 12 months of leave coverage
A car with 2 years of insurance
We pay for two years of courses
Paid training for the first 6 months
Open to people with under a year in the trade
One year from now we open a second store
Once a year we travel together
Twice a year there is stock-taking
Open 24 hours, 365 days a year
$62,000 a year
Four weeks a year of vacation
The 5 year plan
We expect results within 12 months
This year or next
Year-end close experience
Year-round work
A multi-year project
Our clients stay with us for years
A two-year-old startup
My grandmother ran it for forty years
I have run this kitchen for nine years
Ownership has not changed in 18 years
Staff stay an average of 7 years
Average tenure is 6 years
With 5 weeks of vacation after ten years
Bonus after 24 months
Interns stay three to six months
Temporary (6 months)
Temporary for 6 months with a chance to stay
Start in 2 months
Must be 18+ years
For ages 5 to 11 years
A 10-year-old child with autism
Residence in the province for one year
Full licence for drivers over 21 years
Records are kept six years
Degrees earned within the last two years
A certificate that is less than 3 years old
Lease terms of one to five years
Mortgage terms from 6 months to 10 years
Sentences of two years or more
Prepare 3-year budgets
Programs for 0-6 years
Garderie pour enfants de 18 mois à 5 ans
Un mandat de deux ans
Poste temporaire de 6 mois
L’entreprise a 30 ans
Depuis plus de 15 ans
Completed at least two years of a four-year program
Finished two years of an engineering degree
Two years toward a degree in education
Experience with children 2 to 5 years
Working with toddlers 18 months to 3 years
Teaching pupils 7–11 years
Care for infants 6 to 18 months
A record check covering five years
An employment history going back 10 years
Contract (12 months)
Term position (18 months)
Full-time contract, 12 months
Two years of experience may substitute for one year of college
Each year of experience counts as one year of education
Equivalent to 4 years of university
Obtain the licence within 6 months of hire
Valid for 3 years from the date of issue
Able to commit to a 2-year rotation
A 3-year clean abstract
Class 5 licence with a 3-year clean abstract
1st or 2nd year apprentices
Eligible for a raise at 1 year
The mandate ends in 2 years
A three-year research grant
A ten-year-old fleet
The program runs two years
Insurance with five years’ no-claims bonus
Buildings over 50 years
Houses built in the last 5 years
Cattle under 2 years
Wines aged five years
Cheese aged over 2 years
Passport with six months’ validity
3-5 Jahre
`;

describe('years that nobody is asked for', () => {
  it.each(NOT_ASKED.trim().split('\n'))('%s', (line) => {
    for (const ad of ADS) {
      const { requirements } = extractRequirements(ad(line));
      expect(requirements.filter(({ kind }) => kind === 'years')).toEqual([]);
    }
  });
});
