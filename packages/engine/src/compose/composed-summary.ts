import type { Resume } from '@trueline/contracts';
import { type Draft, doubtAdded } from '../document/change-draft.ts';
import type { YearMonth } from '../document/dates.ts';
import type { JobTerm, JobTerms } from '../document/job-terms.ts';
import { listLines, type ResumeLine } from '../document/paths.ts';
import { hasForm } from '../language/forms.ts';
import { isHighlight, isSkillItem } from '../rules/line-kinds.ts';
import { compareNames } from '../taxonomy/same-name.ts';
import { findLatestTitle } from './headline.ts';
import type { HeldTitle } from './total-years.ts';

const SKILLS_MIN = 2;
const SKILLS_MAX = 4;

/** The person's line that shows the ad's form literally, a bullet before a list. */
function findLine(lines: readonly ResumeLine[], term: JobTerm): ResumeLine | undefined {
  const holding = lines.filter(({ text }) => hasForm(text, term.form));
  return (
    holding.find(({ path }) => isHighlight(path)) ?? holding.find(({ path }) => isSkillItem(path))
  );
}

/** The skill as a sentence names it: as the person's bullet does, or a plain phrase of a list in small letters. */
export function nameInSentence({ form, name, kind }: JobTerm, { path, text }: ResumeLine): string {
  const at = text.toLowerCase().indexOf(form.toLowerCase());
  const written = text.slice(at, at + form.length);
  if (isHighlight(path) && at > 0) return written;
  if (isCommonNoun(name, kind, written)) return written.toLowerCase();
  return /^\p{Lu}?[\p{Ll}-]+(?: \p{Lu}?\p{Ll}+)+$/u.test(written) && isPlainPhrase(written)
    ? written.toLowerCase()
    : written;
}

/** A skill whose name has a capital only where a list begins ("Month-end close", "Employee relations"), tools aside. */
const isCommonNoun = (name: string, kind: JobTerm['kind'], written: string): boolean =>
  kind !== 'tool' &&
  /^\p{Lu}[\p{Ll} /-]+$/u.test(name) &&
  /[ -]|(?:ing|tion|ics|ment)$/.test(name) &&
  /^\p{Lu}[^\p{Lu}]*$/u.test(written);

/** "Machine Learning" is a plain phrase, "Google Cloud" a name. */
const isPlainPhrase = (written: string): boolean =>
  /(?:ing|ment|sis|tion|ity|services?|care|design)$/i.test(written);

export const joinNames = (names: readonly string[]): string =>
  names.length === 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** "Clerk since 2017 with …", "Clerk for 6 years, with …". */
const spanOf = (held: HeldTitle | null): string =>
  held === null ? '' : ` ${held.span}${held.span.startsWith('for') ? ',' : ''}`;

const TOO_WIDE = /^(?:apis?|cloud|web|software|mobile|databases?|computers?|technology|data)$/i;
const STEM_LETTERS = 5;

/** Whether the title says the skill already: "plumbing" of a plumber. */
const isInTitle = (form: string, title: string): boolean =>
  !/\s/.test(form) && title.toLowerCase().includes(form.toLowerCase().slice(0, STEM_LETTERS));

/** Skills asked that a line shows in the ad's form, heaviest first. */
function listShown(
  resume: Resume,
  terms: JobTerms,
  title: string,
): { term: JobTerm; line: ResumeLine }[] {
  const lines = listLines(resume);
  return (
    [...terms.values()]
      .filter(
        ({ kind, requirementId }) =>
          (kind === 'hard' || kind === 'tool') && requirementId !== undefined,
      )
      // "Experience in API" says nothing, "plumber with experience in plumbing" the same twice.
      .filter(({ form }) => !TOO_WIDE.test(form) && !isInTitle(form, title))
      // A bare "back-end" is no noun.
      .filter(({ form, name }) => compareNames(form, name)?.how !== 'tail')
      .flatMap((term) => {
        const line = findLine(lines, term);
        return line === undefined ? [] : [{ term, line }];
      })
      .slice(0, SKILLS_MAX)
  );
}

/** Transformation 26: where there is no summary, one of the title last held and skills that the resume shows and the ad asks for. It waits for the person's word. */
export function proposeSummary(
  resume: Resume,
  terms: JobTerms,
  held: HeldTitle | null,
  asOf: YearMonth,
): Draft[] {
  if ((resume.basics?.summary ?? '').trim() !== '') return [];
  const latest = findLatestTitle(resume, asOf);
  if (latest === null) return [];
  const shown = listShown(resume, terms, latest.title);
  if (shown.length < SKILLS_MIN) return [];
  // The headline above it says the title already, the resume's own or the one proposed.
  const label = resume.basics?.label?.trim() ?? '';
  const isTold = label === '' || label.toLowerCase() === latest.title.toLowerCase();
  const opening =
    isTold && held === null ? 'Experience' : `${latest.title}${spanOf(held)} with experience`;
  const names = joinNames(shown.map(({ term, line }) => nameInSentence(term, line)));
  const after = `${opening} in ${names}.`;
  return [
    {
      path: 'basics.summary',
      before: '',
      after,
      kind: 'composed-summary',
      reason: 'One line of facts from your own resume, for who reads only the top.',
      ...(shown[0]?.term.requirementId === undefined
        ? {}
        : { requirementId: shown[0].term.requirementId }),
      sources: [
        { path: latest.path, text: latest.title },
        ...shown.map(({ line }) => ({ path: line.path, text: line.text })),
      ],
      verdict: 'confirm',
      doubts: doubtAdded('', after, 'Your lines say each of these; none says them together.'),
    },
  ];
}
