import type { Score } from '@trueline/contracts';
import noWorkNouns from '../../data/asks/no-work-nouns.json' with { type: 'json' };
import { listLines } from '../document/paths.ts';
import { analyze } from '../language/analyze.ts';
import { hasForm } from '../language/forms.ts';
import { isSkillItem } from '../rules/line-kinds.ts';
import { REGION_NAMES } from '../taxonomy/places.ts';
import { findSkill, findSkills } from '../taxonomy/skills.ts';
import { optionsFor } from './experience-options.ts';
import { findLatestRole, findLikelyRole } from './likely-role.ts';
import {
  type AskContext,
  atEmployer,
  listRoles,
  type PlannedAsk,
  pointsLost,
  shorten,
  topicOf,
} from './planned-ask.ts';

type Wanted = Score['requirements'][number];

/** "Thermo King", "Xero": what is called so and nothing else. */
export const isNameOf = (term: string): boolean => {
  const kind = findSkill(term)?.kind;
  return kind === undefined ? /^\p{Lu}.*\p{Lu}/u.test(term) : kind === 'tool' || kind === 'cert';
};

const SECONDARY: ReadonlySet<string> = new Set(['soft', 'language', 'cert']);
/** So likely is it that someone has worked with a thing that their resume does not name. */
const LIKELY = { must: 0.4, nice: 0.35, context: 0.35 } as const;
const LISTED_LIKELY = 0.7;

/** The ad's words behind its name, unless they say no more. */
export const inQuotes = (subject: string, quote: string): string =>
  quote.toLowerCase() === subject.toLowerCase() ? '' : ` ("${quote}")`;

/** Required things without a trace. */
export function askGaps(context: AskContext): PlannedAsk[] {
  const { resume, score } = context;
  const asked = new Set<string>();
  // What is near alone counts in part and is still to be told.
  const near = new Set(
    score.missingKeywords.filter((one) => one.near === true).map(({ term }) => term),
  );
  const missing = score.requirements.filter(
    ({ kind, credit, skills }) =>
      kind === 'skill' && (credit === 0 || skills.every(({ text }) => near.has(text))),
  );
  return missing.flatMap((wanted) => {
    const skills = wanted.skills.filter(
      ({ name, text }, at, all) =>
        all.findIndex((skill) => skill.name === name) === at &&
        !all.some((other, i) => i < at && hasForm(text, other.text)) &&
        isAskedWork(wanted, name, score) &&
        !(wanted.level === 'context' && tellsApart(wanted.text, text)),
    );
    const terms = skills.map(({ text }) => text).slice(0, 3);
    const [term] = terms;
    if (term === undefined || asked.has(term.toLowerCase())) return [];
    for (const { text } of skills) asked.add(text.toLowerCase());
    const subject = terms.join(' or ');
    const entry = likelyRoleOf(context, wanted.text);
    const quote = shorten(wanted.text);
    const kind = findSkill(skills[0]?.name ?? '')?.kind ?? 'unrecognised';
    return [
      {
        id: `experience-${wanted.id}`,
        type: 'experience',
        prompt: `The ad asks for ${subject}${inQuotes(subject, quote)}. ${didThat(term, kind, terms.length)}${perhaps(resume, entry)}?`,
        about: {
          requirementId: wanted.id,
          ...(entry === null ? {} : { entry }),
          jobQuote: wanted.text,
          terms,
        },
        options: optionsFor(context, terms, entry),
        points: pointsLost(score, wanted.id),
        likely: LIKELY[wanted.level],
        why: 'The ad asks for it and no line of your resume shows it.',
        topic: topicOf('experience', term),
      } satisfies PlannedAsk,
    ];
  });
}

/** The role that a line about the text would stand under: one that lines can be added to. */
const likelyRoleOf = ({ resume, asOf }: AskContext, text: string): string | null =>
  listRoles(resume, findLikelyRole(resume, text) ?? findLatestRole(resume, asOf))[0]?.entry ?? null;

/** What the ad names in passing counts where a duty names it, and not as a short name in brackets. */
const isDuty = ({ text, skills }: Wanted, { requirements }: Score): boolean =>
  requirements.some((one) => one.kind === 'responsibility' && one.text === text) &&
  !skills.every((skill) => isAside(text, skill.text));

/** A short name in brackets, or one of several examples there. */
function isAside(text: string, form: string): boolean {
  const aside = [...text.matchAll(/\(([^()]*)\)/g)].find(([, held = '']) => held.includes(form));
  return aside !== undefined && (/^[A-Z]{2,4}$/.test(form) || /,.*,/.test(aside[1] ?? ''));
}

/** Whether a name in an ad is of work that someone may have done: not a quality, a language, a place, or a word said in passing. */
export function isAskedWork(wanted: Wanted, name: string, score: Score): boolean {
  const kind = findSkill(name)?.kind ?? 'unrecognised';
  if (SECONDARY.has(kind) || REGION_NAMES.has(name.toLowerCase())) return false;
  const forms = wanted.skills.flatMap((skill) =>
    skill.name === name || skill.text === name ? [skill.text] : [],
  );
  if (forms.length > 0 && forms.every((form) => isNoWork(wanted, form, kind, score))) return false;
  return wanted.level !== 'context' || (kind !== 'unrecognised' && isDuty(wanted, score));
}

/** What is felt or wished, not done: "lived experience of migration", "a passion for food". */
const FELT =
  /\b(?:lived experience|passion|passionate|interest(?:ed)?|enthusias\w+|love|belief|believe|curiosity|curious|commitment|committed)\b[^.;,]*$/i;
/** "QC own work": the short name is a verb. */
const OBJECT_BEHIND = /^ (?:own|my|your|the|all|every|each|their)\b/i;
const GENERAL = /\b(?:duties|tasks|responsibilities)$/i;
/** "in design" is no name, whatever is spelt like it. */
const PREPOSITION = /^(?:in|on|at|of|for|to|with|by|as) /;

/** Whether the ad's words are no work that one may have done: the name of the job itself, what is felt, or a general word. */
function isNoWork(wanted: Wanted, form: string, kind: string, score: Score): boolean {
  const at = wanted.text.indexOf(form);
  if (PREPOSITION.test(form) || GENERAL.test(form)) return true;
  if (FELT.test(wanted.text.slice(0, Math.max(0, at)))) return true;
  if (at >= 0 && OBJECT_BEHIND.test(wanted.text.slice(at + form.length))) return true;
  if (kind === 'tool' || kind === 'cert') return false;
  return isInTitle(wanted, score);
}

/** "Class 1 Long Haul Drivers": who applies for a job does not answer whether they have done it by its name. */
const isInTitle = ({ text }: Wanted, { requirements }: Score): boolean =>
  requirements.some(
    (one) => one.kind === 'title' && text.toLowerCase().includes(one.text.toLowerCase()),
  );

/** "refrigeration temps": a word before the thing that is meant. */
function tellsApart(text: string, form: string): boolean {
  const start = text.indexOf(form);
  // A short name keeps its meaning before any noun: "ELD hours".
  if (start === -1 || /^\P{Ll}+$/u.test(form)) return false;
  const end = start + form.length;
  const { tokens, phrases } = analyze(text, 'en');
  const phrase = phrases.find(
    ({ from, to }) => (tokens[from]?.start ?? 0) <= start && end <= (tokens[to - 1]?.end ?? 0),
  );
  const head = phrase === undefined ? undefined : tokens[phrase.head];
  return head !== undefined && head.start === end + 1 && !NO_WORK_NOUNS.has(head.lower);
}
/** "payroll experience": what stands behind says nothing of another thing. */
const NO_WORK_NOUNS: ReadonlySet<string> = new Set([
  ...noWorkNouns.rows,
  ...'skill skills services service work duties tasks principles practices procedures techniques methods processes standards'.split(
    ' ',
  ),
]);

const perhaps = (resume: AskContext['resume'], entry: string | null): string => {
  const where = atEmployer(resume, entry);
  return where === '' ? '' : `,${where} or elsewhere`;
};

/** A tool is used, a make is worked with, work is done. */
function didThat(term: string, kind: string, count: number): string {
  const it = count > 1 ? 'one of them' : 'it';
  if (kind === 'tool') return `Have you used ${it}`;
  return isNameOf(term) ? `Have you worked with ${it}` : 'Have you done that';
}

/** A listed skill that the ad asks for and that no bullet shows. */
export function askExamples(context: AskContext): PlannedAsk[] {
  const { resume, score, terms } = context;
  const lines = listLines(resume);
  const shown = lines
    .filter((line) => !line.entry.startsWith('skills'))
    .map((line) => line.text)
    .join('\n');
  const shownSkills = new Set(findSkills(shown).map((skill) => skill.name));
  return (
    lines
      .filter((line) => isSkillItem(line.path) && !hasForm(shown, line.text))
      .flatMap((line) => findSkills(line.text).map((skill) => ({ line, skill })))
      .filter(
        ({ skill }) =>
          skill.kind !== 'soft' && terms.has(skill.name) && !shownSkills.has(skill.name),
      )
      .filter(({ skill }, at, all) => all.findIndex((one) => one.skill.name === skill.name) === at)
      // "Python, Go, Ruby or similar" is asked for once.
      .filter(({ skill }, at, all) => {
        const id = terms.get(skill.name)?.requirementId;
        return all.findIndex((one) => terms.get(one.skill.name)?.requirementId === id) === at;
      })
      .flatMap(({ line, skill }): PlannedAsk[] => {
        const requirementId = terms.get(skill.name)?.requirementId;
        const wanted = score.requirements.find(({ id }) => id === requirementId);
        const quote = wanted === undefined ? '' : inQuotes('', shorten(wanted.text));
        const entry = likelyRoleOf(context, skill.text);
        const options = optionsFor(context, [skill.text], entry, true).filter(
          ({ target }) => target?.kind !== 'skill',
        );
        if (options.length < 2) return [];
        return [
          {
            id: `experience-${line.path.replace(/\W+/g, '-').replace(/-$/, '')}`,
            type: 'experience',
            prompt: `You list ${skill.text} and the ad asks for it${quote}, but no line of your work shows it. What did you use it for${perhaps(resume, entry)}?`,
            about: {
              path: line.path,
              line: line.text,
              ...(entry === null ? {} : { entry }),
              terms: [skill.text],
              ...(requirementId === undefined ? {} : { requirementId }),
              ...(wanted === undefined ? {} : { jobQuote: wanted.text }),
            },
            options,
            points: requirementId === undefined ? 0 : pointsLost(score, requirementId),
            likely: LISTED_LIKELY,
            why: 'A reader believes a skill that a bullet shows at work.',
            topic: topicOf('experience', skill.text),
          },
        ];
      })
  );
}
