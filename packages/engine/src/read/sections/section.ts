import type { DegreeLevel } from '@trueline/contracts';
import { fold } from '../characters.ts';
import { isWholeDate } from '../date-range.ts';
import { findEmail } from '../fields/contacts.ts';
import { degreeLevel, hasDegree, hasSchool, startsWithDegree } from '../fields/degree.ts';
import { rowDate } from '../fields/entries.ts';
import { splitItems } from '../fields/skills.ts';
import { companyScore, titleScore } from '../fields/title-score.ts';
import { namesVoucher } from '../fields/vouchers.ts';
import type { Block } from './block.ts';
import { holdsCertificateWord } from './certificate-names.ts';
import { headingLooks, kindInColumn } from './column-headings.ts';
import { withDatedSentencesApart } from './dated-sentences.ts';
import { guessHeadingKind } from './heading.ts';
import { canBeHeading, isKnownHeading, kindOf } from './heading-row.ts';
import { goesOnInline, inlineHeading, labelsApart, repeatedLabels } from './inline-headings.ts';
import {
  isConsent,
  isPersonalForm,
  withPaidService,
  withSkillsByTheme,
} from './kind-by-document.ts';
import { isCertificate, kindOfLine, opensWithCertificate } from './line-kinds.ts';
import { withLinesOfTheirKind } from './lines-of-their-kind.ts';
import {
  isAlike,
  isStronger,
  type Looks,
  looksOf,
  namesEntriesToo,
  namesOneEntry,
} from './looks.ts';
import { isPersonalItem, kindOfItems } from './odds.ts';
import { opensWithJob, withRecoveredEntries } from './recovered-entries.ts';
import { withRowsOfTheirKind } from './rows-without-headings.ts';
import type { SectionKind } from './section-kind.ts';
import type { Section } from './section-shape.ts';
import { withToldLife } from './told-life.ts';

export type { Section } from './section-shape.ts';

/** Room above a heading that is more than a line's own, in line heights. */
const MIN_ROOM = 0.3;

/** Cuts the document at its headings: known words, then lines that look the same as those. */
export function findSections(rows: readonly Block[]): Section[] {
  const blocks = rows.flatMap(labelsApart);
  const known = blocks.filter((block) => isKnownHeading(block) && !isLabel(block));
  const looks = commonLooks(known, blocks) ?? repeatedLooks(blocks, known.length);
  const further = looks && furtherLooks(known, looks, blocks);
  const sections: Section[] = [{ kind: 'header', blocks: [] }];
  // At the top of a page nothing stands above.
  const within = known.filter((block) => block.page === blocks[blocks.indexOf(block) - 1]?.page);
  const room = Math.min(...within.map(({ line }) => line.gapBefore));
  const repeated = repeatedLabels(blocks);
  const email = findEmail(blocks)?.text ?? '';
  let current = sections[0] as Section;
  let ofColumn: Looks | undefined;
  const open = (section: Section): void => {
    sections.push(section);
    current = section;
  };
  blocks.forEach((block, index) => {
    if (current.inline === true && !goesOnInline(block, current)) current = openAbove(sections);
    if (block.line.startsColumn && !isWorkGoingOn(blocks.slice(index), current))
      open({ kind: 'header', blocks: [] });
    if (block.line.startsColumn) ofColumn = headingLooks(block);
    const kind =
      headingKind(block, looks, further, current, blocks) ??
      kindInColumn(block, ofColumn) ??
      unlistedKind(block, blocks[index - 1], blocks[index + 1], looks, current, room);
    const inline = kind === undefined ? inlineHeading(block, current, repeated) : undefined;
    if (kind === 'other' && isNamedByEmail(block.text, email)) {
      open({ kind: 'header', blocks: [block] });
    } else if (inline !== undefined) {
      if (inline.before !== undefined) current.blocks.push(inline.before);
      open({ kind: inline.kind, heading: inline.heading, blocks: [inline.rest], inline: true });
    } else if (isConsent(block.text)) open({ kind: 'other', blocks: [block] });
    else if (kind === undefined) current.blocks.push(block);
    else open({ kind, heading: block, blocks: [] });
  });
  const worked = withSkillsByTheme(withPaidService(sections));
  const named = worked.map((section): Section => {
    if (section.kind === 'other' && section.heading !== undefined)
      return { ...section, kind: kindByContent(section, worked) };
    if (isPersonalForm(section)) return { ...section, kind: 'contact' };
    return isSchooling(section, worked) ? { ...section, kind: 'education' } : section;
  });
  const apart = withRecoveredEntries(named).map(withDatedSentencesApart);
  return withLinesOfTheirKind(withRowsOfTheirKind(withToldLife(apart)));
}

/** A person's name in the type of the headings, below contacts that came first: the address holds its last word. */
function isNamedByEmail(text: string, email: string): boolean {
  const words = fold(text).split(' ');
  const last = words.at(-1) ?? '';
  const isName = words.length >= 2 && words.length <= 4 && /^[\p{L} .'’-]+$/u.test(text);
  return isName && last.length >= 4 && fold(email.split('@')[0] ?? '').includes(last);
}

/** Below a heading that shares the row of its list, what doesn't go on with that list goes on with the section above. */
const openAbove = (sections: readonly Section[]): Section =>
  sections.findLast(({ inline }) => inline !== true) as Section;

/** Jobs that run over from the column before into the next. */
const isWorkGoingOn = (blocks: readonly Block[], above: Section | undefined): boolean =>
  above?.kind === 'work' && opensWithJob(blocks);

const isAcademic = (level: DegreeLevel | undefined): boolean =>
  level !== undefined && level !== 'certificate' && level !== 'diploma';

/** "Training" that lists a degree with its school, in a document without education. */
function isSchooling({ kind, heading, blocks }: Section, sections: readonly Section[]): boolean {
  if (kind !== 'certificates' && kind !== 'courses') return false;
  if (sections.some((section) => section.kind === 'education')) return false;
  const rows = blocks.slice(0, 3).map(({ text }) => text);
  const isOfCertificates = holdsCertificateWord(heading?.text ?? '');
  // Under "Certificates" a vocational one and a diploma are none of a school's degrees.
  const isTaught = (row: string): boolean =>
    hasDegree(row) && (!isOfCertificates || isAcademic(degreeLevel(row)));
  return rows.some((row) => hasSchool(row)) && rows.some(isTaught);
}

/** A section whose heading says nothing: entries with periods are schools where they name degrees or schools, else jobs, unless such a section is known. */
const MAX_TOLD_ROWS = 4;
const MIN_POSTS = 2;

function kindByContent(section: Section, sections: readonly Section[]): Section['kind'] {
  const { blocks } = section;
  const isOpen = (kind: SectionKind): boolean => !sections.some((section) => section.kind === kind);
  if (blocks.length > 0 && blocks.every(({ text }) => kindOfLine(text) === 'languages'))
    return isOpen('languages') ? 'languages' : 'other';
  if (blocks.length > 0 && blocks.every(namesVoucher))
    return isOpen('references') ? 'references' : 'other';
  const isFirst = sections.find(({ heading }) => heading !== undefined) === section;
  if (isFirst && isOpen('summary') && blocks.length > 0 && blocks.length <= MAX_TOLD_ROWS) {
    const isTold = ({ text }: Block): boolean => text.split(' ').length > 4 && /[.!]$/.test(text);
    if (blocks.every(isTold)) return 'summary';
  }
  const held = blocks.filter(({ text }) => opensWithCertificate(text)).length;
  const listed = new Set(blocks.map(kindOfItems));
  // Among certificates a row of skills or of interests makes all of them odds and ends.
  if (held > 1 && 2 * held >= blocks.length)
    return listed.size > 1 || !listed.has(undefined) ? 'other' : 'certificates';
  const periods = blocks.filter((block) => rowDate(block)?.isRange === true).length;
  if (periods === 0) {
    // Under "Other", a licence or a notice period beside other rows makes them odds and ends.
    const isOther = section.heading !== undefined && kindOf(section.heading) === 'other';
    const isMixed = isOther && blocks.some(({ text }) => kindOfLine(text) !== undefined);
    const [only] = listed;
    if (listed.size === 1 && only !== undefined) return only;
    const isOfBoth = listed.has('interests') && listed.has('skills');
    const isTold = isMixed || isOfBoth || blocks.some(({ prose }) => prose);
    const items = isTold ? [] : blocks.flatMap(splitItems);
    const isList = items.length >= 4 && !items.some(({ text }) => isPersonalItem(text));
    return isList && isOpen('skills') && !blocks.some((block) => rowDate(block))
      ? 'skills'
      : 'other';
  }
  // "Teaching" over posts at schools: titles, periods and what was done there.
  const titled = blocks.filter(
    ({ text, bulletX }) => bulletX === undefined && titleScore(text.split(',')[0] ?? '') >= 1,
  );
  const done = blocks.filter(({ bulletX }) => bulletX !== undefined).length;
  if (periods >= MIN_POSTS && titled.length >= periods && done >= periods) return 'work';
  const taught = blocks.filter((block) => hasDegree(block.text) || hasSchool(block.text)).length;
  if (taught >= periods) return isOpen('education') ? 'education' : 'other';
  // Right below jobs, titles with periods are further ones.
  const above = sections[sections.indexOf(section) - 1];
  const named = blocks.filter((block) => rowDate(block)?.isRange && titleScore(block.text) >= 1);
  const goesOn = above?.kind === 'work' && 2 * named.length >= periods;
  return isOpen('work') || goesOn ? 'work' : 'other';
}

/** A label in a table that opens a section, whatever the headings outside look like. */
const isLabel = ({ line }: Block): boolean => line.ofLabel === 'heading';

function headingKind(
  block: Block,
  looks: Looks | undefined,
  further: Looks | undefined,
  within: Section | undefined,
  blocks: readonly Block[],
): SectionKind | undefined {
  if (!canBeHeading(block)) return undefined;
  const kind = kindOf(block);
  if (kind === undefined || isLabel(block)) return kind;
  if ((within?.blocks.length ?? 0) > 0 && within?.kind === kind && namesOneEntry(block, blocks))
    return undefined;
  if (looks === undefined) return kind;
  const own = looksOf(block);
  if (isAlike(own, looks) || isStronger(own, looks)) return kind;
  if (namesEntriesToo(block, blocks)) return undefined;
  if (further !== undefined && isAlike(own, further) && !isGroupOf(kind, own, within)) return kind;
  if (isSidebarHeading(block, own, looks) && !isGroupOf(kind, own, within)) return kind;
  return isHeadingWithin(block, kind, within) ? kind : undefined;
}

/** Of lists that stand within another section under a smaller heading: "Licences" by the format's own word for a heading, "Referees:" by its colon. */
const LISTED_WITHIN: ReadonlySet<SectionKind> = new Set([
  'certificates',
  'languages',
  'references',
  'interests',
]);

/** Within jobs such words are said of a job, and within skills they name a group. */
function isHeadingWithin(block: Block, kind: SectionKind, within: Section | undefined): boolean {
  if (within === undefined || within.kind === kind || !LISTED_WITHIN.has(kind)) return false;
  if (ENTRY_KINDS.has(within.kind)) return false;
  return block.line.headingLevel !== undefined || /:\s*$/.test(block.text);
}

const ENTRY_KINDS: ReadonlySet<SectionKind | 'header'> = new Set([
  'header',
  'contact',
  'skills',
  'work',
  'volunteer',
  'projects',
]);

/** A sidebar's headings may be smaller, but in the same weight and case, with room above. */
function isSidebarHeading(block: Block, own: Looks, looks: Looks): boolean {
  const sameStyle = own.level === looks.level && own.caps === looks.caps && own.bold === looks.bold;
  return sameStyle && own.size >= 0.7 * looks.size && block.line.gapBefore >= 0.4;
}

/** "Languages" and "Tools" within the skills are groups of skills, unless they look like the skills' own heading. */
function isGroupOf(kind: SectionKind, own: Looks, within: Section | undefined): boolean {
  const isPeer = within?.heading !== undefined && isAlike(own, looksOf(within.heading));
  return within?.kind === 'skills' && !isPeer && (kind === 'languages' || kind === 'skills');
}

/** A line that looks like the headings without being in the lexicon; above the first heading it is the name or a title. */
function unlistedKind(
  block: Block,
  previous: Block | undefined,
  next: Block | undefined,
  looks: Looks | undefined,
  within: Section,
  room: number,
): SectionKind | undefined {
  if (looks === undefined || !canBeHeading(block) || next === undefined) return undefined;
  if (block.line.besideHeadings) return undefined;
  if (!isMarked(looks) || !isAlike(looksOf(block), looks)) return undefined;
  if (isBelowSentence(block, previous, looks)) return guessHeadingKind(block.text);
  // Below a period alone on its row stands what it dates.
  if (previous !== undefined && isWholeDate(previous.text)) return undefined;
  const guess = guessHeadingKind(block.text);
  const isAtTop = within.kind === 'header' || within.kind === 'contact';
  if (isAtTop && !isAfterContacts(within.blocks)) return undefined;
  if (isSetAsHeading(block, looks, within, room)) return guess;
  // Words of a heading, or a heading by the format's own word, above anything; other words not above a date or like a title.
  const isSure =
    looks.level > 0 ||
    (guess !== 'other'
      ? block.line.gapBefore >= 0.4 || looks.size > next.line.size + 0.5
      : looks.size > next.line.size + 1 && block.line.gapBefore >= 0.4);
  // Where all known headings have room above, a row without any is none.
  if (!isSure && room >= MIN_ROOM && block.line.gapBefore < room / 2) return undefined;
  const isEntry =
    isEntryLike(block) && (guess === 'other' || !isSure || titleScore(block.text) >= 1);
  if (isEntry || (!isSure && rowDate(next) !== undefined)) return undefined;
  return rowDate(block) === undefined && !/[@|]/.test(block.text) ? guess : undefined;
}

/** In capitals as all headings, right below the end of a paragraph: no part of that, whatever the words. */
function isBelowSentence(block: Block, previous: Block | undefined, looks: Looks): boolean {
  const isEnd = previous?.prose === true && /\p{Ll}{2}[.!?]$/u.test(previous.text);
  const isName = /[|@,:()\d]/.test(block.text) || titleScore(block.text) >= 1;
  return isEnd && looks.caps && !isName && companyScore(block.text) < 1 && !hasSchool(block.text);
}

/** In capitals as all headings, with their room above, below a list of certificates, skills, schools or the like: no title or employer stands there, whatever the words. */
function isSetAsHeading(block: Block, looks: Looks, { kind }: Section, room: number): boolean {
  if (!looks.caps || room < MIN_ROOM || block.line.gapBefore < room || !LISTS.has(kind))
    return false;
  const { text } = block;
  if (/[|@,:()\d]/.test(text) || text.replace(/[^\p{L}]/gu, '').length < 5) return false;
  return !hasSchool(text) && !startsWithDegree(text) && !isCertificate(text);
}

/** Sections whose own rows are seldom in capitals with room above. */
const LISTS: ReadonlySet<SectionKind | 'header'> = new Set([
  'education',
  'certificates',
  'skills',
  'languages',
  'publications',
  'awards',
  'interests',
]);

/** What stands below an address, number or link is no longer the name or a title. */
function isAfterContacts(blocks: readonly Block[]): boolean {
  return blocks.some(
    (block) => /@|\d{3}.*\d{4}|https?:/.test(block.text) || block.links.length > 0,
  );
}

/** A job title, an employer, a degree or a line with figures in the same type as the headings is not one of them; nor, where only capitals tell, a line without room above. */
function isEntryLike(block: Block): boolean {
  const text = block.text.replace(/^\d{1,2}[.)] /, '');
  const letters = text.replace(/[^\p{L}]/gu, '').length;
  if (letters < 5 || /[|@,\d]|:\s*\S/.test(text)) return true;
  if (looksOf(block).size === 0 && !block.line.bold && block.line.gapBefore < 0.5) return true;
  return (
    titleScore(block.text) >= 1 || companyScore(block.text) >= 1 || startsWithDegree(block.text)
  );
}

/** Looks that body text does not share. */
function isMarked(looks: Looks): boolean {
  return looks.level > 0 || looks.caps || looks.bold || looks.size > 0;
}

const MIN_REPEATED = 3;

/** Where the words of at most one heading are known: looks that body text doesn't share, of at least three short lines with room above, the largest of those. */
function repeatedLooks(blocks: readonly Block[], known: number): Looks | undefined {
  const lines = blocks.filter(
    (block, index) =>
      index > 0 &&
      canBeHeading(block) &&
      !isLabel(block) &&
      (block.line.gapBefore >= 0.3 || block.line.headingLevel !== undefined) &&
      rowDate(block) === undefined &&
      block.text.length < 45,
  );
  const groups: { looks: Looks; count: number }[] = [];
  for (const block of lines) {
    const looks = looksOf(block);
    const group = groups.find((candidate) => isAlike(candidate.looks, looks));
    if (group === undefined) groups.push({ looks, count: 1 });
    else group.count++;
  }
  const body = median(blocks.map((block) => block.line.size));
  const strong = groups.filter(
    ({ looks, count }) =>
      count >= (known > 0 ? 2 : MIN_REPEATED) &&
      (looks.level > 0 || looks.caps || looks.bold || looks.size > body + 0.5) &&
      blocks.filter((block) => isAlike(looksOf(block), looks)).length <= count + 2,
  );
  return strong.sort((a, b) => level(a.looks) - level(b.looks) || b.looks.size - a.looks.size)[0]
    ?.looks;
}

const level = (looks: Looks): number => (looks.level > 0 ? looks.level : 9);

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Looks of a sidebar's own headings: capitals or bold, of at least three kinds, shared by nothing else. */
function furtherLooks(
  known: readonly Block[],
  looks: Looks,
  blocks: readonly Block[],
): Looks | undefined {
  const others = known.filter((block) => !isAlike(looksOf(block), looks));
  return others.map(looksOf).find((own) => {
    if (!own.caps && !own.bold) return false;
    const alike = others.filter((block) => isAlike(looksOf(block), own));
    const sharing = blocks.filter((block) => isAlike(looksOf(block), own)).length;
    return new Set(alike.map(kindOf)).size >= MIN_REPEATED && sharing <= alike.length + 1;
  });
}

/** The looks that most known headings share: those of different kinds count once each. */
function commonLooks(known: readonly Block[], blocks: readonly Block[]): Looks | undefined {
  const groups: { looks: Looks; kinds: Set<string>; blocks: Block[] }[] = [];
  for (const block of known) {
    const looks = looksOf(block);
    const group = groups.find((candidate) => isAlike(candidate.looks, looks));
    const kind = kindOf(block) ?? '';
    if (group === undefined) groups.push({ looks, kinds: new Set([kind]), blocks: [block] });
    else {
      group.kinds.add(kind);
      group.blocks.push(block);
    }
  }
  const core = (kinds: Set<string>): number =>
    ['work', 'education', 'skills', 'summary'].filter((kind) => kinds.has(kind)).length;
  const best = groups.sort(
    (a, b) => core(b.kinds) - core(a.kinds) || b.kinds.size - a.kinds.size,
  )[0];
  if (best === undefined || best.kinds.size < 2) return undefined;
  // Looks that much of the document shares say nothing: only known words count there.
  const sharing = blocks.filter((block) => isAlike(looksOf(block), best.looks)).length;
  return sharing > Math.max(14, best.blocks.length * 3) ? undefined : best.looks;
}
