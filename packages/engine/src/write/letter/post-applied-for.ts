/** "the Payroll Clerk role at Greywater": the post of the ad as our sentence names it. */
const POST =
  /\b(?:the|your) ((?:(?!\b(?:the|your)\b)[^.;])+?) (?:role|position|post|job|opening|vacancy)\b(?: (?:at|with|in) ((?:(?! (?:and|is|where|which|as|having)\b)[^,.;])+))?/i;
/** What one says of a post that one does not have. */
const WANTED =
  /\b(?:appl(?:y|ying|ied|ication)|consider(?:ed|ing)?|interest(?:ed)?|writing|join|would|wish(?:ing)?|hope|keen|candidate|bring)\b/i;
const CLAUSE_START = /^.*(?:[,;]|\band I\b)/i;

/** What a sentence names that is the ad's and not the person's: the post, and whose it is. */
export interface AppliedFor {
  title: string;
  company?: string;
}

/** The post that a sentence of ours applies for; null where it names none. */
export function findAppliedFor(ours: string): AppliedFor | null {
  const [, title, company] = POST.exec(ours) ?? [];
  if (title === undefined) return null;
  return company === undefined ? { title } : { title, company: company.trim() };
}

/** A text without the last words at which it names a thing as wanted: said of the person, they stay. */
function withoutWanted(text: string, name: string): string {
  const lower = text.toLowerCase();
  const places: number[] = [];
  for (let at = lower.indexOf(name.toLowerCase()); at !== -1; ) {
    places.push(at);
    at = lower.indexOf(name.toLowerCase(), at + 1);
  }
  const place = places.findLast((at) => {
    const before = text.slice(0, at).replace(CLAUSE_START, '');
    const isFirst = /^(?:The|Your) $/.test(text.slice(0, at));
    return WANTED.test(isFirst ? text.slice(at + name.length) : before);
  });
  if (place === undefined) return text;
  return `${text.slice(0, place)}${text.slice(place + name.length)}`.replace(/ {2,}/g, ' ');
}

/** A sentence without the post it applies for, so that the ad's title and employer prove nothing of the person. */
export function withoutPost(text: string, { title, company }: AppliedFor): string {
  const rest = company === undefined ? text : withoutWanted(text, company);
  return withoutWanted(rest, title);
}
