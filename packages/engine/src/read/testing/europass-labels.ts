/** What the form writes, in the order of its rows. */
export interface Labels {
  title: string;
  person: [name: string, address: string, phone: string];
  headings: [work: string, education: string, skills: string];
  job: [dates: string, title: string, tasks: string, employer: string, sector: string];
  school: [title: string, school: string];
  languages: [mother: string, other: string];
  grid: [string[], string[], note: string];
  skills: [organisation: string, computer: string, licence: string];
  foot: string;
}

/** The form of 2002 to 2012 as it ships in each language. */
export const FORMS: Record<string, Labels> = {
  English: {
    title: 'Curriculum vitae',
    person: ['Surname(s) / First name(s)', 'Address(es)', 'Telephone(s)'],
    headings: ['Work experience', 'Education and training', 'Personal skills and competences'],
    job: [
      'Dates',
      'Occupation or position held',
      'Main activities and responsibilities',
      'Name and address of employer',
      'Type of business or sector',
    ],
    school: [
      'Title of qualification awarded',
      'Name and type of organisation providing education and training',
    ],
    languages: ['Mother tongue(s)', 'Other language(s)'],
    grid: [
      ['Self-assessment', 'Understanding', 'Speaking', 'Writing'],
      ['European level (*)', 'Listening', 'Reading', 'Spoken interaction', 'Spoken production'],
      '(*) Common European Framework of Reference for Languages',
    ],
    skills: [
      'Organisational skills and competences',
      'Computer skills and competences',
      'Driving licence',
    ],
    foot: 'Page 1/2 - Curriculum vitae of',
  },
  French: {
    title: 'Curriculum vitae',
    person: ['Nom(s) / Prénom(s)', 'Adresse(s)', 'Téléphone(s)'],
    headings: [
      'Expérience professionnelle',
      'Éducation et formation',
      'Aptitudes et compétences personnelles',
    ],
    job: [
      'Dates',
      'Fonction ou poste occupé',
      'Principales activités et responsabilités',
      "Nom et adresse de l'employeur",
      "Type ou secteur d'activité",
    ],
    school: [
      'Intitulé du certificat ou diplôme délivré',
      "Nom et type de l'établissement d'enseignement ou de formation",
    ],
    languages: ['Langue(s) maternelle(s)', 'Autre(s) langue(s)'],
    grid: [
      ['Auto-évaluation', 'Comprendre', 'Parler', 'Écrire'],
      [
        'Niveau européen (*)',
        'Écouter',
        'Lire',
        'Prendre part à une conversation',
        "S'exprimer oralement en continu",
      ],
      '(*) Cadre européen commun de référence pour les langues',
    ],
    skills: [
      'Aptitudes et compétences organisationnelles',
      'Aptitudes et compétences informatiques',
      'Permis de conduire',
    ],
    foot: 'Page 1/2 - Curriculum vitae de',
  },
  German: {
    title: 'Lebenslauf',
    person: ['Nachname(n) / Vorname(n)', 'Adresse(n)', 'Telefon'],
    headings: [
      'Berufserfahrung',
      'Schul- und Berufsbildung',
      'Persönliche Fähigkeiten und Kompetenzen',
    ],
    job: [
      'Zeitraum',
      'Beruf oder Funktion',
      'Wichtigste Tätigkeiten und Zuständigkeiten',
      'Name und Adresse des Arbeitgebers',
      'Tätigkeitsbereich oder Branche',
    ],
    school: [
      'Bezeichnung der erworbenen Qualifikation',
      'Name und Art der Bildungs- oder Ausbildungseinrichtung',
    ],
    languages: ['Muttersprache(n)', 'Sonstige Sprache(n)'],
    grid: [
      ['Selbstbeurteilung', 'Verstehen', 'Sprechen', 'Schreiben'],
      [
        'Europäische Kompetenzstufe (*)',
        'Hören',
        'Lesen',
        'An Gesprächen teilnehmen',
        'Zusammenhängendes Sprechen',
      ],
      '(*) Gemeinsamer Europäischer Referenzrahmen für Sprachen',
    ],
    skills: [
      'Organisatorische Fähigkeiten und Kompetenzen',
      'IKT-Kenntnisse und Kompetenzen',
      'Führerschein(e)',
    ],
    foot: 'Seite 1/2 - Lebenslauf von',
  },
  Spanish: {
    title: 'Curriculum vitae',
    person: ['Apellido(s) / Nombre(s)', 'Dirección', 'Teléfono(s)'],
    headings: [
      'Experiencia laboral',
      'Educación y formación',
      'Capacidades y competencias personales',
    ],
    job: [
      'Fechas',
      'Profesión o cargo desempeñado',
      'Funciones y responsabilidades principales',
      'Nombre y dirección de la empresa o empleador',
      'Tipo de empresa o sector',
    ],
    school: [
      'Título de la cualificación obtenida',
      'Nombre y tipo de la organización que ha impartido la formación',
    ],
    languages: ['Idioma(s) materno(s)', 'Otro(s) idioma(s)'],
    grid: [
      ['Autoevaluación', 'Comprensión', 'Habla', 'Escritura'],
      [
        'Nivel europeo (*)',
        'Comprensión auditiva',
        'Lectura',
        'Interacción oral',
        'Capacidad oral',
      ],
      '(*) Marco común europeo de referencia para las lenguas',
    ],
    skills: [
      'Capacidades y competencias organizativas',
      'Capacidades y competencias informáticas',
      'Permiso(s) de conducción',
    ],
    foot: 'Página 1/2 - Curriculum vitae de',
  },
  Italian: {
    title: 'Curriculum vitae',
    person: ['Cognome(i) / Nome(i)', 'Indirizzo(i)', 'Telefono(i)'],
    headings: [
      'Esperienza professionale',
      'Istruzione e formazione',
      'Capacità e competenze personali',
    ],
    job: [
      'Date',
      'Lavoro o posizione ricoperti',
      'Principali attività e responsabilità',
      'Nome e indirizzo del datore di lavoro',
      'Tipo di attività o settore',
    ],
    school: [
      'Titolo della qualifica rilasciata',
      "Nome e tipo d'organizzazione erogatrice dell'istruzione e formazione",
    ],
    languages: ['Madrelingua', 'Altra(e) lingua(e)'],
    grid: [
      ['Autovalutazione', 'Comprensione', 'Parlato', 'Scritto'],
      ['Livello europeo (*)', 'Ascolto', 'Lettura', 'Interazione orale', 'Produzione orale'],
      '(*) Quadro comune europeo di riferimento per le lingue',
    ],
    skills: [
      'Capacità e competenze organizzative',
      'Capacità e competenze informatiche',
      'Patente',
    ],
    foot: 'Pagina 1/2 - Curriculum vitae di',
  },
  Portuguese: {
    title: 'Curriculum vitae',
    person: ['Apelido(s) / Nome(s) próprio(s)', 'Morada(s)', 'Telefone(s)'],
    headings: [
      'Experiência profissional',
      'Formação académica e profissional',
      'Aptidões e competências pessoais',
    ],
    job: [
      'Datas',
      'Função ou cargo ocupado',
      'Principais actividades e responsabilidades',
      'Nome e morada do empregador',
      'Tipo de empresa ou sector',
    ],
    school: [
      'Designação da qualificação atribuída',
      'Nome e tipo da organização de ensino ou formação',
    ],
    languages: ['Primeira língua', 'Outra(s) língua(s)'],
    grid: [
      ['Auto-avaliação', 'Compreensão', 'Conversação', 'Escrita'],
      ['Nível europeu (*)', 'Compreensão oral', 'Leitura', 'Interacção oral', 'Produção oral'],
      '(*) Quadro Europeu Comum de Referência (CECR)',
    ],
    skills: [
      'Aptidões e competências de organização',
      'Aptidões e competências informáticas',
      'Carta de condução',
    ],
    foot: 'Página 1/2 - Curriculum vitae de',
  },
  Polish: {
    title: 'Curriculum vitae',
    person: ['Nazwisko(-a) / Imię (imiona)', 'Adres(y)', 'Telefon(y)'],
    headings: [
      'Doświadczenie zawodowe',
      'Wykształcenie i odbyte szkolenia',
      'Umiejętności i kompetencje osobiste',
    ],
    job: [
      'Daty',
      'Zajmowane stanowisko',
      'Główne obowiązki',
      'Nazwa i adres pracodawcy',
      'Rodzaj działalności lub sektor',
    ],
    school: [
      'Nazwa uzyskanych kwalifikacji',
      'Nazwa i rodzaj organizacji prowadzącej kształcenie lub szkolenie',
    ],
    languages: ['Język(i) ojczysty(e)', 'Inny język (języki)'],
    grid: [
      ['Samoocena', 'Rozumienie', 'Mówienie', 'Pisanie'],
      [
        'Poziom europejski (*)',
        'Słuchanie',
        'Czytanie',
        'Porozumiewanie się',
        'Samodzielne wypowiadanie się',
      ],
      '(*) Europejski System Opisu Kształcenia Językowego',
    ],
    skills: [
      'Umiejętności i kompetencje organizacyjne',
      'Umiejętności i kompetencje informatyczne',
      'Prawo jazdy',
    ],
    foot: 'Strona 1/2 - Curriculum vitae',
  },
  Romanian: {
    title: 'Curriculum vitae',
    person: ['Nume / Prenume', 'Adresă(e)', 'Telefon(oane)'],
    headings: [
      'Experienţa profesională',
      'Educaţie şi formare',
      'Aptitudini şi competenţe personale',
    ],
    job: [
      'Perioada',
      'Funcţia sau postul ocupat',
      'Activităţi şi responsabilităţi principale',
      'Numele şi adresa angajatorului',
      'Tipul activităţii sau sectorul de activitate',
    ],
    school: [
      'Calificarea / diploma obţinută',
      'Numele şi tipul instituţiei de învăţământ / furnizorului de formare',
    ],
    languages: ['Limba(i) maternă(e)', 'Limba(i) străină(e) cunoscută(e)'],
    grid: [
      ['Autoevaluare', 'Înţelegere', 'Vorbire', 'Scriere'],
      ['Nivel european (*)', 'Ascultare', 'Citire', 'Participare la conversaţie', 'Discurs oral'],
      '(*) Cadrul european comun de referinţă pentru limbi',
    ],
    skills: [
      'Competenţe şi aptitudini organizatorice',
      'Competenţe şi aptitudini de utilizare a calculatorului',
      'Permis(e) de conducere',
    ],
    foot: 'Pagina 1/2 - Curriculum vitae al',
  },
};
