/** Tickets, licences and work of the trades, Canadian ones among them. Format: see `format.ts`. */
export const CANADIAN_TRADES = `
[hard]
Troubleshooting* | fault finding | ~ troubleshooting PLCs, equipment troubleshooting | ? motors, drives, plcs, equipment, electrical, mechanical, systems, hardware, network
Variable frequency drives | VFDs=, variable speed drives
Motor control centres | MCCs=, motor control centers | > motor controls
Flux core welding | flux core, FCAW welding, flux-cored arc welding | < Welding
Aluminum welding | welding aluminum | < Welding
Reading blueprints and drawings | read blueprints and drawings
Industrial maintenance | plant maintenance
Heavy industrial | heavy industry, heavy industrial setting
Commercial refrigeration | < Refrigeration
Gas fitting | ~ gas piping | < Plumbing
Backflow testing | test backflow preventers
Hydronic heating | ~ boilers and hydronics
Rough-in | rough-in plumbing, roughing in
Service calls | ~ on-call service
Concrete forming | formwork
Scaffolding | scaffold erection
Steel erection
Insulation installation
Tool and die making
Sheet metal fabrication
Bucket truck operation
Apprentice supervision | coaching apprentices, mentoring apprentices, supervising apprentices
Toolbox talks | toolbox meetings
[tool]
AutoCAD Electrical | < AutoCAD
Allen-Bradley PLCs | ~ ControlLogix, CompactLogix, RSLogix | < PLC programming
[cert]
Industrial electrician licence | ~ industrial electrician | > 442A= = 442A licence
Construction electrician licence | ~ construction electrician | < Electrician licence | > 309A= = 309A licence
Plumber licence | plumbing licence, licensed plumber | > 306A= = 306A licence
Refrigeration mechanic licence | > 313A= = 313A licence, 313D= = 313D licence
ODP card | ozone depletion prevention, ODP certification
CSTS= | Construction Safety Training System, CSTS-09
H2S Alive | H2S~, H2S certification, H2S ticket | ? alive, ticket, tickets, training, csts, whmis
Aerial lift ticket | aerial lift certification | ~ aerial work platform
Automotive service technician licence
Truck and coach technician licence
`;
