/** Hotels, kitchens, shops and personal services. Format: see `format.ts`. */
export const HOSPITALITY = `
[hard]
Global distribution systems | GDS=, global distribution system
Banquet event orders | BEOs=, BEO=, banquet event order
Sous vide
Front of house | FOH=, front-of-house
Knife skills
Upselling rooms
Room service
Food preparation | food prep | ~ meal preparation, prep work
Cooking | ~ culinary skills, culinary arts | > line cooking, grilling
Baking | > bread making
Food safety | ~ safe food handling, food safety standards, sanitation standards | > HACCP = hazard analysis critical control point = hazard analysis and critical control points = hazard analysis critical control points
Menu planning | menu development | > recipe development
Kitchen management | ~ back of house = BOH=, kitchen operations
Food service | ~ food and beverage service, food and beverage = F&B | > table service = waiting tables
Bartending | ~ bar service | > cocktail preparation = mixology
Barista skills | ~ coffee preparation | > espresso = espresso machine
Catering* | catering services | > banquets = banquet service | ? events, food, banquet, kitchen
Dishwashing
Housekeeping | room cleaning, cleaning guest rooms | ~ room attendant duties
Cleaning | > janitorial = janitorial services = custodial, sanitizing, commercial cleaning
Laundry | linen service
Hotel operations | ~ hotel management
Front desk operations | ~ hotel front desk, front office operations | > guest check-in = check-in and check-out = guest registration, concierge
Reservations | booking reservations, bookings~ | ~ reservation systems, table reservations | ? guest, guests, hotel, room, rooms, pms, table, tables, restaurant, inn, lodge, desk
Tourism | ~ travel planning | > tour guiding
Event catering
Mise en place | mise~ | ? station, stations, prep, line, kitchen, cook, service
Cash handling | handling cash | > cash register, cash reconciliation = cashing out = till reconciliation
Point of sale systems | POS=, point of sale, POS systems, point-of-sale, POS system
Retail operations | ~ store operations | > opening and closing procedures = store opening and closing
Retail management | store management
Stock rotation | ~ first in first out = FIFO= = first-in first-out
Product knowledge | ~ product recommendations
Hair styling | hairdressing | > hair cutting, hair colouring
Esthetics | aesthetics services | > manicures, skin care treatments
Childminding | nanny duties | > babysitting
Lifeguarding
Fitness instruction | > personal training, group fitness
Menu costing | costing menus, recipe costing, cost a menu | ~ food cost control | > food costing
Butchery | ~ whole-fish butchery, meat cutting
Fermentation
Pastry | pastry making
Plating
Wine service | wine knowledge
Night audit
Room inspection
Laundry operations
Concierge services
Guest relations | ~ guest satisfaction
Event setup | event set-up
Cash-out | balancing the till, balancing tills, closing cash
[domain]
Hospitality | ~ hospitality industry
Retail | ~ retail industry, retail environment
[tool]
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
Maestro PMS | Maestro* | < Property management systems | ? pms, opera, hotel
Property management systems | PMS systems, hotel PMS, PMS* | ? hotel, opera, maestro, guest
TouchBistro | < Point of sale systems
Lightspeed Restaurant | < Point of sale systems | ? pos, restaurant, retail
SevenRooms
[cert]
Food handler certificate | food handler's certificate, food handlers certificate, food handler certification | > ServSafe, FoodSafe = Food Safe
Smart Serve | Smart Serve certification, SmartServe, Smart Serve certificate
Serving It Right
ProServe
National Lifeguard
FOODSAFE Level 1 | FoodSafe Level I | < FoodSafe
FOODSAFE Level 2 | FoodSafe Level II | < FoodSafe
Food safety course | food safety certificate, food safety certification
Sommelier certification | certified sommelier
WSET= | Wine & Spirit Education Trust, WSET certification
Red Seal Cook | Red Seal chef | < Red Seal
`;
