/** Warehousing, transport and supply. Format: see `format.ts`. */
export const LOGISTICS = `
[hard]
Load planning | load tracking, tracking loads
Trucking | trucking industry, truckload
Cross-docking
Put-away | putaway
Shipping documents | bills of lading, BOL=
Cold storage | cold chain
Reach truck operation | reach truck experience | < Forklift operation
Last-mile delivery
Reverse logistics | returns processing
Incoterms
Defensive driving
[tool]
TruckMate | < Transportation management systems
McLeod* | McLeod Software | < Transportation management systems | ? tms, truckmate, dispatch, software
Samsara* | < Fleet management | ? fleet, geotab, telematics, dispatch
Geotab | < Fleet management
Blue Yonder
SAP EWM
KeepTruckin
[cert]
FAST card
CITT= | CCLP=
APICS=
`;
