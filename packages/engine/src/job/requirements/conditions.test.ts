import { describe, expect, it } from 'vitest';
import { extractRequirements } from '../extract-requirements.ts';

/** "must cert", "nice language": kinds asked by a line, what is told in words aside. */
const kinds = (line: string, heading = 'Requirements:'): string[] =>
  extractRequirements(`Officer\n${heading}\n${line}\n`)
    .requirements.filter(({ kind }) => kind !== 'title')
    .map(({ kind, level }) => `${level} ${kind}`);

describe('licences, registrations and checks', () => {
  it.each([
    'Valid Class 5 driver’s licence',
    'Class 1 license with air brakes',
    'Valid G licence and clean abstract',
    'G2 licence',
    'Class 4 unrestricted driver’s licence',
    'AZ or DZ licence',
    'Must have a driver’s license and a vehicle',
    'Permis de conduire classe 5',
    'CPA designation or enrolled in the program',
    'P.Eng. registered with the provincial association',
    'P. Eng. licence or eligibility',
    'Eligible for registration with the College of Nurses',
    'Registered with the BC College of Social Workers',
    'RN licence in good standing',
    'Current practice permit with the College of Midwives',
    'Red Seal endorsement',
    'Journeyperson ticket (Plumber)',
    'Interprovincial Red Seal in carpentry',
    'Certificate of Qualification (306A)',
    'Standard First Aid and CPR-C',
    'CPR level C',
    'BLS and ACLS certification',
    'Food Handlers Certificate',
    'FoodSafe Level 1',
    'Smart Serve',
    'WHMIS 2015',
    'Forklift licence',
    'Working at Heights ticket',
    'Confined space training certificate',
    'H2S Alive',
    'CSTS-2020',
    'Fall protection ticket',
    'Security guard licence',
    'Ontario College of Teachers membership in good standing',
    'Teaching certificate from the ministry',
    'PMP certification',
    'AWS Certified Solutions Architect',
    'CISSP, CISM or equivalent certification',
    'CHRP or CHRL designation',
    'Notary public commission',
    'Called to the bar of Manitoba',
    'ECE certificate to practise',
    'RECO licence',
    'Level 3 securities licence',
    'Certificat de secourisme',
    'Carte ASP Construction',
  ])('certificate or licence: %s', (line) => expect(kinds(line)).toContain('must cert'));

  it.each([
    'Criminal record check',
    'Clear police information check',
    'Satisfactory vulnerable sector screening',
    'Secret clearance',
    'Enhanced reliability',
    'Top Secret/SCI',
    'Credit check required',
    'Driver’s abstract',
    'Must pass a background check and drug test',
    'Vérification des antécédents judiciaires',
    'Fingerprinting and a child welfare check',
    'Must be bondable',
  ])('check: %s', (line) => expect(kinds(line)).toContain('must clearance'));

  it.each([
    ['Must be legally entitled to work in Canada', 'must authorisation'],
    ['Valid work permit', 'must authorisation'],
    ['Canadian citizen or permanent resident', 'must authorisation'],
    ['We cannot sponsor visas', 'must authorisation'],
    ['No sponsorship available', 'must authorisation'],
    ['US citizenship required', 'must authorisation'],
    ['Travel 30% of the time', 'must travel'],
    ['Up to 50% travel', 'must travel'],
    ['Occasional overnight travel', 'must travel'],
    ['Must travel between our three clinics', 'must travel'],
    ['Willing to travel to remote communities', 'must travel'],
    ['Hybrid, 3 days a week in the office', 'must location'],
    ['On-site in Moncton', 'must location'],
    ['Remote within Canada', 'must location'],
    ['Must live within 50 km of Kenora', 'must location'],
    ['Fluent in English and Punjabi', 'must language'],
    ['Fluency in Arabic is an asset', 'nice language'],
    ['Bilingual (English/French)', 'must language'],
    ['Knowledge of Inuktitut is an asset', 'nice language'],
    ['French language skills preferred', 'nice language'],
    ['ASL an asset', 'nice language'],
    ['Excellent spoken and written English', 'must language'],
    ['Maîtrise du français et de l’anglais', 'must language'],
    ['Bonne connaissance de l’anglais parlé et écrit', 'must language'],
  ])('condition: %s', (line, expected) => expect(kinds(line)).toContain(expected));

  it.each([
    ['No driver’s licence needed', 'cert'],
    ['A criminal record check is not required', 'clearance'],
    ['No travel', 'travel'],
    ['No travel required', 'travel'],
    ['French is not required', 'language'],
    ['Familiar with remote sensing', 'location'],
    ['Book travel for the executive team', 'travel'],
    ['Translate English manuals', 'clearance'],
    ['Experience with hybrid cloud', 'location'],
    ['Manage licence agreements', 'cert'],
    ['Stock clearance items', 'clearance'],
  ])('not asked: %s', (line, kind) => {
    expect(kinds(line).map((found) => found.split(' ')[1])).not.toContain(kind);
  });

  it('keeps alternatives together', () => {
    const any = (line: string) =>
      extractRequirements(`Officer\nRequirements:\n${line}`).requirements.flatMap(
        ({ anyOf }) => anyOf ?? [],
      );
    expect(any('AZ or DZ licence')).toHaveLength(2);
    expect(any('CISSP, CISM or CISA')).toEqual(['CISSP', 'CISM', 'CISA']);
    expect(any('Cantonese or Mandarin an asset')).toEqual(['Cantonese', 'Mandarin']);
    expect(any('Experience with GIS, for example QGIS or ArcGIS')).toEqual([
      'GIS',
      'QGIS',
      'ArcGIS',
    ]);
    expect(any('QUICKBOOKS OR SAGE 50')).toHaveLength(2);
    expect(any('Python (pandas)')).toEqual([]);
  });
});
