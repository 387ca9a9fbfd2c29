/** More verbs of trades and shifts, in the form of VERBS in `verbs.ts`: `base rank flags nominal irregular-past`. */
export const TRADE_VERBS = `
add 3
align 3 - alignment
anneal 3
autoclave 3 b
bag 3 bd
bevel 3 bd
break 3 gb - broke
brew 3
butcher 3 b
cancel 3 d cancellation
centrifuge 3 b
curate 3
disburse 3 - disbursement
escalate 3 - escalation
evacuate 3 - evacuation
exchange 3 b
fasten 3
fertilize 3
fillet 3 b
glue 3 b
hang 3 - - hung
hem 3 bd
laminate 3 b lamination
launder 3
marinate 3
mulch 3 b
orient 3 b orientation
overhaul 3 b
pipette 3 b
portion 3 b
purge 3 b
rebook 3
redact 3 - redaction
reimage 3
remit 3 d
reschedule 3
scribe 3 b
shear 3 b
sheathe 3 g
shovel 3 bd
shred 3 bd
stain 3 b
strip 3 bd
tabulate 3 - tabulation
thread 3 b
talk 3 b
tie 3 b
titrate 3 - titration
trim 3 bd
walk 3 b
weed 3 b
welcome 3 b
`;
