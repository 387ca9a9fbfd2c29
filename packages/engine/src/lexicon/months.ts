/** Month names and their usual short forms, English and French first, with the other languages that uploads bring; lower case, no accents, no dots. */
export const MONTHS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'january jan janvier janv januar januari gennaio janeiro enero ene январь января янв',
    'february feb febr fevrier fev fevr februar februari febbraio fevereiro febrero февраль февраля фев',
    'march mar mars marz maerz maart mrt marco marzo marts март марта мар',
    'april apr avril avr abril abr aprile апрель апреля апр',
    'may mai mayo mei maggio mag maio maj май мая',
    'june jun juin juni junio giugno giu junho июнь июня июн',
    'july jul juillet juil juli julio luglio lug julho июль июля июл',
    'august aug aout agosto ago augustus augusti август августа авг',
    'september sep sept septembre septiembre setiembre settembre setembro сентябрь сентября сен',
    'october oct octobre oktober okt octubre ottobre ott outubro октябрь октября окт',
    'november nov novembre noviembre novembro ноябрь ноября ноя',
    'december dec decembre dezember dez diciembre dic dicembre dezembro декабрь декабря дек',
  ].flatMap((names, index) => names.split(' ').map((name) => [name, index + 1])),
);

/** Words that stand for "until today". */
export const PRESENT_WORDS = [
  'present',
  'current',
  'currently',
  'now',
  'today',
  'ongoing',
  'date',
  'to date',
  'till date',
  'till now',
  'présent',
  'présente',
  'ce jour',
  'actuel',
  'actuelle',
  'actuellement',
  "aujourd'hui",
  'heute',
  'actualidad',
  'la actualidad',
  'heden',
  'nu',
  'oggi',
  'in corso',
  'atual',
  'atualmente',
  'nuvarande',
  'la fecha',
  'hoy',
  'hoje',
  'attuale',
  'ad oggi',
  'idag',
  'i dag',
  'actual',
  'presente',
  'настоящее время',
  'н.в.',
] as const;

/** Words before a lone start: "since 2015". */
export const SINCE_WORDS = [
  'since',
  'from',
  'depuis',
  'seit',
  'desde',
  'sinds',
  'vanaf',
  'dal',
] as const;

/** A season is kept as its year: ISO 8601 has no shorter form that says it. */
export const SEASONS = [
  'spring',
  'summer',
  'fall',
  'autumn',
  'winter',
  'printemps',
  'été',
  'automne',
  'hiver',
] as const;
