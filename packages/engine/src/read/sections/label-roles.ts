import labels from '../../../data/phrases/entry-labels.json' with { type: 'json' };
import { readTable } from '../../language/table.ts';
import { fold, withoutBars } from '../characters.ts';
import type { CellRole } from '../layout/line.ts';

/** What the value behind a label of a form is. */
export type Role = CellRole | 'start' | 'end' | 'tasks' | 'said' | 'given' | 'family' | 'town';

const ROLES = new Map(
  readTable<{ label: string; role: string }>(labels).map(({ label, role }) => [
    withoutBars(label),
    role as Role,
  ]),
);

/** What the label asks for. Both halves of "Employeur / Employer" say the same; "Employer / Place" and "School / Workshop" ask for what names an entry. */
export function roleOfLabel(label: string): Role | undefined {
  const bare = withoutBars(fold(label))
    .replace(/\s*\([^()]*\)/g, '')
    .replace(NAME_OF, '')
    .replace(/^[\s*#•·-]+|[\s:*#.?]+$/g, '')
    .replace(BESIDE_STREET, '')
    .replace(/\s+(?:#|no\.?)?\d{1,2}$/, '')
    .replace(/(?:,|\s+(?:and|&|et|y|e|und))\s+(?:address|location|adresse|place)$/, '');
  const whole = ROLES.get(bare) ?? ROLES.get(bare.replace(WHICH, ''));
  if (whole !== undefined) return whole;
  // "Name & surname", "First and last name".
  const parts = bare.split(OF_BOTH).map((part) => ROLES.get(part));
  if (parts.length === 2 && parts.every((role) => role !== undefined && NAMES.has(role)))
    return 'name';
  if (!/[/,]/.test(bare)) return undefined;
  const halves = bare.split(/\s*[/,]\s*/).map((half) => ROLES.get(half));
  if (halves.every((role) => role !== undefined && NAMES.has(role))) return 'name';
  const [first, ...others] = new Set(
    halves.filter((role) => role !== undefined && role !== 'place'),
  );
  return others.length === 0
    ? (first ?? (halves.includes('place') ? 'place' : undefined))
    : undefined;
}

/** "Strasse / Nr.", "Calle y número": the house's number stands in the value of its street. */
const BESIDE_STREET =
  /(?:\s*[/,&]\s*|\s+(?:and|y|e|et|und|en|i|och|og)\s+)(?:(?:house )?(?:number|no|nr|num)|n|numero|hausnummer|huisnummer)$/;

/** The parts of a name, which one label may ask for: "Surname(s) / First name(s)". */
const NAMES: ReadonlySet<Role> = new Set<Role>(['given', 'family', 'name']);

const OF_BOTH = /\s*[&+]\s*|\s+(?:and|und|et|y|e|i|och|og|en|a)\s+/;

/** Which of several a form asks for: "Previous employer", "Most recent job title", "Ostatni pracodawca". */
const WHICH = new RegExp(
  `^(?:(?:${[
    '(?:current|present) (?:or|/) (?:last|latest|previous|most recent)|(?:last|latest|most recent) (?:or|/) (?:current|present)',
    'most recent',
    'your|my|current|present|previous|prior|former|earlier|last|latest|next|other|first|second|third',
    'dernier|derniere|actuel|actuelle|precedent|precedente|ancien|autre',
    'letzter?|letzte|aktueller?|derzeitiger?|fruherer?|vorheriger?|weiterer?',
    'ultim[oa]|actual|anterior|otr[oa]|precedente|attuale|huidige|vorige|laatste',
    'ostatni|obecny|poprzedni|poprzednie|ostatnie|obecne',
  ].join(
    '|',
  )}) )+(?=\\p{L})|(?<=^(?:employeur|poste|empresa|cargo|puesto|azienda)) (?:actuel|precedent|actual|anterior|attuale|precedente)$`,
  'u',
);

/** "Name and address of employer" asks for the employer. */
const NAME_OF =
  /^\s*(?:name and address of (?:the )?(?=employer)|name and type of (?=organi[sz]ation))/;
