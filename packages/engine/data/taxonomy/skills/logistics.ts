/** Warehousing, transport and supply. Format: see `format.ts`. */
export const LOGISTICS = `
[hard]
Advance ship notices | ASNs=, advance shipping notices
Electronic data interchange | EDI=
Cost of goods sold | COGS=
Radio-frequency identification | RFID=, radio frequency identification
Requests for quotations | RFQ=, RFQs=, request for quotation, request for quote, requests for quotes
Requests for proposals | RFP=, RFPs=, request for proposal, requests for proposal
Sales and operations planning | S&OP
Just-in-time | JIT=, just in time inventory
Vendor managed inventory | VMI=, vendor-managed inventory
Stock keeping units | SKU=, SKUs=, stock keeping unit
Electronic logging devices | ELD=, ELDs=, electronic logging device
Full truckload | FTL=
Less than truckload | LTL=, less-than-truckload
Third-party logistics | 3PL=, 3PLs=, third party logistics
Palletizing
Trip planning
Order entry
Yard management
Pick and pack | picking and packing
Order fulfillment | order fulfilment
Loading and unloading | loading trucks, unloading trailers
Freight
Import and export | import/export
Vehicle inspections | pre-trip inspections
Supply planning
Logistics | ~ logistics coordination, logistics management
Supply chain management | SCM=, supply-chain management | ~ supply chain
Warehousing | ~ warehouse operations, warehouse management, warehouse work, warehouse experience
Order picking | order selection
Packing* | packing orders, packing* | ? warehouse, picking, orders, boxes, shipping
Shipping and receiving | shipper/receiver, shipping & receiving | > shipping*, receiving* | ? warehouse, freight, logistics, receiving, dock, courier, packages
Inventory management | inventory control, stock management, stock control | ~ inventory tracking, inventory
Cycle counting | cycle counts, stock counts, inventory counts | > stocktaking
Stocking* | shelf stocking, restocking | ~ replenishment, stock replenishment | ? shelves, store, retail, inventory
RF scanner | RF scanners, radio frequency scanner, radio frequency scanners, RF guns | ~ barcode scanning, RF scanning, handheld scanner
Dispatching | dispatch, fleet dispatch
Route planning | route scheduling | ~ delivery routes, routing of deliveries | > route optimization
Freight forwarding | > freight brokerage
Customs clearance | ~ customs documentation | > customs brokerage
Fleet management | ~ vehicle fleet
Truck driving | ~ commercial driving | > tractor-trailer, long haul driving = long-haul
Delivery driving | > courier services, package delivery, local deliveries
Load securement | cargo securement
Hours of service | HOS regulations, HOS= | ~ hours-of-service records
Demand planning | > demand forecasting
Distribution* | ~ distribution centre operations, distribution center | ? warehouse, logistics, centre, center
Materials handling | material handling
Load planning | ~ load tracking, tracking loads
Trucking | trucking industry | ~ truckload
Cross-docking
Put-away | putaway
Shipping documents | ~ bills of lading = bill of lading = BOL= = BOLs=
Cold storage | ~ cold chain
Reach truck operation | ~ reach truck experience | < Forklift operation
Last-mile delivery
Reverse logistics | returns processing
Incoterms
Defensive driving
[tool]
Warehouse management systems | WMS=, warehouse management system | > Manhattan WMS
Transportation management systems | TMS=, transportation management system, TMS software
SAP Ariba | Ariba | < Procurement
Coupa | < Procurement
TruckMate | < Transportation management systems
McLeod* | McLeod Software | < Transportation management systems | ? tms, truckmate, dispatch, software
Samsara* | < Fleet management | ? fleet, geotab, telematics, dispatch
Geotab | < Fleet management
Blue Yonder
SAP EWM
KeepTruckin
[cert]
Commercial vehicle operator's registration | CVOR=
Certified Professional in Supply Management | CPSM=
Commercial driver's licence | CDL=, commercial driver's license
Class 1 licence | class 1 driver's license, Class 1 driver's licence, Class 1 license
AZ licence | AZ license, AZ driver's licence, AZ~ | ? driver, drivers, driving, licence, license, truck, trucks, dz, tractor, trailer, trailers, haul, transport, abstract
Class A CDL
Class 3 licence | class 3 license, Class 3 driver's licence
DZ licence | DZ license, DZ driver's licence, DZ=
Class 5 licence | class 5 license, class 5 driver's license, Class 5 driver's licence, valid Class 5
G licence | G driver's licence, Class G driver's licence, valid G licence, G license
Driver's licence | driver's license, drivers license, drivers licence, driving licence, valid driver's license, driving license, valid driver's licence
TDG certification | transportation of dangerous goods, TDG=, TDG certificate
Air brake endorsement | air brakes endorsement, Z endorsement | ~ air brakes
CSCP= | Certified Supply Chain Professional | < Supply chain management
CPIM= | Certified in Planning and Inventory Management | < Supply chain management
SCMP= | Supply Chain Management Professional | < Supply chain management
FAST card
CCLP= | CCLP designation | ~ CITT=
APICS=
`;
