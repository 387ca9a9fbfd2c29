import type { Blank, Score } from '@trueline/contracts';
import { listLines } from '../document/paths.ts';
import { hasForm } from '../language/forms.ts';
import { isSkillItem } from '../rules/line-kinds.ts';
import { capitalize } from '../rules/line-text.ts';
import { REGION_NAMES } from '../taxonomy/places.ts';
import { findSkill, findSkills } from '../taxonomy/skills.ts';
import { findLatestRole, findLikelyRole } from './likely-role.ts';
import {
  type AskContext,
  atEmployer,
  listRoles,
  NO,
  type PlannedAsk,
  type PlannedOption,
  pointsLost,
  shorten,
  topicOf,
} from './planned-ask.ts';

type Wanted = Score['requirements'][number];

const SECONDARY: ReadonlySet<string> = new Set(['soft', 'language', 'cert']);
/** So likely is it that someone has worked with a thing that their resume does not name. */
const LIKELY = { must: 0.4, nice: 0.35, context: 0.35 } as const;
const LISTED_LIKELY = 0.7;
const FREQUENCIES = ['daily', 'weekly', 'monthly', 'now and then'];

/** The ad's words behind its name, unless they say no more. */
export const inQuotes = (subject: string, quote: string): string =>
  quote.toLowerCase() === subject.toLowerCase() ? '' : ` ("${quote}")`;

/** Required things without a trace, and listed ones that no bullet shows. */
export function askExperience(context: AskContext): PlannedAsk[] {
  return [...gaps(context), ...examples(context)];
}

function gaps(context: AskContext): PlannedAsk[] {
  const { resume, score } = context;
  const asked = new Set<string>();
  const missing = score.requirements.filter(
    (wanted) => wanted.kind === 'skill' && wanted.credit === 0,
  );
  return missing.flatMap((wanted) => {
    const skills = wanted.skills.filter(
      ({ name }, at, all) =>
        all.findIndex((skill) => skill.name === name) === at && isAskedWork(wanted, name, score),
    );
    const terms = skills.map(({ text }) => text).slice(0, 3);
    const [term] = terms;
    if (term === undefined || asked.has(term.toLowerCase())) return [];
    for (const { text } of skills) asked.add(text.toLowerCase());
    const subject = terms.join(' or ');
    const entry = findLikelyRole(resume, wanted.text) ?? findLatestRole(resume, context.asOf);
    const quote = shorten(wanted.text);
    const kind = findSkill(skills[0]?.name ?? '')?.kind ?? 'unrecognised';
    return [
      {
        id: `experience-${wanted.id}`,
        type: 'experience',
        prompt: `The ad asks for ${subject}${inQuotes(subject, quote)}. Where have you ${kind === 'tool' ? 'worked with it' : 'done this'}${perhaps(resume, entry)}, and on what?`,
        about: {
          requirementId: wanted.id,
          ...(entry === null ? {} : { entry }),
          jobQuote: wanted.text,
          terms,
        },
        options: optionsFor(context, terms, kind, entry),
        points: pointsLost(score, wanted.id),
        likely: LIKELY[wanted.level],
        why: 'The ad asks for it and no line of your resume shows it.',
        topic: topicOf('experience', term),
      } satisfies PlannedAsk,
    ];
  });
}

/** What the ad names in passing counts where a duty names it, and not as a short name in brackets. */
const isDuty = ({ text, skills }: Wanted, { requirements }: Score): boolean =>
  requirements.some((one) => one.kind === 'responsibility' && one.text === text) &&
  !skills.every(
    (skill) =>
      /^[A-Z]{2,4}$/.test(skill.text) && new RegExp(`\\([^)]*${skill.text}[^)]*\\)`).test(text),
  );

/** Whether a name in an ad is of work that someone may have done: not a quality, a language, a place, or a word said in passing. */
export function isAskedWork(wanted: Wanted, name: string, score: Score): boolean {
  const kind = findSkill(name)?.kind ?? 'unrecognised';
  if (SECONDARY.has(kind) || REGION_NAMES.has(name.toLowerCase())) return false;
  return wanted.level !== 'context' || (kind !== 'unrecognised' && isDuty(wanted, score));
}

const perhaps = (resume: AskContext['resume'], entry: string | null): string => {
  const where = atEmployer(resume, entry);
  return where === '' ? '' : `, perhaps${where}`;
};

const TOOL_LINE = 'Used [thing] to [what]{, [often]}{, since [since]}';
const WORK_LINE = '[thing]: [what]{, [often]}{, since [since]}';

/** A yes with what it was for, in a role; a yes that only lists it; a no. */
function optionsFor(
  { resume }: AskContext,
  terms: readonly string[],
  kind: string,
  entry: string | null,
): PlannedOption[] {
  const roles = listRoles(resume, entry);
  const [term = ''] = terms;
  const isTool = kind === 'tool';
  const thing: Blank[] =
    terms.length > 1
      ? [
          {
            name: 'thing',
            kind: 'choice',
            label: 'Which one?',
            choices: [...terms],
            optional: false,
          },
        ]
      : [];
  const line = (isTool ? TOOL_LINE : WORK_LINE).replace(
    '[thing]',
    terms.length > 1 ? '[thing]' : isTool ? term : capitalize(term),
  );
  const role: Blank[] =
    roles.length > 1
      ? [
          {
            name: 'role',
            kind: 'choice',
            label: 'Where?',
            choices: roles.map(({ label }) => label),
            optional: true,
          },
        ]
      : [];
  const bullet: PlannedOption[] =
    roles[0] === undefined
      ? []
      : [
          {
            id: 'yes',
            label: 'Yes',
            line,
            blanks: [
              ...thing,
              {
                name: 'what',
                kind: 'text',
                label: isTool
                  ? 'What did you use it to do?'
                  : 'What did you do, on what or for whom?',
                optional: false,
              },
              ...role,
              {
                name: 'often',
                kind: 'choice',
                label: 'How often?',
                choices: FREQUENCIES,
                optional: true,
              },
              { name: 'since', kind: 'date', label: 'Since when?', optional: true },
            ],
            target: { kind: 'bullet', entry: roles[0].entry, roles },
          },
        ];
  return [
    ...bullet,
    {
      id: bullet.length === 0 ? 'yes' : 'partly',
      label: bullet.length === 0 ? 'Yes' : 'Yes, only list it with my skills',
      line: terms.length > 1 ? '[thing]' : capitalize(term),
      blanks: thing,
      target: { kind: 'skill' },
    },
    NO,
  ];
}

/** A listed skill that the ad asks for and that no bullet shows. */
function examples(context: AskContext): PlannedAsk[] {
  const { resume, score, terms } = context;
  const lines = listLines(resume);
  const shown = lines
    .filter((line) => !line.entry.startsWith('skills'))
    .map((line) => line.text)
    .join('\n');
  const shownSkills = new Set(findSkills(shown).map((skill) => skill.name));
  return lines
    .filter((line) => isSkillItem(line.path) && !hasForm(shown, line.text))
    .flatMap((line) => findSkills(line.text).map((skill) => ({ line, skill })))
    .filter(
      ({ skill }) => skill.kind !== 'soft' && terms.has(skill.name) && !shownSkills.has(skill.name),
    )
    .filter(({ skill }, at, all) => all.findIndex((one) => one.skill.name === skill.name) === at)
    .flatMap(({ line, skill }): PlannedAsk[] => {
      const requirementId = terms.get(skill.name)?.requirementId;
      const wanted = score.requirements.find(({ id }) => id === requirementId);
      const quote = wanted === undefined ? '' : inQuotes('', shorten(wanted.text));
      const entry = findLikelyRole(resume, skill.text) ?? findLatestRole(resume, context.asOf);
      const options = optionsFor(context, [skill.text], skill.kind, entry).filter(
        ({ target }) => target?.kind !== 'skill',
      );
      if (options.length < 2) return [];
      return [
        {
          id: `experience-${line.path.replace(/\W+/g, '-').replace(/-$/, '')}`,
          type: 'experience',
          prompt: `You list ${skill.text} and the ad asks for it${quote}, but no bullet shows it. Where did you use it${perhaps(resume, entry)}, and what for?`,
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
    });
}
