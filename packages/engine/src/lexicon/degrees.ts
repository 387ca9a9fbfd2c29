import type { DegreeLevel } from '@trueline/contracts';

/** Degrees spelled out, highest first; matched on lower-case text without accents. English and French, a few of German and Russian. */
export const DEGREE_PATTERNS: readonly (readonly [DegreeLevel, RegExp])[] = [
  [
    'doctorate',
    /(?<!\p{L})(doctor(ate)?( of [\p{L}]+)?|doctorat|juris doctor|promotion|кандидат наук|доктор)(?!\p{L})/u,
  ],
  [
    'master',
    /(?<!\p{L})(master('?s)?( of [\p{L}]+)?|maitrise|mastere|magister|diplom-ingenieur|магистр)(?!\p{L})/u,
  ],
  [
    'bachelor',
    /(?<!\p{L})(bachelor('?s)?( of [\p{L}]+)?|baccalaureat|licence (en|de)|licenciatura|undergraduate degree|бакалавр)(?!\p{L})/u,
  ],
  ['associate', /(?<!\p{L})associate('?s)?( degree| of [\p{L}]+| in [\p{L}]+)(?!\p{L})/u],
  [
    'diploma',
    /(?<!\p{L})((advanced |high school )?diploma|diplome|secondary school certificate|a-levels?|abitur|matura|maturite|grade 1[0-3](?= |,|$)|leaving certificate|staatsexamen|среднее специальное|iti(?= in ))(?!\p{L})/u,
  ],
  [
    'certificate',
    /(?<!\p{L})((graduate |higher )?certificate|certificat|attestation|[\p{L}]* ?apprenticeship( program)?|n?vq level \d|nvq|btec|pgce|ausbildung (zum|zur|als)|umschulung|lehre als|cap (?=\p{L}))(?!\p{L})/u,
  ],
];

/** Abbreviated degrees, in the case that tells them from words ("be", "as") and never as a state behind a comma ("Boston, MA"). */
export const DEGREE_ABBREVIATIONS: readonly (readonly [DegreeLevel, RegExp])[] = [
  [
    'doctorate',
    /(?<![\p{L}.])(P[hH]\.? ?D|D\.?Phil|Ed\.?D|Psy\.?D|J\.?D|M\.?D(?!(?<=, MD)(?:$|[,)\t]| \d))|Pharm\.?D|D\.?D\.?S|D\.?N\.?P)(?![\p{L}])\.?/u,
  ],
  [
    'master',
    /(?<![\p{L}.])(M\. ?Sc|MSc|M\. ?Eng|M[Ee][Nn][Gg]|M\.?S(?!(?<=, MS)(?:$|[,)\t]| \d))|M\.?A(?!(?<=, MA)(?:$|[,)\t]| \d))|M\.?B\.?A|M\.?Ed|M\.?Phil|M\.?P\.?H|M\.?S\.?W|M\.?Tech|M\.?Com|M\.?F\.?A|LL\.?M|M\.?P\.?A|M\.?C\.?A)(?![\p{L}])\.?/u,
  ],
  [
    'bachelor',
    /(?<![\p{L}.])(B\. ?Sc|BSc|B\. ?Eng|B[Ee]ng|B\.?S|B\.?A|B\.?E|B\.?B\.?A|B\.?Tech|B\.?Ed|B\.?Comm?|B\.?F\.?A|B\.?Arch|B\.?S\.?N|B\.?S\.?W|B\.?C\.?A|LL\.?B)(?![\p{L}])\.?/u,
  ],
  ['associate', /(?<![\p{L}.])(A\.A\.S|AAS|A\.S|A\.A|D\.E\.C|DEC|DUT|BTS)(?![\p{L}])\.?/u],
  ['diploma', /(?<![\p{L}.])(GED|D\.E\.P|DEP|D\.E\.S|DES|HND)(?![\p{L}])\.?/u],
  ['certificate', /(?<![\p{L}.])(A\.E\.C|AEC)(?![\p{L}])\.?/u],
];

/** Words of a field of study, lower case, no accents. */
export const FIELD_WORDS =
  /(?<!\p{L})(sciences?|engineering|mathematics|maths?|physics|chemistry|biology|arts?|business|administration|economics|finance|accounting|marketing|management|computer|computing|information|technology|systems|software|data|nursing|psychology|sociology|history|english|literature|philosophy|law|medicine|education|communications?|journalism|design|architecture|studies|statistics|mechanical|electrical|civil|informatique|genie|gestion|droit|comptabilite|lettres|commerce|physik|informatik)(?!\p{L})/u;
