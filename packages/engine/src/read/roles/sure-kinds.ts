import { degreeLevel, hasDegree, hasSchool, namesLeaving } from '../fields/degree.ts';
import type { Block } from '../sections/block.ts';
import { holdsCertificate, holdsCertificateWord } from '../sections/certificate-names.ts';
import { opensWithCertificate } from '../sections/line-kinds.ts';
import type { Section } from '../sections/section-shape.ts';
import { namesCourse } from '../sections/short-courses.ts';
import { LINE_ROLES, type LineRole, type RoleRows } from './line-role.ts';
import { scoresByRole } from './role-model.ts';
import { roleWeights } from './role-weights.ts';

type Kind = Section['kind'];

/** Papers stand among schools and schools among papers, whatever the heading calls them; under a heading that says nothing stands either. */
const MOVES: Partial<Record<Kind, readonly Kind[]>> = {
  education: ['certificates', 'languages'],
  certificates: ['education'],
  courses: ['certificates', 'education'],
  other: ['certificates', 'education', 'languages'],
};
/** So much better must the best reading of the whole document be in which the row is of another kind. */
const MARGIN = 10;

/** A question or a label stands over what answers it. */
const ASKS = /[?:]$/;

/** What the words themselves say against a move. */
const AGAINST: Partial<Record<Kind, (block: Block) => boolean>> = {
  certificates: ({ text }) => namesStudies(text),
  education: ({ text }) => opensWithCertificate(text) || namesCourse(text),
};

/** A school of no paper, or what is learned at one for years. */
const namesStudies = (text: string): boolean => {
  const isPaper = holdsCertificate(text) || holdsCertificateWord(text) || namesCourse(text);
  const level = degreeLevel(text) ?? 'certificate';
  return (
    namesLeaving(text) ||
    (hasSchool(text) && !isPaper) ||
    (hasDegree(text) && level !== 'certificate')
  );
};

const kindOf = (role: LineRole): string => role.split('-')[0] ?? role;

/** By row, the kind that its learned role is surely of where the rules say another. */
function sureKinds(rows: RoleRows): (string | undefined)[] {
  return scoresByRole(rows, roleWeights()).map((scores, at) => {
    const byRules = kindOf(rows.first[at] ?? 'other');
    const most = Math.max(...scores);
    const best = LINE_ROLES[scores.indexOf(most)] ?? 'other';
    const own = scores.filter((_, role) => kindOf(LINE_ROLES[role] ?? 'other') === byRules);
    return most - Math.max(...own) >= MARGIN ? kindOf(best) : undefined;
  });
}

/** The sections with each whole row among the kind that its learned role is surely of. */
export function withSureKinds(sections: Section[], rows: RoleRows): Section[] {
  const sure = sureKinds(rows);
  // A part of a row is not what the whole is.
  const kindOfRow = ({ start, end }: Block): string | undefined =>
    sure[rows.blocks.findIndex((row) => row.start === start && row.end === end)];
  const moved = sections.map((section) => {
    const to = section.inline || section.told ? undefined : MOVES[section.kind];
    const kinds = section.blocks.map((block) =>
      ASKS.test(block.text)
        ? undefined
        : to?.find((kind) => kind === kindOfRow(block) && AGAINST[kind]?.(block) !== true),
    );
    return kinds.some((kind) => kind !== undefined) ? rowsApart(section, kinds) : [section];
  });
  return moved.every((parts, at) => parts[0] === sections[at]) ? sections : moved.flat();
}

function rowsApart(section: Section, kinds: readonly (Kind | undefined)[]): Section[] {
  const parts: Section[] = [{ ...section, blocks: [] }];
  for (const [index, block] of section.blocks.entries()) {
    const kind = kinds[index] ?? section.kind;
    const last = parts.at(-1) as Section;
    if (last.kind === kind) last.blocks.push(block);
    else if (kind === section.kind) parts.push({ kind, blocks: [block] });
    else parts.push({ kind, moved: true, blocks: [block] });
  }
  return parts.filter(({ heading, blocks }) => heading !== undefined || blocks.length > 0);
}
