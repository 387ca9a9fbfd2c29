/** Nouns that end or carry a job title, lower case, no accents; English and French, with the commonest of German and Russian. */
export const TITLE_WORDS: ReadonlySet<string> = new Set(
  `accountant actor actuary adjuster administrator advisor adviser advocate agent aide ambassador analyst apprentice
  archaeologist architect archivist artist assembler assessor assistant associate astronomer attendant attorney auditor author
  auxiliary baker banker barber barista bartender beautician bookkeeper brewer broker builder butcher buyer caregiver carer
  captain caretaker carpenter cashier ceo cfo chair chairman chairperson chairwoman chauffeur chef chemist chief cio clerk clinician
  cleaner coach cofounder co-founder collector commander commissioner companion concierge conductor consultant contractor
  contributor controller cook coordinator co-ordinator copywriter coo correspondent counsel counsellor counselor courier
  crew cto curator custodian dentist deputy designer detective developer dietitian director dispatcher doctor doorman
  draftsman drafter drafting driver economist editor educator electrician engineer entrepreneur estimator evaluator examiner
  executive expert fabricator facilitator farmer fellow firefighter fitter florist foreman forester founder freelancer
  fundraiser gardener geologist grader guard guide hairdresser handyman handler head helper host hostess housekeeper hygienist
  illustrator inspector installer instructor intern internship interpreter investigator janitor janitress journalist judge
  keeper laborer labourer landscaper lawyer lead leader lecturer lender liaison librarian lieutenant lifeguard lineman linguist
  locksmith machinist magistrate maid maintainer maker manager marketer mason mate mechanic mediator medic member mentor
  merchandiser merchant messenger microbiologist midwife millwright miner minister model moderator musician nanny navigator
  negotiator nurse nutritionist officer operative operator optician optometrist orderly organizer owner packer painter
  paralegal paramedic partner pathologist performer pharmacist photographer physician physicist physiotherapist picker pilot
  pipefitter planner plasterer plumber police porter postdoc practitioner preparer presenter president principal processor
  producer professor programmer promoter provider psychologist psychiatrist publicist purchaser radiographer ranger realtor
  receptionist recruiter registrar repairer reporter rep representative researcher reviewer rigger roofer sailor salesman
  salesperson saleswoman scheduler scientist secretary seller sergeant server sheriff shopper sme solicitor sommelier
  sonographer specialist spokesperson sre statistician steward stewardess stockist stocker strategist student superintendent
  supervisor support surgeon surveyor tailor teacher teammate technician technologist teller temp tester therapist trader
  trainee trainer translator treasurer trustee tutor typist underwriter usher vet veterinarian vice vp volunteer waiter
  waitress warden welder worker writer
  bookseller commis joiner lector resident shelver
  arborist audiologist botanist bricklayer cabinetmaker cardiologist chiropractor deckhand dishwasher drywaller ecologist
  epidemiologist expediter gasfitter glazier groomer hospitalist hydrologist ironworker logistician meteorologist
  oncologist phlebotomist podiatrist radiologist sawyer seamstress toxicologist

  adjoint adjointe administrateur administratrice agente aidant aidante animateur animatrice apprenti apprentie architecte
  assistante associe associee auditeur auditrice avocat avocate benevole boulanger boulangere caissier caissiere camionneur
  charge chargee chauffeuse chercheur chercheuse commis comptable concepteur conceptrice conducteur conductrice conseiller
  conseillere consultante controleur controleuse coordinateur coordinatrice coordonnateur coordonnatrice cuisinier cuisiniere
  developpeur developpeuse directeur directrice educateur educatrice electricien electricienne employe employee enseignant
  enseignante entraineur entraineuse etudiant etudiante expert-comptable formateur formatrice gerant gerante gestionnaire
  graphiste infirmier infirmiere ingenieur ingenieure inspecteur inspectrice instructeur journaliste journalier journaliere
  livreur livreuse manutentionnaire mecanicien mecanicienne medecin menuisier menuisiere monitrice moniteur ouvrier ouvriere
  pharmacien pharmacienne plombier preparateur preparatrice prepose preposee programmeur programmeuse receptionniste
  redacteur redactrice representant representante responsable secretaire serveur serveuse soudeur soudeuse stagiaire
  superviseur superviseure technicien technicienne traducteur traductrice vendeur vendeuse

  entwickler entwicklerin ingenieurin leiter leiterin berater beraterin mitarbeiter mitarbeiterin praktikant werkstudent
  разработчик инженер менеджер директор аналитик специалист программист бухгалтер руководитель администратор ассистент
  преподаватель стажер тестировщик дизайнер продавец водитель`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Words that open a job title: "Senior ...", "Head of ...". */
export const TITLE_OPENERS: ReadonlySet<string> = new Set(
  'senior junior sr jr lead principal staff chief head assistant associate deputy vice interim acting graduate trainee certified registered licensed старший младший ведущий'.split(
    ' ',
  ),
);

/** Short forms that end or carry a job title, without their full stop: "Night Duty Mgr", "Front Desk Asst."; lower case. */
export const TITLE_SHORT_FORMS: ReadonlySet<string> = new Set(
  `admin asm asst assoc attd avp bdm capt cna coord cpl csr dir ece ea eng engr evp exec fsw gm hca hr jr lna lpn lt mgr mngr
  mgmt offr oper opr pa pca pm psw recept rep rmt rn rpn sec sgt slp spec specialista sr supt supv supvr svp ta tech techn temp vp wkr`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Further words that people write for what they were, and that are common for other things; they tell at the end of few words. Lower case. */
export const TITLE_ENDS: ReadonlySet<string> = new Set(
  `barback barmaid barman boss bosun busser caddie casual cellarhand chokerman counter deckie dogsbody extra farmhand flagger gofer grip hand
  help jackaroo jillaroo kp labour lead locum mum nightfill number odd page porter prep pupil relief reserve roadie roustabout runner
  rouseabout sandblaster second setter shopgirl skip sitter sous staff stagehand sub swing tech temp understudy washer`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
