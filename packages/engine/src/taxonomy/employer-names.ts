/** Words that end the name of an employer and are too common elsewhere to tell one alone; lower case, no accents. */
export const EMPLOYER_ENDS: ReadonlySet<string> = new Set(
  `air apiaries architects auto autobody automotive bakeries bar barbecue bbq beauty bees bikes boats books bottling bricks bros brothers
  builders bureau buses cabs cannery care carpentry cars cellars cemetery chambers charters childcare childminding chocolates cinema cleaners
  cleaning cleanup coaches coatings coffee commission components concrete conservation contracting contractors corps council creamery
  crematorium cruises cycles dairies dairy daughters daycare deli deliveries dental dentistry depot developments distillery distribution
  district drilling drywall drycleaners eatery electric electrical electronics energy entertainment equipment estate estates events excavating
  excavation express fabrication fabricators fencing films fisheries fishing fitness florist florists flowers flooring forces forest
  forestry forge foundry framing furniture gallery games garage garden gardens glass gold gravel greenhouse greenhouses growers guesthouse gym
  hair hardware harvesting hauling health heating herald hill hire hospice hostel hotels house hvac hydro imports interiors ironworks jewellers
  joinery journal kennels kitchen kitchens laundry law legal leisure lines lodge logging longhouse lounge lumber machining mall marina marine
  market markets masonry mechanical metals milling mine mines mining ministries mission mobile montessori mosque mutual news newspaper nurseries
  opticians orchard orchards outdoors outfitters packaging packers painting palace panaderia park parks paving pharmacies photography
  pictures pizza pizzeria plantation plastics plating plumbers plus port post pottery poultry power precision preschool press primary printers
  printing prison produce productions publishers publishing quarry quarries racing radio rail rails railways realtors records recovery
  recruitment recycling refinery refrigeration removals rental rentals repair repairs residence residences resort retirement roofing
  salon salons sanctuary sawmill sawmills schools seafood seafoods seasonings secondary security seeds service services shelter shipping
  signs siding smokehouse snacks solicitors sons spa sport sports stable stables staffing station steel stone storage stores supermarket
  supermarkets supplies surveyors swimming tacos takeaway tannery taqueria tavern taxi taxis telecom television temple textiles theatres tile
  tiles timber times tire tires tool tours towing toys trading transit transport transportation travel tree tv tyres university upholstery
  utilities vet veterinary villa village vineyard vineyards warehouse waste water wealth welding wellness wholesale winery wines wireless
  woodwork woodworks yacht yachts yard youth zoo`.split(/\s+/),
);

/** Words that open the name of an employer where the kind stands first, as in French, Spanish, Portuguese, Italian and German; lower case, no accents. */
export const EMPLOYER_OPENERS: ReadonlySet<string> = new Set(
  `agencia asociacion associacao association ateliers auberge backerei bar boucherie cafeteria carpinteria centre centro chantier chez clinica
  cegep club college colegio commune comunidad conseil constructora cooperativa coop cooperative ecole editora escola escuela fabrica fazenda
  feira ferme finca fonderie fromagerie gasthof granja grupo hacienda hogar hopital hospital hotel hostal igreja imprenta instituto jardin
  kita laboratorio lanchonete libreria librairie lycee maison menuiserie mercado moveis oficina padaria panaderia parroquia pescaderia posada
  pousada praxis residence residencia restaurante restaurant salao sapataria scierie service supermarche supermercado taller taqueria tienda
  tischlerei transportadora transportes transports universite universidad universidade usine viacao ville vivero`.split(
    /\s+/,
  ),
);

/** What stands for an employer where there is none, or none is named; lower case, no accents. */
export const NO_EMPLOYER: ReadonlySet<string> = new Set([
  'self-employed',
  'self employed',
  'self employment',
  'freelance',
  'own business',
  'own account',
  'own practice',
  'private practice',
  'own company',
  'sole trader',
  'private clients',
  'private client',
  'private families',
  'private family',
  'private household',
  'private households',
  'self',
  'various',
  'various sites',
  'various clients',
  'various companies',
  'various employers',
  'different places',
  'different companies',
  'several employers',
  'family business',
  'family farm',
  'independant',
  'independante',
  'a mon compte',
  'travailleur autonome',
  'travailleuse autonome',
  'autonomo',
  'autonoma',
  'por cuenta propia',
  'cuenta propia',
  'conta propria',
  'por conta propria',
  'casas de familia',
  'casa de familia',
  'casas particulares',
  'selbststandig',
  'selbstandig',
  'freiberuflich',
]);

/** Legal forms at the end of an employer's name, lower case, without their full stops. */
export const LEGAL_FORMS: ReadonlySet<string> = new Set(
  `inc llc llp lp ltd limited corp corporation co gmbh ag kg plc pty pte pc pa sa sl srl sarl ltda lda ltee enr bv cv nv oy as ab`.split(
    ' ',
  ),
);

/** Small words within titles and names, none of which ends or begins there; lower case. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  `of the and at for in to a an de des du da do dos das di del della la le les el los las y et e und von van der w/ & / - –`.split(
    ' ',
  ),
);
