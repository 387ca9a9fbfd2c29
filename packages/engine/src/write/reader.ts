import { isEnglish } from '../language/en/english-words.ts';

const NAME = String.raw`(?:(?:Mr|Ms|Mrs|Mx|Dr)\.? )?\p{Lu}[\p{Ll}'’-]+ (?:\p{Lu}\.? )?(?:\p{Lu}[\p{L}'’-]+)(?:-\p{Lu}\p{Ll}+)?(?: \p{Lu}\p{Ll}[\p{L}'’-]*)?`;
const CUES: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:hiring manager|contact(?: person)?|attention|attn\.?|recruiter|apply to|personne-ressource)\s*[:–-]\s*(${NAME})`,
    'iu',
  ),
  new RegExp(
    String.raw`(?:[Ss]end|[Aa]ddress|[Ff]orward|[Ss]ubmit|[Ee]mail) (?:your |a |an )?(?:application|resume|résumé|CV|cover letter|letter)(?:[^.\n]{0,60}?) to (${NAME})(?=[\s,.;(]|$)`,
    'u',
  ),
];
/** "This job is hosted by Craig Example", "Your contact person is Ann Example". */
const HOST = new RegExp(
  String.raw`(?:(?:job|role|vacancy|position) is hosted by|your contact person is)\s+(${NAME})(?=[\s,.;(]|$)`,
  'iu',
);
/** How an ad in any language calls a person by the family name. */
const HONORIFIC = String.raw`(?:Mr|Ms|Mrs|Mx|Dr|Frau|Herrn?|Madame|Mme|Monsieur|Señora?|Signora?)\.?`;
const CALLED = String.raw`(?<name>${HONORIFIC} (?:Dr\.? |\p{Lu}\. )?\p{Lu}[\p{L}'’-]+(?:[ -]\p{Lu}[\p{L}'’-]+)?)(?=[\s,.;:()]|$)`;
const ASKED_TO = String.raw`(?:[Aa]pply|[Aa]ddress(?:ed)?|[Ww]rite|[Ss]end|[Ss]ubmit|[Ff]orward|[Rr]eport|[Ss]peak|[Tt]alk)(?:[^.\n]{0,60}?) (?:to|with)`;
const MEETS = '[Cc]ontact(?: person)?:?|[Bb]ewerbung an|(?:CV|application|resume) to';
/** "Apply to Ms. Ramdewar", "Contact: Mrs. Byrne": by the family name, as the ad calls them. */
const BY_TITLE = new RegExp(`\\b(?:${ASKED_TO}|${MEETS}) ${CALLED}`, 'mu');
/** "jobs@mills.example (Gord Tessier)": whose address it is. */
const BESIDE_ADDRESS = new RegExp(String.raw`\S+@\S+\.\p{L}+,? \((${NAME})(?:, [^()]*)?\)`, 'u');
/** "Frau Linnenkohl, jobs@mills.example", "jobs@mills.example (Ms. Truc)": by the family name, beside the address. */
const TITLED_AT: readonly RegExp[] = [
  new RegExp(String.raw`\b${CALLED},? \(?\S+@\S`, 'u'),
  new RegExp(String.raw`\S+@\S+\.\p{L}+,? \(${CALLED}\)`, 'u'),
];
/** A line on how to apply. */
const APPLYING =
  /\b(?:appl(?:y|ications?|icants)|cvs?|resumes?|résumés?|letters?|send|documents|references|bewerbung|candidatur\p{L}*)\b/iu;
const NO_READER =
  /\b(?:privacy|protection|complaints?|replac\p{L}+|accommodat\p{L}+|accessib\p{L}+)\b/iu;
/** "stop in and ask for Marlene", "ring Shaz on 555 0190": a person by the name that all call them. */
const BY_FIRST_NAME =
  /\b(?:ask for|[Rr]ing|[Cc]all|[Tt]ext|[Pp]hone|[Ss]peak (?:to|with)|[Cc]ontact) (?<name>\p{Lu}\p{Ll}{2,})(?= (?:on|at|for|in)\b|[.,;)]|$)/mu;

const POST =
  '(?:manager|officer|lead|leader|head|director|owner|partner|recruiter|secretary|coordinator|matron|principal)';
/** "Send your CV with a short letter to Gráinne, our practice manager": by the first name and what they are. */
const BY_POST = new RegExp(
  String.raw`\b(?:[Aa]pply|[Ww]rite|(?:[Ss]end|[Ee]mail|[Aa]ddress)[^.\n]{0,40}\b(?:CV|resume|application|letter)[^.\n]{0,30}) to ` +
    String.raw`(?<name>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?), (?:our |the |your )?(?:\p{Ll}+ ){0,3}${POST}\b`,
  'u',
);

/** Words that begin with a capital after such a cue and are no person. */
const NO_PERSON =
  /\b(?:The|Human|Resources|Department|Team|Manager|Director|Office|Us|Careers|Recruiting|Recruitment|Talent|Hiring|Committee|Services|People|Head|Chief|Lead|Senior|Vice|President|Supervisor|Inc|Ltd|Competition|Posting|Reference|Ref|Job|Vacancy|Number|File|Position|Requisition|Notice)\b/;

const isWord = (part: string): boolean => isEnglish(part.toLowerCase());

/** The person whom the ad names as its reader, or null. */
export function findReader(jobDescription: string): string | null {
  for (const cue of [...CUES, HOST, BESIDE_ADDRESS]) {
    // The cue may stand in any case, a name only with its capitals.
    const whole = cue.exec(jobDescription)?.[1]?.trim() ?? '';
    // "Loh Swee Pheng", "Jane Sample Human Resources": of three words the third may be another thing.
    const name = [whole, whole.replace(/ \S+$/, '')].find(
      (one) => new RegExp(`^${NAME}$`, 'u').test(one) && !NO_PERSON.test(one),
    );
    // "hosted by Bright Jobs": a name of words is a firm's.
    const isFirm = cue === HOST && name?.split(' ').every(isWord);
    if (name !== undefined && !isFirm) return name;
  }
  const ofApplying = jobDescription.split('\n').filter((line) => APPLYING.test(line));
  const titled =
    BY_TITLE.exec(jobDescription)?.groups?.name ??
    ofApplying
      .filter((line) => !NO_READER.test(line))
      .flatMap((line) => TITLED_AT.map((cue) => cue.exec(line)?.groups?.name))
      .find((name) => name !== undefined);
  if (titled !== undefined && !NO_PERSON.test(titled)) return titled.replace(/^Herrn /, 'Herr ');
  const byPost = BY_POST.exec(jobDescription)?.groups?.name;
  if (byPost !== undefined && !byPost.split(' ').every(isWord) && !NO_PERSON.test(byPost))
    return byPost;
  const first = BY_FIRST_NAME.exec(jobDescription)?.groups?.name;
  const isName = first !== undefined && !isEnglish(first.toLowerCase()) && !NO_PERSON.test(first);
  return isName ? first : null;
}
