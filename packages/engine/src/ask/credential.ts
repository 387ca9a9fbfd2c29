import type { Score } from '@trueline/contracts';
import { listLines, type ResumeLine } from '../document/paths.ts';
import { findVerbForm } from '../language/en/verb-forms.ts';
import { hasForm } from '../language/forms.ts';
import { capitalize } from '../rules/line-text.ts';
import { inQuotes } from './experience.ts';
import {
  type AskContext,
  NO,
  type PlannedAsk,
  type PlannedOption,
  pointsLost,
  shorten,
  topicOf,
} from './planned-ask.ts';

type Wanted = Score['requirements'][number];

const LIKELY = { cert: 0.5, degree: 0.3, language: 0.3 } as const;
const LEVELS = ['Native', 'Fluent', 'Professional', 'Conversational', 'Basic'];

/** So many letters more than the name a quote has to have. */
const QUOTE_MIN = 25;

/** What an ad adds to the name of a document. */
const STANDING = /^(?:(?:valid|current|active|unexpired|clean|full|unrestricted) ){1,3}/i;

/** A certificate, licence, degree or language that the ad asks for and the resume does not show. */
export function askCredentials({ score, resume }: AskContext): PlannedAsk[] {
  const lines = listLines(resume);
  const asked = new Set<string>();
  return score.requirements.flatMap((wanted): PlannedAsk[] => {
    const { kind } = wanted;
    // "You report to the RN": what an ad names in passing it does not ask for.
    if (wanted.level === 'context' || wanted.credit > 0) return [];
    if (kind !== 'cert' && kind !== 'degree' && kind !== 'language') return [];
    const terms = [...new Set(wanted.skills.map(({ text }) => text))].slice(0, 3);
    const quote = shorten(wanted.text);
    const subject = terms.length > 0 ? terms.join(' or ') : quote;
    if (asked.has(subject.toLowerCase())) return [];
    asked.add(subject.toLowerCase());
    const first = terms[0] ?? quote;
    // "checks tray tickets": an act, whatever it was read as.
    if (findVerbForm(/^[a-z]+/.exec(first)?.[0] ?? '', 'third') !== null) return [];
    const shown = lines.find((line) => showsPlainly(line, first));
    const options =
      shown === undefined
        ? { cert: certificate, degree, language }[kind](first)
        : inStanding(shown, first);
    return [
      {
        id: `credential-${wanted.id}`,
        type: 'credential',
        prompt: promptOf(kind, subject, quote),
        about: {
          requirementId: wanted.id,
          jobQuote: wanted.text,
          terms: terms.length > 0 ? terms : [subject],
          ...(shown === undefined ? {} : { path: shown.path, line: shown.text }),
        },
        options,
        points: pointsLost(score, wanted.id),
        likely: LIKELY[kind],
        why: 'The ad asks for it, and who reads many resumes looks for it first.',
        topic: topicOf('credential', first),
      },
    ];
  });
}

/** "Class 5 licence" where the ad asks for "Valid class 5". */
function showsPlainly({ path, text }: ResumeLine, name: string): boolean {
  const plain = name.replace(STANDING, '');
  return (
    plain !== name &&
    /\S \S/.test(plain) &&
    /^(?:certificates|skills)\[/.test(path) &&
    text.toLowerCase().startsWith(plain.toLowerCase()) &&
    hasForm(text, plain)
  );
}

/** What the person holds already, said to be as the ad wants it. */
function inStanding({ path, text }: ResumeLine, name: string): PlannedOption[] {
  const [standing = ''] = STANDING.exec(name) ?? [];
  const line = `${capitalize(standing)}${text}`;
  return [{ id: 'yes', label: 'Yes', line, blanks: [], target: { kind: 'replace', path } }, NO];
}

function promptOf(kind: Wanted['kind'], subject: string, quote: string): string {
  const named = subject.replace(/^(?:Valid|Current|Active)(?= )/, (word) => word.toLowerCase());
  // A quote that says no more than the name is left out.
  const said = quote.length < subject.length + QUOTE_MIN ? '' : inQuotes(subject, quote);
  const asked = `${named}${said}`;
  if (kind === 'degree')
    return `The ad asks for this: "${quote}". Have you a degree or diploma that your resume does not show?`;
  if (kind === 'language') return `The ad asks for ${asked}. Do you speak it?`;
  return `The ad asks for ${asked}. Do you hold it?`;
}

function certificate(name: string): PlannedOption[] {
  const held = capitalize(name);
  const yes = `${held}{, since [since]}{, valid until [until]}`;
  const working = `${held} (in progress{, expected [until]})`;
  return [
    {
      id: 'yes',
      label: 'Yes, I hold it',
      line: yes,
      blanks: [
        { name: 'since', kind: 'date', label: 'Since when?', optional: true },
        { name: 'until', kind: 'date', label: 'Valid until?', optional: true },
      ],
      target: { kind: 'entry', section: 'certificates', fields: { name: yes } },
    },
    {
      id: 'partly',
      label: 'I am working on it',
      line: working,
      blanks: [{ name: 'until', kind: 'date', label: 'Expected when?', optional: true }],
      target: { kind: 'entry', section: 'certificates', fields: { name: working } },
    },
    NO,
  ];
}

function degree(): PlannedOption[] {
  return [
    {
      id: 'yes',
      label: 'Yes',
      line: '[name]{, [school]}{, [year]}',
      blanks: [
        { name: 'name', kind: 'text', label: 'Which one, and in what?', optional: false },
        { name: 'school', kind: 'text', label: 'Where?', optional: true },
        { name: 'year', kind: 'date', label: 'When?', optional: true },
      ],
      target: {
        kind: 'entry',
        section: 'education',
        fields: { studyType: '[name]', institution: '{[school]}', endDate: '{[year]}' },
      },
    },
    {
      id: 'partly',
      label: 'I am working on one',
      line: '[name] (in progress){, [school]}',
      blanks: [
        { name: 'name', kind: 'text', label: 'Which one, and in what?', optional: false },
        { name: 'school', kind: 'text', label: 'Where?', optional: true },
      ],
      target: {
        kind: 'entry',
        section: 'education',
        fields: { studyType: '[name] (in progress)', institution: '{[school]}' },
      },
    },
    NO,
  ];
}

function language(name: string): PlannedOption[] {
  return [
    {
      id: 'yes',
      label: 'Yes',
      line: `${capitalize(name)}{: [level]}`,
      blanks: [
        { name: 'level', kind: 'choice', label: 'How well?', choices: LEVELS, optional: true },
      ],
      target: {
        kind: 'entry',
        section: 'languages',
        fields: { language: capitalize(name), fluency: '{[level]}' },
      },
    },
    NO,
  ];
}
