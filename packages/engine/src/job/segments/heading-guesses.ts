import type { JobSection } from './job-section.ts';

/** Words by which a heading that no list knows tells what it opens; the first that fits. */
const GUESSES: readonly (readonly [RegExp, JobSection])[] = [
  [
    /\b(?:we offer|we give|we'll give|on offer|(?<!you(?:'ll| will| can| could| would)? )offers?|pourquoi|nous (?:vous )?offrons|on (?:vous |t')?offre|avantages|rémunération|salaire|conditions (?:de travail|salariales)|teach you|(?:we'll|we will|we can) (?:teach|train)|benefits|perks|pay|salary|compensation|wages?|rewards|goodies|^the deal$|(?:expect|count on) from us|you can (?:count on|expect)(?! to))\b|\b(?:you get|you'll get|in it for you|in return)$/,
    'benefits',
  ],
  [
    /\b(?:how to apply|to apply(?! you need)|(?<!(?:who (?:should|can|may)|to|before you|you (?:can|may|should)) )apply(?! if)|contact|next steps)\b|^how$/,
    'apply',
  ],
  [
    /\b(?:nice|bonus(?:es)?|assets?|pref(?:'?d)?|plus(?:es)?|extras?|credit|prefer\w*|desired|desirables?|ideal(?=$| (?:if|but|extras?|additions?|assets?|world))|ideally|handy|useful|helpful|(?<!\byou(?:'ll| will) )helps?(?! wanted)|appreciated|advantage(?:s|ous)?|optional|(?<!(?:vos|tes) )atouts?|welcome|brownie|even better|better (?:still|yet)|stand[- ]?out|great to have|delighted|(?<!profil )souhait\p{L}*|préférence|idéalement|appréci\p{L}*|sweeteners?|gold stars?|tie-? ?breakers?|we'd (?:also )?notice|perfect world|dream list|in your favou?r|différence|démarqu\p{L}*|adorerait|adorerions|ce serait|serait|edge|leg up|wish ?list|^what would(?! you)|scales?|would love|love (?:it|to see)|great if|good if|good to|also good|we(?:'d| would) (?:be|like|love|appreciate|welcome|also|enjoy)(?! to (?:talk|hear|meet|chat|speak))|(?<!you )would (?:be|make|help)|glad|pleased|not (?:strictly |absolutely )?(?:essential|required|needed|necessary|mandatory|compulsory)|not a must|icing|cherry|lovely|thrilled|favou?rably|strengthen|set you apart|sets? .{0,20}apart|considered|hurt|may (?:also )?have|might (?:also )?have|(?<!(?:should|must|shall) )also|beneficial|valued?|a boost)\b|^(?:like|likes|we'd like|would like)$/u,
    'nice',
  ],
  [
    /\b(?:responsib\w*|responsabilit\S*|mandat|duties|tasks|accountab\w*|fonctions|tâches|quotidien|journées?|défis|missions?|ferez|description d\p{L}+ (?:poste|tâches)|votre (?:rôle|mission|mandat)|functions?|activities|scope|purpose|at work|the work|the job|the gig|gig|the day|the week|the role|involves?|looks like|day[- ]to[- ]day|typical (?:day|week|shift)|your (?:day|days|week|role|work|job|mission|shift|contribution|challenge|mandate))\b|(?<!successful )\bin this (?:role|job|position)$|\bin charge of$|\b(?:candidate|incumbent|applicant|the \p{L}+) will(?: be)?$|\bhow you(?:'ll| will) (?:help|contribute)\b|\byou(?:'ll| will|'d| would)(?: be| get to)?(?! (?:also |really |definitely )?(?:need|have|bring|hold|possess|know|require|love|offer|come with)\b)(?: \w+){0,2}$|\byou'll spend\b|\b(?:do|be doing|be up to|handle|get up to|own|tackle)$/u,
    'responsibilities',
  ],
  [
    /\b(?:needs?|needed|requir\w*|req'd|suitability|attributes|(?:sort|kind|type) of (?:person|people|colleague|candidate|human)|besoin|important|schooling|musts?|must-haves?|mandatory|essentials?|non-negotiables?|basics|bring|qualif\w*|qualities|skills?|experience|expertise|know-how|knowledge|abilities|aptitudes|competenc\w*|education|credentials|training|certif\w*|licen[cs]\w*|tickets?|exigences|compétences|profil(?! de l'entreprise)|formation|scolarité|critères|prérequis|conditions d'embauche|ce qu'il (?:vous )?faut|vous (?:avez|possédez|apportez|êtes)|êtes[- ]vous|habiletés|préalables|on (?:re)?cherche|on demande|attentes|nous (?:recherchons|demandons|cherchons)|deal[- ]?breakers?|ideal(?! (?:if|but|extras?|additions?|assets?|world)\b) \p{L}+|(?:your|candidate|target) profile|toolbox|thrive|(?:be )?successful in|succeed|only consider|consider you|looking for|hop(?:e|ing) for|(?:we're|we are) after|we (?:want|seek|ask|expect)|wants?|wanted|takes|criteria|prerequisites?|(?:walk in|show up|turn up|arrive|start|come in) with|about (?:your|the (?:person|candidate|applicant))|is this you|sounds? like you|our person|you're the one|right for us|who (?:should|can) apply|who you'll be|eligib\w*|conditions of employment|who you are|about you|background|you(?:'ll| will)? (?:already )?(?:have|are|come with|need|hold|possess|know)|you already$|you(?:'ll| will| can| could)? offer|(?:can|may) apply|apply if|before you apply|ksas?|papers|paperwork|expectations|what (?:counts|matters)|gets? you (?:hired|in)|show us|application should|track record|story so far|(?:can't|cannot|can not|couldn't) do without|our next (?:hire|colleague|\p{L}+) if|a match|who (?:fits|thrives|succeeds)|do(?:es)? well here|conditions of hire|tu (?:apportes|as|possèdes|es|corresponds)|te faut|te demande|exigeons|attend|attendons|pour réussir|requise?s?|conditions d'exercice|conditions d'admission|obligatoires?|indispensables?|vos atouts|tes atouts|come with|you've|fit|suits?|toolkit|tool ?belt|specifications?|looks? for|hear from you|the (?:right |ideal |perfect |best )?(?:person|candidate|you|applicant))\b|\byou should (?:already )?have$|\bif you(?:'re| are| have| can| do)?$|^(?:the |bare |absolute )*minimums?$|\bwill have$|^scolarité|^reqs?$|^who (?!we\b)/u,
    'requirements',
  ],
  [
    /^(?:where|how|what|why|the|our|about|life|working|a|comment|pourquoi)\b.*\b(?:we|(?<!\b(?:for|to|with|join) )us|our|ours|nous|notre|nos)\b|\b(?:work(?:ing)? (?:environment|conditions)|environnement de travail|practical(?:ities| bits| details))\b/,
    'overview',
  ],
];

/** How headings begin, whatever they go on to say. */
export const HEADING_OPENER =
  /^(?:what|who|how|your|our|about|you(?:['’](?:ll|ve|d))?|we|must|musts|nice|bonus|the|also|even)\b/i;

const GUESSED_WORDS_MAX = 14;

/** "You may also be tested on (also essential)": no wish, whatever else the heading says. */
const OUTRIGHT = /\b(?:essential|required|mandatory)\b/;
const WISHED =
  /\b(?:not|nice|bonus|assets?|desir\w*|prefer\w*|optional|plus|advantage\w*|ideal\w*|helpful|useful|beneficial)\b|n't\b/;

/** What an unknown heading opens by its words, or null. Ask only of a line that looks like a heading. */
export function guessJobSection(heading: string): JobSection | null {
  const plain = heading
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[^\p{L}\p{N}'&/ -]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain === '' || plain.split(' ').length > GUESSED_WORDS_MAX) return null;
  if (/^not (?:required|needed|necessary|expected)$/.test(plain)) return 'about';
  const section = GUESSES.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
  return section === 'nice' && OUTRIGHT.test(plain) && !WISHED.test(plain)
    ? 'requirements'
    : section;
}
