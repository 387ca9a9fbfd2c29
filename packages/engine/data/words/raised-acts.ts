/**
 * Acts that claim more skill, standing or success than a plain word for them would, by what is claimed: of
 * these only the act itself or a row of `equal-acts.ts` is a proof, never a dictionary's synonym. Base forms.
 */
export const RAISED_ACTS = `
power: lead head direct chair oversee supervise own command spearhead drive champion orchestrate steer control captain manage administer govern run coordinate preside
decision: approve authorize authorise certify decide determine judge rule select choose appoint hire recruit fire dismiss negotiate bargain sign license accredit award grant commission sanction set
judgement: audit analyze analyse evaluate assess investigate diagnose interpret inspect examine validate verify research forecast estimate predict calibrate test review appraise
making: architect engineer design devise develop create invent originate found establish pioneer initiate launch introduce formulate conceive program code automate build construct compose write author publish curate draft craft produce prepare
teaching: train teach coach mentor tutor instruct educate lecture advise counsel consult
success: win earn secure attain achieve obtain gain outperform beat exceed solve resolve rescue save raise recover
change: improve optimize optimise streamline transform overhaul standardize standardise modernize modernise redesign restructure reduce increase grow boost cut prevent avoid eliminate enhance accelerate strengthen implement deploy integrate migrate
selling: sell market promote upsell convince persuade pitch close convert represent present
care: treat nurse heal cure prescribe inject vaccinate operate_on sterilize sterilise sanitize sanitise disinfect
keeping: preserve protect safeguard guard maintain service secure order command restrain surface auction
craft: repair fix restore weld wire translate edit proofread perform conduct
`;
