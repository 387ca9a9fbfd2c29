import { analyze } from '../../language/analyze.ts';
import { irregularBases } from '../../language/en/irregular-verbs.ts';
import { readVerb, type VerbForm } from '../../language/en/verb-forms.ts';
import type { NounPhrase, Token } from '../../language/line.ts';
import { defineRule } from '../define-rule.ts';
import { capitalize, splitSentences } from '../line-text.ts';

/** What a workplace gives one to keep to, to look after or to work in: whose it was is plain. */
const OF_WORK =
  /^(?:targets?|quotas?|goals?|objectives?|budgets?|territor(?:y|ies)|areas?|regions?|patch|routes?|rounds?|sales|numbers|figures|kpis?|metrics|accounts?|portfolios?|caseloads?|bays?|bench|van|truck|vehicle|desk|section|station|floor|time|rate|score|team|crew|shift|department|unit|branch|store|shop|office|line|manager|supervisor|boss|director|clients?|customers?|colleagues|coworkers|company|authority)$/i;

/** "in my last three visits", "my own bakery", "30% of my time": one's own all the same. */
const ONES_OWN = /^(?:own|last|first|next|final|previous|current|new|old|best|spare|free|time)$/i;

/** "My manager designed the plan": without its owner it reads as if one were the manager. */
const PEOPLE_AT_WORK =
  /^(?:team|crew|shift|manager|supervisor|boss|director|lead|leader|head|chief|chef|foreman|forewoman|mentor|trainer|coach|owner|partner|apprentice|trainee|intern|assistant|colleague|coworker|co-worker|teammate|client|customer|student|patient)s?$/i;

/** The noun phrase that an owner opens. */
const phraseOf = (phrases: readonly NounPhrase[], at: number): NounPhrase | undefined =>
  phrases.find(({ from, to }) => from <= at + 1 && at < to && to > at + 1);

const isOwner = ({ lower }: Token): boolean => lower === 'my' || lower === 'our';

/** "100% of my targets" -> "100% of targets", "grew my territory" -> "grew the territory": whose it was is plain. */
function withoutOwners(text: string): string {
  const { tokens, phrases } = analyze(text, 'en');
  let better = text;
  for (let at = tokens.length - 1; at >= 0; at--) {
    const token = tokens[at] as Token;
    const next = tokens[at + 1];
    const phrase = phraseOf(phrases, at);
    const head = phrase === undefined ? undefined : tokens[phrase.head];
    if (!isOwner(token) || next === undefined || head === undefined) continue;
    // "my quota 6 years in a row": what follows is another thing.
    const isOfWork =
      OF_WORK.test(head.lower) || (OF_WORK.test(next.lower) && tokens[at + 2]?.pos !== 'noun');
    if (ONES_OWN.test(next.lower) || !isOfWork) continue;
    if (at === 0) {
      if (PEOPLE_AT_WORK.test(head.lower) || PEOPLE_AT_WORK.test(next.lower)) continue;
      better = better.slice(next.start);
      continue;
    }
    if (/["“”]/.test(text)) continue;
    // "the guide my team uses": a clause of its own begins.
    const behind = tokens[phrase?.to ?? 0];
    const before = tokens[at - 1];
    const isClause = before?.pos === 'noun' || before?.pos === 'name';
    if (isClause || (at > 0 && behind?.pos === 'verb' && behind.form !== 'gerund')) continue;
    const isPartOf = /\b(?:one|some|most|all|half|any|each|none|two|three) of $/i.test(
      better.slice(0, token.start),
    );
    const isBare = !isPartOf && (phrase?.number !== 'singular' || /[^s]s$/.test(head.lower));
    const rest = better.slice(next.start);
    better = `${better.slice(0, token.start)}${isBare ? rest : `the ${rest}`}`;
  }
  return better;
}

/** "saving us $4,000 a year": who was saved it is plain. */
const withoutUs = (text: string): string =>
  text.replace(
    /\b((?:sav|earn|win)(?:e|es|ed|ing|ning)?|won|brought|bringing) us (?=(?:(?:approx\.?|approximately|about|around|over|nearly|almost|up to|more than) )?[$€£\d])/gi,
    '$1 ',
  );

/** "my own clientele": one of several that there may be. */
const withoutOwnClients = (text: string): string =>
  text.replace(
    /\bmy own (?=(?:clientele|client base|client list|customer base|book of business|round)\b)/gi,
    'a ',
  );

/** "did the inseminations myself": who else. "By myself" tells that one was alone. */
const withoutMyself = (text: string): string =>
  /\bby myself\b/i.test(text)
    ? text
    : text.replace(/(?<=\w) myself(?=$|[,.;]| (?:to|for|in|on|at|with|from|and)\b)/gi, '');

const formsOf = (word: string): VerbForm[] => [
  ...readVerb(word).map(({ form }) => form),
  ...(/^did$/.test(word) || irregularBases(word).length > 0 || /[^e]ed$/.test(word)
    ? (['past'] as const)
    : []),
];

/** "Managed the programme, I did the rest": two clauses of one who did both, in one tense. */
const LATER =
  /^(?<first>[^.;]+?)(?<joint>,| and|, and) [Ii] (?:also |then )?(?<verb>\w+) (?<rest>[^.;]+)$/;

function joinClauses(text: string): string {
  const { first = '', joint = '', verb = '', rest = '' } = LATER.exec(text)?.groups ?? {};
  if (first === '' || /\b(?:I|we)\b/i.test(first) || /\b(?:I|we)\b/.test(rest)) return text;
  const opener = /^\w+/.exec(first)?.[0].toLowerCase() ?? '';
  const isSame = formsOf(opener).some(
    (form) => (form === 'past' || form === 'base') && formsOf(verb).includes(form),
  );
  if (!isSame) return text;
  const isRow = /,(?!\d)| and /.test(first) || joint !== ',';
  const mark = joint !== ',' ? ' and' : isRow ? ';' : ' and';
  return `${first}${mark} ${verb} ${rest}`;
}

/** "a member of the committee, we reduced falls": who "we" are stands right before. */
const withTeam = (text: string): string =>
  text.replace(
    /\b((?:committee|team|crew|group|panel|board|council|task ?force|squad)(?: of [\w ]{1,20})?), we (?=\w+ed |cut |won |made |built |grew |brought |ran |set )/i,
    '$1, which ',
  );

/** "I was never late": what stands without its pronoun. */
const withoutOpener = (text: string): string =>
  text.replace(/^I (?:(?:was|am|have) )?(?=(?:never|always) \w)/i, '');

/** A subject of one's own behind the head of a sentence. */
const LATER_SELF = /(?<!^|[.!?] )\b(?:I|we|me)\b/;

/** Owners and later subjects that a reader takes for granted; the first "I" has a rule of its own. */
function withoutOwn(text: string): string | null {
  const sentences = splitSentences(text).map((sentence) => {
    const plain = sentence.replace(/(?<=[ ,])i(?= \w)/g, 'I');
    return [
      withTeam,
      joinClauses,
      withoutOwnClients,
      withoutOwners,
      withoutUs,
      withoutMyself,
      withoutOpener,
    ].reduce((own, change) => change(own), plain);
  });
  const better = sentences.join('');
  // Half of it told of oneself reads worse than all of it.
  return better === text || LATER_SELF.test(better) ? null : capitalize(better);
}

/** "Met 100% of my targets" -> "Met 100% of targets". */
export const ownPronouns = defineRule({
  id: 'own-pronouns',
  kind: 'first-person',
  order: 55,
  precedence: 61,
  appliesTo: ['bullet'],
  languages: ['en'],
  detect: ({ text }) => withoutOwn(text),
  rewrite: (better) => better,
  reason: 'A resume is understood to be about you; the pronoun takes room.',
  examples: [
    ['Met 100% of my targets for 4 years', 'Met 100% of targets for 4 years'],
    ['Grew my territory by 35% in 2 years', 'Grew the territory by 35% in 2 years'],
    ['Exceeded my quota 6 years in a row', 'Exceeded quota 6 years in a row'],
    [
      'Managed breeding for 640 cows, I did the inseminations myself',
      'Managed breeding for 640 cows and did the inseminations',
    ],
    [
      'Trained 5 new cooks, i also made the prep lists',
      'Trained 5 new cooks and made the prep lists',
    ],
    [
      'Negotiated a new copier lease, saving us $4,000 a year',
      'Negotiated a new copier lease, saving $4,000 a year',
    ],
    [
      'Was a member of the falls committee, we reduced falls by 30%',
      'Was a member of the falls committee, which reduced falls by 30%',
    ],
    [
      'My average handle time was 5:10 against a goal of 6:00',
      'Average handle time was 5:10 against a goal of 6:00',
    ],
    ['I was never late in 4 years', 'Never late in 4 years'],
    ['I have never had an accident with the crane', 'Never had an accident with the crane'],
  ],
  leaves: [
    'My manager designed the plan for the new line',
    'Our team in Leeds built the site',
    'Ran my own bakery',
    'Raised no non-conformities in my last three visits',
    'Raised no findings on my engagements',
    'Scores for "my supervisor listens" rose',
    'Looked after my mother for two years',
    'Spent 30% of my time on research',
    'Wrote the guide my team uses',
    'Trained the junior, and my replacement before I left',
    'Filing was one of my duties',
    'Repaired pumps by myself',
    'Sold bread, I think to everyone',
  ],
});
