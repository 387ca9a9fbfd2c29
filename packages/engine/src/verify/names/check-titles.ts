import { holdsWord, stemOf } from '../../language/en/stems.ts';
import { readVerb } from '../../language/en/verb-forms.ts';
import { hasForm } from '../../language/forms.ts';
import { wordsOf } from '../../language/words.ts';
import type { Basis, SourceLine } from '../basis.ts';
import type { Fact } from '../objection.ts';
import { isTitleWord } from '../paraphrase/same-wording.ts';
import { listDeeds } from '../responsibility/acts.ts';

/** Fields that say what a person is; lines of plain text have no path and may be any. */
const SAYS_WHAT_ONE_IS =
  /^(?:basics\.(?:label|summary)|\w+\[\d+\]\.(?:position|summary|studyType|area)|certificates|awards|\w+\[\d+\]\.title)/;
const isOfTitles = ({ path }: SourceLine): boolean =>
  path === undefined || SAYS_WHAT_ONE_IS.test(path);

/** Where the first words of a summary end: "Paralegal | in family law". */
const HEAD_END =
  /[,.;:()]|\s(?:in|with|who|for|at|of|and|to|by|on|as|during|when|under|from|that|experienced|skilled|trained|\w+ing)\b/i;
/** "served as dispatcher", "worked as a dock supervisor". */
const AS_TITLE =
  /\b(?:serv|work|act|start|hired|employ|promot)\w* (?:\w+ )?as (?:an? |the )?((?:\p{L}+ ){0,3}?)(\p{L}+)(?= |$|[,.;])/giu;

/** "one of three advisors". */
const AMONG = /\b(?:one of|among|us)\b/i;

const titleFact = (text: string, start: number): Fact => ({
  kind: 'title',
  text,
  start,
  end: start + text.length,
  reason: 'The source gives no such title.',
});

/** "was second author", "acted as lead", "Member of the group". */
const SAYS_SO = (title: string): RegExp =>
  new RegExp(
    `(?:^|\\b(?:was|were|is|am|as|became|made)\\b (?:an? |the )?)(?:[\\w-]+ ){0,3}?${title}\\b`,
    'i',
  );

/** What may stand before a title and look like a verb. */
const TITLE_OPENER =
  /^(?:acting|qualified|certified|licensed|registered|experienced|trained|skilled)$/;

/** "Lawyer in family law" where only "for three lawyers" stands in the source. */
function checkHead(text: string, basis: Basis): Fact[] {
  const head = wordsOf(text.split(HEAD_END)[0] ?? '').at(-1);
  if (head === undefined || !isTitleWord(head.lower) || /s$|^member$/.test(head.lower)) return [];
  const [first] = wordsOf(text);
  const opener = first?.lower ?? '';
  if (!TITLE_OPENER.test(opener) && (readVerb(opener).length > 0 || /(?:ed|ing)$/.test(opener)))
    return [];
  const isTold = basis.lines.some(
    (line) =>
      (isOfTitles(line) && holdsWord(line.stems, head.lower)) ||
      listDeeds(line.text).some(({ stem }) => stem === stemOf(head.lower)) ||
      SAYS_SO(head.lower).test(line.text),
  );
  return isTold ? [] : [titleFact(head.text, head.start)];
}

/** "served as coach" of "coached a team". */
const opensWith = ({ text }: SourceLine, title: string): boolean =>
  stemOf(/^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? '') === stemOf(title);

const AS_WHOM = /\bas (?:an? |the )?((?:\p{L}+(?: |$)){1,3})/giu;
const PERSON = /(?:or|er|ist|ian|man|woman)$/;

/** The words up to the first that is a title: "senior inspector" of "senior inspector for two years". */
function titleIn(words: string): string | null {
  const all = words.trim().split(' ');
  const last = all.findIndex((word) => isTitleWord(word.toLowerCase()) || PERSON.test(word));
  return last === -1 ? null : all.slice(0, last + 1).join(' ');
}

/** "as a licensed applicator" of "under a licensed applicator": the one who oversaw the work. */
const superiors = (text: string, { lines }: Basis): Fact[] =>
  Array.from(text.matchAll(AS_WHOM)).flatMap((match) => {
    const title = titleIn(match[1] ?? '');
    if (title === null) return [];
    const told = lines.filter((line) => hasForm(line.text, title));
    const others = new RegExp(
      `\\b(?:with|for|to|by|under|from|beside) (?:the|an?|my|our|his|her) (?:\\w+ )?${title}\\b`,
      'i',
    );
    return told.length > 0 && told.every((line) => others.test(line.text))
      ? [titleFact(title, text.indexOf(title, match.index))]
      : [];
  });

/** Titles that a text claims in so many words and that the source has for others, or only as a deed. */
export function checkTitles(text: string, basis: Basis): Fact[] {
  const claimed = Array.from(text.matchAll(AS_TITLE)).flatMap((match) => {
    const written = match[2] ?? '';
    const lower = written.toLowerCase();
    const isPlural =
      basis.words.has(`${lower}s`) && !/^(?:team|group|crew|volunteer|unit)$/.test(lower);
    if (!(isTitleWord(lower) || isPlural) || basis.words.has(lower)) return [];
    if (isPlural && AMONG.test(basis.text)) return [];
    if (basis.lines.some((line) => opensWith(line, lower))) return [];
    return [titleFact(written, match.index + match[0].length - written.length)];
  });
  return [
    ...claimed,
    ...superiors(text, basis),
    ...(basis.lines.some(({ path = '' }) => /^basics\.(?:label|summary)$|\.position$/.test(path))
      ? checkHead(text, basis)
      : []),
  ];
}
