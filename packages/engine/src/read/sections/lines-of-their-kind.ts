import { fold } from '../characters.ts';
import { findDateRange } from '../date-range.ts';
import { degreeLevel, hasDegree, hasSchool, startsWithDegree } from '../fields/degree.ts';
import { rowDate } from '../fields/entries.ts';
import { namesLanguages, opensWithLanguage } from '../fields/languages.ts';
import { titleScore } from '../fields/title-score.ts';
import type { Block } from './block.ts';
import { holdsCertificate, isCertificateAlone } from './certificate-names.ts';
import { namesKind } from './heading.ts';
import { kindsApart } from './kinds-within-lines.ts';
import { kindOfLine, opensWithCertificate, withoutDate } from './line-kinds.ts';
import { kindOfItems } from './odds.ts';
import { isPart } from './part-of-block.ts';
import type { SectionKind } from './section-kind.ts';
import type { Section } from './section-shape.ts';
import { isShortCourse } from './short-courses.ts';

type Moved =
  | 'certificates'
  | 'education'
  | 'languages'
  | 'references'
  | 'skills'
  | 'interests'
  | 'other';

/** Sections in which a line that names certificates, languages or references says so by chance: in an entry's list item it is part of what was done. */
const ENTRIES: ReadonlySet<SectionKind | 'header'> = new Set([
  'work',
  'volunteer',
  'projects',
  'publications',
  'awards',
  'references',
  'summary',
]);

/** Certificates, languages and references are known by their words wherever they stand, and get sections of their own. Breaks, permits and personal data are no jobs and no schools: they stay as text. */
export function withLinesOfTheirKind(sections: readonly Section[]): Section[] {
  return sections
    .map((section) => asCertificates(section, sections))
    .flatMap((whole) => {
      const section = { ...whole, blocks: kindsApart(whole) };
      const kinds = section.blocks.map((block) => movedKind(block, section));
      if (kinds.every((kind) => kind === undefined)) return [section];
      if (section.kind === 'other' && section.heading !== undefined)
        return oddsApart(section, kinds);
      const parts: Section[] = [{ ...section, blocks: [] }];
      section.blocks.forEach((block, index) => {
        const kind = kinds[index];
        const last = parts.at(-1) as Section;
        if (kind !== undefined) {
          if (last.moved === true && last.kind === kind) last.blocks.push(block);
          else parts.push({ kind, moved: true, blocks: [block] });
        } else if (last.moved === true) {
          parts.push({ kind: section.kind, blocks: [block] });
        } else last.blocks.push(block);
      });
      return parts.filter(({ heading, blocks }) => heading !== undefined || blocks.length > 0);
    });
}

/** Under "Other" a licence stands beside hobbies and a notice period: each row of a known kind goes to its own, and the rest stays under the heading that the person gave it. */
function oddsApart(section: Section, kinds: readonly (Moved | undefined)[]): Section[] {
  const rest = section.blocks.filter((_, index) => kinds[index] === undefined);
  const moved = section.blocks.flatMap((block, index): Section[] => {
    const kind = kinds[index];
    return kind === undefined ? [] : [{ kind, moved: true, blocks: [block] }];
  });
  return [...moved, { ...section, blocks: rest }];
}

/** "Courses" and "Safety training" whose rows are certificates and neither schools nor degrees; "Qualifications" beside "Education" that names no degree. */
function asCertificates(section: Section, sections: readonly Section[]): Section {
  const { kind, blocks } = section;
  // "Papers" are what a clerk wrote or what a guard has to show.
  if (kind === 'publications' && blocks.length > 0 && arePapersToShow(section))
    return { ...section, kind: 'certificates' };
  if ((kind !== 'courses' && kind !== 'education') || blocks.length === 0) return section;
  const isTaught = blocks.some(({ text }) => hasDegree(text) || hasSchool(text));
  const isBeside = sections.some((other) => other.kind === 'education' && other !== section);
  const isAcademic = blocks.some(({ text }) => ACADEMIC.has(degreeLevel(text) ?? 'certificate'));
  if (kind === 'education' && isTaught && (!isBeside || isAcademic)) return section;
  const named = blocks.filter(({ text }) => opensWithCertificate(text));
  // Courses that each have a date are held, whatever they are called and whoever gave them; a school's own have none. Beside the schools' own section even a diploma says nothing else.
  const isStudied = isBeside
    ? blocks.some(({ text }) => AT_UNIVERSITY.has(degreeLevel(text) ?? 'certificate'))
    : blocks.some(({ text }) => hasDegree(text));
  const isDated =
    kind === 'courses' &&
    !isStudied &&
    blocks.filter(({ text }) => findDateRange(text)).length * 2 > blocks.length;
  if (isDated) return { ...section, kind: 'certificates' };
  return named.length * 2 >= blocks.length ? { ...section, kind: 'certificates' } : section;
}

/** A licence, a certificate or a sworn office by the row's own words: its name opens the row or ends the first part of it, or it says until when it holds. */
const ENDS_NAME =
  /^(?!the |an? )(?:[^\s,;:|(–—]+ ){0,3}(?:licen[cs]e|permit|certificate|card|nc ii?i?)\s*(?:$|[,;:|(–—\t])/iu;
const HOLDS =
  /\b(?:valid (?:till|until|to|thru|through)|expir(?:es|y|ed)|exp\.)[^,;\d\p{L}]{0,3}(?:\p{L}{3,9} )?\d/iu;
const SWORN = /^(?:accredited|sworn) (?=\p{L})/iu;
const isShown = ({ text }: Block): boolean =>
  isCertificateAlone(withoutDate(/^[^,;:|(–—]+/.exec(text)?.[0] ?? '')) ||
  ENDS_NAME.test(text) ||
  HOLDS.test(text) ||
  (SWORN.test(text) && titleScore(text) >= 1);

/** "Papers to prove it": most rows are licences, and no journal and no publisher printed one. */
const QUOTED = /["“”«»„]/u;
const PUBLISHED =
  /(?<!\p{L})(?:journal|review|press|proceedings|conference|et al|magazine|vol|pp?|doi|publish\p{L}*)(?!\p{L})/iu;
function arePapersToShow({ heading, blocks }: Section): boolean {
  const isPrinted = ({ text }: Block): boolean => QUOTED.test(text) || PUBLISHED.test(text);
  if (blocks.some(isPrinted)) return false;
  // Under the bare word one row that is sure tells of the others: nobody writes "First aid" for a journal.
  const isBare = /^(?:my |the )?papers$/.test(fold(heading?.text ?? '').replace(/[\s:]+$/, ''));
  const isSure = ({ text }: Block): boolean =>
    withoutDate(/^[^,;:|(–—]+/.exec(text)?.[0] ?? '')
      .split(/\s*[+&/]\s*/)
      .every(isCertificateAlone);
  if (isBare && blocks.some(isSure)) return true;
  return blocks.filter(isShown).length * 2 > blocks.length;
}

const ACADEMIC: ReadonlySet<string> = new Set([
  'diploma',
  'associate',
  'bachelor',
  'master',
  'doctorate',
]);

const AT_UNIVERSITY: ReadonlySet<string> = new Set(
  [...ACADEMIC].filter((one) => one !== 'diploma'),
);

function movedKind(block: Block, { kind, blocks, heading }: Section): Moved | undefined {
  // "Skills / langs." holds both.
  if (kind === 'skills' && heading !== undefined && namesKind(heading.text, 'languages'))
    return kindOfLine(block.text) === 'languages' ? 'languages' : undefined;
  if (kind === 'languages' && isOther(block, blocks))
    return kindOfLine(block.text) === 'certificates' ? 'certificates' : 'skills';
  if (kind === 'certificates' && isStudies(block)) return 'education';
  if (SPOKEN.test(fold(block.text)) && kindOfLine(block.text) === 'languages')
    return kind === 'languages' ? undefined : 'languages';
  if (kind === 'certificates' || kind === 'languages' || kind === 'contact') {
    const own = kindOfLine(block.text);
    const isOfAnother =
      own === 'references' ||
      (own === 'languages' && kind === 'certificates') ||
      (own === 'certificates' && kind === 'languages' && !opensWithLanguage(block.text));
    if (own === 'personal' && kind === 'languages') return 'other';
    return isOfAnother ? own : undefined;
  }
  if (kind === 'education' && isShortCourse(block, blocks)) return 'certificates';
  const own = kindOfLine(block.text);
  if (own === undefined && kind === 'other') return kindOfItems(block) ?? papersAmongOdds(block);
  if (own === undefined) return kind === 'education' && isGiven(block) ? 'certificates' : undefined;
  if (own === 'references' && isOffer(block.text)) return 'other';
  if (own === 'certificates' && kind === 'publications' && !isShown(block)) return undefined;
  if (own === 'personal' && kind === 'interests') return 'other';
  if (own === 'personal' && kind === 'work' && !isInEntry(block, blocks)) return 'other';
  if (own === 'personal' || own === 'permit' || own === 'break')
    return kind === 'education' && own !== 'permit' ? 'other' : undefined;
  if (kind === 'header')
    return own === 'references' || (isBelowTop(block, blocks) && titleScore(block.text) < 1)
      ? own
      : undefined;
  if (ENTRIES.has(kind)) return own !== 'references' && isInEntry(block, blocks) ? undefined : own;
  // A skill may sound like a ticket, and a language like a skill: there each stands as the person put it.
  if (kind === 'skills' || kind === 'interests') return own === 'references' ? own : undefined;
  if (kind === 'education')
    return own === 'certificates' && !isCourse(block, blocks)
      ? own
      : own === 'certificates'
        ? undefined
        : own;
  return own;
}

/** "I speak French and some Dutch.": a sentence of languages, wherever it stands. */
const SPOKEN = /^(?:i|he|she|we)(?: can)?(?: also)? (?:speak|read|write|understand)s?(?!\p{L})/u;

/** A row with a school, a degree and the time there, in a list of training of all kinds. */
const isStudies = (block: Block): boolean =>
  block.bulletX === undefined &&
  rowDate(block)?.isRange === true &&
  hasSchool(block.text) &&
  hasDegree(block.text);

/** Under "Tools and languages", a list of several that names no language, and the row that it goes on in. */
function isOther(block: Block, blocks: readonly Block[]): boolean {
  const above = blocks[blocks.indexOf(block) - 1];
  const items = block.text.split(/[,;|]/);
  if (items.some(namesLanguages)) return false;
  return (
    items.length >= MIN_SKILLS ||
    (above !== undefined && isPart(above.text, block.text) && isOther(above, blocks))
  );
}

const MIN_SKILLS = 3;

/** "Basic Food Safety, Sample Training, 2024" beside a licence and hobbies. */
const papersAmongOdds = ({ text, prose }: Block): Moved | undefined => {
  const date = findDateRange(text);
  const isTold = prose || date === undefined || date.isRange;
  return !isTold && opensWithCertificate(text) ? 'certificates' : undefined;
};

/** "References available upon request" names nobody. */
const isOffer = (text: string): boolean => OFFER.test(text) && text.split(' ').length <= 9;
const OFFER = /request|available|provided|supplied|demand|anfrage|solicitud|pedido|furnished/i;

/** "First aid, Red Aloe Trust, renewed 2024": a certificate by its usual name, who gave it and when, among schools. */
function isGiven({ text }: Block): boolean {
  const range = findDateRange(text);
  const [name = '', ...others] = text.split(/,\s+|\s+[–—-]\s+|\t|\s*\|\s*/);
  return (
    range !== undefined &&
    !range.isRange &&
    others.length > 0 &&
    others.length <= MAX_GIVEN &&
    others.every((part) => part.split(' ').length <= MAX_GIVEN_WORDS) &&
    isCertificateAlone(withoutDate(name)) &&
    !hasSchool(text) &&
    !hasDegree(text)
  );
}

const MAX_GIVEN = 3;
const MAX_GIVEN_WORDS = 6;

/** Below the school's row or above it, a certificate is what was studied there. */
function isCourse(block: Block, blocks: readonly Block[]): boolean {
  if (isCertificateAlone(withoutDate(block.text)) && !startsWithDegree(block.text)) return false;
  // "First Aid, Red Cross, 2024" has no school in it.
  const [name = ''] = block.text.split(/[,;|(–—]|\s-\s/);
  if (isCertificateAlone(name) && !hasSchool(block.text) && !hasDegree(block.text)) return false;
  const at = blocks.indexOf(block);
  const [above, below] = [blocks[at - 1], blocks[at + 1]];
  // A row that names both its school and its degree says all of its studies.
  const isSchool = (other: Block | undefined): boolean =>
    other !== undefined && hasSchool(other.text) && !hasDegree(other.text);
  if (hasSchool(block.text) || hasDegree(block.text) || !holdsCertificate(block.text)) return true;
  return (
    (isSchool(above) && block.line.gapBefore < 0.5) ||
    (isSchool(below) && (below?.line.gapBefore ?? 1) < 0.5)
  );
}

/** In the header the first rows are the name, the title and the contacts. */
const isBelowTop = (block: Block, blocks: readonly Block[]): boolean => blocks.indexOf(block) >= 2;

/** A list item, or a row that other rows of its entry follow. */
function isInEntry(block: Block, blocks: readonly Block[]): boolean {
  const at = blocks.indexOf(block);
  const next = blocks[at + 1];
  const isBefore = blocks.slice(at + 1).some((other) => rowDate(other)?.isRange === true);
  const isHead = rowDate(block)?.isRange === true || titleScore(block.text) >= 1;
  return (
    block.bulletX !== undefined || at === 0 || next?.bulletX !== undefined || isBefore || isHead
  );
}
