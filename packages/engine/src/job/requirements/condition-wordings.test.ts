import { describe, expect, it } from 'vitest';
import { extractRequirements } from '../extract-requirements.ts';

const kindsOf = (line: string): string[] =>
  extractRequirements(`Clerk\nRequirements:\n- Punctual\n- ${line}\n- Tidy`).requirements.map(
    ({ kind }) => kind,
  );
const listOf = (table: string): string[] => table.trim().split(/\s*[|\n]\s*/);

describe('conditions: travel', () => {
  it.each(
    listOf(`
Travel up to 25% | Up to 50% travel | 25% travel required | Some travel
Occasional travel required | Travel between sites | Travel to client sites | Willing to travel
Must be willing to travel overnight | Must travel to remote communities
Ability to travel across the province | Able to travel internationally
Able to drive between clinics | Regular travel within the region | Travel: 20%
Comfortable with travel | Open to travel | Prepared to travel | Frequent travel by air
Overnight trips twice a month | Two trips a year to Chicago
Must be able to visit clients in their homes | Travel is part of the job
Ready to travel one week a month | Available to travel | Work away from home
Déplacements fréquents | Disponible pour voyager | Capacité de se déplacer`),
  )('%s', (line) => expect(kindsOf(line)).toContain('travel'));
});

describe('conditions: location', () => {
  it.each(
    listOf(`
Must live in Toronto | Must be based in Ottawa | Must reside in Nova Scotia | Based in Leeds
Located in Fredericton | On-site in Regina | On-site 5 days a week
In-office three days a week | Hybrid, two days in the office | Hybrid work model
Remote within Canada | Fully remote | 100% remote | Remote (Canada only) | Work from home
Three days in our Halifax office | You live within 50 km of Moncton
Within commuting distance of Guelph | Able to commute to Brampton
Must relocate to Fort McMurray | Willing to relocate | Relocation required
Local candidates only | Local candidates preferred | This role is based at our Surrey plant
Office-based | You will work from our Calgary office | Must be within an hour of Vancouver
Présence au bureau trois jours par semaine | Télétravail possible | En mode hybride
Résider au Québec`),
  )('%s', (line) => expect(kindsOf(line)).toContain('location'));
});

describe('conditions: language', () => {
  it.each(
    listOf(`
Bilingual (English and French) | Bilingualism required | Fluent in French | Fluency in Spanish
French is an asset | Spanish a plus | Knowledge of Punjabi an asset
Ability to speak Mandarin | Speaks Cantonese | Second language an asset
A second language is helpful | Excellent English | Strong written and spoken English
English and French, spoken and written | Conversational Arabic | Working knowledge of German
Proficiency in both official languages | Both official languages
Bilingual imperative (BBB/BBB) | Bilingue (français et anglais) | Anglais fonctionnel
Excellent français | Maîtrise de l’anglais | Other languages welcome | ASL an asset
Additional languages are an asset | Cree or Ojibwe an asset`),
  )('%s', (line) => expect(kindsOf(line)).toContain('language'));
});

describe('conditions: clearance', () => {
  it.each(
    listOf(`
Criminal record check | Clear criminal record check | Vulnerable sector check | Police check
Police clearance | Background check | Reliability status | Secret clearance
Enhanced security clearance | Security clearance required | Bondable | Must be bondable
Clean driver’s abstract | Driver abstract | Enhanced DBS | DBS check | Credit check
Fingerprinting | Satisfactory references and record check
Able to obtain a security clearance | Child abuse registry check | Pass a drug test
Vérification des antécédents judiciaires | Enquête de sécurité | Baseline (BPSS) clearance
Clear vulnerable sector search`),
  )('%s', (line) => expect(kindsOf(line)).toContain('clearance'));
});

describe('conditions: authorisation', () => {
  it.each(
    listOf(`
Authorized to work in Canada | Legally entitled to work in Canada | Eligible to work in the UK
Right to work in the UK | Valid work permit | Must be a US citizen
Canadian citizen or permanent resident | No visa sponsorship | We cannot sponsor visas
Must have the legal right to work in Canada | Legally able to work in the US
Work authorization required | Open work permit or PR | Permis de travail valide
Être légalement autorisé à travailler au Canada
You must already be allowed to work in Canada | Green card or citizenship`),
  )('%s', (line) => expect(kindsOf(line)).toContain('authorisation'));
});

describe('no condition', () => {
  it.each(
    listOf(`
Plan field trips for students | Book business trips for directors | Answer phones in our office
Respond to tickets within 30 minutes | Arrive within one hour of a call | Sell travel insurance
Remote sensing software | Check records for errors | Clearance sales experience | Hybrid cloud
Experience with travel agencies | Keep the office tidy | Reference materials for the library`),
  )('%s', (line) => {
    const conditions = ['travel', 'location', 'clearance', 'authorisation', 'language'];
    expect(kindsOf(line).filter((kind) => conditions.includes(kind))).toEqual([]);
  });
});
