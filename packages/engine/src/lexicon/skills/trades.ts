/** Trades, construction, manufacturing, engineering and maintenance. Format: see `format.ts`. */
export const TRADES = `
[hard]
Welding | MIG welding, TIG welding, arc welding, SMAW, GMAW, GTAW, FCAW, stick welding, MIG=, TIG=
Soldering | brazing
Metal fabrication | sheet metal, steel fabrication, sheet metal work, structural steel
Machining | CNC machining, lathe, milling machine, machine shop, CNC milling
CNC programming | CNC=, G-code, CNC operation, CNC machines | < Machining
Carpentry | framing*, finish carpentry, rough carpentry, cabinetry, cabinet making | ? drywall, carpentry, wood, walls, houses
Joinery | woodworking
Plumbing | pipefitting, pipe fitting, backflow prevention
Electrical wiring | electrical installation, conduit bending, wiring, electrical work, residential wiring
Electrical troubleshooting | electrical maintenance
Electrical code | Canadian Electrical Code, National Electrical Code, NEC=
HVAC= | heating ventilation and air conditioning, HVAC systems, HVAC/R
Refrigeration | refrigeration systems | < HVAC
Boiler operation | power engineering, steam systems
Masonry | bricklaying, concrete work, concrete finishing
Roofing | shingling
Drywall | drywalling, taping and mudding
Painting | interior painting, spray painting
Flooring installation | tile setting, tiling
Landscaping | grounds maintenance, lawn care, horticulture
Construction | building construction, residential construction, commercial construction, construction projects
Construction management | site supervision, construction site management
Estimating | cost estimating, construction estimating, cost estimation, takeoffs, quantity takeoffs
Blueprint reading | reading blueprints, read blueprints, technical drawings, engineering drawings, schematics, read schematics
Building codes | building code, Ontario Building Code
Building maintenance | facility maintenance, facilities maintenance, property maintenance, facilities management
Preventive maintenance | preventative maintenance, planned maintenance, scheduled maintenance
Equipment maintenance | machine maintenance, equipment repair, mechanical repair, mechanical maintenance
Mechanical troubleshooting | mechanical aptitude, mechanical diagnostics
Hydraulics | hydraulic systems, pneumatics, hydraulics and pneumatics
Rigging | hoisting, crane operation, slinging
Heavy equipment operation | excavator, backhoe, skid steer, bulldozer, heavy machinery
Diesel mechanics | diesel engines, heavy-duty mechanics, heavy duty mechanics
Automotive repair | automotive diagnostics, brake service, vehicle repair, engine repair, automotive service
Auto body repair | collision repair
Hand tools | power tools, hand and power tools
Assembly* | mechanical assembly, product assembly, assembly line, line assembly | ? manufacturing, production, factory, parts
Manufacturing | production manufacturing, manufacturing processes, manufacturing process
Machine operation | operating machinery, machine operator skills, production machinery
Production planning | production scheduling, production control, MRP=
Quality control | QC=, quality inspection, quality inspections, product inspection
Statistical process control | SPC= | < Quality control
Precision measuring | calipers, micrometers, measuring instruments, GD&T, metrology
PLC programming | PLC=, PLCs=, ladder logic, programmable logic controllers, Allen-Bradley
SCADA= | HMI=, industrial control systems
Industrial automation | factory automation, process control, instrumentation, robotics cells
Injection molding | injection moulding, extrusion
Packaging | packaging operations
Mechanical engineering | mechanical design
Electrical engineering | circuit design, electronics design, power systems
Civil engineering | structural engineering, road design
Chemical engineering | process engineering
Industrial engineering | time studies
Electronics | PCB design, PCB=, circuit boards, electronic circuits
Materials science | materials testing, metallurgy
Finite element analysis | FEA=, ANSYS
Computational fluid dynamics | CFD=
Thermodynamics | heat transfer
Computer-aided design | CAD=, computer aided design, CAD software, CAD/CAM
3D modeling | 3D modelling, 3D printing, additive manufacturing
Surveying | land surveying, total station
Commissioning* | system commissioning | ? equipment, systems, engineering, plant
Workplace safety | occupational health and safety, OHS=, health and safety, OSHA, safety compliance, job site safety, safety procedures, safety regulations, EHS=, HSE=
Hazard identification | job hazard analysis, hazard assessment, safety inspections, incident investigation
Lockout/tagout | lockout tagout, LOTO=
Personal protective equipment | PPE=
Environmental compliance | environmental regulations, environmental management
Renewable energy | solar installation, solar panels, photovoltaic, wind turbines
Oil and gas | oil & gas
Mining* | underground mining | ? ore, drilling, underground, mineral
Forklift operation | forklift, forklifts, reach truck, counterbalance, pallet jack, forklift operator
Aerial lifts | scissor lift, boom lift, elevated work platform
Agriculture | crop production, livestock, farm equipment, farming
[method]
Lean manufacturing | Lean*, lean principles, lean production | ? manufacturing, sigma, production, kaizen, agile
Six Sigma | DMAIC, lean six sigma
5S= | 5S methodology
Kaizen | continuous improvement
Root cause analysis | RCA=, failure analysis, 8D=
Total productive maintenance | TPM=
FMEA | failure mode and effects analysis
ISO 9001 | ISO 9001:2015, ISO 13485, AS9100, TS16949, IATF 16949
[tool]
AutoCAD | Auto CAD | < Computer-aided design
SolidWorks | Solid Works | < Computer-aided design
Autodesk Revit | Revit, BIM=, building information modeling | < Computer-aided design
Autodesk Inventor | < Computer-aided design
CATIA | Siemens NX, Creo | < Computer-aided design
Mastercam | Fusion 360 | < CNC programming
LabVIEW
Procore | < Construction management
Bluebeam
Civil 3D | < Computer-aided design
Primavera P6 | Primavera
Altium | Eagle PCB | < Electronics
CMMS= | computerized maintenance management system, Maximo
[cert]
Red Seal | Red Seal endorsement, interprovincial red seal
Journeyperson certificate | journeyman, journeyperson, journeyman licence, certificate of qualification
P.Eng. | PEng, professional engineer, Professional Engineer licence, PE license, P.Eng
EIT= | engineer in training, engineer-in-training
WHMIS | WHMIS 2015, Workplace Hazardous Materials Information System
OSHA 10 | OSHA 30, OSHA certification
Working at heights | working at heights certification, fall protection, fall arrest
Confined space entry | confined space
Forklift licence | forklift license, forklift certification, forklift certified, forklift certificate
CWB certification | CWB=, CWB certified, AWS D1.1
Gas fitter licence | G2 licence, gas fitter, gasfitter, gas technician
Electrician licence | electrician license, 309A, licensed electrician, master electrician
310T | 310S, truck and coach technician
EPA 608 | EPA certification, ODP card
Six Sigma Green Belt | green belt, six sigma black belt, black belt, lean six sigma green belt | < Six Sigma
NEBOSH | CRSP=
`;
