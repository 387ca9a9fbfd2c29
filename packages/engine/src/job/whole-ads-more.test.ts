import { describe, expect, it } from 'vitest';
import { extractRequirements } from './extract-requirements.ts';

/** More ads as they come, of other occupations; the persons and firms are made up. */
const ADS: readonly { head: string; years: string; degrees: string; text: string }[] = [
  {
    head: 'Orchard Supervisor @ Blossom Ridge Orchards Inc.',
    years: 'must 5',
    degrees: 'nice certificate or equivalent',
    text: `Orchard Supervisor
Blossom Ridge Orchards Inc., Creston BC

Blossom Ridge has farmed cherries for three generations and picks 400 tonnes a season.

You'll run the picking crews (40 people at the peak), train them, keep spray records and report to the farm manager.

We're looking for someone who
• has five or more seasons, or at least 5 years, in tree fruit
• has supervised crews of ten or more
• holds a BC pesticide applicator certificate
• speaks English; Spanish is a real plus
• holds a Class 5 licence

A horticulture certificate or diploma would be nice but years in the trees count just as much.

Season: April to October. Housing is provided for the first 2 months.`,
  },
  {
    head: 'Dental Assistant @ Kestrel Dental Group',
    years: 'must 1',
    degrees: 'must certificate',
    text: `Kestrel Dental Group is growing! Join us as a Dental Assistant (Level II) in Kanata.

**What you'll do**
- Chairside assisting, four-handed
- Sterilization and tray set-up
- Digital x-rays

**What you need**
- Level II dental assisting certificate from a recognized college
- HARP certification
- One year or more chairside (new grads with a strong co-op will be considered)
- CPR

**Nice**
- Dentrix or ABELDent
- Ortho experience

Pay $27 - $31. Benefits after 3 months. We've cared for Kanata's smiles since 2003 (that's over 20 years!).`,
  },
  {
    head: 'Laboratory Analyst @ Hexagon Environmental',
    years: 'must 2',
    degrees: 'must diploma, nice bachelor',
    text: `<p><strong>Laboratory Analyst</strong> &ndash; Hexagon Environmental</p><p>Location: Burnaby, BC<br>Term: 18 months</p><p><strong>Requirements</strong></p><ul><li>Diploma in chemical technology (B.Sc. in chemistry preferred)</li><li>Minimum two (2) years&rsquo; experience in an ISO 17025 lab</li><li>GC/MS or ICP-MS</li><li>Able to lift 20 kg</li></ul><p><strong>About Hexagon Environmental</strong></p><p>Hexagon Environmental has tested water for 25 years.</p>`,
  },
  {
    head: 'FRONT DESK AGENT @ HARBOURFRONT INN',
    years: 'must 1',
    degrees: 'must none or equivalent',
    text: `FRONT DESK AGENT - HARBOURFRONT INN, ST. ANDREWS NB!!! WE NEED YOU!!! 1 YEAR HOTEL OR RETAIL EXPERIENCE!!! HIGH SCHOOL OR EQUIVALENT!!! FRENCH IS A BIG PLUS!!! OPERA PMS AN ASSET!!! MUST BE 19 OR OLDER!!! EVENINGS AND WEEKENDS!!! $18/HR!!! APPLY TODAY!!!`,
  },
  {
    head: 'Corporate Counsel @ Aldercrest Financial',
    years: 'must 4, nice 2',
    degrees: 'must bachelor',
    text: `Corporate Counsel

Aldercrest Financial seeks a Corporate Counsel to join its legal team of six in Toronto.

Responsibilities
Draft and negotiate vendor and technology agreements
Advise the business on privacy law
Support the board

Qualifications
LL.B. or J.D.; called to the bar of Ontario
Four to seven years' post-call experience, ideally with at least two years in-house
Experience with technology contracts
French an asset

Aldercrest is committed to employment equity. Candidates must be legally entitled to work in Canada.`,
  },
  {
    head: 'Financial Analyst @ Corvid Beverages',
    years: 'must 3',
    degrees: 'must bachelor, nice master',
    text: `Position: Financial Analyst | Company: Corvid Beverages | Location: Hamilton, ON (hybrid, 3 days)

Overview: The Financial Analyst supports budgeting and forecasting for four plants.

Minimum Qualifications: Bachelor's degree in finance, accounting or economics. At least three years of experience in FP&A or cost accounting. Advanced Excel. Experience with SAP or Oracle.

Preferred Qualifications: CPA (or in progress). MBA. Power BI. Experience in food and beverage.

Corvid Beverages offers RRSP matching after 1 year and a bonus of up to 8%.`,
  },
  {
    head: 'Conseillère ou conseiller en ressources humaines @ Coopérative Agrivert',
    years: 'must 3',
    degrees: 'must bachelor or equivalent',
    text: `Conseillère ou conseiller en ressources humaines
Coopérative Agrivert, Saint-Hyacinthe

Vos tâches
- Recruter du personnel d'usine
- Conseiller les gestionnaires
- Participer aux comités de santé et sécurité

Exigences
- Baccalauréat en relations industrielles ou en gestion des ressources humaines, ou toute combinaison jugée équivalente
- Trois (3) ans d'expérience dans un poste similaire
- Membre de l'Ordre des CRHA, un atout
- Bonne connaissance de l'anglais

Depuis plus de 60 ans, la Coopérative Agrivert appartient à ses membres.`,
  },
  {
    head: 'Special Education Teacher @ WILLOWBANK DISTRICT SCHOOL BOARD',
    years: '',
    degrees: 'must bachelor',
    text: `WILLOWBANK DISTRICT SCHOOL BOARD
Special Education Teacher, Intermediate (Grades 7-8)
1.0 FTE, permanent

The successful applicant will:
- plan for students aged 12 to 14 years with a range of needs
- write and review IEPs

Qualifications:
- B.Ed. and OCT in good standing
- Special Education Part I (Part II preferred)
- Behaviour Management Systems (BMS) training, or willing to obtain within 6 months
- Experience with assistive technology is an asset

A vulnerable sector check not older than six months is required.`,
  },
  {
    head: 'Diesel Mechanic @ Northern Haul Services',
    years: 'must 4',
    degrees: '',
    text: `Diesel MechanicNorthern Haul ServicesThunder Bay, ONWho we areNorthern Haul Services has run trucks across the north for 38 years.What you'll doDiagnose and repair Class 8 tractors and trailersPerform annual safety inspectionsWhat you bring310T licence (or 4th-year apprentice)4 years on heavy-duty dieselOwn toolsWelding an assetWhat you get$42-46/hourBoot allowanceRRSP after 6 months`,
  },
  {
    head: 'Intake Social Worker @ Lantern Family Services',
    years: 'must 2',
    degrees: 'must bachelor, nice master',
    text: `Intake Social Worker (maternity leave contract, 14 months)

Lantern Family Services supports families in Waterloo Region.

Who you are:
• BSW required; MSW preferred
• Registered with the OCSWSSW
• 2+ years in child welfare or community mental health
• Trauma-informed, anti-oppressive practice
• Valid G licence and access to a vehicle

Lantern offers 4 weeks of vacation, rising after five years.`,
  },
  {
    head: 'Inventory Analyst @ -',
    years: 'must 2',
    degrees: 'must diploma or equivalent',
    text: `hey all, bluefin distribution (yes the seafood guys) asked me to fill an Inventory Analyst spot in Delta. two years w/ inventory or demand planning, a diploma in supply chain or equivalent experience, excel to the vlookup/pivot level. netsuite would be sweet. 60-68k + bonus after year one. DM me!`,
  },
];

describe('whole ads: title, employer, years and schooling', () => {
  it.each(ADS)('$head', ({ head, years, degrees, text }) => {
    const { title, company, requirements } = extractRequirements(text);
    expect(`${title} @ ${company ?? '-'}`).toBe(head);
    const of = (kind: string) => requirements.filter((one) => one.kind === kind);
    expect(
      of('years')
        .map((one) => `${one.level} ${one.years}`)
        .join(', '),
    ).toBe(years);
    expect(
      of('degree')
        .map((one) => `${one.level} ${one.degree}${one.orEquivalent ? ' or equivalent' : ''}`)
        .join(', '),
    ).toBe(degrees);
    for (const one of requirements) expect(text.slice(one.start, one.end)).toBe(one.text);
  });
});
