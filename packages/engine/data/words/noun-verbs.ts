/** Those whom one leads where one is responsible for them. */
export const PEOPLE_LED =
  'apprentice trainee staff employee worker labourer laborer cleaner technician engineer operator waiter waitress chef cook driver guard nurse carer assistant associate teacher volunteer intern picker packer porter receptionist junior clerk helper steward stylist contractor subcontractor sub-contractor';

/**
 * What one does with a thing that one is responsible for, a class a row: verbs, the exact one first and
 * the widest last | nouns in the singular. None says more than that the work was the person's own.
 */
export const NOUN_VERBS = `
lead supervise | team crew squad brigade platoon squadron gang
supervise | ${PEOPLE_LED}
run | programme program scheme club session class clinic shift
look_after | adult senior veteran youth teen kid inmate refugee newcomer elder resident patient client customer child pupil guest tenant passenger toddler baby infant pet dog cat horse cow calf heifer pig sheep goat hen herd flock vineyard orchard glasshouse greenhouse park acre hectare field pitch border caseload case-load workload portfolio section aisle bay counter vault cellar stable barn plot allotment alarm safe box cash-box cashbox garage workshop studio gallery estate woodland bed site location tank pond paddock stud kennel cattery aquarium hive apiary
cover | territory region shift patch zone
prepare handle | report quote quotation estimate invoice statement proposal presentation agenda newsletter bid tender schedule rota roster timesheet paperwork documentation summary brief memo spreadsheet brochure flyer leaflet forecast drawing sketch specification letter worksheet handout bulletin manual slide handover
prepare | plan blueprint
prepare make | meal lunch dinner breakfast supper menu food sandwich salad dessert bread pastry dough sauce garnish drink snack
make handle | referral delivery deposit pickup pick-up drop-off reservation adjustment
arrange | appointment travel accommodation interview-room
keep handle | calendar diary logbook inbox
keep | log record list register ledger minute book journal archive chart tally
complete handle perform do | count stock-count payroll close reconciliation year-end month-end form return tax closeout close-out close-down cash-out cash-up stocktake stock-take stocktaking
carry_out perform do | exercise inspection visit home-visit check audit survey test review assessment walkthrough calibration spot-check patrol walk round check-up evaluation analysis measurement
carry_out handle | change rotation viewing rollout roll-out refresh rebrand launch change-out changeout replacement removal adjustment setup set-up screen maintenance repair servicing cleaning installation testing renovation demolition upgrade changeover procedure
conduct handle | research interview study experiment tour screening hearing investigation
work_out | accrual entitlement
track handle | inventory stock expense hour attendance spending cost expenditure
provide | service support care assistance advice guidance coverage supervision counselling counseling tuition translation consultation
do | housekeeping laundry dish prep cleanup clean-up bookkeeping ironing mending shopping upkeep grounds-keeping groundskeeping
operate | forklift crane excavator switchboard cash-register
look_after | equipment fleet tool crib store storeroom stockroom shelf cupboard cloakroom locker-room garden lawn greenhouse key animal livestock plant building property premise facility pool vehicle truck van machine machinery archive library grounds room kitchen safety security hygiene cleanliness welfare hardware computer printer instrument appliance warehouse yard
maintain look_after handle | page website webpage database network server
handle | catalogue catalog brochure pay wage rsvp badge reminder companionship return-to-vendor budget transfer content media social-media account file supplier vendor call phone complaint inquiry enquiry request email e-mail mail correspondence claim refund payment transaction booking cash billing invoicing permit ticket case contract lease visa logistics purchasing procurement recruitment hiring scheduling ordering reporting filing filings reception desk front-desk registration enrolment enrollment intake admission sanitation administration communication marketing promotion advertising sales merchandising merchandise shipping receiving packaging distribution dispatch transport transportation accounting receivable payable collection response escalation on-call training onboarding staffing coordination planning production assembly compliance entry processing sourcing import export donation freight cargo parcel issue incident emergency arrangement detail paper licensing insurance event campaign project program programme order closing opening banking petty-cash float till lockup question query licence license data material supply shipment dispute warranty rfi submittal closeout loan fee label sample dosage laundry-service outreach fundraising publicity handling
`;

/** What people of any trade say that they handle; of other work a line without a verb says as much as one with "handled". */
export const HANDLED =
  'baggage booking call cargo cash claim complaint correspondence delivery deposit dispute email e-mail emergency enquiry escalation fax freight handling inquiry invoice luggage mail order paperwork parcel payment payroll petty-cash phone query refund request reservation return ticket transaction';
