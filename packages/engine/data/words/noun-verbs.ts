/**
 * What one does with a thing that one is responsible for, a class a row: verbs, the exact one first and
 * the widest last | nouns in the singular. None says more than that the work was the person's own.
 */
export const NOUN_VERBS = `
prepare handle | report budget quote estimate invoice statement proposal presentation agenda newsletter bid schedule rota roster timesheet paperwork documentation summary brief memo spreadsheet brochure flyer
prepare | plan
prepare make | meal lunch dinner breakfast menu food sandwich salad dessert bread pastry
make | delivery deposit pickup appointment reservation
keep | log record list register ledger minute diary calendar book logbook journal archive chart tally
complete handle | count payroll close reconciliation year-end month-end form return tax closeout cash-out stocktake
carry_out | inspection check audit survey test review assessment walkthrough calibration spot-check patrol round
conduct handle | research interview study experiment tour screening
track handle | inventory stock expense hour attendance shipment spending cost order
provide | service support care assistance advice guidance coverage supervision counselling tuition translation
do | housekeeping laundry dish prep cleanup bookkeeping ironing mending shopping upkeep grounds-keeping
look_after | equipment fleet tool crib storeroom stockroom garden lawn greenhouse key animal livestock plant building property premise facility pool vehicle truck van machine archive library grounds
maintain look_after handle | website webpage database network server
handle | transfer content media social-media account file supplier vendor call phone complaint inquiry enquiry request email mail correspondence claim refund payment transaction booking cash billing invoicing permit ticket case contract lease visa logistics purchasing procurement recruitment hiring scheduling ordering reporting filing reception desk front-desk switchboard registration enrolment enrollment intake admission maintenance sanitation cleaning administration communication marketing promotion advertising sales merchandising shipping receiving packaging distribution dispatch transport transportation accounting receivable payable collection security safety training onboarding staffing coordination planning production assembly installation repair renovation testing quality compliance entry processing documentation sourcing import export donation freight cargo parcel issue incident emergency arrangement detail paper licensing insurance event campaign project program programme order closing opening banking petty-cash float till register lockup question licence license
`;
