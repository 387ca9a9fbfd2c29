/** Trades, construction, manufacturing, engineering and maintenance. Format: see `format.ts`. */
export const TRADES = `
[hard]
Mobile elevating work platforms | MEWP=, MEWPs=
Requests for information | RFIs=, request for information
Advanced product quality planning | APQP=
Production part approval process | PPAP=
Building automation systems | building automation system, building automation
Piping and instrumentation diagrams | P&ID, P&IDs
Non-destructive testing | NDT=, nondestructive testing, NDE=
Coordinate measuring machines | CMM=, coordinate measuring machine
Printed circuit boards | PCBs=, printed circuit board
Overall equipment effectiveness | OEE=
Safety data sheets | SDS=, MSDS=, material safety data sheets
Job safety analysis | JSA=, JSAs=
Millwork
Cable pulling | pulling cable
Pneumatics
3D printing | additive manufacturing
Crane operation
Power tools
Pallet jack
Instrumentation
Process control
Horticulture
Technical drawings | engineering drawings
Welding | > MIG welding = GMAW = MIG= = gas metal arc welding, TIG welding = GTAW = TIG= = gas tungsten arc welding, stick welding = SMAW = shielded metal arc welding, FCAW, arc welding
Soldering
brazing
Metal fabrication | > sheet metal work = sheet metal, steel fabrication, structural steel
Machining | > lathe, milling machine, CNC machining = CNC milling
CNC programming | CNC=, computer numerical control | < Machining | > G-code
Carpentry | > framing*, finish carpentry, rough carpentry, cabinetry = cabinet making | ? drywall, carpentry, wood, walls, houses
Joinery | ~ woodworking
Plumbing | > pipefitting = pipe fitting, backflow prevention
Electrical wiring | wiring | ~ electrical installation, electrical work | > conduit bending, residential wiring
Electrical troubleshooting | ~ electrical maintenance
Electrical code | > Canadian Electrical Code, National Electrical Code = NEC=
HVAC= | heating ventilation and air conditioning, HVAC/R | ~ HVAC systems
Refrigeration | ~ refrigeration systems | < HVAC
Boiler operation
Masonry | > bricklaying, concrete work, concrete finishing
Roofing | > shingling
Drywall | drywalling | > taping and mudding
Painting | > interior painting, spray painting
Flooring installation | > tile setting = tiling
Landscaping | ~ grounds maintenance | > lawn care
Construction | building construction | > residential construction, commercial construction, construction projects
Construction management | ~ construction site management | > site supervision
Estimating | cost estimating, cost estimation | > construction estimating, takeoffs, quantity takeoffs
Blueprint reading | reading blueprints, read blueprints | ~ read schematics
Building codes | building code | > Ontario Building Code
Building maintenance | facility maintenance, facilities maintenance | > property maintenance, facilities management
Preventive maintenance | preventative maintenance | ~ planned maintenance, scheduled maintenance
Equipment maintenance | ~ machine maintenance, mechanical maintenance | > mechanical repair, equipment repair
Mechanical troubleshooting | ~ mechanical diagnostics
Hydraulics | ~ hydraulic systems
Rigging | > slinging
Heavy equipment operation | ~ heavy machinery | > excavator, backhoe, skid steer, bulldozer
Diesel mechanics | ~ diesel engines, heavy-duty mechanics = heavy duty mechanics
Automotive repair | vehicle repair | ~ automotive service | > automotive diagnostics, brake service, engine repair
Auto body repair | collision repair
Hand tools | ~ hand and power tools
Assembly* | ~ mechanical assembly, product assembly, assembly line, line assembly | ? manufacturing, production, factory, parts
Manufacturing | ~ production manufacturing, manufacturing processes = manufacturing process
Machine operation | operating machinery | ~ machine operator skills, production machinery
Production planning | ~ production control | > production scheduling, MRP= = material requirements planning = materials requirements planning
Quality control | QC= | > quality inspection = product inspection
Statistical process control | SPC= | < Quality control
Precision measuring | ~ measuring instruments | > calipers, micrometers, GD&T = geometric dimensioning and tolerancing, metrology
PLC programming | ~ programmable logic controllers = programmable logic controller = PLC= = PLCs= | > ladder logic, Allen-Bradley
SCADA= | supervisory control and data acquisition
HMI= | human-machine interface, human machine interface, human-machine interfaces
Industrial control systems
Industrial automation | factory automation
Injection molding | injection moulding
Packaging | packaging operations
Mechanical engineering | > mechanical design
Electrical engineering | > circuit design, electronics design, power systems
Civil engineering | > structural engineering, road design
Chemical engineering | > process engineering
Industrial engineering | > time studies
Electronics | > PCB design = PCB=, electronic circuits
Materials science | > materials testing, metallurgy
Finite element analysis | FEA= | > ANSYS
Computational fluid dynamics | CFD=
Thermodynamics | > heat transfer
Computer-aided design | CAD=, computer aided design | ~ CAD software
3D modeling | 3D modelling
Surveying | land surveying | > total station
Commissioning* | system commissioning | ? equipment, systems, engineering, plant
Workplace safety | ~ occupational health and safety = OHS= = OH&S = OSH= = occupational safety and health, health and safety, environmental health and safety = EHS= = HSE= | > job site safety, safety procedures, safety regulations, safety compliance
Hazard identification | ~ hazard assessment | > job hazard analysis = JHA= = JHAs= = job hazard analyses, safety inspections, incident investigation
Lockout/tagout | lockout tagout, LOTO=, lock-out tag-out, lockout procedures
Personal protective equipment | PPE=
Environmental compliance | > environmental regulations, environmental management
Renewable energy | > solar installation = solar panels = photovoltaic, wind turbines
Oil and gas | oil & gas
Mining* | > underground mining | ? ore, drilling, underground, mineral
Forklift operation | forklift operator, forklift driving, operating forklifts | ~ forklift = forklifts | > reach truck, counterbalance = counterbalance forklift = counterbalanced forklift = sit-down forklift
Aerial lifts | elevated work platform | > scissor lift, boom lift
Agriculture | farming | > crop production, livestock
[method]
Continuous improvement
Lean Six Sigma | < Six Sigma, Lean manufacturing
Lean manufacturing | lean production | ~ Lean*, lean principles | ? manufacturing, sigma, production, kaizen, agile
Six Sigma | > DMAIC = define measure analyze improve control
5S= | 5S methodology
Kaizen
Root cause analysis | RCA= | > failure analysis, 8D=
Total productive maintenance | TPM=
FMEA | failure mode and effects analysis
ISO 9001
ISO 13485
AS9100
IATF 16949
[tool]
Building information modeling | BIM=
AutoCAD | Auto CAD | < Computer-aided design
SolidWorks | Solid Works | < Computer-aided design
Autodesk Revit | Revit | < Computer-aided design
Autodesk Inventor | < Computer-aided design
CATIA | < Computer-aided design
Siemens NX | < Computer-aided design
Creo | < Computer-aided design
Mastercam | < CNC programming
Fusion 360 | < CNC programming
LabVIEW
Procore | < Construction management
Bluebeam
Civil 3D | < Computer-aided design
Primavera P6 | Primavera
Altium | ~ Eagle PCB | < Electronics
CMMS= | computerized maintenance management system | > Maximo
[cert]
LEED | Leadership in Energy and Environmental Design
National Construction Safety Officer | NCSO=
Certified Welding Inspector | CWI=
PE license | PE licence | ~ licensed professional engineer
Red Seal | Red Seal endorsement, interprovincial red seal, Red Seal certification, Sceau rouge
Journeyperson certificate | journeyman licence, journeyman certificate, journeyman ticket, journeyperson ticket | ~ journeyperson = journeyman
P.Eng. | PEng, P.Eng | ~ professional engineer = Professional Engineer licence
EIT= | engineer in training, engineer-in-training
WHMIS | Workplace Hazardous Materials Information System, WHMIS training, WHMIS certification | > WHMIS 2015
OSHA 10
OSHA 30
Working at heights | working at heights certification, working at heights ticket, working at heights training | > fall protection = fall arrest
Confined space entry | confined space, confined space ticket, confined space training
Forklift licence | forklift license, forklift certification, forklift certified, forklift certificate, forklift ticket, forklift operator certificate
CWB certification | CWB~, CWB certified, CWB ticket | ? weld, welds, welder, welding, csa, ticket, fcaw, smaw, structural
Gas fitter licence | gasfitter licence, gas technician licence | ~ gas fitter = gasfitter = gas technician | > G2 licence, Class B gas ticket
Electrician licence | electrician license, licensed electrician | > master electrician
310T
310S
EPA 608 | EPA 608 certification | ~ EPA certification
Six Sigma Green Belt | green belt~ | ? sigma, lean, dmaic, process | > lean six sigma green belt
Six sigma black belt | < Six Sigma
NEBOSH
CRSP= | Canadian Registered Safety Professional
`;
