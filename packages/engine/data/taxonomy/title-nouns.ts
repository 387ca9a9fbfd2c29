/** Nouns that end at least 3 job titles of O*NET 29.3 and ESCO and name a person; lower case. Made by `node evals/src/make-title-nouns.ts`. */
export const TITLE_NOUNS: ReadonlySet<string> = new Set(
  `abstractor accompanist accountant activist actor actress acupuncturist adjudicator adjuster adjustor
  administrator adviser advisor advocate aerodynamicist aesthetician agronomist aide aircrewman aligner
  allergist ambassador anatomist anesthesiologist anesthetist angiographer animator annealer announcer
  anthropologist applicator applier appraiser apprentice approver aquarist arbitrator arboriculturist arborist
  archaeologist archivist aromatherapist arranger artist assayer assembler assessor assigner assistant associate
  assorter astronomer astrophysicist attacher attendant auctioneer audiologist auditor author authorizer backer
  bacteriologist bagger bailer baker balancer baler baller bander banker barber bartender baster batcher bather
  beautician behaviorist behaviourist bender beveler biller biochemist biologist biometrician biostatistician
  biotechnologist blacker blacksmith blancher blaster bleacher blender blocker blogger bluer boarder boatman
  boatmaster boilermaker bolter bonder bondsman boner bookbinder booker bookkeeper bookmaker bootmaker borer
  boss botanist boxer bracer brakeman braker brander brazer brazier breaster breeder brewer bricklayer brigadier
  broacher broadcaster broker brusher bucker buckler builder bulker buncher bundler burler burnisher burrer
  busser buster butcher butler buyer cabinetmaker cabler cager calibrator caller cameraman campaigner canner
  canvasser carder cardiologist caregiver carer caretaker carman carpenter cartographer cartoonist carver caser
  caseworker cashier caster cataloguer catcher caterer caulker cementer ceramist chainmaker chancellor changer
  channeler chargehand chaser checker chef chemist chipper chiropodist chiropractor choirmaster chopper
  choreographer chromatographer clamper classer classifier cleaner clearer clerk clicker climatologist climber
  clinician clockmaker clothier co-ordinator coach coachbuilder cobbler coder coiler collector colorer colorist
  colourist columnist comber comedian commandant commander commentator commissioner communicator compiler
  composer compositor compounder compressor comptroller conciliator conditioner conductor configurator connector
  conservationist conservator constable constructor consultant contractor controller converter cook cooper
  coordinator copier coppersmith copyist copywriter coremaker coroner corrector cosmetologist cosmologist
  costumer councillor counsellor counselor courier coverer crabber cracker crafter craftsman craftsperson
  craftswoman crater creator creeler crew crewman crewmember criminologist crimper culler cultivator culturist
  curator curer custodian customizer cyclist cytotechnologist dancer dauber deadener dealer dean deboner
  deburrer deckhand decorator deliverer demographer demonstrator dentist dermatologist describer designer
  detailer developer diagnostician dietician dietitian digger dipper director dismantler dispatcher dispenser
  distiller distributor diver doctor doffer dogger dollmaker doorman doorwoman dosimetrist doubler drafter
  draftsman draftsperson drainer draper draughter draughtsman draughtsperson draughtswoman drawer dredger
  dresser dressmaker drier driller driver dropper drummer dumper duplicator dyer dynamicist eater ecologist
  economist edger editor educator electrician embalmer embosser embroiderer embryologist enameler enameller
  endocrinologist engineer enginer engraver enlarger entertainer enumerator environmentalist epidemiologist
  equalizer eradicator erector ergonomist esthetician estimator etcher evaluator eviscerator examiner excavator
  exhibitor expander expediter expeditor expert exterminator extractor extruder fabricator facer facilitator
  fancier farmer farmworker farrier fastener feller fermenter fighter filer filterer financier finder finisher
  firefighter fireman firer firewoman fisher fisherman fitter fixer flagger flagman flipper floater floorperson
  follower forecaster foreman forester forewoman forger formulator forwarder founder framer fueler fumigator
  fundraiser galvanizer gardener gasfitter gateman gatherer gauger gemmologist gemologist generalist geneticist
  geochemist geographer geologist geophysicist geotechnician gerontologist getter girdler glazer glazier gluer
  goldsmith gouger governor grader grainer granulator graphologist greaser greeter groom groomer groover
  groundskeeper groundsman groundworker grower guardian guide gunner gunsmith hacker hackler hairdresser
  hammerer handler handyman hardener harvester hauler hawker headmaster headteacher healer helmsman helper
  hemmer herbalist herder hewer hiker historian hooker horticulturist hospitalist hostess hostler housekeeper
  houseperson huller husbandman hydrogeologist hydrographer hydrologist hydrotherapist hygienist icer identifier
  illustrator imager immunologist impersonator infantryman informaticist injector inker inseminator inserter
  inspector installer instructor insulator integrator interceptor interpreter interventionist interviewer
  investigator investor ironer ironworker irrigator jailer janitor jeweler jeweller jogger joiner journalist
  journeyman judge jumper keeper killer kinesiologist knitter knocker knotter labeler laborer labourer lacer
  laminator landscaper lapper laster lather lawyer leader lector lecturer lender letterer leveler leverman
  lexicographer librarian lieutenant lineman linesman lineworker linguist linker lister lithographer loadmaster
  locater locator locksmith logger longshoreman lubricator lugger lyricist machinist magician maid maintainer
  major maker manager manipulator manufacturer mapper mariner marketer marshaller master matcher mate
  mathematician measurer mechanist mediator melter member mender mentor merchandiser merchant messenger
  metallurgist metalsmith metalworker meteorologist methodologist microbiologist microscopist miller millwright
  minder miner mineralogist minister mistress modeler modelist modeller molder mortician mother motorman moulder
  mounter mover mucker muralist musician nailer namager naturalist navigator negotiator neurologist
  neuropsychologist neutralizer notator notcher nozzleman nurse nutritionist observer oceanographer offbearer
  officer ombudsman oncologist opener operator ophthalmologist optician optometrist orchestrator organiser
  organist organizer originator orthodontist orthoptist orthotist outfitter overhauler overseer packager padder
  painter pairer paleontologist panner parachutist paraeducator parasitologist parker passer paster pasteurizer
  pastor patcher pathologist patroller patrolman pattern-maker patternmaker paver pawnbroker peddler
  pediatrician peeler perfomer performer perfusionist person pharmacist pharmacologist phlebotomist photographer
  photojournalist physiatrist physician physicist physiologist physiotherapist pianist picker pickler piecer
  piercer piler pinner pipefitter pipelayer pitcher pitman pitter placer planer plasterer platemaker plater
  player playwright pleater plugger plumber podiatrist pointer polisher porter postman potter pouncer pourer
  practitioner preparator preparer prepper presenter preservationist preserver pressman preventionist pricer
  printmaker prizer processor proctor procurer producer professor profiler programmer projectionist promoter
  promotor prompter proofer proofreader proprietor prosecutor prospector prosthetist prosthodontist protector
  prover provider pruner psychiatrist psychologist psychometrist psychotherapist publisher puddler puller
  puppeteer purchaser purifier purser purveyor pusher pyrotechnician racer racker radiographer radiologist
  raiser raker rampman ranger rater realtor reamer rearer rebuilder recapper receptionist reclaimer
  reconditioner recordist recruiter rector reeler refiner refinisher refueler refueller regulator rehabilitator
  remodeler renderer renovator repairer repairman replacer reporter reprocessor reproducer rescuer researcher
  reservationist responder restorer retailer retoucher reverser reviewer revisionist rewinder rider rigger
  ringer riveter roaster robber rodman roofer rougher rounder routeman runner sacker sailor salesman salesperson
  saleswoman salter salvager sampler sandblaster sanitarian sanitizer sawyer scaffolder scaler scanner scheduler
  scientist scorer scourer scout screener scribe scrubber sculptor sculptress seaman seamer seamstress searcher
  seater seiner seismologist selector senator sergeant servant serviceman servicer setter sewer sexer shader
  shaker shaper sharpener shaver shearer sheller shepherd shifter shipfitter shipper shipwright shoemaker
  shooter shopper shoveler shover shredder shrinker shucker shunter sifter signaler signalman silverer
  silversmith singer sitter sizer skater skidder skier skimmer skinner skipper skiver slagman slaughterer
  slinger slitter smelter smith smoker smoother snaker snapper sniper snowboarder soaker sociologist solderer
  soldier solicitor soloist sommelier songwriter sonographer sourer specialist spectroscopist speculator
  speechwriter spinner splicer splitter spokesperson sponger spooler spotter sprayer springer stagehand stainer
  staker stamper starcher statistician stayer steersman stemmer stenciler stenographer sterilizer stewardess
  stiffener stitcher stocker stockman stoker stonecutter stoneworker storekeeper straightener strainer strander
  strategist stretcher stringer striper stuffer stylist subassembler subcontractor subtitler superior supervisor
  supplier supporter surfacer surveyor swamper sweeper swimmer switcher switchman tacker tagger tailer tailor
  taker tallier tamer tamper tanner tapper taster taxidermist taxonomist teacher teamster tech technician
  technologist telecommunicator telegrapher telemarketer teller temperer tender tendor tester therapist thinner
  threader thresher thrower tiler timer tinter tipper toggler tooler topper tosser toxicologist toymaker tracer
  tracker trader trainee trainer transcriber transcriptionist transferrer translator transplanter transporter
  trapezist trapper treasurer treater trimmer tripper trooper troubleshooter truer tufter tuner turner tutor
  twister typesetter typist underwriter unloader upholster upholsterer urologist usher vaccinator valeter
  valuator valuer varnisher verger verifier veterinarian videographer violinist visitor vlogger vocalist
  vulcanizer waiter waitress walker warden watcher watchmaker watchman waxer weaver webmaster wedger weigher
  welter wetter wheeler whitener wholesaler wicker wiper wireman wirer woodcarver woodworker worker wrangler
  wrestler wringer writer zookeeper zoologist`.split(/\s+/),
);
