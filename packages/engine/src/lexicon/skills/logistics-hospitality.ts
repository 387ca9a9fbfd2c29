/** Logistics, transport, warehouse, hospitality, food and retail. Format: see `format.ts`. */
export const LOGISTICS_HOSPITALITY = `
[hard]
Logistics | logistics coordination, logistics management
Supply chain management | supply chain, SCM=, supply-chain management
Warehousing | warehouse operations, warehouse management, warehouse work, warehouse experience
Order picking | picking and packing, pick and pack, order selection, order fulfillment, order fulfilment
Packing* | packing orders, packing* | ? warehouse, picking, orders, boxes, shipping
Shipping and receiving | shipping*, receiving*, shipper/receiver, shipping & receiving | ? warehouse, freight, logistics, receiving, dock, courier, packages
Inventory management | inventory control, stock management, inventory tracking, inventory, stock control
Cycle counting | cycle counts, stock counts, stocktaking, inventory counts
Stocking* | shelf stocking, replenishment, restocking, stock replenishment | ? shelves, store, retail, inventory
RF scanner | RF scanners, barcode scanning, RF scanning, handheld scanner
Dispatching | dispatch, fleet dispatch
Route planning | route optimization, route scheduling, delivery routes, routing of deliveries
Freight forwarding | freight brokerage, LTL=, freight
Customs clearance | customs brokerage, import/export, customs documentation, import and export
Fleet management | vehicle fleet
Truck driving | tractor-trailer, long haul driving, commercial driving, long-haul
Delivery driving | courier services, package delivery, local deliveries
Load securement | cargo securement
Hours of service | electronic logging device, ELD=, pre-trip inspections, vehicle inspections
Demand planning | demand forecasting, supply planning
Distribution* | distribution centre operations, distribution center | ? warehouse, logistics, centre, center
Materials handling | material handling, materials management
Food preparation | food prep, meal preparation, prep work
Cooking | line cooking, culinary skills, culinary arts, grilling
Baking | pastry, bread making
Food safety | food handling, HACCP, sanitation standards, safe food handling
Menu planning | menu development, recipe development
Kitchen management | back of house, kitchen operations
Food service | food and beverage service, table service, waiting tables, food and beverage
Bartending | mixology, bar service, cocktail preparation
Barista skills | espresso, coffee preparation, espresso machine
Catering* | banquets, banquet service, catering services | ? events, food, banquet, kitchen
Dishwashing
Housekeeping | room cleaning, cleaning guest rooms, room attendant duties
Cleaning | janitorial, custodial, sanitizing, commercial cleaning, janitorial services
Laundry | linen service
Hotel operations | hotel management, hospitality management
Front desk operations | guest check-in, check-in and check-out, guest registration, concierge
Reservations | booking reservations, reservation systems, table reservations
Tourism | travel planning, tour guiding
Event catering
Cash handling | cash register, cashiering, handling cash, cashier duties, cash reconciliation, cashing out
Point of sale systems | POS=, point of sale, POS systems, point-of-sale, POS system
Retail operations | store operations, store opening and closing, opening and closing procedures
Retail management | store management
Stock rotation | FIFO=
Product knowledge | product recommendations
Hair styling | hair cutting, hair colouring, hairdressing
Esthetics | aesthetics services, manicures, skin care treatments
Childminding | babysitting, nanny duties
Lifeguarding
Fitness instruction | personal training, group fitness
[domain]
Hospitality | hospitality industry
Retail | retail industry, retail environment
[tool]
Warehouse management systems | WMS=, warehouse management system, Manhattan WMS
Transportation management systems | TMS=, transportation management system
Opera PMS | Oracle Opera, property management system, Micros*, Fidelio | ? opera, pos, hotel
Square POS | Toast POS, Lightspeed*, Clover POS | < Point of sale systems | ? pos, restaurant, retail
OpenTable | Resy | < Reservations
Sabre* | Amadeus*, Galileo GDS | ? travel, booking, gds, airline
SAP Ariba | Ariba, Coupa | < Procurement
[cert]
Class 1 licence | class 1 driver's license, AZ licence, AZ license, Class A CDL, CDL=, commercial driver's license, commercial driver's licence
Class 3 licence | DZ licence, DZ license, class 3 license
Class 5 licence | class 5 license, class 5 driver's license, G licence, G license, class G licence, full G licence, class G driver's license
Driver's licence | driver's license, drivers license, drivers licence, driving licence, valid driver's license, driving license
Food handler certificate | food handler's certificate, food handlers certificate, Food Safe, FoodSafe, ServSafe, food handler certification, food safe level 1
Smart Serve | Smart Serve certification, Serving It Right, ProServe, alcohol service certification
TDG certification | transportation of dangerous goods, TDG=, hazmat endorsement, HAZMAT
Air brake endorsement | air brakes endorsement, Z endorsement, air brakes
CSCP= | CPIM=, APICS, SCMP= | < Supply chain management
National Lifeguard | NLS certification
`;
