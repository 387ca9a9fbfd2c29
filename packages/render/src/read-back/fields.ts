import type { ReadBackKind, Resume } from '@trueline/contracts';
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

/** The fields of a resume that have a text, in its own order. */
export function listFields(resume: Resume): Field[] {
  const { basics, work = [], education = [], skills = [] } = resume;
  const words = WORDS[findLanguage(resume)];
  const given: [ReadBackKind, string, string | undefined][] = [
    ['name', 'basics.name', basics?.name],
    ['email', 'basics.email', basics?.email],
    ['phone', 'basics.phone', basics?.phone],
    ...work.flatMap((entry, index): [ReadBackKind, string, string | undefined][] => [
      ['title', `work[${index}].position`, entry.position],
      ['employer', `work[${index}].name`, entry.name],
      ['date', `work[${index}]`, formatPeriod(entry, words)],
      ...indexed('bullet', `work[${index}].highlights`, entry.highlights),
    ]),
    ...education.flatMap((entry, index): [ReadBackKind, string, string | undefined][] => [
      ['school', `education[${index}].institution`, entry.institution],
      ['date', `education[${index}]`, formatPeriod(entry, words)],
      ...indexed('bullet', `education[${index}].highlights`, entry.highlights),
    ]),
    ...skills.flatMap(
      ({ name, keywords = [] }, index): [ReadBackKind, string, string | undefined][] =>
        keywords.length > 0
          ? indexed('skill', `skills[${index}].keywords`, keywords)
          : [['skill', `skills[${index}].name`, name]],
    ),
    ...(resume.meta?.trueline?.kept ?? []).flatMap(({ text }, index) =>
      cleanParagraphs(text).map((line): [ReadBackKind, string, string | undefined] => [
        'kept',
        `meta.trueline.kept[${index}]`,
        line,
      ]),
    ),
  ];
  return given
    .map(([kind, path, value]) => ({ kind, path, text: cleanText(value) }))
    .filter(({ text }) => text !== '');
}

function indexed(
  kind: ReadBackKind,
  path: string,
  texts: readonly string[] = [],
): [ReadBackKind, string, string][] {
  return texts.map((text, index) => [kind, `${path}[${index}]`, text]);
}
