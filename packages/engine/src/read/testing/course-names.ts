/** Courses and papers that no list knows, with bodies that none does, one a row: "name | issuer". */
export const COURSES: readonly (readonly [string, string])[] = `
Glaze Chemistry for Beginners | Blue Kiln House
Safe handling of refrigerants | Ozone Desk
Selling to doctors, part I | Kvarta Trening
Customer Welcome (online) | Nordlys Akademi
Chimney lining, level 2 | Guild of Island Sweeps
Mediation Basics | Puente Vivo
Children in the dental chair | Chamogelaki Clinic
Rope rescue and stretcher work | Ironbeck Centre
Post-editing of machine translation | Southern Guild of Translators
Torch-on Membrane Installer | Bitumar
Ponseti Method for Clubfoot | Straight Steps Africa
Care of Organic Collections (2 weeks) | Coral Workshop
Colour theory for barbers | Academia Rizos
Presentation skills | Medikor
Edomae sushi intensive | Kuromatsu Gakuin
Low Power Design | Siligiri Lab
Reading of tide tables | Harbour House Suva
Poultry Passport | Levant Farmers
`
  .trim()
  .split('\n')
  .map((line) => line.split(' | ') as [string, string]);
