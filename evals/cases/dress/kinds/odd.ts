import { frame, line } from '../lines.ts';
import type { Draw, DressKind, Lang, Line, Work } from '../model.ts';
import { label } from '../words.ts';
import { defaultKind } from './kind.ts';

type Texts = { en: string[] } & Partial<Record<Lang, string[]>>;

/** Lines that stand in many resumes and belong to no section. */
const texts: Record<string, Texts> = {
  'references-on-request': {
    en: ['References available upon request'],
    fr: ['Références disponibles sur demande'],
    es: ['Referencias disponibles si se solicitan'],
    pt: ['Referências disponíveis a pedido'],
    de: ['Referenzen auf Anfrage'],
  },
  'driving-licence': {
    en: ['Full clean driving licence, own car'],
    fr: ['Permis B, véhiculé'],
    es: ['Carnet de conducir B y vehículo propio'],
    pt: ['Carteira de motorista categoria B'],
    de: ['Führerschein Klasse B, eigener Pkw'],
  },
  permit: {
    en: ['Open work permit valid until 2027'],
    fr: ['Permis de travail ouvert valide'],
    es: ['Permiso de trabajo en vigor'],
    pt: ['Autorização de residência válida'],
    de: ['Arbeitserlaubnis vorhanden'],
  },
  citizen: {
    en: ['Authorized to work without sponsorship'],
    fr: ['Nationalité française'],
    es: ['Nacionalidad española'],
    pt: ['Nacionalidade brasileira'],
    de: ['Staatsangehörigkeit: deutsch'],
  },
  availability: {
    en: ['Available: evenings and weekends, can start right away'],
    fr: ['Disponible immédiatement, soirs et fins de semaine'],
    es: ['Disponibilidad inmediata, también fines de semana'],
    pt: ['Disponibilidade imediata, inclusive fins de semana'],
    de: ['Verfügbar ab sofort, auch am Wochenende'],
  },
  relocate: {
    en: ['Willing to relocate. Willing to travel.'],
    fr: ['Mobile géographiquement'],
    es: ['Disponible para viajar y cambiar de residencia'],
    pt: ['Disponível para viagens e mudança'],
    de: ['Umzugsbereit'],
  },
  declaration: {
    en: ['I hereby declare that the above is true to the best of my knowledge.'],
    fr: ["Je certifie l'exactitude des renseignements ci-dessus."],
    es: ['Declaro que los datos anteriores son ciertos.'],
    pt: ['Declaro que as informações acima são verdadeiras.'],
    de: ['Ich versichere die Richtigkeit meiner Angaben.'],
  },
  personal: {
    en: ['Marital status: single', 'Nationality: as per passport', 'Health: good'],
    fr: ['Situation familiale : célibataire, un enfant'],
    es: ['Estado civil: soltero/a'],
    pt: ['Estado civil: solteiro(a)'],
    de: ['Familienstand: ledig'],
  },
  salary: {
    en: ['Salary expectation: negotiable'],
    fr: ['Prétentions salariales : à discuter'],
    es: ['Pretensiones salariales: a convenir'],
    pt: ['Pretensão salarial: a combinar'],
    de: ['Gehaltsvorstellung: nach Vereinbarung'],
  },
  updated: {
    en: ['Last updated: January 2025'],
    fr: ['Mis à jour en janvier 2025'],
    es: ['Actualizado en enero de 2025'],
    pt: ['Atualizado em janeiro de 2025'],
    de: ['Stand: Januar 2025'],
  },
  vaccinated: { en: ['Vaccinated, criminal record check clear (2024)'] },
  shirt: { en: ['Own tools, own steel toe boots, reliable vehicle'] },
};

const oddLines = (list: Texts, lang: Lang) =>
  (list[lang] ?? list.en).map((text) => line('odd', [{ text, content: true }]));

function atEnd(list: Texts) {
  return (lines: Line[], { lang }: Draw): Line[] => {
    const odd = oddLines(list, lang);
    odd[0]!.startsSection = true;
    return [...lines, ...odd];
  };
}

function afterContact(list: Texts) {
  return (lines: Line[], { lang }: Draw): Line[] => {
    const at = lines.findLastIndex(({ role }) => role === 'contact' || role === 'name');
    return at < 0 || at > 8 ? lines : lines.toSpliced(at + 1, 0, ...oddLines(list, lang));
  };
}

/** "Parental leave, 2018-2019" in the first gap between two jobs, or from before the first one after the last. */
function gap(list: Texts) {
  return (lines: Line[], { lang, resume, style }: Draw): Line[] => {
    if (style.roles === 'grouped') return lines;
    const starts = lines.flatMap((each, n) =>
      each.section === 'work' && each.startsEntry ? [n] : [],
    );
    const found = resume.work.findIndex(
      (job, n) => gapYears(resume.work[n + 1], job) !== undefined,
    );
    const end = lines.findLastIndex(({ section }) => section === 'work') + 1;
    const first = resume.work.at(-1)?.startDate?.slice(0, 4);
    const years =
      found < 0
        ? first && `${Number(first) - 2}-${Number(first) - 1}`
        : gapYears(resume.work[found + 1], resume.work[found]!);
    const at = found < 0 ? end : starts[found + 1];
    if (at === undefined || !years) return lines;
    const odd = oddLines(list, lang).map((each) => ({
      ...each,
      startsEntry: true,
      pieces: [...each.pieces, frame(`, ${years}`)],
    }));
    return lines.toSpliced(at, 0, ...odd);
  };
}

/** The years between two jobs when at least a year lies between. */
function gapYears(older: Work | undefined, newer: Work): string | undefined {
  const [from, to] = [older?.endDate?.slice(0, 4), newer.startDate?.slice(0, 4)];
  return from && to && Number(to) > Number(from) ? `${from}-${to}` : undefined;
}

const gaps: Record<string, Texts> = {
  'gap-parental': {
    en: ['Parental leave'],
    fr: ['Congé parental'],
    es: ['Excedencia por cuidado de hijos'],
    pt: ['Licença parental'],
    de: ['Elternzeit'],
  },
  'gap-year': {
    en: ['Gap year / travelling'],
    fr: ['Année sabbatique'],
    es: ['Año sabático'],
    pt: ['Ano sabático'],
    de: ['Auszeit und Reisen'],
  },
  'gap-caring': {
    en: ['Full-time caregiver for a family member'],
    fr: ['Soins à un membre de la famille'],
    es: ['Cuidado de un familiar'],
    pt: ['Cuidado de familiar'],
    de: ['Pflege eines Angehörigen'],
  },
};

const referees =
  (write: (word: string) => string): DressKind['lines'] =>
  (lines, { lang }) => {
    const about = lang === 'en' ? [', former supervisor, ', ', neighbour and coach, '] : [' ', ' '];
    return [
      ...lines,
      line('heading', [frame(write(label('Referees', lang)))], { startsSection: true }),
      line('odd', [{ text: `Marlowe Testerman${about[0]}555-0171`, content: true }]),
      line('odd', [{ text: `Pat Samplewood${about[1]}555-0172`, content: true }]),
    ];
  };

/** Odd lines at the end, after the contact, and gaps between jobs. */
export const oddKinds: DressKind[] = [
  defaultKind('odd', 'none'),
  ...Object.entries(texts).map(
    ([name, list]): DressKind => ({
      id: `odd/${name}`,
      dimension: 'odd',
      lines: atEnd(list),
    }),
  ),
  ...['driving-licence', 'permit', 'citizen', 'availability', 'relocate', 'updated'].map(
    (name): DressKind => ({
      id: `odd/${name}-at-top`,
      dimension: 'odd',
      lines: afterContact(texts[name]!),
      clashes: ['contact-place/end'],
    }),
  ),
  { id: 'odd/referees', dimension: 'odd', lines: referees((word) => `${word}:`) },
  { id: 'odd/references-heading', dimension: 'odd', lines: referees((word) => word.toUpperCase()) },
  defaultKind('gap', 'none'),
  ...Object.entries(gaps).map(
    ([name, list]): DressKind => ({
      id: `gap/${name.replace('gap-', '')}`,
      dimension: 'gap',
      lines: gap(list),
    }),
  ),
];
