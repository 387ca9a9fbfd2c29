import type { Lang, Section } from './model.ts';

const labels: Record<string, Partial<Record<Lang, string>>> = {
  at: { fr: 'chez', es: 'en', pt: 'na', de: 'bei' },
  for: { fr: 'pour', es: 'para', pt: 'para', de: 'für' },
  as: { fr: 'comme', es: 'como', pt: 'como', de: 'als' },
  in: { fr: 'en', es: 'en', pt: 'em', de: 'in' },
  and: { fr: 'et', es: 'y', pt: 'e', de: 'und' },
  Company: { fr: 'Entreprise', es: 'Empresa', pt: 'Empresa', de: 'Firma' },
  Employer: { fr: 'Employeur', es: 'Empleador', pt: 'Empregador', de: 'Arbeitgeber' },
  Position: { fr: 'Poste', es: 'Puesto', pt: 'Cargo', de: 'Position' },
  Title: { fr: 'Titre', es: 'Cargo', pt: 'Função', de: 'Tätigkeit' },
  Role: { fr: 'Fonction', es: 'Función', pt: 'Função', de: 'Funktion' },
  Dates: { fr: 'Dates', es: 'Fechas', pt: 'Datas', de: 'Zeitraum' },
  Date: { fr: 'Date', es: 'Fecha', pt: 'Data', de: 'Datum' },
  Period: { fr: 'Période', es: 'Periodo', pt: 'Período', de: 'Zeitraum' },
  Location: { fr: 'Lieu', es: 'Lugar', pt: 'Local', de: 'Ort' },
  Duties: { fr: 'Tâches', es: 'Tareas', pt: 'Atividades', de: 'Aufgaben' },
  Name: { fr: 'Nom', es: 'Nombre', pt: 'Nome', de: 'Name' },
  Address: { fr: 'Adresse', es: 'Dirección', pt: 'Endereço', de: 'Anschrift' },
  Tel: { fr: 'Tél.', es: 'Tel.', pt: 'Tel.', de: 'Tel.' },
  Ph: { fr: 'Tél', es: 'Tel', pt: 'Fone', de: 'Tel' },
  Phone: { fr: 'Téléphone', es: 'Teléfono', pt: 'Telefone', de: 'Telefon' },
  Cell: { fr: 'Cell', es: 'Móvil', pt: 'Celular', de: 'Mobil' },
  Mobile: { fr: 'Portable', es: 'Móvil', pt: 'Celular', de: 'Handy' },
  Email: { fr: 'Courriel', es: 'Correo', pt: 'E-mail', de: 'E-Mail' },
  Web: { fr: 'Site', es: 'Web', pt: 'Site', de: 'Web' },
  Contact: { fr: 'Contact', es: 'Contacto', pt: 'Contato', de: 'Kontakt' },
  'Contact me': { fr: 'Me joindre', es: 'Contacto', pt: 'Contato', de: 'Kontakt' },
  GPA: { fr: 'Moyenne', es: 'Nota media', pt: 'Média', de: 'Note' },
  School: { fr: 'École', es: 'Centro', pt: 'Escola', de: 'Schule' },
  Degree: { fr: 'Diplôme', es: 'Título', pt: 'Curso', de: 'Abschluss' },
  Skills: { fr: 'Compétences', es: 'Habilidades', pt: 'Competências', de: 'Kenntnisse' },
  Other: { fr: 'Autres', es: 'Otros', pt: 'Outros', de: 'Sonstiges' },
  Computer: { fr: 'Informatique', es: 'Informática', pt: 'Informática', de: 'EDV' },
  TECH: { fr: 'INFORMATIQUE', es: 'INFORMÁTICA', pt: 'INFORMÁTICA', de: 'EDV' },
  Languages: { fr: 'Langues', es: 'Idiomas', pt: 'Idiomas', de: 'Sprachen' },
  'Resume of': { fr: 'CV de', es: 'CV de', pt: 'Currículo de', de: 'Lebenslauf von' },
  Resume: { fr: 'CV', es: 'CV', pt: 'Currículo', de: 'Lebenslauf' },
  'Curriculum Vitae': { es: 'Currículum Vítae', pt: 'Curriculum Vitae', de: 'Lebenslauf' },
  Page: { es: 'Página', pt: 'Página', de: 'Seite' },
  of: { fr: 'de', es: 'de', pt: 'de', de: 'von' },
  Referees: { fr: 'Références', es: 'Referencias', pt: 'Referências', de: 'Referenzen' },
  Expected: { fr: 'Fin prévue', es: 'Previsto', pt: 'Conclusão prevista', de: 'Voraussichtlich' },
  'in progress': { fr: 'en cours', es: 'en curso', pt: 'em andamento', de: 'laufend' },
  issued: { fr: 'obtenu', es: 'emitido', pt: 'emitido', de: 'ausgestellt' },
};

const byLowerCase = new Map(
  Object.entries(labels).map(([word, each]) => [word.toLowerCase(), each]),
);

/** A label in the resume's language; English where there is none. */
export function label(word: string, lang: Lang): string {
  const text = lang === 'en' ? word : (byLowerCase.get(word.toLowerCase())?.[lang] ?? word);
  return word.length > 1 && word === word.toUpperCase() ? text.toUpperCase() : text;
}

/** Month names, full and short, January first. */
export const months: Record<Lang, { full: string[]; short: string[] }> = {
  en: split(
    'January February March April May June July August September October November December',
    'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  ),
  fr: split(
    'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
    'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
  ),
  es: split(
    'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    'ene feb mar abr may jun jul ago sep oct nov dic',
  ),
  pt: split(
    'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
    'jan fev mar abr mai jun jul ago set out nov dez',
  ),
  de: split(
    'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
    'Jan Feb März Apr Mai Juni Juli Aug Sep Okt Nov Dez',
  ),
};

function split(full: string, short: string) {
  return { full: full.split(' '), short: short.split(' ') };
}

/** Winter, spring, summer, autumn. */
export const seasons: Record<Lang, string[]> = {
  en: ['Winter', 'Spring', 'Summer', 'Fall'],
  fr: ['Hiver', 'Printemps', 'Été', 'Automne'],
  es: ['Invierno', 'Primavera', 'Verano', 'Otoño'],
  pt: ['Inverno', 'Primavera', 'Verão', 'Outono'],
  de: ['Winter', 'Frühjahr', 'Sommer', 'Herbst'],
};

/** Words for an end that has not come, per language; the English ones are kinds of their own. */
export const openWords: Record<Exclude<Lang, 'en'>, string[]> = {
  fr: ['à ce jour', 'présent', "aujourd'hui", 'actuel', 'maintenant', 'en cours'],
  es: ['actualidad', 'presente', 'la actualidad', 'actual', 'la fecha', 'hoy'],
  pt: ['atual', 'presente', 'o momento', 'atualmente', 'hoje'],
  de: ['heute', 'jetzt', 'dato', 'laufend', 'aktuell'],
};

export const joints: Record<
  Exclude<Lang, 'en'>,
  { to: string; from: string; since: string; until: string }
> = {
  fr: { to: ' à ', from: 'de', since: 'depuis', until: "jusqu'en" },
  es: { to: ' a ', from: 'de', since: 'desde', until: 'hasta' },
  pt: { to: ' a ', from: 'de', since: 'desde', until: 'até' },
  de: { to: ' bis ', from: 'von', since: 'seit', until: 'bis' },
};

/** Section headings in the other languages; the first is the default. */
export const headings: Record<Exclude<Lang, 'en'>, Record<Section, string[]>> = {
  fr: {
    summary: ['Profil', 'Résumé', 'À propos de moi', 'Sommaire', 'Objectif'],
    work: [
      'Expérience professionnelle',
      'Expériences',
      'Expériences de travail',
      'Parcours professionnel',
      'Emplois occupés',
      'Mes emplois',
    ],
    education: ['Formation', 'Études', 'Scolarité', 'Formation académique', 'Diplômes'],
    skills: ['Compétences', 'Compétences clés', 'Aptitudes', 'Savoir-faire', 'Habiletés'],
    certificates: ['Certifications', 'Permis et certificats', 'Attestations', 'Habilitations'],
    languages: ['Langues', 'Langues parlées', 'Connaissances linguistiques'],
    volunteer: ['Bénévolat', 'Implication bénévole', 'Engagement associatif'],
    projects: ['Projets', 'Réalisations'],
    awards: ['Prix et distinctions', 'Distinctions'],
    interests: ["Centres d'intérêt", 'Loisirs', 'Intérêts'],
    references: ['Références'],
  },
  es: {
    summary: ['Perfil', 'Resumen', 'Sobre mí', 'Objetivo'],
    work: [
      'Experiencia laboral',
      'Experiencia profesional',
      'Experiencia',
      'Trayectoria laboral',
      'Trabajos',
      'Historial laboral',
    ],
    education: ['Formación', 'Estudios', 'Educación', 'Formación académica'],
    skills: ['Habilidades', 'Competencias', 'Conocimientos', 'Aptitudes'],
    certificates: ['Certificados', 'Cursos y carnets', 'Certificaciones', 'Permisos'],
    languages: ['Idiomas', 'Lenguas'],
    volunteer: ['Voluntariado', 'Experiencia voluntaria'],
    projects: ['Proyectos'],
    awards: ['Premios', 'Reconocimientos'],
    interests: ['Intereses', 'Aficiones', 'Pasatiempos'],
    references: ['Referencias'],
  },
  pt: {
    summary: ['Resumo', 'Perfil', 'Sobre mim', 'Objetivo'],
    work: [
      'Experiência profissional',
      'Experiência',
      'Histórico profissional',
      'Empregos',
      'Experiências profissionais',
    ],
    education: ['Formação', 'Escolaridade', 'Formação acadêmica', 'Educação'],
    skills: ['Competências', 'Habilidades', 'Conhecimentos'],
    certificates: ['Certificados', 'Cursos', 'Certificações', 'Habilitações'],
    languages: ['Idiomas', 'Línguas'],
    volunteer: ['Voluntariado', 'Trabalho voluntário'],
    projects: ['Projetos'],
    awards: ['Prêmios', 'Reconhecimentos'],
    interests: ['Interesses', 'Passatempos'],
    references: ['Referências'],
  },
  de: {
    summary: ['Profil', 'Über mich', 'Kurzprofil', 'Zusammenfassung'],
    work: [
      'Berufserfahrung',
      'Beruflicher Werdegang',
      'Praxis',
      'Berufspraxis',
      'Arbeitsstellen',
      'Bisherige Tätigkeiten',
    ],
    education: ['Ausbildung', 'Schulbildung', 'Bildungsweg', 'Schule und Ausbildung'],
    skills: ['Kenntnisse', 'Fähigkeiten', 'Kompetenzen', 'Fachkenntnisse'],
    certificates: ['Zertifikate', 'Scheine und Zertifikate', 'Weiterbildung', 'Nachweise'],
    languages: ['Sprachen', 'Sprachkenntnisse'],
    volunteer: ['Ehrenamt', 'Ehrenamtliches Engagement'],
    projects: ['Projekte'],
    awards: ['Auszeichnungen', 'Preise'],
    interests: ['Interessen', 'Hobbys'],
    references: ['Referenzen'],
  },
};
