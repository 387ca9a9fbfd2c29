import { findVerbForm, readVerb } from '../../language/en/verb-forms.ts';
import { findSkill } from '../../taxonomy/skills.ts';
import { hasTitleWord } from './title.ts';

/** What an ad states of the employer, in its own words turned to "you". */
export interface EmployerFacts {
  /** "a 96-bed long-term care home in Sudbury". */
  is?: string;
  /** "run 40 trucks between Calgary and Regina". */
  does?: string;
  /** Behind "you have": "supported seniors to live safely at home since 2004". */
  done?: string;
  /** A sentence of its own: "your 165 carers visit people in their own homes". */
  states?: string;
}

const WORDS_MIN = 3;
const WORDS_MAX = 18;
/** What an ad says of itself that describes nobody. */
const NOT_TELLING =
  /\b(?:looking|seeking|hiring|recruiting|searching|equal|equity|employer|opportunit|committed|commitment|candidate|applicant|position|role|vacanc|salary|benefit|leading|(?:fast(?:est)?[- ])?growing|bla|web ?site|best(?! part)|proud|excited|passionate|world-class|dynamic|diverse|diversity|inclusive|inclusion|accommodat|drug|visa|regret|unable|scam|cookie|privacy|(?<!service |travel |news |design )agency|agencies|client of ours|on behalf|require|disability|interview|appl(?:y|ies|ication)|feedback|flexib|(?:work|move|grow)s? (?:hard|fast|quick))\w*/i;
/** Said to who reads the ad: what they get or have to do, not what customers do. */
const TO_READER = /\byou(?:rs?|rsel\p{L}+)?\b/iu;
const BROKEN = /[|•→<>{}[\]\\#_*=~@]|https?:|www\.|["“”]|\s[-–—]\s|\p{Lu}{6,}/u;
/** What an employer does for its customers, makes or runs, said in the present; what an ad says of its hiring or feels ("look forward", "believe", "welcome") is none. */
const DOES: ReadonlySet<string> = new Set(
  'run operate serve build make care deliver provide help design treat teach produce support grow publish transport repair sell brew bake house train educate manufacture install supply host manage own work store move process clean print ship farm raise roast haul carry feed visit protect restore rescue represent fund connect advise insure maintain receive comprise translate drill'.split(
    ' ',
  ),
);

const turned = (text: string): string =>
  text
    .replace(/\bour\b/gi, 'your')
    .replace(/\b(?:we|us)\b/gi, 'you')
    .replace(/\bourselves\b/gi, 'yourselves')
    .replace(/\b(?:you|we)['’]re\b/gi, 'you are');

/** "serve the trucking, mining, farming": a list that lost its end. */
const OPEN_LIST = /^(?!.*, [^,]*\b(?:and|or)\b[^,]*$)(?:[^,]*,){2,}[^,]*$/;

/** The statement up to where a clause of its own begins. */
function shortened(text: string): string | undefined {
  const cut =
    text
      .replace(/\s*\([^()]*\)/g, '')
      .split(
        /[;:!?]|\.+(?:\s|$)|,?\sand (?:is|are)\b|,?\s(?=and we\b|and our\b)|,\s(?=(?:and|but|which|who|where|with|so|we|our|the)\b)|\s(?:which|who|that|where|because|while|whose|with a|as we|so)\b/,
      )[0]
      ?.replace(/[\s,]+$/, '') ?? '';
  const count = cut.split(/\s+/).length;
  if (count < WORDS_MIN || count > WORDS_MAX || NOT_TELLING.test(cut) || BROKEN.test(cut))
    return undefined;
  if (TO_READER.test(cut) || OPEN_LIST.test(cut)) return undefined;
  return /\b(?:the|a|an|of|and|for|in|at|to|our|with|by|or|your)$/i.test(cut)
    ? undefined
    : turned(cut);
}

const sentencesOf = (ad: string): string[] =>
  ad
    .split(/\n+|(?<=[.!?])\s+(?=\p{Lu})|,\s+(?=we \p{Ll})/u)
    .map((line) =>
      line
        .replace(/^[-*•·▪\s]+/, '')
        .replace(/^(?:who we are|about us|what we do|the company)\s*[:–—-]\s*/i, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '');

/** What an ad calls its employer: the whole name, its first words, its letters. */
function namesOf(company: string | undefined): string[] {
  if (company === undefined) return [];
  const words = company.split(/\s+/);
  const letters = words
    .map((word) => word[0] ?? '')
    .filter((letter) => /\p{Lu}/u.test(letter))
    .join('');
  return [
    company,
    ...(words.length > 2 ? [words.slice(0, 2).join(' ')] : []),
    ...(words.length > 1 && (words[0]?.length ?? 0) > 3 ? [words[0] ?? ''] : []),
    ...(letters.length > 2 ? [letters] : []),
  ].map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
}

/** "supports over 3,200 seniors" and "run 40 trucks" as what "you" do; undefined where it isn't what an employer does. */
function deedOf(said: string, isWe: boolean): string | undefined {
  const verb = /^\p{L}+/u.exec(said)?.[0]?.toLowerCase() ?? '';
  const base = isWe ? verb : (findVerbForm(verb, 'third')?.verb.base ?? '');
  return DOES.has(base) || (base === 'look' && / after /.test(said))
    ? shortened(`${base}${said.slice(verb.length)}`)
    : undefined;
}

/** "supported seniors since 2004", "been working here since 1983": what an employer has done all along. */
const doneOf = (said: string): string | undefined => {
  const verb = /^(?:been )?(\p{L}+)/u.exec(said);
  const isVerb =
    findVerbForm(verb?.[1] ?? '', verb?.[0].startsWith('been ') ? 'gerund' : 'past') !== null;
  return isVerb && /\b(?:since|for) (?:over |more than |nearly )?\d/.test(said)
    ? shortened(said)
    : undefined;
};

/** "Our 165 carers visit people in their own homes": whom they have and what those do. */
const OWN_PEOPLE =
  /^our (?:(?:[\d,]+\+?|\p{L}+) ){0,2}(?:staff|people|team|\p{L}+s) (?<verb>\p{L}+) (?=\p{L})/iu;
/** "Food is the best part of our residents' day". */
const OF_OURS = /^(?!our\b|we\b|if\b|this\b|it\b)(?:[\p{L}'’-]+ ){1,3}(?:is|are) [^,.;:]*\bour\b/iu;

/** "The Trust runs two theatres", "Whipstick Group runs four homes", "Our Kinship Care team supports 210 children": an employer, or a part of it, by its kind or its name. */
const OF_A_HOUSE =
  /^(?<subject>(?:[Oo]ur|[Tt]he) (?:[\p{L}&'’-]+ ){0,4}?(?:\p{L}+(?:['’]s)?)|\p{Lu}[\p{L}&'’-]+(?: \p{Lu}[\p{L}&'’-]+){0,3}) (?<verb>\p{Ll}+s) (?=[\p{L}\d])/u;
const HOUSES: ReadonlySet<string> = new Set(
  'trust company school museum centre center council hotel hospital firm charity university society agency group bank library clinic practice division department foundation college home studio workshop farm team unit factory theatre church estate club'.split(
    ' ',
  ),
);

/** Whether a house says what it does: by the kind of its name, or by a name that is neither a post nor an act. */
function tellsOfHouse(sentence: string): boolean {
  const { subject = '', verb = '' } = OF_A_HOUSE.exec(sentence)?.groups ?? {};
  const found = findVerbForm(verb, 'third');
  const isDeed = DOES.has(found?.verb.base ?? '') || / looks after /.test(sentence);
  if (found === null || !isDeed) return false;
  const words = subject.split(' ');
  const isNamed =
    /^\p{Lu}/u.test(subject) &&
    !/^(?:The|Our)\b/.test(subject) &&
    words.every((word) => readVerb(word.toLowerCase()).length === 0);
  return (
    (HOUSES.has(words.at(-1)?.toLowerCase() ?? '') || (isNamed && words.length < 4)) &&
    !hasTitleWord(subject)
  );
}

function statementOf(sentence: string): string | undefined {
  const verb = OWN_PEOPLE.exec(sentence)?.groups?.verb?.toLowerCase() ?? '';
  const base = findVerbForm(verb, 'base')?.verb.base ?? '';
  const isOurs = (DOES.has(base) && base === verb) || OF_OURS.test(sentence);
  if (!isOurs && !tellsOfHouse(sentence)) return undefined;
  const told = shortened(sentence);
  if (told === undefined) return undefined;
  // "English is your working language": a name keeps its capital.
  const isName = findSkill(told.split(' ')[0] ?? '')?.kind === 'language';
  return isName || (!isOurs && !/^(?:the|your)\b/i.test(told))
    ? told
    : `${told.slice(0, 1).toLowerCase()}${told.slice(1)}`;
}

/** Reads what the ad says that the employer is, does, has done and states of itself. */
export function readEmployer(jobDescription: string, company: string | undefined): EmployerFacts {
  const subject = `(?:at [^,]{2,60}, )?(?<subject>we|the company|our company${namesOf(company)
    .map((name) => `|${name}`)
    .join('')})(?: \\([^()]{1,60}\\))?`;
  const is = new RegExp(
    `^${subject}(?:['’]re| are| is)\\s+(?<said>(?:an?|one of|the (?:operator|maker|owner|publisher|supplier|builder|home) of|\\p{Lu}[\\p{L} ]{2,30}['’]s (?:largest|oldest|first|only|biggest|busiest))\\s.+)$`,
    'iu',
  );
  const done = new RegExp(`^${subject} (?:have|has) (?<said>\\p{L}+ .+)$`, 'iu');
  const does = new RegExp(`^${subject} (?<said>\\p{L}+ .+)$`, 'iu');
  const facts: EmployerFacts = {};
  for (const sentence of sentencesOf(jobDescription)) {
    const act = does.exec(sentence)?.groups;
    const told = {
      is: shortenedOf(upToAside(is.exec(sentence)?.groups?.said)),
      done: doneOf(done.exec(sentence)?.groups?.said ?? ''),
      does: deedOf(act?.said ?? '', /^we$/i.test(act?.subject ?? '')),
      states: statementOf(sentence),
    };
    for (const key of ['is', 'done', 'does', 'states'] as const)
      if (told[key] !== undefined) facts[key] ??= told[key];
  }
  return facts;
}

/** "a dealer group, import brands, 18 bays": what it is stands before its first comma; "a contractor for roads, drainage and housing" goes on to the end of its list. */
function upToAside(said: string | undefined): string | undefined {
  const [first, ...others] = said?.replace(/\.$/, '').split(/,\s/) ?? [];
  const ends = others.findIndex((part) => /^(?:\p{L}+ ){1,4}and \p{L}/u.test(part));
  const isList =
    ends >= 0 && others.slice(0, ends).every((part) => /^\p{Ll}+(?: \p{Ll}+)?$/u.test(part));
  return first === undefined || !isList ? first : [first, ...others.slice(0, ends + 1)].join(', ');
}

const shortenedOf = (said: string | undefined): string | undefined =>
  said === undefined ? undefined : shortened(said);
