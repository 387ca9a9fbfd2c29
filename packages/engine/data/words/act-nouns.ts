/**
 * Nouns for an act that are none in the table of verbs, a verb a row: verb | nouns in the singular | how the
 * noun is joined to what the act is done to ("of"), or another preposition with what stands behind the verb
 * ("with>with": "liaison with schools" is liaised with schools; "at>": "attendance at fairs" is attended fairs).
 */
export const ACT_NOUNS = `
advertise | advertisement | of
advise | advice | to>
answer | answer | to>
appraise | appraisal | of
assemble | assembly | of
assist | assistance | to> with>with
attend | attendance | at>
audit | audit | of
care | care | of>for for>for
check | check | of
collaborate | collaboration | with>with
communicate | communication | with>with
comply | compliance | with>with
consult | consultation | with>with
contribute | contribution | to>to
cooperate | cooperation | with>with
correspond | correspondence | with>with
count | count | of
demolish | demolition | of
design | design | of
despatch | despatch | of
dispatch | dispatch | of
dispose | disposal | of>of
forecast | forecast | of
issue | issue issuance | of
launch | launch | of
liaise | liaison | with>with
manufacture | manufacture | of
negotiate | negotiation | with>with
participate | participation | in>in
patrol | patrol | of
purchase | purchase | of
refurbish | refurbishment | of
repair | repair | of
respond | response | to>to
review | review | of
search | search | of
sell | sale | of
store | storage | of
supply | supply | of
support | support | to> for>
survey | survey | of
transfer | transfer | of
transport | transport | of
upgrade | upgrade | of
use | use | of
`;

/** Things that end as nouns for an act do: beside another object they are objects too, as in "surveys of farms and buildings". */
export const THINGS_LIKE_ACTS =
  `apartment appliance application audience baggage beverage booking building ceiling clothing condition connection cottage deduction
  department document drawing engine equipment evening exception fence garage garment image inflation instrument insurance
  invention language lesson licence lotion luggage machine meeting message mileage ointment opening package page painting pavement
  plantation population premise publication question railing regulation residence restaurant sausage section sentence sewage
  shipment specification station statement substance surgery unemployment vegetation vehicle village voltage vintage wage
  wing`.split(/\s+/);
