import {
  findAsWritten,
  isPrintedAsWritten,
  type ReadBackKind,
  type Resume,
} from '@trueline/contracts';
import { cleanParagraphs, cleanText } from '../document/clean-text.ts';
import { formatPeriod } from '../document/dates.ts';
import { findLanguage } from '../document/language.ts';
import { WORDS } from '../document/words.ts';

/** A value that an employer's system must find, as the files show it. */
export interface Field {
  kind: ReadBackKind;
  /** Where it stands in the resume: `work[0].highlights[2]`; of a period, the entry. */
  path: string;
  text: string;
}

type Given = [kind: ReadBackKind, path: string, text: string | undefined];

/** The fields of a resume that have a text, in its own order. */
export function listFields(resume: Resume): Field[] {
  const { basics, work = [], education = [], skills = [] } = resume;
  const words = WORDS[findLanguage(resume)];
  const given: Given[] = [
    ['name', 'basics.name', basics?.name],
    ['email', 'basics.email', basics?.email],
    ['phone', 'basics.phone', basics?.phone],
    ...(linesOf(resume, 'work') ??
      work.flatMap((entry, index): Given[] => [
        ['title', `work[${index}].position`, entry.position],
        ['employer', `work[${index}].name`, entry.name],
        ['date', `work[${index}]`, formatPeriod(entry, words)],
        ...indexed('bullet', `work[${index}].highlights`, entry.highlights),
      ])),
    ...(linesOf(resume, 'education') ??
      education.flatMap((entry, index): Given[] => [
        ['school', `education[${index}].institution`, entry.institution],
        ['date', `education[${index}]`, formatPeriod(entry, words)],
        ...indexed('bullet', `education[${index}].highlights`, entry.highlights),
      ])),
    ...skills.flatMap(({ name, keywords = [] }, index): Given[] =>
      keywords.length > 0
        ? indexed('skill', `skills[${index}].keywords`, keywords)
        : [['skill', `skills[${index}].name`, name]],
    ),
    ...(resume.meta?.trueline?.kept ?? []).flatMap((piece, index) =>
      isPrintedAsWritten(piece, resume)
        ? []
        : cleanParagraphs(piece.text).map(
            (line): Given => ['kept', `meta.trueline.kept[${index}]`, line],
          ),
    ),
  ];
  return given
    .map(([kind, path, value]) => ({ kind, path, text: cleanText(value) }))
    .filter(({ text }) => text !== '');
}

/** The lines of a section that is printed as it was written: texts whose words have to come through, whatever a reader takes them for. */
function linesOf(resume: Resume, section: string): Given[] | undefined {
  return findAsWritten(resume, section)?.lines.flatMap(({ text, dates }, index): Given[] => {
    const path = `meta.trueline.asWritten.${section}[${index}]`;
    return [
      ['kept', path, text],
      ['kept', path, dates],
    ];
  });
}

function indexed(
  kind: ReadBackKind,
  path: string,
  texts: readonly string[] = [],
): [ReadBackKind, string, string][] {
  return texts.map((text, index) => [kind, `${path}[${index}]`, text]);
}
