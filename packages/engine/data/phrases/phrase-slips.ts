/**
 * Slips that no dictionary finds, as each word is one: phrase | what was meant | what must follow it
 * (`noun`, `verb`, `word`, `end`, or nothing) | a line that it stands in.
 */
export const PHRASE_SLIPS = `
about there | about their | noun | Told patients about there medicines
of there | of their | noun | Kept a list of there medicines
for there | for their | noun | Packed boxes for there lunch
with there | with their | noun | Helped residents with there meals
in there | in their | noun | Helped residents in there rooms
to there | to their | noun | Took residents to there rooms
from there | from their | noun | Took orders from there tables
on there | on their | noun | Trained clerks on there duties
gave advise | gave advice | | Gave advise to patients
give advise | give advice | | Give advise to patients
giving advise | giving advice | | Giving advise to patients
provided advise | provided advice | | Provided advise to patients
provide advise | provide advice | | Provide advise to patients
providing advise | providing advice | | Providing advise to patients
im a | I'm a | word | Im a second year apprentice
im an | I'm an | word | Im an apprentice
im always | I'm always | word | Im always on time
im not | I'm not | word | Im not afraid of heights
im also | I'm also | word | Im also the keyholder
ive been | I've been | word | Ive been a cook since May
ive worked | I've worked | word | Ive worked in three shops
whats wrong | what's wrong | | Told owners whats wrong
dont | don't | word | Noted what drivers dont check
doesnt | doesn't | word | Noted what doesnt sell
didnt | didn't | word | Noted what didnt sell
wasnt | wasn't | word | Noted what wasnt sold
couldnt | couldn't | word | Sold what others couldnt sell
cant | can't | verb | Helped those who cant walk
costumer service | customer service | | Gave good costumer service
costumer services | customer services | | Worked in costumer services
costumer complaints | customer complaints | | Solved costumer complaints
in to the | into the | noun | Scanned items in to the system
could of | could have | word | Noted what could of gone wrong
would of | would have | word | Noted what would of gone wrong
should of | should have | word | Noted what should of been done
in charge for | in charge of | word | In charge for tender pricing
responsible of | responsible for | word | Responsible of the stock count
more then | more than | word | Served more then 80 guests
less then | less than | word | Packed an order in less then 5 minutes
rather then | rather than | word | Repaired parts rather then bought new ones
other then | other than | word | Served no guests other then members
faster then | faster than | word | Packed orders faster then the target
higher then | higher than | word | Sold 10% higher then the target
better then | better than | word | Sold 10% better then the target
short listed | shortlisted | | Was short listed for a prize
sub contractors | subcontractors | | Hired 30 sub contractors
sub contractor | subcontractor | | Hired a sub contractor
alot of | a lot of | word | Moved alot of pallets
aswell as | as well as | word | Cooked aswell as served
incase of | in case of | word | Kept a list incase of fire
inbetween | in between | | Cleaned inbetween shifts
everyday | every day | end | Cleaned the fryers everyday
find there way | find their way | | Helped guests find there way
lost there way | lost their way | | Helped guests who lost there way
served costumers | served customers | | Served costumers at the till
serve costumers | serve customers | | Serve costumers at the till
serving costumers | serving customers | | Serving costumers at the till
helped costumers | helped customers | | Helped costumers choose shoes
help costumers | help customers | | Help costumers choose shoes
helping costumers | helping customers | | Helping costumers choose shoes
ordering stationary | ordering stationery | | Ordering stationary and travel
ordered stationary | ordered stationery | | Ordered stationary and travel
order stationary | order stationery | | Order stationary and travel
everyday for | every day for | noun | Wrote the log everyday for the nurse
the less complaints | the fewest complaints | | Had the less complaints of all lines
the less errors | the fewest errors | | Had the less errors of all lines
the less mistakes | the fewest mistakes | | Had the less mistakes of all lines
the less accidents | the fewest accidents | | Had the less accidents of all lines
less complaints | fewer complaints | | Had less complaints than before
less errors | fewer errors | | Had less errors than before
less mistakes | fewer mistakes | | Had less mistakes than before
less accidents | fewer accidents | | Had less accidents than before
stationary order | stationery order | | Placed the stationary order
stationary orders | stationery orders | | Placed stationary orders
stationary cupboard | stationery cupboard | | Kept the stationary cupboard
dinning room | dining room | | Set the tables of the dinning room
dinning rooms | dining rooms | | Set the tables of two dinning rooms
stationary supplies | stationery supplies | | Kept stationary supplies
loose prevention | loss prevention | | Trained staff in loose prevention
store manger | store manager | | Reported to the store manger
shop manger | shop manager | | Reported to the shop manger
project manger | project manager | | Reported to the project manger
general manger | general manager | | Reported to the general manger
office manger | office manager | | Reported to the office manger
assistant manger | assistant manager | | Reported to the assistant manger
line manger | line manager | | Reported to the line manger
personnel hygiene | personal hygiene | | Helped residents with personnel hygiene
personal department | personnel department | | Wrote to the personal department
in average | on average | number | Made in average 9 visits a day
by my self | by myself | | Built the kiln by my self
by them self | by themselves | | Helped pupils work by them self
according the | according to the | word | Mixed colours according the data sheet
participated to | participated in | noun | Participated to audits of the lab
working in height | working at height | end | Certified for working in height
responsible to lead | responsible for leading | | Was responsible to lead the team
responsible to check | responsible for checking | | Was responsible to check the meters
responsible to prepare | responsible for preparing | | Was responsible to prepare the rota
`;
