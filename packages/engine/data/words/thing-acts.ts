/**
 * What one does with a thing that is one's work, beside the rows of `noun-verbs.ts`: verbs in base form | nouns in
 * the singular. They are read where a line names the thing and no act ("incident reports": wrote, prepared), so
 * no verb says more of the person than that the work was theirs: none that leads, designs, decides, teaches others
 * their trade or improves anything.
 */
export const THING_ACTS = `
write | report note letter email summary minute newsletter log statement article story post blog handout checklist procedure proposal script recipe list review case-note
prepare produce compile put_together make do | report pack summary chart graph statistic figure spreadsheet list schedule rota roster payroll minute newsletter bulletin statement quote estimate quotation agenda handout leaflet poster presentation invoice payslip
keep maintain update | log record book list register ledger diary file statistic chart database inventory sheet account stock
take | inventory count call order payment booking reservation message note minute photo photograph picture measurement reading temperature level blood x-ray class tour sample enquiry
take answer handle field | call phone query enquiry inquiry question message complaint line switchboard
answer | phone call query enquiry inquiry question email message line switchboard door
care | child toddler baby infant patient resident client people pupil elder senior
work operate | till register desk reception counter bar switchboard machine
work cover do | shift night weekend till bar counter station door
serve | customer guest table meal food drink cover diner
pay process | wage payroll salary invoice bill
process handle enter | claim application invoice order payment refund form loan return expense referral record
issue send | invoice receipt statement letter reminder notice
send | email letter parcel newsletter mailing
teach give | class lesson course group pupil student child
give hold | lesson class workshop talk session course tour demonstration
hold | meeting clinic surgery open-house house stall
attend | breakdown callout meeting course training conference
place | order
make place take | call
make do pay | visit round trip delivery drop stop
make | bed coffee tea sandwich bouquet cake bread pastry soup salad jam cheese
cook prepare make | meal breakfast lunch dinner supper soup salad special dessert
bake | bread cake pastry pie
wash | dish car window pot
clean | room toilet bathroom window office ward kitchen floor tank car
paint | wall ceiling door corridor room house fence
hang | wallpaper door curtain blind picture
lay | tile brick carpet pipe cable slab kerb
drive | truck lorry van bus tractor taxi tipper artic minibus coach dumper car ambulance
operate drive use | forklift crane excavator digger loader tractor dumper
operate use | press lathe saw kiln printer mill
haul carry transport | load freight grain cattle timber container cargo
deliver | parcel mail newspaper letter milk
stock fill | shelf fridge
sell | ticket
run carry_out do | errand count check test round
run conduct perform carry_out do make | search diagnostic survey patrol inspection assessment interview intake
carry_out do perform conduct | inspection service repair installation maintenance diagnosis
report log raise | bug defect fault incident
receive win earn get gain | award prize merit bonus scholarship distinction commendation medal
provide give | support help advice care cover training service reception
carry hold handle | caseload portfolio
hold | licence license certificate ticket permit budget
keep_up do | laundry housekeeping
play | game piano guitar organ
`;
