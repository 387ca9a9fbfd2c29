/** Words that name the columns of a table of jobs or schools, folded; a name may join several by spaces, slashes or "and". */
export const COLUMN_WORDS: ReadonlySet<string> = new Set(
  [
    // English
    'date dates period periods duration from to till until year years year(s) time passing completion start end',
    'employer company organization organisation organisations firm name client',
    'position post title job designation role held occupation',
    'duty duties responsibility responsibilities work nature description main key activities tasks achievements',
    'qualification qualifications degree course examination exam level certificate award',
    'institution institute school university college board provider issuer awarded',
    'result results grade grades marks percentage score cgpa gpa class subject subjects major field study location place city country',
    'skill skills level area areas category categories tool tools technology technologies proficiency language languages fluency',
    // French
    'periode annee annees employeur entreprise societe poste fonction intitule taches missions diplome etablissement ecole lieu ville mention',
    // German
    'zeitraum jahr von bis arbeitgeber firma unternehmen stelle tatigkeit aufgaben abschluss schule ort note',
    // Spanish, Portuguese, Italian
    'periodo fecha fechas ano empresa puesto cargo funciones funcoes titulo titulacion institucion instituicao centro data azienda ruolo mansioni titolo istituto anno',
    // Dutch, Polish
    'periode werkgever bedrijf functie taken diploma opleiding okres pracodawca stanowisko obowiazki uczelnia rok',
    'of the and & de du des la le und del y e or / -',
  ]
    .join(' ')
    .split(' '),
);
