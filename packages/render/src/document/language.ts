import type { Resume } from '@trueline/contracts';

const RESUME_LANGUAGES = ['en', 'fr', 'de'] as const;
export type ResumeLanguage = (typeof RESUME_LANGUAGES)[number];

/** The commonest short words of each, none shared with another of them. */
const SHORT_WORDS: Record<ResumeLanguage, ReadonlySet<string>> = {
  en: new Set('the and of for with to by from at as is was'.split(' ')),
  fr: new Set('le la les et des du une pour dans avec au aux sur par'.split(' ')),
  de: new Set('der die das und mit für von im den zur zum dem bei eine'.split(' ')),
};

/** Fewer short words say nothing of a language. */
const MIN_SHORT_WORDS = 8;

/** How many times as many short words another language must have than English. */
const CLEAR_LEAD = 4;

/** `meta.language` (a tag such as `fr` or `de-CH`) where it is given; else French or German where the sentences are clearly written in it; else English. */
export function findLanguage(resume: Resume): ResumeLanguage {
  const given = resume.meta?.language;
  if (typeof given === 'string') {
    const tag = given.toLowerCase().split(/[-_]/)[0];
    return RESUME_LANGUAGES.find((language) => language === tag) ?? 'en';
  }
  const counts = countShortWords(resume);
  const [first = 'en'] = (['fr', 'de'] as const).toSorted((a, b) => counts[b] - counts[a]);
  const isClear = counts[first] >= MIN_SHORT_WORDS && counts[first] >= CLEAR_LEAD * counts.en;
  return isClear ? first : 'en';
}

function countShortWords({ basics, work = [], projects = [] }: Resume) {
  const entries = [...work, ...projects].flatMap(({ summary, highlights = [] }) => [
    summary,
    ...highlights,
  ]);
  const sentences = [basics?.summary, ...entries].join(' ').toLowerCase();
  const words = sentences.match(/\p{L}+/gu) ?? [];
  const count = (language: ResumeLanguage): number =>
    words.filter((word) => SHORT_WORDS[language].has(word)).length;
  return { en: count('en'), fr: count('fr'), de: count('de') };
}
