import type { DegreeLevel } from '@trueline/contracts';

/** What a bachelor, master or doctor is "of" in the usual titles; anything else behind "of" is the whole rest. */
const OF =
  '(?: of (?:(?:applied |computer |library (?:and information )?|health |veterinary |political |social )?sciences?(?! administration)|(?:applied |fine |liberal )?arts|(?:civil |mechanical |electrical |software |computer )?engineering|(?:business|public|health|hospital) administration|public (?:health|policy)|social work|commerce|education|laws?|music|philosophy|medicine(?: and surgery)?|surgery|nursing|technology|architecture|theology|divinity|pharmacy|dental surgery|physical therapy|business|accounting|finance|design|management|journalism))?';

/** Degrees spelled out, highest first; matched on lower-case text without accents. Of the languages that uploads bring: English, French, German, Dutch, Spanish, Italian, Portuguese, Polish, Russian. */
export const DEGREE_PATTERNS: readonly (readonly [DegreeLevel, RegExp])[] = [
  [
    'doctorate',
    new RegExp(
      `(?<!\\p{L})(doctor(ate)?${OF}|doctorat|doctorado|dottorato( di ricerca)?|dottore magistrale|doutora(do|mento)|doktorat|doktor|promotion(?= |,|$)|juris doctor|кандидат( \\p{L}+)? наук|доктор|аспирантура)(?!\\p{L})`,
      'u',
    ),
  ],
  [
    'master',
    new RegExp(
      `(?<!\\p{L})(executive mba|post ?graduate (degree|diploma)|masterstudium|lehramtsstudium|master('?s)?( degree)?${OF}|maitrise|mastere|magister( inzynier)?|mestrado( integrado)?|laurea (magistrale|specialistica)|maestria|posgrado|studia podyplomowe|diplom-?(?!oma)\\p{L}{4,}|diplom(?= |,|$)|doctorandus|дипломированный специалист|специалист(?= |,|$)|магистр(атура)?|diplome d'ingenieur)(?!\\p{L})`,
      'u',
    ),
  ],
  [
    'bachelor',
    new RegExp(
      `(?<!\\p{L})(bachelorstudium|(hbo |wo )?bachelor('?s)?( degree)?${OF}|baccalaureat|(?<=(?:^|[^\\p{L}\\s] ?))licence(?= (en|de|pro|professionnelle)(?!\\p{L})|,|$)( pro(fessionnelle)?)?|licenciatura|licencjat|inzynier|laurea( triennale)?|graduacao|bacharelado|bacharel|tecnologo|grado superior|grado(?= en)|ingenieria|diplomatura|undergraduate degree|бакалавр(иат)?|высшее)(?!\\p{L})`,
      'u',
    ),
  ],
  [
    'associate',
    /(?<!\p{L})(associate('?s)?( degree| of (applied science|science|arts|applied arts)| of (?!the )[\p{L}]+| in [\p{L}]+)|foundation degree)(?!\p{L})/u,
  ],
  [
    'diploma',
    /(?<!\p{L})((advanced |graduate |higher |national |ontario |high school |secondary school |technical |college )*diploma( di maturita)?|(?:nvq |svq |btec |city (?:&|and) guilds |qcf |ncea |nqf |scqf |cxc )levels? [1-8]|o[- ]levels?|\d+ gcses?|matric(?:ulation)?|wassce|ssce|waec|csec|curso tecnico|educacion secundaria|ensino fundamental|lehrgang|bachiller|diplome( d'etat)?( d'etudes( \p{L}+)?)?|secondary school certificate|a[- ]?levels?|gcses?|fachabitur|abitur|fachhochschulreife|hochschulreife|mittlere reife|realschulabschluss|hauptschulabschluss|matura|maturite|maturita|bachillerato|ensino medio|ensino secundario|class (xii|x|12|10)(th)?|grade 1[0-3](?= |,|$)|leaving certificate|bac( pro| techno| general)|staatsexamen|staatlich (?:geprufter?|anerkannter?|examinierter?) \p{L}+|vwo|havo|vmbo|mbo( niveau \d)?|среднее (специальное|профессиональное|общее)|iti(?= in )|tecnico (superior|medio)?|technik(?= )|swiadectwo)(?!\p{L})/u,
  ],
  [
    'certificate',
    /(?<!\p{L})(post ?graduate certificate in education|(graduate |postgraduate |higher |professional |post-baccalaureate )*certificate( [iv]{1,3}(?= ))?|certificat|certificado|certificato|certyfikat|zertifikat|attestation|[\p{L}]* ?apprenticeship( program)?|(legal practice|foundation|training|diploma|certificate) course|n?vq level \d|nvq|(?:nva|nta|kkm|skm|tvet|cbet|nqf) (?:level |tahap |grade )?(?:[1-8]|iv|vi{0,3}|i{1,3})|nc (?:[1-4]|iv|i{1,3})|national (?:vocational|trade) (?:award|certificate)|trade test(?:,? (?:grade|class|level))?(?: (?:[1-3]|i{1,3}|one|two|three))?|btec( \p{L}+)?( level \d)?|pgce|city (and|&) guilds( level \d)?|berufsausbildung|ausbildung(?= (zum|zur|als)|,|$)|umschulung|lehre(?= (als|zum|zur)|,|$)|meisterprufung|meisterbrief|titre professionnel|brevet( \p{L}+)?|formation professionnelle|ciclo formativo|szkola policealna|курсы)(?!\p{L})/u,
  ],
];

/** Not a state behind a comma: "Boston, MA". */
const STATE = (code: string): string => `(?!(?<=, ${code})(?:\\s*(?:$|[,)\\t|(·•–—-])| \\d))`;

/** Abbreviated degrees, in the case that tells them from words ("be", "as") and never as a state behind a comma ("Boston, MA"). */
export const DEGREE_ABBREVIATIONS: readonly (readonly [DegreeLevel, RegExp])[] = [
  [
    'doctorate',
    new RegExp(
      `(?<![\\p{L}.])(P[hH]\\.? ?D|D\\.?Phil|Ed\\.?D|Psy\\.?D|J\\.?D|M\\.?D${STATE('MD')}|Pharm\\.?D|D\\.?D\\.?S|D\\.?N\\.?P|D\\.?P\\.?T|D\\.?B\\.?A|Dr\\. ?(?:rer|phil|med|iur|Ing)[\\p{L}. -]*)(?![\\p{L}])\\.?`,
      'u',
    ),
  ],
  [
    'master',
    new RegExp(
      `(?<![\\p{L}.])(M\\. ?Sc|MSc|M\\. ?Eng|M[Ee][Nn][Gg]|M\\.?S${STATE('MS')}|M\\.?A${STATE('MA')}|(?:E|Executive )?M\\.?B\\.?A|M\\.?Ed|M\\.?Phil|M\\.?P\\.?H|M\\.?S\\.?W|M\\.?S\\.?N|M\\.?Tech|M\\.?Com|M\\.?F\\.?A|M\\.?L\\.?I\\.?S|LL\\.?M|M\\.?P\\.?A|M\\.?C\\.?A|M\\.?Arch|M\\.?Res|DESS|DEA|Dipl\\.-\\p{L}+\\.?(?: \\(FH\\))?|Mag\\.|mgr(?: inż)?|drs)(?![\\p{L}])\\.?`,
      'u',
    ),
  ],
  [
    'bachelor',
    /(?<![\p{L}.])(B\. ?Sc|BSc|B\. ?Eng|B[Ee]ng|B\.?S|B\.?A|B\.?E|B\.?B\.?A|B\.?Tech|B\.?Ed|B\.?Comm?|B\.?F\.?A|B\.?Arch|B\.?S\.?N|B\.?S\.?W|B\.?C\.?A|B\.?H\.?M|B\.?Pharm|B\.?Mus|B\.?Nurs|B\.?P\.?T|MBBS|MBChB|MB ?BCh|B\.?A\.?Sc|B\.?Math|LL\.?B|BUT|inż|B\.(?!C\.(?!\p{L}))(?:\p{Lu}\p{L}{0,5}\.){1,3})(?![\p{L}])\.?/u,
  ],
  [
    'associate',
    /(?<![\p{L}.])(A\.A\.S|AAS|A\.S|A\.A|ADN|D\.E\.C|DEC|DUT|BTS|DEUG|FdSc|FdA|CFGS)(?![\p{L}])\.?/u,
  ],
  [
    'diploma',
    /(?<![\p{L}.])(GED|D\.E\.P|DEP|D\.E\.S|DES|HND|HNC|PGDM|PGDip|OSSD|H\.?S\.?S?\.?C|S\.?S\.?L?\.?C|I\.?C\.?S\.?E|K\.?C\.?[SP]\.?E|DAS|DEAS|DEI|GCSEs?|IB(?= Diploma|,|$)|IGCSEs?|VWO|HAVO|VMBO|MBO(?: niveau)?(?: \d)?|HBO|CFGM|ESO)(?![\p{L}])\.?/u,
  ],
  [
    'certificate',
    /(?<![\p{L}.])(A\.E\.C|AEC|C\.?A\.?P|BEP|TAFE Certificate|PGCert|PGCE|CAS|CNA|CQP|EFZ)(?![\p{L}])\.?/u,
  ],
];

/** Words of a field of study, lower case, no accents. */
export const FIELD_WORDS =
  /(?<!\p{L})(sciences?|engineering|mathematics|maths?|physics|chemistry|biology|arts?|business|administration|economics|finance|accounting|marketing|management|computer|computing|information|technology|systems|software|data|nursing|psychology|sociology|history|english|literature|philosophy|law|medicine|education|communications?|journalism|design|architecture|studies|statistics|mechanical|electrical|civil|informatique|genie|gestion|droit|comptabilite|lettres|commerce|physik|informatik|\p{L}*ingenieurwesen|betriebswirtschaft\p{L}*|maschinenbau|elektrotechnik|bwl|vwl|germanistik|informatica|ingegneria|economia|giurisprudenza|lettere|derecho|ingenieria|administracion|contaduria|enfermeria|psicologia|direito|engenharia|administracao|contabilidade|enfermagem|rechten|bedrijfskunde|verpleegkunde|informatyka|zarzadzanie|ekonomia|prawo|информатика|экономика|менеджмент|право|юриспруденция|учет)(?!\p{L})/u;

/** Endings that names of fields have and names of schools and cities seldom. */
export const FIELD_ENDINGS =
  /(?:ing|ics|ology|ogy|graphy|nomy|tion|ment|ance|istry|cy|ie|ik|kunde|schaft|technik|wesen|ia|logie|tique|tica|cja|ство|ция|логия|ика)$/u;
