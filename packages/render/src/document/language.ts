import type { Resume } from '@trueline/contracts';

const RESUME_LANGUAGES = ['en', 'fr', 'de', 'es', 'pt', 'it', 'nl', 'pl', 'sv'] as const;
export type ResumeLanguage = (typeof RESUME_LANGUAGES)[number];

/** The commonest short words of each, none shared with another of them. */
const SHORT_WORDS: Record<ResumeLanguage, ReadonlySet<string>> = {
  en: new Set('the and of for with to by from at as is was'.split(' ')),
  fr: new Set('les et des du une pour dans avec au aux sur par'.split(' ')),
  de: new Set('der die das und mit für von im den zur zum dem bei eine'.split(' ')),
  es: new Set('el los las y fue sus más también hasta desde'.split(' ')),
  pt: new Set('os das dos em uma com não pela pelo ao até'.split(' ')),
  it: new Set('il gli della dei delle nel nella di che sono alla dal ho'.split(' ')),
  nl: new Set('het een voor bij aan zijn naar ook uit'.split(' ')),
  pl: new Set('w z oraz przy się jest dla od po'.split(' ')),
  sv: new Set('och att som för av på är till ett'.split(' ')),
};

/** Fewer short words say nothing of a language. */
const MIN_SHORT_WORDS = 8;

/** How many times as many short words another language must have than English. */
const CLEAR_LEAD = 4;

/** `meta.language` (a tag such as `fr` or `de-CH`) where it is given; else the language in which the sentences are clearly written; else English. */
export function findLanguage(resume: Resume): ResumeLanguage {
  const given = resume.meta?.language;
  if (typeof given === 'string') {
    const tag = given.toLowerCase().split(/[-_]/)[0];
    return RESUME_LANGUAGES.find((language) => language === tag) ?? 'en';
  }
  const words =
    sentencesOf(resume)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const count = (language: ResumeLanguage): number =>
    words.filter((word) => SHORT_WORDS[language].has(word)).length;
  const counts = RESUME_LANGUAGES.map((language) => ({ language, words: count(language) }));
  const [first, ...others] = counts.toSorted((a, b) => b.words - a.words);
  const english = others.find(({ language }) => language === 'en')?.words ?? 0;
  const isClear =
    first !== undefined && first.words >= MIN_SHORT_WORDS && first.words >= CLEAR_LEAD * english;
  return isClear ? first.language : 'en';
}

/** What is told in sentences, and what is printed as its author wrote it. */
function sentencesOf({ basics, work = [], projects = [], education = [], meta }: Resume): string {
  const { asWritten = [], kept = [] } = meta?.trueline ?? {};
  return [
    basics?.summary,
    ...[...work, ...projects, ...education].flatMap((entry) => [
      'summary' in entry ? entry.summary : undefined,
      ...(entry.highlights ?? []),
    ]),
    ...asWritten.flatMap(({ lines }) => lines.map(({ text }) => text)),
    ...kept.map(({ text }) => text),
  ].join(' ');
}
