import { stemsOf } from '../../language/en/text-stems.ts';
import { hasForm, hasFormInLower } from '../../language/forms.ts';
import { memoize } from '../../language/memoize.ts';
import { signsOf } from '../../taxonomy/asked-signs.ts';
import { credentialSubject, isPaper, tellsDrivingLicence } from '../../taxonomy/credentials.ts';
import { findSkill } from '../../taxonomy/skills.ts';
import { type EvidenceIndex, linesWith, rarestOf, tellsEnough } from './evidence-index.ts';
import type { EvidenceLine } from './evidence-lines.ts';
import { headlessStems } from './near-forms.ts';

/** Words that only narrow what they stand before: "user interviews" are interviews, "external audit" is an audit. */
const NARROWING = new Set(
  `external internal user technical annual monthly quarterly weekly daily routine general basic advanced professional
  commercial industrial residential domestic digital electronic manual mechanical regional national international local
  financial clinical medical legal corporate commercial strategic operational creative formal public private full complete`.split(
    /\s+/,
  ),
);
/** A thing that many ads name is no sign of a narrower one. */
const THING_RARITY = 0.3;

/** Whose last word is this rare is of the trade by that word alone: "structured cabling" is cabling. */
const TRADE_WORD_RARITY = 0.5;

/** "interview" of "user interviews"; null of a name that nothing narrows, and of what is left where every ad has it. */
const thingOf: (form: string) => readonly string[] | null = memoize((form) => {
  const words = form.toLowerCase().split(/\s+/);
  const from = words.findIndex((word) => !NARROWING.has(word));
  if (from < 1) return null;
  const stems = [...new Set(stemsOf(words.slice(from).join(' ')))];
  return stems.length > 0 && rarestOf(stems) >= THING_RARITY ? stems : null;
});

/** Lines that name what a skill is a kind of, in words that both share: "user research" of user interviews. */
function linesOfWider(index: EvidenceIndex, name: string): readonly EvidenceLine[] {
  const skill = findSkill(name);
  const levelled = findSkill(
    /^(?:advanced|basic|intermediate|expert) (.+)$/i.exec(name)?.[1] ?? '',
  );
  if (levelled !== null) return index.named.get(levelled.name) ?? [];
  if (skill === null || skill.kind === 'tool' || skill.kind === 'cert') return [];
  const own = new Set(stemsOf(name));
  return skill.parents
    .filter((parent) => stemsOf(parent).some((stem) => own.has(stem)))
    .flatMap((parent) => index.named.get(parent) ?? []);
}

/** Lines that hold a name without the words of every name ("linen stock" of stock control), or its rarest word where its others stand elsewhere. */
function linesOfWords(index: EvidenceIndex, form: string): EvidenceLine[] {
  const core = headlessStems(form);
  if (core.length > 0 && rarestOf(core) >= THING_RARITY) {
    const whole = linesWith(index, core);
    if (whole.length > 0) return whole;
  }
  const stems = [...new Set(stemsOf(form))];
  const last = stems.at(-1);
  if (stems.length < 2 || last === undefined) return [];
  if (rarestOf([last]) >= TRADE_WORD_RARITY && index.byStem.has(last))
    return linesWith(index, [last]);
  if (!stems.every((stem) => index.byStem.has(stem))) return [];
  const rarest = stems.reduce((a, b) => (rarestOf([b]) > rarestOf([a]) ? b : a));
  return rarestOf([rarest]) >= THING_RARITY ? linesWith(index, [rarest]) : [];
}

const NUMBERED_CLASS = /\bclass [1-7](?!\d)/i;

/** Lines of work with what a paper is about, and of a driving licence of the class asked: who drove a forklift may hold its licence. */
function linesOfPaperWork(index: EvidenceIndex, form: string): EvidenceLine[] {
  const asked = NUMBERED_CLASS.exec(form)?.[0];
  if (asked !== undefined)
    return index.lines.filter(({ plain }) => tellsDrivingLicence(plain) && hasForm(plain, asked));
  const { stems = [], marks = [] } = credentialSubject(form) ?? {};
  return tellsEnough(stems) && marks.length === 0 ? linesWith(index, stems) : [];
}

/** Names of employers, schools and issuers that hold a term, or what a paper certifies: the title of a course may stand where its school should. */
function namesHolding(index: EvidenceIndex, form: string, isCertificate: boolean): EvidenceLine[] {
  const stems = isCertificate
    ? (credentialSubject(form)?.stems ?? [])
    : [...new Set(stemsOf(form))];
  return index.names.filter(
    ({ plain, stems: held }) =>
      hasForm(plain, form) || (tellsEnough(stems) && stems.every((stem) => held.has(stem))),
  );
}

/** Lines that give a reason to ask for a skill that nothing shows: no credit comes of them. */
export function linesHinting(
  index: EvidenceIndex,
  name: string,
  forms: readonly string[],
): EvidenceLine[] {
  const signs = [...new Set([name, ...forms].flatMap(signsOf))].filter((sign) =>
    hasFormInLower(index.text, sign),
  );
  const signed = signs.flatMap((sign) => index.lines.filter(({ plain }) => hasForm(plain, sign)));
  const isCertificate = findSkill(name)?.kind === 'cert' || forms.some(isPaper);
  const worded = [name, ...forms].flatMap((form) => {
    if (isCertificate) return linesOfPaperWork(index, form);
    const stems = thingOf(form);
    return [...(stems === null ? [] : linesWith(index, stems)), ...linesOfWords(index, form)];
  });
  const names = [name, ...forms].flatMap((form) => namesHolding(index, form, isCertificate));
  return [...new Set([...linesOfWider(index, name), ...worded, ...signed, ...names])]
    .filter(({ path }) => !path.startsWith('references'))
    .sort((a, b) => b.tier - a.tier);
}
