/** What a part of a job description is about. `about`, `benefits`, `legal` and `apply` ask nothing of a candidate. */
export type JobSection =
  | 'requirements'
  | 'nice'
  | 'responsibilities'
  | 'overview'
  | 'about'
  | 'benefits'
  | 'legal'
  | 'apply';

/** Headings as ads write them, lower case, without punctuation; one phrase for each line. */
export const AD_HEADINGS: Record<JobSection, string> = {
  requirements: `requirements
applicants
the applicant
the candidate
candidates
you
musts
need
needs
you've got
you must have
you should have
you need
prerequisites
selection criteria
job requirements
position requirements
role requirements
requirements & qualifications
requirements and qualifications
qualifications
key qualifications
required qualifications
minimum qualifications
basic qualifications
minimum requirements
basic requirements
essential requirements
required skills
required experience
required skills and experience
skills and experience
skills & experience
skills and qualifications
skills & qualifications
qualifications and skills
experience and skills
experience
experience required
technical experience
technical skills
technical requirements
tech stack
our tech stack
your tech stack
the tech stack
technology stack
our stack
our technology stack
key skills
skills
skills required
skills needed
experience needed
education needed
technologies
technologies we use
tools
core competencies
competencies
knowledge skills and abilities
what you'll bring
what you will bring
what you bring
what you bring to the table
what you'll need
what you will need
what you need
what we're looking for
what we are looking for
what we look for
who we're looking for
who we are looking for
who you are
about you
you have
you are
you'll have
you will have
you bring
your profile
your background
your experience
your skills
your skills and experience
your qualifications
must have
must haves
must-haves
must have skills
the person
the candidate
the ideal candidate
ideal candidate
ideal candidates will have
candidate profile
candidate qualities
candidate requirements
education
education and experience
education & experience
education requirements
academic credentials
academic qualifications
other requirements
additional requirements
licences and certifications
certifications
to be successful
what makes you a great fit
why you might be a good fit
profil recherché
exigences
compétences`,
  nice: `nice to have
nice
nice to haves
nice-to-have
nice to have skills
preferred
preferred qualifications
preferred skills
preferred experience
preferred requirements
preferred skills and experience
preferred education
desired qualifications
desired skills
desired experience
desirable
desirable skills
desirable experience
additional qualifications
additional skills
bonus
bonus points
bonus points for
bonus skills
bonus if you have
extra credit
a plus
pluses
plus
ideally
ideally you have
assets
asset
assets include
good to have
even better if you have
it's a plus if you have
it would be great if you have
what sets you apart
atouts`,
  responsibilities: `responsibilities
key responsibilities
job responsibilities
main responsibilities
primary responsibilities
core responsibilities
essential responsibilities
responsibilities include
your responsibilities
roles and responsibilities
role and responsibilities
duties
job duties
key duties
main duties
essential duties
essential functions
essential job functions
duties and responsibilities
essential duties and responsibilities
what you'll do
what you will do
what you'll be doing
what you will be doing
what you do
what you'll work on
what you will work on
what the job involves
your tasks
your job
your duties
your role will include
what will you do
what to expect
in this role you will
in this role you'll
in this position you will
you will
you'll
your role
your role in the team
your impact
your mission
your day to day
your day-to-day
a day in the life
day to day
day-to-day
day to day responsibilities
the role
role details
how you'll make an impact
how you will contribute
key accountabilities
accountabilities
tasks
responsabilités
vos responsabilités`,
  overview: `overview
job type
type of employment
employment type
experience level
industry
company size
company type
location
location options
work location
schedule
job details
the opportunity
about the role
about the job
about this role
about the position
about the opportunity
position overview
position summary
role overview
role summary
job description
job summary
job overview
summary
description
role description
the position
the job
the team
about the team
our team`,
  about: `about us
us
about the company
about our company
company overview
company description
company profile
who we are
a bit about us
a little about us
our company
our mission
our values
our culture
our story
what we do
what we do best
what we stand for
why us
why join us
why work with us
why work for us
why
why you'll love it here
why you'll love working here
life at the company
our commitment
à propos de nous`,
  benefits: `benefits
our benefits
benefits include
benefits and perks
benefits & perks
perks
perks and benefits
perks & benefits
job benefits
your benefits
what we offer
what we can offer
we offer
what's in it for you
what you'll get
what you will get
what you get
compensation
compensation and benefits
compensation & benefits
compensation range
salary
salary range
pay
pay range
pay transparency
base salary
total rewards
the package
package
avantages`,
  legal: `equal opportunity
diversity statement
equity statement
land acknowledgement
equal opportunity employer
equal employment opportunity
eeo statement
eeo
affirmative action
affirmative action/eeo statement
diversity
diversity and inclusion
diversity equity and inclusion
diversity & inclusion
privacy notice
disclaimer
legal
accommodations
accommodation
accessibility
other duties
additional information
notice
note to recruiters
notice to recruiters`,
  apply: `how to apply
to apply
apply
apply now
application process
next steps
interview process
the interview process
our hiring process
hiring process
contact
contact us`,
};
