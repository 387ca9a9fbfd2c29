import type { Resume } from '@trueline/contracts';
import type { JobTerm, JobTerms } from '../document/job-terms.ts';
import type { ResumeLine } from '../document/paths.ts';
import { hasForm } from '../language/forms.ts';
import { credentialStems, isLapsed, isUnderWay } from '../taxonomy/credentials.ts';
import { aliasesOf } from '../taxonomy/skills.ts';

/** A certificate, licence or registration of the person's that the ad asks for. */
export interface HeldCredential {
  name: string;
  line: ResumeLine;
  level: JobTerm['level'];
}

/** What people of any trade hold. */
const COMMON =
  /first aid|\bcpr\b|driv(?:er|ing)|class \d|whmis|food ?(?:safe|handl)|background|check$|manual handling/i;
/** "SIA licence" is what "SIA Door Supervisor licence" is: every word of the ad's name that tells something stands in the person's. */
function isSame(name: string, { form, name: concept }: JobTerm): boolean {
  if ([form, ...aliasesOf(concept)].some((alias) => hasForm(name, alias))) return true;
  const wanted = credentialStems(form);
  const own = new Set(credentialStems(name));
  return wanted.length > 0 && wanted.every((stem) => own.has(stem));
}

/** Credentials of the person's that the ad asks for, its must-haves first; of what any trade holds, only what is of the ad's own title. */
export function findHeldCredentials(
  resume: Resume,
  terms: JobTerms,
  titles: string,
): HeldCredential[] {
  const trade = new Set(credentialStems(titles).map((stem) => stem.slice(0, TRADE_LETTERS)));
  const tells = (name: string): boolean =>
    !COMMON.test(name) ||
    credentialStems(name).some((stem) => trade.has(stem.slice(0, TRADE_LETTERS)));
  const held = (resume.certificates ?? []).flatMap((entry, index) => {
    const name = entry.name?.trim() ?? '';
    const said = JSON.stringify(entry);
    if (name === '' || isLapsed(said) || isUnderWay(said) || !tells(name)) return [];
    const path = `certificates[${index}].name`;
    const line = { path, entry: `certificates[${index}]`, text: entry.name ?? '' };
    return [{ name, line }];
  });
  const asked = [...terms.values()].filter(({ kind }) => kind === 'cert');
  return (['must', 'nice'] as const).flatMap((level) =>
    held
      .filter(({ name }) => asked.some((term) => term.level === level && isSame(name, term)))
      .map((one) => ({ ...one, level })),
  );
}
const TRADE_LETTERS = 5;
