import type { VerbForm } from '../line.ts';

/** Verbs of French resumes in -er, by their infinitives. */
const FIRST_GROUP = `
accompagner accueillir acheter administrer aider ajuster aligner améliorer analyser animer appeler appliquer approvisionner archiver arranger
assembler assister assurer auditer automatiser calculer calibrer charger classer collaborer collecter commander communiquer compiler compléter
concilier conseiller consulter contacter contribuer contrôler coordonner copier corriger créer cuisiner décharger déployer développer diagnostiquer diriger distribuer
documenter dresser effectuer éliminer emballer embaucher encadrer enregistrer enseigner entraîner entretenir-er envoyer épauler
équiper évaluer examiner expédier expliquer exporter fabriquer faciliter facturer familiariser fidéliser former gérer guider harmoniser identifier imprimer
informer inspecter installer intégrer inventorier laver livrer manipuler mélanger mesurer mettre-er migrer modéliser monter nettoyer négocier observer opérer organiser
orienter parler participer partager payer peindre-er performer piloter placer planifier préparer présenter prioriser procéder programmer proposer protéger
publier rapporter réaliser rechercher recommander rédiger réduire-er réparer réserver respecter restaurer résumer réviser saisonner
sensibiliser signer soigner souder stériliser stocker structurer superviser supporter surveiller tester tracer traiter transférer transporter travailler
trier tutorer utiliser vérifier vider visiter
`
  .trim()
  .split(/\s+/)
  .filter((verb) => /er$/.test(verb) && !verb.includes('-') && verb !== 'accueillir');

/** Verbs in -ir that go like "finir". */
const SECOND_GROUP =
  'accomplir affranchir agir approfondir choisir définir établir fournir garantir investir nourrir remplir réunir réussir saisir'.split(
    ' ',
  );

/** Other verbs, one a row: infinitive, third person, participle, imperfect stem. */
const IRREGULAR = `
accueillir accueille accueilli accueill
atteindre atteint atteint atteign
concevoir conçoit conçu concev
conclure conclut conclu conclu
conduire conduit conduit conduis
construire construit construit construis
coudre coud cousu cous
défendre défend défendu défend
écrire écrit écrit écriv
entretenir entretient entretenu entreten
faire fait fait fais
maintenir maintient maintenu mainten
mettre met mis mett
obtenir obtient obtenu obten
offrir offre offert offr
ouvrir ouvre ouvert ouvr
peindre peint peint peign
prendre prend pris pren
produire produit produit produis
promouvoir promeut promu promouv
recevoir reçoit reçu recev
réduire réduit réduit réduis
rendre rend rendu rend
répondre répond répondu répond
résoudre résout résolu résolv
servir sert servi serv
soutenir soutient soutenu souten
suivre suit suivi suiv
tenir tient tenu ten
traduire traduit traduit traduis
transmettre transmet transmis transmett
vendre vend vendu vend
`;

interface Stems {
  third: string;
  participle: string;
  imperfect: string;
}

const verbs = new Map<string, Stems>();
for (const verb of FIRST_GROUP) {
  const stem = verb.slice(0, -2);
  verbs.set(verb, { third: `${stem}e`, participle: `${stem}é`, imperfect: stem });
}
for (const verb of SECOND_GROUP) {
  const stem = verb.slice(0, -1);
  const isPlain = /^(?:fournir|nourrir)$/.test(verb);
  verbs.set(verb, {
    third: `${stem}t`,
    participle: stem,
    imperfect: isPlain ? verb.slice(0, -2) : `${stem}ss`,
  });
}
for (const row of IRREGULAR.trim().split('\n')) {
  const [verb = '', third = '', participle = '', imperfect = ''] = row.split(' ');
  verbs.set(verb, { third, participle, imperfect });
}

/** "géré" -> "gère": the mute ending opens the vowel before it. */
const openVowel = (third: string): string => third.replace(/é(?=[^aeiouéèê]{1,2}e$)/, 'è');

interface FrenchForm {
  lemma: string;
  form: VerbForm;
}

const byForm = new Map<string, FrenchForm[]>();
const add = (word: string, lemma: string, form: VerbForm): void => {
  const known = byForm.get(word) ?? [];
  if (!known.some((one) => one.form === form)) byForm.set(word, [...known, { lemma, form }]);
};
for (const [lemma, { third, participle, imperfect }] of verbs) {
  const soft = /g$/.test(imperfect) ? `${imperfect}e` : imperfect.replace(/c$/, 'ç');
  add(lemma, lemma, 'base');
  for (const ending of ['', 'e', 's', 'es'])
    add(
      `${participle}${participle.endsWith('s') && ending === 's' ? '' : ending}`,
      lemma,
      'participle',
    );
  for (const one of [third, openVowel(third)]) add(one, lemma, 'third');
  for (const ending of ['ais', 'ait', 'aient']) add(`${soft}${ending}`, lemma, 'past');
  for (const ending of ['ions', 'iez']) add(`${imperfect}${ending}`, lemma, 'past');
  add(`${soft}ons`, lemma, 'third');
  add(`${imperfect}ez`, lemma, 'third');
  add(`${third.replace(/t$|d$/, '')}${third.endsWith('e') ? 'nt' : ''}`, lemma, 'third');
  add(`${soft}ant`, lemma, 'gerund');
}

const NONE: readonly FrenchForm[] = [];

/** Every reading of a French word as a form of a known verb. */
export const readFrenchVerb = (lower: string): readonly FrenchForm[] => byForm.get(lower) ?? NONE;

/** A regular form of a verb that the list lacks: "débosselé". Of one in -er only, whose endings are sure. */
export function guessFrenchVerb(lower: string): FrenchForm | null {
  const match = /^(\p{L}{3,}?)(er|ée?s?|ant|aient|ait)$/u.exec(lower);
  if (match === null) return null;
  const [, stem = '', ending = ''] = match;
  const form =
    ending === 'er'
      ? 'base'
      : ending.startsWith('é')
        ? 'participle'
        : ending === 'ant'
          ? 'gerund'
          : 'past';
  return { lemma: `${stem}er`, form };
}
