/** Hotels, kitchens, restaurants and events. Format: see `format.ts`. */
export const HOSPITALITY = `
[hard]
Menu costing | costing menus, recipe costing, cost a menu, food cost control | > food costing
Butchery | whole-fish butchery, meat cutting
Fermentation
Pastry | pastry making
Plating
Wine service | wine knowledge
Night audit
Room inspection
Laundry operations
Concierge services
Guest relations | guest satisfaction
Event setup | event set-up
Cash-out | balancing the till, balancing tills, closing cash
[tool]
Maestro PMS | Maestro* | < Property management systems | ? pms, opera, hotel
Property management systems | PMS systems, hotel PMS, PMS* | ? hotel, opera, maestro, guest
TouchBistro | < Point of sale systems
Lightspeed Restaurant | < Point of sale systems | ? pos, restaurant, retail
SevenRooms
[cert]
FOODSAFE Level 1 | FoodSafe Level I
FOODSAFE Level 2 | FoodSafe Level II
Food safety course | food safety certificate, food safety certification
Sommelier certification | WSET=
Red Seal Cook | Red Seal chef
`;
