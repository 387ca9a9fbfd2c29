import { CERTIFICATE_NAME, CERTIFICATE_ONLY } from '../../taxonomy/certificates.ts';
import { fold } from '../characters.ts';
import { hasDegree, hasSchool } from '../fields/degree.ts';
import { rowDate } from '../fields/entries.ts';
import { titleScore } from '../fields/title-score.ts';
import type { Block } from './block.ts';
import { isCertificate, kindOfLine, withoutDate } from './line-kinds.ts';
import type { SectionKind } from './section-kind.ts';
import type { Section } from './section-shape.ts';

type Moved = 'certificates' | 'languages' | 'references' | 'other';

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
  return sections.map(asCertificates).flatMap((section) => {
    const kinds = section.blocks.map((block) => movedKind(block, section));
    if (kinds.every((kind) => kind === undefined)) return [section];
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

/** "Courses" and "Safety training" whose rows are certificates and neither schools nor degrees. */
function asCertificates(section: Section): Section {
  const { kind, blocks } = section;
  if (kind !== 'courses' && kind !== 'education') return section;
  const isTaught = blocks.some(({ text }) => hasDegree(text) || hasSchool(text));
  if (blocks.length === 0 || (kind !== 'courses' && isTaught)) return section;
  const named = blocks.filter(({ text }) => isCertificate(text.split(/,\s|\s[-–|]\s/u)[0] ?? ''));
  return named.length * 2 >= blocks.length ? { ...section, kind: 'certificates' } : section;
}

function movedKind(block: Block, { kind, blocks }: Section): Moved | undefined {
  if (kind === 'certificates' || kind === 'languages' || kind === 'contact') {
    const own = kindOfLine(block.text);
    return own === 'references' || (own === 'languages' && kind === 'certificates')
      ? own
      : undefined;
  }
  const own = kindOfLine(block.text);
  if (own === undefined) return undefined;
  if (own === 'references' && isOffer(block.text)) return 'other';
  if (own === 'personal' || own === 'permit' || own === 'break')
    return kind === 'education' && own !== 'permit' ? 'other' : undefined;
  if (kind === 'header') return own === 'references' || isBelowTop(block, blocks) ? own : undefined;
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

/** "References available upon request" names nobody. */
const isOffer = (text: string): boolean => OFFER.test(text) && text.split(' ').length <= 9;
const OFFER = /request|available|provided|supplied|demand|anfrage|solicitud|pedido|furnished/i;

/** Below the school's row or above it, a certificate is what was studied there. */
function isCourse(block: Block, blocks: readonly Block[]): boolean {
  if (CERTIFICATE_ONLY.test(fold(withoutDate(block.text)))) return false;
  const at = blocks.indexOf(block);
  const [above, below] = [blocks[at - 1], blocks[at + 1]];
  const isSchool = (other: Block | undefined): boolean =>
    other !== undefined && hasSchool(other.text);
  if (hasSchool(block.text) || hasDegree(block.text) || !CERTIFICATE_NAME.test(fold(block.text)))
    return true;
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
