/** Stems of verbs in -ize; each gives the verb's forms and the nouns in -ization and -izer. */
const IZE =
  `anonym apolog author capital categor central character computer container crit custom decentral digit econom emphas
  energ equal familiar fertil final formal harmon hospital immun initial item legal liberal local material maxim memor minim mobil
  modern monet neutral normal optim organ parallel penal personal popular pressur prior priorit privat public random rational real
  recogn reorgan revital sanit scrutin serial special stabil standard steril strateg subsid summar symbol synchron systemat token
  util vector virtual visual accessor acclimat alphabet amort annual anod burglar caramel carbon catheter cauter civil collateral
  commercial compartmental conceptual contextual critic crystall depressur desensit external galvan general global homogen hybrid hypothes
  ideal immobil incentiv individual industrial internal ion jeopard lyophil marginal mechan mineral motor national natural notar
  oxid pallet pasteur patron polar pulver sensit social solubil southern stigmat sympath synthes theor tranquil urban
  vandal vapor verbal victim vocal vulcan weather winter`.split(/\s+/);
const ENDINGS = ['e', 'ed', 'es', 'ing', 'er', 'ers', 'ation', 'ations', 'ational', 'ationally'];
/** American and British spellings of other words that resumes hold. Where the spelling also tells noun from verb (license, program, meter), it stays out. */
const WORDS = `analyze analyse, analyzed analysed, analyzes analyses, analyzing analysing, analyzer analyser, catalyze catalyse, catalyzed catalysed,
  behavior behaviour, behaviors behaviours, behavioral behavioural, color colour, colors colours, coloring colouring, colored coloured,
  favor favour, favorite favourite, favorable favourable, honor honour, honors honours, honored honoured, labor labour, laborer labourer,
  laborers labourers, neighbor neighbour, neighbors neighbours, neighborhood neighbourhood, neighborhoods neighbourhoods, harbor harbour,
  center centre, centers centres, centered centred, fiber fibre, fibers fibres, theater theatre, theaters theatres, catalog catalogue,
  catalogs catalogues, cataloging cataloguing, cataloged catalogued, dialog dialogue, dialogs dialogues, labeled labelled, labeling labelling,
  modeled modelled, modeling modelling, traveled travelled, traveling travelling, traveler traveller, travelers travellers, canceled cancelled,
  canceling cancelling, counseled counselled, counseling counselling, counselor counsellor, counselors counsellors, channeled channelled,
  totaled totalled, totaling totalling, fueled fuelled, fueling fuelling, signaled signalled, enrollment enrolment, enrollments enrolments,
  fulfill fulfil, fulfills fulfils, fulfillment fulfilment, installment instalment, installments instalments, skillful skilful, skillfully skilfully,
  defense defence, mold mould, molds moulds, molded moulded, molding moulding, pediatric paediatric, pediatrics paediatrics,
  pediatrician paediatrician, anesthesia anaesthesia, anesthetic anaesthetic, orthopedic orthopaedic, gynecology gynaecology,
  aluminum aluminium, gray grey, maneuver manoeuvre, maneuvers manoeuvres, plow plough, tire tyre, tires tyres, jewelry jewellery,
  acknowledgment acknowledgement, aging ageing, analyzers analysers, anemia anaemia, anemic anaemic, anesthesiologist anaesthesiologist,
  anesthesiology anaesthesiology, anesthetics anaesthetics, anesthetist anaesthetist, anesthetists anaesthetists, armored armoured,
  artifact artefact, artifacts artefacts, beveled bevelled, beveling bevelling, caliber calibre, catalyzing catalysing, celiac coeliac,
  centimeter centimetre, centimeters centimetres, channeling channelling, colorist colourist, colorists colourists, councilor councillor,
  councilors councillors, dialed dialled, dialing dialling, diarrhea diarrhoea, distill distil, edema oedema, enroll enrol, enrolls enrols,
  esophageal oesophageal, fecal faecal, feces faeces, fetal foetal, fetus foetus, fiberglass fibreglass, flavor flavour, flavors flavours,
  flavored flavoured, flavoring flavouring, gynecologist gynaecologist, gynecological gynaecological, hematologist haematologist,
  hematology haematology, hematological haematological, hemodialysis haemodialysis, hemoglobin haemoglobin, hemorrhage haemorrhage,
  hemostasis haemostasis, hemophilia haemophilia, ischemic ischaemic, jeweler jeweller, jewelers jewellers, kilometer kilometre,
  kilometers kilometres, leukemia leukaemia, leveled levelled, leveling levelling, liter litre, liters litres, maneuvered manoeuvred,
  maneuvering manoeuvring, marvelous marvellous, millimeter millimetre, millimeters millimetres, odor odour, odors odours, offense offence,
  offenses offences, orthopedics orthopaedics, orthopedist orthopaedist, paneled panelled, paneling panelling, plowed ploughed, plowing ploughing,
  practiced practised, practicing practising, refueled refuelled, refueling refuelling, relabeled relabelled, relabeling relabelling,
  remodeled remodelled, remodeling remodelling, rigor rigour, savory savoury, septicemia septicaemia, shoveled shovelled, shoveling shovelling,
  sulfate sulphate, sulfur sulphur, trialed trialled, trialing trialling, tunneled tunnelled, tunneling tunnelling, unlabeled unlabelled,
  vapor vapour, vapors vapours, vigor vigour, woolen woollen`;

const british = new Map<string, string>();
const american = new Map<string, string>();
function add(us: string, uk: string): void {
  british.set(us, uk);
  american.set(uk, us);
}
for (const stem of IZE)
  for (const ending of ENDINGS) add(`${stem}iz${ending}`, `${stem}is${ending}`);
for (const pair of WORDS.split(',')) {
  const [us = '', uk = ''] = pair.trim().split(/\s+/);
  add(us, uk);
}
// "analyses" is also the plural of "analysis", in both.
american.delete('analyses');

/** The British spelling of a lower-case American word, or undefined where both write it alike. */
export const findBritish = (lower: string): string | undefined => british.get(lower);
/** The American spelling of a lower-case British word, or undefined where both write it alike. */
export const findAmerican = (lower: string): string | undefined => american.get(lower);

/** One key for both spellings of a word: "optimise" and "Optimize". */
export const spellingKey = (word: string): string => {
  const lower = word.toLowerCase();
  return american.get(lower) ?? lower;
};
