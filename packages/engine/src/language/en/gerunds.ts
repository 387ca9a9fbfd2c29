/** Nouns that make a compound of a gerund before them: "writing skills", "managing director". */
export const COMPOUND_HEADS: ReadonlySet<string> = new Set(
  `skills systems system tools tool director directors partner partners editor countries world nations economies size experience
  platform methods techniques practices samples workshop workshops center centre team-building`.split(
    /\s+/,
  ),
);

/** Gerunds that are the name of a field or make one with the noun behind them ("marketing campaigns", "building permits"): no sure verbs even behind a duty phrase. */
export const FIELD_GERUNDS: ReadonlySet<string> = new Set(
  `accounting advertising auditing banking billing branding budgeting building buying catering cleaning clustering coaching consulting cooking
  counselling dealing drilling driving editing engineering filing financing fishing funding fundraising governing grading grooming hiring hosting
  housing imaging invoicing landscaping learning lending lighting mailing manufacturing mapping marketing meeting mentoring merchandising milling
  mining modeling modelling moving networking nursing offering onboarding opening operating packaging painting parking planning plumbing posting
  pricing printing processing profiling programming publishing purchasing reading receiving recording recruiting reporting roofing running sampling
  scheduling screening selling setting sewing sheathing shipping shopping sourcing staffing staging styling surveying teaching testing tracking trading
  training transporting tutoring typing volunteering warning washing welding wiring working writing`.split(
    /\s+/,
  ),
);

/** Plurals that make a name with such a field: "marketing campaigns", "training materials", "operating costs". Before anything else in the plural the work is done: "testing circuits". */
export const FIELD_HEADS: ReadonlySet<string> = new Set(
  `actions activities agencies agendas agreements aids applications approaches areas assets assignments assistants associates budgets
  businesses calls campaigns cards careers centers centres certificates charts classes clubs codes companies concepts conditions
  conferences conflicts containers contents contractors contracts costs courses crews cycles data deals decisions departments desks
  details devices diagrams documents duties efforts engines environments events exams exercises expenses facilities fees fields figures
  firms fixtures forms frameworks functions goals grants groups guidelines guides habits halls harnesses houses hours industries
  initiatives instructions instruments issues items jobs kits knowledge labels laboratories labs languages laws levels licences licenses lines
  lists lots machines magazines manuals markets materials measures mechanisms meetings menus methods metrics minutes models modules needs
  networks notes notices numbers objectives offers offices officers operations opportunities options organizations outcomes pages papers
  partners patterns periods permits phases plans plants platforms points policies positions practices presses principles priorities
  problems procedures processes products programmes programs projects proposals protocols purposes questions rates records regulations
  reports requirements resources results rights rods roles rooms routes rules samples scales schedules schemes schools scores seasons
  sections seminars services sessions sets sheets shifts shoes shops shows sites situations skills societies solutions spaces specialists
  specifications specs stages standards stations stores strategies streams structures students studies styles suites supplies surfaces
  systems tasks teams techniques technologies terms tests tips times tools topics trades trends trials units venues vessels videos
  workflows works workshops yards zones`.split(/\s+/),
);

/** Things told without a plural that work is done on: "washing glassware". */
export const MATERIALS: ReadonlySet<string> = new Set(
  `asphalt beer blood bread brick cable cash chicken coffee concrete conduit dishware dough drywall duct ductwork feed fish freight fruit glassware grout
  insulation laundry linen linens lumber lunch mail meat medication metal mortar oil paint paperwork pasta pastry pipe
  piping plaster poultry produce rebar sheetrock siding silverware snow soil stainless steel stone tableware tile timber
  tubing wood cargo cement clothing equipment food fuel furniture garbage gravel hay litter luggage material merchandise money
  sand software stock trash waste water wine wire`.split(/\s+/),
);
