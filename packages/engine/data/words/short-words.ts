/** Words cut short, as people and ads write them, with the whole word: the same thing under two spellings, never another one. */
export const SHORT_WORDS = `
admin: administration administrative
cert: certificate
docs: documents documentation
equip: equipment
hskp: housekeeping
info: information
lab: laboratory
maint: maintenance
meds: medications medicines
mgmt: management
ped: paediatric pediatric
prep: preparation
quals: qualifications
refrig: refrigeration refrigerated
rehab: rehabilitation
temp: temperature
temps: temperatures
veg: vegetables
vax: vaccination
vehs: vehicles
`;
