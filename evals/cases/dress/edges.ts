import type { FieldKind, Line, Notes, Piece } from './model.ts';

/**
 * Marks fields whose edges a careful human cannot see: two values with nothing but a space between them, or
 * with a separator that one of them holds as well, where neither ends or starts with a telling word.
 */
export function noteLostEdges(lines: Line[], note: Notes): void {
  for (const line of lines) {
    let previous: Piece | undefined;
    let glue = line.glyph;
    for (const piece of line.pieces) {
      if (!piece.paths) {
        glue += piece.text;
        continue;
      }
      if (previous && lost(previous, glue, piece)) {
        for (const path of [...previous.paths!, ...piece.paths]) note.destroy(path);
      }
      previous = piece;
      glue = '';
    }
  }
}

function lost(before: Piece, glue: string, after: Piece): boolean {
  if (before.kind === 'degree' && after.kind === 'degree') return false;
  const invisible = glue === ' ' || glue === '' || glue === '\u00a0';
  const core = glue.trim();
  const shared =
    core !== '' &&
    glue.length < 6 &&
    [before, after].some(({ text, kind }) => !ownMarks.has(kind!) && holds(text, glue, core));
  if (!invisible && !shared) return false;
  return !endTells(before) && !startTells(after);
}

/** Kinds whose own commas and dashes mislead nobody: places, and sentences. */
const ownMarks = new Set<FieldKind>(['place', 'prose', 'self-evident']);

function holds(text: string, glue: string, core: string): boolean {
  return text.includes(/^[,;|]$/.test(core) ? core : glue.trimEnd());
}

function endTells({ text, kind }: Piece): boolean {
  if (kind === 'self-evident') return true;
  if (kind === 'prose') return /[.!?]$/.test(text);
  const last = words(text).at(-1) ?? '';
  if (kind === 'title') return titleWords.has(last);
  if (kind === 'company') return companyEnds.has(last);
  if (kind === 'place') return /,\s*\S+$/.test(text);
  return false;
}

function startTells({ text, kind }: Piece): boolean {
  if (kind === 'self-evident') return true;
  const first = words(text)[0] ?? '';
  if (kind === 'title') return titleWords.has(first) || titleStarts.has(first);
  if (kind === 'company') return companyStarts.has(first);
  if (kind === 'degree') return degreeStarts.has(first);
  return false;
}

function words(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}']+/u)
    .filter(Boolean);
}

const set = (text: string) => new Set(text.trim().split(/\s+/));

const titleWords = set(`
  accountant administrator advisor agent aide analyst apprentice artist assembler assistant attendant baker barback
  barista bartender bookkeeper builder butcher buyer captain caregiver carer caretaker carpenter cashier chef cleaner
  clerk coach consultant cook cooper coordinator counsellor counselor courier crew custodian dancer deckhand designer
  developer dishwasher director dispatcher doctor draughtsman driver editor electrician engineer estimator faller
  farmer firefighter fitter florist foreman gardener glazier groom groomer guard guide hairdresser hand handler helper
  herder hygienist inspector installer instructor intern interpreter janitor joiner journeyman keeper labourer laborer
  landscaper lead leader lecturer librarian lifeguard loader locksmith machinist manager mason mate mechanic midwife
  miner monitor mover musician nanny nurse officer operator optician orderly owner packer page painter paramedic
  partner pharmacist photographer picker plasterer plumber porter practitioner principal producer programmer
  receptionist recruiter rep representative researcher rigger roofer sailor salesperson seamstress secretary server
  shearer skipper smith sorter specialist steward stocker student stylist superintendent supervisor surveyor tailor
  teacher technician technologist teller tester therapist trainee trainer translator trucker tutor usher valet
  volunteer waiter waitress walker warden welder worker writer bosun constable sergeant milker pruner
  cuisinier cuisinière serveur serveuse caissier caissière préposée préposé commis aide infirmière infirmier
  boulanger boulangère vendeur vendeuse technicien technicienne mécanicien mécanicienne conducteur conductrice
  cocinero cocinera camarero camarera dependiente dependienta albañil conductor conductora auxiliar técnico técnica
  operario operaria ayudante mozo profesor profesora enfermera enfermero repartidor
  auxiliar motorista pedreiro cozinheiro cozinheira atendente vendedor vendedora operador operadora enfermeira
  ajudante garçom recepcionista técnico professora professor
  verkäufer verkäuferin koch köchin tischler tischlerin geselle gesellin auszubildender auszubildende azubi
  erzieherin erzieher pflegefachfrau pflegehelferin fahrer kellner kellnerin aushilfe lagerist leiter leiterin
  altenpflegerin praktikantin praktikant monteur bäcker bäckerin`);
const titleStarts = set(`
  senior junior assistant head chief lead second third first deputy acting casual seasonal relief trainee apprentice
  line sous night shift general store sales registered licensed part`);
const companyEnds = set(`
  inc ltd llc llp corp co company limited gmbh kg ag sa sarl srl sl ltda plc pty bv group school schools college
  university hospital clinic hotel restaurant café cafe bar grill bakery farm farms ranch orchard orchards vineyard
  library museum centre center society association council ministry department services service solutions
  construction contracting transport trucking logistics mine mines forestry salon spa church academy institute
  bros brothers sons partners foundation trust authority theatre gallery nursery pharmacy market foods motors
  garage shipyard lines shipping airline com ca org net uk io district lodge inn home homes village residence
  kitchens plumbing electric roofing landscaping dairy records press`);
const companyStarts = set(`
  university université universidad universidade college collège école lycée hotel hôtel hospital hôpital city ville
  county st hogar clínica hospital instituto restaurante restaurant supermercado panadería bäckerei tischlerei
  gasthaus klinikum ministry department société cégep centre royal institut escola colegio ies gymnasium`);
const degreeStarts = set(`
  bachelor master diploma certificate associate ba bsc ma msc bed phd degree high level a-levels gcse gcses hnc hnd
  red ged baccalauréat licence bts cap dep dec máster grado bachillerato técnico ensino bacharelado abitur ausbildung
  advanced honours`);
