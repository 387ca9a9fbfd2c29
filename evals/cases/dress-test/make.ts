import type { Draw, DressKind, Lang, Line, Piece, Row, Style } from '../dress/model.ts';

export type By<T> = Record<string, T>;

/** Ids of this folder carry `t-`. */
const idOf = (dimension: string, name: string) => `${dimension}/t-${name}`;

/** Kinds that set the style. */
export function styled(
  dimension: string,
  byName: By<(style: Style, draw: Draw) => void>,
  clashes: string[] = [],
): DressKind[] {
  return Object.entries(byName).map(([name, style]) => ({
    id: idOf(dimension, name),
    dimension,
    style,
    clashes,
  }));
}

/** Kinds that change the laid out lines. */
export function lined(
  dimension: string,
  byName: By<(lines: Line[], draw: Draw) => Line[]>,
  clashes: string[] = [],
): DressKind[] {
  return Object.entries(byName).map(([name, lines]) => ({
    id: idOf(dimension, name),
    dimension,
    lines,
    clashes,
  }));
}

/** Kinds that change set rows. */
export function rowed(
  dimension: string,
  byName: By<(rows: Row[], draw: Draw) => Row[]>,
  clashes: string[] = [],
): DressKind[] {
  return Object.entries(byName).map(([name, rows]) => ({
    id: idOf(dimension, name),
    dimension,
    rows,
    clashes,
  }));
}

/** Kinds that change the whole text. */
export function worded(
  dimension: string,
  byName: By<(text: string, draw: Draw) => string>,
  clashes: string[] = [],
): DressKind[] {
  return Object.entries(byName).map(([name, text]) => ({
    id: idOf(dimension, name),
    dimension,
    text,
    clashes,
  }));
}

export const mapValues = <T, U>(by: By<T>, change: (value: T) => U): By<U> =>
  Object.fromEntries(Object.entries(by).map(([name, value]) => [name, change(value)]));

/** Words of this folder in the other languages of the resumes. */
const own: By<Partial<Record<Lang, string>>> = {
  'Email ID': { fr: 'Courriel', es: 'Correo electrónico', pt: 'E-mail', de: 'E-Mail' },
  'E-mail': { fr: 'E-mail', es: 'E-mail', pt: 'E-mail', de: 'E-Mail' },
  'Mobile No': { fr: 'N° de portable', es: 'N.º de móvil', pt: 'Celular', de: 'Handynr.' },
  Mob: { fr: 'Port', es: 'Móv', pt: 'Cel', de: 'Mobil' },
  Contact: { fr: 'Contact', es: 'Contacto', pt: 'Contato', de: 'Kontakt' },
  'Contact No': { fr: 'Tél', es: 'Teléfono', pt: 'Telefone', de: 'Telefonnr.' },
  'Telephone No': {
    fr: 'N° de téléphone',
    es: 'N.º de teléfono',
    pt: 'Nº de telefone',
    de: 'Telefonnummer',
  },
  'Home Address': { fr: 'Adresse', es: 'Domicilio', pt: 'Endereço', de: 'Wohnanschrift' },
  'Permanent Address': {
    fr: 'Adresse permanente',
    es: 'Domicilio',
    pt: 'Endereço',
    de: 'Anschrift',
  },
  Residence: { fr: 'Domicile', es: 'Residencia', pt: 'Residência', de: 'Wohnort' },
  Town: { fr: 'Ville', es: 'Ciudad', pt: 'Cidade', de: 'Ort' },
  'Full Name': {
    fr: 'Nom complet',
    es: 'Nombre completo',
    pt: 'Nome completo',
    de: 'Vollständiger Name',
  },
  'Name of applicant': {
    fr: 'Nom du candidat',
    es: 'Nombre del candidato',
    pt: 'Nome do candidato',
    de: 'Name',
  },
  Surname: { fr: 'Nom', es: 'Apellido', pt: 'Sobrenome', de: 'Nachname' },
  'First name': { fr: 'Prénom', es: 'Nombre', pt: 'Nome', de: 'Vorname' },
  'Position applied for': {
    fr: 'Poste visé',
    es: 'Puesto solicitado',
    pt: 'Vaga pretendida',
    de: 'Bewerbung als',
  },
  'Curriculum Vitae of': {
    fr: 'Curriculum vitæ de',
    es: 'Currículum de',
    pt: 'Currículo de',
    de: 'Lebenslauf von',
  },
  'BIO-DATA': { fr: 'CURRICULUM VITAE', es: 'HOJA DE VIDA', pt: 'CURRÍCULO', de: 'LEBENSLAUF' },
  'Personal Details': {
    fr: 'État civil',
    es: 'Datos personales',
    pt: 'Dados pessoais',
    de: 'Persönliche Daten',
  },
  'Name of Employer': {
    fr: "Nom de l'employeur",
    es: 'Nombre de la empresa',
    pt: 'Nome da empresa',
    de: 'Name des Arbeitgebers',
  },
  'Name of Company': {
    fr: "Nom de l'entreprise",
    es: 'Empresa',
    pt: 'Nome da empresa',
    de: 'Firma',
  },
  Organisation: { fr: 'Organisme', es: 'Organización', pt: 'Organização', de: 'Organisation' },
  Organization: { fr: 'Organisme', es: 'Organización', pt: 'Organização', de: 'Organisation' },
  'Job Title': { fr: 'Intitulé du poste', es: 'Cargo', pt: 'Cargo', de: 'Stellenbezeichnung' },
  Designation: { fr: 'Fonction', es: 'Cargo', pt: 'Cargo', de: 'Stellung' },
  'Position Held': {
    fr: 'Poste occupé',
    es: 'Puesto ocupado',
    pt: 'Cargo ocupado',
    de: 'Tätigkeit',
  },
  'Post held': { fr: 'Poste occupé', es: 'Puesto', pt: 'Função', de: 'Stelle' },
  'Worked as': { fr: 'Emploi', es: 'Como', pt: 'Como', de: 'Als' },
  Duration: { fr: 'Durée', es: 'Duración', pt: 'Duração', de: 'Dauer' },
  'Inclusive Dates': { fr: 'Dates', es: 'Fechas', pt: 'Período', de: 'Zeitraum' },
  'Period of employment': {
    fr: "Période d'emploi",
    es: 'Periodo',
    pt: 'Período',
    de: 'Beschäftigungszeit',
  },
  When: { fr: 'Quand', es: 'Cuándo', pt: 'Quando', de: 'Wann' },
  Where: { fr: 'Où', es: 'Dónde', pt: 'Onde', de: 'Wo' },
  Who: { fr: 'Employeur', es: 'Empresa', pt: 'Empresa', de: 'Bei' },
  Job: { fr: 'Emploi', es: 'Trabajo', pt: 'Emprego', de: 'Stelle' },
  Institution: { fr: 'Établissement', es: 'Institución', pt: 'Instituição', de: 'Einrichtung' },
  Qualification: { fr: 'Diplôme', es: 'Titulación', pt: 'Curso', de: 'Abschluss' },
  'Year of passing': {
    fr: "Année d'obtention",
    es: 'Año',
    pt: 'Ano de conclusão',
    de: 'Abschlussjahr',
  },
  Course: { fr: 'Cours', es: 'Curso', pt: 'Curso', de: 'Kurs' },
  Year: { fr: 'Année', es: 'Año', pt: 'Ano', de: 'Jahr' },
  Result: { fr: 'Résultat', es: 'Nota', pt: 'Nota', de: 'Note' },
  'from the': { fr: 'de', es: 'de', pt: 'de', de: 'von' },
  obtained: { fr: 'obtenu en', es: 'obtenido en', pt: 'obtido em', de: 'erworben' },
  'issued by': { fr: 'délivré par', es: 'expedido por', pt: 'emitido por', de: 'ausgestellt von' },
  level: { fr: 'niveau', es: 'nivel', pt: 'nível', de: 'Niveau' },
  'I speak': { fr: 'Je parle', es: 'Hablo', pt: 'Falo', de: 'Ich spreche' },
  and: { fr: 'et', es: 'y', pt: 'e', de: 'und' },
  from: { fr: 'de', es: 'de', pt: 'de', de: 'von' },
};

/** A template or text with its {~Word} marks in the resume's language. */
export function speak(template: string, lang: Lang): string {
  return template.replace(/\{~([^}]+)\}/g, (_, word: string) =>
    lang === 'en' ? word : (own[word]?.[lang] ?? word),
  );
}

export const framed = (text: string): Piece => ({ text });

/** The section's lines changed one by one; n counts them. */
export const each =
  (test: (line: Line) => boolean, change: (line: Line, n: number) => Line) =>
  (lines: Line[]): Line[] => {
    let n = 0;
    return lines.map((line) => (test(line) ? change(line, n++) : line));
  };
