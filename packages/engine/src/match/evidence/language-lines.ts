import { findSkill } from '../../taxonomy/skills.ts';
import type { EvidenceIndex } from './evidence-index.ts';
import type { EvidenceLine } from './evidence-lines.ts';

/** A thing named behind a language's name is of that country: "Thai massage", "Greek tax law". */
const OF_COUNTRY =
  /^ (?!(?:and|or|et|ou|at|to|as|by|in|on|for|since|from|with|is|are|was|language|speak|spoke|native|mother|fluen|basic|good|very|excellent|conversation|intermediate|advanced|beginner|elementary|level|skill|read|writ|lesson|class|course|teach|tutor|translat|interpret|section|numbers|only|well|fair|some|little|perfect|both)\p{L}*)\p{Ll}/u;
/** Words of a line that speaks of languages. */
const SPEAKS =
  /(?<!\p{L})(?:speak|spoke|languages?|lingual|bilingual|trilingual|multilingual|fluen|native|mother tongue|translat|interpret|written|conversation|teach|taught)/iu;

/** Whether a line in which a language is named tells that somebody knows it, and not where something is from. */
export function tellsLanguage({ path, plain, skills }: EvidenceLine, name: string): boolean {
  if (path.startsWith('languages') || SPEAKS.test(plain)) return true;
  const named = skills.filter(({ norm }) => norm === name);
  return named.length === 0 || named.some(({ end }) => !OF_COUNTRY.test(plain.slice(end)));
}

/** Whether a resume says anywhere which languages somebody knows; where it does, one that it does not name is not known. */
export const tellsLanguages = (index: EvidenceIndex): boolean =>
  [...index.named].some(
    ([name, lines]) =>
      findSkill(name)?.kind === 'language' && lines.some((line) => tellsLanguage(line, name)),
  );
