import { describe, expect, it } from 'vitest';
import { extractRequirements } from '../extract-requirements.ts';

/** Level of the first demand that a line under a heading makes, the title aside. */
function levelOf(line: string, heading: string): string {
  const found = extractRequirements(
    `Clerk\n\n${heading}\n- Punctual\n- ${line}\n- Tidy`,
  ).requirements;
  return found.find(({ text }) => line.includes(text.replace(/[.;]$/, '')))?.level ?? 'none';
}
const listOf = (table: string): string[] => table.trim().split(/\s*[|\n]\s*/);

describe('wishes among requirements, English and French', () => {
  it.each(
    listOf(`
SAP is desired | SAP desired but not required | Desired: SAP | Preferred: SAP | Plus: SAP
Asset: SAP | SAP: asset | SAP – an asset | SAP (an asset) | SAP (preferred) | SAP (nice to have)
SAP (plus) | SAP (bonus) | SAP, preferred | SAP strongly preferred | SAP highly desirable
SAP is highly desirable | SAP an added asset | SAP will be an asset | SAP would be an asset
SAP would be considered an asset | SAP seen as an asset | SAP is a definite asset
SAP is an advantage | SAP would be advantageous | SAP is advantageous | SAP an advantage
SAP gives you an edge | SAP will give you an edge | SAP puts you ahead | SAP will set you apart
SAP sets you apart | SAP earns bonus points | Bonus points for SAP | Bonus if you know SAP
SAP is a nice bonus | Points for SAP | SAP would help | SAP helps | It helps if you know SAP
It would help to know SAP | It’s great if you know SAP | Great if you know SAP
Good if you know SAP | SAP is nice | SAP is good to have | SAP good to have
SAP is a nice-to-have | SAP is not a must but nice | SAP not a must, but helpful
SAP not required but nice | SAP is not mandatory but preferred | SAP is optional
SAP if possible | If possible, SAP | SAP where possible | We’d like SAP
We would like you to know SAP | We’d love SAP | We’d be thrilled if you knew SAP
You might know SAP | You may know SAP | You may also know SAP | Maybe you know SAP
Perhaps you have used SAP | Any SAP is a plus | Any experience with SAP is welcome
Some exposure to SAP | Familiarity with SAP is helpful | Prior SAP a plus
Prior SAP appreciated | SAP much appreciated | SAP is appreciated
SAP will be viewed favourably | SAP will be looked upon favourably | SAP looked on favorably
Priority given to those with SAP | Preference for SAP | Preference to SAP users
We give preference to candidates with SAP | SAP is beneficial | SAP is useful
SAP will be useful | Useful: SAP | Helpful: SAP | SAP will be considered a plus
Extra credit for SAP | SAP is icing on the cake | SAP: a bonus | Even better if SAP
SAP is the cherry on top | Ideal: SAP | Ideally with SAP | In an ideal world you know SAP
SAP, ideally | SAP ideally | SAP preferably | Preferably with SAP | Not essential: SAP
SAP isn’t essential | SAP is not a requirement but a plus | SAP, un atout
SAP constitue un atout | SAP (un atout) | Connaissance de SAP (atout) | SAP serait un atout
SAP considéré comme un atout | SAP souhaité | SAP souhaitée | SAP est souhaitable
SAP de préférence | De préférence, SAP | Idéalement, SAP | SAP idéalement | SAP apprécié
SAP est un plus | SAP serait apprécié | SAP serait un avantage | Un plus : SAP | Atout : SAP
SAP non exigé mais apprécié`),
  )('%s', (line) => expect(levelOf(line, 'Requirements')).toBe('nice'));
});

describe('demands among wishes', () => {
  it.each(
    listOf(`
SAP required | SAP: required | SAP (required) | SAP (must) | SAP a must
SAP is an absolute must | SAP must have | Must have SAP | Must-have: SAP | Required: SAP
Mandatory: SAP | Essential: SAP | SAP essential | SAP is compulsory | SAP is imperative
SAP is critical | SAP is vital | SAP is a prerequisite | SAP is a requirement
SAP is a condition of employment | You need SAP | You must know SAP | You have to know SAP
Candidates must have SAP | Applicants need SAP | Requires SAP | The job requires SAP
This role requires SAP | SAP is needed | SAP is a non-negotiable | SAP: no exceptions
Proficiency in SAP is required | SAP est obligatoire | SAP est essentiel | SAP est requise
SAP exigée | SAP est exigé | SAP (obligatoire) | Vous devez maîtriser SAP | SAP indispensable
SAP est nécessaire`),
  )('%s', (line) => expect(levelOf(line, 'Nice to have')).toBe('must'));
});

describe('headings over demands', () => {
  it.each(
    listOf(`
We can only consider you with | You’ll need | Our ideal teammate | What you walk in with | About the person
What you can offer us | Before you apply | What matters to us | Who does well here | Show us
Ce que tu apportes | Ce qu’on attend de toi | Nous exigeons | Tu as | Vos atouts
What you have | What you should have | What you’ve got | What we need | What we ask
What we ask for | What we expect | What we expect from you | What it takes
What you need to have | What you’ll need to have | What you need to apply | The must-haves
Your must-haves | Absolute musts | Deal breakers | The basics | Bare minimum | Minimum
Minimums | Required | Required: | Mandatory | Mandatory requirements | Essential criteria
Essential skills | Essential qualifications | Person specification | Candidate specification
Candidate must have | Applicants must have | The successful applicant will have
The successful candidate must possess | You’re the one if | You might be our person if
You’ll be great at this if you have | You’ll thrive here if you have
You’ll succeed if you have | We’d love to talk if you have | Who should apply | Who can apply
Who we need | Who we are after | Who’s a fit | Ideal profile | Your expertise | Your know-how
Your skill set | Skill set | Skills and knowledge | Technical know-how | Knowledge
Knowledge & experience | Qualifications, skills and experience
Education, experience and skills | Training and experience | Credentials | Licences and tickets
Tickets | Conditions of employment | Hiring criteria | Screening criteria | Eligibility
Position qualifications | Merit criteria | Qualifications for this role | How you qualify
What makes you a fit | What makes you right for us | What success takes | What we want
What we’re hoping for | We need | We need someone with | We’re looking for
We are looking for someone with | We ask that you have | Looking for | To apply you need
To succeed you need | To do this job you need | To be successful in this role | To qualify
To thrive | In your toolbox | Your tool belt | Bring along | Bring this | Come with
You come with | You hold | You possess | You already have | You know | You’ve done this
Exigences du poste | Exigences et qualifications | Qualifications requises
Compétences recherchées | Compétences et aptitudes | Profil | Votre profil | Profil du candidat
Profil souhaité | Ce que nous recherchons | Ce que nous demandons | Ce qu’il vous faut
Ce que vous apportez | Vous avez | Vous possédez | Critères | Critères de sélection
Critères essentiels | Formation et expérience | Scolarité et expérience | Conditions d’embauche
Prérequis | Aptitudes`),
  )('%s', (heading) => expect(levelOf('SAP', heading)).toBe('must'));
});

describe('headings over wishes', () => {
  it.each(
    listOf(`
We would be glad of | It won’t hurt if you also have | What would tip the scales | Tie-breakers | In a perfect world
Ce qui te démarquerait | Ce serait génial
Pluses | A plus if you have | Big plus | Bonuses | Bonus round | Extra points | Brownie points
Extras | Nice extras | Nice-to-have skills | Nice but not needed | Not required but nice
Not a must | Optional | Optional extras | Desirable criteria | Desirable qualifications
Desired | Desirables | Asset criteria | Asset qualifications | Assets (not required)
Considered assets | Would be an asset | Will be considered an asset | Preferences
Preferred but not required | Preferred background | Preferably | Preferably you also have
We’d also love | We’d be delighted if you had | It’d be great if you had
It would be nice if you had | It helps if you have | Helpful to have | Helpful experience
Handy to have | Even better | Better yet | Better still | Stand-out skills
You’ll stand out if you have | To stand out | What will make you stand out | What sets you apart
What gives you an edge | An edge | Beneficial | Beneficial experience | Advantageous
Advantages | An advantage | Additional assets | Good to have | Great to have | Cherry on top
Wish list | Our wish list | Dream candidate extras | Ideal but not essential | Appreciated
Also welcome | Also useful | You may also have | You might also have | If you also have
Merit-worthy extras | Atouts | Atout | Un atout | Constitue un atout
Sera considéré comme un atout | Souhaitable | Souhaité | Critères constituant un atout
Qualifications constituant un atout | Un plus | De préférence | Idéalement`),
  )('%s', (heading) => expect(levelOf('SAP', heading)).toBe('nice'));
});

describe('headings over duties', () => {
  it.each(
    listOf(`
What you’ll be up to | What you’ll own | What you’ll tackle | What you’ll accomplish
What you will deliver | What you’ll be responsible for | What the role involves
What the role entails | What the day looks like | A day at work | On a typical day
A typical shift | Your shift | Your tasks | Your duties | Your work | Your responsibilities
Your main tasks | Your contribution | Your challenge | The work | The gig | The day-to-day
Day to day you’ll | Day-to-day duties | Day-to-day tasks | Main duties | Major responsibilities
Principal duties | Primary duties | Specific duties | General duties | Position duties
Job duties | Job tasks | Job functions | Key tasks | Key activities | Key functions
Essential functions | Essential tasks | Scope of work | Scope of the role
Role responsibilities | Role purpose | Purpose of the role | Core duties | Core functions
In this role | In this position | As a clerk you will | As our clerk you’ll | You will
You’ll be | You will be in charge of | Responsible for | You are responsible for
Reporting to the manager you will | Duties include | Tasks include
Responsibilities include but are not limited to | The successful candidate will | The clerk will
The incumbent will | Areas of responsibility | Accountable for | How you’ll help
How you’ll contribute | How your week looks | Your mandate | Responsabilités
Principales tâches | Vos tâches | Votre mission | Votre rôle | Votre mandat | Mandat
Description du poste | Description de tâches | Fonctions | Fonctions principales
Sommaire des responsabilités | Ce que vous ferez | Votre quotidien | Au quotidien`),
  )('%s', (heading) => expect(levelOf('Enter purchase orders in SAP', heading)).toBe('context'));
});
