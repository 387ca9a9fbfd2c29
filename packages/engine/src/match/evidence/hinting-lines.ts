import { stemsOf } from '../../language/en/text-stems.ts';
import { hasForm, hasFormInLower } from '../../language/forms.ts';
import { memoize } from '../../language/memoize.ts';
import { signsOf } from '../../taxonomy/asked-signs.ts';
import { findSkill } from '../../taxonomy/skills.ts';
import { type EvidenceIndex, linesWith, rarestOf } from './evidence-index.ts';
import type { EvidenceLine } from './evidence-lines.ts';

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
  if (skill === null || skill.kind === 'tool' || skill.kind === 'cert') return [];
  const own = new Set(stemsOf(name));
  return skill.parents
    .filter((parent) => stemsOf(parent).some((stem) => own.has(stem)))
    .flatMap((parent) => index.named.get(parent) ?? []);
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
  const narrower = [name, ...forms].flatMap((form) => {
    const stems = thingOf(form);
    return stems === null ? [] : linesWith(index, stems);
  });
  return [...new Set([...linesOfWider(index, name), ...narrower, ...signed])]
    .filter(({ path }) => !path.startsWith('references'))
    .sort((a, b) => b.tier - a.tier);
}
