const NAME = String.raw`(?:(?:Mr|Ms|Mrs|Mx|Dr)\.? )?\p{Lu}[\p{Ll}'’-]+ (?:\p{Lu}\.? )?(?:\p{Lu}[\p{L}'’-]+)(?:-\p{Lu}\p{Ll}+)?`;
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
/** Words that begin with a capital after such a cue and are no person. */
const NO_PERSON =
  /\b(?:Human|Resources|Department|Team|Manager|Director|Office|Us|Careers|Recruiting|Recruitment|Talent|Hiring|Committee|Services|People|Head|Chief|Lead|Senior|Vice|President|Supervisor|Inc|Ltd)\b/;

/** The person whom the ad names as its reader, or null. */
export function findReader(jobDescription: string): string | null {
  for (const cue of CUES) {
    // The cue may stand in any case, a name only with its capitals.
    const name = cue.exec(jobDescription)?.[1]?.trim();
    if (name !== undefined && new RegExp(`^${NAME}$`, 'u').test(name) && !NO_PERSON.test(name))
      return name;
  }
  return null;
}
