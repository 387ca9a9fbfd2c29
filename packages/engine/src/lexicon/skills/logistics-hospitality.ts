/** Logistics, transport, warehouse, hospitality, food and retail. Format: see `format.ts`. */
export const LOGISTICS_HOSPITALITY = `
[hard]
Pick and pack | picking and packing
Order fulfillment | order fulfilment
Loading and unloading | loading trucks, unloading trailers
Freight
Import and export | import/export
Vehicle inspections | pre-trip inspections
Supply planning
Logistics | logistics coordination, logistics management
Supply chain management | supply chain, SCM=, supply-chain management
Warehousing | warehouse operations, warehouse management, warehouse work, warehouse experience
Order picking | order selection
Packing* | packing orders, packing* | ? warehouse, picking, orders, boxes, shipping
Shipping and receiving | shipper/receiver, shipping & receiving | > shipping*, receiving* | ? warehouse, freight, logistics, receiving, dock, courier, packages
Inventory management | inventory control, stock management, inventory tracking, inventory, stock control
Cycle counting | cycle counts, stock counts, inventory counts | > stocktaking
Stocking* | shelf stocking, replenishment, restocking, stock replenishment | ? shelves, store, retail, inventory
RF scanner | RF scanners, barcode scanning, RF scanning, handheld scanner
Dispatching | dispatch, fleet dispatch
Route planning | route scheduling, delivery routes, routing of deliveries | > route optimization
Freight forwarding | > freight brokerage
Customs clearance | customs documentation | > customs brokerage
Fleet management | vehicle fleet
Truck driving | commercial driving | > tractor-trailer, long haul driving = long-haul
Delivery driving | > courier services, package delivery, local deliveries
Load securement | cargo securement
Hours of service | hours-of-service records, HOS regulations
Demand planning | > demand forecasting
Distribution* | distribution centre operations, distribution center | ? warehouse, logistics, centre, center
Materials handling | material handling
Food preparation | food prep, meal preparation, prep work
Cooking | culinary skills, culinary arts | > line cooking, grilling
Baking | > bread making
Food safety | safe food handling, food safety standards, sanitation standards | > HACCP
Menu planning | menu development | > recipe development
Kitchen management | back of house, kitchen operations
Food service | food and beverage service, food and beverage | > table service = waiting tables
Bartending | bar service | > cocktail preparation = mixology
Barista skills | coffee preparation | > espresso = espresso machine
Catering* | catering services | > banquets = banquet service | ? events, food, banquet, kitchen
Dishwashing
Housekeeping | room cleaning, cleaning guest rooms, room attendant duties
Cleaning | > janitorial = janitorial services = custodial, sanitizing, commercial cleaning
Laundry | linen service
Hotel operations | hotel management
Front desk operations | hotel front desk, front office operations | > guest check-in = check-in and check-out = guest registration, concierge
Reservations | booking reservations, reservation systems, table reservations
Tourism | travel planning | > tour guiding
Event catering
Cash handling | handling cash | > cash register, cash reconciliation = cashing out
Point of sale systems | POS=, point of sale, POS systems, point-of-sale, POS system
Retail operations | store operations | > opening and closing procedures = store opening and closing
Retail management | store management
Stock rotation | FIFO=
Product knowledge | product recommendations
Hair styling | hairdressing | > hair cutting, hair colouring
Esthetics | aesthetics services | > manicures, skin care treatments
Childminding | nanny duties | > babysitting
Lifeguarding
Fitness instruction | > personal training, group fitness
[domain]
Hospitality | hospitality industry
Retail | retail industry, retail environment
[tool]
Warehouse management systems | WMS=, warehouse management system | > Manhattan WMS
Transportation management systems | TMS=, transportation management system, TMS software
Opera PMS | Oracle Opera | ? opera, pos, hotel
Square POS | < Point of sale systems | ? pos, restaurant, retail
Toast POS | < Point of sale systems | ? pos, restaurant, retail
Clover POS | < Point of sale systems | ? pos, restaurant, retail
Lightspeed* | < Point of sale systems | ? pos, restaurant, retail
OpenTable | < Reservations
Resy | < Reservations
Sabre* | ? travel, booking, gds, airline
Amadeus* | ? travel, booking, gds, airline
Galileo GDS | ? travel, booking, gds, airline
SAP Ariba | Ariba | < Procurement
Coupa | < Procurement
[cert]
Commercial driver's licence | CDL=, commercial driver's license
Class 1 licence | class 1 driver's license, Class 1 driver's licence, Class 1 license
AZ licence | AZ license, AZ driver's licence
Class A CDL
Class 3 licence | class 3 license, Class 3 driver's licence
DZ licence | DZ license, DZ driver's licence
Class 5 licence | class 5 license, class 5 driver's license, Class 5 driver's licence, valid Class 5
G licence | G driver's licence, Class G driver's licence, valid G licence, G license
Driver's licence | driver's license, drivers license, drivers licence, driving licence, valid driver's license, driving license, valid driver's licence
Food handler certificate | food handler's certificate, food handlers certificate, Food Safe, FoodSafe, food handler certification, food safe level 1 | > ServSafe
Smart Serve | Smart Serve certification, SmartServe, Smart Serve certificate
Serving It Right
ProServe
TDG certification | transportation of dangerous goods, TDG=, TDG certificate
Air brake endorsement | air brakes endorsement, Z endorsement, air brakes
CSCP= | < Supply chain management
CPIM= | < Supply chain management
SCMP= | < Supply chain management
National Lifeguard
`;
