import ordinary from '../../../data/words/ordinary-capitals.json' with { type: 'json' };
import type { FoundSkill } from '../../taxonomy/skills.ts';

/** Words after which an ad names what it wants known. */
const CUE =
  /(?<!\p{L})(?:experience (?:with|in|using|on)|knowledge of|knows?|uses?|competence (?:with|in)|comfortable (?:with|in|using)|fluency in|expérience (?:avec|sur|de)|connaissances? (?:de|du|des)|maîtrise (?:de|du|des)|à l['’]aise avec|using|proficien(?:t|cy) (?:in|with)|familiar(?:ity)? (?:with|in)|expertise (?:in|with)|understanding of|such as|tools? like|certifi(?:ed|cation) in|trained (?:in|on)|fluen(?:t|cy) in|skilled in)(?!\p{L})/iu;
/** A name by its look: inner capital, capitals with or without digits, or a capitalised word. */
const NAME =
  /(?<![\p{L}\p{N}])(?:\p{Lu}\p{Ll}+\p{Lu}[\p{L}\p{N}]*|\p{Ll}+\p{Lu}[\p{L}\p{N}]*|\p{Lu}[\p{Lu}\p{N}]{1,7}|\p{Lu}\p{Ll}{2,}\.(?:eu|com|io|net|org|ai|co)|\p{Lu}\p{Ll}{2,}(?:[ -]\p{Lu}\p{Ll}{2,}){0,3})(?![\p{L}\p{N}])/gu;

/** A word with one capital, at its head, is a name only right after a list mark or a cue. */
const CAPITALISED = /^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+){0,3}$/u;
const LIST_BEFORE = /(?:[,(/]|\b(?:and|or|with|in|using|as|of|like))\s*$/i;

/** Capitalised words that are no skill. */
const ORDINARY: ReadonlySet<string> = new Set(ordinary.rows);

/** Words behind a name, or behind its list, that say what it is: "MEDDIC or Challenger training". */
const CUE_AFTER =
  /^(?:\s?(?:,|\/|or|and)\s?[\p{L}\p{N}.]+){0,4}\s(?:training|software|methodology|POS|PMS|CRM|ERP|EMR|TMS|WMS|LMS|CMS|HRIS|certifi\p{L}+|philosophy)(?![\p{L}])/iu;
/** "Gentle Persuasive Approaches (GPA)": a name with its own initials behind it. */
const WITH_INITIALS =
  /((?:\p{Lu}[\p{L}'’-]+\s(?:(?:of|and|for|in|the|to)\s)?){1,5}\p{Lu}?[\p{L}'’-]+)\s\((\p{Lu}{2,6})\)/gu;

/** "Provincial Offences Act", "Rules of Civil Procedure", "ISO 17025": laws and standards by their form. */
const LAW_OR_STANDARD =
  /(?<![\p{L}\p{N}])(?:(?:\p{Lu}[\p{L}'’-]+,? (?:(?:and|of|the|&) ){0,2}){1,6}(?:Act|Code|Regulations?|Standards)(?!\p{L})|Rules of (?:\p{Lu}\p{L}+ ?){1,3}|(?:ISO|IEC|ASTM|CSA|ANSI|NFPA|ASME|AWWA|HACCP|WCAG)[ -]?[A-Z]?\d+(?:[.:-]\d+)*)/gu;

const overlapsAny = (known: readonly FoundSkill[], from: number, to: number): boolean =>
  known.some((skill) => skill.start < to && from < skill.end);

const termAt = (text: string, start: number): FoundSkill => ({
  text,
  start,
  end: start + text.length,
  name: text,
  kind: 'unrecognised',
});

/** Names that the ad gives with their initials, which are the line's own acronym for them. */
function namedWithInitials(line: string, known: readonly FoundSkill[]): FoundSkill[] {
  return Array.from(line.matchAll(WITH_INITIALS)).flatMap(
    ([whole, long = '', short = ''], i, all) => {
      const start = all[i]?.index ?? 0;
      const initials = (long.match(/(?<![\p{L}'’])\p{Lu}/gu) ?? []).join('');
      const isOwn = initials === short && !overlapsAny(known, start, start + whole.length);
      return isOwn ? [termAt(long, start)] : [];
    },
  );
}

/** Laws and standards that the lexicon doesn't hold; the words before a name that only lead to it are left out. */
const lawsAndStandards = (line: string, known: readonly FoundSkill[]): FoundSkill[] =>
  Array.from(line.matchAll(LAW_OR_STANDARD)).flatMap(({ 0: whole, index }) => {
    const lead =
      /^(?:(?:The|Knowledge|Working|Understanding|Familiarity|Sound|Strong|Good|Experience|Under|With|Of) )+(?:of |with )?(?:the )?/u.exec(
        whole,
      )?.[0].length ?? 0;
    const text = whole.slice(lead).trim();
    const start = index + whole.indexOf(text, lead);
    return text.includes(' ') && !overlapsAny(known, start, start + text.length)
      ? [termAt(text, start)]
      : [];
  });

/** A line of capitals, in which every short word looks like an acronym. */
const isShouted = (line: string): boolean =>
  !/\p{Ll}{2}/u.test(line) && /\p{Lu}{3}\P{L}+\p{Lu}{2}/u.test(line);

/** "Human Resource Manager", "Personnel Office": whose name it is. */
const SOMEBODY_AFTER =
  /^ (?:Manager|Officer|Director|Department|Superintendent|Secretary|Office|Unit|Team)(?!\p{L})/u;

/** Between a name and a skill of the same list: "Vitest and Playwright", "Databricks or EMR". */
const LIST_JOINT = /^\s?(?:,|\/|,? ?(?:or|and|et|ou|and\/or))\s?$/i;

/** "Okuma or Fanuc": the name stands in one list with a skill that is known. */
const isBesideKnown = (line: string, term: FoundSkill, known: readonly FoundSkill[]): boolean =>
  known.some(({ kind, start, end }) =>
    kind !== 'tool' || (CAPITALISED.test(term.text) && term.start === 0)
      ? false
      : end <= term.start
        ? LIST_JOINT.test(line.slice(end, term.start))
        : term.end <= start && LIST_JOINT.test(line.slice(term.end, start)),
  );

/** Names in a requirement line that the lexicon doesn't know: after "experience with" and the like, before "training" and the like, or with their initials (engine.md 4.7). */
export function findUnseenTerms(line: string, known: readonly FoundSkill[]): FoundSkill[] {
  if (isShouted(line)) return [];
  const cue = CUE.exec(line);
  const from = cue === null ? line.length : cue.index + cue[0].length;
  const own = namedWithInitials(line, known);
  const spelled = [...own, ...lawsAndStandards(line, [...known, ...own])];
  const taken = [...known, ...spelled];
  const named = Array.from(line.matchAll(NAME), (match) => termAt(match[0], match.index)).filter(
    (term) => {
      const isCued =
        term.start >= from &&
        (!CAPITALISED.test(term.text) || LIST_BEFORE.test(line.slice(0, term.start)));
      const isToldAfter = term.start > 0 || !CAPITALISED.test(term.text);
      return (
        (isCued ||
          isBesideKnown(line, term, known) ||
          (isToldAfter && CUE_AFTER.test(line.slice(term.end)))) &&
        !/^[IVX]+$/.test(term.text) &&
        !SOMEBODY_AFTER.test(line.slice(term.end)) &&
        !term.text.split(/[ -]/).some((word) => ORDINARY.has(word.toLowerCase())) &&
        !overlapsAny(taken, term.start, term.end)
      );
    },
  );
  return [...spelled, ...named].sort((a, b) => a.start - b.start);
}
